export interface Outcome {
  row: Float64Array;
  isRight: boolean;
  /** The question of the outcome, for whoever reads the errors. */
  first?: string;
  weight: number;
}

const ROUNDS = 400;
const RATE = 0.1;

/**
 * Logistic regression by gradient descent (Adam): weights by which the probability of being right follows from a row.
 *
 * @param shrink pulls the weights towards zero
 */
export function fitLogistic(outcomes: readonly Outcome[], shrink = 0.002): number[] {
  const count = outcomes[0]?.row.length ?? 0;
  const weights = new Float64Array(count);
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  const [mean, square] = [new Float64Array(count), new Float64Array(count)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(count);
    for (const { row, isRight, weight } of outcomes) {
      const error = (weight / total) * (probability(row, weights) - (isRight ? 1 : 0));
      for (let at = 0; at < count; at++) slope[at]! += error * row[at]!;
    }
    for (let at = 0; at < count; at++) {
      const down = slope[at]! + shrink * weights[at]!;
      mean[at] = 0.9 * mean[at]! + 0.1 * down;
      square[at] = 0.99 * square[at]! + 0.01 * down * down;
      weights[at]! -= (RATE * mean[at]!) / (1 - 0.9 ** round) / (Math.sqrt(square[at]! / (1 - 0.99 ** round)) + 1e-8);
    }
  }
  return [...weights];
}

export function probability(row: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += row[at]! * weights[at]!;
  return 1 / (1 + Math.exp(-sum));
}
