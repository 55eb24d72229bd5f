import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type KrigingInput, krige } from "./kriging.ts";

/** Points that share nothing with each other, and this much with what is sought. */
function independent(nuggets: number[], toTarget: number[], more: Partial<KrigingInput> = {}) {
  const n = nuggets.length;
  const between = new Float64Array(n * n);
  for (let i = 0; i < n; i++) between[i * n + i] = 1;
  return krige({
    nuggets: Float64Array.from(nuggets),
    between,
    toTarget: Float64Array.from(toTarget),
    sill: 1,
    targetNugget: 0,
    belonging: new Float64Array(n).fill(1),
    most: 0.5,
    ...more,
  });
}

const rounded = (weights: Float64Array, digits = 6) => [...weights].map((weight) => Number(weight.toFixed(digits)));

describe("by hand", () => {
  test("two equal points: half each, and the error of their mean: 1 + 2 · ¼ · 1.5 = 1.75", () => {
    const { weights, variance } = independent([0.5, 0.5], [0, 0]);
    expect([...weights]).toEqual([0.5, 0.5]);
    expect(variance).toBeCloseTo(1.75, 9);
  });

  test("weights as one over the variance: 1, 2 and 2 give 1/2, 1/4 and 1/4", () => {
    expect(rounded(independent([0, 1, 1], [0, 0, 0]).weights)).toEqual([0.5, 0.25, 0.25]);
  });

  test("one that is far better than the others has the most that is allowed; the rest share what is left", () => {
    expect(rounded(independent([0, 99, 99], [0, 0, 0]).weights, 4)).toEqual([0.5, 0.25, 0.25]);
    const third = { most: 1 / 3 };
    expect(rounded(independent([0, 99, 99, 99], [0, 0, 0, 0], third).weights, 4)).toEqual([
      0.3333, 0.2222, 0.2222, 0.2222,
    ]);
    // Of two none can have less than a half.
    expect(rounded(independent([0, 99], [0, 0], third).weights)).toEqual([0.5, 0.5]);
  });

  test("a point that would have a negative weight has none", () => {
    // The third shares nearly all with the first and less with what is sought: without the bound it would be subtracted.
    const between = Float64Array.from([1, 0, 0.95, 0, 1, 0, 0.95, 0, 1]);
    expect(rounded(independent([0, 0, 0], [0.6, 0.6, 0.3], { between }).weights)).toEqual([0.5, 0.5, 0]);
    // Once it has none the others go on exchanging: beyond the half that the first may have, 2 and 4 weigh 2 to 1.
    const ofFour = Float64Array.from([1, 0.95, 0, 0, 0.95, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
    const { weights } = independent([0, 0, 1, 3], [0.6, 0, 0.6, 0.6], { between: ofFour });
    expect(rounded(weights, 4)).toEqual([0.5, 0, 0.3333, 0.1667]);
  });

  test("a point and what is sought usually part by what they do not share: √(1 + 1 − 2 · 0.5 + 0.44) = 1.2", () => {
    expect([...independent([0.44, 0.44], [0.5, 0.5]).usual]).toEqual([expect.closeTo(1.2, 9), expect.closeTo(1.2, 9)]);
  });

  test("one that belongs by half gains the variance by which it usually parts: 1.5 + 2.5, so that it weighs 1.5/4 of another", () => {
    const belonging = Float64Array.from([1, 1, 0.5]);
    const { weights, variance } = independent([0.5, 0.5, 0.5], [0, 0, 0], { belonging });
    // 8 : 8 : 3 of 19.
    expect(rounded(weights)).toEqual([0.421053, 0.421053, 0.157895]);
    // Its own variance is still 1.5: 1 + 1.5 · (64 + 64 + 9) / 361.
    expect(variance).toBeCloseTo(1 + (1.5 * 137) / 361, 6);
  });

  test("one that does not belong weighs nothing, wherever it stands in the list", () => {
    const belonging = Float64Array.from([1, 1, 0]);
    expect(rounded(independent([0.5, 0.5, 0.5], [0, 0, 0], { belonging }).weights, 4)).toEqual([0.5, 0.5, 0]);
    // The others have variances of 1, 2 and 2, as above: a half, and a quarter each.
    const isSecond = Float64Array.from([1, 0, 1, 1]);
    expect(rounded(independent([0, 0.5, 1, 1], [0, 0, 0, 0], { belonging: isSecond }).weights, 4)).toEqual([
      0.5, 0, 0.25, 0.25,
    ]);
    const isFirst = Float64Array.from([0, 1, 1, 1]);
    expect(rounded(independent([0.5, 0, 1, 1], [0, 0, 0, 0], { belonging: isFirst }).weights, 4)).toEqual([
      0, 0.5, 0.25, 0.25,
    ]);
  });

  test("a single one has all of the weight", () => expect([...independent([0.5], [0]).weights]).toEqual([1]));
});

test("weights sum to 1, lie between nothing and the bound, and no other choice of them errs less", () => {
  const points = fc.array(
    fc.record({
      nugget: fc.double({ min: 0.01, max: 2, noNaN: true }),
      at: fc.double({ min: 0, max: 5, noNaN: true }),
    }),
    { minLength: 3, maxLength: 12 },
  );
  fc.assert(
    fc.property(points, fc.nat(), fc.nat(), (list, from, to) => {
      const n = list.length;
      const between = Float64Array.from({ length: n * n }, (_, at) =>
        Math.exp(-Math.abs(list[Math.floor(at / n)]!.at - list[at % n]!.at)),
      );
      const nuggets = list.map(({ nugget }) => nugget);
      const toTarget = list.map(({ at }) => Math.exp(-at));
      const { weights, variance } = independent(nuggets, toTarget, { between, most: 0.4 });
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      for (const weight of weights) {
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThanOrEqual(0.4 + 1e-9);
      }
      // A hundredth of the weight moved from any point to any other must not lessen the error.
      const [i, j] = [from % n, to % n];
      const moved = Math.min(0.01, weights[i]!, 0.4 - weights[j]!);
      if (i === j || moved <= 0) return;
      const other = weights.map((weight, k) => weight + (k === j ? moved : k === i ? -moved : 0));
      let expected = 1;
      for (let a = 0; a < n; a++) {
        expected += other[a]! * (other[a]! * nuggets[a]! - 2 * toTarget[a]!);
        for (let b = 0; b < n; b++) expected += other[a]! * other[b]! * between[a * n + b]!;
      }
      expect(expected).toBeGreaterThanOrEqual(variance - 1e-7);
    }),
  );
});
