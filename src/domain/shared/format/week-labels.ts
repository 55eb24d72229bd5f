import { MONTH_ABBREVIATIONS } from "../time/calendar-names.ts";

/**
 * Names of weeks that stand in a row, by their Mondays as ISO dates: `21 dic`, `28 dic`, `4 ene 2027`. The year is written where it is
 * another than that of the week before, and with the first week where the row has weeks of two years.
 */
export function weekLabels(mondays: readonly string[]): string[] {
  const years = mondays.map((monday) => monday.slice(0, 4));
  const hasTwoYears = new Set(years).size > 1;
  return mondays.map((monday, at) => {
    const isNews = hasTwoYears && years[at] !== years[at - 1];
    const day = `${Number(monday.slice(8))} ${MONTH_ABBREVIATIONS[Number(monday.slice(5, 7)) - 1]}`;
    return isNews ? `${day} ${years[at]}` : day;
  });
}
