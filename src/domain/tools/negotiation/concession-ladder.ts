/** Ackerman's spacing: each concession is smaller than the one before, which says without words that the end is near. */
const SHARES = [0, 4 / 7, 6 / 7, 1] as const;
/** Prices are said in round figures. */
const ROUNDED_TO = 50;

/** A price to ask, in currency units. */
export interface LadderStep {
  /** Share of the way from the first figure to the last one. */
  share: number;
  price: number;
  /** How far it moves from the step before, always positive. */
  concession: number;
}

/** Four prices from the first figure to the last: down for whoever sells, up for whoever buys. Rounded down. */
export function concessionLadder(anchor: number, target: number): LadderStep[] {
  const prices = SHARES.map((share) => roundedDown(anchor + (target - anchor) * share));
  return SHARES.map((share, i) => ({
    share,
    price: prices[i]!,
    concession: i === 0 ? 0 : Math.abs(prices[i]! - prices[i - 1]!),
  }));
}

/** The round figure at or below a price: a multiple of 50. */
export function roundedDown(price: number): number {
  // A share of a seventh may end a hair below the round figure that it means.
  return Math.floor((price + 1e-6) / ROUNDED_TO) * ROUNDED_TO;
}
