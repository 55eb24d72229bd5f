import type { Listing } from "../../shared/listing/property.ts";

/** Origin of made-up adverts: those that the generator makes for a demonstration, and invented homes of the market. */
export const DEMO_SOURCE = "Demostración";

/** A made-up advert of the demonstration: it says so wherever it is shown. */
export function isDemo(listing: Listing): boolean {
  return listing.source === DEMO_SOURCE;
}

/** Demonstration adverts speak only where nobody else does: a made-up price must not touch a real valuation. */
export function speakingListings(listings: readonly Listing[]): { listings: Listing[]; isDemo: boolean } {
  const real = listings.filter((listing) => !isDemo(listing));
  return real.length > 0 ? { listings: real, isDemo: false } : { listings: [...listings], isDemo: listings.length > 0 };
}
