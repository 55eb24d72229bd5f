/** The last day of a tour, as its person counts days: by the clock of their own browser, not by that of Greenwich. */

/** @param day `2026-12-31`, or empty @returns its last second as an ISO instant; null for an empty one */
export function endOfDay(day: string): string | null {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  return new Date(year, month - 1, date, 23, 59, 59).toISOString();
}

/** @param iso an instant, or null @returns its day here as `2026-12-31`; empty for null */
export function dayOf(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
