/**
 * The score of an owner, by which they are called: why they sell, whether their price is realistic, how fresh it is. At
 * most a hundred points.
 */

/** How many of the hundred points each factor may give. */
export const MOST_POINTS = { motive: 40, price: 35, recency: 25 } as const;
/** A factor that gives points. */
export type Factor = keyof typeof MOST_POINTS;
/** The factors, in the order in which they are shown. */
export const FACTORS = Object.keys(MOST_POINTS) as Factor[];

const MOST_MOTIVE = 5;
const HALF_LIFE_DAYS = 30;

interface Known {
  /** 0 to 5. */
  motive?: number | undefined;
  /** The price that they want, and the value of the home. */
  expectation?: number | undefined;
  value?: number | undefined;
  /** Since they were last heard of. */
  days?: number | undefined;
}

/** The score of an owner. */
export interface ProspectScore {
  /** Unknown is null, never zero. */
  points: Record<Factor, number | null>;
  /** The points that are known, out of how many could be. */
  score: number;
  outOf: number;
  /** The number that is compared: of an unknown factor, half of the points is supposed. */
  rank: number;
}

/**
 * How far a price is above the value, as the detector of prices measures it: 0 at the value or below, 1 at the upper end of what
 * the value may be. ρ = ln(expectation/value) / ln(1 + margin).
 */
export const priceExcess = (expectation: number, value: number, margin: number): number =>
  Math.log(expectation / value) / Math.log(1 + margin);

const within01 = (share: number) => Math.min(1, Math.max(0, share));

/** @param margin how far above the estimated value the home may still sell: 0.15 is 15 % */
export function scoreProspect({ motive, expectation, value, days }: Known, margin: number): ProspectScore {
  const points = {
    motive: motive === undefined ? null : (MOST_POINTS.motive * motive) / MOST_MOTIVE,
    price:
      expectation === undefined || value === undefined
        ? null
        : MOST_POINTS.price * (1 - within01(priceExcess(expectation, value, margin))),
    recency: days === undefined ? null : MOST_POINTS.recency * 2 ** (-days / HALF_LIFE_DAYS),
  };
  let score = 0;
  let outOf = 0;
  for (const factor of FACTORS) {
    const known = points[factor];
    if (known === null) continue;
    score += known;
    outOf += MOST_POINTS[factor];
  }
  return { points, score, outOf, rank: score + (100 - outOf) / 2 };
}
