/** A picture in grey: one number from 0 to 255 for each pixel, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** Below this share of lines found again, a finished picture counts as another room than the one that was drawn. */
export const LEAST_OVERLAP = 0.55;
/** An edge may lie this far from where it was drawn, as a share of the picture's width: brush strokes and noise move lines a little. */
const REACH = 0.006;
/** The steepest pixels of a picture are its edges: this share of all. */
const EDGE_SHARE = 0.08;
/** A step of so little between neighbours is noise, however few edges there are; in the units of Sobel's sum. */
const LEAST_STEP = 60;
/** Directions closer than this are the same line, in degrees. */
const SAME_DIRECTION = 30;

/**
 * How many of the lines of a drawn picture stand in a finished one, from 0 to 1. Edges are the steepest pixels by Sobel's operator; one is
 * found again where an edge of about its direction lies close to its place. What pure chance would find is taken away (as in Cohen's
 * kappa), so that a picture full of lines everywhere proves nothing.
 *
 * @param counted zero for pixels whose lines do not count, one byte for each pixel; null counts all
 * @throws RangeError where the pictures differ in size
 */
export function edgeOverlap(drawn: GreyPicture, finished: GreyPicture, counted: Uint8Array | null = null): number {
  const { width, height } = drawn;
  if (width !== finished.width || height !== finished.height) throw new RangeError("pictures of one size");
  const [from, to] = [edgesOf(drawn), edgesOf(finished)];
  const reach = Math.max(1, Math.round(width * REACH));
  let [edges, found, byChance, looked] = [0, 0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const angle = from[y * width + x]!;
      if (angle < 0 || counted?.[y * width + x] === 0) continue;
      edges++;
      if (hasNear(to, width, height, { x, y, angle, reach })) found++;
      // The same edge somewhere else: moved by half the picture, round its border.
      const [cx, cy] = [(x + (width >> 1)) % width, (y + (height >> 1)) % height];
      looked++;
      if (hasNear(to, width, height, { x: cx, y: cy, angle, reach })) byChance++;
    }
  }
  if (edges === 0) return 0;
  const chance = byChance / looked;
  return chance >= 1 ? 0 : Math.max(0, (found / edges - chance) / (1 - chance));
}

interface Sought {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly reach: number;
}

function hasNear(edges: Float32Array, width: number, height: number, { x, y, angle, reach }: Sought): boolean {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const [px, py] = [x + dx, y + dy];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const other = edges[py * width + px]!;
      if (other < 0) continue;
      const apart = Math.abs(angle - other);
      if (Math.min(apart, 180 - apart) <= SAME_DIRECTION) return true;
    }
  }
  return false;
}

/** For each pixel the direction of the edge that it lies on, from 0 to 180 degrees; -1 where it lies on none. */
function edgesOf({ width, height, grey }: GreyPicture): Float32Array {
  const steps = new Float32Array(width * height);
  const angles = new Float32Array(width * height).fill(-1);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [up, down] = [at - width, at + width];
      const gx =
        grey[up + 1]! + 2 * grey[at + 1]! + grey[down + 1]! - grey[up - 1]! - 2 * grey[at - 1]! - grey[down - 1]!;
      const gy = grey[down - 1]! + 2 * grey[down]! + grey[down + 1]! - grey[up - 1]! - 2 * grey[up]! - grey[up + 1]!;
      steps[at] = Math.hypot(gx, gy);
      angles[at] = ((Math.atan2(gy, gx) * 180) / Math.PI + 180) % 180;
    }
  }
  const sorted = Float32Array.from(steps).sort();
  const least = Math.max(LEAST_STEP, sorted[Math.floor(sorted.length * (1 - EDGE_SHARE))]!);
  for (let at = 0; at < steps.length; at++) if (steps[at]! < least) angles[at] = -1;
  return angles;
}
