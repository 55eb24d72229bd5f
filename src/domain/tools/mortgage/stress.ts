import { instalmentOf } from "./annuity.ts";

export interface StressRow {
  /** Rise of the rate, a fraction: 0.01 is one point. */
  rise: number;
  annualRate: number;
  instalment: number;
  /** Instalment plus other debts over monthly income; `undefined` without income. */
  incomeShare: number | undefined;
}

/** The instalment of the whole loan if the rate were 1, 2 and 3 points higher from the first day. */
export function stressTest(
  loan: { principal: number; annualRate: number; months: number },
  household: { monthlyIncome: number; monthlyDebts: number },
  rises: readonly number[] = [0, 0.01, 0.02, 0.03],
): StressRow[] {
  return rises.map((rise) => {
    const annualRate = loan.annualRate + rise;
    const instalment = instalmentOf(loan.principal, annualRate, loan.months);
    const incomeShare =
      household.monthlyIncome > 0 ? (instalment + household.monthlyDebts) / household.monthlyIncome : undefined;
    return { rise, annualRate, instalment, incomeShare };
  });
}
