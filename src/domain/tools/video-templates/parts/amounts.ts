import { formatPercent } from "../../../shared/format/format.ts";

/** Amounts read from a price as it is written. */

const FIGURE = /\d[\d.,\u00a0 ]*/;

/**
 * The figure of a price: `262.000 €` is 262000, `1.150,50 € al mes` is 1150.5, `MX$3,450,000` is 3450000. Groups of three after a sign are
 * thousands, one or two digits after the last sign are decimals. Null where there is none.
 */
export function amountOf(price: string): number | null {
  const found = FIGURE.exec(price)?.[0].trim();
  if (found === undefined) return null;
  const parts = found.split(/[.,\u00a0 ]/).filter((part) => part !== "");
  const last = parts.at(-1)!;
  const hasDecimals = parts.length > 1 && last.length < 3;
  const whole = Number((hasDecimals ? parts.slice(0, -1) : parts).join(""));
  return hasDecimals ? whole + Number(last) / 10 ** last.length : whole;
}

/** `6,1 % menos`; nothing where the price has not fallen, or a figure is missing. */
export function dropText(before: number | null, now: number | null): string {
  if (before === null || now === null || now >= before || before <= 0) return "";
  return `${formatPercent((before - now) / before)} menos`;
}
