import { isLatinAmericanCountry, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { useText } from "#ui/form/use-text.ts";

/** Sign after an amount: the symbol of the euro, or a code. */
export function useCurrency(): string {
  const chosen = useText("currency");
  const place = useText("place");
  const code = chosen || (isLatinAmericanCountry(place) ? LATIN_AMERICA[place].currency : "EUR");
  return code === "EUR" ? "€" : code;
}
