import type { EngineKind } from "./price-covariance.ts";
import type { ValueRange } from "./types.ts";

/** The facts that tell beforehand how far a value from these comparables will err. Means are by weight. */
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
}

/**
 * Fitted by `scripts/valuation/protocol/calibrate` on the half of the kept-out homes that no table reports: all situations count the
 * same, and so do the cities.
 */
const ERROR_MODELS: Record<EngineKind, ErrorModel> = {
  grid: {
    coefficients: [0.347, 1.187, 0.494, -0.005, -0.552, -0.201, 0.212, -0.026, -0.059, -0.063],
    quantiles: { half: 0.803, eight: 1.576, nine: 2.106 },
  },
  model: {
    coefficients: [2.109, 2.741, 0.242, 0.167, -0.909, -0.203, 0.355, 0.143, -0.051, 0.06],
    quantiles: { half: 0.768, eight: 1.582, nine: 2.154 },
  },
};

/**
 * How wide errors are in the cities that they were measured in, with their models, over those of all of them; and how much wider the
 * ranges of the grid are made anywhere else, so that of the homes of cities that were left out of the fit they hold 82 %.
 */
const OF_CITY: Readonly<Record<string, number>> = { Barcelona: 0.916, Valencia: 1.065, "Buenos Aires": 1.012 };
const ELSEWHERE = 1.044;

/** Whether errors were measured in a city of a model, by its name. */
export function isMeasuredIn(cityName: string): boolean {
  return Object.hasOwn(OF_CITY, cityName);
}

/** The inputs in which the scale's logarithm is linear. */
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
 * @param measuredIn city of the home, where errors were measured in it; else null
 */
export function errorScale(kind: EngineKind, situation: Situation, measuredIn: string | null): number {
  const { coefficients, quantiles } = ERROR_MODELS[kind];
  const log = inputsOf(situation).reduce((sum, input, i) => sum + input * coefficients[i]!, 0);
  const scale = Math.exp(log) * (measuredIn === null ? ELSEWHERE : (OF_CITY[measuredIn] ?? ELSEWHERE));
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
