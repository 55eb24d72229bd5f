import { UNNAMED_CURRENCIES } from "../../shared/format/money-forms.ts";
import { CURRENCY_OF_COUNTRY } from "../../shared/spoken/amount-words.ts";
import type { SlotName, Slots, Variety } from "../chat/intents.ts";
import { exchanged } from "./exchange.ts";

/** The currency of a calculation's sums, and sums of two currencies in one. */

/** Sums beyond these are in no euros and no dollars, whoever left the currency out: by the month what nobody earns or pays. */
const MOST_IN_EUROS: Partial<Record<SlotName, number>> = {
  price: 8_000_000,
  loan: 5_000_000,
  savings: 5_000_000,
  netMonthlyIncome: 25_000,
  instalment: 15_000,
  monthlyRent: 12_000,
};

const isTooMuchInEuros = (slots: Slots): boolean =>
  Object.entries(MOST_IN_EUROS).some(([name, most]) => Number(slots[name as SlotName] ?? 0) > most);

/** Words of Latin America that no single country owns and Spain hardly says. */
const LATIN_WORDS =
  /\b(?:departamento|depa|rento|rentar|mensualidades|esposa|esposo|enganche|carro|pesos|alcabala|ustedes|cuota inicial|mantenimiento mensual|predial|canon)\b/i;

/**
 * The currency of a conversation's sums: the one that was said, else that of the place, else that of the person's country. Of sums that
 * are too large for euros it is the peso; where Latin American words stand and nothing shows the country, none at all.
 *
 * @param place ISO 4217 of the place that was named
 * @param said the visitor's words so far
 * @returns undefined where euros may be meant
 */
export function currencyOfSums(
  slots: Slots,
  { place, variety, said }: { place: string | undefined; variety: Variety | null; said: string },
): string | undefined {
  if (slots.currency !== undefined) return slots.currency;
  const ofCountry = variety ? CURRENCY_OF_COUNTRY[variety] : undefined;
  // A village of Spain may bear the name of a city overseas, and no peso is paid there.
  const isElsewhere = slots.unclearCurrency !== undefined || ofCountry !== undefined;
  const ofPlace = place === "EUR" && isElsewhere ? undefined : place;
  if (ofPlace ?? ofCountry) return ofPlace ?? ofCountry;
  if (slots.unclearCurrency !== undefined) return UNNAMED_CURRENCIES[slots.unclearCurrency];
  if (isTooMuchInEuros(slots)) return UNNAMED_CURRENCIES.pesos;
  return LATIN_WORDS.test(said) ? UNNAMED_CURRENCIES.none : undefined;
}

/** Slots with a sum of another currency turned into that of the rest, at the price that was told. */
export function inOneCurrency(slots: Slots): Slots {
  const { foreignSum, exchangeRate, exchangeOf: of, currency, ...rest } = slots;
  const amount = foreignSum && slots[foreignSum.slot];
  if (!foreignSum || typeof amount !== "number" || exchangeRate === undefined || currency === undefined) return slots;
  const value = exchanged(amount, foreignSum.currency, currency, { rate: exchangeRate, of });
  return value === undefined ? slots : { ...rest, currency, [foreignSum.slot]: Math.round(value * 100) / 100 };
}
