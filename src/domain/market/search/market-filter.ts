import type { CONDITIONS, ENERGY_RATINGS, HomeType, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import type { LonLat } from "../../shared/places/ring.ts";
import type { MarketFeature } from "../features.ts";
import type { MarketStatus, Seller } from "../market-home.ts";

/** A search of the market. Chips, address, saved search and index all speak of this one thing. */

/** A least and a most, both included; null is no bound. */
export interface Range {
  min: number | null;
  max: number | null;
}

/**
 * A place that homes lie in. A quarter is its name within its town, or the circle about it where a home names no quarter. A district (`isWide`)
 * is its circle for homes that name another quarter too, as those in it do. `group` is the part of the country by whose name a town was asked for
 * with others: `Aljarafe`.
 */
export type PlaceCondition = {
  name: string;
} /** `group` is the part of the country by whose name it was asked for with others: `Aljarafe`. */ & (
  | { kind: "municipio"; code: string; group?: string | undefined }
  | { kind: "provincia"; code: string }
  | { kind: "codigo-postal"; code: string }
  | {
      kind: "barrio";
      municipalityCode: string | null;
      latitude: number;
      longitude: number;
      radiusM: number;
      isWide?: true | undefined;
    }
  /** A town abroad, and any that only its name tells. */
  | { kind: "ciudad"; country: string; latitude: number; longitude: number; radiusM: number }
);

/** Rings in the order of GeoJSON: the first is the outline, those behind it are holes. */
export type PolygonRings = readonly (readonly LonLat[])[];

/** A part of the map: pieces that were drawn, a circle, or what the map shows. */
export type Area =
  | { kind: "dibujo"; pieces: readonly PolygonRings[] }
  /** `name` is what lies in its middle, as a chip says it: `la Giralda`. */
  | { kind: "circulo"; latitude: number; longitude: number; radiusM: number; name?: string | undefined }
  | { kind: "ventana"; west: number; south: number; east: number; north: number };

export const MARKET_SORTS = ["nuevo", "precio", "precio-desc", "precio-m2", "bajada", "encaje"] as const;
/** Orders that compare prices, which only those of one currency can be. */
export const PRICE_SORTS: ReadonlySet<string> = new Set<(typeof MARKET_SORTS)[number]>([
  "precio",
  "precio-desc",
  "precio-m2",
]);
export type MarketSort = (typeof MARKET_SORTS)[number];

export interface MarketFilter {
  /** Words that title or description should have, as somebody typed them: homes with more of them come first. */
  words: string;
  /** Homes that lack one of the words are left out. */
  onlyWords: boolean;
  operation: (typeof OPERATIONS)[number] | null;
  /** Empty: any. */
  types: readonly HomeType[];
  notTypes: readonly HomeType[];
  /** Any of them; empty: anywhere. */
  places: readonly PlaceCondition[];
  notPlaces: readonly PlaceCondition[];
  area: Area | null;
  /** In whole units of `currency`. */
  price: Range;
  /** Of prices; null: that of each home's own. */
  currency: string | null;
  /** Price by square metre of built area. */
  unitPrice: Range;
  builtAreaM2: Range;
  rooms: Range;
  bathrooms: Range;
  floor: Range;
  yearBuilt: Range;
  conditions: readonly (typeof CONDITIONS)[number][];
  /** The worst energy rating that still does. */
  energyFrom: (typeof ENERGY_RATINGS)[number] | null;
  features: readonly MarketFeature[];
  notFeatures: readonly MarketFeature[];
  seller: Seller | null;
  /** Empty: those that can be had (`activo`). */
  statuses: readonly MarketStatus[];
  /** Offered for the first time within so many days. */
  newWithinDays: number | null;
  /** Its price fell within so many days. */
  droppedWithinDays: number | null;
  sort: MarketSort;
}

const ANY: Range = { min: null, max: null };

export const NO_MARKET_FILTER: MarketFilter = {
  words: "",
  onlyWords: false,
  operation: null,
  types: [],
  notTypes: [],
  places: [],
  notPlaces: [],
  area: null,
  price: ANY,
  currency: null,
  unitPrice: ANY,
  builtAreaM2: ANY,
  rooms: ANY,
  bathrooms: ANY,
  floor: ANY,
  yearBuilt: ANY,
  conditions: [],
  energyFrom: null,
  features: [],
  notFeatures: [],
  seller: null,
  statuses: [],
  newWithinDays: null,
  droppedWithinDays: null,
  sort: "nuevo",
};
