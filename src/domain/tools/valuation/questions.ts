import type { Property } from "../../shared/listing/property.ts";
import type { FactKinds } from "../facts.ts";
import { OUTSIDE_SPAIN } from "./placed-home.ts";

/** The widest circle in which the engine looks for listings, in metres (docs/valuation.md, Comparables). */
const WIDEST_RADIUS_M = 6000;
const MOST_LISTINGS = 400;
/** The age in months beyond which a price no longer speaks of today; the engine leaves such listings out. */
const OLDEST_MONTHS = 24;

/** The listings around a home of which the engine chooses its comparables. */
export function listingsAround({
  latitude,
  longitude,
  operation,
}: Pick<Property, "operation"> & { latitude: number; longitude: number }): FactKinds["nearbyListings"]["ask"] {
  return {
    latitude,
    longitude,
    radiusM: WIDEST_RADIUS_M,
    operation,
    maxAgeMonths: OLDEST_MONTHS,
    limit: MOST_LISTINGS,
  };
}

/** A home in Spain stands in one of its municipalities: a point in the sea or abroad gives no value and no orientation. */
export function refusedPlace(
  { country }: Pick<Property, "country">,
  municipality: FactKinds["municipality"]["answer"],
): { path: string; message: string }[] {
  return country === "ES" && municipality === null ? [{ path: "home.latitude", message: OUTSIDE_SPAIN }] : [];
}
