import { BUSINESS_TYPES, type FieldKey, HOUSE_TYPES, type HomeFacts, isKnown } from "./facts.ts";
import { salienceOf } from "./salience.ts";

/** The facts that an advert does not tell, and why. */
export interface LeftOut {
  /** Known, and neither in the long text nor in the list of features. */
  unsaid: FieldKey[];
  /**
   * Known, and passed over because it speaks against the home: whoever calls must hear it from the agent. Stairs are told with the
   * storey that they lead to, so they stand here only where no storey is known, or in a language that passes them over.
   */
  against: FieldKey[];
  /** Not known: the data that would make the text say more, the weightiest first. */
  unknown: FieldKey[];
}

/** As many data as one goes and asks for. */
const MOST_UNKNOWN = 5;

/**
 * The fields that the form asks as a figure or a choice. Features that are only ticked are left out: not ticked may
 * mean that there is none.
 */
const ASKED: readonly FieldKey[] = [
  "placeName",
  "price",
  "rooms",
  "bathrooms",
  "usableAreaM2",
  "plotAreaM2",
  "terraceAreaM2",
  "floor",
  "hasLift",
  "isExterior",
  "orientation",
  "views",
  "heating",
  "condition",
  "yearBuilt",
  "communityFee",
  "nearby",
];

const NOT_OF_HOUSES: readonly FieldKey[] = ["floor", "hasLift", "isExterior", "communityFee"];

/**
 * @param mentioned the fields of the long text
 * @param listed those of the list of features: what stands there is told
 */
export function leftOut(facts: HomeFacts, mentioned: readonly FieldKey[], listed: readonly FieldKey[] = []): LeftOut {
  const fields = Object.keys(facts).filter((key): key is FieldKey => key !== "country" && key !== "currency");
  const isSelfEvident = (field: FieldKey) => field === "operation" || field === "type";
  return {
    unsaid: fields.filter(
      (field) =>
        isKnown(facts, field) && !mentioned.includes(field) && !listed.includes(field) && !isSelfEvident(field),
    ),
    against: againstIt(facts).filter((field) => !mentioned.includes(field)),
    unknown: ASKED.filter((field) => mayBeAsked(facts, field) && isUnknown(facts, field))
      .sort((a, b) => salienceOf(b, facts) - salienceOf(a, facts))
      .slice(0, MOST_UNKNOWN),
  };
}

/** Stairs without a lift, and rooms that look into a courtyard. */
function againstIt(facts: HomeFacts): FieldKey[] {
  if (HOUSE_TYPES.includes(facts.type)) return [];
  return [
    ...(facts.hasLift === false && facts.floor !== 0 ? (["hasLift"] as const) : []),
    ...(facts.isExterior === false ? (["isExterior"] as const) : []),
  ];
}

const isUnknown = (facts: HomeFacts, field: FieldKey) => {
  const value = field === "unitPrice" ? undefined : facts[field];
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
};

function mayBeAsked(facts: HomeFacts, field: FieldKey): boolean {
  const isHouse = HOUSE_TYPES.includes(facts.type);
  if (isHouse && NOT_OF_HOUSES.includes(field)) return false;
  if (field === "plotAreaM2") return isHouse;
  if (field === "terraceAreaM2") return facts.hasTerrace === true;
  if (field === "rooms") return facts.type !== "estudio" && !BUSINESS_TYPES.includes(facts.type);
  return true;
}
