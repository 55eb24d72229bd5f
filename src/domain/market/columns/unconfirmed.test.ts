import { expect, test } from "vitest";
import { type MarketFilter, NO_MARKET_FILTER } from "../search/market-filter.ts";
import { HOME_WITHOUT_PLACE } from "./indexed-home.test-data.ts";
import type { IndexedHome } from "./indexed-home.ts";
import { MarketColumns } from "./market-columns.ts";

/** A home of which everything is said. */
const HOME: IndexedHome = Object.assign({}, HOME_WITHOUT_PLACE, { energyRating: "B", priceCents: 200_000_00 } as const);

/** Each fact that may be unknown, with a condition that the known home fits. */
const FACTS: Partial<Record<keyof IndexedHome, Partial<MarketFilter>>> = {
  builtAreaM2: { builtAreaM2: { min: 90, max: null } },
  rooms: { rooms: { min: 3, max: null } },
  bathrooms: { bathrooms: { min: 2, max: null } },
  floor: { floor: { min: 1, max: null } },
  yearBuilt: { yearBuilt: { min: 1960, max: null } },
  condition: { conditions: ["bueno"] },
  energyRating: { energyFrom: "C" },
  seller: { seller: "agencia" },
};

const names = Object.keys(FACTS) as (keyof IndexedHome)[];
const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));

test.each(pairs)("of %s and %s each that is unknown counts: both known, then one unknown, then two", (one, other) => {
  const index = new MarketColumns();
  const unknown = [
    [3, {}],
    [1, { [one]: null }],
    [4, { [other]: null }],
    [2, { [one]: null, [other]: null }],
  ] as const;
  for (const [number, change] of unknown) index.put({ ...HOME, ...change, number });
  const filter: MarketFilter = { ...NO_MARKET_FILTER, ...FACTS[one], ...FACTS[other], sort: "encaje" };
  const { total, unconfirmed, numbers } = index.search({
    filter,
    pools: ["common"],
    today: "2026-11-26",
    limit: 10,
    after: null,
  });
  expect({ total, unconfirmed }).toEqual({ total: 4, unconfirmed: 3 });
  expect([numbers[0], numbers.slice(1, 3).toSorted(), numbers[3]]).toEqual([3, [1, 4], 2]);
});

test("a mark has the median of thousands of prices, more than the first list of prices has room for", () => {
  const index = new MarketColumns();
  // 1 to 5,001 euros at one point: the middle one is 2,501.
  for (let number = 1; number <= 5_001; number++) index.put({ ...HOME, number, priceCents: number * 100 });
  const window = { west: -10, south: 35, east: 5, north: 44 };
  const [mark, ...others] = index.clusters({
    filter: NO_MARKET_FILTER,
    pools: ["common"],
    today: "2026-11-26",
    window,
    zoom: 6,
  });
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ count: 5_001, priceCents: 2_501_00 });
});

test("a circle at the 180th meridian has homes on both sides of it: 0.1 degrees are 11 km at the equator", () => {
  const index = new MarketColumns();
  const at = [
    [1, 179.95],
    [2, -179.95],
    [3, -179.5],
    [4, 179.5],
  ] as const;
  for (const [number, longitude] of at) index.put({ ...HOME, number, latitude: 0, longitude });
  const found = (longitude: number) => {
    const area = { kind: "circulo", latitude: 0, longitude, radiusM: 15_000 } as const;
    const filter = { ...NO_MARKET_FILTER, area };
    return index.search({ filter, pools: ["common"], today: "2026-11-26", limit: 10, after: null }).numbers.toSorted();
  };
  expect(found(179.99)).toEqual([1, 2]);
  expect(found(-179.99)).toEqual([1, 2]);
  expect(found(-179.55)).toEqual([3]);
});
