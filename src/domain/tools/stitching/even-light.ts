import type { Alignment } from "./align-photos.ts";
import type { ColourPicture } from "./grey-picture.ts";
import { pointOf } from "./lens.ts";
import { type Ray, transposed, turned } from "./rotation.ts";
import { solveLinear } from "./solve-linear.ts";

/** The factors of each photo's colours, so that neighbours agree. */
export interface EvenLight {
  /** Red, green and blue of each photo. */
  readonly gains: readonly (readonly [number, number, number])[];
  /** Darkening towards the corners: at distance r (in focal lengths) from the middle a colour is divided by exp(-this · r²). */
  readonly vignette: number;
}

const COLUMNS = 160;
const ROWS = 80;

/** The direction of a level panorama's point; yaw clockwise from the middle column, pitch upwards. */
export function rayOf(yaw: number, pitch: number): Ray {
  return [Math.cos(pitch) * Math.sin(yaw), -Math.sin(pitch), Math.cos(pitch) * Math.cos(yaw)];
}

interface Sample {
  readonly photo: number;
  readonly logs: readonly [number, number, number];
  readonly r2: number;
}

/**
 * Gains and vignetting by least squares over logarithms of what overlapping photos show (after Brown and Lowe 2007, per channel and with the
 * cos⁴-like darkening as one more unknown): log I(i) + g(i) + v r(i)² should equal the same of j. Clipped and nearly black samples say nothing.
 */
export function evenLight(photos: readonly ColourPicture[], { lens, sizes, photos: aligned }: Alignment): EvenLight {
  const inverse = aligned.map(({ rotation }) => (rotation === null ? null : transposed(rotation)));
  const n = photos.length;
  const size = 3 * n + 1;
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const right = new Array<number>(size).fill(0);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const ray = rayOf(((column + 0.5) / COLUMNS - 0.5) * 2 * Math.PI, (0.5 - (row + 0.5) / ROWS) * Math.PI);
      const seen: Sample[] = [];
      for (let photo = 0; photo < n; photo++) {
        const back = inverse[photo];
        const point = back ? pointOf(lens, turned(back, ray)) : null;
        if (point === null) continue;
        const sample = sampleOf(
          photos[photo]!,
          point.x * lens.focal + sizes[photo]!.width / 2,
          point.y * lens.focal + sizes[photo]!.height / 2,
        );
        if (sample !== null) seen.push({ photo, logs: sample, r2: point.x ** 2 + point.y ** 2 });
      }
      for (let a = 0; a < seen.length; a++)
        for (let b = a + 1; b < seen.length; b++) addPair(matrix, right, seen[a]!, seen[b]!);
    }
  // Gains stay near one where nothing binds them, and their mean does.
  for (let at = 0; at < size - 1; at++) matrix[at]![at] = matrix[at]![at]! + 0.5;
  matrix[size - 1]![size - 1] = matrix[size - 1]![size - 1]! + 5;
  const answer = solveLinear(matrix, right) ?? new Float64Array(size);
  const limit = (value: number) => Math.exp(Math.min(1.2, Math.max(-1.2, value)));
  return {
    gains: photos.map(
      (_, at) => [limit(answer[at * 3]!), limit(answer[at * 3 + 1]!), limit(answer[at * 3 + 2]!)] as const,
    ),
    vignette: Math.min(1, Math.max(-0.2, answer[size - 1]!)),
  };
}

function addPair(matrix: number[][], right: number[], a: Sample, b: Sample): void {
  const last = matrix.length - 1;
  for (let channel = 0; channel < 3; channel++) {
    const apart = a.logs[channel]! - b.logs[channel]!;
    const bend = a.r2 - b.r2;
    // Moving people and slight shifts differ a lot and count little.
    const weight = 1 / (1 + (apart / 0.25) ** 2);
    const i = a.photo * 3 + channel;
    const j = b.photo * 3 + channel;
    const entries: readonly [number, number][] = [
      [i, 1],
      [j, -1],
      [last, bend],
    ];
    for (const [row, p] of entries) {
      right[row] = right[row]! - weight * p * apart;
      for (const [column, q] of entries) matrix[row]![column] = matrix[row]![column]! + weight * p * q;
    }
  }
}

/** The mean of a small patch in logarithms; null outside, clipped or too dark to say anything. */
function sampleOf({ width, height, data }: ColourPicture, px: number, py: number): [number, number, number] | null {
  const x0 = Math.floor(px) - 2;
  const y0 = Math.floor(py) - 2;
  if (x0 < 0 || y0 < 0 || x0 + 5 > width || y0 + 5 > height) return null;
  const sums = [0, 0, 0];
  for (let y = y0; y < y0 + 5; y++)
    for (let x = x0; x < x0 + 5; x++)
      for (let channel = 0; channel < 3; channel++) sums[channel]! += data[(y * width + x) * 4 + channel]!;
  const means = sums.map((sum) => sum / 25);
  if (means.some((mean) => mean > 245 || mean < 8)) return null;
  return [Math.log(means[0]!), Math.log(means[1]!), Math.log(means[2]!)];
}
