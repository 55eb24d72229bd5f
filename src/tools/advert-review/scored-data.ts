import { isWantedOf } from "#domain/portfolio/homes/missing-data.ts";
import { type AttributeName, attributeOf } from "#domain/shared/home-attributes/table.ts";
import type { WantedDatum } from "#domain/tools/advert-review/advert.ts";
import type { AdvertReviewInput } from "./schema.ts";

/** The data that an advert is asked for, by the names of the table of attributes; the one that the law asks for first. Price and text are counted elsewhere. */
const SCORED: readonly AttributeName[] = [
  "energyRating", "usableAreaM2", "plotAreaM2", "rooms", "bathrooms", "floor", "yearBuilt", "condition", "hasLift", "isExterior",
  "orientations", "occupancy", "communityFee", "heating", "furnishing",
]; // biome-ignore format: a list of names

/** Whether the input says it, where its name or its shape is another one there. */
const KNOWN: Partial<Record<AttributeName, (input: AdvertReviewInput) => boolean>> = {
  orientations: ({ home, orientation }) => orientation !== undefined || (home.orientations?.length ?? 0) > 0,
  energyRating: ({ home, energyStatus }) => home.energyRating !== undefined || energyStatus !== undefined,
  furnishing: ({ isFurnished }) => isFurnished !== undefined,
};

/** The data asked of such a home: by kind, offer and country alone, so that no datum asks for another one. */
export function wantedData(input: AdvertReviewInput): WantedDatum[] {
  return SCORED.flatMap((name) => {
    const { label, wanted } = attributeOf(name)!;
    if (!wanted || !isWantedOf(wanted, input.home)) return [];
    const fields: Record<string, unknown> = { ...input, ...input.home };
    const isKnown = KNOWN[name]?.(input) ?? fields[name] !== undefined;
    return [{ name, label, why: wanted.why, isKnown }];
  });
}
