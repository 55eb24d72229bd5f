/** The three regions of the product: prices and language of each, and the choice for a visitor. */

export type Region = "es" | "latam" | "default";

export interface RegionSettings {
  region: Region;
  currency: "EUR" | "USD";
  currencySymbol: "€" | "$";
  /** BCP 47 tag of the page's language. */
  language: "es-ES" | "es";
  /** Name in the selector. */
  name: string;
}

export const REGIONS: Record<Region, RegionSettings> = {
  es: { region: "es", currency: "EUR", currencySymbol: "€", language: "es-ES", name: "España" },
  latam: { region: "latam", currency: "USD", currencySymbol: "$", language: "es", name: "Latinoamérica" },
  default: { region: "default", currency: "EUR", currencySymbol: "€", language: "es-ES", name: "Internacional" },
};

/** ISO codes of the countries whose visitors get the region `latam`. */
export const LATIN_AMERICAN_COUNTRIES = "MX AR CL CO PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR".split(" ");

/** Whether visitors of a country get the region `latam`. @param country ISO 3166-1 alpha-2 */
export const isLatinAmerican = (country: string): boolean => LATIN_AMERICAN_COUNTRIES.includes(country);

/** Narrows untrusted input, such as a cookie, to a region. */
export function isRegion(value: unknown): value is Region {
  return value === "es" || value === "latam" || value === "default";
}

export interface RegionClues {
  /** The region that the visitor chose earlier, as stored. */
  saved: string | null;
  /** Path of the page, with its prefix. */
  path: string;
  /** ISO code of the country lookup; null when it failed. */
  country: string | null;
  /** `navigator.language`. */
  browserLanguage: string;
}

/**
 * The region of a visitor. A saved choice decides first, then the path's prefix, then the visitor's country, then the
 * browser's language.
 */
export function detectRegion({ saved, path, country, browserLanguage }: RegionClues): Region {
  if (isRegion(saved)) return saved;
  const prefix = regionOfPath(path);
  if (prefix !== "default") return prefix;
  const isSpanish = /^es(-|$)/i.test(browserLanguage);
  if (country === null) {
    if (/^es-es$/i.test(browserLanguage)) return "es";
    return /^es-/i.test(browserLanguage) ? "latam" : "default";
  }
  if (country === "ES") return "es";
  if (isLatinAmerican(country)) return "latam";
  return isSpanish ? "es" : "default";
}

/** The region that a path's prefix names; `default` without one. */
export function regionOfPath(path: string): Region {
  const prefix = /^\/(es|latam)(?:\/|$)/.exec(path)?.[1];
  return isRegion(prefix) ? prefix : "default";
}

/** `/latam/precios` → `/precios`, `/es` → `/`. Query and fragment stay. */
export function withoutRegion(path: string): string {
  const rest = path.replace(/^\/(es|latam)(?=\/|$|\?|#)/, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** `/precios` in `latam` → `/latam/precios`; `/` in `es` → `/es`. Nothing is added for `default`. */
export function pathInRegion(path: string, region: Region): string {
  const bare = withoutRegion(path);
  if (region === "default" || !hasRegions(bare)) return bare;
  return `/${region}${bare.replace(/^\/(?=$|\?|#)/, "")}`;
}

/** First segments of the addresses that exist once for all regions and carry no region prefix. */
const WITHOUT_PREFIX = new Set([
  "dashboard",
  "admin",
  "auth",
  "tours",
  "tour-editor",
  "resultados-guardados",
  "api",
  "dev",
  "og",
  "descargas",
  "mercado",
  "verificar",
  "native-demo",
  "code-review",
  "test-conexion",
  "test-fase2-poc",
]);

/**
 * Whether a bare path also exists under `/es` and `/latam`. City pages (`/{solution}/{city}`) are recognised by their
 * link.
 */
export function hasRegions(path: string): boolean {
  const [, first = "", second] = path.split(/[/?#]/);
  if (first === "plantillas" && second) return false;
  return !WITHOUT_PREFIX.has(first);
}

const DOLLARS_PER_EURO = 1.1;

/** A price in the region's currency: the same number of euros, or that number times 1.1, rounded to whole dollars. */
export function priceIn(region: Region, euros: number): number {
  return REGIONS[region].currency === "USD" ? Math.round(euros * DOLLARS_PER_EURO) : euros;
}
