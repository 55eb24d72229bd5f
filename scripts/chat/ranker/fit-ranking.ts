/** A question's candidates, as rows of signals, and which of them answer it. */
export interface RankedList {
  rows: readonly Float64Array[];
  right: readonly boolean[];
  weight: number;
}

const ROUNDS = 300;
const RATE = 0.08;
/** Pulls weights towards where they began. */
const SHRINK = 0.004;
/** No signal speaks against a candidate: they are made to speak for one. */
const LEAST = 0.05;

/**
 * Weights of a sum of signals by which right candidates come first: the most likely ones, where the odds of a candidate
 * are the exponential of its sum and any right one will do. A list without a right candidate teaches nothing.
 */
export function fitRanking(lists: readonly RankedList[], start: readonly number[]): number[] {
  const useful = lists.filter(({ right }) => right.includes(true) && right.includes(false));
  const weights = Float64Array.from(start);
  const total = useful.reduce((sum, { weight }) => sum + weight, 0);
  const [mean, square] = [new Float64Array(start.length), new Float64Array(start.length)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(start.length);
    for (const { rows, right, weight } of useful) {
      const scores = rows.map((row) => row.reduce((sum, value, at) => sum + value * weights[at]!, 0));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, each) => sum + each, 0);
      const good = odds.reduce((sum, each, at) => sum + (right[at] ? each : 0), 0) + 1e-12;
      for (const [at, row] of rows.entries()) {
        const error = (weight / total) * (odds[at]! / all - (right[at] ? odds[at]! / good : 0));
        if (Math.abs(error) > 1e-9)
          for (let signal = 0; signal < row.length; signal++) slope[signal]! += error * row[signal]!;
      }
    }
    for (let at = 0; at < weights.length; at++) {
      const down = slope[at]! + SHRINK * (weights[at]! - start[at]!);
      mean[at] = 0.9 * mean[at]! + 0.1 * down;
      square[at] = 0.99 * square[at]! + 0.01 * down * down;
      const step = mean[at]! / (1 - 0.9 ** round) / (Math.sqrt(square[at]! / (1 - 0.99 ** round)) + 1e-8);
      weights[at] = Math.max(LEAST, weights[at]! - RATE * step);
    }
  }
  return [...weights];
}
