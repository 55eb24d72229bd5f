import type { Features } from "./features.ts";
import { homographyInliers } from "./homography.ts";
import { type Lens, type PhotoSize, rayThrough } from "./lens.ts";
import { matchFeatures } from "./match-features.ts";
import { type Rotation, rotationBetween, turned } from "./rotation.ts";

/** Two photos that show the same, and where. */
export interface PhotoPair {
  readonly first: number;
  readonly second: number;
  /** Four numbers a match: x and y in the first photo, x and y in the second, pixels of the working size. */
  readonly points: Float64Array;
}

const QUICK = 200;
const NEIGHBOURS = 6;
const TOLERANCE_PX = 5;

/**
 * The pairs of photos that overlap. Every pair is looked at quickly; the best six of each photo are matched in full, and a pair stands when
 * more matches agree than chance would bring (Brown and Lowe 2007: more than 8 + 0.3 times the matches).
 *
 * @param onStep is told from 0 to 1
 */
export function pairPhotos(
  features: readonly Features[],
  random: () => number,
  onStep: (share: number) => void,
): PhotoPair[] {
  const likely: { first: number; second: number; count: number }[] = [];
  features.forEach((a, first) => {
    for (let second = first + 1; second < features.length; second++)
      likely.push({ first, second, count: matchFeatures(a, features[second]!, QUICK).length / 2 });
    onStep((0.3 * (first + 1)) / features.length);
  });
  likely.sort((a, b) => b.count - a.count);
  const taken = features.map(() => 0);
  const chosen = likely.filter(({ first, second, count }) => {
    if (count < 4 || (taken[first]! >= NEIGHBOURS && taken[second]! >= NEIGHBOURS)) return false;
    taken[first]!++;
    taken[second]!++;
    return true;
  });
  const pairs: PhotoPair[] = [];
  chosen.forEach(({ first, second }, index) => {
    const a = features[first]!;
    const b = features[second]!;
    const matches = matchFeatures(a, b);
    const points = new Float64Array(matches.length * 2);
    for (let at = 0; at < matches.length; at += 2)
      points.set(
        [
          a.places[matches[at]! * 2]!,
          a.places[matches[at]! * 2 + 1]!,
          b.places[matches[at + 1]! * 2]!,
          b.places[matches[at + 1]! * 2 + 1]!,
        ],
        at * 2,
      );
    const inliers = homographyInliers(points, TOLERANCE_PX, random);
    if (inliers.length > 8 + 0.3 * (matches.length / 2) && inliers.length >= 14)
      pairs.push({ first, second, points: picked(points, inliers) });
    onStep(0.3 + (0.7 * (index + 1)) / chosen.length);
  });
  return pairs;
}

const picked = (points: Float64Array, indices: readonly number[]) =>
  Float64Array.from(indices.flatMap((at) => [...points.subarray(at * 4, at * 4 + 4)]));

/** The turn from the first photo's camera into the second's, and how far matches miss under it, in pixels, in their order. */
export function turnOfPair(
  pair: PhotoPair,
  lens: Lens,
  sizes: readonly PhotoSize[],
): { turn: Rotation; misses: number[] } {
  const count = pair.points.length / 4;
  const from = new Float64Array(count * 3);
  const to = new Float64Array(count * 3);
  for (let at = 0; at < count; at++) {
    const p = pair.points.subarray(at * 4, at * 4 + 4);
    from.set(rayThrough(lens, sizes[pair.first]!, p[0]!, p[1]!), at * 3);
    to.set(rayThrough(lens, sizes[pair.second]!, p[2]!, p[3]!), at * 3);
  }
  let turn = rotationBetween(from, to);
  let misses = missesUnder(turn, from, to, lens.focal);
  // Twice again with the better half, so that a few wrong matches do not pull.
  for (let again = 0; again < 2; again++) {
    const middle = [...misses].sort((a, b) => a - b)[Math.floor(misses.length / 2)]!;
    const good = misses.flatMap((miss, at) => (miss <= Math.max(1, middle * 1.5) ? [at] : []));
    const only = (rays: Float64Array) =>
      Float64Array.from(good.flatMap((at) => [...rays.subarray(at * 3, at * 3 + 3)]));
    turn = rotationBetween(only(from), only(to));
    misses = missesUnder(turn, from, to, lens.focal);
  }
  return { turn, misses };
}

function missesUnder(turn: Rotation, from: Float64Array, to: Float64Array, focal: number): number[] {
  const misses: number[] = [];
  for (let at = 0; at < from.length; at += 3) {
    const [x, y, z] = turned(turn, [from[at]!, from[at + 1]!, from[at + 2]!]);
    misses.push(focal * Math.hypot(x - to[at]!, y - to[at + 1]!, z - to[at + 2]!));
  }
  return misses;
}
