import { hidesItsPlace, PORTFOLIO_SOURCE } from "#domain/shared/listing/portfolio-listing.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import { hiddenDegrees } from "#domain/shared/places/hidden-place.ts";
import type { ValuationOutcome } from "./engine.ts";

const DISTANCE_STEP_M = 100;
/** The agent's own portfolio, in the words of their client. */
const AGENCY_SOURCE = "Cartera de la agencia";

const blurred = (degrees: number | undefined) => (degrees === undefined ? undefined : hiddenDegrees(degrees));

/** The data that tell one dwelling from those around it stay behind; the page draws none of them but the place. */
function shownListing(listing: Listing): Listing {
  const named = listing.source === PORTFOLIO_SOURCE ? { ...listing, source: AGENCY_SOURCE } : listing;
  if (!hidesItsPlace(listing)) return named;
  const { yearBuilt: _, buildingFloors: _floors, usableAreaM2: _area, municipalityCode: _code, ...rest } = named;
  return { ...rest, latitude: blurred(listing.latitude), longitude: blurred(listing.longitude) };
}

/**
 * The result as it leaves with its public page: homes of the portfolio whose adverts do not show where they are stand in the middle of a
 * square of half a kilometre, with their distance to a hundred metres.
 */
export function shownValuation(result: ValuationOutcome): ValuationOutcome {
  const used = result.used.map((one) => ({
    ...one,
    listing: shownListing(one.listing),
    distanceM:
      one.distanceM !== null && hidesItsPlace(one.listing)
        ? Math.round(one.distanceM / DISTANCE_STEP_M) * DISTANCE_STEP_M
        : one.distanceM,
  }));
  const excluded = result.excluded.map((one) => ({ ...one, listing: shownListing(one.listing) }));
  return { ...result, used, excluded };
}
