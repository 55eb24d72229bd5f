import type { Listing } from "../../shared/listing/property.ts";
import { median } from "../../shared/stats/order.ts";
import type { ValuationModel } from "./model.ts";
import { valueHome } from "./value-home.ts";

/** Fewer closings say nothing of an error. */
export const FEWEST_CLOSINGS = 30;
/** Rises when the same closings would give another measurement. */
export const ACCURACY_VERSION = 3;

/** The measured errors of the engine on somebody's own closings. Fractions. */
export interface OwnAccuracy {
  /** Closings that could be valued with comparables of their time. */
  closings: number;
  medianError: number;
  within10: number;
  /** Share of the closings inside the 80 % range. */
  coverage80: number;
  /** ISO date. */
  measuredOn: string;
}

/** A closing, and what was known around it. */
export interface Closing {
  /** The home with its closing price; `date` is the day of the closing. */
  listing: Listing;
  /** Around it, from before its closing; its own advert may be among them and does not speak. */
  comparables: readonly Listing[];
  model: ValuationModel | null;
}

/**
 * How far the engine's values were from the prices at which homes closed: each is valued as on the day before its closing, with
 * what was known then and without itself. Homes that then had too few comparables are left out: the page would have given no
 * value of that day either.
 *
 * @returns null with fewer than thirty that could be valued
 */
export function measureOnClosings(closings: Iterable<Closing>, measuredOn: string): OwnAccuracy | null {
  const errors: number[] = [];
  let inside = 0;
  for (const { listing, comparables, model } of closings) {
    const day = listing.date!;
    const known = comparables.filter(({ id, date }) => id !== listing.id && date !== undefined && date < day);
    const result = valueHome({ subject: listing, comparables: known, model, today: day });
    if (result.kind !== "value" || result.basis !== "current-comparables") continue;
    errors.push(Math.abs(result.value / listing.price - 1));
    if (result.range80.low <= listing.price && listing.price <= result.range80.high) inside += 1;
  }
  if (errors.length < FEWEST_CLOSINGS) return null;
  return {
    closings: errors.length,
    medianError: median(errors),
    within10: errors.filter((error) => error <= 0.1).length / errors.length,
    coverage80: inside / errors.length,
    measuredOn,
  };
}
