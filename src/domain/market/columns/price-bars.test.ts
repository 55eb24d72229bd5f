import { expect, test } from "vitest";
import { boundsOfBar, PRICE_BARS, priceBar } from "./price-bars.ts";

test("each bar begins at its bound, and ends below the next: 224,000 belongs to the second, 223,999.99 to the first", () => {
  expect(boundsOfBar(priceBar(224_000_00))).toEqual({ from: 224_000, to: 251_000 });
  expect(boundsOfBar(priceBar(223_999_99))).toEqual({ from: 200_000, to: 224_000 });
  expect(boundsOfBar(priceBar(250_999_99))).toEqual({ from: 224_000, to: 251_000 });
});

test("twenty bars to a power of ten, from 100 to a hundred million: below the first 0, above the last no end", () => {
  // 0 and six powers of ten of twenty bounds each.
  expect(PRICE_BARS).toBe(121);
  expect([priceBar(0), priceBar(99_99), priceBar(100_00), priceBar(112_00)]).toEqual([0, 0, 1, 2]);
  expect(boundsOfBar(0)).toEqual({ from: 0, to: 100 });
  expect([priceBar(1_000_00), priceBar(10_000_00)]).toEqual([21, 41]);
  // 89.1 million is the last bound; its bar is said to end at ten times as much.
  expect(priceBar(89_100_000_00)).toBe(120);
  expect(priceBar(1e15)).toBe(120);
  expect(boundsOfBar(120)).toEqual({ from: 89_100_000, to: 891_000_000 });
  expect(priceBar(null)).toBe(121);
});
