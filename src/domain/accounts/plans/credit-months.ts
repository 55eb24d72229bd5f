/**
 * Months of credits count from the day on which the plan began, as calendars do: a plan begun on the 31st renews on the
 * last day of a shorter month and on the 31st again where there is one.
 */

/** The first renewal after an instant, counted from the plan's beginning. */
export function nextRenewal(start: Date, now: Date): Date {
  let months = 1;
  while (monthsAfter(start, months) <= now) months += 1;
  return monthsAfter(start, months);
}

function monthsAfter(start: Date, months: number): Date {
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(start);
  moved.setUTCFullYear(year, month, Math.min(start.getUTCDate(), lastDay));
  return moved;
}
