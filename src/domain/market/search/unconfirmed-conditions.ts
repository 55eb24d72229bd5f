import { bitOf, MARKET_FEATURE_NAMES } from "../features.ts";
import type { MarketFacts } from "../market-home.ts";
import { lackName } from "./chips.ts";
import type { MarketFilter, Range } from "./market-filter.ts";

/** The facts that a search asks about and that a home's adverts may leave open, in the order of the chips. */
const ASKED_FACTS = [
  ["rooms", "Habitaciones"],
  ["bathrooms", "Baños"],
  ["builtAreaM2", "Superficie"],
  ["floor", "Planta"],
  ["yearBuilt", "Año de construcción"],
] as const;

type KnownFacts = Pick<
  MarketFacts,
  (typeof ASKED_FACTS)[number][0] | "condition" | "energyRating" | "seller" | "knownFeatures"
>;

/**
 * The conditions of a search of which nobody has said whether a home fits them, in Spanish: `Ascensor`, `Planta`. Price, place and kind are not
 * among them: a home that does not say those is not found at all.
 */
export function unconfirmedConditions(filter: MarketFilter, home: KnownFacts): string[] {
  const isUnknown = (feature: MarketFilter["features"][number]) => (home.knownFeatures & bitOf(feature)) === 0;
  return [
    ...ASKED_FACTS.flatMap(([fact, name]) => (isAsked(filter[fact]) && home[fact] === null ? [name] : [])),
    ...filter.features.filter(isUnknown).map((feature) => MARKET_FEATURE_NAMES[feature]),
    ...filter.notFeatures.filter(isUnknown).map(lackName),
    ...(filter.conditions.length > 0 && home.condition === null ? ["Estado"] : []),
    ...(filter.energyFrom !== null && home.energyRating === null ? ["Certificado energético"] : []),
    ...(filter.seller !== null && home.seller === null ? ["Quién la ofrece"] : []),
  ];
}

const isAsked = ({ min, max }: Range) => min !== null || max !== null;
