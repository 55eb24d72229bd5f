import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";
import type { Point } from "#domain/tools/floor-plan/plan.ts";

/** Plane geometry for pointing at things. Millimetres, y downwards, angles in degrees clockwise. */

export const distance = (one: ExactPoint, other: ExactPoint) => Math.hypot(one.x - other.x, one.y - other.y);

/** Minus nought is nought. */
export const wholePoint = ({ x, y }: ExactPoint): Point => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });

export const plus = (one: ExactPoint, other: ExactPoint): ExactPoint => ({ x: one.x + other.x, y: one.y + other.y });

export const minus = (one: ExactPoint, other: ExactPoint): ExactPoint => ({ x: one.x - other.x, y: one.y - other.y });

export const middleOf = (one: ExactPoint, other: ExactPoint): ExactPoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

/** The unit vector from one point to another; to the right where they are the same. */
export function unitVector(from: ExactPoint, to: ExactPoint): ExactPoint {
  const length = distance(from, to);
  return length === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Turned by a right angle clockwise: to the right of somebody who looks along it. */
export const toRight = ({ x, y }: ExactPoint): ExactPoint => ({ x: -y, y: x });

/** The point that lies `along` a direction and `aside` to its right. */
export const stepFrom = (from: ExactPoint, direction: ExactPoint, along: number, aside = 0): ExactPoint => ({
  x: from.x + direction.x * along - direction.y * aside,
  y: from.y + direction.y * along + direction.x * aside,
});

/** How far along and how far to the right of a line a point lies. */
export function alongAndAside(from: ExactPoint, direction: ExactPoint, point: ExactPoint) {
  const { x, y } = minus(point, from);
  return { along: x * direction.x + y * direction.y, aside: y * direction.x - x * direction.y };
}

export function distanceToSegment(point: ExactPoint, from: ExactPoint, to: ExactPoint): number {
  const length = distance(from, to);
  const { along, aside } = alongAndAside(from, unitVector(from, to), point);
  if (along < 0) return distance(point, from);
  return along > length ? distance(point, to) : Math.abs(aside);
}

export function rotatePoint({ x, y }: ExactPoint, degrees: number): ExactPoint {
  const radians = (degrees * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** Between 0 and 360. */
export const normalDegrees = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The angle of a line, clockwise from pointing right, between 0 and 360. */
export const degreesOf = (from: ExactPoint, to: ExactPoint) =>
  normalDegrees((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);

export function isInRing({ x, y }: ExactPoint, ring: readonly ExactPoint[]): boolean {
  let isInside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before && corner.y > y !== before.y > y) {
      const crossing = corner.x + ((y - corner.y) * (before.x - corner.x)) / (before.y - corner.y);
      if (x < crossing) isInside = !isInside;
    }
    before = corner;
  }
  return isInside;
}

interface Footprint {
  readonly at: ExactPoint;
  readonly rotation: number;
  readonly widthMm: number;
  readonly depthMm: number;
}

/** The four corners of a piece, from its back left one on. */
export function cornersOf({ at, rotation, widthMm, depthMm }: Footprint): readonly ExactPoint[] {
  const x = widthMm / 2;
  const y = depthMm / 2;
  return [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ].map((corner) => plus(at, rotatePoint(corner, rotation)));
}
