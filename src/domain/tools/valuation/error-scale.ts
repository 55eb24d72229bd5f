import type { EngineKind } from "./price-covariance.ts";
import type { ValueRange } from "./types.ts";

/** What is known beforehand of how far a value from these comparables will err. Means are by weight. */
export interface Situation {
  /** Kriging's own expectation of the error, a deviation of ln price. */
  deviation: number;
  /** Mean square of what each price is off the value, over what kriging expects of it: 1 when they agree as well as expected. */
  disagreement: number;
  count: number;
  /** 1 / Σ share². */
  effective: number;
  distanceKm: number;
  /** How much the prices had to be adjusted, as a fraction. */
  adjustment: number;
  /** Share of the features that matter which the comparables leave unknown. */
  unknown: number;
  years: number;
  /** Share of the weight whose position is not known. */
  unplaced: number;
  /** Deviation of ln price of the step to today. */
  indexDeviation: number;
}

/** Comparables of which the spread is believed to the half. */
const HALF_BELIEVED = 10;
const LEAST_DISAGREEMENT = 0.1;
/** Farther away all is equally far. */
const FARTHEST_KM = 6;

interface ErrorModel {
  /** Of ln scale, in the order of `inputsOf`. */
  coefficients: readonly number[];
  /** Quantiles of |ln price − ln value| / scale that hold 50, 80 and 90 %. */
  quantiles: { half: number; eight: number; nine: number };
  /** How much wider the ranges must be in a city that was left out, so that they hold as much there. */
  elsewhere: number;
}

/**
 * Fitted by `scripts/valuation/protocol/calibrate` on the half of the kept-out homes that no table reports: all situations count the
 * same, and so do the cities.
 */
const ERROR_MODELS: Record<EngineKind, ErrorModel> = {
  grid: {
    coefficients: [0.574, 1.365, 0.452, 0.124, -0.325, -0.219, -0.047, 0.141, -0.044, -0.197],
    quantiles: { half: 0.809, eight: 1.575, nine: 2.083 },
    elsewhere: 1.014,
  },
  model: {
    coefficients: [2.093, 2.754, 0.214, 0.268, -0.717, -0.207, 0.116, 0.04, -0.034, 0.127],
    quantiles: { half: 0.741, eight: 1.591, nine: 2.142 },
    elsewhere: 1.002,
  },
};

/** What the scale's logarithm is linear in. */
export function inputsOf(situation: Situation): number[] {
  const { deviation, disagreement, count, effective, distanceKm, adjustment, unknown, years, unplaced } = situation;
  const belief = count / (count + HALF_BELIEVED);
  return [
    1,
    Math.log(deviation),
    belief * Math.log(disagreement + LEAST_DISAGREEMENT),
    belief,
    1 / effective,
    Math.min(distanceKm, FARTHEST_KM) / 3,
    adjustment,
    unknown,
    years,
    unplaced,
  ];
}

const NORMAL_80 = 1.2816;

/**
 * Scale of a value's error on the log scale.
 *
 * @param isMeasuredHere false in a place whose prices the scale was not fitted on
 */
export function errorScale(kind: EngineKind, situation: Situation, isMeasuredHere: boolean): number {
  const { coefficients, quantiles, elsewhere } = ERROR_MODELS[kind];
  const log = inputsOf(situation).reduce((sum, input, i) => sum + input * coefficients[i]!, 0);
  const scale = Math.exp(log) * (isMeasuredHere ? 1 : elsewhere);
  // The step to today errs on its own, the same for all comparables; as wide as its own 80 % range is.
  return Math.hypot(scale, (situation.indexDeviation * NORMAL_80) / quantiles.eight);
}

/** Ranges that hold 50, 80 and 90 % of the prices. */
export function rangesAround(
  kind: EngineKind,
  value: number,
  scale: number,
): { range50: ValueRange; range80: ValueRange; range90: ValueRange } {
  const { half, eight, nine } = ERROR_MODELS[kind].quantiles;
  const at = (quantile: number) => ({
    low: value * Math.exp(-quantile * scale),
    high: value * Math.exp(quantile * scale),
  });
  return { range50: at(half), range80: at(eight), range90: at(nine) };
}

/** The error that half of the values with this scale stay below, as a fraction of the price. */
export function expectedError(kind: EngineKind, scale: number): number {
  return Math.exp(ERROR_MODELS[kind].quantiles.half * scale) - 1;
}
