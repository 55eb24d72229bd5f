import type { Contour } from "./flatten.ts";

/**
 * Exact coverage of pixels by a polygon. Every edge adds, to the pixels it passes, the signed area to its right; the running sum of a row
 * is then the share of each pixel that is covered (M. Levien and others rasterise letters so). What several outlines cover in the same
 * direction counts once; opposite directions make holes.
 */

export interface ClipBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rule for a place that two outlines of one path cover: `nonzero` fills it, `evenodd` leaves it out. */
export type FillRule = "nonzero" | "evenodd";

/** The part of a surface that may be covered, in whole pixels, and how far each row was touched. */
interface Window {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Receives a run of pixels of one row whose coverage is the same, from 1 to 255. */
export type RunPainter = (y: number, fromX: number, toX: number, coverage: number) => void;

let areas = new Float32Array(0);
let firsts = new Int32Array(0);
let lasts = new Int32Array(0);

/**
 * Covers the polygon inside the clip, and hands on runs of equal coverage, row by row from left to right.
 *
 * @param clip in pixels, of any fraction: its own edges are covered exactly too
 * @param alpha from 0 to 1, by which coverage is multiplied
 */
export function coverContours(
  contours: readonly Contour[],
  clip: ClipBox,
  rule: FillRule,
  alpha: number,
  paint: RunPainter,
): void {
  const window = accumulated(contours, clip);
  if (window === null) return;
  const { left, top, width, height } = window;
  const stride = width + 2;
  const strength = 255 * Math.max(0, Math.min(1, alpha));
  for (let row = 0; row < height; row++) {
    const last = lasts[row]!;
    const start = row * stride;
    let sum = 0;
    let at = firsts[row]!;
    while (at <= last) {
      sum += areas[start + at]!;
      areas[start + at] = 0;
      const from = at++;
      while (at <= last && areas[start + at] === 0) at++;
      let share = sum < 0 ? -sum : sum;
      if (rule === "evenodd") {
        share -= 2 * Math.floor(share / 2);
        if (share > 1) share = 2 - share;
      } else if (share > 1) share = 1;
      const coverage = Math.round(share * strength + 1e-3);
      if (coverage > 0) paint(top + row, left + from, left + Math.min(at, width), coverage);
    }
  }
}

/** Adds every edge to the window's areas. Null where nothing of the polygon lies inside. */
function accumulated(contours: readonly Contour[], clip: ClipBox): Window | null {
  let [minX, minY, maxX, maxY] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { points } of contours) {
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i]!, points[i + 1]!];
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  }
  minX = Math.max(minX, clip.x);
  minY = Math.max(minY, clip.y);
  maxX = Math.min(maxX, clip.x + clip.width);
  maxY = Math.min(maxY, clip.y + clip.height);
  // Written so that a number that is none (NaN) finds nothing too.
  if (!(minX < maxX && minY < maxY)) return null;
  const [left, top] = [Math.floor(minX), Math.floor(minY)];
  const window = { left, top, width: Math.ceil(maxX) - left, height: Math.ceil(maxY) - top };
  makeRoom(window);
  for (const { points } of contours) {
    const count = points.length;
    for (let i = 0; i < count; i += 2) {
      const next = i + 2 < count ? i + 2 : 0;
      addClipped(
        points[i]! - left,
        points[i + 1]! - top,
        points[next]! - left,
        points[next + 1]! - top,
        minX - left,
        minY - top,
        maxX - left,
        maxY - top,
        window.width + 2,
      );
    }
  }
  return window;
}

function makeRoom({ width, height }: Window): void {
  const size = (width + 2) * height;
  if (areas.length < size) areas = new Float32Array(size);
  if (firsts.length < height) {
    firsts = new Int32Array(height);
    lasts = new Int32Array(height);
  }
  firsts.fill(width + 2, 0, height);
  lasts.fill(-1, 0, height);
}

/** An edge inside the clip: above and below it counts for nothing, beside it as if it ran along the clip's own edge. */
function addClipped(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  stride: number,
): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  let [ax, ay, bx, by] = sign === 1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  if (by <= minY || ay >= maxY) return;
  const slope = (bx - ax) / (by - ay);
  if (ay < minY) {
    ax += slope * (minY - ay);
    ay = minY;
  }
  if (by > maxY) {
    bx = ax + slope * (maxY - ay);
    by = maxY;
  }
  // Pieces between the crossings with the clip's left and right edges.
  let [fromX, fromY] = [ax, ay];
  const [first, second] = slope > 0 ? [minX, maxX] : [maxX, minX];
  if (slope !== 0) {
    for (const edge of [first, second]) {
      const isCrossed = slope > 0 ? fromX < edge && bx > edge : fromX > edge && bx < edge;
      if (!isCrossed) continue;
      const y = Math.min(by, Math.max(fromY, ay + (edge - ax) / slope));
      addBeside(fromX, fromY, edge, y, minX, maxX, sign, stride);
      [fromX, fromY] = [edge, y];
    }
  }
  addBeside(fromX, fromY, bx, by, minX, maxX, sign, stride);
}

function addBeside(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  minX: number,
  maxX: number,
  sign: number,
  stride: number,
): void {
  if (by <= ay) return;
  const x0 = ax < minX ? minX : ax > maxX ? maxX : ax;
  const x1 = bx < minX ? minX : bx > maxX ? maxX : bx;
  addEdge(x0, ay, x1, by, sign, stride);
}

/** An edge that goes down, wholly inside the window. */
function addEdge(x0: number, y0: number, x1: number, y1: number, sign: number, stride: number): void {
  const slope = (x1 - x0) / (y1 - y0);
  const lastRow = Math.ceil(y1);
  let x = x0;
  for (let row = Math.floor(y0); row < lastRow; row++) {
    const high = (row + 1 < y1 ? row + 1 : y1) - (row > y0 ? row : y0);
    if (high <= 0) continue;
    // Rounding must not carry a step beyond the edge's own ends: they may be the window's.
    const step = x + slope * high;
    const nextX = row + 1 >= y1 ? x1 : slope > 0 ? Math.min(step, x1) : Math.max(step, x1);
    const area = high * sign;
    const [left, right] = x < nextX ? [x, nextX] : [nextX, x];
    const first = Math.floor(left);
    const last = Math.ceil(right);
    const at = row * stride;
    if (first < firsts[row]!) firsts[row] = first;
    if (last <= first + 1) {
      // In one pixel: what lies to the right of the edge's middle is covered, and all that follows.
      const middle = (left + right) / 2 - first;
      areas[at + first]! += area * (1 - middle);
      areas[at + first + 1]! += area * middle;
      if (first + 1 > lasts[row]!) lasts[row] = first + 1;
    } else {
      // Across several: the sum up to each pixel is the integral of the edge's own progress over it.
      const perPixel = 1 / (right - left);
      let before = 0;
      for (let pixel = first; pixel < last; pixel++) {
        // Progress at both sides of the pixel, from 0 to 1, and the mean over its width.
        const enter = pixel > left ? (pixel - left) * perPixel : 0;
        const leave = pixel + 1 < right ? (pixel + 1 - left) * perPixel : 1;
        const inside = (pixel + 1 < right ? pixel + 1 : right) - (pixel > left ? pixel : left);
        const mean = ((enter + leave) / 2) * inside + (pixel + 1 > right ? pixel + 1 - right : 0);
        areas[at + pixel]! += area * (mean - before);
        before = mean;
      }
      areas[at + last]! += area * (1 - before);
      if (last > lasts[row]!) lasts[row] = last;
    }
    x = nextX;
  }
}
