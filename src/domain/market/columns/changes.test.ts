import { expect, test } from "vitest";
import { NO_MARKET_FILTER } from "../search/market-filter.ts";
import { INDEXED_HOME } from "./indexed-home.test-data.ts";
import { MarketColumns } from "./market-columns.ts";

/** Whether what was worked out of a window is worked out anew when a home comes at a point. */
function isTold(
  window: [west: number, south: number, east: number, north: number],
  longitude: number,
  latitude: number,
) {
  const [west, south, east, north] = window;
  const question = { filter: NO_MARKET_FILTER, window: { west, south, east, north } };
  const index = new MarketColumns();
  index.put({ ...INDEXED_HOME, number: 1 });
  const before = index.stateOfClusters(question);
  index.put({ ...INDEXED_HOME, number: 2, longitude, latitude });
  return index.stateOfClusters(question) !== before;
}

// The map lies in pieces of a twentieth of a degree, from 180° west and 90° south on: those that a window touches count whole.
test.each([
  ["the window's own piece, at its other end", -0.399, 39.499, true],
  ["its corner in the south-west", -0.3999, 39.4501, true],
  ["the piece in the west", -0.4001, 39.46, false],
  ["the piece in the east", -0.3499, 39.46, false],
  ["the piece in the south", -0.38, 39.4499, false],
  ["the piece in the north", -0.38, 39.5001, false],
])("a window within one piece is told of a home in %s: %d, %d", (_, longitude, latitude, told) =>
  expect(isTold([-0.38, 39.46, -0.37, 39.47], longitude, latitude)).toBe(told),
);

test("a window over two pieces is told of both, and of a row above", () => {
  const wide = [-0.38, 39.48, -0.34, 39.52] as [number, number, number, number];
  for (const [x, y] of [
    [-0.399, 39.451],
    [-0.301, 39.451],
    [-0.399, 39.549],
    [-0.301, 39.549],
  ] as const)
    expect(isTold(wide, x, y)).toBe(true);
  for (const [x, y] of [
    [-0.401, 39.48],
    [-0.299, 39.48],
    [-0.36, 39.449],
    [-0.36, 39.551],
  ] as const)
    expect(isTold(wide, x, y)).toBe(false);
});

test("a window over the line of the date is told of homes at both sides of it, and of none elsewhere", () => {
  const pacific = [179.98, -17, -179.98, -16.98] as [number, number, number, number];
  expect([179.99, -179.99].map((longitude) => isTold(pacific, longitude, -16.99))).toEqual([true, true]);
  expect([179.94, -179.94, 0].map((longitude) => isTold(pacific, longitude, -16.99))).toEqual([false, false, false]);
});

test("of a window of more than four thousand pieces every change counts", () => {
  const from = (degrees: number) =>
    [-4.99, 38.01, -4.99 + degrees, 38.01 + degrees] as [number, number, number, number];
  // From 0.01 beyond a border 3.1° touch 63 pieces, 3.15° touch 64: 63 × 63 = 3,969 and 64 × 64 = 4,096.
  expect(isTold(from(3.1), 2, 45)).toBe(false);
  expect(isTold(from(3.15), 2, 45)).toBe(true);
});
