import { formatNumber } from "#domain/shared/format/format.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";

/** Longest length that somebody types, with its unit. */
const LONGEST = 24;

/**
 * A length as it is typed: `4,25`, `4,25 m`, `425 cm`, `4250 mm`.
 *
 * @returns whole millimetres; null for what is no length
 */
export function typedMetres(text: string): number | null {
  const trimmed = text.trim().toLowerCase().slice(0, LONGEST);
  const unit = trimmed.endsWith("mm") ? 1 : trimmed.endsWith("cm") ? 10 : 1000;
  const figure = trimmed.replace(/[mc]{0,2}$/, "").trim();
  // Three digits after a comma are millimetres here, and no thousands.
  const value = /^-?\d{1,6},\d{3}$/.test(figure) ? Number(figure.replace(",", ".")) : parseSpanishNumber(figure);
  return value === undefined || !Number.isFinite(value) ? null : Math.round(value * unit);
}

/** The same the other way round, for a field: `4,25`. */
export const metresTyped = (mm: number): string => formatNumber(mm / 1000, 3);
