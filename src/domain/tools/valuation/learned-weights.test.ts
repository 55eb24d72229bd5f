import fc from "fast-check";
import { expect, test } from "vitest";
import { crowdAround, learnedWeights, partByGap } from "./learned-weights.ts";

const equal = (n: number, value = 1) => new Float64Array(n).fill(value);
const alone = (belonging: Float64Array) => ({ belonging, crowd: 0 });
const among = (n: number) => alone(equal(n));

test("equal gaps leave equal weights, and far gaps are nearly alike", () => {
  expect([...learnedWeights(equal(4, 0.25), [0.1, 0.1, 0.1, 0.1], among(4))]).toEqual([0.25, 0.25, 0.25, 0.25]);
  // 0.3 and 0.6 beside 0.15 where none lies near: 1/0.3⁵ + 1/0.15⁵ = 411.5 + 13,168.7 and 12.9 + 13,168.7, 3 % apart.
  const [near, far] = learnedWeights(equal(2, 0.5), [0.3, 0.6], among(2));
  expect(near! / far!).toBeCloseTo(13_580.2 / 13_181.6, 4);
});

test("the more lie near, the more a gap tells: 0.15 and 0.3 where twelve do", () => {
  // The blunt gap is then 0.15 + 0.15 · 12/16 = 0.2625: 1/0.2625⁵ = 802.3; 13,168.7 + 802.3 beside 411.5 + 802.3.
  const [near, far] = learnedWeights(equal(2, 0.5), [0.15, 0.3], { ...among(2), crowd: 12 });
  const bounded = learnedWeights(equal(3, 1 / 3), [0.15, 0.3, 0.3], { ...among(3), crowd: 12 });
  expect(near! / far!).toBeCloseTo(0.8 / 0.2, 9);
  expect(bounded[0]! / bounded[1]!).toBeCloseTo(0.8 / 0.1, 9);
  const many = learnedWeights(equal(9, 1 / 9), [0.15, ...new Array<number>(8).fill(0.3)], { ...among(9), crowd: 12 });
  expect(many[0]! / many[1]!).toBeCloseTo(13_971 / 1_213.8, 2);
});

test("half the gap weighs up to thirty-two times as much: 0.05 and 0.1", () => {
  // 1/0.05⁵ = 3,200,000 and 1/0.1⁵ = 100,000, each and 13,169 more; of three such the first has 0.93 of the whole, and is bounded.
  const [twin, other, third] = learnedWeights(equal(3, 1 / 3), [0.05, 0.1, 0.1], among(3));
  expect(twin).toBeCloseTo(0.8, 9);
  expect(other).toBeCloseTo(0.1, 9);
  expect(third).toBeCloseTo(0.1, 9);
});

test("a crowd: one at the place, one 300 m away, one that half belongs, and none without a position or far away", () => {
  // e⁰ + e⁻¹ + ½ e⁰ = 1.868.
  const around = crowdAround([0, 300, 0, Number.NaN, 5000], Float64Array.of(1, 1, 0.5, 1, 1));
  expect(around).toBeCloseTo(1.868, 3);
});

test("one that does not belong any more has no weight", () => {
  const weights = learnedWeights(Float64Array.from([0, 0.5, 0.5]), [0.01, 0.1, 0.1], alone(Float64Array.of(0, 1, 1)));
  expect([...weights]).toEqual([0, 0.5, 0.5]);
});

test("the only one of several that belongs has the whole weight", () => {
  expect([...learnedWeights(Float64Array.of(1, 0), [0.1, 0.1], alone(Float64Array.of(1, 0)))]).toEqual([1, 0]);
});

test("weights sum to 1 where one home is all but the only one: 0.8 and twice 0.1", () => {
  const weights = learnedWeights(Float64Array.of(1, 0, 0), [0.01, 1, 1], alone(Float64Array.of(0.2, 0.01, 0.01)));
  expect([...weights].map((weight) => Math.round(weight * 1e12) / 1e12)).toEqual([0.8, 0.1, 0.1]);
});

test("weights sum to 1, and of several none is below zero or above 0.8", () => {
  const point = fc.record({
    weight: fc.double({ min: 0, max: 1, noNaN: true }),
    gap: fc.double({ min: 0.01, max: 1, noNaN: true }),
    belonging: fc.double({ min: 0.01, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 3, maxLength: 24 }),
      fc.double({ min: 0, max: 24, noNaN: true }),
      (points, crowd) => {
        const total = points.reduce((sum, { weight }) => sum + weight, 1e-9);
        const weights = learnedWeights(
          Float64Array.from(points, ({ weight }) => weight / total),
          points.map(({ gap }) => gap),
          { belonging: Float64Array.from(points, ({ belonging }) => belonging), crowd },
        );
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...weights)).toBeLessThanOrEqual(0.8 + 1e-9);
      },
    ),
  );
});

test("an advert less like the home has a smaller part in one home's price, and none has more than the first", () => {
  expect(partByGap(0.05, 0.1)).toBeCloseTo(1 / 32, 9);
  expect(partByGap(0.1, 0.05)).toBe(1);
});
