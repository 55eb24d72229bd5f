import fc from "fast-check";
import { expect, test } from "vitest";
import { hatchStripes, type Point } from "./hatch.ts";

/** Shoelace formula. */
function area(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

test("a 10 × 10 box with stripes of 2 every 10: one before the diagonal, one after", () => {
  const stripes = hatchStripes(10, 10, { period: 10, stripe: 2 });
  // x + y from 5 to 7 is a triangle of 7²/2 less one of 5²/2; from 15 to 17 the corner beyond, 5²/2 less 3²/2.
  expect(stripes.map(area)).toEqual([12, 8]);
});

test("a stripe over a corner of the box keeps the corner", () => {
  const [stripe] = hatchStripes(6, 4, { period: 10, stripe: 3 });
  expect(stripe).toEqual([
    [5, 0],
    [6, 0],
    [6, 2],
    [4, 4],
    [1, 4],
  ]);
});

test("stripes never leave the box", () => {
  const side = fc.double({ min: 0.1, max: 400, noNaN: true });
  fc.assert(
    fc.property(side, side, (width, height) => {
      for (const [x, y] of hatchStripes(width, height, { period: 7.4, stripe: 2.1 }).flat()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width + 1e-9);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height + 1e-9);
      }
    }),
  );
});
