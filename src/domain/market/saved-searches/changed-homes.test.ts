import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { INDEXED_HOME } from "../columns/indexed-home.test-data.ts";
import type { IndexedHome } from "../columns/indexed-home.ts";
import { MarketColumns } from "../columns/market-columns.ts";
import { fitsNaively, judgeNaively } from "../columns/naive-market.test-data.ts";
import { bitOf } from "../features.ts";
import { MARKET_STATUSES } from "../market-home.ts";
import { type MarketFilter, NO_MARKET_FILTER, type PlaceCondition } from "../search/market-filter.ts";
import { ChangedHomes } from "./changed-homes.ts";
import { reachedBy, reachOf } from "./reach.ts";

const TODAY = "2026-11-26";
const POOL = "common";

const HOME: IndexedHome = Object.assign({}, INDEXED_HOME, { pool: POOL });

const found = (homes: readonly Partial<IndexedHome>[], filter: Partial<MarketFilter>, pools: string[] = [POOL]) =>
  new ChangedHomes(homes.map((home, i) => ({ ...HOME, number: i + 1, ...home })))
    .foundBy({ filter: { ...NO_MARKET_FILTER, ...filter }, pools, today: TODAY })
    .sort((a, b) => a - b);

const VALENCIA: PlaceCondition = { kind: "municipio", code: "46250", name: "València" };

describe("a search asked of the homes that changed", () => {
  test("finds those of its pools, its place and its price", () => {
    const homes = [{}, { pool: "theirs", floor: 7 }, { priceCents: 260_000_00 }, { municipalityCode: "46244" }];
    const filter = { places: [VALENCIA], price: { min: null, max: 250_000 } };
    expect(found(homes, filter)).toEqual([1]);
    expect(found(homes, filter, [POOL, "theirs"])).toEqual([1, 2]);
  });

  test("a home of which nobody said whether it has a lift is found, as the search itself finds it last", () => {
    const lift = bitOf("hasLift");
    const homes = [{}, { knownFeatures: lift }, { knownFeatures: lift, features: lift }];
    expect(found(homes, { features: ["hasLift"] })).toEqual([1, 3]);
  });

  test("words that a home must have are whole ones: «terraza» finds a terrace, «terr» nothing", () => {
    const only = { onlyWords: true };
    expect(found([{ terms: "lumin terraz" }, { terms: "patin" }], { words: "terrazas luminosas", ...only })).toEqual([
      1,
    ]);
    expect(found([{ terms: "terraz" }], { words: "terr", ...only })).toEqual([]);
  });

  test("words that only order leave no home out, as in the search itself", () => {
    expect(found([{ terms: "lumin terraz" }, { terms: "patin" }], { words: "terraza" })).toEqual([1, 2]);
  });
});

describe("one dwelling is one piece of news", () => {
  const both = (
    homes: readonly Partial<IndexedHome>[],
    known: readonly Partial<IndexedHome>[],
    pools = [POOL, "theirs"],
  ) => {
    const of = (list: readonly Partial<IndexedHome>[], from: number) =>
      list.map((home, i) => ({ ...HOME, number: from + i, ...home }));
    const changed = new ChangedHomes(of(homes, 100), of(known, 1));
    return changed.foundBy({ filter: NO_MARKET_FILTER, pools, today: TODAY });
  };

  test("of two agencies that bring it at once", () => expect(both([{}, { pool: "theirs" }], [])).toEqual([100]));

  test("none where the other agency offers it already", () => {
    expect(both([{}], [{ pool: "theirs" }])).toEqual([]);
    expect(both([{}, { floor: 7 }], [{ pool: "theirs" }])).toEqual([101]);
  });

  test("and one where whoever searches does not see that agency", () =>
    expect(both([{}], [{ pool: "theirs" }], [POOL])).toEqual([100]));
});

test("the words of all homes lead to them, each once", () => {
  const homes = [{}, { operation: "alquiler" as const }, {}].map((home, i) => ({ ...HOME, number: i + 1, ...home }));
  const { reached } = new ChangedHomes(homes);
  expect(new Set(reached).size).toBe(reached.length);
  expect([...reached].sort()).toEqual([...new Set(homes.flatMap((home) => [...reachedBy(home)]))].sort());
  expect(new ChangedHomes([]).reached).toEqual([]);
});

describe("words by which homes find searches", () => {
  test("a search without a place is found from anywhere, one of both operations from both", () => {
    expect(reachOf(NO_MARKET_FILTER)).toEqual(["venta:*", "alquiler:*"]);
    expect(reachOf({ operation: "venta", places: [VALENCIA] })).toEqual(["venta:ES46"]);
  });

  test("places of one province are one word", () => {
    const places: PlaceCondition[] = [VALENCIA, { kind: "codigo-postal", code: "46006", name: "46006" }];
    expect(reachOf({ operation: "alquiler", places })).toEqual(["alquiler:ES46"]);
  });

  test("a home of Valencia is reached from Valencia, from Spain and from anywhere, and not from Madrid", () => {
    expect(reachedBy(HOME)).toEqual(["venta:*", "venta:ES", "venta:ES46"]);
  });
});

const place = fc.constantFrom(
  { country: "ES", municipalityCode: "46250", postalCode: "46006", town: "Valencia" },
  { country: "ES", municipalityCode: "28079", postalCode: null, town: "Madrid" },
  { country: "ES", municipalityCode: null, postalCode: "46006", town: "Valencia" },
  { country: "ES", municipalityCode: "46250", postalCode: "28001", town: "Valencia" },
  { country: "ES", municipalityCode: null, postalCode: null, town: null },
  { country: "MX", municipalityCode: null, postalCode: "06700", town: "Polanco" },
);
const home = fc
  .record({
    pool: fc.constantFrom(POOL, "theirs"),
    operation: fc.constantFrom(...OPERATIONS),
    type: fc.constantFrom("piso" as const, "casa" as const),
    status: fc.constantFrom(...MARKET_STATUSES),
    place,
    quarter: fc.constantFrom(null, "Ruzafa", "Campanar"),
    latitude: fc.constantFrom(null, 39.4624, 39.47, 40.4),
    priceCents: fc.constantFrom(null, 90_000_00, 250_000_00),
    rooms: fc.constantFrom(null, 1, 3),
    terms: fc.constantFrom("", "terraz", "terraz lumin"),
    listedOn: fc.constantFrom("2026-11-25", "2026-10-01"),
  })
  .map(({ place, ...facts }): Omit<IndexedHome, "number"> => ({ ...HOME, ...facts, ...place }));
const circle = { latitude: 39.4624, longitude: -0.3727, radiusM: 2_000 };
const condition = fc.constantFrom<PlaceCondition>(
  VALENCIA,
  { kind: "provincia", code: "46", name: "Valencia" },
  { kind: "provincia", code: "28", name: "Madrid" },
  { kind: "codigo-postal", code: "46006", name: "46006" },
  { kind: "barrio", municipalityCode: "46250", name: "Ruzafa", ...circle },
  { kind: "barrio", municipalityCode: null, name: "Ruzafa", ...circle },
  { kind: "ciudad", country: "MX", name: "Polanco", latitude: 19.43, longitude: -99.2, radiusM: 3_000 },
  { kind: "ciudad", country: "ES", name: "Valencia", ...circle },
);
const filter = fc
  .record({
    operation: fc.constantFrom(null, ...OPERATIONS),
    places: fc.array(condition, { maxLength: 3 }),
    types: fc.subarray(["piso" as const, "casa" as const, "local" as const]),
    notPlaces: fc.array(condition, { maxLength: 1 }),
    price: fc.constantFrom(
      { min: null, max: null },
      { min: null, max: 100_000 },
      { min: 100_000, max: null },
      { min: 250_000, max: 250_000 },
    ),
    rooms: fc.constantFrom({ min: null, max: null }, { min: 2, max: null }),
    words: fc.constantFrom("", "terraza", "terraza luminosa"),
    onlyWords: fc.boolean(),
    newWithinDays: fc.constantFrom(null, 7),
    statuses: fc.subarray([...MARKET_STATUSES]),
  })
  .map((asked): MarketFilter => ({ ...NO_MARKET_FILTER, ...asked }));

test("whatever is asked, an alert finds the homes that the market's own search finds, and its words lead to each of them", () => {
  fc.assert(
    fc.property(fc.array(home, { maxLength: 20 }), filter, (homes, asked) => {
      const numbered = homes.map((facts, i) => ({ ...facts, number: i + 1 }));
      const question = { filter: asked, pools: [POOL], today: TODAY };
      const changed = new ChangedHomes(numbered);
      const alerts = changed.foundBy(question).sort((a, b) => a - b);
      const naive = numbered.filter((one) => one.pool === POOL && fitsNaively(judgeNaively(one, asked, TODAY)));
      expect(alerts).toEqual(naive.map(({ number }) => number));
      const index = new MarketColumns();
      for (const one of numbered) index.put(one);
      const searched = index.search({ ...question, limit: 100, after: null }).numbers;
      expect([...searched].sort((a, b) => a - b)).toEqual(alerts);
      const reach = reachOf(asked);
      for (const one of naive) expect(reachedBy(one).some((word) => reach.includes(word))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
