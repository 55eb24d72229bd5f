import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../../shared/stats/random.ts";
import { spreadOf } from "./price-spread.ts";

const spread = (values: number[], covariance: number[][]) =>
  spreadOf(Float64Array.from(values), Float64Array.from(covariance.flat()));

test("two that share nothing, each of variance 1, at 0 and 2: their mean is 1, and 1 + 1 = 2 over one degree of freedom", () => {
  expect(
    spread(
      [0, 2],
      [
        [1, 0],
        [0, 1],
      ],
    ),
  ).toBeCloseTo(2, 12);
});

test("two that share 3 of their 4 differ by 4 + 4 − 6 = 2 in variance: 2² / 2 = 2", () => {
  expect(
    spread(
      [0, 2],
      [
        [4, 3],
        [3, 4],
      ],
    ),
  ).toBeCloseTo(2, 12);
});

test("an unsure one counts less: variances 1, 1 and 4 at 0, 0 and 3 have their mean at ⅓ and (1/9 + 1/9 + 64/9 / 4) / 2 = 1", () => {
  expect(
    spread(
      [0, 0, 3],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 4],
      ],
    ),
  ).toBeCloseTo(1, 12);
});

/** Covariances of points on a line, e^(−distance) and a tenth of their own. */
const onALine = (places: readonly number[], scale = 1) =>
  places.map((a, i) => places.map((b, j) => scale * (Math.exp(-Math.abs(a - b)) + (i === j ? 0.1 : 0))));

test("neither the level of the prices nor their order matters; half of the expected variance makes it twice as large", () => {
  const point = fc.tuple(fc.double({ min: 0, max: 9, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true }));
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 2, maxLength: 8 }),
      fc.double({ min: -5, max: 15, noNaN: true }),
      (of, level) => {
        const places = of.map(([place]) => place);
        const values = of.map(([, value]) => value);
        const usual = spread(values, onALine(places));
        expect(usual).toBeGreaterThanOrEqual(0);
        expect(
          spread(
            values.map((value) => value + level),
            onALine(places),
          ),
        ).toBeCloseTo(usual, 6);
        expect(spread(values.toReversed(), onALine(places.toReversed()))).toBeCloseTo(usual, 6);
        expect(spread(values, onALine(places, 0.5))).toBeCloseTo(2 * usual, 6);
      },
    ),
  );
});

test("values drawn from the covariance have 1 in the mean, near or far from each other", () => {
  const random = seededRandom(7);
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, x) => sum + x, -6);
  // Two that share half of their variance of 2: a common part and one of their own.
  const draws = Array.from({ length: 4000 }, () => {
    const common = normal();
    return spread(
      [common + normal(), common + normal(), common + normal()],
      [
        [2, 1, 1],
        [1, 2, 1],
        [1, 1, 2],
      ],
    );
  });
  expect(draws.reduce((sum, one) => sum + one, 0) / draws.length).toBeCloseTo(1, 1);
});
