import { groupContributions, waterfall } from "./explain.ts";
import { FEATURE_COUNT, featureMatrix } from "./features.ts";
import { predict } from "./forest.ts";
import type { IntervalQuantiles, ValuationModel } from "./model.ts";
import { explainPrediction } from "./tree-shap.ts";
import type { Explanation, ValuationSubject, ValueRange } from "./types.ts";

/** ln €/m² and the ln of its error's scale, for many homes at once. */
export function predictHomes(
  model: ValuationModel,
  homes: readonly ValuationSubject[],
): { logUnitPrice: Float64Array; logScale: Float64Array; features: Float32Array } {
  const features = featureMatrix(homes, model.points);
  return { logUnitPrice: predict(model.base, features), logScale: predict(model.baseScale, features), features };
}

/** Ranges around a value from the scale of its error and the calibrated quantiles. */
export function rangesFrom(
  value: number,
  scale: number,
  quantiles: IntervalQuantiles,
): { range50: ValueRange; range80: ValueRange; range90: ValueRange } {
  const at = (quantile: number) => value * Math.exp(quantile * scale);
  return {
    range50: { low: at(quantiles.low50), high: at(quantiles.high50) },
    range80: { low: at(quantiles.low80), high: at(quantiles.high80) },
    range90: { low: at(quantiles.low90), high: at(quantiles.high90) },
  };
}

/** Standard deviation on the log scale that an 80 % range amounts to, were its errors normal. */
export function deviationOf({ low, high }: ValueRange): number {
  return Math.log(high / low) / 2 / 1.2816;
}

/**
 * From the city's mean €/m² (times this home's area) to a value, bar by bar.
 *
 * @param gateLog what the nearest comparables add to ln value; 0 for the model alone
 */
export function explainModelValue(model: ValuationModel, home: ValuationSubject, gateLog: number): Explanation {
  const row = featureMatrix([home], model.points);
  const { mean, contributions } = explainPrediction(model.base, row.subarray(0, FEATURE_COUNT));
  const groups = groupContributions(contributions);
  if (gateLog !== 0) groups.set("comparables", gateLog);
  let log = mean;
  for (const contribution of groups.values()) log += contribution;
  const start = { label: `Precio medio de ${model.card.cityName} por m²`, amount: Math.exp(mean) * home.areaM2 };
  return waterfall(start, Math.exp(log) * home.areaM2, groups);
}
