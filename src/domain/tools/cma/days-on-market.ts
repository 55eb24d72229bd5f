import type { Listing } from "../../shared/listing/property.ts";
import { daysBetween } from "../../shared/time/local-time.ts";
import { type AdvertState, MOST_DAYS } from "./advert-state.ts";

/**
 * Days that a home was on the market: from its first advert to its sale or its withdrawal, or to today while it is on offer.
 *
 * @param listing.listedOn ISO date of the first advert
 * @param listing.date ISO date of the sale, or the last day on which an advert was seen
 * @param today ISO date
 * @returns null where the first day is not known, lies behind the last one, or the time is longer than ten years
 */
export function daysOnMarket(
  { listedOn, date }: Pick<Listing, "listedOn" | "date">,
  state: AdvertState,
  today: string,
): number | null {
  const until = state === "en-venta" ? today : date;
  if (listedOn === undefined || until === undefined) return null;
  const days = daysBetween(listedOn, until);
  return days >= 0 && days <= MOST_DAYS ? days : null;
}
