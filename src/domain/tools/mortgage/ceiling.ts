import { largestAffordable } from "./bisection.ts";

/** The means of a household, and the costs of a home besides its price. Money is in one currency. */
export interface CeilingQuestion {
  /** Largest loan that the allowed instalment repays. */
  maxLoan: number;
  savings: number;
  /** Fraction of the lower of price and appraisal that is lent. */
  loanToValue: number;
  /** The appraisal of a home of that price. */
  appraisalOf: (price: number) => number;
  /** Opening fee as a fraction of the loan: it never reaches the seller. */
  openingFee: number;
  /** Taxes and costs of a home of that price. Must not fall when the price rises. */
  costsOf: (price: number) => number;
}

export interface Ceiling {
  /** Highest price that the income allows. */
  byIncome: number;
  /** Highest price that the savings allow; `null` when they set no limit (all is lent and costs nothing). */
  bySavings: number | null;
  price: number;
  limitedBy: "income" | "savings";
  /** Loan at that price. */
  loan: number;
}

/** Most that is lent on a home: loan to value × min(price, appraisal). */
export function lendableOn(price: number, question: Pick<CeilingQuestion, "loanToValue" | "appraisalOf">): number {
  return question.loanToValue * Math.min(price, question.appraisalOf(price));
}

/** Loan that pays for price and costs after the savings; the opening fee is taken from it first. */
export function loanFor(price: number, question: Pick<CeilingQuestion, "costsOf" | "savings" | "openingFee">): number {
  return Math.max(0, (price + question.costsOf(price) - question.savings) / (1 - question.openingFee));
}

/**
 * Price = min[(L + S) / (1 + g), S / (1 − LTV + g)], where the cost share g depends on the price itself (brackets,
 * caps, fixed fees). Both bounds are found by bisection on the amount to be paid, which never falls with the price.
 */
export function findCeiling(question: CeilingQuestion): Ceiling {
  const { maxLoan, savings, openingFee, costsOf } = question;
  const toPay = (price: number) => price + costsOf(price);
  const byIncome = largestAffordable(toPay, savings + maxLoan * (1 - openingFee)) ?? 0;
  const bySavings = largestAffordable(
    (price) => toPay(price) - lendableOn(price, question) * (1 - openingFee),
    savings,
  );
  const isSavings = bySavings !== undefined && bySavings < byIncome;
  const price = roundToCents(isSavings ? bySavings : byIncome);
  return {
    byIncome: roundToCents(byIncome),
    bySavings: bySavings === undefined ? null : roundToCents(bySavings),
    price,
    limitedBy: isSavings ? "savings" : "income",
    loan: roundToCents(Math.min(maxLoan, lendableOn(price, question), loanFor(price, question))),
  };
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
