import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";
import type { Dimension } from "#domain/tools/floor-plan/plan.ts";
import { alongAndAside, distance, stepFrom, unitVector } from "./geometry.ts";

/** Dimension lines that would lie on one another step aside, each away from what it measures. */

export interface PlacedDimension {
  readonly id: string;
  readonly lengthMm: number;
  readonly from: ExactPoint;
  readonly to: ExactPoint;
  /** Where the extension lines begin. */
  readonly measured: readonly [ExactPoint, ExactPoint];
  /** Of its text, which never stands on its head. */
  readonly degrees: number;
  readonly middle: ExactPoint;
}

/** @param gapMm the least distance between two parallel lines, which the page converts from pixels */
export function layOutDimensions(dimensions: readonly Dimension[], gapMm: number): readonly PlacedDimension[] {
  const placed: PlacedDimension[] = [];
  // Short ones stand nearer: a chain lies within the total.
  const inOrder = [...dimensions].sort((one, other) => distance(one.from, one.to) - distance(other.from, other.to));
  for (const dimension of inOrder) {
    let offset = dimension.offsetMm;
    const outward = offset < 0 ? -1 : 1;
    let line = placedAt(dimension, offset);
    for (let tries = 0; tries < 12 && placed.some((other) => collides(line, other, gapMm)); tries++) {
      offset += outward * gapMm;
      line = placedAt(dimension, offset);
    }
    placed.push(line);
  }
  return placed;
}

function placedAt({ id, from, to }: Dimension, offsetMm: number): PlacedDimension {
  const along = unitVector(from, to);
  const start = stepFrom(from, along, 0, offsetMm);
  const end = stepFrom(to, along, 0, offsetMm);
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    id,
    lengthMm: distance(from, to),
    from: start,
    to: end,
    measured: [from, to],
    degrees: degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees,
    middle: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
  };
}

/** Both run alike, lie nearer than the gap and share a part of their length. */
function collides(one: PlacedDimension, other: PlacedDimension, gapMm: number): boolean {
  const along = unitVector(one.from, one.to);
  const from = alongAndAside(one.from, along, other.from);
  const to = alongAndAside(one.from, along, other.to);
  if (Math.abs(from.aside - to.aside) > gapMm / 4 || Math.abs(from.aside) >= gapMm * 0.99) return false;
  const shared = Math.min(one.lengthMm, Math.max(from.along, to.along)) - Math.max(0, Math.min(from.along, to.along));
  return shared > gapMm / 4;
}
