/** Where the stops of a route are drawn in a box, north up, true to scale. */

interface Flat {
  /** Metres east and north. */
  x: number;
  y: number;
}

/** The box that a route is drawn into, in units of the drawing. */
export interface Box {
  width: number;
  height: number;
  /** Free on every side: half a circle and its line. */
  margin: number;
}

/** Points of the same place are set this far apart, so that each can be read. */
const APART = 1.1;

/**
 * @param points metres east and north, the start first where there is one
 * @returns where each is drawn (y downwards), and how many metres a unit is
 */
export function drawnRoute(
  points: readonly Flat[],
  { width, height, margin }: Box,
): { at: Flat[]; metresPerUnit: number } {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.max(...ys);
  const wide = Math.max(...xs) - left;
  const high = top - Math.min(...ys);
  const room = { x: width - 2 * margin, y: height - 2 * margin };
  // A hundred metres at least: two doors of one street are not as far apart as two towns.
  const metresPerUnit = Math.max(wide / room.x, high / room.y, 100 / Math.min(room.x, room.y));
  const shift = { x: margin + (room.x - wide / metresPerUnit) / 2, y: margin + (room.y - high / metresPerUnit) / 2 };
  const seen = new Map<string, number>();
  const at = points.map(({ x, y }) => {
    const key = `${x}/${y}`;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    const aside = times * margin * APART;
    return {
      x: Math.min(width - margin, shift.x + (x - left) / metresPerUnit + aside),
      y: shift.y + (top - y) / metresPerUnit,
    };
  });
  return { at, metresPerUnit };
}

/** A round length for the scale's bar, at most a third of the box. */
export function scaleBar(metresPerUnit: number, width: number): { metres: number; length: number } {
  const most = (metresPerUnit * width) / 3;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((digit) => digit * power).find((round) => round <= most) ?? power;
  return { metres, length: metres / metresPerUnit };
}
