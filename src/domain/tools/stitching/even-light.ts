import type { Alignment } from "./align-photos.ts";
import type { ColourPicture } from "./grey-picture.ts";
import { projectInto } from "./lens.ts";
import { type Ray, transposed } from "./rotation.ts";
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

/** One place as two photos show it: logarithms of their ratio by channel, and the difference of r². */
interface SamplePair {
  readonly a: number;
  readonly b: number;
  readonly apart: readonly [number, number, number];
  readonly bend: number;
}

/**
 * Gains and vignetting by least squares over logarithms of what overlapping photos show (after Brown and Lowe 2007, per channel and with the
 * cos⁴-like darkening as one more unknown): log I(i) + g(i) + v r(i)² should equal the same of j. Clipped and nearly black samples say nothing;
 * those that still differ under the gains found so far, such as people who walk, count little in the next round.
 */
export function evenLight(photos: readonly ColourPicture[], alignment: Alignment): EvenLight {
  const n = photos.length;
  const pairs = samplePairs(photos, alignment);
  let answer = new Float64Array(3 * n + 1);
  for (let round = 0; round < 4; round++) answer = solved(pairs, n, answer) ?? answer;
  const limit = (value: number) => Math.exp(Math.min(1.2, Math.max(-1.2, value)));
  return {
    gains: photos.map(
      (_, at) => [limit(answer[at * 3]!), limit(answer[at * 3 + 1]!), limit(answer[at * 3 + 2]!)] as const,
    ),
    vignette: Math.min(1, Math.max(-0.2, answer[3 * n]!)),
  };
}

function samplePairs(photos: readonly ColourPicture[], { lens, sizes, photos: aligned }: Alignment): SamplePair[] {
  const backs = aligned.map(({ rotation }) => (rotation === null ? null : transposed(rotation)));
  const pairs: SamplePair[] = [];
  const point = new Float64Array(2);
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const ray = rayOf(((column + 0.5) / COLUMNS - 0.5) * 2 * Math.PI, (0.5 - (row + 0.5) / ROWS) * Math.PI);
      const seen: Sample[] = [];
      backs.forEach((back, photo) => {
        if (back === null || !projectInto(back, ray, lens, point)) return;
        const [x, y] = [point[0]!, point[1]!];
        const logs = sampleOf(
          photos[photo]!,
          x * lens.focal + sizes[photo]!.width / 2,
          y * lens.focal + sizes[photo]!.height / 2,
        );
        if (logs !== null) seen.push({ photo, logs, r2: x * x + y * y });
      });
      seen.forEach((a, at) => {
        for (const b of seen.slice(at + 1)) {
          const apart = [0, 1, 2].map((channel) => a.logs[channel]! - b.logs[channel]!);
          pairs.push({ a: a.photo, b: b.photo, apart: apart as [number, number, number], bend: a.r2 - b.r2 });
        }
      });
    }
  return pairs;
}

/** One round: weights by what the gains so far leave. */
function solved(pairs: readonly SamplePair[], n: number, before: Float64Array): Float64Array<ArrayBuffer> | null {
  const last = 3 * n;
  const matrix = Array.from({ length: last + 1 }, () => new Array<number>(last + 1).fill(0));
  const right = new Array<number>(last + 1).fill(0);
  const add = (row: number, column: number, by: number) => {
    matrix[row]![column] = matrix[row]![column]! + by;
  };
  for (const { a, b, apart, bend } of pairs)
    for (let channel = 0; channel < 3; channel++) {
      const [i, j] = [a * 3 + channel, b * 3 + channel];
      const left = apart[channel]! + before[i]! - before[j]! + before[last]! * bend;
      const weight = 1 / (1 + (left / 0.12) ** 2);
      add(i, i, weight);
      add(j, j, weight);
      add(i, j, -weight);
      add(j, i, -weight);
      add(i, last, weight * bend);
      add(last, i, weight * bend);
      add(j, last, -weight * bend);
      add(last, j, -weight * bend);
      add(last, last, weight * bend * bend);
      right[i] = right[i]! - weight * apart[channel]!;
      right[j] = right[j]! + weight * apart[channel]!;
      right[last] = right[last]! - weight * bend * apart[channel]!;
    }
  // Gains stay near one where nothing binds them, and their mean does.
  for (let at = 0; at < last; at++) add(at, at, 0.5);
  add(last, last, 5);
  return solveLinear(matrix, right);
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
