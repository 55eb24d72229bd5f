import { balanceAfter, instalmentOf } from "./annuity.ts";

export interface IndexedYear {
  year: number;
  /** Instalment of the year's last month, in money of that day. */
  instalment: number;
  /** Owed at the end of the year, in money of that day. */
  balance: number;
  /** The unit's value over its value on the day of signing. */
  unitIndex: number;
}

export interface IndexedPath {
  years: IndexedYear[];
  /** The highest debt in money at any month's end, and that month (0: it never rises above the loan). */
  peakBalance: number;
  peakMonth: number;
  /** All instalments added, in money of each day. */
  totalPaid: number;
}

/**
 * A loan written in an indexed unit, seen in money: units owed × value of the unit, which grows steadily.
 * instalment_t = instalment in units × unit_t, balance likewise; the debt in money rises while prices outrun repayment.
 *
 * @param principal in money on the day of signing (the unit counts 1 that day)
 * @param annualRate real rate over the unit, a fraction
 * @param unitGrowth supposed yearly growth of the unit, a fraction above −1
 */
export function indexedPath(principal: number, annualRate: number, months: number, unitGrowth: number): IndexedPath {
  const unitsPerMonth = instalmentOf(principal, annualRate, months);
  const path: IndexedPath = { years: [], peakBalance: principal, peakMonth: 0, totalPaid: 0 };
  for (let month = 1; month <= months; month++) {
    const unitIndex = (1 + unitGrowth) ** (month / 12);
    const instalment = unitsPerMonth * unitIndex;
    const balance = balanceAfter(principal, annualRate, months, month) * unitIndex;
    path.totalPaid += instalment;
    if (balance > path.peakBalance) Object.assign(path, { peakBalance: balance, peakMonth: month });
    if (month % 12 === 0 || month === months) {
      path.years.push({ year: Math.ceil(month / 12), instalment, balance, unitIndex });
    }
  }
  return path;
}
