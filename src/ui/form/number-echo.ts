import { formatNumber } from "#domain/shared/format/format.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";

const NBSP = "\u00a0";

/** Plain digits from here on are hard to read without grouping. */
const EASY_TO_MISCOUNT = 10_000;

/**
 * The number read from the typed text, to be shown under the field: `Leemos 1.250,5 m²`.
 *
 * Present only when something was interpreted (a typed separator, which one person means as thousands and another as
 * decimals, or `9k`) or when the digits are many. Undefined for a text that is no number, because the schema's error says so.
 *
 * @param typed the text in the field
 * @param unit written after the number: "m²", "€", "%"
 */
export function echoNumber(typed: string, unit?: string): string | undefined {
  const value = parseSpanishNumber(typed);
  if (value === undefined) return undefined;
  const interpreted = /\d[.,'\s\u00a0]+\d|[.,]\d|\d\s*(?:k|mil)/i.test(typed.trim());
  if (!interpreted && Math.abs(value) < EASY_TO_MISCOUNT) return undefined;
  return `Leemos ${formatNumber(value, 6)}${unit ? NBSP + unit : ""}`;
}
