/**
 * Logarithmic mean of two positive amounts: (b − a) / (ln b − ln a), and a when they are equal.
 *
 * It turns contributions on the log scale into money that adds up: if ln b = ln a + Σ cᵢ, then Σ cᵢ·L(a, b) = b − a,
 * and no contribution explodes when the sum is near zero.
 */
export function logMean(a: number, b: number): number {
  const ratio = Math.log(b / a);
  if (Math.abs(ratio) < 1e-9) return (a + b) / 2;
  return (b - a) / ratio;
}
