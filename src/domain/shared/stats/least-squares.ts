/**
 * Coefficients of least squares with a ridge, from the normal equations (Cholesky): (XᵀX + ridge·I) b = Xᵀy.
 *
 * @param rows row after row, `width` values each
 * @param ridge above zero keeps dependent columns solvable
 */
export function leastSquares(rows: Float64Array, width: number, target: ArrayLike<number>, ridge = 1e-6): Float64Array {
  const gram = new Float64Array(width * width);
  const right = new Float64Array(width);
  for (let r = 0, at = 0; r < target.length; r++, at += width) {
    for (let i = 0; i < width; i++) {
      const x = rows[at + i]!;
      if (x === 0) continue;
      right[i] = right[i]! + x * target[r]!;
      for (let j = 0; j <= i; j++) gram[i * width + j] = gram[i * width + j]! + x * rows[at + j]!;
    }
  }
  for (let i = 0; i < width; i++) gram[i * width + i] = gram[i * width + i]! + ridge;
  return solveCholesky(gram, right, width);
}

/** Solves A·x = b for a positive definite A, whose lower half is given and overwritten by its factor. */
function solveCholesky(a: Float64Array, b: Float64Array, width: number): Float64Array {
  for (let i = 0; i < width; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * width + j]!;
      for (let k = 0; k < j; k++) sum -= a[i * width + k]! * a[j * width + k]!;
      a[i * width + j] = i === j ? Math.sqrt(sum) : sum / a[j * width + j]!;
    }
  }
  const x = Float64Array.from(b);
  for (let i = 0; i < width; i++) {
    for (let k = 0; k < i; k++) x[i] = x[i]! - a[i * width + k]! * x[k]!;
    x[i] = x[i]! / a[i * width + i]!;
  }
  for (let i = width - 1; i >= 0; i--) {
    for (let k = i + 1; k < width; k++) x[i] = x[i]! - a[k * width + i]! * x[k]!;
    x[i] = x[i]! / a[i * width + i]!;
  }
  return x;
}
