import { type DEMANDED, HOME_ATTRIBUTES } from "../shared/home-attributes/table.ts";

/**
 * The features by which homes of the market are searched, each a bit of two numbers: what a home has, and what is known of it. The order is
 * that of the stored numbers: a new feature stands at the end, and none is ever moved or taken away.
 */
export const MARKET_FEATURES = [
  "hasLift",
  "isExterior",
  "hasTerrace",
  "hasParkingIncluded",
  "hasStorageRoom",
  "hasPool",
  "hasAirConditioning",
  "hasWardrobes",
  "hasGarden",
  "allowsPets",
  "isTopFloor",
  "hasDoorman",
  "isFurnished",
  "isVacant",
] as const;
export type MarketFeature = (typeof MARKET_FEATURES)[number];

/** Features that no flag of a home says: each follows from a choice of several. */
const OWN_NAMES: Record<string, string> = {
  isTopFloor: "Última planta",
  isFurnished: "Amueblado",
  isVacant: "Libre de ocupantes",
  hasDoorman: "Portero",
};

/** Names of the features on a chip, in Spanish. */
export const MARKET_FEATURE_NAMES = Object.fromEntries(
  MARKET_FEATURES.map((name) => [name, OWN_NAMES[name] ?? HOME_ATTRIBUTES[name as (typeof DEMANDED)[number]].label]),
) as Record<MarketFeature, string>;

/** The features of a home as far as they are known: true and false where somebody said so, absent where nobody did. */
export type FeatureValues = Partial<Record<MarketFeature, boolean | null | undefined>>;

export interface FeatureBits {
  /** Bits of the features that the home has. */
  has: number;
  /** Bits of the features of which it is known whether it has them. */
  known: number;
}

/** The two numbers in which the features of a home are kept. */
export function featureBits(values: FeatureValues): FeatureBits {
  const bits = { has: 0, known: 0 };
  for (const [place, name] of MARKET_FEATURES.entries()) {
    const value = values[name];
    if (typeof value !== "boolean") continue;
    bits.known |= 1 << place;
    if (value) bits.has |= 1 << place;
  }
  return bits;
}

/** The bit of one feature. */
export const bitOf = (feature: MarketFeature): number => 1 << MARKET_FEATURES.indexOf(feature);

/** Value of each feature by the two numbers: absent where nothing is known. */
export function featuresOf({ has, known }: FeatureBits): FeatureValues {
  return Object.fromEntries(
    MARKET_FEATURES.filter((name) => known & bitOf(name)).map((name) => [name, (has & bitOf(name)) !== 0]),
  );
}
