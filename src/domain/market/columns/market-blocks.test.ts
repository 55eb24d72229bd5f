import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MarketFilter, NO_MARKET_FILTER } from "../search/market-filter.ts";
import {
  anyFilter,
  anyHome,
  compareNaively,
  expectFacets,
  filledWith,
  HOME_OF_POOL,
  judged,
  POOL,
  TODAY,
} from "./any-market.test-data.ts";
import { MarketColumns } from "./market-columns.ts";
import { fitsNaively, unknownOf } from "./naive-market.test-data.ts";

// The columns are read in blocks of 512 homes, and words of 32. These markets reach over several of both, so that a home is found where it stands
// and not where one of the first block would.

const COUNT = 1_100;
/** Each of these narrows by one kind alone, whose failures must not stay from one block to the next. */
const SINGLE: readonly Partial<MarketFilter>[] = [
  { operation: "venta" },
  { types: ["piso"] },
  { statuses: ["reservado"] },
  { seller: "particular" },
  { conditions: ["bueno"] },
  { energyFrom: "C" },
  { rooms: { min: 2, max: 3 } },
  { bathrooms: { min: 2, max: null } },
  { places: [{ kind: "municipio", name: "Valencia", code: "46250" }] },
  { price: { min: 100_000, max: 200_000 }, currency: "EUR" },
  { notFeatures: ["hasLift"] },
];
const filters = [
  ...fc.sample(anyFilter, { numRuns: 40, seed: 11 }),
  ...SINGLE.map((more): MarketFilter => ({ ...NO_MARKET_FILTER, ...more })),
];

const ask = (index: MarketColumns, filter: MarketFilter, limit: number) =>
  index.search({ filter, pools: [POOL], today: TODAY, limit, after: null });

describe("homes of three blocks, of mixed pools", () => {
  const { index, all } = filledWith(fc.sample(anyHome, { numRuns: COUNT, seed: 5 }));

  test("are found, counted and ordered as a plain loop does", () => {
    let most = 0;
    for (const filter of filters) {
      const of = judged(all, filter);
      const fitting = of.filter(({ fits }) => fitsNaively(fits)).sort(compareNaively(filter));
      const answer = ask(index, filter, COUNT);
      expect(answer.numbers).toEqual(fitting.map(({ home: { number } }) => number));
      expect([answer.total, answer.unconfirmed]).toEqual([
        fitting.length,
        fitting.filter(({ fits }) => unknownOf(fits) > 0).length,
      ]);
      expectFacets(answer.facets, of, filter);
      most = Math.max(most, fitting.length);
    }
    // Some of the filters leave most of the homes of a pool.
    expect(most).toBeGreaterThan(400);
  });

  test("the first forty are the first of all, whatever the order", () => {
    for (const filter of filters) {
      expect(ask(index, filter, 40).numbers).toEqual(ask(index, filter, COUNT).numbers.slice(0, 40));
    }
  });

  test("marks on a map count the homes that are found there", () => {
    const window = { west: -0.42, south: 39.41, east: -0.32, north: 39.51 };
    for (const filter of filters) {
      const inside = judged(all, filter).filter(
        ({ home: { latitude, longitude }, fits }) => latitude !== null && longitude !== null && fitsNaively(fits),
      );
      const marks = index.clusters({ filter, pools: [POOL], today: TODAY, window, zoom: 16 });
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(inside.length);
    }
  });
});

describe("homes of three blocks, each of one town and one pool of its own, which are passed over as a whole", () => {
  const towns = [
    { municipalityCode: "46250", town: "Valencia", postalCode: "46006", latitude: 39.47, longitude: -0.37 },
    { municipalityCode: "28079", town: "Madrid", postalCode: "28010", latitude: 40.42, longitude: -3.7 },
    { municipalityCode: "08019", town: "Barcelona", postalCode: "08013", latitude: 41.39, longitude: 2.17 },
  ];
  const POOLS = ["first", "second", "third"];
  const BLOCK = 512;
  const index = new MarketColumns();
  for (const [i, town] of towns.entries()) {
    for (let place = 0; place < BLOCK; place++) {
      index.put({
        ...HOME_OF_POOL,
        ...town,
        number: i * BLOCK + place + 1,
        pool: POOLS[i]!,
        priceCents: (100_000 + place) * 100,
        // The last home of each block alone has a terrace.
        terms: place === BLOCK - 1 ? "terraz" : "lumin",
      });
    }
  }
  const found = (more: Partial<MarketFilter>, pools = POOLS) =>
    index.search({ filter: { ...NO_MARKET_FILTER, ...more }, pools, today: TODAY, limit: 2_000, after: null });

  test.each([
    [0, "46250"],
    [1, "28079"],
    [2, "08019"],
  ] as const)("block %d, of town %s", (block, code) => {
    const own = Array.from({ length: BLOCK }, (_, place) => (block + 1) * BLOCK - place);
    const { municipalityCode: _code, town: name, postalCode, latitude, longitude } = towns[block]!;
    const near = { latitude, longitude, radiusM: 1_000 };
    expect(found({ places: [{ kind: "municipio", name, code }] }).numbers).toEqual(own);
    expect(found({ places: [{ kind: "provincia", name, code: code.slice(0, 2) }] }).numbers).toEqual(own);
    expect(found({ places: [{ kind: "codigo-postal", name: postalCode, code: postalCode }] }).numbers).toEqual(own);
    expect(found({ area: { kind: "circulo", ...near } }).numbers).toEqual(own);
    expect(found({}, [POOLS[block]!]).numbers).toEqual(own);
    expect(found({ words: "terraza", onlyWords: true }, [POOLS[block]!]).numbers).toEqual([own[0]]);
    // The cheapest ten of the block, dearest last.
    const cheapest = found({ sort: "precio", price: { min: null, max: 100_009 } }, [POOLS[block]!]);
    expect(cheapest.numbers).toEqual(own.toReversed().slice(0, 10));
    expect(cheapest.facets.price.reduce((sum, { count }) => sum + count, 0)).toBe(BLOCK);
  });

  test("all of them together", () => {
    expect(found({}).total).toBe(3 * BLOCK);
    expect(found({ words: "terraza", onlyWords: true }).numbers).toEqual([3 * BLOCK, 2 * BLOCK, BLOCK]);
    expect(found({}, ["none"]).total).toBe(0);
    expect(found({}, ["first", "third"]).total).toBe(2 * BLOCK);
  });
});
