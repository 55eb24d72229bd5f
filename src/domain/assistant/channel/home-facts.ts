import { formatArea, formatDate, formatMoney, formatNumber } from "../../shared/format/format.ts";
import { type AnyAttribute, type AttributeName, attributeOf } from "../../shared/home-attributes/table.ts";
import { fold } from "../../shared/listing/fold.ts";
import { isForClients } from "./asked-attributes.ts";

/** The answers of a home's file to a client, attribute by attribute. */

/** A home as its file has it; unknown attributes are absent. */
export type HomeFile = Readonly<Partial<Record<AttributeName, unknown>>> & { currency: string; operation: string };

/** Sentences of flags: yes, no, and what is unknown («si tiene ascensor»). */
const FLAGS: Partial<Record<AttributeName, readonly [yes: string, no: string, unknown: string]>> = {
  hasLift: ["Tiene ascensor", "No tiene ascensor", "si tiene ascensor"],
  isExterior: ["Es exterior", "Es interior", "si es exterior o interior"],
  isTopFloor: ["Es la última planta", "No es la última planta", "si es la última planta"],
  hasTerrace: ["Tiene terraza", "No tiene terraza", "si tiene terraza"],
  hasParkingIncluded: ["Incluye garaje", "No incluye garaje", "si incluye garaje"],
  hasStorageRoom: ["Tiene trastero", "No tiene trastero", "si tiene trastero"],
  hasPool: ["Tiene piscina", "No tiene piscina", "si tiene piscina"],
  hasAirConditioning: ["Tiene aire acondicionado", "No tiene aire acondicionado", "si tiene aire acondicionado"],
  hasWardrobes: ["Tiene armarios empotrados", "No tiene armarios empotrados", "si tiene armarios empotrados"],
  hasDoorman: ["Tiene conserje", "No tiene conserje", "si tiene conserje"],
  hasGarden: ["Tiene jardín", "No tiene jardín", "si tiene jardín"],
  allowsPets: ["Admite mascotas", "No admite mascotas", "si admite mascotas"],
};

/** Labels that a client reads otherwise than an agent. */
const LABELS: Partial<Record<AttributeName, string>> = {
  hasParkingIncluded: "Garaje",
  yearBuilt: "Año de construcción",
  condition: "Estado",
};

const FURNISHED: Readonly<Record<string, string>> = {
  si: "Está amueblado",
  parcial: "Está amueblado en parte",
  no: "No está amueblado",
};

/** Whether the file holds a value: an empty list is none. */
const isKnown = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * One sentence about an attribute, without the home's name: «Tiene ascensor.», «Gastos de comunidad: 95 € al mes.», «En la
 * ficha no consta si tiene trastero.»
 *
 * @param name an attribute that clients may be told (`isForClients`); any other says nothing: an empty string
 */
export function factSentence(home: HomeFile, name: AttributeName): string {
  if (!isForClients(name)) return "";
  const attribute = attributeOf(name)!;
  const value = home[name];
  const flag = FLAGS[name];
  const label = labelOf(home, name, attribute);
  if (!isKnown(value)) {
    const isTerraceKnown = name === "hasTerrace" && isKnown(home.terraceAreaM2);
    if (isTerraceKnown) return `Tiene terraza, de ${formatArea(home.terraceAreaM2 as number)}.`;
    if (name === "terraceAreaM2" && home.hasTerrace === false) return "No tiene terraza.";
    // The letter and the reason for its absence answer for each other.
    const other = name === "energyRating" ? "energyStatus" : name === "energyStatus" ? "energyRating" : undefined;
    if (other && isKnown(home[other])) {
      return `Certificado energético: ${valueText(home, other, attributeOf(other)!, home[other]).replace(/^En/, "en")}.`;
    }
    return flag ? `En la ficha no consta ${flag[2]}.` : `${label}: en la ficha no consta.`;
  }
  if (typeof value === "boolean") {
    const stated = flag ? flag[value ? 0 : 1] : `${label}: ${value ? "sí" : "no"}`;
    const isMeasured = name === "hasTerrace" && value && isKnown(home.terraceAreaM2);
    return isMeasured ? `${stated}, de ${formatArea(home.terraceAreaM2 as number)}.` : `${stated}.`;
  }
  if (name === "furnishing") return `${FURNISHED[value as string]}.`;
  return `${label}: ${valueText(home, name, attribute, value)}.`;
}

/** Everything that the file holds for clients, as sentences in the order of the table; nothing that it lacks. */
export const knownFacts = (home: HomeFile, names: readonly AttributeName[]): string[] =>
  names.filter((name) => isForClients(name) && isKnown(home[name])).map((name) => factSentence(home, name));

/** Whether the file holds the attribute, or another one that answers it. */
export const holds = (home: HomeFile, name: AttributeName): boolean => !factSentence(home, name).includes("no consta");

const labelOf = (home: HomeFile, name: AttributeName, { label }: AnyAttribute): string =>
  name === "price" && home.operation === "alquiler" ? "Alquiler" : (LABELS[name] ?? label);

function valueText(
  home: HomeFile,
  name: AttributeName,
  { names, unit, per, kind }: AnyAttribute,
  value: unknown,
): string {
  if (kind === "money") {
    const every = name === "price" ? (home.operation === "alquiler" ? "mes" : undefined) : per;
    const amount = formatMoney(value as number, home.currency);
    return every === undefined ? amount : `${amount} al ${every}`;
  }
  if (name === "floor") return value === 0 ? "planta baja" : (value as number) < 0 ? "semisótano" : `${value}.ª`;
  if (name === "yearBuilt" || name === "renovatedYear") return String(value);
  if (unit === "kWh/m²" || unit === "kg CO₂/m²") return `${formatNumber(value as number, 1)}\u00a0${unit} al año`;
  if (unit === "m²") return formatArea(value as number);
  if (typeof value === "number") return formatNumber(value);
  if (kind === "day") return formatDate(value as string);
  if (Array.isArray(value)) return value.join(", ");
  return names?.[value as string] ?? String(value);
}

const LONGEST_QUOTE = 240;

/**
 * The words of a home's list of features, else of its advert, about something that no attribute holds: the feature, or the whole
 * sentence; null where neither names it.
 *
 * @param asked a pattern over folded words
 */
export function sentenceInAdvert(home: HomeFile, asked: RegExp): string | null {
  const features = (home.features ?? []) as readonly string[];
  const feature = features.find((each) => asked.test(fold(each)));
  if (feature !== undefined) return feature.trim();
  const { es = "" } = (home.descriptions ?? {}) as Readonly<Record<string, string>>;
  const sentence = es.split(/(?<=[.!?])\s+|\n+/).find((each) => asked.test(fold(each)));
  return sentence !== undefined && sentence.length <= LONGEST_QUOTE ? sentence.trim() : null;
}
