import { loanFromInstalment } from "../mortgage/annuity.ts";
import { type Ceiling, type CeilingQuestion, findCeiling } from "../mortgage/ceiling.ts";
import { costModel, type PurchaseInput } from "../tax/cost-model.ts";

/** Known data of a lead's money. Amounts in one currency, shares as fractions. */
export interface BudgetAnswers {
  /** Price of the home that they look for. */
  targetPrice?: number | undefined;
  /** Price that they can pay, where somebody has calculated it already. */
  capacity?: number | undefined;
  netMonthlyIncome?: number | undefined;
  monthlyDebts: number;
  savings?: number | undefined;
  rate: number;
  /** The term that was chosen: nothing here asks how old they are. */
  years: number;
  maxIncomeShare: number;
  loanToValue: number;
  place?: string | undefined;
  homeKind: "usada" | "nueva";
  costShare?: number | undefined;
  paysCash: boolean;
}

export type MissingBudget = "precio" | "ingresos" | "ahorro" | "lugar";

export type BudgetTest =
  | {
      kind: "tested";
      how: "dicha" | "calculada" | "contado";
      capacity: number;
      target: number;
      /** capacity / target */
      ratio: number;
      limitedBy: "income" | "savings" | null;
      points: number;
    }
  /** Data that are missing for a test; the capacity where that is known already. */
  | { kind: "unknown"; missing: MissingBudget[]; capacity: number | null };

export const BUDGET_POINTS = 30;
/** At the first share of the price there are no points, at the second there are all, and a line between. */
const [NONE_AT, ALL_AT] = [0.8, 1];

/**
 * Points, 0 to 30, for the price that a buyer can pay as a fraction of the one they look for; linear between the ratio
 * that earns none and the one that earns all.
 */
export function budgetPoints(ratio: number): number {
  return BUDGET_POINTS * Math.min(1, Math.max(0, (ratio - NONE_AT) / (ALL_AT - NONE_AT)));
}

/** Whether they can pay the price that they look for, with the engine of the capacity calculator. */
export function testBudget(answers: BudgetAnswers, date: string): BudgetTest {
  const found = capacityOf(answers, date);
  const { targetPrice: target } = answers;
  const missing: MissingBudget[] = target === undefined ? ["precio"] : [];
  if (!("price" in found)) return { kind: "unknown", missing: [...missing, ...found.missing], capacity: null };
  if (target === undefined) return { kind: "unknown", missing, capacity: found.price };
  const ratio = found.price / target;
  return {
    kind: "tested",
    how: found.how,
    capacity: found.price,
    target,
    ratio,
    limitedBy: found.limitedBy,
    points: budgetPoints(ratio),
  };
}

type Capacity =
  | { price: number; how: "dicha" | "calculada" | "contado"; limitedBy: Ceiling["limitedBy"] | null }
  | { missing: MissingBudget[] };

function capacityOf(answers: BudgetAnswers, date: string): Capacity {
  const { capacity, netMonthlyIncome: income, savings, place, costShare, paysCash } = answers;
  if (capacity !== undefined) return { price: capacity, how: "dicha", limitedBy: null };
  const missing: MissingBudget[] = [];
  if (income === undefined && !paysCash) missing.push("ingresos");
  if (savings === undefined) missing.push("ahorro");
  const purchase: PurchaseInput = { place: place ?? "otro", homeKind: answers.homeKind, costShare };
  const loanCosts = costModel(purchase, date, true);
  const cashCosts = costModel(purchase, date, false);
  if (!loanCosts || !cashCosts) missing.push("lugar");
  if (missing.length > 0 || savings === undefined || !loanCosts || !cashCosts) return { missing };

  const cash: CeilingQuestion = {
    maxLoan: 0,
    savings,
    loanToValue: answers.loanToValue,
    appraisalOf: (price) => price,
    openingFee: 0,
    costsOf: (price) => cashCosts.breakdown(price).total,
  };
  const withoutLoan = findCeiling(cash);
  if (paysCash || income === undefined) return { price: withoutLoan.price, how: "contado", limitedBy: "savings" };
  const instalment = Math.max(0, income * answers.maxIncomeShare - answers.monthlyDebts);
  const withLoan = findCeiling({
    ...cash,
    maxLoan: loanFromInstalment(instalment, answers.rate, answers.years * 12),
    costsOf: (price) => loanCosts.breakdown(price).total,
  });
  // A small loan may cost more (its appraisal) than it lends: then one reaches further without it.
  const { price, limitedBy } = withoutLoan.price > withLoan.price ? withoutLoan : withLoan;
  return { price, how: "calculada", limitedBy };
}
