/** Matrices of sixteen numbers, column by column, as graphics programs keep them. */

/** A turn clockwise as seen from above by degrees, then a move. */
export function placing(x: number, y: number, z: number, degrees: number): readonly number[] {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0, x, y, z, 1];
}

/** First `b`, then `a`. */
export function multiplied(a: readonly number[], b: readonly number[]): readonly number[] {
  const result: number[] = [];
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[4 * k + row]! * b[4 * column + k]!;
      result.push(sum);
    }
  }
  return result;
}

/**
 * Places something that grows along positive z: first tilted up by `lift`, then turned to a heading, scaled and moved. Angles in degrees.
 */
export function growing(
  at: readonly [number, number, number],
  heading: number,
  lift: number,
  scale: number,
  roll = 0,
): readonly number[] {
  const [h, l, r] = [heading, -lift, roll].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const spin = [Math.cos(r), Math.sin(r), 0, 0, -Math.sin(r), Math.cos(r), 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const tilt = [1, 0, 0, 0, 0, Math.cos(l), Math.sin(l), 0, 0, -Math.sin(l), Math.cos(l), 0, 0, 0, 0, 1];
  const turn = [Math.cos(h), 0, -Math.sin(h), 0, 0, 1, 0, 0, Math.sin(h), 0, Math.cos(h), 0, 0, 0, 0, 1];
  const whole = multiplied(turn, multiplied(tilt, spin)).map((value, index) => (index < 12 ? value * scale : value));
  return [...whole.slice(0, 12), at[0], at[1], at[2], 1];
}
