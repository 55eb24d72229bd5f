import { COMMUNITIES } from "#domain/shared/places/tax-places.ts";
import { IPV_PLACES, type SeriesId } from "#domain/tools/market/official-series.ts";

/** Countries with consumer prices of their own here, and the currency of their homes. */
export const PRICE_COUNTRIES = {
  es: { name: "España", currency: "EUR" },
  mx: { name: "México", currency: "MXN" },
  co: { name: "Colombia", currency: "COP" },
  cl: { name: "Chile", currency: "CLP" },
  pe: { name: "Perú", currency: "PEN" },
} as const;
export type PriceCountry = keyof typeof PRICE_COUNTRIES;

const COUNTRIES = Object.keys(PRICE_COUNTRIES) as PriceCountry[];
const COMMUNITY_PLACES = IPV_PLACES.filter((place) => place !== "es");

/** Series that can be asked for, in the order of the list. */
export const SERIES_IDS = [
  "bis-es" as const,
  "ine-ipv-es" as const,
  ...COMMUNITY_PLACES.map((place) => `ine-ipv-${place}` as const),
  ...COUNTRIES.filter((country) => country !== "es").map((country) => `bis-${country}` as const),
];
export type AskedSeries = (typeof SERIES_IDS)[number];

const isCountry = (code: string): code is PriceCountry => code in PRICE_COUNTRIES;

/** `bis-mx` → `mx`; whatever the INE publishes is Spain's. */
export function countryOf(id: AskedSeries): PriceCountry {
  const code = id.slice(4);
  return id.startsWith("bis-") && isCountry(code) ? code : "es";
}

/** `España (BIS)`, `Cataluña (INE)`. */
export function seriesName(id: AskedSeries): string {
  if (id.startsWith("bis-")) return `${PRICE_COUNTRIES[countryOf(id)].name} (BIS)`;
  const place = id.slice("ine-ipv-".length).toUpperCase();
  return `${place === "ES" ? "España" : COMMUNITIES[place as keyof typeof COMMUNITIES]} (INE)`;
}

/** Wider ones that cover the same home, the nearest first: offered where the asked one is empty. */
export function widerSeries(id: AskedSeries): AskedSeries[] {
  if (id.startsWith("bis-")) return [];
  return id === "ine-ipv-es" ? ["bis-es"] : ["ine-ipv-es", "bis-es"];
}

/** The series with values that ship with the product: the others need to have been read from their sources. */
const SHIPPED: readonly AskedSeries[] = ["bis-es", "ine-ipv-es", "bis-mx", "bis-co", "bis-cl", "bis-pe"];

/**
 * The series that a form offers: those with values, in the order of the list, and the chosen one.
 *
 * @param known ids with values; `undefined` while nobody has said it, when those that ship are taken
 */
export function offeredSeries(known: readonly string[] | undefined, chosen: AskedSeries): AskedSeries[] {
  const withValues: readonly string[] = known ?? SHIPPED;
  return SERIES_IDS.filter((id) => id === chosen || withValues.includes(id));
}

/** The chosen series; that of the BIS for Spain, the longest of those that ship, where the chosen one has no values. */
export const seriesWithValues = (known: readonly string[], chosen: AskedSeries): AskedSeries =>
  known.includes(chosen) ? chosen : "bis-es";

/** Every series that a calculation reads. */
export function seriesRead(asked: AskedSeries | null, country: PriceCountry | null): SeriesId[] {
  return [...(asked ? [asked, ...widerSeries(asked)] : []), ...(country ? [`prices-${country}` as const] : [])];
}
