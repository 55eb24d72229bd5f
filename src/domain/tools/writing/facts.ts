import type {
  CONDITIONS,
  ENERGY_RATINGS,
  ENERGY_STATES,
  HEATINGS,
  PROPERTY_TYPES,
} from "../../shared/home-attributes/home-values.ts";
import {
  ADVERT_ATTRIBUTES,
  ADVERT_ATTRIBUTES_OF_TOOLS,
  type AdvertAttribute,
  type AdvertAttributeOfTools,
  type PlainMention,
} from "../../shared/home-attributes/table.ts";
import type { Property } from "../../shared/listing/property.ts";

/** The attributes that the table tells in sentences of its own. */
type PlainFacts = { [Name in PlainMention]?: Property[Name] | undefined };

/** Languages of the readers: Spanish as it is spoken in five countries, and English. */
export const VARIETIES = ["es-ES", "es-MX", "es-AR", "es-CO", "es-CL", "en"] as const;
/** A way of speaking. */
export type Variety = (typeof VARIETIES)[number];

/** How a text sounds: plain, spoken to somebody, formal, or by its figures. */
export const TONES = ["neutro", "cercano", "premium", "inversion"] as const;
/** How a text sounds. */
export type Tone = (typeof TONES)[number];

/** The eight sides to which a home may look. */
export const COMPASS = ["norte", "noreste", "este", "sureste", "sur", "suroeste", "oeste", "noroeste"] as const;

/**
 * All that a text may say of a home. Unknown is `undefined`, and is never mentioned; what the home has not (`false`) is not
 * either. Money is in currency units, rents and fees by the month.
 */
export interface HomeFacts extends PlainFacts {
  operation: "venta" | "alquiler";
  type: (typeof PROPERTY_TYPES)[number];
  country: string;
  currency: string;
  placeName?: string | undefined;
  builtAreaM2?: number | undefined;
  usableAreaM2?: number | undefined;
  plotAreaM2?: number | undefined;
  rooms?: number | undefined;
  bathrooms?: number | undefined;
  floor?: number | undefined;
  buildingFloors?: number | undefined;
  isTopFloor?: boolean | undefined;
  hasLift?: boolean | undefined;
  isExterior?: boolean | undefined;
  orientation?: (typeof COMPASS)[number] | undefined;
  /** The view, with its article: `el parque`. */
  views?: string | undefined;
  hasTerrace?: boolean | undefined;
  terraceAreaM2?: number | undefined;
  hasGarden?: boolean | undefined;
  hasPool?: boolean | undefined;
  hasParkingIncluded?: boolean | undefined;
  hasStorageRoom?: boolean | undefined;
  hasWardrobes?: boolean | undefined;
  hasDoorman?: boolean | undefined;
  isFurnished?: boolean | undefined;
  heating?: (typeof HEATINGS)[number] | undefined;
  hasAirConditioning?: boolean | undefined;
  condition?: (typeof CONDITIONS)[number] | undefined;
  yearBuilt?: number | undefined;
  renovatedYear?: number | undefined;
  /** The things that were renewed, in the agent's words: `cocina y baños`. */
  renovatedWhat?: string | undefined;
  /** As the agent typed them: `metro Xàtiva a 4 minutos`. */
  nearby?: readonly string[] | undefined;
  /** Features in the agent's words: `Balcón`. */
  features?: readonly string[] | undefined;
  /** Details of an older advert of the home: `cocina con isla`. */
  noted?: readonly string[] | undefined;
  /** Whole sentences of an older advert, said as they are. */
  quoted?: readonly string[] | undefined;
  /** Sentences of the agent, said as they are. */
  ownText?: string | undefined;
  price?: number | undefined;
  communityFee?: number | undefined;
  energyRating?: (typeof ENERGY_RATINGS)[number] | undefined;
  energyStatus?: (typeof ENERGY_STATES)[number] | undefined;
  /** Rent of the contract before, and the index of reference: what a stressed area asks for. */
  previousRent?: number | undefined;
  rentIndex?: number | undefined;
  registrationNumber?: string | undefined;
}

/** The fields that a phrase may come from. `unitPrice` is calculated of price and built area. */
export type FieldKey = Exclude<keyof HomeFacts, (typeof UNMENTIONED)[number]> | "unitPrice";

/** Types that stand on their own ground. */
export const HOUSE_TYPES: readonly HomeFacts["type"][] = ["casa", "chalet", "adosado"];
/** Types that nobody calls a home. */
export const BUSINESS_TYPES: readonly HomeFacts["type"][] = ["local", "oficina", "otro"];

const PRIVATE = {
  hasPool: /(?:piscina|alberca|pileta) (?:privada|propia|particular)|private (?:swimming )?pool/i,
  hasGarden: /jard[ií]n (?:privado|propio|particular)|private garden/i,
} as const;

/** Whether pool or garden belong to the building: those of a flat do, unless the agent's own text calls them private. */
export function isShared({ type, ownText = "" }: HomeFacts, field: keyof typeof PRIVATE): boolean {
  return !HOUSE_TYPES.includes(type) && !PRIVATE[field].test(ownText);
}

/** Whether a home above the ground has stairs alone: an advert says so with the storey. Unknown is no. */
export const hasStairsOnly = ({ type, floor, hasLift }: HomeFacts): boolean =>
  hasLift === false && (floor ?? 0) > 0 && !HOUSE_TYPES.includes(type);

/** Words in which the agent describes something themselves, by the field that would say less of it: their garage for three cars is no single space. */
const DESCRIBED = {
  hasPool: /^(?:piscina|alberca|pileta)(?!\p{L})/iu,
  hasParkingIncluded:
    /^(?:\p{L}{2,6} |\d{1,2} )?(?:garajes?|cocheras?|estacionamientos?|parqueaderos?|aparcamientos?|plazas? de (?:garaje|aparcamiento|parking)|garages?|parking)(?! (?:de|para) (?:visitas|bicicletas))(?!\p{L})/iu,
} as const;

/** Whether there is something to say of a field. */
export function isKnown(facts: HomeFacts, field: FieldKey): boolean {
  if (field === "unitPrice") return isKnown(facts, "price") && isKnown(facts, "builtAreaM2");
  const value = facts[field];
  if (value === undefined || value === false || value === "") return false;
  // A home without rooms is a studio, and its name says so.
  if ((field === "rooms" || field === "bathrooms") && value === 0) return false;
  // The agent has said it in their own words.
  if (field === "isFurnished" && /am[uo]e?blad|con muebles|muebles incluidos/i.test(facts.ownText ?? "")) return false;
  const described = DESCRIBED[field as keyof typeof DESCRIBED];
  if (described && [...(facts.features ?? []), ...(facts.noted ?? [])].some((words) => described.test(words)))
    return false;
  // Every house looks outward.
  if (field === "isExterior" && HOUSE_TYPES.includes(facts.type)) return false;
  // The floors of a house are its own: on which of them it is, or that none is above, says nothing.
  if ((field === "floor" || field === "isTopFloor") && HOUSE_TYPES.includes(facts.type)) return false;
  if (field === "energyStatus" && facts.energyRating !== undefined) return false;
  const { offered } = ADVERT_ATTRIBUTES[field as AdvertAttribute]?.mention ?? {};
  if (offered !== undefined && offered !== facts.operation) return false;
  return !Array.isArray(value) || value.length > 0;
}

/** The fields that choose the country's words and the money's format, and that no sentence mentions. */
const UNMENTIONED = ["country", "currency"] as const;
type OfHome = AdvertAttributeOfTools | (typeof UNMENTIONED)[number];

/**
 * The facts that an advert may take from the tools' home: the attributes that the table tells. Address, coordinates and
 * references are none of them.
 */
export const factsOfHome = (home: Property): Pick<Property, OfHome> =>
  Object.fromEntries([...UNMENTIONED, ...ADVERT_ATTRIBUTES_OF_TOOLS].map((name) => [name, home[name]])) as Pick<
    Property,
    OfHome
  >;
