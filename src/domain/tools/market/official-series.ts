import type { FactMark, FactSource } from "../../shared/dated-fact.ts";

/** Countries whose house prices the BIS publishes, among ours. */
export const BIS_COUNTRIES = ["es", "mx", "co", "cl", "pe"] as const;
export type BisCountry = (typeof BIS_COUNTRIES)[number];

/** Spain and its communities as the INE's price index of dwellings has them; the codes are ours in lower case. */
export const IPV_PLACES = [
  "es",
  "es-an",
  "es-ar",
  "es-as",
  "es-ib",
  "es-cn",
  "es-cb",
  "es-cl",
  "es-cm",
  "es-ct",
  "es-vc",
  "es-ex",
  "es-ga",
  "es-md",
  "es-mc",
  "es-nc",
  "es-pv",
  "es-ri",
  "es-ce",
  "es-ml",
] as const;
export type IpvPlace = (typeof IPV_PLACES)[number];

/** `bis-es` house prices, `prices-es` consumer prices, `ine-ipv-es-vc` the INE's index of a community, `euribor`. */
export type SeriesId = `bis-${BisCountry}` | `prices-${BisCountry}` | `ine-ipv-${IpvPlace}` | "euribor";

/** A series of an official body as an engine gets it. */
export interface OfficialSeries {
  id: SeriesId;
  /** `Precio de la vivienda, Comunitat Valenciana` */
  label: string;
  /** `índice, 2015 = 100`, `fracción` */
  unit: string;
  /** Period (`2026-T2`, `2026-09`, `2026`) and value, oldest first; none where nothing ships and the source was never reached. */
  points: readonly (readonly [period: string, value: number])[];
  /** `consulted` is the day on which it was last read. */
  source: FactSource;
  mark: FactMark;
}
