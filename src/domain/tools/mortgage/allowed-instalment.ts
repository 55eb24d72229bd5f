/**
 * Largest instalment that an income allows: the share that all debts together may take of it, less what other debts take already; never
 * below zero. In the unit of the income.
 *
 * @param maxIncomeShare fraction: 0.35 is 35 %
 */
export function allowedInstalment(monthlyIncome: number, maxIncomeShare: number, monthlyDebts: number): number {
  return Math.max(0, monthlyIncome * maxIncomeShare - monthlyDebts);
}
