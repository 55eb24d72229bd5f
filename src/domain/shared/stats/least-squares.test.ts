import { expect, test } from "vitest";
import { leastSquares, SparseLeastSquares } from "./least-squares.ts";

/**
 * y = 1, 3, 4, 8, 9 over x = 0 … 4 with columns 1, x, x². By fractions: b = 33/35, 127/70, 1/14; the squared residuals sum
 * to 64/35, and the diagonal of (XᵀX)⁻¹ is 31/35, 87/70, 1/14.
 */
const TARGETS = [1, 3, 4, 8, 9];
const COEFFICIENTS = [33 / 35, 127 / 70, 1 / 14];
const VARIANCE = 64 / 35 / 2;
const ERRORS = [31 / 35, 87 / 70, 1 / 14].map((diagonal) => Math.sqrt(VARIANCE * diagonal));

function sparse(targets: readonly number[]) {
  const equations = new SparseLeastSquares(3);
  for (const [x, target] of targets.entries())
    if (x === 0) equations.add([0], [1], target);
    else equations.add([0, 1, 2], [1, x, x * x], target);
  return equations;
}

const expectClose = (actual: Iterable<number | null>, expected: readonly number[]) => {
  const all = [...actual];
  expect(all).toHaveLength(expected.length);
  for (const [at, value] of expected.entries()) expect(all[at]).toBeCloseTo(value, 6);
};

test("a parabola through five points has the coefficients worked by fractions", () => {
  const rows = Float64Array.from(TARGETS.flatMap((_, x) => [1, x, x * x]));
  expectClose(leastSquares(rows, 3, TARGETS, 1e-12), COEFFICIENTS);
  expectClose(sparse(TARGETS).solve(1e-12), COEFFICIENTS);
});

test("a ridge of 1 halves the one coefficient of one row of 1", () => {
  expectClose(leastSquares(Float64Array.from([1]), 1, [6], 1), [3]);
});

test("errors are those of two degrees of freedom, from the column asked for", () => {
  const all = sparse(TARGETS).solveWithErrors(1e-12, 0);
  expectClose(all.coefficients, COEFFICIENTS);
  expectClose(all.errors, ERRORS);
  expectClose(sparse(TARGETS).solveWithErrors(1e-12, 1).errors, ERRORS.slice(1));
});

test("as many rows as columns leave no error to tell", () => {
  expect(sparse(TARGETS.slice(0, 3)).solveWithErrors(1e-12, 0).errors).toEqual([null, null, null]);
});
