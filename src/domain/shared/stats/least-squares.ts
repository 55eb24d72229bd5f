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

/**
 * The same for rows of which most values are zero: only the others are handed over, so that dummies of many groups cost nothing.
 */
export class SparseLeastSquares {
  readonly #width: number;
  readonly #gram: Float64Array;
  readonly #right: Float64Array;
  #rows = 0;
  /** Sum of squares of what is explained. */
  #squares = 0;

  constructor(width: number) {
    this.#width = width;
    this.#gram = new Float64Array(width * width);
    this.#right = new Float64Array(width);
  }

  /** @param columns of the values that are not zero, ascending */
  add(columns: readonly number[], values: readonly number[], target: number): void {
    this.#rows += 1;
    this.#squares += target * target;
    for (let i = 0; i < columns.length; i++) {
      const at = columns[i]! * this.#width;
      this.#right[columns[i]!]! += values[i]! * target;
      for (let j = 0; j <= i; j++) this.#gram[at + columns[j]!]! += values[i]! * values[j]!;
    }
  }

  /** The coefficients. It is used up by that. @param ridge above zero keeps dependent columns solvable */
  solve(ridge: number): Float64Array {
    for (let i = 0; i < this.#width; i++) this.#gram[i * this.#width + i]! += ridge;
    return solveCholesky(this.#gram, this.#right, this.#width);
  }

  /**
   * The coefficients and the standard errors of those from a column on: s · √((XᵀX)⁻¹ⱼⱼ), with s² the sum of squared residuals ÷ (rows − columns in use),
   * for errors that are independent and equally wide. It is used up by that.
   *
   * @param ridge above zero; so small that it moves no coefficient
   * @param from the first column of which the error is wanted
   * @returns errors are null where there are no more rows than columns
   */
  solveWithErrors(ridge: number, from: number): { coefficients: Float64Array; errors: (number | null)[] } {
    const [gram, width] = [this.#gram, this.#width];
    let used = 0;
    for (let i = 0; i < width; i++) if (gram[i * width + i]! > 0) used++;
    const coefficients = this.solve(ridge);
    const explained = coefficients.reduce((sum, one, i) => sum + one * this.#right[i]!, 0);
    const left = this.#rows - used;
    const variance = left > 0 ? Math.max(0, this.#squares - explained) / left : null;
    // The lower half of the matrix holds its factor now: (L·Lᵀ)⁻¹ⱼⱼ is the squared length of L⁻¹·eⱼ.
    const errors = Array.from({ length: width - from }, (_, i) =>
      variance === null ? null : Math.sqrt(variance * inverseDiagonal(gram, width, from + i)),
    );
    return { coefficients, errors };
  }
}

/** The diagonal of the inverse of L·Lᵀ at a place. @param l its factor in the lower half */
function inverseDiagonal(l: Float64Array, width: number, place: number): number {
  const x = new Float64Array(width);
  let sum = 0;
  for (let i = place; i < width; i++) {
    let value = i === place ? 1 : 0;
    for (let k = place; k < i; k++) value -= l[i * width + k]! * x[k]!;
    x[i] = value / l[i * width + i]!;
    sum += x[i]! ** 2;
  }
  return sum;
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
