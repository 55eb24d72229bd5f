import { atLeast, closed, type Grid, inverted, transposed } from "./grid.ts";
import { inkLimit } from "./ink.ts";
import { type Ground, joined, reached } from "./join-segments.ts";
import { type Likeness, likenessOf, weightOf } from "./likeness.ts";
import { closedLength, largestParts, type Network, networkOf, pruned } from "./network.ts";
import { lengthOf, pointAt, type Segment, squared, withoutDoubles } from "./segments.ts";
import { maskOf, type Spaces, spacesBetween } from "./spaces.ts";
import { findStrips, type Strip } from "./strips.ts";

/** One way to see walls in a picture, and what came of it. */
export interface View {
  readonly name: string;
  readonly network: Network;
  readonly unit: number;
  readonly score: number;
  /** Share of the ink that its walls account for, 0 to 1. */
  readonly explained: number;
  /** Length of walls on closed ways round, in pixels. */
  readonly closedPx: number;
  /** Usual length of a wall as a multiple of the thinner walls' thickness. */
  readonly slenderness: number;
  /** Share of the length of all walls that is passages without a door. */
  readonly openShare: number;
  readonly likeness: Likeness;
}

/** Strips beyond this many are noise; the longest are kept. */
const MOST_STRIPS = 800;

/**
 * The ways to see walls, each with its network.
 *
 * @param ink 0 is paper, 255 black; drawn upright
 */
export function viewsOf(ink: Grid, onProgress?: (share: number) => void): View[] {
  const limit = inkLimit(ink);
  const thickest = Math.round(0.075 * Math.min(ink.width, ink.height));
  const views: View[] = [];
  const lines = atLeast(ink, Math.min(90, limit));
  const stroke = strokeOf(lines);
  const add = (name: string, body: Grid, strips: readonly Strip[], isFilled: boolean) => {
    const view = viewOf(name, { body, lines, stroke: isFilled ? strokeOf(body) : stroke, isFilled }, strips);
    if (view) views.push({ ...view, score: view.score * (name.startsWith("filled") ? 1.4 : 1) });
    onProgress?.(0.4 + 0.1 * views.length);
  };
  const filled = { thinnest: Math.max(3, Math.ceil(1.7 * stroke)), thickest, slender: 0.3, mayTouchEdge: true };
  for (const level of [...new Set([limit, Math.round(limit * 0.55)])]) {
    const body = atLeast(ink, level);
    add(`filled-${level}`, body, findStrips(body, filled), true);
  }
  if (views.some(isPlainly)) return views;
  for (const [name, level] of [
    ["hollow", Math.min(90, limit)],
    ["hollow-heavy", 175],
  ] as const) {
    const edges = level === 175 ? atLeast(ink, level) : lines;
    const spaces = spacesBetween(closed(edges, 1));
    const edge = strokeOf(edges);
    const walls = hollowWalls(spaces, thickest, edge);
    add(`${name}-spaces`, walls.body, walls.strips, false);
    if (level !== 175)
      for (const width of [7, 14]) {
        const body = inverted(maskOf(spaces, (label) => spaces.breadths[label]! > width));
        const limits = { ...filled, thinnest: Math.max(5, Math.ceil(2.5 * stroke)) };
        add(`hatched-${width}`, body, findStrips(body, limits), true);
      }
    if (views.some((view) => view.name.endsWith("spaces") && view.likeness.closedShare > 0.8 && view.explained > 0.12))
      continue;
    add(name, inverted(edges), hollowStrips(edges, thickest, edge), false);
  }
  return views.length > 0
    ? views
    : [
        {
          name: "none",
          network: { corners: [], pieces: [] },
          unit: 1,
          score: 0,
          explained: 0,
          closedPx: 0,
          slenderness: 0,
          openShare: 0,
          likeness: likenessOf({ corners: [], pieces: [] }),
        },
      ];
}

/** Whether dark walls that go round, with doors and windows, account for so much ink that no other way need be tried. */
const isPlainly = ({ explained, likeness: { loops, closedShare, openingsPerLoop, squareShare } }: View): boolean =>
  explained > 0.45 && loops > 1 && closedShare > 0.85 && openingsPerLoop > 0.5 && squareShare > 0.7;

/** The least width that is common in what is drawn: that of thin lines. At least one pixel. */
function strokeOf(lines: Grid): number {
  const counts = new Uint32Array(40);
  for (const { width, height, data } of [lines, transposed(lines)])
    for (let y = 0; y < height; y += 2)
      for (let x = 0, run = 0; x < width; x++) {
        if (data[y * width + x]) run++;
        else {
          if (run > 0 && run < counts.length) counts[run]!++;
          run = 0;
        }
      }
  const most = Math.max(...counts);
  const widest = Math.max(2, Math.ceil(0.003 * Math.max(lines.width, lines.height)));
  return Math.min(
    widest,
    Math.max(
      1,
      counts.findIndex((count) => count > 0.3 * most),
    ),
  );
}

/** Least free breadth of a room beside its furniture, by the thickness of the thinner walls: 35 cm across and half a square metre. */
const ROOM_BREADTH = 3.5;
const ROOM_AREA = 50;

/** The bodies of hollow walls: thin spaces that part rooms from one another. */
interface HollowWalls {
  readonly body: Grid;
  /** Their faces are the middles of the lines around them. */
  readonly strips: readonly Strip[];
}

function hollowWalls(spaces: Spaces, thickest: number, stroke: number): HollowWalls {
  const { areas, breadths, isOutside } = spaces;
  const isThin = (label: number, slender: number): boolean =>
    !isOutside[label] &&
    breadths[label]! >= 2 &&
    breadths[label]! <= thickest &&
    areas[label]! >= slender * breadths[label]! ** 2;
  // Most of the length of thin spaces is wall, and a quarter of that, or more, in the thinner walls.
  const slim = breadths.flatMap((breadth, label) =>
    label > 0 && isThin(label, 4) ? [{ thickness: breadth, length: areas[label]! / breadth }] : [],
  );
  const unit = thinner(slim, 0.25, ({ length }) => length) + stroke;
  // The holes of letters and the rings of a hob are short.
  const body = maskOf(spaces, (label) => isThin(label, 0.8) && areas[label]! > 2.5 * unit * breadths[label]!);
  const isRoom = Uint8Array.from(breadths, (breadth, label) =>
    isOutside[label] || (breadth >= ROOM_BREADTH * unit && areas[label]! >= ROOM_AREA * unit ** 2) ? 1 : 0,
  );
  const strips = findStrips(body, { thinnest: 2, thickest, slender: 0.5, mayTouchEdge: false })
    .filter((strip) => partsRooms(strip, spaces, isRoom, 3 * stroke + 4))
    .map((strip) => ({ ...strip, thickness: strip.thickness + stroke }));
  return { body, strips };
}

/** Whether rooms, or what lies outside, are next to a strip on both sides along nearly half of it. */
function partsRooms(strip: Strip, { width, height, labels }: Spaces, isRoom: Uint8Array, reach: number): boolean {
  const length = lengthOf(strip);
  const steps = Math.max(4, Math.round(length / 3));
  return [1, -1].every((side) => {
    let seen = 0;
    for (let i = 0; i < steps; i++) {
      const at = ((i + 0.5) / steps) * length;
      for (let across = strip.thickness / 2; across <= strip.thickness / 2 + reach; across++) {
        const { x, y } = pointAt(strip, at, side * across);
        const [px, py] = [Math.floor(x), Math.floor(y)];
        if (px < 0 || py < 0 || px >= width || py >= height) break;
        if (isRoom[labels[py * width + px]!] === 0) continue;
        seen++;
        break;
      }
    }
    return seen >= 0.45 * steps;
  });
}

/** The spaces between two lines with room on either side of them; the walls' faces are the middles of the lines. */
function hollowStrips(lines: Grid, thickest: number, stroke: number): Strip[] {
  const limits = {
    thinnest: Math.max(3, stroke),
    thickest: Math.round(thickest * 0.8),
    slender: 0.5,
    mayTouchEdge: false,
  };
  return findStrips(inverted(lines), limits)
    .filter((strip) => standsFree(strip, lines, stroke + 1))
    .map((strip) => ({ ...strip, thickness: strip.thickness + stroke }));
}

/**
 * Whether both sides of a strip are mostly free of lines: rooms lie beside walls, other lines beside the parts of stairs, tiles and
 * furniture.
 *
 * @param skip pixels beside the strip that are not looked at: the line that bounds it
 */
function standsFree(strip: Strip, lines: Grid, skip: number): boolean {
  const length = lengthOf(strip);
  const half = strip.thickness / 2 + skip + 1;
  const deep = Math.max(6, 1.5 * strip.thickness);
  return [1, -1].every((side) => {
    let free = 0;
    const steps = Math.max(4, Math.round(length / 3));
    for (let i = 0; i < steps; i++) {
      const at = ((i + 0.5) / steps) * length;
      let isFree = true;
      for (let across = half; across <= half + deep && isFree; across += 1.5) {
        const { x, y } = pointAt(strip, at, side * across);
        const [px, py] = [Math.floor(x), Math.floor(y)];
        if (px >= 0 && py >= 0 && px < lines.width && py < lines.height && lines.data[py * lines.width + px])
          isFree = false;
      }
      if (isFree) free++;
    }
    return free >= 0.45 * steps;
  });
}

type Sight = Pick<Ground, "body" | "lines" | "isFilled"> & { stroke: number };

function viewOf(name: string, { body, lines, stroke, isFilled }: Sight, strips: readonly Strip[]): View | null {
  const longest =
    strips.length > MOST_STRIPS ? strips.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_STRIPS) : strips;
  const all = ofWallThickness(withoutDoubles(squared(longest)), isFilled ? 0.2 : 0.35, 2.2 * Math.max(2, stroke));
  const solid = isFilled ? all : ofUsualThickness(all);
  if (solid.length < 3) return null;
  const unit = thinner(solid, 0.25, lengthOf);
  const ground: Ground = { body, lines, unit, isFilled };
  // A short piece is a wall only if it goes on behind a door or window.
  const long = joined(solid, ground).filter((row) => isWall(row, isFilled));
  // Lines of furniture along a wall make a second strip beside it.
  const rows = isFilled ? long : withoutDoubles(long, 0.5, 3 * stroke);
  const shortest = (thickness: number) => (isFilled ? 3 : 6) * thickness;
  const network = largestParts(pruned(networkOf(reached(rows, ground), unit), shortest), 0.12);
  const lengths = network.pieces.map(({ start, end }) =>
    lengthOf({ from: network.corners[start]!, to: network.corners[end]! }),
  );
  const usualLength =
    lengths.reduce((sum, length) => sum + length * length, 0) /
    Math.max(
      1,
      lengths.reduce((sum, length) => sum + length, 0),
    );
  // Lines are thin beside the home: seven centimetres of ten metres are 0.7 %.
  const xs = network.pieces.flatMap(({ start, end }) => [network.corners[start]!.x, network.corners[end]!.x]);
  const ys = network.pieces.flatMap(({ start, end }) => [network.corners[start]!.y, network.corners[end]!.y]);
  const extent = Math.max(0, Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const thin = Math.min(1, unit / Math.max(4 * Math.max(2, stroke), 0.006 * extent)) ** 6;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const closedPx = closedLength(network);
  const likeness = likenessOf(network);
  const plain = network.pieces
    .flatMap(({ gaps }) => gaps)
    .reduce((sum, { kind, start, end }) => sum + (kind === "hueco" ? end - start : 0), 0);
  const tidy = Math.min(1, usualLength / Math.min(15 * unit, 0.12 * extent + 1));
  return {
    name,
    network,
    unit,
    score: (0.6 * closedPx + 0.4 * total) * thin * tidy * weightOf(likeness),
    likeness,
    closedPx,
    slenderness: usualLength / unit,
    openShare: plain / Math.max(1, total),
    explained: explainedBy(network, isFilled ? body : lines, isFilled ? null : stroke),
  };
}

/** Share of the ink that lies in the walls; with a `stroke`, walls are two lines of that width. */
function explainedBy({ corners, pieces }: Network, ink: Grid, stroke: number | null): number {
  let all = 0;
  for (const value of ink.data) all += value;
  const own = pieces.reduce((sum, { start, end, thickness, gaps }) => {
    const open = gaps.reduce((width, gap) => width + gap.end - gap.start, 0);
    return (
      sum + (lengthOf({ from: corners[start]!, to: corners[end]! }) - open) * (stroke === null ? thickness : 2 * stroke)
    );
  }, 0);
  return all === 0 ? 0 : Math.min(1, own / all);
}

/** Whether enough of a row is wall: a letter is short, and letters in a row stand further apart than they are long. */
function isWall(row: Segment, isFilled: boolean): boolean {
  const open = row.gaps.reduce((sum, gap) => sum + gap.end - gap.start, 0);
  const solid = lengthOf(row) - open;
  const plain = row.gaps.reduce((sum, gap) => sum + (gap.kind === "hueco" ? gap.end - gap.start : 0), 0);
  if (solid < 0.7 * plain) return false;
  if (row.gaps.every(({ kind }) => kind === "hueco")) return solid > (isFilled ? 1.2 : 3) * row.thickness;
  return solid > Math.max(0.6 * row.thickness, 0.1 * open);
}

/** Of strips of many thicknesses, those of the few that most of their length has: one home has few kinds of walls. */
function ofUsualThickness(segments: readonly Segment[]): Segment[] {
  const long = segments.filter((segment) => lengthOf(segment) > 4 * segment.thickness);
  const near = (a: number, b: number) => Math.abs(a - b) <= 1.6 + 0.08 * b;
  let left = long;
  const kept: number[] = [];
  const total = long.reduce((sum, segment) => sum + lengthOf(segment), 0);
  while (kept.length < 3 && left.length > 0) {
    let [best, most] = [0, 0];
    for (const { thickness } of left) {
      const weight = left.reduce((sum, other) => sum + (near(other.thickness, thickness) ? lengthOf(other) : 0), 0);
      if (weight > most) [best, most] = [thickness, weight];
    }
    if (most < 0.08 * total) break;
    kept.push(best);
    left = left.filter(({ thickness }) => !near(thickness, best));
  }
  return segments.filter(({ thickness }) => kept.some((usual) => near(thickness, usual)));
}

/** The thickness below which a share of all strips lies, each weighed by `weight`. */
function thinner<T extends { readonly thickness: number }>(
  segments: readonly T[],
  share: number,
  weight: (segment: T) => number,
): number {
  const sorted = segments.toSorted((a, b) => a.thickness - b.thickness);
  let left = share * sorted.reduce((sum, segment) => sum + weight(segment), 0);
  for (const segment of sorted) {
    left -= weight(segment);
    if (left <= 0) return segment.thickness;
  }
  return 1;
}

/** Leaves out lines: what is much thinner than the strips that hold most of the ink. */
function ofWallThickness(segments: readonly Segment[], share: number, least: number): Segment[] {
  const long = segments.filter((segment) => lengthOf(segment) > 4 * segment.thickness);
  const usual = thinner(long.length > 2 ? long : segments, 0.25, (segment) => lengthOf(segment) * segment.thickness);
  return segments.filter(({ thickness }) => thickness >= Math.max(least, share * usual) && thickness <= 6 * usual);
}
