import type { PicturePoint } from "./plan-picture.ts";
import type { Strip } from "./strips.ts";

/** A wall while it is put together: a straight line with a thickness, and what was found in its gaps. */
export interface Segment {
  from: PicturePoint;
  to: PicturePoint;
  thickness: number;
  /** Gaps that were bridged, in pixels along from `from`. */
  gaps: SegmentGap[];
}

export interface SegmentGap {
  readonly start: number;
  readonly end: number;
  readonly kind: "puerta" | "ventana" | "hueco";
  readonly confidence: number;
  readonly hinge: "from" | "to" | null;
  readonly opensTo: "left" | "right" | null;
}

/** Length of a segment, in pixels. */
export const lengthOf = ({ from, to }: Pick<Segment, "from" | "to">): number =>
  Math.hypot(to.x - from.x, to.y - from.y);

/** The unit vector along a segment. */
export function along({ from, to }: Pick<Segment, "from" | "to">): PicturePoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Where a point lies along a segment from its start, and how far to the right of it. */
export function placed(
  segment: Pick<Segment, "from" | "to">,
  { x, y }: PicturePoint,
): { along: number; across: number } {
  const u = along(segment);
  const [dx, dy] = [x - segment.from.x, y - segment.from.y];
  return { along: dx * u.x + dy * u.y, across: -dx * u.y + dy * u.x };
}

/** The point `distance` along and `across` to the right (clockwise as seen). */
export function pointAt(segment: Pick<Segment, "from" | "to">, distance: number, across = 0): PicturePoint {
  const u = along(segment);
  return { x: segment.from.x + u.x * distance - u.y * across, y: segment.from.y + u.y * distance + u.x * across };
}

/** Sine of the angle between two directions, without sign. */
export function sineBetween(a: Pick<Segment, "from" | "to">, b: Pick<Segment, "from" | "to">): number {
  const [u, v] = [along(a), along(b)];
  return Math.abs(u.x * v.y - u.y * v.x);
}

/** Where the lines of two segments meet, in pixels along each from its start; null for parallel ones. */
export function meeting(
  a: Pick<Segment, "from" | "to">,
  b: Pick<Segment, "from" | "to">,
): { onA: number; onB: number } | null {
  const [u, v] = [along(a), along(b)];
  const turn = u.x * v.y - u.y * v.x;
  if (Math.abs(turn) < 0.12) return null;
  const [dx, dy] = [b.from.x - a.from.x, b.from.y - a.from.y];
  return { onA: (dx * v.y - dy * v.x) / turn, onB: (dx * u.y - dy * u.x) / turn };
}

/** Whether a direction is level or upright to the pixel. */
export const isSquare = ({ from, to }: Pick<Segment, "from" | "to">): boolean => from.x === to.x || from.y === to.y;

/** Slope below which a wall of an upright drawing is level or upright, and the drawing of it unsteady. */
const SQUARE_SLOPE = 0.045;

/** Strips as segments that point right or down; what is nearly level or upright becomes so. */
export function squared(strips: readonly Strip[]): Segment[] {
  return strips.map(({ from, to, thickness }) => {
    const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    const isBackwards = dx >= dy ? from.x > to.x : from.y > to.y;
    const [a, b] = isBackwards ? [to, from] : [from, to];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const drift = Math.min(dx, dy);
    const isStraight = drift <= SQUARE_SLOPE * Math.max(dx, dy) || drift <= 0.3 * thickness;
    if (!isStraight) return { from: a, to: b, thickness, gaps: [] };
    if (dx >= dy) return { from: { x: a.x, y: middle.y }, to: { x: b.x, y: middle.y }, thickness, gaps: [] };
    return { from: { x: middle.x, y: a.y }, to: { x: middle.x, y: b.y }, thickness, gaps: [] };
  });
}

/**
 * Of strips that lie over one another, the longest; the same oblique wall is found from both sides near 45 degrees.
 *
 * @param share of both thicknesses within which two lines are one wall; half of it is side by side
 * @param slack pixels beyond that
 */
export function withoutDoubles(segments: readonly Segment[], share = 0.42, slack = 1): Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const own = lengthOf(segment);
    const isDouble = kept.some((other) => {
      if (sineBetween(segment, other) > 0.2) return false;
      const [a, b] = [placed(other, segment.from), placed(other, segment.to)];
      const across = Math.max(Math.abs(a.across), Math.abs(b.across));
      if (across > share * (segment.thickness + other.thickness) + slack) return false;
      const overlap = Math.min(lengthOf(other), Math.max(a.along, b.along)) - Math.max(0, Math.min(a.along, b.along));
      return overlap > 0.5 * own;
    });
    if (!isDouble) kept.push(segment);
  }
  return kept;
}
