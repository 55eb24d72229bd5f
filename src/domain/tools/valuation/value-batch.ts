import { askGate } from "./gate.ts";
import type { ValuationModel } from "./model.ts";
import { predictHomes, rangesFrom } from "./model-value.ts";
import type { ComparableSet } from "./neighbours.ts";
import type { ValuationEngine, ValuationSubject, ValueRange } from "./types.ts";

/** A value at the date of the model's data, 31 December 2018. */
export interface BatchValue {
  value: number;
  range50: ValueRange;
  range80: ValueRange;
  range90: ValueRange;
  engine: Extract<ValuationEngine, "model" | "both">;
  /** Comparables that were looked at one by one. */
  comparables: number;
  /** Their indices in the set, most alike first. */
  alike: readonly number[];
  /** Their change, on the log scale. */
  gateLog: number;
}

/**
 * Values many homes at the date of the model's data, with comparables of that date or without.
 *
 * @param set comparables, each with the model's prediction; `undefined` for the model alone
 * @param keys each home's own dwelling in the set, empty when it has none
 */
export function valueBatch(
  model: ValuationModel,
  homes: readonly ValuationSubject[],
  set?: ComparableSet,
  keys?: readonly string[],
): BatchValue[] {
  const { logUnitPrice, logScale } = predictHomes(model, homes);
  const { quantiles } = model.card;
  return homes.map((home, i) => {
    const gate = set && askGate(model, set, home, keys?.[i] ?? "", logUnitPrice[i]!);
    if (!gate) {
      const value = Math.exp(logUnitPrice[i]!) * home.areaM2;
      const ranges = rangesFrom(value, Math.exp(logScale[i]!), quantiles.model);
      return { value, ...ranges, engine: "model", comparables: 0, alike: [], gateLog: 0 };
    }
    const value = Math.exp(logUnitPrice[i]! + gate.correction) * home.areaM2;
    const ranges = rangesFrom(value, Math.exp(gate.logScale), gate.hasTwin ? quantiles.bothWithTwin : quantiles.both);
    const { alike, correction: gateLog } = gate;
    return { value, ...ranges, engine: "both", comparables: alike.length, alike, gateLog };
  });
}
