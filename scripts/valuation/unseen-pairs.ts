import { type CityPoints, featureMatrix } from "#domain/tools/valuation/features.ts";
import { type Forest, predict } from "#domain/tools/valuation/forest.ts";
import { beliefIn } from "#domain/tools/valuation/model-differences.ts";
import { buildComparableSet, findNeighbours } from "#domain/tools/valuation/neighbours.ts";
import { PAIR_FEATURE_COUNT, pairFeatures } from "#domain/tools/valuation/pair-gap.ts";
import type { TrainingRow } from "./rows.ts";

/** Pairs of homes, and how far the price of one, adjusted by the model's difference, was off the other's. */
export interface UnseenPairs {
  /** `PAIR_FEATURE_COUNT` for each pair. */
  features: Float32Array[];
  /** Differences of ln price, without their sign. */
  gaps: number[];
}

/** At most this many of a home's most alike stand beside it. */
const PAIRS_PER_HOME = 14;
/** All are taken for adverts of one time, as those of today's value are. */
const ONE_PERIOD = 4;

/**
 * Pairs of which the model has seen neither home, as it has seen none of the adverts of today: one that has learned from the comparables
 * agrees with their prices, and tells too little of how far they part.
 *
 * @param own rows that the forest has not learned from
 */
export function unseenPairs(
  rows: readonly TrainingRow[],
  own: Int32Array,
  forest: Forest,
  points: CityPoints,
): UnseenPairs {
  const homes = Array.from(own, (row) => ({ ...rows[row]!.home, quarter: ONE_PERIOD }));
  const keys = Array.from(own, (row) => rows[row]!.assetId);
  const prices = Float64Array.from(own, (row) => rows[row]!.logUnitPrice);
  const predicted = predict(forest, featureMatrix(homes, points));
  const set = buildComparableSet(homes, keys, prices, predicted, points.centre);
  const pairs: UnseenPairs = { features: [], gaps: [] };
  for (const [key, i] of new Map(keys.map((key, i) => [key, i]))) {
    const home = homes[i]!;
    const { alike } = findNeighbours(set, home, key, predicted[i]!, points.centre);
    for (const { index, distanceM } of alike.slice(0, PAIRS_PER_HOME)) {
      const other = set.homes[index]!;
      const believed = beliefIn(home, other);
      const area = Math.log(home.areaM2 / other.areaM2);
      const apart = prices[i]! - set.logUnitPrice[index]! + (1 - believed.area) * area;
      pairs.gaps.push(Math.abs(apart - believed.perM2 * (predicted[i]! - set.predicted[index]!)));
      const beside = { home: other, distanceM, predicted: set.predicted[index]!, adverts: 1 };
      pairs.features.push(pairFeatures(home, predicted[i]!, [beside]));
    }
  }
  return pairs;
}

/** One column for each feature of the pairs. */
export function pairColumns(pairs: readonly UnseenPairs[]): { columns: Float32Array[]; gaps: Float64Array } {
  const features = pairs.flatMap((some) => some.features);
  const columns = Array.from({ length: PAIR_FEATURE_COUNT }, (_, f) => Float32Array.from(features, (row) => row[f]!));
  return { columns, gaps: Float64Array.from(pairs.flatMap(({ gaps }) => gaps)) };
}
