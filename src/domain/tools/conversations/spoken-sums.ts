import { formatMoney, formatNumber } from "../../shared/format/format.ts";
import type { Amount } from "../../shared/spoken/amounts.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { isLikely, likeOthers, PESO_COUNTRIES } from "./money-evidence.ts";
import type { Reading, Said } from "./said.ts";
import { phraseAt } from "./stance.ts";

/** A sum as it stands in a clause, with its whole value and its currency by all that the conversation says. */

const CURRENCIES: Readonly<Record<string, string>> = {
  ES: "EUR",
  MX: "MXN",
  CO: "COP",
  CL: "CLP",
  PE: "PEN",
  US: "USD",
  EC: "USD",
  PA: "USD",
  SV: "USD",
  PR: "USD",
  CR: "CRC",
  DO: "DOP",
  BO: "BOB",
  PY: "PYG",
  GT: "GTQ",
  HN: "HNL",
  VE: "USD",
};

/** Currency of an amount without any: homes of Argentina and Uruguay are sold in dollars. */
export function currencyOf({ country, isRent }: Pick<Reading, "country" | "isRent">): string {
  if (country === "AR") return isRent ? "ARS" : "USD";
  if (country === "UY") return isRent ? "UYU" : "USD";
  return CURRENCIES[country] ?? "EUR";
}

const TOLD: Readonly<Record<string, string>> = { UF: "CLF" };

/** The full value of an amount without a scale: thousands for a home in most places, millions in Colombia. */
function inFull(value: number, amount: Amount, reading: Reading, isOfHome: boolean): number {
  if (!amount.isShort || value === 0) return value;
  const { country, isRent } = reading;
  if (isOfHome && isRent)
    return country === "CO" && value < 20
      ? value * 1e6
      : (country === "AR" || country === "CL") && value >= 50
        ? value * 1e3
        : value;
  if (country === "CO") return value >= 5 ? value * 1e6 : value;
  if (country === "CL") return value >= 20 ? value * 1e6 : value;
  if (country === "MX") return value < 30 ? value * 1e6 : value * 1e3;
  return value >= 10 ? value * 1e3 : value;
}

/** «Tope 2.8» are millions in Mexico; a number below ten counts something elsewhere. */
export const leastShort = ({ country, isRent }: Reading, value: number): number =>
  country === "MX" && !isRent && !Number.isInteger(value) ? 1 : 10;

/**
 * The currency of an amount: the one that the words around it name, that of the sums of the conversation, or else that of the country's homes.
 * Null for pesos of an unknown country.
 */
function currencyIn(
  { scan }: Clause,
  nextAt: number,
  amount: Amount,
  alike: string | null,
  reading: Reading,
): string | null {
  if (amount.currency) return TOLD[amount.currency] ?? amount.currency;
  const around = [-2, -1, 0, 1, 2].map((step) => wordAt(scan, nextAt + step));
  if (around.some((word) => /^pesos?$/.test(word))) return reading.money.pesos;
  if (alike) return alike;
  // In countries without a peso «$» is the dollar.
  const isDollar = [wordAt(scan, amount.from - 1), wordAt(scan, nextAt)].includes("$");
  if (isDollar && !(reading.country in PESO_COUNTRIES)) return "USD";
  return currencyOf(reading);
}

/** Dollars are told from pesos where both are written «$»: the rest of the page is in the country's own. */
const moneyShown = (value: number, currency: string, country: string): string => {
  const shown = formatMoney(value, currency, Number.isInteger(value) ? 0 : 2);
  return currency === "USD" && country !== "US" && /^\$/.test(shown) ? `US${shown}` : shown;
};

/** Whether a number may be a rent as well as thousands of a price, and nothing in the conversation tells which. */
export function isUnclear(value: number, { country, isRent, isOwner, money, isTold }: Reading): boolean {
  if (country !== "ES" || value < 500 || value > 1500) return false;
  // Sellers speak of prices.
  if (isOwner && !isRent) return false;
  const speaksOfRent = money.rents + money.leases > 0;
  const speaksOfPrices = money.prices > 0;
  if (isRent) return speaksOfPrices && !isTold && money.leases === 0;
  return speaksOfRent && !speaksOfPrices;
}

/** A sum with what is known of it. */
export interface Sum {
  amount: Amount;
  /** Place behind it. */
  nextAt: number;
  /** The words of its stretch of the clause. */
  words: string;
  /** A sum of the conversation that it resembles gives its scale. */
  isLike: boolean;
  /** Null for pesos of an unknown country. */
  currency: string | null;
  /** The whole value of one of its ends. */
  full: (value: number, isOfHome: boolean) => number;
  shown: (value: number) => string;
  /** As it is written into a demand; null where nobody knows its currency. */
  money: (min: number | null, max: number | null) => Said["value"];
}

export const endOf = ({ scan }: Clause, amount: Amount): number =>
  scan.quantities.find(({ from }) => from === amount.from)?.to ?? amount.from + 1;

export function sumOf(clause: Clause, amount: Amount, reading: Reading): Sum {
  const nextAt = endOf(clause, amount);
  const like = amount.currency ? null : likeOthers(amount.to ?? amount.value, clause.message, reading.money);
  const currency = currencyIn(clause, nextAt, amount, like?.currency ?? null, reading);
  const meant = currency ?? currencyOf(reading);
  const full = (value: number, isOfHome: boolean) =>
    currency === "CLF" || (isOfHome && amount.scale > 1)
      ? value
      : isOfHome &&
          like &&
          !isLikely(value, meant, reading.isRent) &&
          isLikely(value * like.factor, meant, reading.isRent)
        ? value * like.factor
        : inFull(value, amount, reading, isOfHome);
  // «4 millones de pesos» of somebody whose country nobody knows: said, and worth nothing that can be told.
  const shown = (value: number) =>
    currency === null ? `${formatNumber(value)} de pesos` : moneyShown(value, currency, reading.country);
  const money = (min: number | null, max: number | null): Said["value"] =>
    currency === null ? null : { type: "money" as const, min, max, currency };
  return { amount, nextAt, words: phraseAt(clause, amount.from), isLike: like !== null, currency, full, shown, money };
}
