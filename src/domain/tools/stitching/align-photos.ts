import { adjustBundle, type Bundle } from "./adjust-bundle.ts";
import { type SmallPhoto, smallPhoto } from "./direct-turn.ts";
import { doubtfulPair, type KnownSet } from "./doubtful-pairs.ts";
import { findFeatures } from "./features.ts";
import { guessFocal, spanningTurns } from "./first-guess.ts";
import { type ColourPicture, detailOf, greyOf } from "./grey-picture.ts";
import { guidedPair } from "./guided-pair.ts";
import { type Lens, type PhotoSize, rayThrough } from "./lens.ts";
import { levelHorizon } from "./level-horizon.ts";
import { likelyPairs, type PhotoPair, surePairs, turnedPairs, turnOfPair } from "./photo-pairs.ts";
import { multiplied, type Rotation, transposed, turned } from "./rotation.ts";
import { seededRandom } from "./seeded-random.ts";

/** Why a photo was left out, or does not sit well. */
export type PhotoFault = "borrosa" | "sin-detalle" | "sin-solape" | "pies-movidos";

interface AlignedPhoto {
  /** From the camera into the level world; null is left out of the panorama. */
  readonly rotation: Rotation | null;
  readonly fault: PhotoFault | null;
  /** Median miss of its matches in pixels of the working size; null without any. */
  readonly missPx: number | null;
}

export interface Alignment {
  readonly lens: Lens;
  readonly sizes: readonly PhotoSize[];
  readonly photos: readonly AlignedPhoto[];
}

const MOST_FEATURES = 800;
const FEW_FEATURES = 60;
/** A photo whose matches miss by more has not been taken from the same point. */
const MOVED_PX = 4.5;
/** Under a known lens, a match may miss its turn by so much: a hand that moves 2 cm moves things 2 m away by some 7 px. */
const TURN_PX = 6;
/** Matches that a pair needs of which nothing was known before. */
const FEWEST_NEW = 20;
/** Photos without a place that are laid over all others, at a tenth of a second each time. */
const MOST_STRANGERS = 8;
const LOOSE_TURN_PX = 14;
/** Of a phone's main camera (26 mm of 35 mm film), in longer sides of a photo. */
const USUAL_FOCAL = 0.74;

/**
 * Where each photo of a set looks: features, pairs, turns, bundle adjustment, horizon. All photos are taken with one lens from one point.
 *
 * Pairs with many matches say what the lens is; under that lens, few matches prove the other pairs, as between two photos of a white wall.
 *
 * @param photos drawn down to about 1,000 px, the longer side alike for all
 * @param onStep is told from 0 to 1
 */
export function alignPhotos(
  photos: readonly ColourPicture[],
  onStep: (share: number) => void = () => undefined,
): Alignment {
  const sizes = photos.map(({ width, height }) => ({ width, height }));
  const details: number[] = [];
  const small: SmallPhoto[] = [];
  const features = photos.map((photo, index) => {
    const grey = greyOf(photo);
    details.push(detailOf(grey));
    small.push(smallPhoto(grey));
    const found = findFeatures(grey, MOST_FEATURES);
    onStep((0.35 * (index + 1)) / photos.length);
    return found;
  });
  const known: KnownSet = { features, small, sizes };
  const faultOf = (index: number): PhotoFault => {
    if (features[index]!.count < FEW_FEATURES) return "sin-detalle";
    return details[index]! < 0.25 * middleOf(details) ? "borrosa" : "sin-solape";
  };
  const likely = likelyPairs(features, (share) => onStep(0.35 + 0.35 * share));
  const random = seededRandom(7);
  const lens = lensOf(surePairs(likely, random), sizes);
  const turnedOnes = turnedPairs(likely, lens, sizes, TURN_PX, random);
  let pairs = [...turnedOnes, ...neighbourPairs(known, turnedOnes, lens, random, (share) => onStep(0.7 + 0.1 * share))];
  if (pairs.length === 0)
    return {
      lens,
      sizes,
      photos: photos.map((_, index) => ({ rotation: null, fault: faultOf(index), missPx: null })),
    };
  let bundle = placed(pairs, lens, sizes);
  const isStranger = ({ first, second }: PhotoPair) =>
    bundle.rotations[first] === null || bundle.rotations[second] === null;
  if (bundle.rotations.includes(null)) {
    // A hand that moved 5 cm before near furniture: looser, but only for photos that have no place otherwise.
    pairs = [...pairs, ...turnedPairs(likely.filter(isStranger), bundle.lens, sizes, LOOSE_TURN_PX, random)];
    bundle = placed(pairs, bundle.lens, sizes);
  }
  const strangers = strangerPairs(known, pairs, bundle, random, (share) => onStep(0.8 + 0.1 * share));
  if (strangers.length > 0) {
    pairs = [...pairs, ...strangers];
    bundle = placed(pairs, bundle.lens, sizes);
  }
  // A long chain of photos may have drifted: the first search is wide, the second where the closed chain then says.
  for (const radius of [40, 14]) {
    pairs = rematched(known, pairs, bundle, radius, random);
    bundle = placed(pairs, bundle.lens, sizes);
  }
  onStep(0.95);
  const moved = movedPhotos(bundle, pairs, sizes);
  const kept = agreeing(bundle, pairs, sizes, moved);
  bundle = adjustBundle(bundle, kept, sizes);
  const rotations = levelHorizon(bundle.rotations);
  const misses = missesOfPhotos(bundle, kept, sizes);
  onStep(1);
  return {
    lens: bundle.lens,
    sizes,
    photos: photos.map((_, index) => {
      const rotation = rotations[index] ?? null;
      const missPx = misses[index] ?? null;
      if (rotation === null) return { rotation, fault: faultOf(index), missPx };
      return { rotation, fault: moved.has(index) ? "pies-movidos" : null, missPx };
    }),
  };
}

/** The lens that the pairs of many matches share; a phone's usual one where there are none. */
function lensOf(sure: readonly PhotoPair[], sizes: readonly PhotoSize[]): Lens {
  const usual = { focal: USUAL_FOCAL * Math.max(...sizes.flatMap(({ width, height }) => [width, height])), k1: 0 };
  if (sure.length === 0) return usual;
  const lens = { focal: guessFocal(sure, sizes), k1: 0 };
  const adjusted = adjustBundle({ lens, rotations: spanningTurns(sure, lens, sizes).rotations }, sure, sizes, 12).lens;
  return adjusted.focal > 0.5 * lens.focal && adjusted.focal < 2 * lens.focal ? adjusted : lens;
}

/** Pairs that contradict the others by more, in pixels, are wrong ones: tiles that repeat, say. */
const CONTRADICTS_PX = 20;

/** Turns along the strongest pairs, adjusted, and again without the pairs that contradict them. */
function placed(pairs: readonly PhotoPair[], lens: Lens, sizes: readonly PhotoSize[]): Bundle {
  let rest = pairs;
  for (let round = 0; ; round++) {
    const start = { lens, rotations: spanningTurns(rest, lens, sizes).rotations };
    // A wrong pair is seen best before it pulls at the others.
    const good = rest.filter((pair) => middleOf(missesOfPair(start, pair, sizes)) <= 3 * CONTRADICTS_PX);
    const bundle = adjustBundle(start, good, sizes);
    const next = rest.filter((pair) => {
      const misses = missesOfPair(bundle, pair, sizes);
      return misses.length === 0 || middleOf(misses) <= CONTRADICTS_PX;
    });
    if (next.length === rest.length || next.length === 0 || round === 2) return bundle;
    rest = next;
  }
}

/**
 * Pairs of photos that follow each other and that features did not prove. People turn by much the same angle from photo to photo: where the
 * proven ones do, the others are looked for there.
 */
function neighbourPairs(
  known: KnownSet,
  proven: readonly PhotoPair[],
  lens: Lens,
  random: () => number,
  onStep: (share: number) => void,
): PhotoPair[] {
  const count = known.sizes.length;
  const have = new Set(proven.map(({ first, second }) => first * count + second));
  const found: PhotoPair[] = [];
  const open = known.sizes.flatMap((_, at) => {
    const next = (at + 1) % count;
    const [first, second] = [Math.min(at, next), Math.max(at, next)];
    return first === second || have.has(first * count + second) ? [] : [{ first, second }];
  });
  const rest = open.filter(({ first, second }, place) => {
    onStep(place / open.length);
    const pair = doubtfulPair(known, first, second, lens, TURN_PX, random);
    if (pair !== null) found.push(pair);
    return pair === null;
  });
  const usual = usualYaw([...proven, ...found], count, lens, known.sizes);
  if (usual === null) return found;
  for (const { first, second } of rest) {
    const pair = doubtfulPair(known, first, second, lens, TURN_PX, random, second - first === 1 ? usual : -usual);
    if (pair !== null) found.push(pair);
  }
  return found;
}

/** By how many degrees the picture turns from photo to photo; null where photos do not follow each other evenly. */
function usualYaw(pairs: readonly PhotoPair[], count: number, lens: Lens, sizes: readonly PhotoSize[]): number | null {
  const yaws = pairs.flatMap((pair) => {
    const isNext = pair.second - pair.first === 1;
    if (!isNext && !(pair.first === 0 && pair.second === count - 1)) return [];
    const { turn } = turnOfPair(pair, lens, sizes);
    const yaw = (Math.atan2(turn[2]!, turn[8]!) * 180) / Math.PI;
    return [isNext ? yaw : -yaw];
  });
  if (yaws.length < 3 || yaws.length < 0.3 * count) return null;
  const middle = middleOf(yaws);
  return yaws.filter((yaw) => Math.abs(yaw - middle) < 12).length < 0.7 * yaws.length ? null : middle;
}

/** Pairs of photos that hang together with none so far with all others, which finds those chosen out of order. */
function strangerPairs(
  known: KnownSet,
  pairs: readonly PhotoPair[],
  { lens, rotations }: Bundle,
  random: () => number,
  onStep: (share: number) => void,
): PhotoPair[] {
  const count = rotations.length;
  const have = new Set(pairs.map(({ first, second }) => first * count + second));
  const strangers = [...rotations.keys()].filter((at) => rotations[at] === null).slice(0, MOST_STRANGERS);
  return strangers.flatMap((stranger, place) => {
    onStep(place / strangers.length);
    return [...rotations.keys()].flatMap((other) => {
      const [first, second] = [Math.min(stranger, other), Math.max(stranger, other)];
      if (first === second || have.has(first * count + second)) return [];
      have.add(first * count + second);
      const pair = doubtfulPair(known, first, second, lens, TURN_PX, random);
      return pair === null ? [] : [pair];
    });
  });
}

/**
 * Matches of all photos that overlap, looked for where the bundle says they are: pairs that were never compared close the turn, and patterns
 * that repeat no longer mislead. A pair of which nothing is found there keeps its matches.
 */
function rematched(
  known: KnownSet,
  pairs: readonly PhotoPair[],
  bundle: Bundle,
  radius: number,
  random: () => number,
): PhotoPair[] {
  const { lens, rotations } = bundle;
  const before = new Map(pairs.map((pair) => [pair.first * rotations.length + pair.second, pair]));
  const found: PhotoPair[] = [];
  for (let first = 0; first < rotations.length; first++)
    for (let second = first + 1; second < rotations.length; second++) {
      const [a, b] = [rotations[first]!, rotations[second]!];
      if (!a || !b) continue;
      const old = before.get(first * rotations.length + second);
      const turn = multiplied(transposed(b), a);
      // Cameras that look more than 80° apart share nothing to speak of.
      if (turn[8]! < 0.17) continue;
      const pair = guidedPair(
        known.features,
        known.sizes,
        { first, second, turn },
        lens,
        { radius, tolerance: TURN_PX },
        random,
      );
      const fewest = old === undefined ? 4 * FEWEST_NEW : 0.6 * old.points.length;
      if (pair !== null && pair.points.length >= fewest) found.push(pair);
      else if (old !== undefined) found.push(old);
    }
  return found;
}

const middleOf = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

function missesOfPair({ lens, rotations }: Bundle, pair: PhotoPair, sizes: readonly PhotoSize[]): number[] {
  const r1 = rotations[pair.first];
  const r2 = rotations[pair.second];
  if (!r1 || !r2) return [];
  const misses: number[] = [];
  for (let at = 0; at < pair.points.length; at += 4) {
    const a = turned(r1, rayThrough(lens, sizes[pair.first]!, pair.points[at]!, pair.points[at + 1]!));
    const b = turned(r2, rayThrough(lens, sizes[pair.second]!, pair.points[at + 2]!, pair.points[at + 3]!));
    misses.push(lens.focal * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
  }
  return misses;
}

function missesOfPhotos(bundle: Bundle, pairs: readonly PhotoPair[], sizes: readonly PhotoSize[]): (number | null)[] {
  const all: number[][] = sizes.map(() => []);
  for (const pair of pairs) {
    const misses = missesOfPair(bundle, pair, sizes);
    all[pair.first]!.push(...misses);
    all[pair.second]!.push(...misses);
  }
  return all.map((misses) => (misses.length === 0 ? null : middleOf(misses)));
}

/**
 * Photos that miss all their neighbours. A photo that sits well drags a moved one's median up as well, so the worst is taken out first and the
 * rest judged without it.
 */
function movedPhotos(bundle: Bundle, pairs: readonly PhotoPair[], sizes: readonly PhotoSize[]): Set<number> {
  const moved = new Set<number>();
  for (;;) {
    const rest = pairs.filter(({ first, second }) => !moved.has(first) && !moved.has(second));
    const misses = missesOfPhotos(bundle, rest, sizes);
    let worst = -1;
    misses.forEach((miss, at) => {
      if (miss !== null && miss > MOVED_PX && (worst < 0 || miss > misses[worst]!)) worst = at;
    });
    if (worst < 0 || moved.size >= sizes.length / 2) return moved;
    moved.add(worst);
  }
}

/** Matches that the first adjustment bears out; those of moved photos stay only where nothing better joins them. */
function agreeing(
  bundle: Bundle,
  pairs: readonly PhotoPair[],
  sizes: readonly PhotoSize[],
  moved: ReadonlySet<number>,
): PhotoPair[] {
  return pairs.flatMap((pair) => {
    const misses = missesOfPair(bundle, pair, sizes);
    if (misses.length === 0) return [];
    const limit = moved.has(pair.first) || moved.has(pair.second) ? 8 : Math.max(3, 2.5 * middleOf(misses));
    const good = misses.flatMap((miss, at) => (miss <= limit ? [at] : []));
    if (good.length < 8) return [];
    return [
      { ...pair, points: Float64Array.from(good.flatMap((at) => [...pair.points.subarray(at * 4, at * 4 + 4)])) },
    ];
  });
}
