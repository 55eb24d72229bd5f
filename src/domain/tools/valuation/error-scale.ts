import type { EngineKind } from "./price-covariance.ts";
import type { ValueRange } from "./types.ts";

/** The facts that tell beforehand how far a value from these comparables will err. Means are by weight. */
export interface Situation {
  /** Kriging's own expectation of the error, a deviation of ln price. */
  deviation: number;
  /** The mean of how far each price usually parts from the home's, as a model has learned it; kriging's expectation where none has. */
  gap: number;
  /** Mean square of what each price is off the value, over what kriging expects of it: 1 when they agree as well as expected. */
  disagreement: number;
  /** How far the prices part from each other over what the covariance expects, as a ratio of variances: `spreadOf`. */
  spread: number;
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

/** Comparables of which the disagreement is believed to the half. */
const HALF_BELIEVED = 10;
const LEAST_DISAGREEMENT = 0.1;
/** Farther away all is equally far. */
const FARTHEST_KM = 6;

/** The usual spread of prices in a place of which nothing is known, and how many degrees of freedom it counts as. */
const USUAL_SPREAD = { value: 0.8, counts: 1 } as const;
/** A spread beyond this is one wrong price, not a market: 99.5 % of those measured lie below. */
const MOST_SPREAD = 6;
/** Power of the noise in the scale: the root of a variance, and more with each three kilometres, over which unlike markets part more. */
const NOISE_POWER = { near: 0.5, perThreeKm: 0.2 } as const;

interface ErrorModel {
  /** Of ln scale over `noiseOf`, in the order of `inputsOf`. */
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
    coefficients: [0.149, 1.074, -1.537, -0.015, 0.396, 0.036, 0.049, -0.027, 1.151],
    quantiles: { half: 0.767, eight: 1.576, nine: 2.138 },
  },
  model: {
    coefficients: [
      0.405, 0.714, 0.739, 0.234, 0.222, -0.132, -0.096, -0.209, -0.478, -0.034, 0.465, 0.113, 0.216, -0.85,
    ],
    quantiles: { half: 0.761, eight: 1.573, nine: 2.146 },
  },
};

/** Coefficients for a model without learned gaps, whose weights are kriging's alone: fitted when no city had such gaps yet. */
const WITHOUT_GAPS: readonly number[] = [
  0.658, 1.042, 0.528, 0.341, 0.272, -0.793, -0.117, -0.137, -0.383, -0.031, 0.337, 0.741, 0, 0,
];

/** The cities that errors were measured in with their models: how wide they are over what the coefficients say, and these, where they are others. */
const MEASURED: Readonly<Record<string, { wider: number; coefficients?: readonly number[] }>> = {
  Barcelona: { wider: 1.036 },
  Valencia: { wider: 0.984 },
  "Buenos Aires": { wider: 1.013, coefficients: WITHOUT_GAPS },
};

/** Whether errors were measured in a city of a model, by its name. */
export function isMeasuredIn(cityName: string): boolean {
  return Object.hasOwn(MEASURED, cityName);
}

/**
 * The inputs in which the scale's logarithm is linear. A city's model tells how much its prices disagree among the inputs, because it was
 * fitted in that city; the grid, which may be anywhere, by `noiseOf`.
 */
export function inputsOf(kind: EngineKind, situation: Situation): number[] {
  const { deviation, gap, disagreement, count, effective, distanceKm, adjustment, unknown, years, unplaced } =
    situation;
  const belief = count / (count + HALF_BELIEVED);
  const agreement =
    kind === "grid" ? [] : [Math.log(gap), belief * Math.log(disagreement + LEAST_DISAGREEMENT), belief];
  const start = [1, Math.log(deviation), ...agreement, 1 / effective];
  // The gap that a model has learned tells of homes that say everything: what is unsaid widens it where the position is known, too.
  const placed = 1 - unplaced;
  const mixed = kind === "grid" ? [] : [unknown * placed, unplaced * placed];
  return [...start, threeKm(distanceKm), adjustment, unknown, years, unplaced, 1 / count, ...mixed];
}

const threeKm = (distanceKm: number): number => Math.min(distanceKm, FARTHEST_KM) / 3;

/**
 * How much wider errors are than the same situation's in a usual market, told by the comparables themselves: the spread of their prices
 * over what the covariance expects, drawn to the usual one the more, the fewer they are. Prices of Valencia part twice as far (in
 * variance) as those of Barcelona or Buenos Aires, in every situation; nothing else of what is known beforehand told that. A fit by
 * likelihood would believe the spread less, because inside a city it tells little: it is made for a city that nobody has measured, and was
 * chosen by what the ranges hold in a city that is left out.
 */
export function noiseOf(kind: EngineKind, { spread, count, distanceKm }: Situation): number {
  if (kind === "model") return 1;
  const { value, counts } = USUAL_SPREAD;
  const degrees = count - 1;
  const believed = (counts * value + degrees * Math.min(spread, MOST_SPREAD)) / (counts + degrees);
  return believed ** (NOISE_POWER.near + NOISE_POWER.perThreeKm * threeKm(distanceKm));
}

const NORMAL_80 = 1.2816;

/**
 * Scale of a value's error on the log scale.
 *
 * @param measuredIn city of the home, where errors were measured in it with its model; else null
 */
export function errorScale(kind: EngineKind, situation: Situation, measuredIn: string | null): number {
  const { quantiles } = ERROR_MODELS[kind];
  const city = kind === "grid" || measuredIn === null ? undefined : MEASURED[measuredIn];
  const coefficients = city?.coefficients ?? ERROR_MODELS[kind].coefficients;
  const log = inputsOf(kind, situation).reduce((sum, input, i) => sum + input * coefficients[i]!, 0);
  const scale = Math.exp(log) * noiseOf(kind, situation) * (city?.wider ?? 1);
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

/**
 * The error that half of the values in such a situation stay below, as a fraction of the price. A spread below the usual one does not
 * lessen it: a few prices agree by chance, and values of three that did erred as much as others.
 *
 * @param measuredIn as for `errorScale`
 */
export function expectedError(kind: EngineKind, situation: Situation, measuredIn: string | null): number {
  const spread = Math.max(situation.spread, USUAL_SPREAD.value);
  return Math.exp(ERROR_MODELS[kind].quantiles.half * errorScale(kind, { ...situation, spread }, measuredIn)) - 1;
}
