import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_MARKET_FILTER } from "../search/market-filter.ts";
import { HOME_WITHOUT_PLACE } from "./indexed-home.test-data.ts";
import type { IndexedHome, MapWindow } from "./indexed-home.ts";
import { MarketColumns } from "./market-columns.ts";

const HOME: IndexedHome = Object.assign({}, HOME_WITHOUT_PLACE, {
  builtAreaM2: null,
  rooms: null,
  bathrooms: null,
  floor: null,
  yearBuilt: null,
  condition: null,
  energyRating: null,
  seller: null,
  priceCents: 100_00,
});

function clustersOf(homes: readonly Partial<IndexedHome>[], window: MapWindow, zoom: number) {
  const index = new MarketColumns();
  for (const [i, home] of homes.entries()) index.put({ ...HOME, number: i + 1, ...home });
  return index.clusters({ filter: NO_MARKET_FILTER, pools: ["common"], today: "2026-11-26", window, zoom });
}

const SPAIN = { west: -10, south: 35, east: 5, north: 44 };

test("two homes of one square are one mark at their mean, with the mean of two prices as their median", () => {
  const homes = [{ priceCents: 100_00 }, { latitude: 40.001, longitude: -3.001, priceCents: 300_00 }];
  const [mark, ...others] = clustersOf(homes, SPAIN, 8);
  expect(others).toEqual([]);
  expect(mark).toMatchObject({ count: 2, priceCents: 200_00, currency: "EUR", number: null });
  expect(mark!.latitude).toBeCloseTo(40.0005, 6);
  expect(mark!.longitude).toBeCloseTo(-3.0005, 6);
});

test("the median of 1, 5, 2, 9 and 3 is 3; homes without a price do not count for it", () => {
  const prices = [1_00, 5_00, 2_00, 9_00, 3_00, null].map((priceCents) => ({ priceCents }));
  expect(clustersOf(prices, SPAIN, 8)).toMatchObject([{ count: 6, priceCents: 3_00 }]);
});

test("two currencies have no median, and no home a price none either", () => {
  expect(clustersOf([{}, { currency: "USD" }], SPAIN, 8)).toMatchObject([
    { count: 2, priceCents: null, currency: null },
  ]);
  expect(clustersOf([{ priceCents: null }], SPAIN, 8)).toMatchObject([{ priceCents: null, currency: null, number: 1 }]);
});

test("a degree apart: one mark of a country, two of a town; each alone names its home", () => {
  const homes = [{}, { longitude: -2.5 }];
  expect(clustersOf(homes, SPAIN, 3)).toHaveLength(1);
  expect(clustersOf(homes, SPAIN, 9).map(({ number }) => number)).toEqual([1, 2]);
});

test("marks stay where they are while the map moves", () => {
  const homes = [{}, { longitude: -3.02 }, { longitude: -2.4 }, { latitude: 40.3 }];
  const moved = { west: -10.0371, south: 35.0213, east: 4.9, north: 43.99 };
  const places = (window: MapWindow) =>
    clustersOf(homes, window, 9).map(({ count, latitude, longitude }) => [
      count,
      latitude.toFixed(6),
      longitude.toFixed(6),
    ]);
  expect(places(moved)).toEqual(places(SPAIN));
});

test("across the 180th meridian the mean lies between the two and not on the other side of the world", () => {
  const window = { west: 170, south: -10, east: -170, north: 10 };
  const homes = [
    { latitude: 1, longitude: 179.99 },
    { latitude: 1, longitude: -179.99 },
  ];
  const marks = clustersOf(homes, window, 0);
  expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  for (const { longitude } of marks) expect(Math.abs(longitude)).toBeGreaterThan(179);
});

test("every home of the window is in one mark, inside the window, and there are never too many of them", () => {
  const degrees = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((n) => n / 100);
  const places = fc.array(fc.record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) }), { maxLength: 40 });
  const windows = fc
    .tuple(degrees(-180, 180), degrees(-90, 90), degrees(-180, 180), degrees(-90, 90))
    .filter(([, a, , b]) => a !== b)
    .map(([west, a, east, b]) => ({ west, south: Math.min(a, b), east, north: Math.max(a, b) }));
  fc.assert(
    fc.property(places, windows, fc.integer({ min: 0, max: 20 }), (homes, window, zoom) => {
      const { west, south, east, north } = window;
      const isIn = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
        latitude >= south &&
        latitude <= north &&
        (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east);
      const marks = clustersOf(homes, window, zoom);
      expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(homes.filter(isIn).length);
      expect(marks.length).toBeLessThanOrEqual(4096);
      for (const mark of marks) {
        expect(mark.latitude).toBeGreaterThanOrEqual(south - 1e-6);
        expect(mark.latitude).toBeLessThanOrEqual(north + 1e-6);
      }
    }),
    { numRuns: 200 },
  );
});

test("the east end of the world is in the last square of its row, and the west end in the first", () => {
  const world = { west: -180, south: -80, east: 180, north: 80 };
  const homes = [{ longitude: 180 }, { longitude: 179 }, { longitude: -180 }, { longitude: -179 }];
  // At level 0 four squares lie around the world, 90 degrees each.
  expect(clustersOf(homes, world, 0).map(({ count, longitude }) => [count, Math.round(longitude * 10) / 10])).toEqual([
    [2, -179.5],
    [2, 179.5],
  ]);
});

test("a home without a position stands on no map, not even where all others of it lie in the window", () => {
  const homes = [{}, { latitude: null, longitude: null }, { longitude: -3.0001 }];
  expect(clustersOf(homes, SPAIN, 8)).toMatchObject([{ count: 2, latitude: 40 }]);
  expect(clustersOf([{ latitude: null, longitude: null }], SPAIN, 8)).toEqual([]);
});

test("marks are of squares of 64 pixels: at level 3 eleven and a quarter degrees, so that −0.1° and 0.1° are two and 0.1° and 11.2° one", () => {
  const at = (longitude: number) => ({ longitude, latitude: 1 });
  const counts = (...homes: object[]) =>
    clustersOf(homes, { ...SPAIN, south: 0, east: 20 }, 3).map(({ count }) => count);
  expect(counts(at(-0.1), at(0.1))).toEqual([1, 1]);
  expect(counts(at(0.1), at(11.2))).toEqual([2]);
  expect(counts(at(0.1), at(11.3))).toEqual([1, 1]);
});

test("a window of the world at a street's level is drawn as from farther away: 4,096 squares at most", () => {
  const world = { west: -180, south: -85, east: 180, north: 85 };
  const marks = (zoom: number, longitude: number) =>
    clustersOf([{ longitude: 0.1 }, { longitude }], world, zoom).length;
  // At level 4 there are 64 squares of 5.625 degrees around the world and as many rows: 4,096.
  expect([marks(20, 5.5), marks(20, 5.7), marks(4, 5.7)]).toEqual([1, 2, 2]);
});

test("on a street's map homes a hundred metres apart are marks of their own, wherever the street is", () => {
  // At level 17 a square is 360° ÷ 4 ÷ 2^17 wide: 0.000687°, some 58 m in Madrid.
  for (const latitude of [40.4, -34.6]) {
    const window = { west: -3.71, south: latitude - 0.005, east: -3.69, north: latitude + 0.005 };
    const homes = [
      { latitude, longitude: -3.7 },
      { latitude, longitude: -3.7012 },
      { latitude: latitude + 0.001, longitude: -3.7 },
    ];
    expect(clustersOf(homes, window, 17).map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(clustersOf(homes, window, 12)).toMatchObject([{ count: 3 }]);
  }
});

test("a home on the line between two rows belongs to the southern one: the equator is such a line", () => {
  const equator = { west: -10, south: -1, east: 10, north: 1 };
  const marks = (...latitudes: number[]) =>
    clustersOf(
      latitudes.map((latitude) => ({ latitude, longitude: 1 })),
      equator,
      8,
    ).map(({ count }) => count);
  expect(marks(0, -0.1)).toEqual([2]);
  expect(marks(0, 0.1)).toEqual([1, 1]);
});
