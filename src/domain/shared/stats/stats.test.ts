import { expect, test } from "vitest";
import { leastSquares } from "./least-squares.ts";
import { median, medianAbsoluteDeviation, quantile, weightedMedian } from "./order.ts";
import { seededRandom } from "./random.ts";

test("quantiles between order statistics", () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([10, 20, 30, 40, 50], 0.1)).toBe(14);
  expect(median([7])).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

test("median absolute deviation of 1, 1, 2, 2, 4, 6, 9 is 1", () => {
  expect(medianAbsoluteDeviation([1, 1, 2, 2, 4, 6, 9])).toBe(1);
});

test("weighted median: equal weights give the plain one, a heavy value wins", () => {
  expect(weightedMedian([3, 1, 2], [1, 1, 1])).toBe(2);
  expect(weightedMedian([4, 1, 2, 3], [1, 1, 1, 1])).toBe(2.5);
  expect(weightedMedian([1, 2, 10], [1, 1, 3])).toBe(10);
});

test("least squares finds y = 2 + 3x", () => {
  const [a, b] = leastSquares(Float64Array.of(1, 0, 1, 1, 1, 2, 1, 5), 2, [2, 5, 8, 17]);
  expect(a).toBeCloseTo(2, 4);
  expect(b).toBeCloseTo(3, 4);
});

test("random numbers: the same seed, the same numbers; even over [0, 1)", () => {
  const [one, two] = [seededRandom(42), seededRandom(42)];
  const numbers = Array.from({ length: 10_000 }, one);
  expect(numbers.slice(0, 5)).toEqual(Array.from({ length: 5 }, two));
  expect(numbers.reduce((a, b) => a + b) / 10_000).toBeCloseTo(0.5, 1);
  expect(numbers.every((x) => x >= 0 && x < 1)).toBe(true);
});
