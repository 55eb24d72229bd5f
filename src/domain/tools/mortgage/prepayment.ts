import type { RatePlan } from "./rate-plan.ts";
import { amortisationSchedule, type Prepayment, scheduleInterest } from "./schedule.ts";

/** The outcome of an extra repayment, in one of the two ways that a borrower may choose. Money is in cents. */
export interface PrepaymentOutcome {
  mode: Prepayment["mode"];
  /** Instalment after it, 0 when nothing is left to pay. */
  instalmentCents: number;
  /** Instalments still to pay after it. */
  remainingPayments: number;
  interestSavedCents: number;
}

export type PrepaymentResult =
  | { kind: "too-late"; lastMonth: number }
  | {
      kind: "prepaid";
      month: number;
      balanceBeforeCents: number;
      /** The amount that was in fact repaid: never more than the balance. */
      amountCents: number;
      settles: boolean;
      instalmentBeforeCents: number;
      remainingBefore: number;
      outcomes: PrepaymentOutcome[];
    };

/** Compares keeping the term with keeping the instalment. The same rate path is supposed in all cases. */
export function comparePrepayment(
  principalCents: number,
  months: number,
  plan: RatePlan,
  { month, amountCents }: { month: number; amountCents: number },
): PrepaymentResult {
  if (month >= months) return { kind: "too-late", lastMonth: months - 1 };
  const plain = amortisationSchedule(principalCents, months, plan);
  const before = plain[month - 1]!;
  const paid = Math.min(amountCents, before.balanceCents);
  const outcomes = (["keep-term", "keep-instalment"] as const).map((mode): PrepaymentOutcome => {
    const rows = amortisationSchedule(principalCents, months, plan, { month, amountCents: paid, mode });
    return {
      mode,
      instalmentCents: rows[month]?.instalmentCents ?? 0,
      remainingPayments: rows.length - month,
      interestSavedCents: scheduleInterest(plain) - scheduleInterest(rows),
    };
  });
  return {
    kind: "prepaid",
    month,
    balanceBeforeCents: before.balanceCents,
    amountCents: paid,
    settles: paid === before.balanceCents,
    instalmentBeforeCents: before.instalmentCents,
    remainingBefore: plain.length - month,
    outcomes,
  };
}
