/** A position as GeoJSON writes it: longitude, latitude, in degrees (WGS84). */
export type LonLat = [longitude: number, latitude: number];

/** How far outside a line a position may lie and still be on it, in degrees: a tenth of a millimetre. */
const ON_LINE = 1e-9;

/** Whether a position lies inside a ring or on it. The ring's last corner is joined to its first, whether or not they are the same. */
export const isInRing = (ring: readonly Readonly<LonLat>[], position: Readonly<LonLat>): boolean =>
  isOnRing(ring, position) || ringContains(ring, position);

/**
 * Whether a ray from the position to the east crosses the ring an odd number of times. Which side a position exactly on the ring
 * belongs to is not defined: `isInRing` counts it as inside.
 */
export function ringContains(ring: readonly Readonly<LonLat>[], [x, y]: Readonly<LonLat>): boolean {
  let isInside = false;
  for (let i = 0, before = ring.length - 1; i < ring.length; before = i++) {
    const [ax, ay] = ring[before]!;
    const [bx, by] = ring[i]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Whether a position lies on one of the ring's sides or corners. */
export const isOnRing = (ring: readonly Readonly<LonLat>[], position: Readonly<LonLat>): boolean =>
  ring.some((corner, i) => isOnSide(position, ring.at(i - 1)!, corner));

/**
 * Twice the area of the triangle, in square degrees: positive where the position lies left of the way from `a` to `b`, negative to the
 * right of it, 0 on their line.
 */
export const turn = ([ax, ay]: Readonly<LonLat>, [bx, by]: Readonly<LonLat>, [x, y]: Readonly<LonLat>): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

function isOnSide(position: Readonly<LonLat>, a: Readonly<LonLat>, b: Readonly<LonLat>): boolean {
  // Most sides lie above the position or below it, which two comparisons show.
  if (!isBetween(position[1], a[1], b[1]) || !isBetween(position[0], a[0], b[0])) return false;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return Math.abs(turn(a, b, position)) <= ON_LINE * Math.max(length, ON_LINE);
}

const isBetween = (value: number, a: number, b: number): boolean =>
  a <= b ? a - ON_LINE <= value && value <= b + ON_LINE : b - ON_LINE <= value && value <= a + ON_LINE;
