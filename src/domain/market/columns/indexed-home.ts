import type { MarketFacts } from "../market-home.ts";
import type { Facets } from "../search/answers.ts";
import type { MarketFilter } from "../search/market-filter.ts";

/** Homes, questions and answers of the index in memory. */

/** A home as the index takes it in. */
export interface IndexedHome extends MarketFacts {
  /** Its place in the index, given by the database and never given again; from 1. */
  number: number;
  /** The agency or person that it belongs to. */
  pool: string;
  /** States and prices over time (`courseOf`); without one its history is not known. */
  course?: string | null;
  /** Invented. */
  isDemo?: boolean;
  /** Whether its value was looked for, with or without success, since it changed last. */
  isValued?: boolean;
  /** Comparables that its value rests on; null where it has none. */
  expectedFrom?: number | null;
  /** Stems of title and descriptions, each once, with blanks between them. */
  terms: string;
}

/** Where a page of a search ended. Homes that come or go meanwhile move nothing: each place is its own. */
export interface SearchPlace {
  /** How far behind the last home of the page stands: by operation, by words that it lacks and by what is not known of it. */
  level: number;
  /** The value by which it was ordered, the smaller the earlier; null where it has none, and so comes after all that have one. */
  key: number | null;
  number: number;
}

export interface IndexSearch {
  filter: MarketFilter;
  /** Only homes of these are seen. */
  pools: readonly string[];
  /** ISO day from which "within so many days" is counted. */
  today: string;
  /** Homes of a page; 0 counts alone. */
  limit: number;
  after: SearchPlace | null;
}

/** A page of homes without the counts of each kind, which cost more than the homes. */
export interface IndexPage {
  total: number;
  /** Of these, homes of which something that was asked for is not known. They stand behind all others. */
  unconfirmed: number;
  /** Homes that have all words that were asked for; 0 where none were. */
  withWords: number;
  /** Numbers of the page's homes, in their order. */
  numbers: number[];
  /** Null on the last page. */
  next: SearchPlace | null;
}

export interface IndexAnswer extends IndexPage {
  facets: Facets;
}

/** The part of the world that a map shows, in degrees. A window across the 180th meridian has its west above its east. */
export interface MapWindow {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface IndexClusters {
  filter: MarketFilter;
  pools: readonly string[];
  today: string;
  window: MapWindow;
  /** As web maps count it: at 0 the world is one tile of 256 pixels, each step doubles it. */
  zoom: number;
}

/** Homes near each other: their mean position, how many they are, and what they cost in the middle. */
export interface IndexCluster {
  latitude: number;
  longitude: number;
  count: number;
  /** Median in cents of those with a price; null where none has one, or where the currencies differ. */
  priceCents: number | null;
  currency: string | null;
  /** The number of a single home; null where there are several. */
  number: number | null;
}
