import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";

/**
 * Two ways that need no comparables: tools brief A, §1.1 step 6. They are the agent's own figures times arithmetic, and
 * the page says so. Typed text in, money out; `undefined` until both can be read and make sense.
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
