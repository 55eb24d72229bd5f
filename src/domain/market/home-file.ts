import type { MarketChangeKind, MarketHome, MarketStatus } from "./market-home.ts";

/** A home of the market with everything that is known of it: its adverts and what happened to them. */

export interface MarketAdvert {
  id: string;
  /** The name of the sender; `cartera` for homes of a portfolio. */
  source: string;
  /** Name of the one that offers it, as the advert says. */
  agencyName: string | null;
  /** E.164 */
  phone: string | null;
  url: string | null;
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

export interface MarketHomeFile {
  home: MarketHome;
  /** Those that can be had first, then by price. */
  adverts: MarketAdvert[];
  /** In the order in which they happened. */
  changes: MarketChange[];
}
