/**
 * Weights of kriging, sharpened by what a forest has learned of how far two homes' prices usually part. Kriging sees that three
 * neighbours tell little more than one; the forest sees which of them is a twin.
 */

/** How sharply the weight falls with the expected gap, as its power. */
const SHARPNESS = 5;
/**
 * Gaps well beyond a blunt one (of ln price) are all alike. It is small where few lie near, because the mean of several then tells more
 * than the least unlike of them, and grows up to twice as large with the number that do.
 */
const BLUNT_GAP = { few: 0.15, more: 0.15, halfCrowd: 4 } as const;
/** How far a crowd reaches. */
const CROWD_M = 300;
/** The weight, before it is sharpened, of a price to which kriging gives none because its neighbours tell the same. */
const LEAST_SHARE = 0.002;
/** The largest weight of one price of many: with the slope of far prices none has more than 0.95 of the say. */
const MOST_LEARNED_WEIGHT = 0.8;

/**
 * The part that another advert keeps which may be of one home with a first: less where it is less like the home that is valued, so that a
 * neighbour that looks alike does not blur a twin. Never more than 1, so that its price moves the home's by less than itself.
 *
 * @param first expected gap of the advert that stands for the home
 * @param other that of the other one
 */
export const partByGap = (first: number, other: number): number => Math.min(1, (first / other) ** SHARPNESS);

/**
 * How many comparables lie near the home: one at the same place counts 1, one 300 m away 0.37, and one without a position not at all.
 *
 * @param distances metres, `NaN` when not known
 * @param belonging how much each belongs, from 1 to 0
 */
export function crowdAround(distances: readonly number[], belonging: Float64Array): number {
  return distances.reduce((sum, distance, i) => {
    const near = Number.isNaN(distance) ? 0 : Math.exp(-((distance / CROWD_M) ** 2));
    return sum + belonging[i]! * near;
  }, 0);
}

/**
 * No price has a part in these weights, so that one price cannot raise its own.
 *
 * @param kriged sum to 1
 * @param gaps expected differences of ln price to what is sought, above zero
 * @param around.belonging from 1 to 0, at which a price has no weight
 * @param around.crowd as `crowdAround` gives it
 * @returns weights that sum to 1, none below zero and none of several that belong above 0.8
 */
export function learnedWeights(
  kriged: Float64Array,
  gaps: readonly number[],
  { belonging, crowd }: { belonging: Float64Array; crowd: number },
): Float64Array {
  const blunt = BLUNT_GAP.few + (BLUNT_GAP.more * crowd) / (crowd + BLUNT_GAP.halfCrowd);
  const raw = kriged.map(
    (weight, i) => (weight + LEAST_SHARE * belonging[i]!) * (gaps[i]! ** -SHARPNESS + blunt ** -SHARPNESS),
  );
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  const weights = raw.map((weight) => weight / total);
  const heaviest = weights.reduce((most, weight, i) => (weight > weights[most]! ? i : most), 0);
  const heavy = weights[heaviest]!;
  // Summed up, because 1 less a weight of nearly 1 would leave few digits.
  const others = weights.reduce((sum, weight, i) => (i === heaviest ? sum : sum + weight), 0);
  if (heavy <= MOST_LEARNED_WEIGHT || others === 0) return weights;
  // Only one can pass a bound above a half. The others share what it loses, in proportion.
  return weights.map((weight, i) =>
    i === heaviest ? MOST_LEARNED_WEIGHT : (weight * (1 - MOST_LEARNED_WEIGHT)) / others,
  );
}
