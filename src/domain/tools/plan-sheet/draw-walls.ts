import type { ExactPoint, LevelShape, OpeningShape, Ring, WallShape } from "../floor-plan/level-shape.ts";
import type { Level, WallKind } from "../floor-plan/plan.ts";
import type { Mark } from "../furnishing/symbols-pen.ts";
import { doorLines, type OpeningFrame, windowLines } from "./draw-openings.ts";
import { between, linePath, ringPath } from "./geometry.ts";
import { filled, GREY, PAPER, type SheetMark, stroked, WEIGHTS } from "./sheet.ts";

export type Place = (point: ExactPoint) => ExactPoint;

/** Outer walls are darker than what only parts rooms. */
const FILLS: Readonly<Record<WallKind, string | null>> = {
  fachada: "#2a3040",
  medianera: "#2a3040",
  tabique: "#7b8190",
  baranda: PAPER,
  virtual: null,
};

/** A wall's solid parts beside its openings, in plan millimetres, with the sides that are faces or jambs and not joints. */
export interface SolidPart {
  readonly ring: Ring;
  readonly edges: readonly (readonly [ExactPoint, ExactPoint])[];
}

/** How much heavier or lighter lines are at a scale: full at 1:50, less where walls are thinner on paper. */
export const weightAt = (scale: number): number => (scale <= 60 ? 1 : scale <= 120 ? 0.7 : 0.5);

/** Cut walls of a level with their hatch, in millimetres of paper. */
export function drawWalls(level: Level, shape: LevelShape, scale: number, place: Place): readonly SheetMark[] {
  const ends = endsOf(level);
  const fills: SheetMark[] = [];
  const lines: SheetMark[] = [];
  for (const wall of shape.walls) {
    const fill = FILLS[wall.wall.kind];
    if (fill === null || wall.wall.thicknessMm === 0) {
      const [from, to] = axisOf(wall, level);
      lines.push({ ...stroked("MUROS", linePath(from, to, place), WEIGHTS.dimension, GREY), dashMm: [1.2, 0.8] });
      continue;
    }
    const isRail = wall.wall.kind === "baranda";
    const isOuter = wall.wall.kind === "fachada" || wall.wall.kind === "medianera";
    for (const part of solidParts(wall, level, ends)) {
      // A hair of its own colour closes the seam between two walls that meet.
      fills.push({ ...filled("MUROS", ringPath(part.ring, place), fill), stroke: fill, widthMm: isRail ? 0 : 0.05 });
      const width = isRail ? WEIGHTS.seen : WEIGHTS.cut * weightAt(scale) * (isOuter ? 1 : 0.7);
      for (const [a, b] of part.edges) lines.push(stroked("MUROS", linePath(a, b, place), width));
    }
  }
  fills.push(...patches(level, ends, place));
  return [...fills, ...lines, ...shape.walls.flatMap((wall) => drawOpenings(wall, level, place))];
}

/** Where a lighter wall meets an outer one that goes straight on, its point would show inside the darker solid. */
function patches(level: Level, ends: ReadonlyMap<string, number>, place: Place): readonly SheetMark[] {
  return level.vertices.flatMap((vertex): readonly SheetMark[] => {
    if ((ends.get(vertex.id) ?? 0) < 3) return [];
    const walls = level.walls.filter(({ from, to }) => from === vertex.id || to === vertex.id);
    const outer = walls.filter(({ kind }) => kind === "fachada" || kind === "medianera");
    const [first, second] = outer;
    if (!first || !second || outer.length !== 2) return [];
    const [a, b] = [awayFrom(level, first, vertex), awayFrom(level, second, vertex)];
    if (a.x * b.x + a.y * b.y > -0.999) return [];
    const joined = walls.filter((wall) => !outer.includes(wall));
    const half = Math.min(first.thicknessMm, second.thicknessMm) / 2;
    // A wall that meets the outer one at a slant enters its face beside the corner, with a longer point.
    const reach = Math.max(
      ...joined.map((wall) => {
        const out = awayFrom(level, wall, vertex);
        const sine = Math.max(0.3, Math.abs(a.x * out.y - a.y * out.x));
        return (wall.thicknessMm / 2 + half * Math.abs(a.x * out.x + a.y * out.y)) / sine + 2;
      }),
    );
    const ring = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([along = 0, across = 0]) => ({
      x: vertex.x + a.x * along * reach - a.y * across * half,
      y: vertex.y + a.y * along * reach + a.x * across * half,
    }));
    return [filled("MUROS", ringPath(ring, place), FILLS[first.kind] ?? PAPER)];
  });
}

/** Direction of a wall as it leaves one of its corners. */
function awayFrom(level: Level, wall: Level["walls"][number], vertex: Level["vertices"][number]): ExactPoint {
  const other = level.vertices.find(({ id }) => id === (wall.from === vertex.id ? wall.to : wall.from)) ?? vertex;
  const length = Math.hypot(other.x - vertex.x, other.y - vertex.y) || 1;
  return { x: (other.x - vertex.x) / length, y: (other.y - vertex.y) / length };
}

function drawOpenings(wall: WallShape, level: Level, place: Place): readonly SheetMark[] {
  return wall.openings.flatMap((opening): readonly SheetMark[] => {
    const { kind } = opening.opening;
    const frame = frameOf(wall, opening, level);
    if (kind === "hueco")
      return [-1, 1].map((side) => ({
        ...stroked("PUERTAS", linePath(frame.at(0, side), frame.at(1, side), place), WEIGHTS.dimension, GREY),
        dashMm: [1, 0.8] as const,
      }));
    const isWindow = kind.startsWith("ventana") || kind === "puerta-balconera";
    const layer = isWindow ? "VENTANAS" : "PUERTAS";
    const lines = isWindow ? windowLines(frame, opening) : doorLines(frame, opening);
    return lines.map(({ path, isFine, isClosed }) => ({
      ...stroked(
        layer,
        path.map((mark) => placed(mark, place)),
        isFine ? WEIGHTS.dimension : WEIGHTS.seen,
      ),
      fill: isClosed ? PAPER : null,
    }));
  });
}

function placed(mark: Mark, place: Place): Mark {
  const pair = (x: number, y: number): readonly [number, number] => {
    const point = place({ x, y });
    return [point.x, point.y];
  };
  if (mark[0] === "Z") return mark;
  if (mark[0] === "C") return ["C", ...pair(mark[1], mark[2]), ...pair(mark[3], mark[4]), ...pair(mark[5], mark[6])];
  return [mark[0], ...pair(mark[1], mark[2])];
}

/** How many walls meet at each corner. */
export function endsOf(level: Level): ReadonlyMap<string, number> {
  const ends = new Map<string, number>();
  for (const { from, to } of level.walls) for (const id of [from, to]) ends.set(id, (ends.get(id) ?? 0) + 1);
  return ends;
}

export function axisOf(wall: WallShape, level: Level): readonly [ExactPoint, ExactPoint] {
  const corner = (id: string): ExactPoint => level.vertices.find((vertex) => vertex.id === id) ?? { x: 0, y: 0 };
  return [corner(wall.wall.from), corner(wall.wall.to)];
}

export function solidParts(wall: WallShape, level: Level, ends: ReadonlyMap<string, number>): readonly SolidPart[] {
  const [from, to] = axisOf(wall, level);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return [];
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const along = (point: ExactPoint) => (point.x - from.x) * direction.x + (point.y - from.y) * direction.y;
  const cuts = wall.openings.flatMap(({ start, end }) => [along(start), along(end)]);
  const bounds = [Number.NEGATIVE_INFINITY, ...cuts, Number.POSITIVE_INFINITY];
  const parts: SolidPart[] = [];
  for (let index = 0; index + 1 < bounds.length; index += 2) {
    const [a, b] = [bounds[index] as number, bounds[index + 1] as number];
    const ring = between(wall.outline, from, direction, a, b);
    if (ring.length < 3) continue;
    const isEdge = (p: ExactPoint, q: ExactPoint) => {
      const [tp, tq] = [along(p), along(q)];
      const across = (q.x - p.x) * direction.y - (q.y - p.y) * direction.x;
      if (Math.abs(across) < 0.5) return Math.abs(tp - tq) > 0.5;
      const isJamb = [a, b].some((cut) => Math.abs(tp - cut) < 0.5 && Math.abs(tq - cut) < 0.5);
      const isFree =
        (ends.get(wall.wall.from) === 1 && tp < length / 2 && tq < length / 2) ||
        (ends.get(wall.wall.to) === 1 && tp > length / 2 && tq > length / 2);
      return isJamb || isFree;
    };
    const edges = ring.flatMap((p, corner) => {
      const q = ring[(corner + 1) % ring.length];
      return q && isEdge(p, q) ? [[p, q] as const] : [];
    });
    parts.push({ ring, edges });
  }
  return parts;
}

/** Places in an opening: `t` from 0 to 1 along it, `side` −1 at its left face and 1 at its right, as seen along the wall. */
export function frameOf(wall: WallShape, opening: OpeningShape, level: Level): OpeningFrame {
  const [from, to] = axisOf(wall, level);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const right = { x: -direction.y, y: direction.x };
  const half = wall.wall.thicknessMm / 2;
  const widthMm = Math.hypot(opening.end.x - opening.start.x, opening.end.y - opening.start.y);
  return {
    widthMm,
    halfMm: half,
    direction,
    right,
    at: (t, side, alongMm = 0, acrossMm = 0) => ({
      x: opening.start.x + direction.x * (t * widthMm + alongMm) + right.x * (side * half + acrossMm),
      y: opening.start.y + direction.y * (t * widthMm + alongMm) + right.y * (side * half + acrossMm),
    }),
  };
}
