import { useWatch } from "react-hook-form";
import { isLatinAmericanCountry, LATIN_AMERICA } from "#domain/tax/places.ts";

/** A field of the form as it is typed. */
export function useText(name: string): string {
  const value: unknown = useWatch({ name });
  return typeof value === "string" ? value : "";
}

/** What stands after an amount: the symbol of the euro, or a code. */
export function useCurrency(): string {
  const chosen = useText("currency");
  const place = useText("place");
  const code = chosen || (isLatinAmericanCountry(place) ? LATIN_AMERICA[place].currency : "EUR");
  return code === "EUR" ? "€" : code;
}
