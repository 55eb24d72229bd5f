import type { Listing } from "./listing/property.ts";

/**
 * What an engine may ask of the world: for each kind of fact, the question and the answer. A tool states its questions
 * in `needs`, the server answers them, the engine reckons. Add a kind here and its provider in `server/facts/`.
 */
export interface FactKinds {
  /** The day on which the tool runs (ISO date, Europe/Madrid). Engines have no clock. */
  today: { ask: true; answer: string };
  /** Listings for sale or rent around a point, nearest first: portfolio, imported or demonstration. */
  nearbyListings: {
    ask: { latitude: number; longitude: number; radiusM: number; operation: "venta" | "alquiler"; limit: number };
    answer: Listing[];
  };
}

export type Needs = { [K in keyof FactKinds]?: FactKinds[K]["ask"] };
export type FactsFor<N extends Needs> = { [K in keyof N & keyof FactKinds]: FactKinds[K]["answer"] };
