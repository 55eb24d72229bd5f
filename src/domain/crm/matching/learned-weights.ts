import { CRITERIA, type Criterion, USUAL_WEIGHTS, type Weights } from "./criteria.ts";

/** The weights of a buyer, as their answers to homes teach them. */

export interface Verdict {
  isLiked: boolean;
  /** The criterion that a rejected home was wrong in, as the buyer said; null where they named none, or another thing was wrong. */
  because: Criterion | null;
  /** How the home scored by criterion when they answered, each 0 to 1; what was not known is absent. */
  scores: Partial<Record<Criterion, number>>;
}

/** How much one answer may move a weight at most, as a fraction of its usual weight. */
const STEP = 0.25;
/** A weight stays within this fraction of its usual one. */
const BOUND = 0.5;
/** How sharply a score tells likes from rejections: a score of 100 expects a like with the logistic of 4, which is 98 %. */
const SHARPNESS = 4;

/**
 * The weights of a buyer after their answers, oldest first: a step of logistic regression for each.
 *
 * A like that the score did not expect takes weight from criteria in which the home was weaker than in the others; an unexpected rejection
 * gives it to them. A rejection that names its criterion raises that one alone. No weight leaves ±50 % of its usual one.
 *
 * @param verdicts scores from 0 to 1; others are taken as the nearest of both
 */
export function learnedWeights(verdicts: readonly Verdict[]): Weights {
  const moved = Object.fromEntries(CRITERIA.map((one) => [one, 0])) as Record<Criterion, number>;
  for (const { isLiked, because, scores } of verdicts) {
    const known = CRITERIA.flatMap((criterion) => {
      const score = scores[criterion];
      return score === undefined ? [] : [{ criterion, score: Math.min(1, Math.max(0, score)) }];
    });
    const expected = expectedLike(known, moved);
    if (because !== null && !isLiked) {
      moved[because] = bounded(moved[because] + STEP * expected);
      continue;
    }
    const mean = known.reduce((sum, { score }) => sum + score, 0) / known.length;
    const surprise = (isLiked ? 1 : 0) - expected;
    for (const { criterion, score } of known) {
      moved[criterion] = bounded(moved[criterion] + STEP * surprise * (score - mean));
    }
  }
  return Object.fromEntries(CRITERIA.map((one) => [one, USUAL_WEIGHTS[one] * (1 + moved[one])])) as Weights;
}

/** The probability of a like that the weights so far expect; one half where nothing is known of the home. */
function expectedLike(
  known: readonly { criterion: Criterion; score: number }[],
  moved: Readonly<Record<Criterion, number>>,
): number {
  let [points, total] = [0, 0];
  for (const { criterion, score } of known) {
    const weight = USUAL_WEIGHTS[criterion] * (1 + moved[criterion]);
    points += weight * score;
    total += weight;
  }
  return total === 0 ? 0.5 : 1 / (1 + Math.exp(-SHARPNESS * ((2 * points) / total - 1)));
}

const bounded = (value: number): number => Math.min(BOUND, Math.max(-BOUND, value));
