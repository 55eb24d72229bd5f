import { gapBetween, shareSet } from "./gap-evidence.ts";
import type { Grid } from "./grid.ts";
import {
  isSquare,
  lengthOf,
  meeting,
  placed,
  pointAt,
  type Segment,
  type SegmentGap,
  sineBetween,
} from "./segments.ts";

/** Evidence of the picture about the space between pieces of walls. */
export interface Ground {
  /** One where a wall's body is. */
  readonly body: Grid;
  /** One where any line is. */
  readonly lines: Grid;
  /** Thickness of the thinner walls. */
  readonly unit: number;
  /** Whether the body is ink; otherwise it is the space between lines, and gaps without a sign of a door or window are not bridged. */
  readonly isFilled: boolean;
}

interface Join {
  readonly before: number;
  readonly after: number;
  readonly width: number;
  readonly gap: SegmentGap | "solid";
}

/** Joins pieces of one wall: over what crosses it, and over its doors and windows. */
export function joined(segments: readonly Segment[], ground: Ground): Segment[] {
  const joins: Join[] = [];
  segments.forEach((one, before) => {
    segments.forEach((other, after) => {
      if (before === after) return;
      const join = joinOf(one, other, before, after, segments, ground);
      if (join) joins.push(join);
    });
  });
  joins.sort((a, b) => a.width - b.width);
  const next = new Map<number, Join>();
  const previous = new Set<number>();
  for (const join of joins) {
    if (next.has(join.before) || previous.has(join.after)) continue;
    next.set(join.before, join);
    previous.add(join.after);
  }
  const result: Segment[] = [];
  segments.forEach((_, first) => {
    if (previous.has(first)) return;
    const row: number[] = [first];
    const kinds: Join["gap"][] = [];
    for (let join = next.get(first); join; join = next.get(join.after)) {
      kinds.push(join.gap);
      row.push(join.after);
    }
    result.push(
      row.length === 1
        ? segments[first]!
        : merged(
            row.map((i) => segments[i]!),
            kinds,
          ),
    );
  });
  return result;
}

function joinOf(
  one: Segment,
  other: Segment,
  before: number,
  after: number,
  all: readonly Segment[],
  { body, lines, unit, isFilled }: Ground,
): Join | null {
  const thick = Math.max(one.thickness, other.thickness);
  if (Math.abs(one.thickness - other.thickness) > 0.4 * thick + 1.5) return null;
  const { along: start, across } = placed(one, other.from);
  const length = lengthOf(one);
  const width = start - length;
  if (width < -1.5 * thick || Math.abs(across) > Math.max(2, 0.32 * thick)) return null;
  if (sineBetween(one, other) > (isSquare(one) && isSquare(other) ? 0.001 : 0.09)) return null;
  if (placed(one, other.to).along < length) return null;
  const solid = { before, after, width, gap: "solid" } as const;
  if (width <= Math.max(3, 0.4 * unit)) return solid;
  if (width > 60 * unit) return null;
  const whole = { from: one.from, to: other.to, thickness: (one.thickness + other.thickness) / 2 };
  const depth = 0.28 * whole.thickness;
  // A pane's line runs along the middle of a window: a wall is full on both sides of it too.
  if ([-depth, 0, depth].every((across) => shareSet(body, whole, length, start, across) > 0.85)) return solid;
  const isCrossed = all.some((wall) => {
    if (wall === one || wall === other) return false;
    const meet = meeting(whole, wall);
    if (!meet) return false;
    const reach = wall.thickness / 2 + 2;
    const isInside = meet.onA > length + reach && meet.onA < start - reach;
    return isInside && meet.onB > -reach - whole.thickness && meet.onB < lengthOf(wall) + reach + whole.thickness;
  });
  if (isCrossed) return null;
  const gap = gapBetween(lines, whole, length, start, unit, true);
  if (!gap || (gap.kind === "hueco" && !isFilled && width > 13 * unit)) return null;
  return { before, after, width, gap };
}

/** One segment of pieces in a row; its line lies where most of their length lies. */
function merged(pieces: readonly Segment[], kinds: readonly Join["gap"][]): Segment {
  const [first, last] = [pieces[0]!, pieces.at(-1)!];
  const weights = pieces.map(lengthOf);
  const sum = weights.reduce((a, b) => a + b, 0);
  const mean = (of: (piece: Segment) => number) =>
    pieces.reduce((all, piece, i) => all + of(piece) * weights[i]!, 0) / sum;
  const thickness = mean((piece) => piece.thickness);
  let [from, to] = [first.from, last.to];
  if (pieces.every(isSquare)) {
    const isLevel = first.from.y === first.to.y;
    const line = mean((piece) => (isLevel ? piece.from.y : piece.from.x));
    [from, to] = isLevel
      ? [
          { x: from.x, y: line },
          { x: to.x, y: line },
        ]
      : [
          { x: line, y: from.y },
          { x: line, y: to.y },
        ];
  }
  const whole = { from, to };
  const gaps = kinds.flatMap((gap, i) => {
    const own = pieces[i]!;
    const shifted = own.gaps.map((known) => moved(known, placed(whole, own.from).along));
    if (gap === "solid") return shifted;
    return [...shifted, { ...gap, start: placed(whole, own.to).along, end: placed(whole, pieces[i + 1]!.from).along }];
  });
  gaps.push(...last.gaps.map((known) => moved(known, placed(whole, last.from).along)));
  return { from, to, thickness, gaps };
}

const moved = (gap: SegmentGap, by: number): SegmentGap => ({ ...gap, start: gap.start + by, end: gap.end + by });

/** How far beyond its end a wall may have to go to reach the line of another that it meets. */
export const reachTo = (own: Segment, other: Segment, sine: number): number =>
  Math.min(3, 1 / Math.max(0.2, sine)) * (other.thickness / 2) + 0.35 * own.thickness + 2.5;

/** Extends ends that stop short of a wall across by a door, a window or a passage. */
export function reached(segments: readonly Segment[], ground: Ground): Segment[] {
  return segments.map((own) => {
    const length = lengthOf(own);
    let { from, to } = own;
    let gaps = own.gaps;
    for (const isEnd of [false, true]) {
      let [nearest, face, isAnchored] = [Number.POSITIVE_INFINITY, 0, false];
      for (const other of segments) {
        if (other === own) continue;
        const meet = meeting(own, other);
        if (!meet) continue;
        const reach = reachTo(own, other, sineBetween(own, other));
        if (meet.onB < -reach || meet.onB > lengthOf(other) + reach) continue;
        const ahead = isEnd ? meet.onA - length : -meet.onA;
        if (Math.abs(ahead) <= reach) isAnchored = true;
        else if (ahead > 0 && ahead < nearest) [nearest, face] = [ahead, ahead - other.thickness / 2];
      }
      if (isAnchored || nearest === Number.POSITIVE_INFINITY) continue;
      const probe = isEnd
        ? { from, to: pointAt(own, length + nearest), thickness: own.thickness }
        : { from: pointAt(own, -nearest), to, thickness: own.thickness };
      const before = lengthOf({ from, to: own.from });
      const [start, end] = isEnd ? [before + length, before + length + face] : [nearest - face, nearest];
      const offset = isEnd ? 0 : nearest;
      const gap = gapBetween(ground.lines, probe, start, end, ground.unit, false);
      if (!gap || length < Math.max(1.2 * own.thickness, 0.2 * nearest)) continue;
      if (gap.kind === "hueco" && (!ground.isFilled || length < Math.max(nearest, 4 * own.thickness))) continue;
      gaps = [...gaps.map((known) => moved(known, offset)), gap];
      ({ from, to } = probe);
    }
    return { ...own, from, to, gaps };
  });
}
