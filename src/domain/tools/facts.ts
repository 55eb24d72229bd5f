import type { Listing } from "../shared/listing/property.ts";
import type { AdvertPhoto } from "./advert-review/advert.ts";
import type { AdvertState } from "./cma/advert-state.ts";
import type { OfficialSeries, SeriesId } from "./market/official-series.ts";
import type { SaleTimes } from "./price-position/sale-times.ts";
import type { ValuationModel } from "./valuation/model.ts";
import type { OwnAccuracy } from "./valuation/own-accuracy.ts";
import type { OfficialPrice } from "./valuation/types.ts";

/** A home that was on offer and left the market unsold. */
export interface WithdrawnListing {
  /** Its price is the last that was asked, its date the last day on which an advert was seen. */
  listing: Listing;
  /** Days from the first advert to that day, zero or more. */
  days: number;
}

/** A home of the portfolio or the market beside others: as last offered, as sold, or as withdrawn. */
export interface ComparedHome {
  listing: Listing;
  state: AdvertState;
}

/**
 * The kinds of facts that an engine may ask for: for each, the question and the answer. A tool states its questions in
 * `needs`, the server answers them, the engine calculates. Add a kind here and its provider in
 * `server/tools/facts/providers.server.ts`.
 */
export interface FactKinds {
  /** The day on which the tool runs (ISO date, Europe/Madrid). Engines have no clock. */
  today: { ask: true; answer: string };
  /**
   * Listings for sale or rent around a point, nearest first, seen within the months asked for: those of the asker's
   * portfolio (offers and closings), homes of the market and imported ones that they may see, demonstration.
   */
  nearbyListings: {
    ask: {
      latitude: number;
      longitude: number;
      radiusM: number;
      operation: "venta" | "alquiler";
      maxAgeMonths: number;
      limit: number;
    };
    answer: Listing[];
  };
  /** Adverts of 2018 around a point, where that data was imported; else none. */
  listingsOf2018: {
    ask: { latitude: number; longitude: number; radiusM: number; operation: "venta" | "alquiler" };
    answer: Listing[];
  };
  /** How well the engine met the asker's own closings; `null` while there are fewer than thirty. */
  ownAccuracy: { ask: true; answer: OwnAccuracy | null };
  /**
   * The learned model of a point's city; `null` outside its cities, `unavailable` where its file cannot be read or was
   * changed. Loaded lazily, kept in memory.
   */
  valuationModel: { ask: { latitude: number; longitude: number }; answer: ValuationModel | null | "unavailable" };
  /** The municipality of Spain in which a point lies, or at most some 800 m off its coarse outline; `null` in the sea and abroad. */
  municipality: { ask: { latitude: number; longitude: number }; answer: { code: string; name: string } | null };
  /** Official appraised €/m² of the municipality or province of a point in Spain; `null` elsewhere. */
  officialPrice: {
    ask: { latitude: number; longitude: number; municipalityCode?: string };
    answer: OfficialPrice | null;
  };
  /** Official series as last read from their sources, as they ship while those were never reached; in the order asked for. */
  officialSeries: { ask: { ids: readonly SeriesId[] }; answer: OfficialSeries[] };
  /**
   * The telephone numbers among these, as they were typed, that the asker or their agency has noted as never to be
   * rung.
   */
  optedOut: { ask: { phones: readonly string[] }; answer: readonly string[] };
  /**
   * Homes of the market that the asker sees and whose price was judged: how long each was or is on sale. Those around the point where enough of
   * them closed, else those of the whole market.
   */
  saleTimes: { ask: { operation: "venta" | "alquiler"; latitude: number; longitude: number }; answer: SaleTimes };
  /**
   * Homes of the market around a point that the asker sees and that were withdrawn without a sale within the months asked for, nearest first:
   * as last advertised, with the days that they were on offer.
   */
  withdrawnNearby: {
    ask: FactKinds["nearbyListings"]["ask"];
    answer: WithdrawnListing[];
  };
  /**
   * Homes that somebody chose by their ids to compare with, of the portfolio or the market, in the order asked for. An id that the asker
   * does not see, or that has no price, area or position any more, is left out.
   */
  chosenComparables: { ask: { ids: readonly string[] }; answer: ComparedHome[] };
  /** The measured photos of the home of the portfolio that is asked about, in their order; null without such a home or such photos. */
  homePhotos: { ask: true; answer: { homeId: string; photos: AdvertPhoto[] } | null };
  /** How many homes of the market that the asker sees, other than one at the point asked about, bear one of these telephones. */
  homesOfPhones: {
    ask: { phones: readonly string[]; country: string; latitude: number; longitude: number };
    answer: number;
  };
}

export type Needs = { [K in keyof FactKinds]?: FactKinds[K]["ask"] | undefined };
export type FactsFor<N extends Needs> = { [K in keyof N & keyof FactKinds]: FactKinds[K]["answer"] };
