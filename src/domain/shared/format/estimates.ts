import { formatMoney } from "./format.ts";

/** Digits that an estimate deserves: its error is some per cent, and more digits would claim too much. */
const SIGNIFICANT_DIGITS = 3;

/** The unit of the last digit that an estimate of this size shows: 1.000 for 550.048, 10 for 7.237, 1 for 950. */
export function significantStep(amount: number): number {
  const size = Math.abs(amount);
  return size < 1 ? 1 : Math.max(1, 10 ** (Math.floor(Math.log10(size)) + 1 - SIGNIFICANT_DIGITS));
}

/** An estimate with three significant digits, as it is shown; stored and exported amounts stay exact. */
export function roundedEstimate(amount: number): number {
  const step = significantStep(amount);
  return Math.round(amount / step) * step;
}

/** `550.000 €` for 550.048. */
export function formatEstimate(amount: number, currency = "EUR"): string {
  return formatMoney(roundedEstimate(amount), currency);
}

/** Writes estimates of one currency. */
export function estimateIn(currency: string): (amount: number) => string {
  return (amount) => formatEstimate(amount, currency);
}
