import { plain } from "../../../shared/wording/plain-text.ts";
import { BUSINESS_TYPES, type FieldKey, HOUSE_TYPES } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { mark } from "../marks.ts";
import { areaIn, moneyIn } from "../numbers.ts";

/** The facts as parts of English sentences, each marked with its field. British words: flats are let, and have lifts. */

const TYPES = {
  piso: "apartment",
  atico: "penthouse",
  duplex: "duplex",
  estudio: "studio",
  casa: "house",
  chalet: "detached house",
  adosado: "terraced house",
  local: "commercial unit",
  oficina: "office",
  otro: "property",
} as const;

const HEATING = {
  gas_individual: "individual gas heating",
  central: "central heating",
  electrica: "electric heating",
  suelo_radiante: "underfloor heating",
  aerotermia: "an air-source heat pump",
  bomba_calor: "heat-pump heating",
  chimenea: "a fireplace",
} as const;

const COMPASS = {
  norte: "north",
  noreste: "north-east",
  este: "east",
  sureste: "south-east",
  sur: "south",
  suroeste: "south-west",
  oeste: "west",
  noroeste: "north-west",
} as const;

const COUNTS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** `three`; figures beyond ten. */
export const word = (n: number) => COUNTS[n] ?? String(n);
/** `one bedroom`, `three bedrooms` */
export const counted = (n: number, noun: string) => `${word(n)} ${noun}${n === 1 ? "" : "s"}`;
/** `a`, `an`, by the sound of what follows; marks do not count. */
export const a = (text: string) =>
  `${/^(?:\ue001[^\ue002]*\ue002)?(?!one\b)(?:[aeio]|8|1[18](?!\d))/i.test(text) ? "an" : "a"} ${text}`;

/** `a, b and c`; empty for no parts. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** `apartment` */
export const typeName = (c: Saying) => mark("type", TYPES[c.facts.type]);
/** `an apartment` */
export const aType = (c: Saying) => a(typeName(c));
/** `94 m²` */
export const area = (c: Saying, field: "builtAreaM2" | "usableAreaM2" | "plotAreaM2" | "terraceAreaM2") =>
  mark(field, areaIn("en", c.facts[field]!));
/** A shop has rooms, and a home bedrooms. */
export const roomName = (c: Saying) => (BUSINESS_TYPES.includes(c.facts.type) ? "room" : "bedroom");
/** `three bedrooms` */
export const bedrooms = (c: Saying) => mark("rooms", counted(c.facts.rooms!, roomName(c)));
/** `three-bedroom`. */
export const ofBedrooms = (c: Saying) => mark("rooms", `${word(c.facts.rooms!)}-${roomName(c)}`);
/** `two bathrooms` */
export const bathrooms = (c: Saying) => mark("bathrooms", counted(c.facts.bathrooms!, "bathroom"));
/** `Ruzafa, Valencia` */
export function place(c: Saying): string {
  return mark("placeName", c.facts.placeName!);
}
/** The near part alone, where room is short. */
export const nearPlace = (c: Saying) => mark("placeName", c.facts.placeName!.split(",")[0]!.trim());
/** ` in Ruzafa, Valencia`, with the space before it; empty where no place is known. */
export const inPlace = (c: Saying) => (c.facts.placeName ? ` in ${place(c)}` : "");
/** Before more of the sentence, a place of two parts closes with its comma. */
export const inPlaceThen = (c: Saying) => (c.facts.placeName?.includes(",") ? `${inPlace(c)},` : inPlace(c));

/** `third floor`, `21st floor`, `ground floor` */
export function floorName(c: Saying): string {
  const floor = c.facts.floor!;
  if (floor === 0) return mark("floor", "ground floor");
  if (floor < 0) return mark("floor", floor === -1 ? "lower ground floor" : `floor −${-floor}`);
  return mark(
    "floor",
    ORDINALS[floor - 1]
      ? `${ORDINALS[floor - 1]} floor`
      : `${floor}th floor`
          .replace(/(?<!1)1th/, "1st")
          .replace(/(?<!1)2th/, "2nd")
          .replace(/(?<!1)3th/, "3rd"),
  );
}
/** `six storeys` */
export const storeys = (c: Saying) => mark("buildingFloors", counted(c.facts.buildingFloors!, "storey"));
/** `six-storey` */
export const ofStoreys = (c: Saying) => mark("buildingFloors", `${word(c.facts.buildingFloors!)}-storey`);
/** `lift` */
export const lift = () => mark("hasLift", "lift");
/** `outward-facing` */
export const outward = () => mark("isExterior", "outward-facing");
/** `south` */
export const compass = (c: Saying) => mark("orientation", COMPASS[c.facts.orientation!]);
/** `south-facing` */
export const facing = (c: Saying) => mark("orientation", `${COMPASS[c.facts.orientation!]}-facing`);
/** `views of parque Central`: what was typed, without its Spanish article. */
export const views = (c: Saying) => `views of ${mark("views", c.facts.views!.replace(/^(?:el|la|los|las) /, ""))}`;
/** `a 12 m² terrace`, or `a terrace` where its area is not known. */
export const terrace = (c: Saying) =>
  c.facts.terraceAreaM2 === undefined
    ? `a ${mark("hasTerrace", "terrace")}`
    : `${a(area(c, "terraceAreaM2"))} ${mark("hasTerrace", "terrace")}`;
/** `a garden`. Whose it is nobody has said, so the text does not say it either. */
export const garden = () => `a ${mark("hasGarden", "garden")}`;
/** `a swimming pool` */
export const pool = () => `a ${mark("hasPool", "swimming pool")}`;
/** `a parking space` */
export const parking = () => `a ${mark("hasParkingIncluded", "parking space")}`;
/** `a storage room` */
export const storage = () => `a ${mark("hasStorageRoom", "storage room")}`;
/** `fitted wardrobes` */
export const wardrobes = () => mark("hasWardrobes", "fitted wardrobes");
/** `a concierge` */
export const porter = () => `a ${mark("hasDoorman", "concierge")}`;
/** Places without a name of their own. */
const PLACES: Readonly<Record<string, string>> = {
  supermercado: "a supermarket",
  colegio: "a school",
  playa: "the beach",
  parque: "a park",
  farmacia: "a chemist's",
  hospital: "a hospital",
  estacion: "the station",
};
/** The distances that agents type in Spanish, and places that they name by their kind alone, in English. */
export const near = (item: string) =>
  mark(
    "nearby",
    item
      .replace(
        /^(supermercado|colegio|playa|parque|farmacia|hospital|estaci[oó]n)(?= a \d|$)/i,
        (place) => PLACES[plain(place)] ?? place,
      )
      .replace(/ a (\d+) min(?:uto)?s?\b en (?:coche|auto|carro)/i, ", $1 minutes away by car")
      .replace(/ a (\d+) min(?:uto)?s?\b(?: andando| a pie| caminando)?/i, ", $1 minutes away")
      .replace(
        / a (\d[\d.,]*) (m|km|metros)\b/i,
        (_, n: string, unit: string) => `, ${n} ${unit === "metros" ? "m" : unit} away`,
      )
      // Somebody typed it in English already.
      .replace(/ away away$/, " away"),
  );
/** `gas central heating` */
export const heating = (c: Saying) => mark("heating", HEATING[c.facts.heating!]);
/** `air conditioning` */
export const airConditioning = () => mark("hasAirConditioning", "air conditioning");
/** `furnished` */
export const furnished = () => mark("isFurnished", "furnished");
/** The year in which it was or will be built. */
export const built = (c: Saying) => mark("yearBuilt", String(c.facts.yearBuilt));
/** The year in which it was or will be renovated. */
export const renovated = (c: Saying) => mark("renovatedYear", String(c.facts.renovatedYear));
/** Whether a year lies after the one in which the advert is written. */
export const isPlanned = (c: Saying, field: "yearBuilt" | "renovatedYear") => (c.facts[field] ?? 0) > c.thisYear;
const money = (c: Saying, amount: number) => moneyIn("en", amount, c.facts.currency);
/** `€320,000`; of a rent, `€950 per month` */
export const price = (c: Saying) =>
  mark("price", `${money(c, c.facts.price!)}${c.facts.operation === "alquiler" ? " per month" : ""}`);
/** `€3,404 per m²`: price by built area, to the whole unit. Both must be known. */
export const unitPrice = (c: Saying) =>
  mark("unitPrice", `${money(c, Math.round(c.facts.price! / c.facts.builtAreaM2!))} per m²`);
/** `€80 per month` */
export const monthly = (c: Saying, field: "communityFee" | "previousRent" | "rentIndex") =>
  mark(field, `${money(c, c.facts[field]!)} per month`);
/** `for sale`, `to let` */
export const forSale = (c: Saying) => mark("operation", c.facts.operation === "venta" ? "for sale" : "to let");
/** Whether the home stands on its own ground. */
export const isHouse = (c: Saying) => HOUSE_TYPES.includes(c.facts.type);

const WITH: Partial<Record<FieldKey, (c: Saying) => string>> = {
  views,
  hasTerrace: terrace,
  hasPool: pool,
  hasGarden: garden,
  hasParkingIncluded: parking,
  hasLift: () => `a ${lift()}`,
  hasStorageRoom: storage,
  hasAirConditioning: airConditioning,
};
const IS: Partial<Record<FieldKey, (c: Saying) => string>> = {
  isFurnished: furnished,
  condition: () => mark("condition", "new-build"),
  isTopFloor: () => mark("isTopFloor", "top-floor"),
};
/** The words after `with`: `a 12 m² terrace`; undefined where the feature is no noun. */
export const withFeature = (c: Saying, field: FieldKey) => WITH[field]?.(c);
/** The words before the name: `top-floor`; undefined where the feature is no adjective. */
export const isFeature = (c: Saying, field: FieldKey) => IS[field]?.(c);
