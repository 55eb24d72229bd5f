import { seededRandom } from "../path-tracing/random.ts";
import { luminance } from "./linear-light.ts";
import type { PhotoCharacter } from "./photo-character.ts";

/** Rows beyond those that are wanted, for the blur. */
export const MARGIN = 8;
/** By which the sum of four numbers between 0 and 1 becomes one of standard deviation one. */
const ROOT_3 = 1.7320508;

/** Blurs light and cover alike, across and then down. Rows without furniture are left out, and columns beside it. */
export function blurLayer(layer: Float32Array, width: number, height: number, sigma: number): void {
  let left = width;
  let right = -1;
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (layer[pixel * 4 + 3] === 0) continue;
    const x = pixel % width;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  if (right < 0) return;
  const reach = Math.min(MARGIN, Math.max(1, Math.ceil(2.2 * sigma)));
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const whole = kernel.reduce((sum, value) => sum + value, 0);
  for (let i = 0; i < kernel.length; i++) kernel[i]! /= whole;
  const from = Math.max(0, left - reach);
  const span = Math.min(width, right + reach + 1) - from;
  // A line longer by the reach on both sides, so that its ends need no test.
  const line = new Float32Array((span + 2 * reach) * 4);
  for (let y = 0; y < height; y++) {
    const start = (y * width + from) * 4;
    line.fill(0);
    line.set(layer.subarray(start, start + span * 4), reach * 4);
    convolved(line, kernel, layer, start, span * 4, 4);
  }
  // Downwards, the rows above are kept as they were.
  const above = Array.from({ length: reach }, () => new Float32Array(span * 4));
  const sum = new Float32Array(span * 4);
  for (let y = 0; y < height; y++) {
    sum.fill(0);
    for (let i = -reach; i <= reach; i++) {
      const other = y + i;
      if (other < 0 || other >= height) continue;
      const weight = kernel[i + reach]!;
      if (i < 0) {
        const row = above[other % reach]!;
        for (let k = 0; k < row.length; k++) sum[k]! += weight * row[k]!;
      } else {
        const start = (other * width + from) * 4;
        for (let k = 0; k < sum.length; k++) sum[k]! += weight * layer[start + k]!;
      }
    }
    const start = (y * width + from) * 4;
    above[y % reach]!.set(layer.subarray(start, start + span * 4));
    layer.set(sum, start);
  }
}

/** Writes the sums of a line by a kernel whose taps are `step` numbers apart. */
function convolved(
  line: Float32Array,
  kernel: Float32Array,
  out: Float32Array,
  at: number,
  count: number,
  step: number,
): void {
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let tap = 0; tap < kernel.length; tap++) sum += kernel[tap]! * line[i + tap * step]!;
    out[at + i] = sum;
  }
}

const lattice = seededRandom();

/** Grain some four pixels wide, of standard deviation one: chance on a lattice of two pixels, joined between its points. */
export function coarseGrain(seed: number, x: number, y: number): number {
  let sum = 0;
  let squares = 0;
  for (let corner = 0; corner < 4; corner++) {
    const column = (x >> 1) + (corner & 1);
    const row = (y >> 1) + (corner >> 1);
    const across = (corner & 1) === 1 ? ((x & 1) + 0.5) / 2 : 1 - ((x & 1) + 0.5) / 2;
    const down = corner >> 1 === 1 ? ((y & 1) + 0.5) / 2 : 1 - ((y & 1) + 0.5) / 2;
    lattice.begin(seed, row * 16_384 + column, 6);
    sum += across * down * (lattice.next() + lattice.next() + lattice.next() + lattice.next() - 2) * ROOT_3;
    squares += (across * down) ** 2;
  }
  return sum / Math.sqrt(squares);
}

/** New grain of the photo's kind on furniture: it hides the photo's own. */
export function addGrain(codes: Float64Array, alpha: number, character: PhotoCharacter, next: () => number): void {
  const grey = luminance(codes[0]!, codes[1]!, codes[2]!);
  const { grain, grainColour } = character;
  const share = grey < 115 ? Math.max(0, (grey - 40) / 75) : 1 + Math.min(1, (grey - 115) / 75);
  const sigma =
    (share < 1 ? grain[0] + (grain[1] - grain[0]) * share : grain[1] + (grain[2] - grain[1]) * (share - 1)) * alpha;
  // Four numbers between 0 and 1 have a variance of a third: their sum is near enough to a normal distribution.
  const all = (next() + next() + next() + next() - 2) * ROOT_3 * sigma;
  const colour = ROOT_3 * sigma * grainColour;
  for (let k = 0; k < 3; k++) codes[k]! += all + (next() + next() + next() + next() - 2) * colour;
}
