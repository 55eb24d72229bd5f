import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BoundedMeanInput, boundedMean, MOST_WEIGHT } from "./bounded-mean.ts";

function meanOf(values: number[], more: Partial<BoundedMeanInput> = {}) {
  const n = values.length;
  return boundedMean({
    values: Float64Array.from(values),
    weights: new Float64Array(n).fill(1 / n),
    scales: new Float64Array(n).fill(1e9),
    belonging: new Float64Array(n).fill(1),
    isKept: values.map(() => false),
    ...more,
  });
}

describe("by hand", () => {
  test("prices near each other over their scales: the plain mean", () => {
    const { value, shares, isOutlier } = meanOf([0, 0.1, 0.5]);
    expect(value).toBeCloseTo(0.2, 9);
    for (const share of shares) expect(share).toBeCloseTo(1 / 3, 9);
    expect(isOutlier).toEqual([false, false, false]);
  });

  test("one far from two others pulls less than in proportion: 0.93 where the mean is 1.33", () => {
    // At 0.93 each of the two pulls ¼ · 0.93 + ¾ · 0.93 / √(1 + 0.93²) = 0.743; the third ¼ · 3.07 + ¾ · 3.07 / √(1 + 3.07²) = 1.481.
    const { value, shares } = meanOf([0, 0, 4], { scales: new Float64Array(3).fill(1) });
    expect(value).toBeCloseTo(0.93, 2);
    expect(shares[0]).toBeCloseTo(0.384, 2);
  });

  test("beyond two and a half times the middle of the others nothing of it is left: three times is out", () => {
    const { value, shares, isOutlier, isApart } = meanOf([0, 0, 0, 0, Math.log(3)]);
    expect(value).toBeCloseTo(0, 9);
    expect([...shares.slice(0, 4)].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(shares[4]).toBe(0);
    expect(isOutlier).toEqual([false, false, false, false, true]);
    expect(isApart).toEqual([false, false, false, false, true]);
  });

  test("at twice it has nearly returned: 0.9 · (ln 2.5 − ln 2) = 0.2008, a fifth of which moves the mean of five, and it is marked", () => {
    expect(meanOf([0, 0, 0, 0, Math.LN2]).value).toBeCloseTo(0.2008 / 5, 4);
    expect(meanOf([0, 0, 0, 0, -Math.LN2]).value).toBeCloseTo(-0.2008 / 5, 4);
    expect(meanOf([0, 0, 0, 0, Math.LN2])).toMatchObject({
      isOutlier: [false, false, false, false, false],
      isApart: [false, false, false, false, true],
    });
    // At one and a half times it has not begun to: within 10 % none ever does.
    const near = meanOf([0, 0, 0, 0, Math.log(1.5)]);
    expect(near.value).toBeCloseTo(Math.log(1.5) / 5, 9);
    expect(near.isApart).toEqual([false, false, false, false, false]);
  });

  test("one that is kept counts in full, and is said to stand apart", () => {
    const { value, isOutlier } = meanOf([0, 0, 0, 0, Math.log(6)], { isKept: [false, false, false, false, true] });
    expect(value).toBeCloseTo(Math.log(6) / 5, 9);
    expect(isOutlier[4]).toBe(true);
  });

  test("of three none is told to stand apart, of three and a half that belong one is by half", () => {
    expect(meanOf([0, 0, Math.log(6)]).value).toBeCloseTo(Math.log(6) / 3, 9);
    const belonging = Float64Array.from([0.5, 1, 1, 1]);
    const { value, isOutlier } = meanOf([0, 0, 0, Math.log(6)], { belonging });
    // The middle half of 3.5 reaches from 0.875 to 2.625, so that the dear one has 0.125 of its 1.75: a fourteenth. It keeps half of its
    // distance from there: ln 6 · (1 + 1/14) / 2, of which the mean has a quarter.
    expect(value).toBeCloseTo((Math.log(6) * (1 + 1 / 14)) / 8, 9);
    expect(isOutlier[3]).toBe(false);
  });
});

/** Weights that sum to 1 and do not pass the bound: what passes it goes to the others. */
function bounded(raw: readonly number[]): Float64Array {
  const weights = Float64Array.from(raw);
  for (let round = 0; round < 100; round++) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (let i = 0; i < weights.length; i++) weights[i] = Math.min(MOST_WEIGHT, weights[i]! / total);
  }
  return weights;
}

const prices = (span: number) =>
  fc.array(
    fc.record({
      value: fc.double({ min: -span, max: span, noNaN: true }),
      weight: fc.double({ min: 0.01, max: 1, noNaN: true }),
      scale: fc.double({ min: 0.02, max: 0.6, noNaN: true }),
    }),
    { minLength: 4, maxLength: 20 },
  );

const inputOf = (list: { value: number; weight: number; scale: number }[]): Partial<BoundedMeanInput> => ({
  weights: bounded(list.map(({ weight }) => weight)),
  scales: Float64Array.from(list, ({ scale }) => scale),
});

describe("whatever the prices, up to four hundred times as high as each other", () => {
  test("one that changes moves the mean by less than it does", () => {
    fc.assert(
      fc.property(prices(3), fc.nat(), fc.double({ min: 1e-4, max: 0.02, noNaN: true }), (list, at, step) => {
        const values = list.map(({ value }) => value);
        const changed = values.map((value, i) => (i === at % list.length ? value + step : value));
        const move = meanOf(changed, inputOf(list)).value - meanOf(values, inputOf(list)).value;
        expect(Math.abs(move)).toBeLessThan(step);
      }),
      { numRuns: 1000 },
    );
  });

  test("the shares are those of a mean: none is negative, they sum to 1, and times the prices they give it", () => {
    fc.assert(
      fc.property(prices(3), (list) => {
        const values = list.map(({ value }) => value);
        const { value, shares } = meanOf(values, inputOf(list));
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(shares.reduce((sum, share, i) => sum + share * values[i]!, 0)).toBeCloseTo(value, 9);
      }),
    );
  });

  test("all prices changed alike change it as much", () => {
    fc.assert(
      fc.property(prices(3), fc.double({ min: -3, max: 3, noNaN: true }), (list, step) => {
        const values = list.map(({ value }) => value);
        const moved = values.map((value) => value + step);
        expect(meanOf(moved, inputOf(list)).value - meanOf(values, inputOf(list)).value).toBeCloseTo(step, 9);
      }),
    );
  });
});

test("among prices up to 1.5 times as high as each other no share passes two thirds, nor does a change move the mean by more", () => {
  fc.assert(
    fc.property(prices(0.2), fc.nat(), (list, at) => {
      const values = list.map(({ value }) => value);
      const { value, shares } = meanOf(values, inputOf(list));
      expect(Math.max(...shares)).toBeLessThanOrEqual(2 / 3 + 1e-9);
      const changed = values.map((one, i) => (i === at % list.length ? one + 0.01 : one));
      expect(Math.abs(meanOf(changed, inputOf(list)).value - value)).toBeLessThanOrEqual(0.01 * (2 / 3) + 1e-9);
    }),
    { numRuns: 300 },
  );
});
