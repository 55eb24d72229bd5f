import type { Listing } from "#domain/shared/listing/property.ts";

/** Origin that the generator of demonstration adverts gives them. */
const DEMO_SOURCE = "Demostración";

/** A made-up advert of the demonstration: it says so wherever it is shown. */
export function isDemo(listing: Listing): boolean {
  return listing.source === DEMO_SOURCE;
}
