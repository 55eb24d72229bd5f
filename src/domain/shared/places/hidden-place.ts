/** Where a home is shown whose agency does not show its address. */

/** Side of the squares that stand for the places in them, in degrees: 556 m to the north, at 40° 426 m to the east. */
const SQUARE_DEGREES = 0.005;

/** A circle of this radius around the middle of a square holds all of it: its half diagonal is at most 393 m, at the equator. */
export const HIDDEN_RADIUS_M = 400;

/** The middle of the square that a latitude or a longitude lies in, to four decimals: every home of the square has the same. */
export const hiddenDegrees = (degrees: number): number =>
  Number(((Math.floor(degrees / SQUARE_DEGREES) + 0.5) * SQUARE_DEGREES).toFixed(4));
