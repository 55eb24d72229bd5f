import { quantile } from "../../shared/stats/order.ts";
import { type Forecaster, MODEL_NAMES, MODELS, type ModelName } from "./models.ts";
import { type Series, yearlyGrowth } from "./series.ts";

/** Fewer points show a growth, and no forecast. */
export const FEWEST_POINTS = 8;
/** Values that a model has read before it is first put to the test. */
const FEWEST_READ = 3;
/** Rounding alone: models that err by less than this differ in nothing. */
const SAME = 1e-9;

export interface Backtest {
  model: ModelName;
  /** Mean error as a multiple of the step from one value to the next: below 1 it beats standing still one step. */
  mase: number;
  /** Number of forecasts that were compared with the outcome. */
  tested: number;
}

export interface ForecastPoint {
  /** Periods from the last value. */
  step: number;
  value: number;
  /** Range of eight of ten past errors at this distance. */
  low: number;
  high: number;
}

export type Forecast =
  | { kind: "too-short"; growth: number | null }
  | { kind: "constant"; growth: 0; points: ForecastPoint[] }
  | {
      kind: "forecast";
      /** Yearly growth so far. */
      growth: number;
      model: ModelName;
      /** The simplest first. */
      backtests: Backtest[];
      points: ForecastPoint[];
      /** Errors of the chosen model, by distance: the logarithm of the outcome less that of the forecast. */
      errors: number[][];
      /** How many steps were asked for beyond half of the series, and left out. */
      cut: number;
    };

/** @param steps periods ahead, one or more; half of the series at most */
export function forecastSeries(series: Series, steps: number): Forecast {
  const { values } = series;
  const growth = yearlyGrowth(series);
  if (values.length < FEWEST_POINTS || growth === null) return { kind: "too-short", growth };
  const horizon = Math.min(steps, Math.floor(values.length / 2));
  const last = values.at(-1)!;
  if (values.every((value) => value === last)) {
    const points = Array.from({ length: horizon }, (_, i) => ({ step: i + 1, value: last, low: last, high: last }));
    return { kind: "constant", growth: 0, points };
  }
  const logs = values.map(Math.log);
  const candidates = MODEL_NAMES.map((model) => {
    const predict = MODELS[model](logs);
    const errors = backtestErrors(logs, predict, horizon);
    return { model, predict, errors, mase: scaledError(logs, errors) };
  });
  // Later ones are less simple: they must be better to be chosen.
  const winner = candidates.reduce((best, one) => (one.mase < best.mase - SAME ? one : best));
  return {
    kind: "forecast",
    growth,
    model: winner.model,
    cut: steps - horizon,
    backtests: candidates.map(({ model, mase, errors }) => ({ model, mase, tested: errors.flat().length })),
    errors: winner.errors,
    points: fan(logs.length - 1, winner.predict, winner.errors),
  };
}

/** Errors of a model on the past, as observed less predicted logarithm, from every origin, by distance in periods. */
function backtestErrors(logs: readonly number[], predict: Forecaster, horizon: number): number[][] {
  const firstOrigin = Math.max(FEWEST_READ, Math.floor(logs.length / 4)) - 1;
  return Array.from({ length: horizon }, (_, h) => {
    const errors: number[] = [];
    for (let origin = firstOrigin; origin + h + 1 < logs.length; origin++)
      errors.push(logs[origin + h + 1]! - predict(origin, h + 1));
    return errors;
  });
}

function scaledError(logs: readonly number[], errors: readonly number[][]): number {
  let steps = 0;
  for (let i = 1; i < logs.length; i++) steps += Math.abs(logs[i]! - logs[i - 1]!);
  const scale = steps / (logs.length - 1);
  const all = errors.flat();
  return all.reduce((sum, error) => sum + Math.abs(error), 0) / all.length / scale;
}

/** The path with its bands; a farther point is never surer, and the path never leaves its band. */
function fan(origin: number, predict: Forecaster, errors: readonly number[][]): ForecastPoint[] {
  let below = 0;
  let above = 0;
  return errors.map((ofStep, h) => {
    below = Math.min(below, quantile(ofStep, 0.1));
    above = Math.max(above, quantile(ofStep, 0.9));
    const stated = predict(origin, h + 1);
    return { step: h + 1, value: Math.exp(stated), low: Math.exp(stated + below), high: Math.exp(stated + above) };
  });
}
