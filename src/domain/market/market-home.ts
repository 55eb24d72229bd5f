import type { CONDITIONS, ENERGY_RATINGS, HomeType, OPERATIONS } from "../shared/home-attributes/home-values.ts";

/** A home of the market: one dwelling, however many adverts offer it. */

/**
 * Whether a home can be had: `activo` is offered by an advert at least, `reservado` promised to somebody, `cerrado` sold or let, `retirado` no longer
 * offered by anybody.
 */
export const MARKET_STATUSES = ["activo", "reservado", "cerrado", "retirado"] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

/** Kinds of people who offer a home. */
export const SELLERS = ["agencia", "particular"] as const;
export type Seller = (typeof SELLERS)[number];

/** Kinds of events of a home, or of one advert of it. */
export const MARKET_CHANGES = ["alta", "precio", "retirada", "vuelta", "reserva", "cierre"] as const;
export type MarketChangeKind = (typeof MARKET_CHANGES)[number];

/**
 * The facts of a home by which it is searched, counted and ordered. Amounts are in cents of `currency`, days are ISO dates; what nobody said is null.
 */
export interface MarketFacts {
  operation: (typeof OPERATIONS)[number];
  type: HomeType;
  status: MarketStatus;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** INE code of five digits, in Spain. */
  municipalityCode: string | null;
  postalCode: string | null;
  town: string | null;
  /** Part of the town, as its advert calls it. */
  quarter: string | null;
  latitude: number | null;
  longitude: number | null;
  builtAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
  /** 0 is the ground floor. */
  floor: number | null;
  yearBuilt: number | null;
  condition: (typeof CONDITIONS)[number] | null;
  energyRating: (typeof ENERGY_RATINGS)[number] | null;
  seller: Seller | null;
  /** Bits of `MARKET_FEATURES`. */
  features: number;
  knownFeatures: number;
  /** The lowest asking price of its adverts; the paid one once it closed. */
  priceCents: number | null;
  /** ISO 4217. */
  currency: string;
  /** The price before it was last changed. */
  previousPriceCents: number | null;
  /** The day of that change. */
  priceChangedOn: string | null;
  /** The first day on which an advert offered it. */
  listedOn: string;
  /** The day on which it came back after nobody had offered it. */
  returnedOn: string | null;
  closedOn: string | null;
  /** Adverts that offer it now. */
  adverts: number;
  /** Its value by comparable homes, where it could be calculated. */
  expectedCents: number | null;
  /**
   * Where its price stands in the uncertainty of that: ln(price ÷ expected) ÷ the half width of the 80 % range in logarithms. Beyond ±1 it is outside the range.
   */
  position: number | null;
}

/** A home of the market as lists and maps show it. */
export interface MarketHome extends MarketFacts {
  id: string;
  /** The home of the portfolio that it is, where it is the asker's own. */
  homeId: string | null;
  title: string | null;
  /** Without the number of the door where the advert hides it. */
  address: string | null;
  /** Address of a picture. */
  cover: string | null;
  /** Names of those who offer it: portals, senders, agencies. */
  sources: string[];
  /** Names of other agencies that offer the very same home from their own portfolios (`twins`); absent for none. */
  alsoBy?: string[];
  /** Invented, and shown as such. */
  isDemo: boolean;
  /** Chooses its drawn façade, that of the portfolio which it came from. */
  facadeSeed: number;
}
