import { agreeingTurn } from "./agreeing-turn.ts";
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

/** Two photos that may show the same: matches of which most may be wrong. */
export interface LikelyPair extends PhotoPair {
  /** How clear each match is, the smaller the clearer. */
  readonly ratios: Float32Array;
}

const QUICK = 200;
const NEIGHBOURS = 6;
const TOLERANCE_PX = 5;
/** Matches less clear than the first bound are left out; those within the second are enough to find a plane projection. */
const LOOSE_RATIO = 0.93;
const CLEAR_RATIO = 0.82;

/**
 * Photos that may overlap, with their matches. Every pair is looked at quickly; the best six of each photo are matched in full, and so are
 * photos that follow each other, which most people choose in the order they took them.
 *
 * @param onStep is told from 0 to 1
 */
export function likelyPairs(features: readonly Features[], onStep: (share: number) => void): LikelyPair[] {
  const all: { first: number; second: number; count: number }[] = [];
  features.forEach((a, first) => {
    for (let second = first + 1; second < features.length; second++)
      all.push({
        first,
        second,
        count: matchFeatures(a, features[second]!, CLEAR_RATIO, QUICK).ratios.length,
      });
    onStep((0.3 * (first + 1)) / features.length);
  });
  all.sort((a, b) => b.count - a.count);
  const taken = features.map(() => 0);
  const last = features.length - 1;
  const chosen = all.filter(({ first, second, count }) => {
    const isNext = second - first === 1 || (first === 0 && second === last);
    if (!isNext && (count < 4 || (taken[first]! >= NEIGHBOURS && taken[second]! >= NEIGHBOURS))) return false;
    taken[first]!++;
    taken[second]!++;
    return true;
  });
  return chosen.map(({ first, second }, index) => {
    onStep(0.3 + (0.7 * (index + 1)) / chosen.length);
    return likelyPair(features, first, second);
  });
}

/** All matches of two photos, loosely taken. */
export function likelyPair(features: readonly Features[], first: number, second: number): LikelyPair {
  const a = features[first]!;
  const b = features[second]!;
  const { pairs, ratios } = matchFeatures(a, b, LOOSE_RATIO);
  const points = new Float64Array(pairs.length * 2);
  for (let at = 0; at < pairs.length; at += 2) {
    const [i, j] = [pairs[at]! * 2, pairs[at + 1]! * 2];
    points.set([a.places[i]!, a.places[i + 1]!, b.places[j]!, b.places[j + 1]!], at * 2);
  }
  return { first, second, points, ratios };
}

/**
 * Pairs that stand without knowing the lens: more clear matches agree with one plane projection than chance would bring (Brown and Lowe 2007:
 * more than 8 + 0.3 times the matches).
 */
export function surePairs(likely: readonly LikelyPair[], random: () => number): PhotoPair[] {
  return likely.flatMap(({ first, second, points, ratios }) => {
    const clear = picked(
      points,
      [...ratios.keys()].filter((at) => ratios[at]! < CLEAR_RATIO),
    );
    const inliers = homographyInliers(clear, TOLERANCE_PX, random);
    if (inliers.length <= 8 + 0.3 * (clear.length / 4) || inliers.length < 14) return [];
    return [{ first, second, points: picked(clear, inliers) }];
  });
}

/** Fewest matches that prove an overlap once the lens is known; two of them fix the turn. */
const FEWEST_TURNED = 11;
/** Cosine between the cameras' uprights; less is believed only of so many matches, as of a photo of the ceiling. */
const LEAST_UPRIGHT = 0.3;
const SURELY_TURNED = 60;

/**
 * Pairs that stand under a known lens: enough of their matches, unclear ones among them, agree with one turn.
 *
 * @param tolerancePx how far a match may miss, in pixels near the middle of a photo
 */
export function turnedPairs(
  likely: readonly LikelyPair[],
  lens: Lens,
  sizes: readonly PhotoSize[],
  tolerancePx: number,
  random: () => number,
): PhotoPair[] {
  return likely.flatMap((pair) => {
    const { from, to } = raysOf(pair, lens, sizes);
    const found = agreeingTurn(from, to, tolerancePx / lens.focal, random);
    const fewest = Math.max(FEWEST_TURNED, 4 + 0.08 * pair.ratios.length);
    if (found === null || found.inliers.length < fewest) return [];
    // Phones are held upright: a pattern that looks the same upside down must not turn half of the set over.
    if (found.turn[4]! < LEAST_UPRIGHT && found.inliers.length < SURELY_TURNED) return [];
    return [{ first: pair.first, second: pair.second, points: picked(pair.points, found.inliers) }];
  });
}

/** The chosen matches of all. */
export const picked = (points: Float64Array, indices: readonly number[]) =>
  Float64Array.from(indices.flatMap((at) => [...points.subarray(at * 4, at * 4 + 4)]));

/** The turn from the first photo's camera into the second's, and how far matches miss under it, in pixels, in their order. */
export function turnOfPair(
  pair: PhotoPair,
  lens: Lens,
  sizes: readonly PhotoSize[],
): { turn: Rotation; misses: number[] } {
  const { from, to } = raysOf(pair, lens, sizes);
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

/** Rays of length one through matched points, three numbers each. */
export function raysOf(
  pair: PhotoPair,
  lens: Lens,
  sizes: readonly PhotoSize[],
): { from: Float64Array; to: Float64Array } {
  const count = pair.points.length / 4;
  const from = new Float64Array(count * 3);
  const to = new Float64Array(count * 3);
  for (let at = 0; at < count; at++) {
    const p = pair.points.subarray(at * 4, at * 4 + 4);
    from.set(rayThrough(lens, sizes[pair.first]!, p[0]!, p[1]!), at * 3);
    to.set(rayThrough(lens, sizes[pair.second]!, p[2]!, p[3]!), at * 3);
  }
  return { from, to };
}

function missesUnder(turn: Rotation, from: Float64Array, to: Float64Array, focal: number): number[] {
  const misses: number[] = [];
  for (let at = 0; at < from.length; at += 3) {
    const [x, y, z] = turned(turn, [from[at]!, from[at + 1]!, from[at + 2]!]);
    misses.push(focal * Math.hypot(x - to[at]!, y - to[at + 1]!, z - to[at + 2]!));
  }
  return misses;
}
