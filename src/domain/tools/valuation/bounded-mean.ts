/**
 * A weighted mean of logarithms of prices in which no price has the whole say, neither in the value nor in how the value changes: a price that changes by 1 % moves it by less than 1 %, however far apart the prices lie.
 */

/** The slope at which a price pulls that lies far from the mean, over the slope near it. */
const FAR_SLOPE = 0.25;
/**
 * The largest weight that kriging gives one price. With a weight m and the slope no share passes m / (m + slope · (1 − m)), and the mean
 * changes by at most as much of what one price does: two thirds with this weight, 0.94 with the largest learned one.
 */
export const MOST_WEIGHT = 1 / 3;

/** Of four or more, a price beyond two and a half times the middle, or below 1/2.5 of it, is a mistake or another kind of home. */
const OUTLIER = Math.log(2.5);
/** How fast a price that nears that limit returns to the middle. Below 1, a change of 1 % moves the mean by less than 1 % there too. */
const RETURN_SLOPE = 0.9;
/** Distance from the middle at which a price begins to return to it: 1.54 times it. */
const TURNING = (RETURN_SLOPE * OUTLIER) / (1 + RETURN_SLOPE);
/** Of so many none can be told to be the one that stands apart; of one more it can. */
const TOO_FEW_TO_JUDGE = 3;
/** Part of the weight on either side that the middle leaves out. */
const TRIMMED = 0.25;

export interface BoundedMeanInput {
  /** Logarithms of prices. */
  values: Float64Array;
  /** Each below 1; they sum to 1. */
  weights: Float64Array;
  /** Distance from the mean at which each price begins to pull less. */
  scales: Float64Array;
  /** How much each price belongs to the others, from 1 to 0, at which it has no part in the middle. */
  belonging: Float64Array;
  /** Prices that are never taken for outliers. */
  isKept: readonly boolean[];
}

export interface BoundedMean {
  value: number;
  /** Σ share · value is the mean. They sum to 1 and none is negative. */
  shares: Float64Array;
  /** Prices that stand so far apart that nothing of their own weight is left, or would be, were they not kept. */
  isOutlier: boolean[];
  /** Prices that stand apart, so that they count less than their weight: they are brought back to the middle in part, or wholly. */
  isApart: boolean[];
}

/** @returns the mean, a continuous function of values, weights and belonging */
export function boundedMean({ values, weights, scales, belonging, isKept }: BoundedMeanInput): BoundedMean {
  const middle = middleOf(values, belonging);
  // From three to four that belong, the rule for outliers comes in little by little.
  const force = Math.min(1, Math.max(0, middle.total - TOO_FEW_TO_JUDGE));
  const stays = values.map((value, i) => (isKept[i] ? 1 : 1 - force * (1 - staying(value - middle.value))));
  const pulled = values.map((value, i) => middle.value + stays[i]! * (value - middle.value));
  const { value, pulls } = settled(pulled, weights, scales);
  const lost = pulls.reduce((sum, pull, i) => sum + pull * (1 - stays[i]!), 0);
  return {
    value,
    shares: pulls.map((pull, i) => pull * stays[i]! + lost * middle.shares[i]!),
    isOutlier: Array.from(values, (value) => force === 1 && staying(value - middle.value) === 0),
    isApart: Array.from(stays, (part) => part < 1),
  };
}

/** Part of its distance from the middle that a price keeps: 1 near it, none from the limit on. */
function staying(apart: number): number {
  const distance = Math.abs(apart);
  if (distance <= TURNING) return 1;
  return distance >= OUTLIER ? 0 : (RETURN_SLOPE * (OUTLIER - distance)) / distance;
}

/** The mean of the middle half of the weight that belongs: one price of four or more moves it by at most half of its own change. */
function middleOf(
  values: Float64Array,
  belonging: Float64Array,
): { value: number; shares: Float64Array; total: number } {
  const total = belonging.reduce((sum, part) => sum + part, 0);
  const order = Array.from(values.keys()).toSorted((a, b) => values[a]! - values[b]!);
  const shares = new Float64Array(values.length);
  let [below, value] = [0, 0];
  for (const i of order) {
    const above = below + belonging[i]!;
    const within = Math.min(above, (1 - TRIMMED) * total) - Math.max(below, TRIMMED * total);
    shares[i] = Math.max(0, within) / ((1 - 2 * TRIMMED) * total);
    value += shares[i]! * values[i]!;
    below = above;
  }
  return { value, shares, total };
}

const MOST_ROUNDS = 60;
const TOLERANCE = 1e-13;

/**
 * The value at which the pulls of all prices balance: in proportion to its distance near it, and by `FAR_SLOPE` of that far away. Weights
 * that follow from the last round's distances lead to it, because each round takes away at least a quarter of what is missing.
 */
function settled(
  values: Float64Array,
  weights: Float64Array,
  scales: Float64Array,
): { value: number; pulls: Float64Array } {
  let pulls = Float64Array.from(weights);
  let value = mean(values, pulls);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = value;
    const loud = weights.map((weight, i) => {
      const apart = (values[i]! - before) / scales[i]!;
      return weight * (FAR_SLOPE + (1 - FAR_SLOPE) / Math.sqrt(1 + apart * apart));
    });
    const total = loud.reduce((sum, weight) => sum + weight, 0);
    pulls = loud.map((weight) => weight / total);
    value = mean(values, pulls);
    if (Math.abs(value - before) < TOLERANCE) break;
  }
  return { value, pulls };
}

function mean(values: Float64Array, weights: Float64Array): number {
  return weights.reduce((sum, weight, i) => sum + weight * values[i]!, 0);
}
