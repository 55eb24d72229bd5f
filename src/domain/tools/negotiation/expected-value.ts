/** An offer as money: what it brings if it closes, what is left if it does not, and what waiting costs meanwhile. */
export interface Prospect {
  /** 0 to 1. */
  probability: number;
  /** Brought by the offer. */
  amount: number;
  /** Brought by the next best way if it falls through. */
  fallback: number;
  carryPerMonth: number;
  months: number;
}

/**
 * Probability · amount + (1 − probability) · fallback − what the wait costs, which is paid in either case. Below zero where
 * that is more.
 */
export function expectedValue({ probability, amount, fallback, carryPerMonth, months }: Prospect): number {
  return probability * amount + (1 - probability) * fallback - carryPerMonth * months;
}

/** How likely it must be to close to be worth as much as `rival`; null where no likelihood makes it so. */
export function breakEvenProbability(prospect: Omit<Prospect, "probability">, rival: number): number | null {
  const { amount, fallback, carryPerMonth, months } = prospect;
  if (amount === fallback) return null;
  const needed = (rival + carryPerMonth * months - fallback) / (amount - fallback);
  return needed >= 0 && needed <= 1 ? needed : null;
}
