import { DEAL_STAGES, type DealStage } from "./contact-values.ts";
import { OPEN_STAGES, type OpenStage } from "./stages.ts";

/**
 * The expected value of the open deals: Σ p · commission, where p is the share of the agency's own finished deals that
 * came as far as a stage and were signed. With few deals that share says little, so it is smoothed (Laplace): two
 * imagined deals, which went as the prior says, stand beside the real ones. Ten finished deals outweigh them five to
 * one.
 */

/**
 * The supposed shares before anything is measured: a design choice, rounded, rising from stage to stage. Nobody
 * publishes such shares for Spain; the page shows how many deals a figure rests on.
 */
export const PRIOR: Record<OpenStage, number> = {
  nuevo: 0.05,
  contactado: 0.1,
  cualificado: 0.2,
  visita: 0.3,
  oferta: 0.5,
  arras: 0.9,
};
const PRIOR_WEIGHT = 2;

/** Finished deals by the furthest stage that they came to, the signature aside. */
export interface Finished {
  furthest: DealStage;
  isWon: boolean;
  count: number;
}

export interface StageProbability {
  p: number;
  /** Finished deals that came at least this far, and how many of them were signed. */
  observed: number;
  won: number;
}

/**
 * Chance, between 0 and 1, that a deal now in each open stage is signed. Counted are finished deals that reached the
 * stage or were signed; the prior weighs as much as two deals, so that few deals do not give 0 or 1.
 */
export function stageProbabilities(finished: readonly Finished[]): Record<OpenStage, StageProbability> {
  const of = (stage: OpenStage): StageProbability => {
    const from = DEAL_STAGES.indexOf(stage);
    let [observed, won] = [0, 0];
    for (const { furthest, isWon, count } of finished) {
      if (!isWon && DEAL_STAGES.indexOf(furthest) < from) continue;
      observed += count;
      if (isWon) won += count;
    }
    return { p: (won + PRIOR_WEIGHT * PRIOR[stage]) / (observed + PRIOR_WEIGHT), observed, won };
  };
  return Object.fromEntries(OPEN_STAGES.map((stage) => [stage, of(stage)])) as Record<OpenStage, StageProbability>;
}

/** Σ p · commission, in whole cents. */
export function expectedCents(rows: readonly { p: number; commissionCents: number }[]): number {
  return Math.round(rows.reduce((sum, { p, commissionCents }) => sum + p * commissionCents, 0));
}
