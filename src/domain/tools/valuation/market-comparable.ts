import { featuresOf } from "../../market/features.ts";
import type { MarketFacts } from "../../market/market-home.ts";
import { type Listing, listingSchema } from "../../shared/listing/property.ts";
import { DEMO_SOURCE } from "./demo-listings.ts";

/** The facts of a home of the market that are read to compare another one with it. */
export type ComparedMarketHome = Pick<
  MarketFacts,
  | "operation"
  | "type"
  | "status"
  | "country"
  | "municipalityCode"
  | "quarter"
  | "town"
  | "latitude"
  | "longitude"
  | "builtAreaM2"
  | "rooms"
  | "bathrooms"
  | "floor"
  | "yearBuilt"
  | "condition"
  | "energyRating"
  | "features"
  | "knownFeatures"
  | "priceCents"
  | "currency"
  | "closedOn"
> & {
  id: string;
  address: string | null;
  sources: readonly string[];
  /** ISO dates of the last and the first day on which an advert was seen. */
  seenOn: string;
  listedOn?: string;
  isDemo: boolean;
};

/** Letters of a source that a listing holds. */
const LONGEST_SOURCE = 80;

/**
 * A home of the market as a comparable: what is asked on the last day on which an advert of it was seen, or what was paid on the day of its
 * closing. An invented home says so as the adverts of a demonstration do.
 *
 * @returns undefined for a home that the narrower bounds of the tools refuse (a flat of 40 rooms), or without price, area or position
 */
export function comparableOfMarket(home: ComparedMarketHome): Listing | undefined {
  if (home.priceCents === null || home.latitude === null || home.longitude === null) return undefined;
  const isClosed = home.status === "cerrado";
  // The cents are kept, as a rent may have them; 4-byte numbers of the database are rounded to what was stored.
  const stated = {
    operation: home.operation,
    type: home.type,
    address: home.address,
    placeName: home.quarter ?? home.town,
    municipalityCode: home.municipalityCode,
    country: home.country,
    latitude: home.latitude,
    longitude: home.longitude,
    builtAreaM2: home.builtAreaM2,
    rooms: home.rooms,
    bathrooms: home.bathrooms,
    floor: home.floor,
    yearBuilt: home.yearBuilt,
    condition: home.condition,
    energyRating: home.energyRating,
    currency: home.currency,
    ...toolFeatures(home),
    id: home.id,
    price: home.priceCents / 100,
    evidence: isClosed ? "cierre" : "oferta",
    date: isClosed ? home.closedOn : home.seenOn,
    listedOn: home.listedOn,
    source: sourceOf(home),
  };
  const known = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null && value !== undefined));
  const parsed = listingSchema.safeParse(known);
  return parsed.success ? parsed.data : undefined;
}

/** The name of its sender, as a source that a reader can ask about. */
function sourceOf({ sources, isDemo }: ComparedMarketHome): string {
  if (isDemo) return DEMO_SOURCE;
  const [first] = sources;
  return (first === undefined ? "Mercado" : `Mercado: ${first}`).slice(0, LONGEST_SOURCE);
}

/** The features that the tools know of; what nobody said is absent. */
function toolFeatures({ features, knownFeatures }: Pick<ComparedMarketHome, "features" | "knownFeatures">) {
  const {
    allowsPets: _pets,
    isFurnished: _furnished,
    isVacant: _vacant,
    ...known
  } = featuresOf({ has: features, known: knownFeatures });
  return known;
}
