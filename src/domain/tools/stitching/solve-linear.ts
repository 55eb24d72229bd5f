/** Solves A x = b by Gaussian elimination with pivots; null where A has no inverse. Changes neither. */
export function solveLinear(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): Float64Array<ArrayBuffer> | null {
  const n = right.length;
  const rows = matrix.map((row, at) => Float64Array.from([...row, right[at]!]));
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    const top = rows[pivot]!;
    if (Math.abs(top[column]!) < 1e-12) return null;
    rows[pivot] = rows[column]!;
    rows[column] = top;
    for (let row = column + 1; row < n; row++) {
      const below = rows[row]!;
      const factor = below[column]! / top[column]!;
      if (factor !== 0) for (let k = column; k <= n; k++) below[k] = below[k]! - factor * top[k]!;
    }
  }
  const answer = new Float64Array(n);
  for (let row = n - 1; row >= 0; row--) {
    let sum = rows[row]![n]!;
    for (let k = row + 1; k < n; k++) sum -= rows[row]![k]! * answer[k]!;
    answer[row] = sum / rows[row]![row]!;
  }
  return answer;
}
