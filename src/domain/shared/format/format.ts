import { MONTH_ABBREVIATIONS, monthNameOf } from "../time/calendar-names.ts";
import { digitsOf, type Marks } from "./digits.ts";
import { type MoneyForm, moneyForm } from "./money-forms.ts";

/**
 * How Umbral writes numbers, money, areas and dates (design guide, "Voice"): `342.000 €`, `3.638 €/m²`, `6,8 %`,
 * a true minus, a non-breaking space before the unit, thousands grouped also in four-digit money.
 */

const NBSP = "\u00a0";
const MINUS = "\u2212";

const MARKS: Record<MoneyForm["marks"], Marks> = {
  "342.000,50": { group: ".", decimal: "," },
  "342,000.50": { group: ",", decimal: "." },
};

/** `1.250,5`: digits after the comma are at most `maxDecimals`, at least `minDecimals`. */
export function formatNumber(value: number, maxDecimals = 0, minDecimals = 0): string {
  return numberIn("342.000,50", value, maxDecimals, minDecimals);
}

function numberIn(marks: MoneyForm["marks"], value: number, maxDecimals: number, minDecimals: number): string {
  const digits = digitsOf(value, maxDecimals, minDecimals, MARKS[marks]);
  if (digits === null) return uncommon(marks, value, maxDecimals, minDecimals);
  // A number that rounds to zero has no sign, with figures after the comma neither.
  return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}

/** Infinity, no number at all, and numbers that are written with an exponent. */
function uncommon(marks: MoneyForm["marks"], value: number, maxDecimals: number, minDecimals: number): string {
  const formatter = new Intl.NumberFormat(marks === "342.000,50" ? "es-ES" : "es-MX", {
    maximumFractionDigits: maxDecimals,
    minimumFractionDigits: minDecimals,
    useGrouping: "always",
  });
  const text = formatter.format(value).replace("-", MINUS);
  return /^\u22120(?:[,.]0*)?$/.test(text) ? text.slice(1) : text;
}

/**
 * `342.000 €`, `$342,000 MXN`, `US$ 342.000`: an amount as its country writes it. Decimals only when asked: instalments
 * show cents, estimates never.
 */
export function formatMoney(amount: number, currency = "EUR", decimals = 0): string {
  return amountIn(currency, amount, decimals, decimals, "");
}

/** `1,25 M €`, `$1.25 M MXN`: millions with at most two decimals, for axes and narrow cells. */
export function formatMillions(amount: number, currency: string): string {
  return amountIn(currency, amount / 1_000_000, 2, 0, `${NBSP}M`);
}

/** @param scale what follows the digits: the name of a multiple, or nothing */
function amountIn(currency: string, amount: number, maxDecimals: number, minDecimals: number, scale: string): string {
  const { before, after, marks } = moneyForm(currency);
  const digits = numberIn(marks, amount, maxDecimals, minDecimals);
  // The sign stands before the whole: `−$342 MXN`.
  const sign = digits.startsWith(MINUS) ? MINUS : "";
  return `${sign}${before}${digits.slice(sign.length)}${scale}${after && `${NBSP}${after}`}`;
}

/** `+8.900 €`, `−7.900 €`. */
export function formatSignedMoney(amount: number, currency = "EUR", decimals = 0): string {
  const text = formatMoney(amount, currency, decimals);
  return amount > 0 && text !== formatMoney(0, currency, decimals) ? `+${text}` : text;
}

/** `3.638 €/m²`; a rent has decimals: `13,9 €/m²`. */
export function formatUnitPrice(amountPerM2: number, currency = "EUR", decimals = 0): string {
  return `${formatMoney(amountPerM2, currency, decimals)}/m²`;
}

/** `94 m²`, `94,5 m²`. */
export function formatArea(areaM2: number): string {
  return `${formatNumber(areaM2, 1)}${NBSP}m²`;
}

/** A fraction as a percentage: 0.068 → `6,8 %`. */
export function formatPercent(fraction: number, maxDecimals = 1, minDecimals = 0): string {
  return `${formatNumber(fraction * 100, maxDecimals, minDecimals)}${NBSP}%`;
}

/** `420 m` below a kilometre, `1,3 km` from there. */
export function formatDistance(metres: number): string {
  const tens = Math.round(metres / 10) * 10;
  return tens < 1000 ? `${formatNumber(tens)}${NBSP}m` : `${formatNumber(metres / 1000, 1)}${NBSP}km`;
}

let madridDay: Intl.DateTimeFormat | undefined;

/** An ISO date (YYYY-MM-DD or a full timestamp) as `14 de noviembre de 2025`. Dates without time are never shifted. */
export function formatDate(iso: string): string {
  const day = dayOf(iso);
  return `${Number(day.slice(8))} de ${monthNameOf(day)} de ${Number(day.slice(0, 4))}`;
}

/** `nov 2025`. */
export function formatMonth(iso: string): string {
  const day = dayOf(iso);
  return `${MONTH_ABBREVIATIONS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(0, 4))}`;
}

/**
 * The day of an ISO date, of a month (its fifteenth) or of an instant, in Madrid. The browser's own calendar is asked about instants
 * alone: a slow phone needs 40 ms to make its formatter.
 *
 * @throws {RangeError} when it is none of the three
 */
function dayOf(iso: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(iso)) return `${iso}-15`;
  if (/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(iso)) return iso;
  madridDay ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" });
  return madridDay.format(new Date(iso));
}
