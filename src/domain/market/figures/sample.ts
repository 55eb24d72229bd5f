import { quantileOfSorted } from "../../shared/stats/order.ts";

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

/** 95 in 100 of a normal distribution lie below so many deviations. */
const Z = 1.6448536;

/**
 * Median, quartiles and the 90 % interval of the median by the percentile bootstrap (Efron and Tibshirani 1993, chapter 13), as it would be with endlessly
 * many samples: a sample's median lies below the k-th value as often as half of n draws or more do, each with probability k ÷ n. In its normal form
 * that is 5 % at k ÷ n = 1/2 − z ÷ (2 · √(n + z²)) with z = 1.645, and nothing is drawn.
 *
 * @param values finite, in any order
 */
export function spreadOf(values: ArrayLike<number>): Spread | NoFigure {
  const n = values.length;
  if (n < FEWEST_CASES) return { kind: "too-few", n };
  const sorted = Float64Array.from(values).sort();
  // Places count from 1; of ten cases it is the 2.7th.
  const place = n * (0.5 - Z / (2 * Math.sqrt(n + Z * Z)));
  const at = (one: number) => quantileOfSorted(sorted, (one - 1) / (n - 1));
  return {
    kind: "spread",
    n,
    median: quantileOfSorted(sorted, 0.5),
    lowerQuartile: quantileOfSorted(sorted, 0.25),
    upperQuartile: quantileOfSorted(sorted, 0.75),
    low: at(place),
    high: at(n + 1 - place),
  };
}
