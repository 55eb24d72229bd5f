import type { ExactPoint, Ring } from "./level-shape.ts";

/** Plane geometry in millimetres, y downwards. Whole coordinates up to 50,000 make every product here exact. */

/** Twice the signed area of the triangle a-b-c: positive where c lies to the right of a→b as it is seen, zero on the line. */
export const turn = (a: ExactPoint, b: ExactPoint, c: ExactPoint): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Shoelace area in mm²; positive for rings that turn clockwise as they are seen. Taken about the first corner, so far plans lose no digits. */
export function ringArea(ring: Ring): number {
  const origin = ring[0];
  if (!origin) return 0;
  let twice = 0;
  for (let at = 1; at + 1 < ring.length; at++) twice += turn(origin, ring[at]!, ring[at + 1]!);
  return twice / 2;
}

/** Area of an outer ring whose holes turn the other way. */
export const ringsArea = (rings: readonly Ring[]): number => rings.reduce((sum, ring) => sum + ringArea(ring), 0);

/** How often a ring winds around a point; zero outside. Points on the line may answer either way. */
export function windingOf(point: ExactPoint, ring: Ring): number {
  let winding = 0;
  let from = ring[ring.length - 1];
  if (!from) return 0;
  for (const to of ring) {
    if (from.y <= point.y) {
      if (to.y > point.y && turn(from, to, point) > 0) winding++;
    } else if (to.y <= point.y && turn(from, to, point) < 0) winding--;
    from = to;
  }
  return winding;
}

/** Inside an outer ring and outside its holes. */
export const isInRings = (point: ExactPoint, rings: readonly Ring[]): boolean =>
  rings.reduce((sum, ring) => sum + windingOf(point, ring), 0) > 0;

/** Share of the way from a to b at which the point nearest to `point` lies, from 0 to 1. */
export function shareAlong(point: ExactPoint, a: ExactPoint, b: ExactPoint): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square));
}

/** Least distance from a point to a segment, in the unit of both. */
export function distanceToSegment(point: ExactPoint, a: ExactPoint, b: ExactPoint): number {
  const share = shareAlong(point, a, b);
  return Math.hypot(a.x + share * (b.x - a.x) - point.x, a.y + share * (b.y - a.y) - point.y);
}

/** Distance between two points, in their unit. */
export const distanceBetween = (a: ExactPoint, b: ExactPoint): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Least distance from a point to the edges of rings, in their unit. */
export function distanceToRings(point: ExactPoint, rings: readonly Ring[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    let from = ring[ring.length - 1];
    for (const to of ring) {
      least = Math.min(least, distanceToSegment(point, from!, to));
      from = to;
    }
  }
  return least;
}

/** Where two segments cross inside both; null where they only touch, run along each other or miss. */
export function properCrossing(a: ExactPoint, b: ExactPoint, c: ExactPoint, d: ExactPoint): ExactPoint | null {
  const first = turn(c, d, a);
  const second = turn(c, d, b);
  if (first === 0 || second === 0 || first > 0 === second > 0) return null;
  const third = turn(a, b, c);
  const fourth = turn(a, b, d);
  if (third === 0 || fourth === 0 || third > 0 === fourth > 0) return null;
  const share = first / (first - second);
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}

/** Whether two segments lie on one line and share more than a point. */
export function liesAlong(a: ExactPoint, b: ExactPoint, c: ExactPoint, d: ExactPoint): boolean {
  if (turn(a, b, c) !== 0 || turn(a, b, d) !== 0) return false;
  const byX = Math.abs(b.x - a.x) >= Math.abs(b.y - a.y);
  const along = (point: ExactPoint) => (byX ? point.x : point.y);
  const from = Math.max(Math.min(along(a), along(b)), Math.min(along(c), along(d)));
  const to = Math.min(Math.max(along(a), along(b)), Math.max(along(c), along(d)));
  return to > from;
}

export const isFarApart = (a: ExactPoint, b: ExactPoint, c: ExactPoint, d: ExactPoint, margin: number): boolean =>
  Math.max(a.x, b.x) + margin < Math.min(c.x, d.x) ||
  Math.max(c.x, d.x) + margin < Math.min(a.x, b.x) ||
  Math.max(a.y, b.y) + margin < Math.min(c.y, d.y) ||
  Math.max(c.y, d.y) + margin < Math.min(a.y, b.y);

/** Whether a ring crosses or touches itself anywhere but between neighbours. */
export function crossesItself(ring: Ring): boolean {
  const count = ring.length;
  for (let first = 0; first < count; first++) {
    const a = ring[first]!;
    const b = ring[(first + 1) % count]!;
    for (let second = first + 2; second < count; second++) {
      if (first === 0 && second === count - 1) continue;
      const c = ring[second]!;
      const d = ring[(second + 1) % count]!;
      if (isFarApart(a, b, c, d, 0)) continue;
      if (properCrossing(a, b, c, d) || liesAlong(a, b, c, d)) return true;
    }
  }
  return false;
}
