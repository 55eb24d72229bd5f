import type { MarketFeature } from "../features.ts";
import type { MarketHome } from "../market-home.ts";

/** Answers of the market to a search. */

/** A value by which a search may be narrowed, and how many homes would be left. */
export interface FacetValue {
  value: string;
  count: number;
}

/**
 * Counts by value of each kind of condition. A kind that the search already narrows is counted as if it did not: the counts of types, with a
 * type chosen, say how many homes each other type has.
 */
export interface Facets {
  operation: FacetValue[];
  type: FacetValue[];
  /** Of the twelve with most homes; the value is the INE code, or the town's name abroad. */
  town: FacetValue[];
  /** Exactly so many; `5` is five and more. */
  rooms: FacetValue[];
  bathrooms: FacetValue[];
  condition: FacetValue[];
  energy: FacetValue[];
  seller: FacetValue[];
  status: FacetValue[];
  features: { value: MarketFeature; count: number }[];
  /** Homes by price: bounds of equal shares in whole units of the currency, for the drawn distribution. */
  price: { from: number; to: number; count: number }[];
  /** Homes with a price, by the currency that it is in. */
  currency: FacetValue[];
}

export interface SearchAnswer {
  total: number;
  homes: MarketHome[];
  facets: Facets;
  /** Handed back for the next page; null on the last. */
  next: string | null;
  /** Homes that fit what is known of them, and of which something asked for is not known. */
  unconfirmed: number;
  /** Homes whose adverts say all words that were asked for; 0 where none were. */
  withWords: number;
}

/** Homes near each other on the map, as one mark; a mark of one home names it. */
export interface MarketCluster {
  latitude: number;
  longitude: number;
  count: number;
  /** Median price in cents; null where no home has one. */
  priceCents: number | null;
  /** ISO 4217 of that; null where the homes have several. */
  currency: string | null;
  id: string | null;
}
