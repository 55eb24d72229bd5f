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
  const add = (name: string, body: Grid, strips: readonly Strip[], favour: number) => {
    const view = viewOf(name, { body, lines, stroke }, strips);
    if (view) views.push({ ...view, score: view.score * favour });
    onProgress?.(0.4 + 0.1 * views.length);
  };
  const filled = { thinnest: Math.max(3, Math.ceil(1.7 * stroke)), thickest, slender: 1, mayTouchEdge: true };
  for (const level of [...new Set([limit, Math.round(limit * 0.55)])]) {
    const body = atLeast(ink, level);
    add(`filled-${level}`, body, findStrips(body, filled), 1.6);
  }
  add("hollow", inverted(lines), hollowStrips(lines, thickest, stroke), 1);
  for (const radius of [3, 6]) {
    const body = closed(lines, radius);
    const strips = findStrips(body, { ...filled, thinnest: Math.max(5, Math.ceil(2.5 * stroke)), slender: 1.5 });
    add(`hatched-${radius}`, body, strips.filter((strip) => standsFree(strip, lines, 1)), 1);
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
  const limits = { thinnest: Math.max(3, stroke), thickest: Math.round(thickest * 0.8), slender: 2, mayTouchEdge: false };
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
  const deep = Math.max(5, 0.9 * strip.thickness);
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

function viewOf(name: string, { body, lines, stroke }: Pick<Ground, "body" | "lines"> & { stroke: number }, strips: readonly Strip[]): View | null {
  const longest = strips.length > MOST_STRIPS ? strips.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, MOST_STRIPS) : strips;
  const solid = ofWallThickness(withoutDoubles(squared(longest)));
  if (solid.length < 3) return null;
  const unit = thinner(solid, 0.25, lengthOf);
  const ground: Ground = { body, lines, unit };
  const whole = reached(joined(solid, ground), ground);
  const network = largestParts(pruned(networkOf(whole, unit), (thickness) => 3 * thickness), 0.12);
  return { name, network, unit, score: closedLength(network) * Math.min(1, unit / (2.2 * stroke)) };
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
