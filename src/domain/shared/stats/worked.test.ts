import { describe, expect, test } from "vitest";
import { leastSquares } from "./least-squares.ts";
import { median, medianAbsoluteDeviation, quantile, quantileOfSorted, weightedMedian } from "./order.ts";
import { seededRandom } from "./random.ts";

describe("quantiles of type 7, as R documents it: h = (n − 1) · p", () => {
  test.each([
    // h = 3 · 0.25 = 0.75: between 1 and 2.
    [[1, 2, 3, 4], 0.25, 1.75],
    [[1, 2, 3, 4], 0.75, 3.25],
    [[1, 2, 3, 4], 0, 1],
    [[1, 2, 3, 4], 1, 4],
    [[1, 2, 3, 4], -1, 1],
    [[1, 2, 3, 4], 2, 4],
    [[15, 20, 35, 40, 50], 0.4, 29],
    [[7], 0.3, 7],
  ])("%j at %d: %d", (values, share, expected) => expect(quantile(values, share)).toBeCloseTo(expected, 12));

  test("do not change what they are given, and are none of nothing", () => {
    const values = [3, 1, 2];
    expect([median(values), values]).toEqual([2, [3, 1, 2]]);
    expect([quantileOfSorted([], 0.5), medianAbsoluteDeviation([]), median([])]).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });
});

describe("the weighted median", () => {
  test.each([
    // Half of 10 is 5: reached at the value 3.
    [[1, 2, 3, 4], [1, 2, 4, 3], 3],
    // Half of 4 falls between 2 and 3.
    [[1, 2, 3, 4], [1, 1, 1, 1], 2.5],
    // A point without weight is no neighbour.
    [[1, 2, 3, 4], [1, 1, 0, 2], 3],
    [[5, 9], [3, 0], 5],
    [[9, 5], [1, 3], 5],
  ])("of %j with %j: %d", (values, weights, expected) => expect(weightedMedian(values, weights)).toBe(expected));

  test("of nothing is none", () => expect(weightedMedian([], [])).toBeNaN());
});

describe("least squares", () => {
  test("of three unknowns: 1 + 2a − 3b, without noise", () => {
    const rows = [
      [1, 0, 0],
      [1, 1, 0],
      [1, 0, 1],
      [1, 2, 3],
      [1, -1, 2],
    ];
    const target = rows.map(([one, a, b]) => one! + 2 * a! - 3 * b!);
    const found = leastSquares(Float64Array.from(rows.flat()), 3, target, 1e-9);
    for (const [i, expected] of [1, 2, -3].entries()) expect(found[i]).toBeCloseTo(expected, 6);
  });

  test("a ridge of 1 draws the mean of three tens to 30 / (3 + 1) = 7.5", () => {
    expect(leastSquares(Float64Array.of(1, 1, 1), 1, [10, 10, 10], 1)[0]).toBeCloseTo(7.5, 12);
  });

  test("a line through scattered points: slope 8 / 10 and intercept 2.2", () => {
    // x̄ = 3, ȳ = 4.6; Σ(x − x̄)(y − ȳ) = 8, Σ(x − x̄)² = 10.
    const [intercept, slope] = leastSquares(Float64Array.of(1, 1, 1, 2, 1, 3, 1, 4, 1, 5), 2, [3, 4, 4, 6, 6], 1e-10);
    expect(slope).toBeCloseTo(0.8, 6);
    expect(intercept).toBeCloseTo(2.2, 6);
  });

  test("two columns that are one share its weight", () => {
    const [a, b] = leastSquares(Float64Array.of(1, 1, 2, 2, 3, 3), 2, [2, 4, 6]);
    expect(a).toBeCloseTo(1, 5);
    expect(b).toBeCloseTo(1, 5);
  });

  test("the usual ridge is a millionth: 1 / (1 + 0.000001)", () => {
    expect(leastSquares(Float64Array.of(1), 1, [1])[0]).toBeCloseTo(0.999999000001, 11);
  });
});

test("mulberry32 gives the numbers that its author's code gives", () => {
  const first = (seed: number) => {
    const random = seededRandom(seed);
    return [random(), random(), random()];
  };
  expect(first(1)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(first(0)).toEqual([0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]);
});
