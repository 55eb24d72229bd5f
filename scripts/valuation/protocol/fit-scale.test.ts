import { expect, test } from "vitest";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { fitScale, scaleOf } from "./fit-scale.ts";

/** Errors that are Laplace with a scale of 0.1 · e^(0.7 x): ln of a uniform variate, with either sign. */
function laplaceCases(count: number) {
  const random = seededRandom(3);
  return Array.from({ length: count }, (_, i) => {
    const x = random() * 2 - 1;
    const size = -Math.log(1 - random()) * 0.1 * Math.exp(0.7 * x);
    return { group: `g${i % 3}`, inputs: [1, x], error: random() < 0.5 ? size : -size };
  });
}

test("finds the scale that made the errors, and the quantiles of the exponential: ln 2, ln 5, ln 10", () => {
  const { coefficients, quantiles } = fitScale(laplaceCases(6000));
  expect(coefficients[0]).toBeCloseTo(Math.log(0.1), 1);
  expect(coefficients[1]).toBeCloseTo(0.7, 1);
  expect(scaleOf(coefficients, [1, 0]) * quantiles.half).toBeCloseTo(0.1 * Math.LN2, 2);
  expect(quantiles.eight / quantiles.half).toBeCloseTo(Math.log(5) / Math.LN2, 0);
  expect(quantiles.nine / quantiles.half).toBeCloseTo(Math.log(10) / Math.LN2, 0);
});

test("every group counts the same, however many cases it has", () => {
  // 900 errors of 0.1 and 100 of 0.3 in groups of their own: the half lies between them, not at 0.1.
  const of = (group: string, count: number, error: number) =>
    Array.from({ length: count }, () => ({ group, inputs: [1], error }));
  const { coefficients, quantiles } = fitScale([...of("many", 900, 0.1), ...of("few", 100, 0.3)]);
  expect(scaleOf(coefficients, [1])).toBeCloseTo(0.2, 2);
  expect(quantiles.eight * scaleOf(coefficients, [1])).toBeCloseTo(0.3, 3);
});
