import { isLatinAmericanCountry, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import type { IndexUnit } from "#domain/tools/mortgage/index-units.ts";

/** The money that a loan in an indexed unit is paid in. */
const UNIT_CURRENCIES: Record<IndexUnit, string> = { UF: "CLP", UDI: "MXN", UVA: "ARS", UVR: "COP" };

/** The currency of everything typed: the chosen one, else that of the loan's unit, else the usual one of the place. */
export function currencyOf(input: {
  currency?: string | undefined;
  indexUnit?: string | undefined;
  place: string;
}): string {
  const { currency, indexUnit, place } = input;
  if (currency) return currency;
  if (indexUnit && indexUnit in UNIT_CURRENCIES) return UNIT_CURRENCIES[indexUnit as IndexUnit];
  return isLatinAmericanCountry(place) ? LATIN_AMERICA[place].currency : "EUR";
}
