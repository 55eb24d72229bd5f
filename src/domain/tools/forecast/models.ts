/** Ways to go on, the simplest first: of two with equal errors, the simpler one is chosen. */
export const MODEL_NAMES = ["naive", "drift", "damped-trend"] as const;
export type ModelName = (typeof MODEL_NAMES)[number];

/**
 * Predicts a series' logarithm `steps` periods after its index `origin`, having read the first `origin + 1` of them.
 */
export type Forecaster = (origin: number, steps: number) => number;

/** The last value stays. */
function naive(logs: readonly number[]): Forecaster {
  return (origin) => logs[origin]!;
}

/** The mean growth so far goes on. */
function drift(logs: readonly number[]): Forecaster {
  return (origin, steps) => logs[origin]! + (origin === 0 ? 0 : (steps * (logs[origin]! - logs[0]!)) / origin);
}

const LEVEL_WEIGHTS = [0.3, 0.5, 0.7, 0.9, 1];
const TREND_WEIGHTS = [0.05, 0.1, 0.2, 0.4];
/** φ from .80 to .98: how much of a trend is left a step later. */
const DAMPINGS = Array.from({ length: 10 }, (_, i) => 0.8 + i * 0.02);

/** Candidates whose squared errors, in logarithms, differ by less are equally good: rounding must not choose between them. */
const TIE = 1e-12;

/**
 * Holt's trend that dies away. Each origin uses the weights that had erred least one step ahead until then: every candidate
 * goes through the series once and leaves level, trend and squared error at each point, so that no origin fits anew.
 */
function dampedTrend(logs: readonly number[]): Forecaster {
  const n = logs.length;
  const best = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const levels = new Float64Array(n);
  const trends = new Float64Array(n);
  const dampings = new Float64Array(n);
  // Of one value nobody knows a growth: it stays.
  levels[0] = logs[0]!;
  for (const damping of DAMPINGS)
    for (const levelWeight of LEVEL_WEIGHTS)
      for (const trendWeight of TREND_WEIGHTS) {
        let level = logs[0]!;
        let trend = logs[1]! - level;
        let squared = 0;
        for (let t = 1; t < n; t++) {
          const expected = level + damping * trend;
          const error = logs[t]! - expected;
          // The first step met its own beginning: it proves nothing.
          if (t > 1) squared += error * error;
          level = expected + levelWeight * error;
          trend = damping * trend + levelWeight * trendWeight * error;
          if (squared < best[t]! - TIE) {
            best[t] = squared;
            levels[t] = level;
            trends[t] = trend;
            dampings[t] = damping;
          }
        }
      }
  return (origin, steps) => {
    const damping = dampings[origin]!;
    // φ + φ² + … + φ^steps
    const reach = (damping * (1 - damping ** steps)) / (1 - damping);
    return levels[origin]! + reach * trends[origin]!;
  };
}

export const MODELS: Record<ModelName, (logs: readonly number[]) => Forecaster> = {
  naive,
  drift,
  "damped-trend": dampedTrend,
};
