const day = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" });
const dayOfYear = new Intl.DateTimeFormat("es-ES", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * Names of weeks that stand in a row, by their Mondays as ISO dates: `21 dic`, `28 dic`, `4 ene 2027`. The year is written where it is
 * another than that of the week before, and with the first week where the row has weeks of two years.
 */
export function weekLabels(mondays: readonly string[]): string[] {
  const years = mondays.map((monday) => monday.slice(0, 4));
  const hasTwoYears = new Set(years).size > 1;
  return mondays.map((monday, at) => {
    const isNews = hasTwoYears && years[at] !== years[at - 1];
    return (isNews ? dayOfYear : day).format(new Date(`${monday}T00:00:00Z`));
  });
}
