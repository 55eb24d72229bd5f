import { formatMillions, formatMoney } from "./format.ts";

/** Currencies whose cents nobody counts any more. */
const WITHOUT_CENTS = ["ARS", "CLP", "COP", "CRC", "PYG"];

/**
 * A formatter of amounts in one currency. Currencies in which nobody counts cents (ARS, CLP, COP, CRC, PYG) show whole units
 * whatever `decimals` asks for.
 */
export function moneyIn(currency: string): (amount: number, decimals?: number) => string {
  return (amount, decimals = 0) => formatMoney(amount, currency, WITHOUT_CENTS.includes(currency) ? 0 : decimals);
}

/** For axes and narrow cells: `286.500 €` stays whole, millions shorten to `$1.25 M MXN`. */
export function shortMoneyIn(currency: string): (amount: number) => string {
  return (amount) => (Math.abs(amount) < 1_000_000 ? formatMoney(amount, currency) : formatMillions(amount, currency));
}
