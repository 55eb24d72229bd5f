import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ENERGY_RATINGS } from "../../shared/home-attributes/home-values.ts";
import { bitOf, featureBits, MARKET_FEATURES } from "../features.ts";
import { MARKET_STATUSES } from "../market-home.ts";
import { type Area, type MarketFilter, NO_MARKET_FILTER, type PlaceCondition } from "../search/market-filter.ts";
import {
  anyFilter,
  anyHome,
  anyHomes,
  compareNaively,
  expectFacets,
  filledWith,
  HOME_OF_POOL,
  judged,
  POOL,
  TODAY,
} from "./any-market.test-data.ts";
import type { IndexAnswer, IndexedHome, SearchPlace } from "./indexed-home.ts";
import { MarketColumns } from "./market-columns.ts";
import { fitsNaively, unknownOf } from "./naive-market.test-data.ts";

const HOME = HOME_OF_POOL;

function indexOf(homes: readonly Partial<IndexedHome>[]): MarketColumns {
  const index = new MarketColumns();
  for (const [i, home] of homes.entries()) index.put({ ...HOME, number: i + 1, ...home });
  return index;
}

const ask = (
  index: MarketColumns,
  filter: Partial<MarketFilter> = {},
  more: { pools?: string[]; limit?: number; after?: SearchPlace | null } = {},
): IndexAnswer =>
  index.search({
    filter: { ...NO_MARKET_FILTER, ...filter },
    pools: [POOL],
    today: TODAY,
    limit: 100,
    after: null,
    ...more,
  });
const found = (index: MarketColumns, filter: Partial<MarketFilter>) => ask(index, filter).numbers.sort((a, b) => a - b);
const range = (min: number | null, max: number | null) => ({ min, max });

describe("conditions", () => {
  test("a home of a pool that is not asked for is neither found nor counted", () => {
    const index = indexOf([{}, { pool: "theirs", floor: 7 }]);
    expect(ask(index)).toMatchObject({ total: 1, numbers: [1], facets: { operation: [{ value: "venta", count: 1 }] } });
    expect(ask(index, {}, { pools: [] })).toMatchObject({ total: 0, numbers: [], facets: { operation: [] } });
    expect(ask(index, {}, { pools: ["unheard of"] }).total).toBe(0);
    expect(ask(index, {}, { pools: [POOL, "theirs"] }).total).toBe(2);
  });

  test("only homes that can be had, unless other statuses are asked for", () => {
    const index = indexOf(MARKET_STATUSES.map((status) => ({ status })));
    expect(found(index, {})).toEqual([1]);
    expect(found(index, { statuses: ["reservado", "cerrado"] })).toEqual([2, 3]);
    expect(ask(index).facets.status.map(({ value }) => value)).toEqual([...MARKET_STATUSES]);
  });

  test("bounds of a price are in whole units and both included; a home without a price fits none", () => {
    const index = indexOf([
      { priceCents: 200_000_00 },
      { priceCents: 250_000_00 },
      { priceCents: 250_000_01 },
      { priceCents: null },
    ]);
    expect(found(index, { price: range(200_000, 250_000) })).toEqual([1, 2]);
    expect(found(index, { price: range(null, 1_000_000) })).toEqual([1, 2, 3]);
    expect(found(index, {})).toEqual([1, 2, 3, 4]);
  });

  test("prices of another currency fit no price of the one that was asked for", () => {
    const index = indexOf([{}, { currency: "USD" }]);
    expect(found(index, { price: range(null, 300_000), currency: "USD" })).toEqual([2]);
    expect(found(index, { price: range(null, 300_000), currency: "ARS" })).toEqual([]);
    expect(found(index, { currency: "USD" })).toEqual([1, 2]);
  });

  test("250,000 € for 100 m² are 2,500 €/m²; without an area nobody can say", () => {
    const index = indexOf([{}, { builtAreaM2: null }, { priceCents: null }]);
    expect(ask(index, { unitPrice: range(2_500, 2_500) })).toMatchObject({ total: 2, unconfirmed: 1, numbers: [1, 2] });
    expect(found(index, { unitPrice: range(2_501, null) })).toEqual([2]);
  });

  test("rooms that nobody said neither find nor lose a home: it comes last", () => {
    const index = indexOf([{ rooms: null, listedOn: "2026-11-20" }, { rooms: 3 }, { rooms: 2 }]);
    expect(ask(index, { rooms: range(3, null) })).toMatchObject({ total: 2, unconfirmed: 1, numbers: [2, 1] });
  });

  test("counts beyond 254 mean as many or more, and are found by every count above", () => {
    const index = indexOf([{ rooms: 300 }, { rooms: 253 }]);
    expect(found(index, { rooms: range(254, null) })).toEqual([1]);
    expect(found(index, { rooms: range(280, null) })).toEqual([1]);
  });

  test("ground floor and basement are floors; the year of a home that nobody said is unconfirmed", () => {
    const index = indexOf([{ floor: 0 }, { floor: -1 }, { floor: null, yearBuilt: null }]);
    expect(ask(index, { floor: range(null, 0), yearBuilt: range(1900, null) })).toMatchObject({
      total: 3,
      unconfirmed: 1,
    });
    expect(found(index, { floor: range(1, null) })).toEqual([3]);
  });

  test("an energy rating of C or better: A, B and C, and homes whose letter nobody said", () => {
    const index = indexOf([...ENERGY_RATINGS, null].map((energyRating) => ({ energyRating })));
    expect(found(index, { energyFrom: "C" })).toEqual([1, 2, 3, 8]);
  });

  test("«con ascensor» loses homes that have none, «sin ascensor» those that have one; unknown ones stay in both", () => {
    const lift = (hasLift: boolean | null) => {
      const { has, known } = featureBits({ hasLift });
      return { features: has, knownFeatures: known };
    };
    const index = indexOf([lift(true), lift(false), lift(null)]);
    expect(ask(index, { features: ["hasLift"] }).numbers).toEqual([1, 3]);
    expect(ask(index, { notFeatures: ["hasLift"] }).numbers).toEqual([2, 3]);
    // Without the exclusion one home would have a lift.
    expect(ask(index, { notFeatures: ["hasLift"] }).facets.features).toEqual([{ value: "hasLift", count: 1 }]);
  });

  test("all features have their bit in the columns", () => {
    expect(MARKET_FEATURES.length).toBeLessThanOrEqual(16);
    const index = indexOf(MARKET_FEATURES.map((name) => ({ features: bitOf(name), knownFeatures: bitOf(name) })));
    for (const [i, name] of MARKET_FEATURES.entries()) {
      expect(ask(index, { features: [name] }).numbers[0]).toBe(i + 1);
    }
  });

  test("new within seven days of 26 November: from 19 November on", () => {
    const index = indexOf([{ listedOn: "2026-11-19" }, { listedOn: "2026-11-18" }]);
    expect(found(index, { newWithinDays: 7 })).toEqual([1]);
  });

  test("a price that rose, or that fell longer ago, has not fallen within seven days", () => {
    const before = { priceCents: 90_000_00, priceChangedOn: "2026-11-20" };
    const index = indexOf([
      { ...before, previousPriceCents: 100_000_00 },
      { ...before, previousPriceCents: 80_000_00 },
      { ...before, previousPriceCents: 100_000_00, priceChangedOn: "2026-11-10" },
      {},
    ]);
    expect(found(index, { droppedWithinDays: 7 })).toEqual([1]);
  });

  test("only with these words: all of them, in any form; the last may be half typed where no home has it", () => {
    const index = indexOf([{ terms: "terraz lumin" }, { terms: "terraz" }, { terms: "lumin patin" }]);
    const foundWith = (words: string) => found(index, { words, onlyWords: true });
    expect(foundWith("Terraza luminosa")).toEqual([1]);
    expect(foundWith("terrazas")).toEqual([1, 2]);
    expect(foundWith("luminoso pat")).toEqual([3]);
    expect(foundWith("terraza helipuerto")).toEqual([]);
    expect(foundWith("de la")).toEqual([1, 2, 3]);
  });

  test("words order and exclude nothing: two of two, one of two, none; then what is not known", () => {
    const index = indexOf([
      { terms: "patin" },
      { terms: "lumin", rooms: null },
      { terms: "lumin" },
      { terms: "terraz lumin", rooms: null },
      { terms: "" },
    ]);
    expect(ask(index, { words: "Terraza luminosa", rooms: range(3, null) })).toMatchObject({
      total: 5,
      withWords: 1,
      unconfirmed: 2,
      numbers: [4, 3, 2, 5, 1],
    });
    expect(ask(index, { words: "luminoso" })).toMatchObject({ total: 5, withWords: 3 });
    expect(ask(index, {}).withWords).toBe(0);
  });

  test("homes to let come behind those for sale where nobody said which, whatever the order", () => {
    const index = indexOf([
      { operation: "alquiler", priceCents: 900_00, terms: "lumin" },
      { priceCents: 250_000_00 },
      { operation: "alquiler", priceCents: 700_00 },
      { priceCents: 200_000_00 },
    ]);
    expect(ask(index, { sort: "precio" }).numbers).toEqual([4, 2, 3, 1]);
    expect(ask(index, { sort: "precio", words: "luminoso" }).numbers).toEqual([4, 2, 1, 3]);
    expect(ask(index, { sort: "precio", operation: "alquiler" }).numbers).toEqual([3, 1]);
  });
});

describe("places", () => {
  const valencia: PlaceCondition = { kind: "municipio", name: "Valencia", code: "46250" };
  const ruzafa = {
    kind: "barrio",
    name: "Ruzafa",
    municipalityCode: "46250",
    latitude: 39.4624,
    longitude: -0.3727,
    radiusM: 600,
  } satisfies PlaceCondition;
  test("a district holds the homes of its quarters by where they lie, a quarter only those that name it or none", () => {
    const index = indexOf([
      { quarter: "Arrancapins" },
      { quarter: "Ruzafa" },
      { quarter: null },
      { quarter: "Arrancapins", latitude: 39.5 },
    ]);
    expect(found(index, { places: [{ ...ruzafa, name: "Extramurs", isWide: true }] })).toEqual([1, 2, 3]);
    expect(found(index, { places: [ruzafa] })).toEqual([2, 3]);
  });

  const torrent = {
    municipalityCode: "46244",
    town: "Torrent",
    quarter: null,
    postalCode: "46900",
    latitude: 39.437,
    longitude: -0.465,
  };
  const madrid = {
    municipalityCode: "28079",
    town: "Madrid",
    quarter: null,
    postalCode: "28001",
    latitude: 40.42,
    longitude: -3.69,
  };

  test("a town, a province, a postcode", () => {
    const index = indexOf([{}, torrent, madrid, { municipalityCode: null, postalCode: "46006" }]);
    expect(found(index, { places: [valencia] })).toEqual([1]);
    expect(found(index, { places: [{ kind: "provincia", name: "Valencia", code: "46" }] })).toEqual([1, 2, 4]);
    expect(found(index, { places: [{ kind: "codigo-postal", name: "46006", code: "46006" }] })).toEqual([1, 4]);
    expect(found(index, { places: [valencia, { kind: "municipio", name: "Madrid", code: "28079" }] })).toEqual([1, 3]);
    expect(found(index, { notPlaces: [valencia] })).toEqual([2, 3, 4]);
  });

  test("Mexico has postcodes of five digits too", () => {
    const index = indexOf([{ country: "MX", municipalityCode: null, postalCode: "46006", town: "Amatitán" }]);
    expect(found(index, { places: [{ kind: "codigo-postal", name: "46006", code: "46006" }] })).toEqual([]);
    expect(found(index, { places: [{ kind: "provincia", name: "Valencia", code: "46" }] })).toEqual([]);
  });

  test("a quarter is its name in its town, whatever the accents, or its circle where a home names none", () => {
    const index = indexOf([
      { quarter: "RUZAFÁ" },
      { quarter: null },
      { quarter: null, latitude: 39.48 },
      { quarter: "Campanar" },
      { quarter: "Ruzafa", municipalityCode: "28079" },
      { quarter: null, latitude: null, longitude: null },
    ]);
    expect(found(index, { places: [ruzafa] })).toEqual([1, 2]);
    expect(found(index, { notPlaces: [ruzafa] })).toEqual([3, 4, 5, 6]);
  });

  test("a home that names the quarter and no town lies in it where its position says so; of another province it does not", () => {
    const untold = { quarter: "Ruzafa", municipalityCode: null, town: "Valencia" };
    const index = indexOf([
      { ...untold, postalCode: "46006" },
      { ...untold, postalCode: "46006", latitude: 39.48 },
      { ...untold, postalCode: null },
      { ...untold, postalCode: "28001" },
      { ...untold, postalCode: "46006", quarter: "Campanar" },
      { ...untold, postalCode: "46006", quarter: null },
      { ...untold, postalCode: null, country: "AR" },
    ]);
    expect(found(index, { places: [ruzafa] })).toEqual([1, 3, 6]);
    expect(found(index, { notPlaces: [ruzafa] })).toEqual([2, 4, 5, 7]);
    // Without a town in the condition its name and its circle decide, in every country.
    expect(found(index, { places: [{ ...ruzafa, municipalityCode: null }] })).toEqual([1, 3, 4, 6, 7]);
  });

  test("a town abroad is its name in its country", () => {
    const cordoba: PlaceCondition = {
      kind: "ciudad",
      name: "Córdoba",
      country: "AR",
      latitude: -31.42,
      longitude: -64.18,
      radiusM: 9_000,
    };
    const abroad = {
      country: "AR",
      municipalityCode: null,
      postalCode: null,
      quarter: null,
      latitude: -31.42,
      longitude: -64.18,
    };
    const index = indexOf([
      { ...abroad, town: "Cordoba" },
      { ...abroad, town: "Rosario" },
      { ...abroad, town: null },
      { town: "Córdoba", municipalityCode: "14021" },
    ]);
    expect(found(index, { places: [cordoba] })).toEqual([1, 3]);
  });

  test("the facet of towns counts the province of the town that was asked for, as if it had not been", () => {
    const index = indexOf([{}, torrent, torrent, madrid]);
    expect(ask(index, { places: [valencia] }).facets.town).toEqual([
      { value: "46244", count: 2 },
      { value: "46250", count: 1 },
    ]);
    expect(ask(index).facets.town.length).toBe(3);
  });
});

describe("areas", () => {
  const at = (longitude: number, latitude: number) => ({ longitude, latitude });
  const square: Area = {
    kind: "dibujo",
    pieces: [
      [
        [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
        [
          [2, 2],
          [4, 2],
          [4, 4],
          [2, 4],
          [2, 2],
        ],
      ],
    ],
  };

  test("a square from 0 to 10 with a hole from 2 to 4: (5,5) in, (11,5) out, (3,3) in the hole; lines are inside", () => {
    const homes = [
      at(5, 5),
      at(11, 5),
      at(3, 3),
      at(10, 5),
      at(0, 0),
      at(2, 3),
      at(10.000001, 5),
      at(9.999999, 9.999999),
    ];
    expect(found(indexOf(homes), { area: square })).toEqual([1, 4, 5, 6, 8]);
  });

  test("a home on a line is found where it is the only one of its block, on each side", () => {
    for (const home of [at(0, 5), at(10, 5), at(5, 0), at(5, 10)])
      expect(found(indexOf([home]), { area: square })).toEqual([1]);
  });

  test("several pieces: in any of them", () => {
    const pieces = [0, 20].map((x) => [
      [
        [x, 0],
        [x + 10, 0],
        [x + 10, 10],
        [x, 10],
      ] as [number, number][],
    ]);
    expect(found(indexOf([at(5, 5), at(15, 5), at(25, 5)]), { area: { kind: "dibujo", pieces } })).toEqual([1, 3]);
  });

  test("a drawing without a line finds nothing", () => {
    expect(found(indexOf([at(0, 0)]), { area: { kind: "dibujo", pieces: [] } })).toEqual([]);
  });

  test("one degree of latitude is 111.195 km on the sphere: within 112 km, not within 111", () => {
    const circle = (radiusM: number): Area => ({ kind: "circulo", ...at(-3, 40), radiusM });
    expect(found(indexOf([at(-3, 41)]), { area: circle(112_000) })).toEqual([1]);
    expect(found(indexOf([at(-3, 41)]), { area: circle(111_000) })).toEqual([]);
  });

  test("a window across the 180th meridian", () => {
    const index = indexOf([at(179.5, 0), at(-179.5, 0), at(0, 0)]);
    expect(found(index, { area: { kind: "ventana", west: 179, south: -1, east: -179, north: 1 } })).toEqual([1, 2]);
    expect(found(index, { area: { kind: "circulo", ...at(180, 0), radiusM: 100_000 } })).toEqual([1, 2]);
  });

  test("a home without a position lies in no area", () => {
    const index = indexOf([{ latitude: null, longitude: null }]);
    expect(found(index, { area: { kind: "ventana", west: -180, south: -90, east: 180, north: 90 } })).toEqual([]);
  });
});

describe("orders", () => {
  const order = (
    sort: MarketFilter["sort"],
    homes: readonly Partial<IndexedHome>[],
    filter: Partial<MarketFilter> = {},
  ) => ask(indexOf(homes), { sort, ...filter }).numbers;

  test("newest day first, of one day the newest number", () => {
    const days = ["2026-11-01", "2026-11-03", "2026-11-01"];
    expect(
      order(
        "nuevo",
        days.map((listedOn) => ({ listedOn })),
      ),
    ).toEqual([2, 3, 1]);
  });

  test("by price both ways, homes without one last", () => {
    const prices = [{ priceCents: null }, { priceCents: 2_00 }, { priceCents: 1_00 }];
    expect(order("precio", prices)).toEqual([3, 2, 1]);
    expect(order("precio-desc", prices)).toEqual([2, 3, 1]);
  });

  test("by price per m²: 100,000 for 100 m² before 90,000 for 60 m²", () => {
    const homes = [
      { priceCents: 90_000_00, builtAreaM2: 60 },
      { priceCents: 100_000_00, builtAreaM2: 100 },
      { builtAreaM2: null },
    ];
    expect(order("precio-m2", homes)).toEqual([2, 1, 3]);
  });

  test("by the share of the last fall: a fifth of 50,000 before a tenth of 500,000; a rise is none", () => {
    const homes = [
      { priceCents: 450_000_00, previousPriceCents: 500_000_00 },
      { priceCents: 40_000_00, previousPriceCents: 50_000_00 },
      { priceCents: 40_000_00, previousPriceCents: 30_000_00 },
    ];
    expect(order("bajada", homes)).toEqual([2, 1, 3]);
  });

  test("by fit: what is certain, then fewer open questions, then the lowest price for what it is", () => {
    const { known, has } = featureBits({ hasLift: true });
    const homes = [
      { rooms: null, position: -2 },
      { features: has, knownFeatures: known, position: 0.5 },
      { features: has, knownFeatures: known, position: -0.5 },
      { features: has, knownFeatures: known, rooms: null },
    ];
    expect(order("encaje", homes, { rooms: range(3, 3), features: ["hasLift"] })).toEqual([3, 2, 4, 1]);
  });
});

test("a home that is put again replaces itself, one that is removed is gone", () => {
  const index = indexOf([{}, {}]);
  index.put({ ...HOME, number: 1, priceCents: 1_00 });
  index.remove(2);
  index.remove(99);
  expect(index.size).toBe(1);
  expect(ask(index, { sort: "precio" })).toMatchObject({ total: 1, numbers: [1] });
});

test("the distribution of prices has bars in equal ratio: 224,000 to 251,000, then to 282,000; of the usual currency alone", () => {
  const index = indexOf([
    { priceCents: 230_000_00 },
    {},
    { priceCents: 260_000_00 },
    { currency: "USD" },
    { priceCents: null },
  ]);
  expect(ask(index).facets.price).toEqual([
    { from: 224_000, to: 251_000, count: 2 },
    { from: 251_000, to: 282_000, count: 1 },
  ]);
});

test("the index finds, counts and orders what a plain loop over the homes does", () => {
  fc.assert(
    fc.property(anyHomes, anyFilter, (given, asked) => {
      const { index, all } = filledWith(given);
      const of = judged(all, asked);
      const fitting = of.filter(({ fits }) => fitsNaively(fits)).sort(compareNaively(asked));
      const answer = ask(index, asked);
      expect(answer.numbers).toEqual(fitting.map(({ home: { number } }) => number));
      expect(answer.total).toBe(fitting.length);
      expect(answer.unconfirmed).toBe(fitting.filter(({ fits }) => unknownOf(fits) > 0).length);
      expect(answer.next).toBeNull();
      // Whoever asks for no counts is told of the same homes.
      const { facets: _facets, ...page } = answer;
      const question = { filter: asked, pools: [POOL], today: TODAY, limit: 100, after: null };
      expect(index.page(question)).toEqual(page);
    }),
    { numRuns: 250 },
  );
});

test("each facet counts as if its own kind did not narrow", () => {
  fc.assert(
    fc.property(anyHomes, anyFilter, (given, asked) => {
      const { index, all } = filledWith(given);
      expectFacets(ask(index, asked).facets, judged(all, asked), asked);
    }),
    { numRuns: 200 },
  );
});

test("pages follow each other without repeating or losing a home, whatever comes in between", () => {
  fc.assert(
    fc.property(anyHomes, anyFilter, fc.integer({ min: 1, max: 7 }), (given, asked, limit) => {
      const { index } = filledWith(given);
      const whole = ask(index, asked).numbers;
      const paged: number[] = [];
      let after: SearchPlace | null = null;
      do {
        const page: IndexAnswer = ask(index, asked, { limit, after });
        paged.push(...page.numbers);
        // Another pool's home comes in, and one that stands before everything that is found.
        index.put({ ...HOME, number: 1_000 + paged.length, pool: "theirs" });
        after = page.next && (JSON.parse(JSON.stringify(page.next)) as SearchPlace);
        if (page.next) expect(page.numbers).toHaveLength(limit);
      } while (after);
      expect(paged).toEqual(whole);
    }),
    { numRuns: 60 },
  );
});

test("a page that was read stays read where a newer home has come before it", () => {
  const index = indexOf([{}, {}, {}]);
  const first = ask(index, {}, { limit: 2 });
  index.put({ ...HOME, number: 4 });
  expect(first.numbers).toEqual([3, 2]);
  expect(ask(index, {}, { limit: 2, after: first.next }).numbers).toEqual([1]);
});

describe("states", () => {
  const everything = { filter: NO_MARKET_FILTER };
  const torrent = { municipalityCode: "46244", town: "Torrent", latitude: 39.4371, longitude: -0.4655 };
  const town = (name: string, code: string) => ({
    filter: { ...NO_MARKET_FILTER, places: [{ kind: "municipio" as const, name, code }] },
  });
  const within = (area: Area) => ({ filter: { ...NO_MARKET_FILTER, area } });

  test("each state of an index has a number of its own, and what changes nothing keeps it", () => {
    const [index, other] = [indexOf([{}]), indexOf([{}])];
    const before = index.stateOfSearch(everything);
    expect(other.stateOfSearch(everything)).not.toBe(before);
    ask(index);
    index.remove(99);
    expect(index.stateOfSearch(everything)).toBe(before);
    index.put({ ...HOME, number: 2 });
    const filled = index.stateOfSearch(everything);
    index.remove(2);
    expect(new Set([before, filled, index.stateOfSearch(everything)]).size).toBe(3);
  });

  test("a home of Torrent that comes, changes or goes is no change of the zone of Valencia, and one of Valencia is", () => {
    const index = indexOf([{}, torrent]);
    const valencia = town("Valencia", "46250");
    const before = index.stateOfZone(valencia);
    const ofTorrent = index.stateOfZone(town("Torrent", "46244"));
    index.put({ ...HOME, ...torrent, number: 3 });
    index.put({ ...HOME, ...torrent, number: 2, priceCents: 1 });
    index.remove(3);
    expect(index.stateOfZone(valencia)).toBe(before);
    expect(index.stateOfZone(town("Torrent", "46244"))).not.toBe(ofTorrent);
    index.put({ ...HOME, number: 1, priceCents: 1 });
    const changed = index.stateOfZone(valencia);
    index.put({ ...HOME, number: 4 });
    const come = index.stateOfZone(valencia);
    index.remove(4);
    expect(new Set([before, changed, come, index.stateOfZone(valencia)]).size).toBe(4);
  });

  test("a search of Valencia tells how many homes Torrent has, so that a change there is one of its state; one of Madrid is none", () => {
    const index = indexOf([{}, torrent]);
    const valencia = town("Valencia", "46250");
    const before = index.stateOfSearch(valencia);
    index.put({ ...HOME, municipalityCode: "28079", postalCode: null, number: 3 });
    expect(index.stateOfSearch(valencia)).toBe(before);
    index.put({ ...HOME, ...torrent, number: 4 });
    expect(index.stateOfSearch(valencia)).not.toBe(before);
  });

  test("of a drawn piece and of a window the homes inside count, whatever place they name", () => {
    const index = indexOf([{}, torrent]);
    const around = { kind: "circulo", latitude: 39.4624, longitude: -0.3727, radiusM: 500 } as const;
    const window = { west: -0.375, south: 39.46, east: -0.37, north: 39.465 };
    const states = () => [
      index.stateOfZone(within(around)),
      index.stateOfSearch(within(around)),
      index.stateOfClusters({ filter: NO_MARKET_FILTER, window }),
    ];
    const before = states();
    index.put({ ...HOME, ...torrent, number: 3 });
    index.put({ ...HOME, number: 4, latitude: null, longitude: null });
    expect(states()).toEqual(before);
    index.put({ ...HOME, number: 5, municipalityCode: "28079" });
    for (const [i, state] of states().entries()) expect(state).not.toBe(before[i]);
  });

  test("a window of a whole country changes with every home", () => {
    const index = indexOf([{}]);
    const spain = { filter: NO_MARKET_FILTER, window: { west: -10, south: 36, east: 4, north: 44 } };
    const before = index.stateOfClusters(spain);
    index.put({ ...HOME, number: 2, latitude: -34.6, longitude: -58.4 });
    expect(index.stateOfClusters(spain)).not.toBe(before);
  });
});

test("an answer that is another one is of another state, whatever home came, changed or went", () => {
  // The names of all currencies stand beside the homes of a zone.
  const zoneOf = (index: MarketColumns, asked: MarketFilter) =>
    JSON.stringify(Object.assign(index.zone({ filter: asked, pools: [POOL], today: TODAY }), { currencyNames: null }));
  const WINDOW = { west: -0.38, south: 39.45, east: -0.36, north: 39.47 };
  const marksOf = (index: MarketColumns, asked: MarketFilter) =>
    JSON.stringify(index.clusters({ filter: asked, pools: [POOL], today: TODAY, window: WINDOW, zoom: 14 }));
  fc.assert(
    fc.property(anyHomes, anyFilter, anyHome, fc.integer({ min: 1, max: 61 }), (given, asked, changed, number) => {
      const { index } = filledWith(given);
      const question = { filter: asked, window: WINDOW };
      const look = () =>
        [
          [index.stateOfSearch(question), JSON.stringify(ask(index, asked))],
          [index.stateOfClusters(question), marksOf(index, asked)],
          [index.stateOfZone(question), zoneOf(index, asked)],
        ] as const;
      let before = look();
      const expectOtherStates = () => {
        const now = look();
        for (const [i, [state, answer]] of now.entries()) {
          if (answer !== before[i]![1]) expect(state).not.toBe(before[i]![0]);
        }
        before = now;
      };
      index.put({ ...changed, number });
      expectOtherStates();
      index.remove(number);
      expectOtherStates();
    }),
    { numRuns: 300 },
  );
});

test("parts that fill up, lose their homes and are written anew answer as ever: 40,000 homes, of which two thirds go", () => {
  const index = new MarketColumns();
  const of = (number: number): IndexedHome => ({
    ...HOME,
    number,
    latitude: 36 + ((number * 7919) % 7000) / 1000,
    longitude: -9 + ((number * 104_729) % 12_000) / 1000,
    priceCents: ((number * 31) % 1000) * 100_000,
    municipalityCode: number % 2 === 0 ? "46250" : "28079",
    terms: number % 5 === 0 ? "terraz lumin" : "lumin",
  });
  for (let number = 1; number <= 40_000; number++) index.put(of(number));
  const window: Area = { kind: "ventana", west: -4, south: 40, east: -3.5, north: 40.5 };
  const inWindow = (number: number) => {
    const { latitude, longitude } = of(number);
    return latitude! >= 40 && latitude! <= 40.5 && longitude! >= -4 && longitude! <= -3.5;
  };
  const numbers = Array.from({ length: 40_000 }, (_, i) => i + 1);
  const search = { area: window, sort: "precio", price: range(null, 90_000) } as const;
  const expected = (left: (number: number) => boolean) =>
    numbers.filter((number) => left(number) && inWindow(number) && of(number).priceCents! <= 90_000_00).length;
  expect(ask(index, search).total).toBe(expected(() => true));
  expect(ask(index, { words: "terraza", onlyWords: true }).total).toBe(8_000);
  for (const number of numbers) if (number % 3 !== 0) index.remove(number);
  expect(index.size).toBe(13_333);
  expect(ask(index, search).total).toBe(expected((number) => number % 3 === 0));
  // Every fifteenth of 40,000 is left and has a terrace; half of those have an even number.
  expect(ask(index, { words: "terraza", onlyWords: true }).total).toBe(2_666);
  const valencia = { kind: "municipio", name: "Valencia", code: "46250" } as const;
  expect(ask(index, { words: "terrazas", onlyWords: true, places: [valencia] }).total).toBe(1_333);
  for (const number of numbers) index.put(of(number));
  expect(ask(index).total).toBe(40_000);
  expect(ask(index, search).total).toBe(expected(() => true));
});

test("the facet of towns has twelve of them, those with most homes; of equal counts the first of the alphabet", () => {
  const town = (name: string, count: number) =>
    Array.from({ length: count }, () => ({
      country: "AR",
      municipalityCode: null,
      postalCode: null,
      quarter: null,
      town: name,
    }));
  const letters = [..."ABCDEFGHIJKLMN"];
  const homes = [...letters.flatMap((letter) => town(letter, 2)), ...town("Z", 3), ...town("Y", 1)];
  const towns = ask(indexOf(homes)).facets.town;
  expect(towns.map(({ value, count }) => `${value}${count}`)).toEqual([
    "Z3",
    ...letters.slice(0, 11).map((letter) => `${letter}2`),
  ]);
  const later = ask(indexOf([...town("B", 1), ...letters.flatMap((letter) => town(letter, 2)), ...town("A", 1)])).facets
    .town;
  expect(later.slice(0, 3)).toEqual([
    { value: "A", count: 3 },
    { value: "B", count: 3 },
    { value: "C", count: 2 },
  ]);
});

test("kinds of homes stand by their number in the facet, those with as many by the alphabet", () => {
  const of = (type: IndexedHome["type"], count: number) => Array.from({ length: count }, () => ({ type }));
  const { facets } = ask(indexOf([...of("piso", 1), ...of("casa", 3), ...of("atico", 1), ...of("local", 2)]));
  expect(facets.type.map(({ value, count }) => `${value} ${count}`)).toEqual([
    "casa 3",
    "local 2",
    "atico 1",
    "piso 1",
  ]);
});
