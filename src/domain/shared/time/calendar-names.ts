/** Names of days and months in Spanish, in small letters. */

/** Monday first, in the order of `weekdayOf`. */
export const DAY_NAMES = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"] as const;

/** January is 0. */
export const MONTH_NAMES = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

/** `enero` of an ISO date or month (`2026-01-31`, `2026-01`). */
export const monthNameOf = (iso: string): string => MONTH_NAMES[Number(iso.slice(5, 7)) - 1] ?? "";

/** `ene`, `sept`: as Spanish abbreviates a month. January is 0. */
export const MONTH_ABBREVIATIONS = MONTH_NAMES.map((name) => name.slice(0, name === "septiembre" ? 4 : 3));
