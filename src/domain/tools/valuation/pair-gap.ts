import { predict } from "./forest.ts";
import type { ValuationModel } from "./model.ts";
import { distanceM } from "./position.ts";
import type { ValuationSubject } from "./types.ts";

/** The differences by which a pair of homes is judged. */
const DIFFERENCES: readonly (keyof ValuationSubject)[] = [
  "rooms",
  "bathrooms",
  "floor",
  "yearBuilt",
  "buildingFloors",
  "hasLift",
  "hasTerrace",
  "hasParking",
  "hasPool",
  "isNew",
  "isToReform",
  "isExterior",
  "hasAirConditioning",
  "hasStorage",
  "hasWardrobes",
  "isDuplex",
  "isTopFloor",
];
const DISTANCES: readonly (keyof ValuationSubject)[] = ["floor", "yearBuilt", "quarter"];
export const PAIR_FEATURE_COUNT = 3 + DIFFERENCES.length + DISTANCES.length + 3;

/** A home beside the subject, as the pair model looks at it. */
export interface Beside {
  home: ValuationSubject;
  distanceM: number;
  /** The model's ln €/m² for it. */
  predicted: number;
  /** In how many adverts it stands. */
  adverts: number;
}

/**
 * Features of homes beside the subject, row after row.
 *
 * @param predicted the model's ln €/m² for the subject
 */
export function pairFeatures(home: ValuationSubject, predicted: number, others: readonly Beside[]): Float32Array {
  const matrix = new Float32Array(others.length * PAIR_FEATURE_COUNT);
  let at = 0;
  for (const { home: other, distanceM: distance, predicted: ofOther, adverts } of others) {
    const area = Math.log(home.areaM2 / other.areaM2);
    matrix[at++] = distance;
    matrix[at++] = area;
    matrix[at++] = Math.abs(area);
    for (const key of DIFFERENCES) matrix[at++] = home[key] - other[key];
    for (const key of DISTANCES) matrix[at++] = Math.abs(home[key] - other[key]);
    matrix[at++] = predicted;
    matrix[at++] = ofOther - predicted;
    matrix[at++] = adverts;
  }
  return matrix;
}

/** The gap forest knows homes up to 500 m away. */
const FARTHEST_M = 500;

/**
 * The usual distance of the price of each comparable, adjusted by the learned difference, from the subject's: a scale of the difference of
 * their logarithms, that a forest has learned of distance, area, building and features. No price has a part in it.
 *
 * @param predicted the model's ln €/m² for the subject
 * @returns `undefined` where no forest has learned it
 */
export function expectedGaps(
  { gap }: Pick<ValuationModel, "gap">,
  subject: ValuationSubject,
  predicted: number,
  others: { homes: readonly ValuationSubject[]; predicted: readonly number[] },
): number[] | undefined {
  if (!gap) return undefined;
  if (others.homes.length === 0) return [];
  const beside = others.homes.map((home, i) => {
    const distance = distanceM(subject, home);
    const known = Number.isNaN(distance) ? FARTHEST_M : Math.min(distance, FARTHEST_M);
    return { home, distanceM: known, predicted: others.predicted[i]!, adverts: 1 };
  });
  return Array.from(predict(gap, pairFeatures(subject, predicted, beside)), Math.exp);
}
