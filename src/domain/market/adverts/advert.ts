import type { CONDITIONS, ENERGY_RATINGS, HomeType, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import type { MarketChangeKind, MarketStatus, Seller } from "../market-home.ts";

/** The name under which homes of a portfolio stand among the adverts of the market. */
export const PORTFOLIO_SOURCE = "cartera";

/**
 * A home as one sender describes it. It is kept with the advert, so that the facts of a dwelling can be derived anew from all of its
 * adverts at any time; what the sender does not say is absent.
 */
export interface Described {
  operation: (typeof OPERATIONS)[number];
  type: HomeType;
  /** ISO 3166-1 alpha-2. */
  country: string;
  title?: string;
  /** As it may be shown: without the number of the door where that is hidden. */
  address?: string;
  quarter?: string;
  town?: string;
  province?: string;
  postalCode?: string;
  municipalityCode?: string;
  latitude?: number;
  longitude?: number;
  builtAreaM2?: number;
  rooms?: number;
  bathrooms?: number;
  floor?: number;
  yearBuilt?: number;
  condition?: (typeof CONDITIONS)[number];
  energyRating?: (typeof ENERGY_RATINGS)[number];
  seller?: Seller;
  /** Bits of `MARKET_FEATURES`; absent where nothing is known. */
  features?: number;
  knownFeatures?: number;
  /** The price of a closed home is the one that was paid; without it, it is what was asked last. */
  isPaid?: true;
  /** Address of a picture. */
  cover?: string;
  cadastralReference?: string;
  /** Stems of title and descriptions, each once, between blanks. */
  terms?: string;
  /** Whether the stems hold those of the address and of the quarter's name. */
  hasPlaceTerms?: true;
  /** The words of a file's advert about the home, no longer than `MOST_SHOWN_TEXT`. That of a portfolio stands with its home. */
  text?: string;
  /** Name of the sender, where the advert names nobody who offers it. */
  sender?: string;
  isDemo?: true;
  /** Its file does not say since when it is offered: its first day is only that on which it was brought, and it may be no new offer. */
  isFirstDayUnknown?: true;
}

/** One advert as its sender describes it now. */
export interface AdvertRow {
  /** The sender's name for it. */
  externalId: string;
  status: MarketStatus;
  /** Asking price; the paid one of a closed home, where it is known. Whole cents of `currency`. */
  priceCents: number | null;
  /** ISO 4217. */
  currency: string;
  /** ISO date of its first day; null where the sender does not say it. */
  listedOn: string | null;
  /** ISO date of the closing, of a closed home. */
  closedOn: string | null;
  agencyName: string | null;
  /** E.164. */
  phone: string | null;
  url: string | null;
  /** Perceptual hashes of its photos, 16 hexadecimal digits each. */
  photoHashes: readonly string[];
  described: Described;
}

/** An advert as it is kept. */
export interface Advert {
  id: string;
  source: string;
  externalId: string;
  agencyName: string | null;
  status: MarketStatus;
  priceCents: number | null;
  currency: string;
  listedOn: string;
  /** The last day on which its sender named it. */
  seenOn: string;
  described: Described;
}

/** Something that happened to an advert. */
export interface AdvertChange {
  advertId: string;
  /** ISO date. */
  on: string;
  kind: MarketChangeKind;
  /** The price from then on, where it has one. */
  priceCents: number | null;
}

/** Whether a home in this state can still be asked for. */
export const isOffered = (status: MarketStatus): boolean => status === "activo" || status === "reservado";
