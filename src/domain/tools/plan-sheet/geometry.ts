import type { ExactPoint, LevelShape, Ring } from "../floor-plan/level-shape.ts";
import type { Level } from "../floor-plan/plan.ts";
import type { Path } from "../furnishing/symbols-pen.ts";

/** Measures of lines and boxes that drawings of plans use. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(points: readonly ExactPoint[]): Box | null {
  if (points.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** The box of everything that a level draws, in plan millimetres; a metre about the origin where it is empty. */
export function boxOfLevel(level: Level, shape: LevelShape): Box {
  const points: ExactPoint[] = shape.walls.flatMap((wall) => wall.outline);
  for (const piece of [...level.furniture, ...level.stairs]) points.push(...footprint(piece));
  for (const note of level.notes) points.push(note.at);
  for (const { from, to } of level.dimensions) points.push(from, to);
  return boxOf(points) ?? { left: -500, top: -500, right: 500, bottom: 500 };
}

/** The box of what is built. */
export function boxOfBuilding(shape: LevelShape): Box | null {
  return boxOf(shape.walls.flatMap((wall) => wall.outline));
}

/** The four corners of a piece as it lies. */
export function footprint(piece: {
  readonly at: ExactPoint;
  readonly rotation: number;
  readonly widthMm: number;
  readonly depthMm: number;
}): readonly ExactPoint[] {
  const cos = Math.cos((piece.rotation * Math.PI) / 180);
  const sin = Math.sin((piece.rotation * Math.PI) / 180);
  const [w, d] = [piece.widthMm / 2, piece.depthMm / 2];
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ].map(([x = 0, y = 0]) => ({ x: piece.at.x + x * cos - y * sin, y: piece.at.y + x * sin + y * cos }));
}

/** Whether a point lies inside, by counting the sides that a ray to the right crosses. Rings that are holes count by themselves. */
export function isInside(rings: readonly Ring[], { x, y }: ExactPoint): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length];
      if (!b || a.y > y === b.y > y) return;
      if (x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
    });
  }
  return inside;
}

/** How far one can go from a point inside along an axis before a side is met: [towards smaller, towards greater] coordinates. */
export function clearSpan(rings: readonly Ring[], at: ExactPoint, axis: "x" | "y"): readonly [number, number] | null {
  const other = axis === "x" ? "y" : "x";
  let [low, high] = [-Infinity, Infinity];
  for (const ring of rings) {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length];
      if (!b || a[other] > at[other] === b[other] > at[other]) return;
      const met = a[axis] + ((b[axis] - a[axis]) * (at[other] - a[other])) / (b[other] - a[other]);
      if (met <= at[axis]) low = Math.max(low, met);
      else high = Math.min(high, met);
    });
  }
  return Number.isFinite(low) && Number.isFinite(high) ? [low, high] : null;
}

/** The part of a polygon on the side of a line where `distance` is not negative. */
function clipped(ring: Ring, distance: (point: ExactPoint) => number): Ring {
  const kept: ExactPoint[] = [];
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length];
    if (!b) return;
    const [da, db] = [distance(a), distance(b)];
    if (da >= 0) kept.push(a);
    if (da >= 0 !== db >= 0) {
      const share = da / (da - db);
      kept.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
    }
  });
  return kept;
}

/** The part of a ring between two places along a direction, measured from a point. */
export function between(ring: Ring, from: ExactPoint, direction: ExactPoint, start: number, end: number): Ring {
  const along = (point: ExactPoint) => (point.x - from.x) * direction.x + (point.y - from.y) * direction.y;
  const lower = start === -Infinity ? ring : clipped(ring, (point) => along(point) - start);
  return end === Infinity ? lower : clipped(lower, (point) => end - along(point));
}

/** The part of a ring within the band of a slanted hatch line, as its two ends; several for a ring that is not convex. */
export function hatchLines(rings: readonly Ring[], spacing: number): readonly (readonly [ExactPoint, ExactPoint])[] {
  const box = boxOf(rings.flat());
  if (!box) return [];
  const lines: (readonly [ExactPoint, ExactPoint])[] = [];
  // Lines x + y = c; at most a thousand of them, however fine the spacing.
  const first = box.left + box.top;
  const last = box.right + box.bottom;
  const step = Math.max(spacing * Math.SQRT2, (last - first) / 1000);
  for (let c = first + step / 2; c < last; c += step) {
    const met: ExactPoint[] = [];
    for (const ring of rings) {
      ring.forEach((a, index) => {
        const b = ring[(index + 1) % ring.length];
        if (!b) return;
        const [sa, sb] = [a.x + a.y - c, b.x + b.y - c];
        if (sa >= 0 === sb >= 0) return;
        const share = sa / (sa - sb);
        met.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
      });
    }
    met.sort((a, b) => a.x - b.x);
    for (let index = 0; index + 1 < met.length; index += 2)
      lines.push([met[index] as ExactPoint, met[index + 1] as ExactPoint]);
  }
  return lines;
}

/** SVG path of a closed ring, in millimetres of paper. */
export function ringPath(ring: Ring, place: (point: ExactPoint) => ExactPoint): Path {
  if (ring.length < 3) return [];
  return [
    ...ring.map((point, index) => {
      const { x, y } = place(point);
      return [index === 0 ? "M" : "L", x, y] as const;
    }),
    ["Z"],
  ];
}

/** SVG path of an open line, in millimetres of paper. */
export function linePath(a: ExactPoint, b: ExactPoint, place: (point: ExactPoint) => ExactPoint): Path {
  const [from, to] = [place(a), place(b)];
  return [
    ["M", from.x, from.y],
    ["L", to.x, to.y],
  ];
}
