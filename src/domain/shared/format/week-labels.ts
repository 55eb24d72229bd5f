let day: Intl.DateTimeFormat | undefined;
let dayOfYear: Intl.DateTimeFormat | undefined;

/**
 * Names of weeks that stand in a row, by their Mondays as ISO dates: `21 dic`, `28 dic`, `4 ene 2027`. The year is written where it is
 * another than that of the week before, and with the first week where the row has weeks of two years.
 */
export function weekLabels(mondays: readonly string[]): string[] {
  day ??= new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", timeZone: "UTC" });
  dayOfYear ??= new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const formats = { usual: day, withYear: dayOfYear };
  const years = mondays.map((monday) => monday.slice(0, 4));
  const hasTwoYears = new Set(years).size > 1;
  return mondays.map((monday, at) => {
    const isNews = hasTwoYears && years[at] !== years[at - 1];
    return (isNews ? formats.withYear : formats.usual).format(new Date(`${monday}T00:00:00Z`));
  });
}
