import { ADVERT_ATTRIBUTES } from "../../shared/home-attributes/table.ts";
import { type FieldKey, HOUSE_TYPES, type HomeFacts, isKnown, isShared } from "./facts.ts";

/**
 * How much a fact moves whoever looks for a home: what comes first, and what goes first where room is short. That of an attribute
 * stands in the table.
 */
const WEIGHTS: Partial<Record<FieldKey, number>> = {
  ...Object.fromEntries(Object.entries(ADVERT_ATTRIBUTES).map(([name, { mention: stated }]) => [name, stated.weight])),
  views: 9,
  ownText: 6,
  quoted: 5.5,
  features: 4,
  noted: 4.5,
  orientation: 5,
  nearby: 5,
  unitPrice: 3,
};

/** A fact's weight for this home, from 0 to about 11: the same lift says more on a fifth floor than on a first. */
export function salienceOf(field: FieldKey, facts: HomeFacts): number {
  const weight = WEIGHTS[field] ?? 1;
  // A lift is worth its stairs.
  if (field === "hasLift" && (facts.floor ?? 0) >= 3) return weight + 2.5;
  if (field === "orientation" && /^su/.test(facts.orientation ?? "")) return weight + 1;
  if (field === "condition" && facts.condition === "bueno") return weight - 4;
  if (field === "isExterior" && HOUSE_TYPES.includes(facts.type)) return 0;
  // A pool for the whole building is a convenience, one's own is a reason to come.
  if ((field === "hasPool" || field === "hasGarden") && isShared(facts, field)) return weight - 2;
  if (field === "isFurnished" && facts.operation === "alquiler") return weight + 2;
  return weight;
}

const HOOKS: readonly FieldKey[] = ["views", "hasTerrace", "hasPool", "hasGarden"];

/**
 * Whether a feature may stand for the home in front of everything else: a terrace does, a lift or somebody else's pool does
 * not.
 */
export function isHook(field: FieldKey, facts: HomeFacts): boolean {
  if ((field === "hasPool" || field === "hasGarden") && isShared(facts, field)) return false;
  return HOOKS.includes(field);
}

/** The fields that an opening may name, the weightiest first. */
export function openers(facts: HomeFacts): FieldKey[] {
  const fields: FieldKey[] = [
    "views",
    "hasTerrace",
    "hasPool",
    "hasGarden",
    "isTopFloor",
    "hasParkingIncluded",
    "renovatedYear",
    "isExterior",
    "hasLift",
    "hasStorageRoom",
    "hasAirConditioning",
    "isFurnished",
    ...(facts.condition === "obra_nueva" ? (["condition"] as const) : []),
  ];
  return fields
    .filter((field) => isKnown(facts, field) && salienceOf(field, facts) > 0)
    .filter((field) => field !== "isTopFloor" || facts.type !== "atico")
    .sort((a, b) => salienceOf(b, facts) - salienceOf(a, facts));
}
