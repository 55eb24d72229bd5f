import type { MarketChangeKind, MarketHome, MarketStatus } from "./market-home.ts";

/** A home of the market with everything that is known of it: its adverts and what happened to them. */

export interface MarketAdvert {
  id: string;
  /** The name of the sender; `cartera` for homes of a portfolio. */
  source: string;
  /** Name of the one that offers it, as the advert says. */
  agencyName: string | null;
  /** E.164, or as an agency writes its own. */
  phone: string | null;
  /** Those of the agency whose home it is, as it shows them on its documents. */
  email: string | null;
  website: string | null;
  url: string | null;
  /** Its words about the home; null where it says nothing, or where it is not for the reader. */
  text: string | null;
  status: MarketStatus;
  priceCents: number | null;
  currency: string;
  listedOn: string;
  seenOn: string;
}

export interface MarketChange {
  on: string;
  kind: MarketChangeKind;
  /** The price from then on, where it has one. */
  priceCents: number | null;
  /** The advert that it happened to; null for the home itself. */
  advertId: string | null;
}

/** The value of a home by comparable ones with its 80 % range, in cents of the home's currency; what it rests on, and the ISO day for which it was worked out. */
export interface HomeValue {
  expectedCents: number;
  lowCents: number;
  highCents: number;
  comparables: number;
  confidence: "alta" | "media" | "baja";
  on: string;
}

export interface MarketHomeFile {
  home: MarketHome;
  /** Null while it is still to be worked out, and where nothing is near enough to compare with. */
  value: HomeValue | null;
  /** Those that can be had first, then by price. */
  adverts: MarketAdvert[];
  /** In the order in which they happened. */
  changes: MarketChange[];
}
