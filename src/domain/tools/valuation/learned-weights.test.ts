import fc from "fast-check";
import { expect, test } from "vitest";
import { learnedWeights, partByGap } from "./learned-weights.ts";

const equal = (n: number, value = 1) => new Float64Array(n).fill(value);

test("equal gaps leave equal weights, and far gaps are all alike", () => {
  expect([...learnedWeights(equal(4, 0.25), [0.1, 0.1, 0.1, 0.1], equal(4))]).toEqual([0.25, 0.25, 0.25, 0.25]);
  // 0.3 and 0.6 beside 0.15: 1/0.3⁴ + 1/0.15⁴ = 123.5 + 1975.3 and 7.7 + 1975.3, 5.8 % apart.
  const [near, far] = learnedWeights(equal(2, 0.5), [0.3, 0.6], equal(2));
  expect(near! / far!).toBeCloseTo(2098.8 / 1983.0, 3);
});

test("half the gap weighs up to sixteen times as much: 0.05 and 0.1", () => {
  // 1/0.05⁴ = 160,000 and 1/0.1⁴ = 10,000, each and 1,975 more; of three such the first has 161,975 / 185,926 of the whole, and is bounded.
  const [twin, other, third] = learnedWeights(equal(3, 1 / 3), [0.05, 0.1, 0.1], equal(3));
  expect(twin).toBeCloseTo(0.7, 9);
  expect(other).toBeCloseTo(0.15, 9);
  expect(third).toBeCloseTo(0.15, 9);
});

test("one that does not belong any more has no weight", () => {
  const weights = learnedWeights(Float64Array.from([0, 0.5, 0.5]), [0.01, 0.1, 0.1], Float64Array.from([0, 1, 1]));
  expect([...weights]).toEqual([0, 0.5, 0.5]);
});

test("the only one of several that belongs has the whole weight", () => {
  expect([...learnedWeights(Float64Array.of(1, 0), [0.1, 0.1], Float64Array.of(1, 0))]).toEqual([1, 0]);
});

test("weights sum to 1 where one home is all but the only one: 0.7 and twice 0.15", () => {
  const weights = learnedWeights(Float64Array.of(1, 0, 0), [0.01, 1, 1], Float64Array.of(0.2, 0.01, 0.01));
  expect([...weights].map((weight) => Math.round(weight * 1e12) / 1e12)).toEqual([0.7, 0.15, 0.15]);
});

test("weights sum to 1, and of several none is below zero or above 0.7", () => {
  const point = fc.record({
    weight: fc.double({ min: 0, max: 1, noNaN: true }),
    gap: fc.double({ min: 0.01, max: 1, noNaN: true }),
    belonging: fc.double({ min: 0.01, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 24 }), (points) => {
      const total = points.reduce((sum, { weight }) => sum + weight, 1e-9);
      const weights = learnedWeights(
        Float64Array.from(points, ({ weight }) => weight / total),
        points.map(({ gap }) => gap),
        Float64Array.from(points, ({ belonging }) => belonging),
      );
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...weights)).toBeLessThanOrEqual(0.7 + 1e-9);
    }),
  );
});

test("an advert less like the home has a smaller part in one home's price, and none has more than the first", () => {
  expect(partByGap(0.05, 0.1)).toBeCloseTo(1 / 16, 9);
  expect(partByGap(0.1, 0.05)).toBe(1);
});
