import { formatMonth } from "../../../shared/format/format.ts";

/** Periods of official series: `2026-T2`, `2026-09`, `2026`. */

/** `2.º trimestre de 2026`, `septiembre de 2026`, `2026`. */
export function periodName(period: string): string {
  const quarter = /^(\d{4})-T(\d)$/.exec(period);
  if (quarter) return `${quarter[2]}.º trimestre de ${quarter[1]}`;
  return /^\d{4}-\d{2}$/.test(period) ? formatMonth(period) : period;
}

/** The same time of the year before; null for a period of another form. */
export function yearBefore(period: string): string | null {
  const found = /^(\d{4})(-T\d|-\d{2})?$/.exec(period);
  return found ? `${Number(found[1]) - 1}${found[2] ?? ""}` : null;
}
