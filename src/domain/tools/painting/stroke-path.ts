import { coverContours } from "./coverage.ts";
import { boundsOf, type PaintOptions, sharedBox } from "./fill-path.ts";
import { type Contour, flattened } from "./flatten.ts";
import { IDENTITY } from "./matrix.ts";
import { type Paint, runPainter } from "./paint.ts";
import type { Path } from "./path.ts";
import type { Surface } from "./surface.ts";

export interface StrokeOptions extends Omit<PaintOptions, "rule"> {
  /** Left out, `round`. A mitre longer than four times the width is cut off flat. */
  join?: "round" | "mitre";
  /** Ends of open lines; left out, `butt`. */
  cap?: "butt" | "round";
  /** The part of the line that is drawn, as shares of its length: a line that draws itself goes from [0, 0] to [0, 1]. */
  part?: readonly [from: number, to: number];
}

const MITRE_LIMIT = 4;

/** Draws along a path. @param widthPx in pixels of the surface, whatever the matrix */
export function strokePath(
  surface: Surface,
  path: Path,
  widthPx: number,
  paint: Paint,
  options: StrokeOptions = {},
): void {
  const { matrix = IDENTITY, alpha = 1, clip, join = "round", cap = "butt", part } = options;
  if (alpha <= 0 || widthPx <= 0) return;
  const lines = flattened(path, matrix).map(withoutDoubles);
  const drawn = part ? lines.flatMap((line) => partOf(line, part)) : lines;
  const outlines = drawn.flatMap((line) => outlinesOf(line, widthPx / 2, join, cap));
  const bounds = clip ? sharedBox(boundsOf(surface), clip) : boundsOf(surface);
  coverContours(outlines, bounds, "nonzero", alpha, runPainter(surface, paint, matrix));
}

/** A line without points that lie on the one before. */
function withoutDoubles({ points, isClosed }: Contour): Contour {
  const kept = [points[0]!, points[1]!];
  for (let i = 2; i < points.length; i += 2) {
    const [dx, dy] = [points[i]! - kept.at(-2)!, points[i + 1]! - kept.at(-1)!];
    if (dx * dx + dy * dy > 1e-12) kept.push(points[i]!, points[i + 1]!);
  }
  const [dx, dy] = [kept[0]! - kept.at(-2)!, kept[1]! - kept.at(-1)!];
  if (isClosed && kept.length > 2 && dx * dx + dy * dy <= 1e-12) kept.length -= 2;
  return { points: kept, isClosed };
}

/** The stretch of a line between two shares of its length, as an open line; the line itself where it is all of it. */
function partOf(line: Contour, [from, to]: readonly [number, number]): Contour[] {
  if (from <= 0 && to >= 1) return [line];
  if (to <= from) return [];
  const points = line.isClosed ? [...line.points, line.points[0]!, line.points[1]!] : line.points;
  const lengths: number[] = [];
  for (let i = 2; i < points.length; i += 2) {
    const [dx, dy] = [points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!];
    lengths.push(Math.sqrt(dx * dx + dy * dy));
  }
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const [start, end] = [Math.max(0, from) * total, Math.min(1, to) * total];
  const cut: number[] = [];
  let gone = 0;
  for (const [i, length] of lengths.entries()) {
    const [x, y, nextX, nextY] = [points[2 * i]!, points[2 * i + 1]!, points[2 * i + 2]!, points[2 * i + 3]!];
    const at = (distance: number): [number, number] => {
      const share = (distance - gone) / length;
      return [x + (nextX - x) * share, y + (nextY - y) * share];
    };
    if (gone + length > start && gone < end) {
      if (cut.length === 0) cut.push(...at(Math.max(start, gone)));
      cut.push(...at(Math.min(end, gone + length)));
    }
    gone += length;
  }
  return cut.length > 2 ? [withoutDoubles({ points: cut, isClosed: false })] : [];
}

/** The outline of a line with breadth: one around an open line, two around a closed one. */
function outlinesOf(
  { points, isClosed }: Contour,
  half: number,
  join: "round" | "mitre",
  cap: "butt" | "round",
): Contour[] {
  const count = points.length / 2;
  if (count < 2) return cap === "round" ? [dot(points[0]!, points[1]!, half)] : [];
  const back: number[] = [];
  for (let i = count - 1; i >= 0; i--) back.push(points[2 * i]!, points[2 * i + 1]!);
  const [there, andBack] = [side(points, isClosed, half, join), side(back, isClosed, half, join)];
  if (isClosed) {
    return [
      { points: there, isClosed: true },
      { points: andBack, isClosed: true },
    ];
  }
  if (cap === "round") {
    addRound(there, points[2 * count - 2]!, points[2 * count - 1]!, half, andBack[0]!, andBack[1]!);
    addRound(andBack, points[0]!, points[1]!, half, there[0]!, there[1]!);
  }
  return [{ points: [...there, ...andBack], isClosed: true }];
}

function dot(x: number, y: number, radius: number): Contour {
  const points = [x - radius, y];
  addRound(points, x, y, radius, x + radius, y);
  addRound(points, x, y, radius, x - radius, y);
  return { points, isClosed: true };
}

/** The left side of a line, offset by half its breadth, with a join at each corner. */
function side(points: readonly number[], isClosed: boolean, half: number, join: "round" | "mitre"): number[] {
  const count = points.length / 2;
  const segments = isClosed ? count : count - 1;
  const lengths: number[] = [];
  const normals: number[] = [];
  for (let i = 0; i < segments; i++) {
    const next = (i + 1) % count;
    const [dx, dy] = [points[2 * next]! - points[2 * i]!, points[2 * next + 1]! - points[2 * i + 1]!];
    const length = Math.sqrt(dx * dx + dy * dy);
    lengths.push(length);
    normals.push((dy / length) * half, (-dx / length) * half);
  }
  const out: number[] = [];
  if (!isClosed) out.push(points[0]! + normals[0]!, points[1]! + normals[1]!);
  for (let i = isClosed ? 0 : 1; i < segments; i++) {
    const before = (i + segments - 1) % segments;
    const room = Math.min(lengths[before]!, lengths[i]!);
    addJoin(
      out,
      points[2 * i]!,
      points[2 * i + 1]!,
      normals[2 * before]!,
      normals[2 * before + 1]!,
      normals[2 * i]!,
      normals[2 * i + 1]!,
      half,
      room,
      join,
    );
  }
  if (!isClosed) {
    const end = 2 * (segments - 1);
    out.push(points[2 * segments]! + normals[end]!, points[2 * segments + 1]! + normals[end + 1]!);
  }
  return out;
}

/** From one segment's side to the next one's around a corner. @param room length of the shorter segment */
function addJoin(
  out: number[],
  x: number,
  y: number,
  nx: number,
  ny: number,
  mx: number,
  my: number,
  half: number,
  room: number,
  join: "round" | "mitre",
): void {
  const dot = (nx * mx + ny * my) / (half * half);
  const isOuter = nx * my - ny * mx > 0;
  // The two sides meet at (n + m) / (1 + n·m), so far back along each segment.
  const setBack = dot > -0.99 ? half * Math.sqrt(Math.max(0, 1 - dot) / (1 + dot)) : Number.POSITIVE_INFINITY;
  const isFlat = dot > 0.999;
  const meets = isOuter ? isFlat || (join === "mitre" && dot > 2 / (MITRE_LIMIT * MITRE_LIMIT) - 1) : setBack <= room;
  if (meets) {
    out.push(x + (nx + mx) / (1 + dot), y + (ny + my) / (1 + dot));
    return;
  }
  out.push(x + nx, y + ny);
  // Inside a sharp corner: through the corner itself, so that this side never winds the wrong way.
  if (!isOuter) out.push(x, y);
  else if (join === "round") addRound(out, x, y, half, x + mx, y + my);
  out.push(x + mx, y + my);
}

/** Chords of a clockwise arc around (x, y), from the last point of the list up to the given one. */
function addRound(out: number[], x: number, y: number, radius: number, toX: number, toY: number): void {
  const [fx, fy] = [(out.at(-2)! - x) / radius, (out.at(-1)! - y) / radius];
  const [tx, ty] = [(toX - x) / radius, (toY - y) / radius];
  halvedArc(out, x, y, radius, fx, fy, tx, ty, 0);
  out.push(toX, toY);
}

function halvedArc(
  out: number[],
  x: number,
  y: number,
  radius: number,
  fx: number,
  fy: number,
  tx: number,
  ty: number,
  depth: number,
): void {
  // A chord is off by radius · (1 − cos of half its angle).
  const dot = fx * tx + fy * ty;
  const cross = fx * ty - fy * tx;
  const isSharp = cross < -1e-9 || dot < 0;
  if (depth > 8 || (!isSharp && radius * (1 - Math.sqrt(Math.max(0, (1 + dot) / 2))) < 0.05)) return;
  let [mx, my] = [fx + tx, fy + ty];
  const length = Math.sqrt(mx * mx + my * my);
  if (length < 1e-6) [mx, my] = [-fy, fx];
  else {
    const sign = cross < -1e-9 ? -1 : 1;
    [mx, my] = [(mx / length) * sign, (my / length) * sign];
  }
  halvedArc(out, x, y, radius, fx, fy, mx, my, depth + 1);
  out.push(x + mx * radius, y + my * radius);
  halvedArc(out, x, y, radius, mx, my, tx, ty, depth + 1);
}
