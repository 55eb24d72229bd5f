import { DEAL_STAGES, type DealKind, type DealStage } from "./contact-values.ts";
import { type OpenStage, TRADES } from "./trades.ts";

/**
 * The expected value of the open deals: Σ p · commission, where p is the share of the agency's own finished deals of
 * the same trade that came as far as a stage and were won. With few deals that share says little, so it is smoothed
 * (Laplace): two imagined deals, which went as the trade's starting value says, stand beside the real ones. Ten finished
 * deals outweigh them five to one.
 */

const PRIOR_WEIGHT = 2;

/**
 * Months of rent that a lease brings where neither the deal nor its share says more: usual in Spain, without a law that
 * sets it; the page says so.
 */
export const RENT_FEE_MONTHS = 1;

/** Finished deals of one trade by the furthest stage that they came to, the signature aside. */
export interface Finished {
  furthest: DealStage;
  isWon: boolean;
  count: number;
}

export interface StageProbability {
  p: number;
  /** Finished deals that came at least this far, and how many of them were won. */
  observed: number;
  won: number;
}

/**
 * Chance, between 0 and 1, that a deal of a trade now in each open stage is won, in the order of its way. Counted are
 * finished deals that reached the stage or were won; the starting value weighs as much as two deals, so that few deals
 * do not give 0 or 1.
 */
export function stageProbabilities(
  kind: DealKind,
  finished: readonly Finished[],
): ({ stage: OpenStage } & StageProbability)[] {
  return TRADES[kind].open.map(({ stage, prior }) => {
    const from = DEAL_STAGES.indexOf(stage);
    let [observed, won] = [0, 0];
    for (const { furthest, isWon, count } of finished) {
      if (!isWon && DEAL_STAGES.indexOf(furthest) < from) continue;
      observed += count;
      if (isWon) won += count;
    }
    return { stage, p: (won + PRIOR_WEIGHT * prior) / (observed + PRIOR_WEIGHT), observed, won };
  });
}

/** Σ p · commission, in whole cents. */
export function expectedCents(rows: readonly { p: number; commissionCents: number }[]): number {
  return Math.round(rows.reduce((sum, { p, commissionCents }) => sum + p * commissionCents, 0));
}
