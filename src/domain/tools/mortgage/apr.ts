import { bisect } from "./bisection.ts";

/** Money at a moment: positive is received by the borrower, negative is paid. */
export interface CashFlow {
  years: number;
  amount: number;
}

/**
 * TAE: the yearly rate that makes receipts and payments worth the same today, Σ amount_k / (1 + r)^years_k = 0 (Ley
 * 5/2019, annex).
 *
 * @returns a fraction, searched between −99 % and 1000 %; `undefined` when no rate there balances the flows
 */
export function annualPercentageRate(flows: readonly CashFlow[]): number | undefined {
  const presentValue = (rate: number) => flows.reduce((sum, flow) => sum + flow.amount / (1 + rate) ** flow.years, 0);
  return bisect(presentValue, -0.99, 10);
}

/** Costs that the borrower must pay, besides the instalments, to get the rate offered, in currency units. */
export interface LoanCosts {
  openingFee: number;
  appraisal: number;
  /** Linked products (insurance, account) each year, spread over its months. */
  linkedProductsPerYear: number;
}

/** TAE of a loan from its instalments (end of each month) and costs. Notary fees do not count (Ley 5/2019, art. 4). */
export function loanApr(principal: number, instalments: readonly number[], costs: LoanCosts): number | undefined {
  return annualPercentageRate([
    { years: 0, amount: principal - costs.openingFee - costs.appraisal },
    ...instalments.map((instalment, index) => ({
      years: (index + 1) / 12,
      amount: -(instalment + costs.linkedProductsPerYear / 12),
    })),
  ]);
}
