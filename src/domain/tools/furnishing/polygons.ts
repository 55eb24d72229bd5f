import { distanceToSegment, isInRings, properCrossing } from "../floor-plan/geometry.ts";
import type { ExactPoint, Ring } from "../floor-plan/level-shape.ts";

/** Play that touching pieces have, in mm: what overlaps by less is beside each other. */
const PLAY = 1;

/**
 * The corners of a rectangle that is turned about its middle, clockwise as they are seen.
 *
 * @param rotation degrees, clockwise as it is seen
 */
export function rectangleAt(middle: ExactPoint, widthMm: number, depthMm: number, rotation: number): Ring {
  const cosine = Math.cos((rotation * Math.PI) / 180);
  const sine = Math.sin((rotation * Math.PI) / 180);
  const corner = (x: number, y: number) => ({
    x: middle.x + x * cosine - y * sine,
    y: middle.y + x * sine + y * cosine,
  });
  const x = widthMm / 2;
  const y = depthMm / 2;
  return [corner(-x, -y), corner(x, -y), corner(x, y), corner(-x, y)];
}

/** Whether two convex polygons overlap, by separating axes (Ericson, Real-Time Collision Detection, 5.2). */
export function overlap(one: Ring, other: Ring): boolean {
  return !isParted(one, other) && !isParted(other, one);
}

function isParted(one: Ring, other: Ring): boolean {
  let from = one[one.length - 1]!;
  for (const to of one) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length > 0) {
      const nx = -(to.y - from.y) / length;
      const ny = (to.x - from.x) / length;
      let most = Number.NEGATIVE_INFINITY;
      for (const point of other) most = Math.max(most, (point.x - from.x) * nx + (point.y - from.y) * ny);
      // Clockwise polygons lie on the positive side of their edges.
      if (most <= PLAY) return true;
    }
    from = to;
  }
  return false;
}

/** Distance between two convex polygons that do not overlap, in mm. */
export function gapBetween(one: Ring, other: Ring): number {
  const side = (points: Ring, ring: Ring) =>
    Math.min(
      ...points.flatMap((point) =>
        ring.map((to, at) => distanceToSegment(point, ring[(at + ring.length - 1) % ring.length]!, to)),
      ),
    );
  return Math.min(side(one, other), side(other, one));
}

/** Whether a convex polygon lies within rings; it may touch them. */
export function isWithinRings(polygon: Ring, rings: readonly Ring[]): boolean {
  const middle = {
    x: polygon.reduce((sum, { x }) => sum + x, 0) / polygon.length,
    y: polygon.reduce((sum, { y }) => sum + y, 0) / polygon.length,
  };
  const shrunk = polygon.map((point) => {
    const length = Math.hypot(middle.x - point.x, middle.y - point.y) || 1;
    const inward = Math.min(1, (2 * PLAY) / length);
    return { x: point.x + (middle.x - point.x) * inward, y: point.y + (middle.y - point.y) * inward };
  });
  if (!shrunk.every((point) => isInRings(point, rings))) return false;
  return rings.every((ring) =>
    ring.every((to, at) => {
      const from = ring[(at + ring.length - 1) % ring.length]!;
      return shrunk.every(
        (b, next) => !properCrossing(from, to, shrunk[(next + shrunk.length - 1) % shrunk.length]!, b),
      );
    }),
  );
}
