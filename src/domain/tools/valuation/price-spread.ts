/**
 * How far prices part over what their covariances expect, as a ratio of variances: (v − m)ᵀ C⁻¹ (v − m) / (n − 1), where m is the
 * mean that generalised least squares gives. It is 1 in the mean when the prices vary as the covariance says, whatever the order and
 * however near to each other they lie; a market whose prices part twice as far (in variance) has 2.
 *
 * @param values at least two, logarithms of prices
 * @param covariance of point i and j, row by row, with the variance of each point's own on the diagonal; positive definite
 */
export function spreadOf(values: Float64Array, covariance: Float64Array): number {
  const n = values.length;
  const root = choleskyOf(covariance, n);
  const ones = whitened(root, new Float64Array(n).fill(1));
  const prices = whitened(root, values);
  const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
  const mean = dot(ones, prices) / dot(ones, ones);
  return prices.reduce((sum, price, i) => sum + (price - mean * ones[i]!) ** 2, 0) / (n - 1);
}

/** The lower triangle L with L·Lᵀ = covariance, row by row. */
function choleskyOf(covariance: Float64Array, n: number): Float64Array {
  const root = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = covariance[i * n + j]!;
      for (let k = 0; k < j; k++) rest -= root[i * n + k]! * root[j * n + k]!;
      root[i * n + j] = i === j ? Math.sqrt(rest) : rest / root[j * n + j]!;
    }
  }
  return root;
}

/** L⁻¹·v: of values that vary as L·Lᵀ says, as many that do not vary together, each with variance 1. */
function whitened(root: Float64Array, values: Float64Array): Float64Array {
  const n = values.length;
  const out = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let rest = values[i]!;
    for (let k = 0; k < i; k++) rest -= root[i * n + k]! * out[k]!;
    out[i] = rest / root[i * n + i]!;
  }
  return out;
}
