import type { EdgeLine } from "./edge-lines.ts";
import type { FittedFrame } from "./fit-frame.ts";
import { lineRayOf, missOf, type PhotoSize } from "./line-rays.ts";
import { bent, straightened } from "./photo-camera.ts";

/** Two pieces lie on one edge when they are at most this far beside each other, in pixels of a straight lens. */
const ASIDE = 1.6;
/** A gap may be so long, as a share of both pieces together: a plant before a skirting, a door in a wall's edge. */
const MOST_GAP = 0.8;

interface Piece {
  readonly line: EdgeLine;
  readonly axis: number;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** Pieces of one edge that clutter has cut, put together: a long line tells its direction better than its pieces do. */
export function joinLines(lines: readonly EdgeLine[], size: PhotoSize, frame: FittedFrame): EdgeLine[] {
  const lens = { ...size, middleX: size.widthPx / 2, middleY: size.heightPx / 2, curvature: frame.curvature };
  const pieces: Piece[] = [];
  const others: EdgeLine[] = [];
  for (const [at, line] of lines.entries()) {
    const axis = frame.membership[at]!;
    const isStraight =
      axis >= 0 && Math.abs(missOf(lineRayOf(line, size, frame.focal, frame.curvature), frame.axes[axis]!)) < 0.008;
    if (!isStraight) {
      others.push(line);
      continue;
    }
    const [p, q] = [straightened(lens, { x: line.x1, y: line.y1 }), straightened(lens, { x: line.x2, y: line.y2 })];
    pieces.push({ line, axis, from: [p.x, p.y], to: [q.x, q.y] });
  }
  pieces.sort((p, q) => q.line.length - p.line.length);
  const isUsed = new Uint8Array(pieces.length);
  const joined: EdgeLine[] = [];
  for (let at = 0; at < pieces.length; at++) {
    if (isUsed[at] === 1) continue;
    isUsed[at] = 1;
    let here = pieces[at]!;
    for (let isGrown = true; isGrown; ) {
      isGrown = false;
      for (let other = at + 1; other < pieces.length; other++) {
        if (isUsed[other] === 1 || pieces[other]!.axis !== here.axis) continue;
        const both = together(here, pieces[other]!);
        if (both === null) continue;
        isUsed[other] = 1;
        here = both;
        isGrown = true;
      }
    }
    if (here === pieces[at]) {
      joined.push(here.line);
      continue;
    }
    const place = (x: number, y: number) => bent(lens, { x, y });
    const [p, q] = [place(...here.from), place(...here.to)];
    const m = place((here.from[0] + here.to[0]) / 2, (here.from[1] + here.to[1]) / 2);
    joined.push({ ...here.line, x1: p.x, y1: p.y, xm: m.x, ym: m.y, x2: q.x, y2: q.y });
  }
  return [...joined, ...others];
}

/** One piece over both, fitted through their four ends by length; null where they are two edges. */
function together(p: Piece, q: Piece): Piece | null {
  const length = Math.hypot(p.to[0] - p.from[0], p.to[1] - p.from[1]);
  const [ux, uy] = [(p.to[0] - p.from[0]) / length, (p.to[1] - p.from[1]) / length];
  const along = ([x, y]: readonly [number, number]) => (x - p.from[0]) * ux + (y - p.from[1]) * uy;
  const aside = ([x, y]: readonly [number, number]) => (y - p.from[1]) * ux - (x - p.from[0]) * uy;
  const ends = [along(q.from), along(q.to)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const gap = Math.max(low - length, -high);
  const other = high - low;
  if (gap > MOST_GAP * (length + other) || gap < -0.3 * other) return null;
  // A longer reach allows a little more, since a direction is only known so well.
  const allowed = ASIDE + (gap > 0 ? gap / 400 : 0);
  if (Math.abs(aside(q.from)) > allowed || Math.abs(aside(q.to)) > allowed) return null;
  const points = [
    { u: 0, v: 0, w: length },
    { u: length, v: 0, w: length },
    { u: along(q.from), v: aside(q.from), w: other },
    { u: along(q.to), v: aside(q.to), w: other },
  ];
  let [w, su, sv, suu, suv] = [0, 0, 0, 0, 0];
  for (const one of points) {
    w += one.w;
    su += one.w * one.u;
    sv += one.w * one.v;
    suu += one.w * one.u * one.u;
    suv += one.w * one.u * one.v;
  }
  const slope = (w * suv - su * sv) / (w * suu - su * su);
  const base = (sv - slope * su) / w;
  const place = (u: number): [number, number] => {
    const v = base + slope * u;
    return [p.from[0] + u * ux - v * uy, p.from[1] + u * uy + v * ux];
  };
  const [first, last] = [Math.min(0, low), Math.max(length, high)];
  const seen = length + other;
  const strength = (p.line.strength * length + q.line.strength * other) / seen;
  return { line: { ...p.line, length: seen, strength }, axis: p.axis, from: place(first), to: place(last) };
}
