import { instalmentOf } from "#domain/tools/mortgage/annuity.ts";
import { type Ceiling, type CeilingQuestion, lendableOn, loanFor } from "#domain/tools/mortgage/ceiling.ts";
import { annualRateAt, type RatePlan } from "#domain/tools/mortgage/rate-plan.ts";
import type { CostModel } from "#domain/tools/tax/cost-model.ts";
import type { Operation, TargetCheck } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

export interface LoanTerms {
  plan: RatePlan;
  months: number;
  maxIncomeShare: number;
  household: { monthlyIncome: number; monthlyDebts: number };
}

/** Half a cent: less is rounding. */
const NOTHING = 0.005;

/** Money that the purchase of a known home asks for, and the part that is missing. */
export function checkTarget(
  price: number,
  referenceValue: number | undefined,
  question: CeilingQuestion,
  costs: CostModel,
  terms: LoanTerms,
): TargetCheck {
  const total = costs.breakdown(price, referenceValue).total;
  const lendable = lendableOn(price, question);
  const savingsNeeded = Math.max(0, price + total - lendable * (1 - question.openingFee));
  const loan = Math.min(lendable, loanFor(price, { ...question, costsOf: () => total }));
  const instalment = instalmentOf(loan, annualRateAt(terms.plan, 1), terms.months);
  const { monthlyIncome, monthlyDebts } = terms.household;
  const incomeNeeded = loan > 0 ? (instalment + monthlyDebts) / terms.maxIncomeShare : 0;
  const missing = (needed: number, has: number) => (needed - has > NOTHING ? needed - has : 0);
  const missingSavings = missing(savingsNeeded, question.savings);
  const missingIncome = missing(incomeNeeded, monthlyIncome);
  return {
    price,
    costs: total,
    loan,
    instalment,
    incomeShare: (instalment + monthlyDebts) / monthlyIncome,
    savingsNeeded,
    incomeNeeded,
    missingSavings,
    missingIncome,
    fits: missingSavings === 0 && missingIncome === 0,
  };
}

/** The purchase that the schedule, the stress test and the rest are about. */
export function operationOf(
  target: TargetCheck | null,
  ceiling: Ceiling,
  input: CapacityInput,
  question: CeilingQuestion,
  costs: CostModel,
  { plan, months, household }: LoanTerms,
): Operation {
  const isTarget = target?.fits === true;
  const price = isTarget ? target.price : ceiling.price;
  const loan = isTarget ? target.loan : ceiling.loan;
  const breakdown = costs.breakdown(price, isTarget ? input.referenceValue : undefined);
  const openingFee = loan * question.openingFee;
  const instalment = instalmentOf(loan, annualRateAt(plan, 1), months);
  return {
    isTarget,
    price,
    loan,
    costs: breakdown,
    openingFee,
    ownFunds: Math.max(0, price + breakdown.total + openingFee - loan),
    instalment,
    incomeShare: (instalment + household.monthlyDebts) / household.monthlyIncome,
    loanToPrice: price > 0 ? loan / price : 0,
  };
}
