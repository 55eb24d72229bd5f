import { adjustmentLines } from "./adjustments.ts";
import { featureMatrix } from "./features.ts";
import { predict } from "./forest.ts";
import type { ValuationModel } from "./model.ts";
import type { Candidate } from "./selection.ts";
import type { ValuationSubject } from "./types.ts";

/**
 * Part of the adjustment that the model decides, the rest is the grid's: the share with the least error when homes
 * kept out of the training value each other (docs/valuation.md).
 */
export const MODEL_SHARE = 0.75;

/**
 * What the learned model adds to a comparable's grid, on the log scale: share · (model's difference between the two
 * homes − grid). Only differences count, so the model's level of 2018 cancels. A feature that one of the two homes
 * leaves unknown is unknown for both, so that silence is never priced.
 */
export function modelCorrection(
  model: ValuationModel,
  subject: ValuationSubject,
  share: number,
): (candidate: Candidate) => number {
  return ({ home, listing }) => {
    const [asSubject, asComparable] = withSharedKnowledge(subject, home);
    const logUnitPrice = predict(model.base, featureMatrix([asSubject, asComparable], model.points));
    const difference = logUnitPrice[0]! - logUnitPrice[1]! + Math.log(subject.areaM2 / home.areaM2);
    const lines = adjustmentLines(subject, home, listing.price);
    const grid = lines.reduce((sum, { logFactor }) => sum + logFactor, 0);
    return share * (difference - grid);
  };
}

/** Both homes with only the features that both know; without a position the comparable takes the subject's. */
function withSharedKnowledge(a: ValuationSubject, b: ValuationSubject): [ValuationSubject, ValuationSubject] {
  const left = { ...a };
  const right = { ...b };
  if (Number.isNaN(right.latitude) || Number.isNaN(right.longitude)) {
    right.latitude = left.latitude;
    right.longitude = left.longitude;
  }
  for (const key of Object.keys(left) as (keyof ValuationSubject)[]) {
    if (Number.isNaN(left[key])) right[key] = Number.NaN;
    if (Number.isNaN(right[key])) left[key] = Number.NaN;
  }
  return [left, right];
}
