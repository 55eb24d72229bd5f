import { daysBetween } from "../../shared/time/local-time.ts";
import type { GainAbatementRule } from "./sale-facts.ts";

/** A sale whose gain may be lowered because the home was bought before 31 December 1994. */
export interface AbatedGain {
  /** In currency units. */
  gain: number;
  /** Price less the seller's costs of the sale, in currency units. */
  transferValue: number;
  /** Transfer values since 2015 to which the seller applied this abatement already, in currency units. */
  earlierTransfers: number;
  /** ISO dates. */
  purchasedOn: string;
  soldOn: string;
  rule: GainAbatementRule;
}

/**
 * The amount by which the gain is lowered, in currency units (Ley 35/2006, DT 9ª.1, for property outside a business): never below zero,
 * never more than the gain; zero for a loss and for a home that was bought on 31 December 1994 or later.
 *
 * The gain is spread evenly over the days of ownership. Of the part up to 19 January 2006 (that day and the day of the purchase count)
 * goes 11.11 % for each year beyond two up to 31 December 1996, a part of a year counting whole; with more than ten years
 * all of it. Only the share of the transfer value that still fits into the limit of 400,000 € is lowered.
 */
export function gainAbatement(sale: AbatedGain): number {
  const { gain, transferValue, purchasedOn, soldOn, rule } = sale;
  if (gain <= 0 || purchasedOn >= rule.boughtBefore) return 0;
  const years = yearsRoundedUp(purchasedOn, rule.yearsUntil);
  const share = years > rule.exemptAboveYears ? 1 : Math.max(0, years - rule.freeYears) * rule.perYear;
  // The bounds hold where a home was sold before 2006, or given away with its costs above its price.
  const early = Math.min(1, daysBetween(purchasedOn, rule.gainBefore) / daysBetween(purchasedOn, soldOn));
  const left = Math.max(0, rule.limit - sale.earlierTransfers);
  const within = transferValue <= left ? 1 : left / transferValue;
  return gain * early * within * share;
}

/** Years from one ISO date to the other, a part of a year counting whole: seven from 15 January 1990 to 31 December 1996. */
function yearsRoundedUp(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) > from.slice(5) ? years + 1 : years;
}
