import { median, quantile, quantileOfSorted } from "../../shared/stats/order.ts";
import { seededRandom } from "../../shared/stats/random.ts";

/** Figures of a sample of the market, each with the number of cases that it rests on. Fewer than ten say nothing of a zone. */

/** Cases below which no figure is given. */
export const FEWEST_CASES = 10;

/** A figure that the market's data cannot give, and why. */
export type NoFigure = { kind: "too-few"; n: number } | { kind: "no-sales" };

/** Middle values of a sample with the uncertainty of its median. */
export interface Spread {
  kind: "spread";
  n: number;
  median: number;
  lowerQuartile: number;
  upperQuartile: number;
  /** Bootstrap interval of the median, in which it lies in nine of ten samples of this size. */
  low: number;
  high: number;
}

const RESAMPLES = 1_000;
/** Ever the same, so that the same data give the same interval. */
const SEED = 20_180_101;
/** From so many cases on samples of this size are drawn: the interval is then narrower than a price is exact. */
const MOST_DRAWN = 2_000;

/**
 * Median, quartiles and the 90 % interval of the median by percentile bootstrap (Efron and Tibshirani 1993, chapter 13): the 5th and 95th percentile of
 * the medians of 1,000 samples drawn with replacement. Of more than 2,000 cases each sample has 2,000, and its spread is scaled by √(2,000 ÷ n).
 *
 * @param values finite, in any order
 */
export function spreadOf(values: readonly number[]): Spread | NoFigure {
  const n = values.length;
  if (n < FEWEST_CASES) return { kind: "too-few", n };
  const sorted = Float64Array.from(values).sort();
  const middle = quantileOfSorted(sorted, 0.5);
  const random = seededRandom(SEED);
  const drawn = Math.min(n, MOST_DRAWN);
  const sample = new Float64Array(drawn);
  const medians = new Float64Array(RESAMPLES);
  for (let round = 0; round < RESAMPLES; round++) {
    for (let i = 0; i < drawn; i++) sample[i] = sorted[Math.floor(random() * n)]!;
    medians[round] = median(sample);
  }
  const scale = Math.sqrt(drawn / n);
  return {
    kind: "spread",
    n,
    median: middle,
    lowerQuartile: quantileOfSorted(sorted, 0.25),
    upperQuartile: quantileOfSorted(sorted, 0.75),
    low: middle + (quantile(medians, 0.05) - middle) * scale,
    high: middle + (quantile(medians, 0.95) - middle) * scale,
  };
}
