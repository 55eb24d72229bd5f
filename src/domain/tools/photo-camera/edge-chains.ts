import { blurred, type GreyPicture } from "../stitching/grey-picture.ts";

/** Edge points in a row, at parts of a pixel from the upper left corner. */
export interface EdgeChain {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  /** Mean height of the edge in grey levels per pixel. */
  readonly strength: number;
}

/** Blur before gradients are taken, in pixels. */
const SIGMA = 1;
/** A quarter of pure noise has a gradient below this share of its spread (Rayleigh's distribution). */
const QUARTER_OF_NOISE = 0.7585;
const LEAST_WEAK = 0.55;
const LEAST_STRONG = 1.1;
/** Thresholds of Canny's hysteresis in spreads of the noise. */
const WEAK = 2.6;
const STRONG = 4.2;
/** Pixels of one edge may lie this far apart. */
const MOST_GAP = 3;
/** Steps of strength by which seeds are put in order. */
const STEPS = 1024;

/**
 * Edges as Canny finds them (1986): maxima of the gradient across the edge, placed by a parabola through three values, chained along the
 * edge from strong points over weak ones. Thresholds follow the noise of the picture itself.
 *
 * @param leastPoints chains with fewer are left out
 */
export function findEdgeChains(picture: GreyPicture, leastPoints: number): EdgeChain[] {
  const { width, height, data } = blurred(picture, SIGMA);
  const strength = new Float32Array(data.length);
  const gx = new Float32Array(data.length);
  const gy = new Float32Array(data.length);
  for (let y = 2; y < height - 2; y++)
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++) {
      const dx = (data[at + 1]! - data[at - 1]!) / 2;
      const dy = (data[at + width]! - data[at - width]!) / 2;
      gx[at] = dx;
      gy[at] = dy;
      strength[at] = Math.sqrt(dx * dx + dy * dy);
    }
  const noise = noiseOf(strength, width, height);
  const weak = Math.max(LEAST_WEAK, WEAK * noise);
  const strong = Math.max(LEAST_STRONG, STRONG * noise);
  const px = new Float32Array(data.length);
  const py = new Float32Array(data.length);
  const isEdge = new Uint8Array(data.length);
  const seeds: number[] = [];
  for (let y = 4; y < height - 4; y++)
    for (let x = 4, at = y * width + 4; x < width - 4; x++, at++) {
      const here = strength[at]!;
      if (here < weak) continue;
      const [ux, uy] = [gx[at]! / here, gy[at]! / here];
      const before = sampled(strength, width, x - ux, y - uy);
      const after = sampled(strength, width, x + ux, y + uy);
      if (here < before || here <= after) continue;
      const bow = before - 2 * here + after;
      const shift = bow < -1e-6 ? Math.max(-0.6, Math.min(0.6, (0.5 * (before - after)) / bow)) : 0;
      px[at] = x + 0.5 + shift * ux;
      py[at] = y + 0.5 + shift * uy;
      isEdge[at] = 1;
      if (here >= strong) seeds.push(at);
    }
  const chains: EdgeChain[] = [];
  const walk = (from: number, sign: 1 | -1) => walked(from, sign, { width, gx, gy, strength, isEdge });
  for (const seed of strongestFirst(seeds, strength)) {
    if (isEdge[seed] !== 1) continue;
    isEdge[seed] = 2;
    const back = walk(seed, -1);
    const way = [...back.reverse(), seed, ...walk(seed, 1)];
    if (way.length < leastPoints) continue;
    let sum = 0;
    for (const at of way) sum += strength[at]!;
    chains.push({
      xs: Float32Array.from(way, (at) => px[at]!),
      ys: Float32Array.from(way, (at) => py[at]!),
      strength: sum / way.length,
    });
  }
  return chains;
}

/** Seeds by falling strength, to a 1024th of the strongest (counting instead of comparing: there are hundreds of thousands). */
function strongestFirst(seeds: readonly number[], strength: Float32Array): Int32Array {
  let most = 1e-6;
  for (const seed of seeds) most = Math.max(most, strength[seed]!);
  const stepOf = (seed: number) => STEPS - 1 - Math.min(STEPS - 1, Math.floor((strength[seed]! / most) * STEPS));
  const starts = new Int32Array(STEPS + 1);
  for (const seed of seeds) starts[stepOf(seed) + 1]!++;
  for (let step = 0; step < STEPS; step++) starts[step + 1] = starts[step + 1]! + starts[step]!;
  const ordered = new Int32Array(seeds.length);
  for (const seed of seeds) ordered[starts[stepOf(seed)]!++] = seed;
  return ordered;
}

interface Field {
  readonly width: number;
  readonly gx: Float32Array;
  readonly gy: Float32Array;
  readonly strength: Float32Array;
  /** 1 where an edge waits, 2 where a chain has taken it. */
  readonly isEdge: Uint8Array;
}

/** Goes along the edge as long as a pixel ahead has its gradient within 45° of the last one's; noise may leave out one or two. */
function walked(from: number, sign: 1 | -1, field: Field): number[] {
  const { width, gx, gy, strength, isEdge } = field;
  const way: number[] = [];
  let at = from;
  for (;;) {
    const length = strength[at]!;
    const tx = (-sign * gy[at]!) / length;
    const ty = (sign * gx[at]!) / length;
    let best = -1;
    for (let reach = 1; reach <= MOST_GAP && best < 0; reach++) {
      let most = reach === 1 ? 0.35 : 0.8;
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) !== reach) continue;
          const to = at + dy * width + dx;
          if (isEdge[to] !== 1) continue;
          const alike = (gx[at]! * gx[to]! + gy[at]! * gy[to]!) / (length * strength[to]!);
          if (alike < 0.7) continue;
          const ahead = (dx * tx + dy * ty) / Math.sqrt(dx * dx + dy * dy);
          if (ahead * alike > most) {
            most = ahead * alike;
            best = to;
          }
        }
    }
    if (best < 0) return way;
    takeBeside(at, field);
    isEdge[best] = 2;
    way.push(best);
    at = best;
  }
}

/** A slanting edge can be two pixels thick: the second one belongs to it as well. */
function takeBeside(at: number, { width, gx, gy, strength, isEdge }: Field): void {
  for (const step of [-1, 1, -width, width]) {
    const to = at + step;
    if (isEdge[to] !== 1) continue;
    const across = Math.abs(step) === 1 ? gx[at]! : gy[at]!;
    const alike = (gx[at]! * gx[to]! + gy[at]! * gy[to]!) / (strength[at]! * strength[to]!);
    if (Math.abs(across) > 0.6 * strength[at]! && alike > 0.9) isEdge[to] = 2;
  }
}

/** Spread of the gradient where there is nothing but noise, by the lower quarter of all values above none. */
function noiseOf(strength: Float32Array, width: number, height: number): number {
  const some: number[] = [];
  for (let y = 4; y < height - 4; y += 5)
    for (let x = 4; x < width - 4; x += 5) {
      const here = strength[y * width + x]!;
      if (here > 0.02) some.push(here);
    }
  if (some.length === 0) return 0;
  some.sort((a, b) => a - b);
  return some[Math.floor(some.length / 4)]! / QUARTER_OF_NOISE;
}

function sampled(data: Float32Array, width: number, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const at = y0 * width + x0;
  return (
    (data[at]! * (1 - fx) + data[at + 1]! * fx) * (1 - fy) +
    (data[at + width]! * (1 - fx) + data[at + width + 1]! * fx) * fy
  );
}
