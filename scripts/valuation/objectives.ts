/** Writes −gradient and hessian of the loss for each row, given target, prediction and weight. */
export type Objective = (
  target: Float64Array,
  score: Float64Array,
  weight: Float64Array,
  pull: Float64Array,
  hessian: Float64Array,
) => void;

/** Huber: squares near zero, absolute beyond `delta`; small deltas aim at the median. */
export function huber(delta: number): Objective {
  return (target, score, weight, pull, hessian) => {
    for (let i = 0; i < target.length; i++) {
      const r = target[i]! - score[i]!;
      pull[i] = weight[i]! * Math.min(delta, Math.max(-delta, r));
      hessian[i] = weight[i]!;
    }
  };
}

/**
 * Laplace scale: the score is ln b of a Laplace distribution whose absolute deviations are the targets (≥ 0):
 * minimises ln b + |r| / b.
 */
export const laplaceScale: Objective = (target, score, weight, pull, hessian) => {
  for (let i = 0; i < target.length; i++) {
    const ratio = Math.min(20, target[i]! * Math.exp(-score[i]!));
    pull[i] = weight[i]! * (ratio - 1);
    hessian[i] = weight[i]! * Math.max(0.1, (ratio + 1) / 2);
  }
};
