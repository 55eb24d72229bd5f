import { solveLinear } from "./solve-linear.ts";

/** Pairs of points, four numbers each: x and y in the first picture, x and y in the second. */
type PointPairs = Float64Array;

/**
 * The matches that agree with one plane projection (RANSAC, Fischler and Bolles 1981), as indices of pairs. A turn about one point is one; so
 * are matches on a flat wall.
 *
 * @param tolerance in pixels of the second picture
 * @param random from 0 up to 1, seeded by the caller so that the answer repeats
 */
export function homographyInliers(pairs: PointPairs, tolerance: number, random: () => number): number[] {
  const count = pairs.length / 4;
  if (count < 4) return [];
  let best: number[] = [];
  let rounds = 400;
  for (let round = 0; round < rounds; round++) {
    const picked = new Set<number>();
    while (picked.size < 4) picked.add(Math.floor(random() * count));
    const h = throughPairs(pairs, [...picked]);
    if (h === null) continue;
    const inliers: number[] = [];
    for (let at = 0; at < count; at++) if (missOf(h, pairs, at) < tolerance) inliers.push(at);
    if (inliers.length <= best.length) continue;
    best = inliers;
    // As many rounds as find four good ones with 99.9 %.
    const share = (best.length / count) ** 4;
    rounds = Math.min(400, Math.max(30, Math.ceil(Math.log(0.001) / Math.log(1 - Math.min(0.999, share)))));
  }
  return best;
}

function throughPairs(pairs: PointPairs, picked: readonly number[]): Float64Array | null {
  const rows: number[][] = [];
  const right: number[] = [];
  for (const at of picked) {
    const x = pairs[at * 4]!;
    const y = pairs[at * 4 + 1]!;
    const u = pairs[at * 4 + 2]!;
    const v = pairs[at * 4 + 3]!;
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]);
    right.push(u, v);
  }
  return solveLinear(rows, right);
}

function missOf(h: Float64Array, pairs: PointPairs, at: number): number {
  const x = pairs[at * 4]!;
  const y = pairs[at * 4 + 1]!;
  const w = h[6]! * x + h[7]! * y + 1;
  if (w < 1e-6) return Number.POSITIVE_INFINITY;
  const u = (h[0]! * x + h[1]! * y + h[2]!) / w;
  const v = (h[3]! * x + h[4]! * y + h[5]!) / w;
  return Math.hypot(u - pairs[at * 4 + 2]!, v - pairs[at * 4 + 3]!);
}
