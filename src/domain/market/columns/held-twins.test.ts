import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MARKET_STATUSES } from "../market-home.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "../search/market-filter.ts";
import { foldTwins } from "../twins.ts";
import { INDEXED_HOME } from "./indexed-home.test-data.ts";
import type { IndexedHome, SearchPlace } from "./indexed-home.ts";
import { MarketColumns } from "./market-columns.ts";
import { fitsNaively, judgeNaively } from "./naive-market.test-data.ts";

const TODAY = "2026-11-26";
const POOLS = ["a", "b", "c"];
const WORLD = { west: -179, south: -80, east: 179, north: 80 };
const homesOf = (homes: readonly Partial<IndexedHome>[]): IndexedHome[] =>
  homes.map((home, i) => ({ ...INDEXED_HOME, pool: "a", ...home, number: i + 1 }));

function indexOf(homes: readonly IndexedHome[]): MarketColumns {
  const index = new MarketColumns();
  for (const home of homes) index.put(home);
  return index;
}

const ask = (
  index: MarketColumns,
  filter: Partial<MarketFilter> = {},
  more: { pools?: string[]; limit?: number; after?: SearchPlace | null } = {},
) =>
  index.search({
    filter: { ...NO_MARKET_FILTER, ...filter },
    pools: POOLS,
    today: TODAY,
    limit: 50,
    after: null,
    ...more,
  });

describe("a flat that two agencies offer", () => {
  const index = indexOf(homesOf([{}, { pool: "b" }, { pool: "b", floor: 7 }]));

  test("is one of the total, of each facet and of the map, and stands once on the page with its other offer behind it", () => {
    const { total, numbers, facets } = ask(index);
    expect([total, numbers]).toEqual([2, [3, 1, 2]]);
    expect(facets.type).toEqual([{ value: "piso", count: 2 }]);
    expect(facets.town.map(({ count }) => count)).toEqual([2]);
    const marks = index.clusters({ filter: NO_MARKET_FILTER, pools: POOLS, today: TODAY, window: WORLD, zoom: 3 });
    expect(marks.map(({ count }) => count)).toEqual([2]);
  });

  test("counts once for the facet of a kind that it fails", () => {
    // Both would be found among flats, and neither is a villa.
    expect(ask(index, { types: ["chalet"] })).toMatchObject({
      total: 0,
      facets: { type: [{ value: "piso", count: 2 }] },
    });
  });

  test("is still found by a person who sees one agency alone, or where the other offer does not fit", () => {
    expect(ask(index, {}, { pools: ["b"] })).toMatchObject({ total: 2, numbers: [3, 2] });
    const sellers = indexOf(homesOf([{ seller: "particular" }, { pool: "b" }]));
    expect(ask(sellers, { seller: "agencia" })).toMatchObject({ total: 1, numbers: [2] });
  });

  test("is two again when one of them costs less, and the other one alone when that goes", () => {
    const homes = homesOf([{}, { pool: "b" }]);
    const changing = indexOf(homes);
    changing.put({ ...homes[1]!, priceCents: 240_000_00 });
    expect(ask(changing).total).toBe(2);
    changing.put(homes[1]!);
    expect(ask(changing).total).toBe(1);
    changing.remove(1);
    expect(ask(changing)).toMatchObject({ total: 1, numbers: [2] });
  });

  test("two equal flats of one agency are two, beside another agency's one", () => {
    expect(ask(indexOf(homesOf([{}, {}, { pool: "b" }])))).toMatchObject({ total: 2, numbers: [2, 1, 3] });
  });

  test("its words count by the home that stands for it", () => {
    const lit = indexOf(homesOf([{ terms: "lumin" }, { pool: "b" }, { pool: "c", floor: 8 }]));
    expect(ask(lit, { words: "luminoso" })).toMatchObject({ total: 2, withWords: 1, numbers: [1, 2, 3] });
  });
});

test("dwellings that are known are left out, with all of their homes", () => {
  const index = indexOf(homesOf([{}, { pool: "b" }, { pool: "b", floor: 7 }]));
  expect(index.dwellingsOf([1, 2, 3], new Set()).sort()).toEqual([1, 3]);
  expect(index.dwellingsOf([1, 2, 3], new Set([2]))).toEqual([3]);
  expect(index.dwellingsOf([1, 2, 3], new Set([3, 1]))).toEqual([]);
});

const homes = fc.array(
  fc.record({
    pool: fc.constantFrom(...POOLS, "unseen"),
    priceCents: fc.constantFrom(1000_00, 2000_00, null),
    floor: fc.constantFrom(1, 2, null),
    rooms: fc.constantFrom(2, null),
    seller: fc.constantFrom("agencia", "particular", null),
    status: fc.constantFrom(...MARKET_STATUSES),
    // 0.0002 degrees are 22 m, and 0.0004 are 44 m.
    latitude: fc.constantFrom(40, 40.0002, 40.0004),
  }),
  { maxLength: 30 },
);
const filters = fc.constantFrom<Partial<MarketFilter>>(
  {},
  { seller: "agencia" },
  { statuses: ["activo", "cerrado"] },
  { floor: { min: 2, max: null } },
  { price: { min: null, max: 1500 } },
);

test("the total, the map, the pages and the zone count the dwellings that a plain fold of what fits has", () => {
  fc.assert(
    fc.property(homes, filters, fc.integer({ min: 1, max: 4 }), (some, asked, limit) => {
      const all = homesOf(some);
      const filter = { ...NO_MARKET_FILTER, ...asked };
      const fitting = all.filter((home) => POOLS.includes(home.pool) && fitsNaively(judgeNaively(home, filter, TODAY)));
      const dwellings = foldTwins(fitting);
      const index = indexOf(all);
      const { total } = ask(index, asked);
      expect(total).toBe(dwellings.length);
      const marks = index.clusters({ filter, pools: POOLS, today: TODAY, window: WORLD, zoom: 5 });
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      const zone = index.zone({ filter, pools: POOLS, today: TODAY });
      expect(zone).toMatchObject({ count: total, repeated: fitting.length - total });
      const told: number[] = [];
      let after: SearchPlace | null = null;
      do {
        const page: ReturnType<typeof ask> = ask(index, asked, { limit, after });
        told.push(...page.numbers);
        after = page.next;
      } while (after);
      expect(told.toSorted((a, b) => a - b)).toEqual(fitting.map(({ number }) => number));
    }),
    { numRuns: 200 },
  );
});
