import type { KnownProperty } from "../portfolio/homes/home.ts";
import { PROPERTY_TYPES } from "../shared/home-attributes/home-values.ts";
import { propertySchema } from "../shared/listing/property.ts";
import { placeLine } from "../shared/places/place-line.ts";
import { featuresOf } from "./features.ts";
import type { MarketHome } from "./market-home.ts";

/** The longest place that a tool takes. Characters. */
const LONGEST_PLACE = 120;

/**
 * A home of the market as a tool's form is filled with it: what its adverts say, its price in whole units. What nobody said is left out.
 *
 * @returns null for land, garages and other kinds that no tool values
 */
export function knownHomeOf(home: MarketHome): KnownProperty | null {
  if (!PROPERTY_TYPES.some((type) => type === home.type)) return null;
  const { features, knownFeatures, priceCents, quarter, town, ...facts } = home;
  const stated: Record<string, unknown> = {
    ...facts,
    ...featuresOf({ has: features, known: knownFeatures }),
    placeName: placeLine([quarter, town]).slice(0, LONGEST_PLACE),
    price: priceCents === null ? null : priceCents / 100,
  };
  const known = Object.entries(stated).filter(
    ([name, value]) => name in propertySchema.shape && value !== null && value !== undefined && value !== "",
  );
  return Object.fromEntries(known) as KnownProperty;
}
