import * as z from "zod/mini";
import { PROPERTY_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import { type Listing, type Property, propertySchema } from "#domain/shared/listing/property.ts";
import { text } from "#domain/shared/schema/text.ts";
import { median } from "#domain/shared/stats/order.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { FEWEST_COMPARABLES } from "#domain/tools/valuation/comparables.ts";
import { speakingListings } from "#domain/tools/valuation/demo-listings.ts";
import type { Evidence } from "#domain/tools/valuation/evidence-words.ts";
import { selectComparables } from "#domain/tools/valuation/selection.ts";
import { valueHome } from "#domain/tools/valuation/value-home.ts";
import { valuationNeeds } from "./engine.ts";

/** The part of a home that tells what there is to compare it with, from the address of the call. */
export const evidenceQuestion = z.object({
  latitude: z.coerce.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.coerce.number().check(z.minimum(-180), z.maximum(180)),
  operation: z.enum(["venta", "alquiler"]),
  type: z.enum(PROPERTY_TYPES),
  country: text({ max: 2 }).check(z.regex(/^[A-Z]{2}$/)),
  currency: text({ max: 3 }).check(z.regex(/^[A-Z]{3}$/)),
  /** Built area; while it is not typed yet, homes of any size count. */
  areaM2: z.optional(z.coerce.number().check(z.minimum(15), z.maximum(2000))),
});
export type EvidenceQuestion = z.output<typeof evidenceQuestion>;

/** Facts of a valuation that tell it. */
type EvidenceFacts = Pick<
  FactsFor<ReturnType<typeof valuationNeeds>>,
  "today" | "nearbyListings" | "valuationModel" | "officialPrice" | "municipality"
>;

/** The questions of a valuation of such a home that its evidence needs too. */
export function evidenceNeeds(
  question: EvidenceQuestion,
): Pick<ReturnType<typeof valuationNeeds>, keyof EvidenceFacts> {
  const needs = valuationNeeds({ home: homeOf(question, []) } as Parameters<typeof valuationNeeds>[0]);
  const { today, nearbyListings, valuationModel, officialPrice, municipality } = needs;
  return { today, nearbyListings, valuationModel, officialPrice, municipality };
}
/** Counts what the engine would use around a point. It tells a number, and nothing of any advert. */
export function evidenceAround(question: EvidenceQuestion, facts: EvidenceFacts): Evidence {
  const { nearbyListings, valuationModel, officialPrice: official, municipality, today } = facts;
  if (question.country === "ES" && municipality === null)
    return { usable: 0, needed: FEWEST_COMPARABLES, isDemo: false, without: "outside" };
  const { listings, isDemo } = speakingListings(nearbyListings);
  const subject = homeOf(question, listings);
  const { candidates } = selectComparables(subject, listings, [], today);
  const adverts = candidates.reduce((sum, { others }) => sum + 1 + others.length, 0);
  const usable = Math.min(FEWEST_COMPARABLES, adverts);
  const model = valuationModel === "unavailable" ? null : valuationModel;
  const { basis } = valueHome({ subject, comparables: [], model, official, today });
  const without = basis === "model-2018" ? "model" : basis === "official-orientation" ? "orientation" : "nothing";
  return { usable, needed: FEWEST_COMPARABLES, isDemo: isDemo && usable > 0, without };
}

/** As large as most around it while nobody has typed its area. */
function homeOf({ areaM2, ...home }: EvidenceQuestion, listings: readonly Listing[]): Property {
  const alike = listings.filter(({ type }) => type === home.type).map(({ builtAreaM2 }) => builtAreaM2);
  const builtAreaM2 = areaM2 ?? (alike.length > 0 ? median(alike) : 80);
  return propertySchema.parse({ ...home, builtAreaM2 } as Parameters<typeof propertySchema.parse>[0]);
}
