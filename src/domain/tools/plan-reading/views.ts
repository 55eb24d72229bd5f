import { atLeast, closed, type Grid, inverted, transposed } from "./grid.ts";
import { inkLimit } from "./ink.ts";
import { type Ground, joined, reached } from "./join-segments.ts";
import { closedLength, largestParts, type Network, networkOf, pruned } from "./network.ts";
import { lengthOf, pointAt, type Segment, squared, withoutDoubles } from "./segments.ts";
import { findStrips, type Strip } from "./strips.ts";

/** One way to see walls in a picture, and what came of it. */
export interface View {
  readonly name: string;
  readonly network: Network;
  readonly unit: number;
  readonly score: number;
}

/** Strips beyond this many are noise; the longest are kept. */
const MOST_STRIPS = 1200;

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
    if (view) views.push({ ...view, score: view.score * (isFilled ? 1.6 : 1) });
    onProgress?.(0.4 + 0.1 * views.length);
  };
  const filled = { thinnest: Math.max(3, Math.ceil(1.7 * stroke)), thickest, slender: 0.3, mayTouchEdge: true };
  for (const level of [...new Set([limit, Math.round(limit * 0.55)])]) {
    const body = atLeast(ink, level);
    add(`filled-${level}`, body, findStrips(body, filled), true);
  }
  add("hollow", inverted(lines), hollowStrips(lines, thickest, stroke), false);
  const heavy = atLeast(ink, 175);
  add("hollow-heavy", inverted(heavy), hollowStrips(heavy, thickest, strokeOf(heavy)), false);
  for (const radius of [3, 6]) {
    const body = closed(lines, radius);
    const strips = findStrips(body, { ...filled, thinnest: Math.max(5, Math.ceil(2.5 * stroke)), slender: 0.5 });
    add(`hatched-${radius}`, body, strips.filter((strip) => standsFree(strip, lines, 1)), false);
  }
  return views.length > 0 ? views : [{ name: "none", network: { corners: [], pieces: [] }, unit: 1, score: 0 }];
}

/** The commonest width of what is drawn: that of thin lines. At least one pixel. */
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
  let best = 1;
  counts.forEach((count, run) => {
    if (count > counts[best]!) best = run;
  });
  return best;
}

/** The spaces between two lines with room on either side of them; the walls' faces are the middles of the lines. */
function hollowStrips(lines: Grid, thickest: number, stroke: number): Strip[] {
  const limits = { thinnest: Math.max(3, stroke), thickest: Math.round(thickest * 0.8), slender: 0.5, mayTouchEdge: false };
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
        if (px >= 0 && py >= 0 && px < lines.width && py < lines.height && lines.data[py * lines.width + px]) isFree = false;
      }
      if (isFree) free++;
    }
    return free >= 0.45 * steps;
  });
}

type Sight = Pick<Ground, "body" | "lines" | "isFilled"> & { stroke: number };

function viewOf(name: string, { body, lines, stroke, isFilled }: Sight, strips: readonly Strip[]): View | null {
  const longest = strips.length > MOST_STRIPS ? strips.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_STRIPS) : strips;
  const all = ofWallThickness(withoutDoubles(squared(longest)));
  const solid = isFilled ? all : ofUsualThickness(all);
  if (solid.length < 3) return null;
  const unit = thinner(solid, 0.25, lengthOf);
  const ground: Ground = { body, lines, unit, isFilled };
  // A short piece is a wall only if it goes on behind a door or window.
  const long = joined(solid, ground).filter((row) => row.gaps.length > 0 || lengthOf(row) > (isFilled ? 1.2 : 3) * row.thickness);
  // Lines of furniture along a wall make a second strip beside it.
  const rows = isFilled ? long : withoutDoubles(long, 0.5, 3 * stroke);
  const shortest = (thickness: number) => (isFilled ? 3 : 6) * thickness;
  const network = largestParts(pruned(networkOf(reached(rows, ground), unit), shortest), 0.12);
  const lengths = network.pieces.map(({ start, end }) => lengthOf({ from: network.corners[start]!, to: network.corners[end]! }));
  const usualLength = lengths.reduce((sum, length) => sum + length * length, 0) / Math.max(1, lengths.reduce((sum, length) => sum + length, 0));
  const thin = Math.min(1, unit / (3 * stroke)) ** 2;
  return { name, network, unit, score: closedLength(network) * thin * Math.min(1, usualLength / (15 * unit)) };
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
function thinner(segments: readonly Segment[], share: number, weight: (segment: Segment) => number): number {
  const sorted = segments.toSorted((a, b) => a.thickness - b.thickness);
  let left = share * sorted.reduce((sum, segment) => sum + weight(segment), 0);
  for (const segment of sorted) {
    left -= weight(segment);
    if (left <= 0) return segment.thickness;
  }
  return 1;
}

/** Leaves out lines: what is much thinner than the strips that hold most of the ink. */
function ofWallThickness(segments: readonly Segment[]): Segment[] {
  const long = segments.filter((segment) => lengthOf(segment) > 4 * segment.thickness);
  const usual = thinner(long.length > 2 ? long : segments, 0.25, (segment) => lengthOf(segment) * segment.thickness);
  return segments.filter(({ thickness }) => thickness >= 0.5 * usual && thickness <= 6 * usual);
}
