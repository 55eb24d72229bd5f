import type { Variety } from "./facts.ts";

/** How each country writes numbers and money in adverts. */

const NBSP = "\u00a0";
/** Those who group by commas; the rest group by stops. */
const COMMAS: readonly Variety[] = ["es-MX", "en"];

/** A number with the marks of the country, rounded to at most so many decimals: `1.234,5`, `1,234.5`. */
export function numberIn(variety: Variety, value: number, decimals = 0): string {
  const rounded = Number(value.toFixed(decimals));
  const [whole, fraction] = String(rounded).split(".");
  const isComma = COMMAS.includes(variety);
  const first = (whole!.length - (rounded < 0 ? 1 : 0)) % 3 || 3;
  const head = whole!.slice(0, first + (rounded < 0 ? 1 : 0));
  const groups = whole!.slice(head.length).match(/\d{3}/g) ?? [];
  const grouped = [head, ...groups].join(isComma ? "," : ".");
  return fraction === undefined ? grouped : `${grouped}${isComma ? "." : ","}${fraction}`;
}

/** An area in square metres, with up to two decimals and a no-break space: `94,5 m²`. */
export function areaIn(variety: Variety, areaM2: number): string {
  return `${numberIn(variety, areaM2, 2)}${NBSP}m²`;
}

const OWN_CURRENCIES: Partial<Record<Variety, string>> = {
  "es-MX": "MXN",
  "es-AR": "ARS",
  "es-CO": "COP",
  "es-CL": "CLP",
};

/**
 * An amount in currency units, with cents only where it has some: `320.000 €`, `$3,500,000 MXN`, `$ 350.000.000`,
 * `US$ 120.000`, `€320,000`.
 */
export function moneyIn(variety: Variety, amount: number, currency: string): string {
  const number = numberIn(variety, amount, Number.isInteger(amount) ? 0 : 2);
  if (currency === "EUR") return variety === "en" ? `€${number}` : `${number}${NBSP}€`;
  if (currency === "MXN") return `$${number}${NBSP}MXN`;
  if (currency === OWN_CURRENCIES[variety]) return `$${NBSP}${number}`;
  // Chile's unit of account stands before its number.
  if (currency === "CLF") return `UF${NBSP}${number}`;
  if (currency === "USD") return variety === "en" ? `US$${number}` : `US$${NBSP}${number}`;
  return `${number}${NBSP}${currency}`;
}
