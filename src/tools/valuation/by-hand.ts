import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";

/**
 * Two ways to a value that need no comparables. They multiply the agent's own figures, and the page says so. Typed text
 * goes in and money comes out; the result is `undefined` until both can be read and make sense.
 */

/** Area times a price by m² that the agent knows. */
export function valueByUnitPrice(areaM2: number, typedPerM2: string): number | undefined {
  const perM2 = parseSpanishNumber(typedPerM2);
  return perM2 !== undefined && perM2 > 0 ? areaM2 * perM2 : undefined;
}

/** Income capitalisation: net rent of a year over the yield that a buyer asks for, in percent as typed. */
export function valueByIncome(typedNetRent: string, typedYieldPercent: string): number | undefined {
  const netRent = parseSpanishNumber(typedNetRent);
  const yieldPercent = parseSpanishNumber(typedYieldPercent);
  if (netRent === undefined || yieldPercent === undefined || netRent <= 0) return undefined;
  return yieldPercent > 0 && yieldPercent <= 50 ? netRent / (yieldPercent / 100) : undefined;
}
