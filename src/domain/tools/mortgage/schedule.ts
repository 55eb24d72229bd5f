import { instalmentOf, remainingPayments } from "./annuity.ts";
import { annualRateAt, type RatePlan } from "./rate-plan.ts";

/** One line of the amortisation table. Money in integer cents, the rate a fraction. */
export interface ScheduleRow {
  month: number;
  annualRate: number;
  instalmentCents: number;
  interestCents: number;
  principalCents: number;
  /** Extra repayment made right after this instalment, 0 when none. */
  prepaidCents: number;
  /** Owed after the instalment and the extra repayment. */
  balanceCents: number;
}

export interface Prepayment {
  /** Made right after this instalment. */
  month: number;
  amountCents: number;
  /** `keep-term` lowers the instalment, `keep-instalment` shortens the loan. */
  mode: "keep-term" | "keep-instalment";
}

/**
 * French amortisation table, each line rounded to cents; the last instalment takes the rounding difference, so the
 * balance ends at exactly zero. When the rate changes, the instalment is calculated anew over balance and remaining
 * term.
 *
 * @param principalCents above zero
 * @param months number of instalments, above zero
 */
export function amortisationSchedule(
  principalCents: number,
  months: number,
  plan: RatePlan,
  prepayment?: Prepayment,
): ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  let balance = principalCents;
  let lastMonth = months;
  let rate = annualRateAt(plan, 1);
  let instalment = Math.round(instalmentOf(balance, rate, months));
  for (let month = 1; month <= lastMonth; month++) {
    const rateNow = annualRateAt(plan, month);
    if (rateNow !== rate) {
      rate = rateNow;
      instalment = Math.round(instalmentOf(balance, rate, lastMonth - month + 1));
    }
    const interest = Math.round((balance * rate) / 12);
    const principal = month === lastMonth ? balance : Math.min(balance, instalment - interest);
    balance -= principal;
    const prepaid = prepayment?.month === month ? Math.min(balance, prepayment.amountCents) : 0;
    balance -= prepaid;
    rows.push({
      month,
      annualRate: rate,
      instalmentCents: principal + interest,
      interestCents: interest,
      principalCents: principal,
      prepaidCents: prepaid,
      balanceCents: balance,
    });
    if (balance === 0) break;
    if (prepaid > 0 && prepayment) {
      if (prepayment.mode === "keep-term") {
        instalment = Math.round(instalmentOf(balance, rate, lastMonth - month));
      } else {
        const left = remainingPayments(balance, rate, instalment);
        if (left !== undefined) lastMonth = Math.min(lastMonth, month + left);
      }
    }
  }
  return rows;
}

/** Interest of a table, in cents. */
export function scheduleInterest(rows: readonly ScheduleRow[]): number {
  return rows.reduce((sum, row) => sum + row.interestCents, 0);
}

/** A table year by year, for charts and short tables: last line of each year, with the year's sums. */
export interface ScheduleYear {
  year: number;
  annualRate: number;
  /** Instalment of the year's last month. */
  instalmentCents: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
}

/**
 * Sums a monthly schedule by year of the loan, the first being 1. Money is in cents; rate and instalment are those of
 * the year's last month, and the closing instalment, which carries the rounding difference, does not stand for its
 * year.
 */
export function byYear(rows: readonly ScheduleRow[]): ScheduleYear[] {
  const years: ScheduleYear[] = [];
  for (const row of rows) {
    const year = Math.ceil(row.month / 12);
    let entry = years[year - 1];
    if (!entry) {
      entry = { year, annualRate: 0, instalmentCents: 0, interestCents: 0, principalCents: 0, balanceCents: 0 };
      years.push(entry);
    }
    // The closing instalment of the loan only carries the rounding difference: it does not stand for its year.
    const closes = row.balanceCents === 0 && row.prepaidCents === 0 && entry.instalmentCents > 0;
    if (!closes) entry.instalmentCents = row.instalmentCents;
    entry.annualRate = row.annualRate;
    entry.interestCents += row.interestCents;
    entry.principalCents += row.principalCents + row.prepaidCents;
    entry.balanceCents = row.balanceCents;
  }
  return years;
}
