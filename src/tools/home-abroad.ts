import { COUNTRIES } from "#content/places/countries.ts";
import { isLatinAmericanCountry } from "#domain/shared/places/tax-places.ts";

/** Starting values of forms in a Latin American country, by its ISO 3166-1 alpha-2 code. */

/** The currency in which homes are usually priced there. */
export const currencyAbroad = (country: string): string =>
  COUNTRIES.find(({ code }) => code === country)?.currency ?? "USD";

/** Country and currency of a home. */
export const homeAbroad = (country: string): { home: { country: string; currency: string } } => ({
  home: { country, currency: currencyAbroad(country) },
});

/** Place of purchase for taxes and costs. A country without a table of costs is "another place", whose costs are typed. */
export const taxPlaceAbroad = (country: string): { place: string } => ({
  place: isLatinAmericanCountry(country) ? country : "otro",
});
