/**
 * Weights of kriging, sharpened by what the pair model has learned of how far two homes' prices usually part. Kriging sees that three
 * neighbours tell little more than one; the pair model sees which of them is a twin.
 */

/** How sharply the weight falls with the expected gap, as its power. */
const SHARPNESS = 4;
/** Gaps well beyond this one (of ln price) are all alike: the pair model knows homes within 500 m and tells little of farther ones. */
const BLUNT_GAP = 0.15;
/** The weight, before it is sharpened, of a price to which kriging gives none because its neighbours tell the same. */
const LEAST_SHARE = 0.005;
/** The largest weight of one price of many: with the slope of far prices none has more than nine tenths of the say. */
const MOST_LEARNED_WEIGHT = 0.7;

/**
 * The part that another advert keeps which may be of one home with a first: less where it is less like the home that is valued, so that a
 * neighbour that looks alike does not blur a twin. Never more than 1, so that its price moves the home's by less than itself.
 *
 * @param first expected gap of the advert that stands for the home
 * @param other that of the other one
 */
export const partByGap = (first: number, other: number): number => Math.min(1, (first / other) ** SHARPNESS);

/**
 * No price has a part in these weights, so that one price cannot raise its own.
 *
 * @param kriged sum to 1
 * @param gaps expected differences of ln price to what is sought, above zero
 * @param belonging from 1 to 0, at which a price has no weight
 * @returns weights that sum to 1, none below zero and none of several that belong above 0.7
 */
export function learnedWeights(kriged: Float64Array, gaps: readonly number[], belonging: Float64Array): Float64Array {
  const raw = kriged.map(
    (weight, i) => (weight + LEAST_SHARE * belonging[i]!) * (gaps[i]! ** -SHARPNESS + BLUNT_GAP ** -SHARPNESS),
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
