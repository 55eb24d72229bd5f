import {
  atLeast,
  combined,
  emptyGrid,
  type Grid,
  type Homography,
  type Planes,
  shrunk,
  UNMOVED,
  warped,
} from "./grid.ts";
import { inkLimit, inkOf } from "./ink.ts";
import type { PicturePoint } from "./plan-picture.ts";
import { findStrips } from "./strips.ts";

/** The drawing as if it had been scanned straight. */
interface Upright {
  readonly planes: Planes;
  /** Takes a point of `planes` to the picture that was given. */
  readonly toGiven: Homography;
  readonly turnedDegrees: number;
}

/** Corrections below this slope are left: they are within half a pixel along a wall. */
const STRAIGHT = 0.0012;

/**
 * Crops a photographed sheet to its four corners, then turns the drawing and takes out what is left of the lean of the camera.
 *
 * Level lines of a plane that is seen from aside have slopes that change with y, upright ones with x; to the first order the change is
 * the matrix's last row. Two rounds leave less than a thousandth.
 */
export function madeUpright(given: Planes): Upright {
  const sheet = sheetCorners(given);
  let planes = given;
  let toGiven = UNMOVED;
  if (sheet) {
    const [a, b, c, d] = sheet;
    const side = (p: PicturePoint, q: PicturePoint) => Math.hypot(p.x - q.x, p.y - q.y);
    const width = Math.round((side(a, b) + side(d, c)) / 2);
    const height = Math.round((side(a, d) + side(b, c)) / 2);
    toGiven = squareTo(sheet, width, height);
    planes = warped(given, width, height, toGiven);
  }
  const { width, height } = planes[0];
  const base = planes;
  const baseToGiven = toGiven;
  let toBase = UNMOVED;
  let turn = 0;
  // Slopes of long lines are seen as well in half the size.
  const shrink = Math.max(1, Math.max(width, height) / 900);
  const small = shrunk(base, shrink);
  let turned = small;
  for (let round = 0; round < 3; round++) {
    const lean = leanOf(turned);
    if (!lean) break;
    const { level, upright, levelChange, uprightChange } = lean;
    const [g, h] = [levelChange / (height / 2), uprightChange / (width / 2)];
    const most = Math.max(Math.abs(level), Math.abs(upright), Math.abs(levelChange), Math.abs(uprightChange));
    if (most < STRAIGHT) break;
    // From the turned picture to the one before it: x' = (x + b·y) / (1 − g·x − h·y), y' = (d·x + y) / (…), about the middle.
    const [mx, my] = [width / 2, height / 2];
    const away: Homography = [1, upright, 0, level, 1, 0, -g, -h, 1];
    const step = combined([1, 0, mx, 0, 1, my, 0, 0, 1], combined(away, [1, 0, -mx, 0, 1, -my, 0, 0, 1]));
    toBase = combined(toBase, step);
    turn += (Math.atan((level - upright) / 2) * 180) / Math.PI;
    turned = warped(small, small[0].width, small[0].height, scaledAbout(toBase, 1 / shrink));
  }
  if (turn !== 0 || toBase !== UNMOVED) planes = warped(base, width, height, toBase);
  return { planes, toGiven: combined(baseToGiven, toBase), turnedDegrees: Math.round(turn * 100) / 100 };
}

/** The same move in a picture that is `factor` times as large. */
const scaledAbout = (move: Homography, factor: number): Homography =>
  combined([factor, 0, 0, 0, factor, 0, 0, 0, 1], combined(move, [1 / factor, 0, 0, 0, 1 / factor, 0, 0, 0, 1]));

interface Lean {
  /** Slope dy/dx of level lines in the middle, dx/dy of upright ones. */
  readonly level: number;
  readonly upright: number;
  /** Change of the slope from the middle to the edge. */
  readonly levelChange: number;
  readonly uprightChange: number;
}

/** Measures the slopes of long lines. Null where too few are seen. */
function leanOf(planes: Planes): Lean | null {
  const ink = inkOf(planes);
  const { width, height } = ink;
  const strips = findStrips(atLeast(ink, Math.min(120, inkLimit(ink))), {
    thinnest: 1,
    thickest: Math.round(0.05 * Math.min(width, height)),
    slender: 5,
    mayTouchEdge: true,
  });
  const least = 0.035 * Math.min(width, height);
  const levels: Slope[] = [];
  const uprights: Slope[] = [];
  for (const { from, to } of strips) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    if (length < least) continue;
    if (Math.abs(dx) > Math.abs(dy))
      levels.push({ slope: dy / dx, at: (from.y + to.y) / height - 1, weight: length * length });
    else uprights.push({ slope: dx / dy, at: (from.x + to.x) / width - 1, weight: length * length });
  }
  const level = fitSlopes(levels);
  const upright = fitSlopes(uprights);
  if (!level || !upright) return null;
  return { level: level.base, upright: upright.base, levelChange: level.change, uprightChange: upright.change };
}

interface Slope {
  readonly slope: number;
  /** Place across, −1 to 1. */
  readonly at: number;
  readonly weight: number;
}

/** A line through most of the slopes: from the commonest slope outwards, each round with a narrower view. */
function fitSlopes(slopes: readonly Slope[]): { base: number; change: number } | null {
  if (slopes.length < 3) return null;
  let [base, change] = [commonest(slopes), 0];
  for (const view of [0.09, 0.06, 0.03, 0.015, 0.008]) {
    let [sw, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
    for (const { slope, at, weight } of slopes) {
      if (Math.abs(slope - base - change * at) > view) continue;
      sw += weight;
      sx += weight * at;
      sy += weight * slope;
      sxx += weight * at * at;
      sxy += weight * at * slope;
    }
    if (sw === 0) break;
    // A small pull to no change keeps few lines from inventing a lean.
    const spread = sxx - (sx * sx) / sw + 0.02 * sw;
    change = (sxy - (sx * sy) / sw) / spread;
    base = (sy - change * sx) / sw;
  }
  return { base, change };
}

/** The slope around which most weight lies. */
function commonest(slopes: readonly Slope[]): number {
  let [best, most] = [0, -1];
  for (let slope = -0.3; slope <= 0.3; slope += 0.01) {
    let weight = 0;
    for (const other of slopes) weight += other.weight * Math.max(0, 1 - Math.abs(other.slope - slope) / 0.04);
    if (weight > most) [best, most] = [slope, weight];
  }
  return best;
}

/** The matrix that takes (0, 0), (width, 0), (width, height), (0, height) to four corners (Heckbert 1989). */
function squareTo(
  corners: readonly [PicturePoint, PicturePoint, PicturePoint, PicturePoint],
  width: number,
  height: number,
): Homography {
  const [p, q, r, s] = corners;
  const [dx1, dx2, dx3] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x];
  const [dy1, dy2, dy3] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / det;
  const h = (dx1 * dy3 - dx3 * dy1) / det;
  const unit: Homography = [
    q.x - p.x + g * q.x,
    s.x - p.x + h * s.x,
    p.x,
    q.y - p.y + g * q.y,
    s.y - p.y + h * s.y,
    p.y,
    g,
    h,
    1,
  ];
  return combined(unit, [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]);
}

/** The corners of a bright sheet on a darker table, clockwise from the upper left; null where no such sheet is seen whole. */
function sheetCorners(planes: Planes): [PicturePoint, PicturePoint, PicturePoint, PicturePoint] | null {
  const [red, green, blue] = planes;
  const step = Math.max(2, Math.round(Math.max(red.width, red.height) / 320));
  const [w, h] = [Math.floor(red.width / step), Math.floor(red.height / step)];
  const light = emptyGrid(w, h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      // The brightest of a few pixels: thin lines on the sheet do not matter.
      let most = 0;
      for (let k = 0; k < 5; k++) {
        const at = (y * step + (((k * step) / 5) | 0)) * red.width + x * step + ((k * 3) % step);
        most = Math.max(most, (red.data[at]! + green.data[at]! + blue.data[at]!) / 3);
      }
      light.data[y * w + x] = most;
    }
  const limit = otsu(light);
  const isSheet = largestBright(light, limit);
  let [count, dark, border] = [0, 0, 0];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (isSheet[y * w + x]) count++;
      const isBorder = x === 0 || y === 0 || x === w - 1 || y === h - 1;
      if (isBorder) border++;
      if (isBorder && !isSheet[y * w + x]) dark++;
    }
  if (count < 0.25 * w * h || count > 0.985 * w * h || dark < 0.8 * border) return null;
  const edge = (across: "x" | "y", isFar: boolean) => fitEdge(isSheet, w, h, across, isFar);
  const [left, right, top, low] = [edge("x", false), edge("x", true), edge("y", false), edge("y", true)];
  if (!left || !right || !top || !low) return null;
  const meet = (column: Edge, row: Edge): PicturePoint => {
    // x = a + b·y and y = c + d·x.
    const y = (row.base + row.slope * column.base) / (1 - row.slope * column.slope);
    return { x: (column.base + column.slope * y + 0.5) * step, y: (y + 0.5) * step };
  };
  const corners: [PicturePoint, PicturePoint, PicturePoint, PicturePoint] = [
    meet(left, top),
    meet(right, top),
    meet(right, low),
    meet(left, low),
  ];
  const area =
    Math.abs(corners.reduce((sum, p, i) => sum + p.x * corners[(i + 1) % 4]!.y - p.y * corners[(i + 1) % 4]!.x, 0)) /
    2 /
    (step * step);
  return count > 0.8 * area && count < 1.06 * area ? corners : null;
}

interface Edge {
  readonly base: number;
  readonly slope: number;
}

/** A straight line through the first or last pixels of the sheet in each row or column, the odd ones left out. */
function fitEdge(isSheet: Uint8Array, w: number, h: number, across: "x" | "y", isFar: boolean): Edge | null {
  const [along, deep] = across === "x" ? [h, w] : [w, h];
  const points: { t: number; value: number }[] = [];
  for (let t = 0; t < along; t++) {
    for (let k = 0; k < deep; k++) {
      const value = isFar ? deep - 1 - k : k;
      if (isSheet[across === "x" ? t * w + value : value * w + t]) {
        points.push({ t, value: isFar ? value + 0.5 : value - 0.5 });
        break;
      }
    }
  }
  // Rows above and below the sheet's corners show another side: keep the middle part.
  const middle = points.filter((_, i) => i > points.length * 0.2 && i < points.length * 0.8);
  if (middle.length < 10) return null;
  let kept = middle;
  let edge: Edge = { base: 0, slope: 0 };
  for (const view of [Number.POSITIVE_INFINITY, 4, 1.5]) {
    if (view < 9) kept = middle.filter(({ t, value }) => Math.abs(value - edge.base - edge.slope * t) < view);
    if (kept.length < 8) return null;
    const n = kept.length;
    const mt = kept.reduce((sum, { t }) => sum + t, 0) / n;
    const mv = kept.reduce((sum, { value }) => sum + value, 0) / n;
    const slope =
      kept.reduce((sum, { t, value }) => sum + (t - mt) * (value - mv), 0) /
      Math.max(
        1,
        kept.reduce((sum, { t }) => sum + (t - mt) ** 2, 0),
      );
    edge = { base: mv - slope * mt, slope };
  }
  return edge;
}

function otsu(grid: Grid): number {
  return inkLimit({ ...grid, data: grid.data });
}

/** The largest connected bright part, one where it is; a wall inside it is a hole and stays one. */
function largestBright({ width, height, data }: Grid, limit: number): Uint8Array {
  const labels = new Int32Array(data.length);
  let [best, most, label] = [0, 0, 0];
  const stack: number[] = [];
  for (let seed = 0; seed < data.length; seed++) {
    if (labels[seed] !== 0 || data[seed]! < limit) continue;
    label++;
    let count = 0;
    stack.push(seed);
    labels[seed] = label;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      count++;
      const x = at % width;
      const around = [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width];
      for (const next of around) {
        if (next < 0 || next >= data.length || labels[next] !== 0 || data[next]! < limit) continue;
        labels[next] = label;
        stack.push(next);
      }
    }
    if (count > most) [best, most] = [label, count];
  }
  return Uint8Array.from(labels, (own) => (own === best && height > 0 ? 1 : 0));
}
