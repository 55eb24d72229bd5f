/**
 * How the nominal rate of a loan goes over time. Rates are fractions, months count from 1 (the first instalment).
 *
 * - fixed: one rate.
 * - variable: reference + spread, read again every `reviewMonths`.
 * - mixed: a fixed rate during `fixedMonths`, then variable.
 */
export type RatePlan =
  | { kind: "fixed"; rate: number }
  | { kind: "variable"; spread: number; reference: ReferencePath; reviewMonths: number }
  | {
      kind: "mixed";
      rate: number;
      fixedMonths: number;
      spread: number;
      reference: ReferencePath;
      reviewMonths: number;
    };

/** A supposed path of the index: from `start` in a straight line to `end` after `months`, flat from there. */
export interface ReferencePath {
  start: number;
  end: number;
  /** Months until `end` is reached; 0 is a jump on the first day. */
  months: number;
}

/** The index as supposed `elapsed` months after signing. */
export function referenceAt(path: ReferencePath, elapsed: number): number {
  if (elapsed >= path.months) return path.end;
  return path.start + ((path.end - path.start) * elapsed) / path.months;
}

/**
 * Nominal annual rate that applies to instalment `month`. A rate never falls below zero (Ley 5/2019; article not
 * checked).
 * A review takes the index of its own day and holds it until the next one.
 */
export function annualRateAt(plan: RatePlan, month: number): number {
  if (plan.kind === "fixed") return plan.rate;
  const fixedMonths = plan.kind === "mixed" ? plan.fixedMonths : 0;
  if (plan.kind === "mixed" && month <= fixedMonths) return plan.rate;
  const sinceFixed = month - 1 - fixedMonths;
  const lastReview = fixedMonths + Math.floor(sinceFixed / plan.reviewMonths) * plan.reviewMonths;
  return Math.max(0, referenceAt(plan.reference, lastReview) + plan.spread);
}
