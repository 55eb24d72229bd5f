import type { ValueRange } from "../valuation/types.ts";

/**
 * Where an asking price stands in the uncertainty of what the home is worth. Half of the way to the end of the 80 % range is
 * still the market; beyond its end the price is outside the band.
 */
export const VERDICTS = ["muy-bajo", "algo-bajo", "en-mercado", "algo-alto", "muy-alto"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The position up to which a price is «en mercado», without its sign. */
export const IN_MARKET = 0.5;
/** The position at which the 80 % range ends, without its sign. */
export const END_OF_BAND = 1;

/**
 * ρ = ln(asking ÷ value) ÷ half width: 0 is the value itself, ±1 an end of the 80 % range, above zero is dearer.
 *
 * @param asking above zero, in the currency of the value
 * @param value above zero
 * @param halfWidth of the 80 % range in logarithms, above zero: 0.1 is some 10 % to each side
 */
export function pricePosition(asking: number, value: number, halfWidth: number): number {
  return Math.log(asking / value) / halfWidth;
}

/** Half the width of a range in logarithms: ln(high ÷ low) ÷ 2. */
export function halfWidthOf({ low, high }: ValueRange): number {
  return Math.log(high / low) / 2;
}

/** The verdict of a position; both bounds belong to the milder one. */
export function verdictOf(position: number): Verdict {
  if (Math.abs(position) <= IN_MARKET) return "en-mercado";
  const isMild = Math.abs(position) <= END_OF_BAND;
  if (position > 0) return isMild ? "algo-alto" : "muy-alto";
  return isMild ? "algo-bajo" : "muy-bajo";
}

/** Whether a verdict is «fuera de banda», to either side. */
export const isOutOfBand = (verdict: Verdict): boolean => verdict === "muy-alto" || verdict === "muy-bajo";

/**
 * The prices that are «en mercado»: value · e^(±half width ÷ 2), not rounded.
 *
 * @param halfWidth of the 80 % range in logarithms
 */
export function marketPrices(value: number, halfWidth: number): ValueRange {
  return { low: value * Math.exp(-IN_MARKET * halfWidth), high: value * Math.exp(IN_MARKET * halfWidth) };
}
