import { type Lens, type PhotoSize, rayThrough } from "./lens.ts";
import type { PhotoPair } from "./photo-pairs.ts";
import { multiplied, type Ray, type Rotation, rotationOf, turned } from "./rotation.ts";
import { solveLinear } from "./solve-linear.ts";

export interface Bundle {
  readonly lens: Lens;
  /** From each camera into the world; null is left out. */
  readonly rotations: readonly (Rotation | null)[];
}

const MOST_OF_PAIR = 60;
/** Of Huber's loss, in pixels: beyond it a miss counts linearly. */
const HUBER_PX = 2;

/**
 * Bundle adjustment: all turns, the focal length and k1 together, so that matched rays meet (Levenberg and Marquardt; robust by Huber's
 * weights). A residual is the difference of two rays in the world times the focal length, which is the miss in pixels near the middle.
 */
export function adjustBundle(
  start: Bundle,
  pairs: readonly PhotoPair[],
  sizes: readonly PhotoSize[],
  rounds = 25,
): Bundle {
  const used = pairs.filter(({ first, second }) => start.rotations[first] !== null && start.rotations[second] !== null);
  if (used.length === 0) return start;
  const slots = new Map<number, number>();
  start.rotations.forEach((rotation, at) => {
    if (rotation !== null) slots.set(at, slots.size);
  });
  const size = slots.size * 3 + 2;
  let bundle = start;
  let damping = 1e-3;
  let cost = costOf(bundle, used, sizes);
  for (let round = 0; round < rounds; round++) {
    const { matrix, right } = normalEquations(bundle, used, sizes, slots, size);
    let isBetter = false;
    for (let attempt = 0; attempt < 6 && !isBetter; attempt++) {
      const damped = matrix.map((row, at) => row.map((one, k) => (k === at ? one * (1 + damping) + 1e-9 : one)));
      const step = solveLinear(damped, right);
      const next = step === null ? null : stepped(bundle, step, slots);
      const then = next === null ? Number.POSITIVE_INFINITY : costOf(next, used, sizes);
      if (next !== null && then < cost) {
        isBetter = true;
        const gain = (cost - then) / cost;
        bundle = next;
        cost = then;
        damping = Math.max(1e-7, damping / 5);
        if (gain < 1e-5) return bundle;
      } else damping *= 8;
    }
    if (!isBetter) return bundle;
  }
  return bundle;
}

function stepped({ lens, rotations }: Bundle, step: Float64Array, slots: ReadonlyMap<number, number>): Bundle | null {
  const focal = lens.focal * Math.exp(step[step.length - 2]!);
  const k1 = lens.k1 + step[step.length - 1]!;
  if (!Number.isFinite(focal) || Math.abs(k1) > 0.5) return null;
  return {
    lens: { focal, k1 },
    rotations: rotations.map((rotation, at) => {
      const slot = slots.get(at);
      if (rotation === null || slot === undefined) return rotation;
      return multiplied(rotationOf([step[slot * 3]!, step[slot * 3 + 1]!, step[slot * 3 + 2]!]), rotation);
    }),
  };
}

/** Every so-many-th match of a pair, so that a pair with a thousand does not outvote the others. */
function eachMatch(pair: PhotoPair, visit: (x1: number, y1: number, x2: number, y2: number) => void): void {
  const count = pair.points.length / 4;
  const stride = Math.max(1, count / MOST_OF_PAIR);
  for (let place = 0; place < count; place += stride) {
    const at = Math.floor(place) * 4;
    visit(pair.points[at]!, pair.points[at + 1]!, pair.points[at + 2]!, pair.points[at + 3]!);
  }
}

const huberCost = (miss: number) => (miss < HUBER_PX ? (miss * miss) / 2 : HUBER_PX * (miss - HUBER_PX / 2));

function costOf({ lens, rotations }: Bundle, pairs: readonly PhotoPair[], sizes: readonly PhotoSize[]): number {
  // A weak pull towards no distortion: a set with little overlap says nothing about k1.
  let cost = 50 * lens.k1 * lens.k1;
  for (const pair of pairs)
    eachMatch(pair, (x1, y1, x2, y2) => {
      const a = turned(rotations[pair.first]!, rayThrough(lens, sizes[pair.first]!, x1, y1));
      const b = turned(rotations[pair.second]!, rayThrough(lens, sizes[pair.second]!, x2, y2));
      cost += huberCost(lens.focal * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
    });
  return cost;
}

function normalEquations(
  { lens, rotations }: Bundle,
  pairs: readonly PhotoPair[],
  sizes: readonly PhotoSize[],
  slots: ReadonlyMap<number, number>,
  size: number,
): { matrix: number[][]; right: number[] } {
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const right = new Array<number>(size).fill(0);
  const more = { focal: lens.focal * Math.exp(1e-4), k1: lens.k1 };
  const bent = { focal: lens.focal, k1: lens.k1 + 1e-4 };
  const indices = new Int32Array(8);
  const slopes = new Float64Array(8);
  for (const pair of pairs) {
    const r1 = rotations[pair.first]!;
    const r2 = rotations[pair.second]!;
    const s1 = slots.get(pair.first)! * 3;
    const s2 = slots.get(pair.second)! * 3;
    indices.set([s1, s1 + 1, s1 + 2, s2, s2 + 1, s2 + 2, size - 2, size - 1]);
    eachMatch(pair, (x1, y1, x2, y2) => {
      const world = (r: Rotation, by: Lens, photo: number, x: number, y: number): Ray =>
        turned(r, rayThrough(by, sizes[photo]!, x, y));
      const a = world(r1, lens, pair.first, x1, y1);
      const b = world(r2, lens, pair.second, x2, y2);
      const aMore = world(r1, more, pair.first, x1, y1);
      const bMore = world(r2, more, pair.second, x2, y2);
      const aBent = world(r1, bent, pair.first, x1, y1);
      const bBent = world(r2, bent, pair.second, x2, y2);
      const f = lens.focal;
      const miss = f * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      const weight = miss < HUBER_PX ? 1 : HUBER_PX / miss;
      for (let axis = 0; axis < 3; axis++) {
        const residual = f * (a[axis]! - b[axis]!);
        // The change of a turned ray by a small turn w is w × ray.
        const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
        slopes.fill(0);
        slopes[u] = f * a[v]!;
        slopes[v] = -f * a[u]!;
        slopes[3 + u] = -f * b[v]!;
        slopes[3 + v] = f * b[u]!;
        slopes[6] = (more.focal * (aMore[axis]! - bMore[axis]!) - residual) / 1e-4;
        slopes[7] = (f * (aBent[axis]! - bBent[axis]!) - residual) / 1e-4;
        for (let p = 0; p < 8; p++) {
          const row = matrix[indices[p]!]!;
          const by = weight * slopes[p]!;
          right[indices[p]!] = right[indices[p]!]! - by * residual;
          for (let q = 0; q < 8; q++) row[indices[q]!] = row[indices[q]!]! + by * slopes[q]!;
        }
      }
    });
  }
  matrix[size - 1]![size - 1] = matrix[size - 1]![size - 1]! + 100;
  right[size - 1] = right[size - 1]! - 100 * lens.k1;
  return { matrix, right };
}
