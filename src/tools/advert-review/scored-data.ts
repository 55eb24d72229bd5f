import { isWantedOf } from "#domain/portfolio/homes/missing-data.ts";
import { type AttributeName, attributeOf } from "#domain/shared/home-attributes/table.ts";
import type { WantedDatum } from "#domain/tools/advert-review/advert.ts";
import type { Contradiction } from "#domain/tools/advert-review/contradictions.ts";
import type { ToldFacts } from "#domain/tools/advert-review/told-facts.ts";
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
export function wantedData(input: AdvertReviewInput, inText: readonly DatumInText[]): WantedDatum[] {
  return SCORED.flatMap((name) => {
    const { label, wanted } = attributeOf(name)!;
    if (!wanted || !isWantedOf(wanted, input.home)) return [];
    const fields: Record<string, unknown> = { ...input, ...input.home };
    const isKnown = KNOWN[name]?.(input) ?? fields[name] !== undefined;
    const told = inText.find((one) => one.name === name);
    return [
      { name, label, why: wanted.why, isKnown, ...(told && { inText: { field: told.field, value: told.value } }) },
    ];
  });
}

/** A datum that the text says and no field does, with the value that its field would take. */
export interface DatumInText {
  /** Its name in the table of attributes. */
  name: AttributeName;
  /** Its address in the form: `home.floor`. */
  field: string;
  label: string;
  value: string | number | boolean;
}

/** The data that only the text says: one press puts them into the form. What is told differently by both is for a person to settle. */
export function inTextOf(
  input: AdvertReviewInput,
  { home, details }: ToldFacts,
  contradictions: readonly Contradiction[],
): DatumInText[] {
  const settled = new Set(contradictions.map(({ field }) => field));
  const of = (prefix: string, told: Record<string, unknown>, known: Record<string, unknown>) =>
    Object.entries(told).flatMap(([name, value]): DatumInText[] => {
      const asked = ASKED_AS[name] ?? name;
      const attribute = attributeOf(asked);
      const isUnknown = known[name] === undefined || (Array.isArray(known[name]) && known[name].length === 0);
      if (attribute === undefined || !isUnknown || settled.has(name)) return [];
      return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
        ? [{ name: asked as AttributeName, field: `${prefix}${name}`, label: attribute.label, value }]
        : [];
    });
  return [...of("home.", home, input.home), ...of("", { ...details }, { ...input })];
}

/** Names of the table for what the form calls otherwise. */
const ASKED_AS: Readonly<Record<string, string>> = { isFurnished: "furnishing", orientation: "orientations" };
