/** One equation of a linear least-squares problem: the coefficients of a few unknowns and what they should come to. */
export interface Equation {
  readonly terms: readonly (readonly [unknown: number, coefficient: number])[];
  readonly value: number;
  readonly weight: number;
}

/**
 * The values that satisfy weighted equations best, by the normal equations and Cholesky's decomposition.
 *
 * @returns null where the equations leave an unknown free
 */
export function leastSquares(equations: readonly Equation[], unknowns: number): Float64Array | null {
  const normal = Array.from({ length: unknowns }, () => new Float64Array(unknowns));
  const right = new Float64Array(unknowns);
  for (const { terms, value, weight } of equations)
    for (const [row, coefficient] of terms) {
      right[row] = right[row]! + weight * coefficient * value;
      for (const [column, other] of terms) normal[row]![column] = normal[row]![column]! + weight * coefficient * other;
    }
  for (let row = 0; row < unknowns; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = normal[row]![column]!;
      for (let at = 0; at < column; at++) sum -= normal[row]![at]! * normal[column]![at]!;
      if (row === column) {
        if (sum <= 1e-12) return null;
        normal[row]![row] = Math.sqrt(sum);
      } else normal[row]![column] = sum / normal[column]![column]!;
    }
  }
  const solved = new Float64Array(unknowns);
  for (let row = 0; row < unknowns; row++) {
    let sum = right[row]!;
    for (let at = 0; at < row; at++) sum -= normal[row]![at]! * solved[at]!;
    solved[row] = sum / normal[row]![row]!;
  }
  for (let row = unknowns - 1; row >= 0; row--) {
    let sum = solved[row]!;
    for (let at = row + 1; at < unknowns; at++) sum -= normal[at]![row]! * solved[at]!;
    solved[row] = sum / normal[row]![row]!;
  }
  return solved;
}
