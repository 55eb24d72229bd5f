/**
 * Ordinary kriging: of several known values, the weights that make the expected square of the error smallest when values vary
 * together as a covariance says. None is below zero, all sum to 1, and none passes a bound.
 */

/** Belonging below which nothing changes any more. */
const LEAST = 1e-6;

export interface KrigingInput {
  /** Variance of each point's own, beyond what it shares with others. */
  nuggets: Float64Array;
  /** Covariance of point i and j, row by row, without nuggets. */
  between: Float64Array;
  /** Covariance of each point with what is sought. */
  toTarget: Float64Array;
  /** Variance of what is sought, without nugget. */
  sill: number;
  /** Nugget of what is sought. */
  targetNugget: number;
  /** How much each point belongs to the others, from 1 to 0, at which it says nothing. */
  belonging: Float64Array;
  /** The largest weight of one point, at least one over their number. */
  most: number;
}

export interface Kriged {
  /** Sum to 1, in the order of the points. They follow from where the points lie, and never from what they say. */
  weights: Float64Array;
  /** How far each point and what is sought usually part, as a deviation. */
  usual: Float64Array;
  /** Expected square of the error of the weighted mean. */
  variance: number;
}

export function krige(input: KrigingInput): Kriged {
  const { nuggets, between, toTarget, sill, belonging, most } = input;
  const n = nuggets.length;
  // A point and what is sought part by what the two do not share.
  const apart = Float64Array.from(nuggets, (nugget, i) => between[i * n + i]! + sill - 2 * toTarget[i]! + nugget);
  const covariance = Float64Array.from(between);
  for (let i = 0; i < n; i++) {
    const fading = apart[i]! * (1 / Math.max(belonging[i]!, LEAST) - 1);
    covariance[i * n + i] = between[i * n + i]! + nuggets[i]! + fading;
  }
  const weights = new Float64Array(n).fill(1 / n);
  minimise(covariance, toTarget, Math.max(most, 1 / n), weights);
  return { weights, usual: apart.map(Math.sqrt), variance: errorVariance(input, weights) };
}

/** Expected square of the error of a mean with these weights, which sum to 1. */
export function errorVariance(
  { nuggets, between, toTarget, sill, targetNugget }: KrigingInput,
  weights: Float64Array,
): number {
  const n = nuggets.length;
  let variance = sill + targetNugget;
  for (let i = 0; i < n; i++) {
    variance += weights[i]! * (weights[i]! * nuggets[i]! - 2 * toTarget[i]!);
    for (let j = 0; j < n; j++) variance += weights[i]! * weights[j]! * between[i * n + j]!;
  }
  return variance;
}

/** Weights could be exchanged until the gain of a further exchange is below this. */
const TOLERANCE = 1e-10;
const MOST_EXCHANGES = 10_000;

/**
 * Smallest ½ wᵀCw − cᵀw over weights that sum to 1 and lie between 0 and `most`: weight is exchanged between the two that gain most
 * by it (sequential minimal optimisation), until none gains.
 *
 * @param weights the start, and then the answer
 */
function minimise(covariance: Float64Array, toTarget: Float64Array, most: number, weights: Float64Array): void {
  const n = weights.length;
  const gradient = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = -toTarget[i]!;
    for (let j = 0; j < n; j++) sum += covariance[i * n + j]! * weights[j]!;
    gradient[i] = sum;
  }
  for (let exchange = 0; exchange < MOST_EXCHANGES; exchange++) {
    let up = -1;
    let down = -1;
    for (let i = 0; i < n; i++) {
      if (weights[i]! < most && (up < 0 || gradient[i]! < gradient[up]!)) up = i;
      if (weights[i]! > 0 && (down < 0 || gradient[i]! > gradient[down]!)) down = i;
    }
    const gain = up < 0 || down < 0 ? 0 : gradient[down]! - gradient[up]!;
    if (gain < TOLERANCE) return;
    const curve = covariance[up * n + up]! + covariance[down * n + down]! - 2 * covariance[up * n + down]!;
    const room = Math.min(most - weights[up]!, weights[down]!);
    const move = curve > 0 ? Math.min(room, gain / curve) : room;
    weights[up] = weights[up]! + move;
    weights[down] = weights[down]! - move;
    for (let i = 0; i < n; i++) {
      gradient[i] = gradient[i]! + move * (covariance[i * n + up]! - covariance[i * n + down]!);
    }
  }
}
