/** Short names of the months, as tables and axes write them. */
export const SHORT_MONTHS: readonly string[] = [
  "ene",
  "feb",
  "mar",
  "abr",
  "may",
  "jun",
  "jul",
  "ago",
  "sep",
  "oct",
  "nov",
  "dic",
];

/** How many periods a series has to a year: yearly, quarterly or monthly values. */
export type PerYear = 1 | 4 | 12;

/** A period, counted since the year zero, as it is read: `2024`, `T3 2024`, `jul 2024`. */
export function periodText(index: number, perYear: PerYear): string {
  const year = Math.floor(index / perYear);
  if (perYear === 1) return String(year);
  const part = index - year * perYear;
  return perYear === 4 ? `T${part + 1} ${year}` : `${SHORT_MONTHS[part]} ${year}`;
}
