import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KrigingInput, krige } from "./kriging.ts";

/** Points that share nothing with each other, and this much with what is sought. */
function independent(values: number[], nuggets: number[], toTarget: number[], more: Partial<KrigingInput> = {}) {
  const n = values.length;
  const between = new Float64Array(n * n);
  for (let i = 0; i < n; i++) between[i * n + i] = 1;
  return krige({
    values: Float64Array.from(values),
    nuggets: Float64Array.from(nuggets),
    between,
    toTarget: Float64Array.from(toTarget),
    sill: 1,
    targetNugget: 0,
    belonging: new Float64Array(n).fill(1),
    huber: 1e9,
    ...more,
  });
}

describe("by hand", () => {
  test("two equal points: half each, and the error of their mean: 1 + 2 · ¼ · 1.5 = 1.75", () => {
    const { weights, value, variance } = independent([1, 3], [0.5, 0.5], [0, 0]);
    expect([...weights]).toEqual([0.5, 0.5]);
    expect(value).toBe(2);
    expect(variance).toBeCloseTo(1.75, 9);
  });

  test("weights as one over the variance: 1, 2 and 2 give 1/2, 1/4 and 1/4", () => {
    const { weights } = independent([0, 0, 0], [0, 1, 1], [0, 0, 0]);
    expect([...weights].map((weight) => Math.round(weight * 1e6) / 1e6)).toEqual([0.5, 0.25, 0.25]);
  });

  test("one that is far better than the others has a half, not more; the rest share the other half", () => {
    const { weights } = independent([0, 0, 0], [0, 99, 99], [0, 0, 0]);
    expect(weights[0]).toBeCloseTo(0.5, 9);
    expect(weights[1]).toBeCloseTo(0.25, 4);
  });

  test("a point that would have a negative weight has none", () => {
    // The third shares nearly all with the first and less with what is sought: without the bound it would be subtracted.
    const between = Float64Array.from([1, 0, 0.95, 0, 1, 0, 0.95, 0, 1]);
    const { weights } = independent([0, 0, 0], [0, 0, 0], [0.6, 0.6, 0.3], { between });
    expect([...weights].map((weight) => Math.round(weight * 1e6) / 1e6)).toEqual([0.5, 0.5, 0]);
  });

  test("a price that stands apart counts less and less: at 1, 2 and 50 the value stays below the mean", () => {
    const values = [0, 0.1, -0.1, 0.05, 2];
    const nuggets = [0.1, 0.1, 0.1, 0.1, 0.1];
    const plain = independent(values, nuggets, [0.5, 0.5, 0.5, 0.5, 0.5]);
    const robust = independent(values, nuggets, [0.5, 0.5, 0.5, 0.5, 0.5], { huber: 1 });
    expect(plain.value).toBeCloseTo(0.41, 6);
    expect(robust.weights[4]!).toBeLessThan(plain.weights[4]!);
    expect(robust.value).toBeLessThan(plain.value);
  });
});

test("the value lies among the points, and moves with them all", () => {
  const points = fc.array(fc.double({ min: 10, max: 14, noNaN: true }), { minLength: 2, maxLength: 24 });
  fc.assert(
    fc.property(points, fc.double({ min: -3, max: 3, noNaN: true }), (values, step) => {
      const nuggets = values.map((_, i) => 0.02 + 0.01 * (i % 3));
      const toTarget = values.map((_, i) => 0.9 ** i);
      const { value } = independent(values, nuggets, toTarget, { huber: 1.2 });
      expect(value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
      expect(value).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      const moved = independent(
        values.map((one) => one + step),
        nuggets,
        toTarget,
        { huber: 1.2 },
      );
      expect(moved.value - value).toBeCloseTo(step, 6);
    }),
  );
});
