/** The test of two subjects, by the people who opened a link. Opens prove nothing: programs load pictures by themselves. */

export interface TestSide {
  sent: number;
  clicked: number;
}

export interface TestVerdict {
  first: TestSide;
  other: TestSide;
  /** The subject that the rest gets. */
  winner: "primero" | "segundo";
  /** Whether the two can be told apart at all; where they cannot, the first one goes on. */
  isApart: boolean;
  /** Probability of so large a difference, or a larger one, if both were alike; null with too few people for the test to say anything. */
  pValue: number | null;
}

/** Below this probability it is called a difference. */
export const APART_BELOW = 0.05;
/** The test leans on large numbers: each side must expect as many people who open a link, and who do not. */
const LEAST_EXPECTED = 5;

/** The two-sided test of two proportions, with their common share. */
export function testVerdict(first: TestSide, other: TestSide): TestVerdict {
  const mails = first.sent + other.sent;
  const share = mails === 0 ? 0 : (first.clicked + other.clicked) / mails;
  const smaller = Math.min(first.sent, other.sent);
  if (smaller * Math.min(share, 1 - share) < LEAST_EXPECTED) {
    return { first, other, winner: "primero", isApart: false, pValue: null };
  }
  const error = Math.sqrt(share * (1 - share) * (1 / first.sent + 1 / other.sent));
  const difference = other.clicked / other.sent - first.clicked / first.sent;
  const pValue = twoSided(Math.abs(difference) / error);
  const isApart = pValue < APART_BELOW;
  return { first, other, winner: isApart && difference > 0 ? "segundo" : "primero", isApart, pValue };
}

/**
 * Probability that a standard normal value lies further from zero than this, on either side: the complementary error function by its expansion
 * (Abramowitz and Stegun 7.1.26; its error is below 1.5e-7).
 */
function twoSided(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.min(1, Math.max(0, polynomial * Math.exp(-x * x)));
}
