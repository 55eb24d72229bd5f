import { leastSquares } from "#domain/shared/stats/least-squares.ts";

/** One value of which the price is known, and what is known of it beforehand. */
export interface ScaleCase {
  /** Group among which the weight of one is shared out: a situation in a city. */
  group: string;
  inputs: readonly number[];
  /** ln price − ln value. */
  error: number;
}

export interface FittedScale {
  coefficients: number[];
  quantiles: { half: number; eight: number; nine: number };
}

const ROUNDS = 40;
/** Errors beyond so many scales pull no harder: one wrong price must not set the scale. */
const MOST_PULL = 6;
/** Part of each step that is taken. */
const DAMPING = 0.7;
const RIDGE = 1e-5;

/**
 * The linear model of the logarithm of the error's scale for which the errors are likeliest under a Laplace distribution, found by
 * Newton's steps, and the quantiles of |error| / scale that hold 50, 80 and 90 %. Each group counts the same.
 */
export function fitScale(cases: readonly ScaleCase[]): FittedScale {
  const width = cases[0]!.inputs.length;
  const weights = groupWeights(cases);
  let coefficients = new Array<number>(width).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    // A Newton step is a weighted regression of (pull − 1) on the inputs.
    const rows = new Float64Array(cases.length * width);
    const targets = cases.map(({ inputs, error }, i) => {
      const pull = Math.min(MOST_PULL, Math.abs(error) / scaleOf(coefficients, inputs));
      const root = Math.sqrt(weights[i]! * Math.max(pull, 0.3));
      for (let k = 0; k < width; k++) rows[i * width + k] = root * inputs[k]!;
      return (root * (pull - 1)) / Math.max(pull, 0.3);
    });
    const step = leastSquares(rows, width, targets, RIDGE);
    coefficients = coefficients.map((coefficient, k) => coefficient + DAMPING * step[k]!);
  }
  const scaled = cases.map(({ inputs, error }, i) => ({
    size: Math.abs(error) / scaleOf(coefficients, inputs),
    weight: weights[i]!,
  }));
  scaled.sort((a, b) => a.size - b.size);
  const at = (share: number) => weightedQuantile(scaled, share);
  return { coefficients, quantiles: { half: at(0.5), eight: at(0.8), nine: at(0.9) } };
}

export function scaleOf(coefficients: readonly number[], inputs: readonly number[]): number {
  return Math.exp(inputs.reduce((sum, input, k) => sum + input * coefficients[k]!, 0));
}

function groupWeights(cases: readonly ScaleCase[]): number[] {
  const counts = new Map<string, number>();
  for (const { group } of cases) counts.set(group, (counts.get(group) ?? 0) + 1);
  return cases.map(({ group }) => 1 / counts.get(group)! / counts.size);
}

/** @param sorted by size; the weights sum to 1 */
function weightedQuantile(sorted: readonly { size: number; weight: number }[], share: number): number {
  let sum = 0;
  for (const { size, weight } of sorted) {
    sum += weight;
    if (sum >= share) return size;
  }
  return sorted.at(-1)!.size;
}
