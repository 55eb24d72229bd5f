import { adjustBundle, type Bundle } from "./adjust-bundle.ts";
import { findFeatures } from "./features.ts";
import { guessFocal, spanningTurns } from "./first-guess.ts";
import { type ColourPicture, detailOf, greyOf } from "./grey-picture.ts";
import { type Lens, type PhotoSize, rayThrough } from "./lens.ts";
import { levelHorizon } from "./level-horizon.ts";
import { type PhotoPair, pairPhotos } from "./photo-pairs.ts";
import { type Rotation, turned } from "./rotation.ts";
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

const MOST_FEATURES = 600;
const FEW_FEATURES = 60;
/** A photo whose matches miss by more has not been taken from the same point. */
const MOVED_PX = 4.5;

/**
 * Where each photo of a set looks: features, pairs, turns, bundle adjustment, horizon. All photos are taken with one lens from one point.
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
  const features = photos.map((photo, index) => {
    const grey = greyOf(photo);
    details.push(detailOf(grey));
    const found = findFeatures(grey, MOST_FEATURES);
    onStep((0.35 * (index + 1)) / photos.length);
    return found;
  });
  const pairs = pairPhotos(features, seededRandom(7), (share) => onStep(0.35 + 0.5 * share));
  const faultOf = (index: number): PhotoFault => {
    const usual = [...details].sort((a, b) => a - b)[Math.floor(details.length / 2)]!;
    if (details[index]! < 0.25 * usual && features[index]!.count < 0.8 * MOST_FEATURES) return "borrosa";
    return features[index]!.count < FEW_FEATURES ? "sin-detalle" : "sin-solape";
  };
  if (pairs.length === 0)
    return {
      lens: { focal: sizes[0]?.width ?? 1, k1: 0 },
      sizes,
      photos: photos.map((_, index) => ({ rotation: null, fault: faultOf(index), missPx: null })),
    };
  const lens = { focal: guessFocal(pairs, sizes), k1: 0 };
  onStep(0.88);
  let bundle = adjustBundle({ lens, rotations: spanningTurns(pairs, lens, sizes).rotations }, pairs, sizes);
  onStep(0.94);
  const moved = movedPhotos(bundle, pairs, sizes);
  const kept = agreeing(bundle, pairs, sizes, moved);
  bundle = adjustBundle(bundle, kept, sizes);
  const rotations = levelHorizon(bundle.rotations);
  const misses = missesOfPhotos(bundle, pairs, sizes);
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
