import { blurred, type GreyPicture, shrunk } from "./grey-picture.ts";

/** Length of a descriptor: four by four cells of eight directions. */
export const DESCRIPTOR = 128;

/** Corners of a picture, and what surrounds each. */
export interface Features {
  readonly count: number;
  /** x and y in pixels of the whole picture, the middle of its upper left pixel at 0.5, in turn. */
  readonly places: Float32Array;
  /** `DESCRIPTOR` numbers each, of length one. */
  readonly descriptors: Float32Array;
}

const LEVEL_STEP = Math.SQRT2;
const LEVELS = 5;
const MARGIN = 13;

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly strength: number;
}

interface Level {
  readonly picture: GreyPicture;
  readonly dx: Float32Array;
  readonly dy: Float32Array;
  readonly scale: number;
}

/**
 * Corners over several scales (Harris and Stephens 1988), spread over the picture by cells, each with a histogram of gradients around it that
 * is turned by its main direction (Lowe 2004, one peak).
 *
 * @param most of the whole picture; the strongest come first, so that a prefix is a coarser selection
 */
export function findFeatures(picture: GreyPicture, most: number): Features {
  const levels = levelsOf(picture);
  const corners = levels.flatMap((level, index) => cornersOf(level, index));
  const chosen = spread(corners, levels, picture, most);
  const places = new Float32Array(chosen.length * 2);
  const descriptors = new Float32Array(chosen.length * DESCRIPTOR);
  chosen.forEach((corner, index) => {
    const level = levels[corner.level]!;
    places[index * 2] = (corner.x + 0.5) * level.scale;
    places[index * 2 + 1] = (corner.y + 0.5) * level.scale;
    describe(level, corner, descriptors.subarray(index * DESCRIPTOR, (index + 1) * DESCRIPTOR));
  });
  return { count: chosen.length, places, descriptors };
}

function levelsOf(picture: GreyPicture): Level[] {
  const levels: Level[] = [];
  let current = blurred(picture, 0.9);
  for (let index = 0; index < LEVELS; index++) {
    if (Math.min(current.width, current.height) < 4 * MARGIN) break;
    const { width, height, data } = current;
    const dx = new Float32Array(data.length);
    const dy = new Float32Array(data.length);
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        const at = y * width + x;
        dx[at] = (data[at + 1]! - data[at - 1]!) / 2;
        dy[at] = (data[at + width]! - data[at - width]!) / 2;
      }
    levels.push({ picture: current, dx, dy, scale: picture.width / width });
    current = shrunk(blurred(current, 0.8), LEVEL_STEP);
  }
  return levels;
}

/** Local maxima of the smaller eigenvalue's stand-in det / trace (Noble 1988), which needs no constant, to a fraction of a pixel. */
function cornersOf({ picture: { width, height }, dx, dy }: Level, level: number): Corner[] {
  const product = (a: Float32Array, b: Float32Array) => {
    const data = new Float32Array(a.length);
    for (let at = 0; at < a.length; at++) data[at] = a[at]! * b[at]!;
    return blurred({ width, height, data }, 1.5).data;
  };
  const xx = product(dx, dx);
  const yy = product(dy, dy);
  const xy = product(dx, dy);
  const strength = new Float32Array(xx.length);
  for (let at = 0; at < xx.length; at++)
    strength[at] = (xx[at]! * yy[at]! - xy[at]! * xy[at]!) / (xx[at]! + yy[at]! + 1e-3);
  const corners: Corner[] = [];
  for (let y = MARGIN; y < height - MARGIN; y++)
    for (let x = MARGIN; x < width - MARGIN; x++) {
      const at = y * width + x;
      const here = strength[at]!;
      if (here < 0.6) continue;
      let isTop = true;
      for (let v = -2; v <= 2 && isTop; v++)
        for (let u = -2; u <= 2; u++)
          if ((u !== 0 || v !== 0) && strength[at + v * width + u]! >= here) {
            isTop = false;
            break;
          }
      if (!isTop) continue;
      corners.push({
        x: x + vertex(strength[at - 1]!, here, strength[at + 1]!),
        y: y + vertex(strength[at - width]!, here, strength[at + width]!),
        level,
        strength: here,
      });
    }
  return corners;
}

/** Where the parabola through three neighbours has its top, from the middle one. */
function vertex(before: number, here: number, after: number): number {
  const bend = before - 2 * here + after;
  return bend >= 0 ? 0 : Math.min(0.5, Math.max(-0.5, (before - after) / (2 * bend)));
}

const COLUMNS = 8;
const ROWS = 6;
/** Takes the strongest of each cell in turn, so that a bright window does not take them all. */
function spread(
  corners: readonly Corner[],
  levels: readonly Level[],
  { width, height }: GreyPicture,
  most: number,
): Corner[] {
  const cells: Corner[][] = Array.from({ length: COLUMNS * ROWS }, () => []);
  for (const corner of corners) {
    const { scale } = levels[corner.level]!;
    const column = Math.min(COLUMNS - 1, Math.floor((corner.x * scale * COLUMNS) / width));
    const row = Math.min(ROWS - 1, Math.floor((corner.y * scale * ROWS) / height));
    cells[row * COLUMNS + column]!.push(corner);
  }
  for (const cell of cells) cell.sort((a, b) => b.strength - a.strength);
  const chosen: Corner[] = [];
  for (let turn = 0; chosen.length < most; turn++) {
    const round = cells.flatMap((cell) => cell[turn] ?? []).sort((a, b) => b.strength - a.strength);
    if (round.length === 0) break;
    chosen.push(...round.slice(0, most - chosen.length));
  }
  return chosen;
}

function describe({ picture: { width, height }, dx, dy }: Level, { x: cx, y: cy }: Corner, out: Float32Array): void {
  const angle = mainDirection(dx, dy, width, height, cx, cy);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  for (let v = -8; v < 8; v++)
    for (let u = -8; u < 8; u++) {
      const px = u + 0.5;
      const py = v + 0.5;
      const x = Math.round(cx + cos * px - sin * py);
      const y = Math.round(cy + sin * px + cos * py);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const gx = dx[y * width + x]!;
      const gy = dy[y * width + x]!;
      const length = Math.hypot(gx, gy) * Math.exp(-(px * px + py * py) / 128);
      const turned = (((Math.atan2(gy, gx) - angle) / (2 * Math.PI)) * 8 + 32) % 8;
      addSoft(out, (px + 8) / 4 - 0.5, (py + 8) / 4 - 0.5, turned, length);
    }
  normalise(out);
  for (let at = 0; at < out.length; at++) out[at] = Math.min(0.2, out[at]!);
  normalise(out);
}

/** Shares a gradient among the eight cells that it lies between. */
function addSoft(out: Float32Array, column: number, row: number, direction: number, length: number): void {
  const c0 = Math.floor(column);
  const r0 = Math.floor(row);
  const d0 = Math.floor(direction);
  for (let r = 0; r < 2; r++) {
    if (r0 + r < 0 || r0 + r > 3) continue;
    const byRow = length * (r === 0 ? 1 - (row - r0) : row - r0);
    for (let c = 0; c < 2; c++) {
      if (c0 + c < 0 || c0 + c > 3) continue;
      const byColumn = byRow * (c === 0 ? 1 - (column - c0) : column - c0);
      const at = ((r0 + r) * 4 + c0 + c) * 8;
      out[at + (d0 & 7)] = out[at + (d0 & 7)]! + byColumn * (1 - (direction - d0));
      out[at + ((d0 + 1) & 7)] = out[at + ((d0 + 1) & 7)]! + byColumn * (direction - d0);
    }
  }
}

const BINS = 36;
function mainDirection(
  dx: Float32Array,
  dy: Float32Array,
  width: number,
  height: number,
  cx: number,
  cy: number,
): number {
  const bins = new Float32Array(BINS);
  for (let v = -8; v <= 8; v++)
    for (let u = -8; u <= 8; u++) {
      const x = Math.round(cx) + u;
      const y = Math.round(cy) + v;
      if (x < 0 || y < 0 || x >= width || y >= height || u * u + v * v > 64) continue;
      const gx = dx[y * width + x]!;
      const gy = dy[y * width + x]!;
      const bin = Math.round((Math.atan2(gy, gx) / (2 * Math.PI)) * BINS + BINS) % BINS;
      bins[bin] = bins[bin]! + Math.hypot(gx, gy) * Math.exp(-(u * u + v * v) / 32);
    }
  const smooth = bins.map((one, at) => (bins[(at + BINS - 1) % BINS]! + 2 * one + bins[(at + 1) % BINS]!) / 4);
  let best = 0;
  for (let at = 1; at < BINS; at++) if (smooth[at]! > smooth[best]!) best = at;
  const offset = vertex(smooth[(best + BINS - 1) % BINS]!, smooth[best]!, smooth[(best + 1) % BINS]!);
  return ((best + offset) / BINS) * 2 * Math.PI;
}

function normalise(out: Float32Array): void {
  let sum = 0;
  for (const one of out) sum += one * one;
  const by = 1 / Math.max(1e-6, Math.sqrt(sum));
  for (let at = 0; at < out.length; at++) out[at] = out[at]! * by;
}
