import { shortDecimal } from "../../shared/format/text-ends.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { parseSpanishNumber } from "../../shared/schema/spanish-number.ts";
import type { Home } from "../homes/home.ts";
import { countryName, readCountry, readHomeType } from "./home-words.ts";

/** An element of the feed that we have no place for, kept so that it goes out as it came. */
export interface KeptElement {
  name: string;
  attributes?: Record<string, string>;
  text?: string;
  children?: KeptElement[];
}

/** A value as the feed wrote it: text, or one text a language. */
export type KyeroText = string | Record<string, string>;

/** Values of a Kyero home that we keep beside its columns. */
export interface KyeroExtras {
  date?: string;
  /** By path, where we would write it in another way. Goes out while it still means the home's value. */
  raw?: Record<string, KyeroText>;
  /** Our name of an element → the sender's, where it is another one. */
  names?: Record<string, string>;
  /** Groups that came as plain text instead of one text a language. */
  plain?: string[];
  titles?: KyeroText;
  imageIds?: string[];
  /** By address of the photo: its other elements. */
  imageDetails?: Record<string, KeptElement[]>;
  /** By group (`""`: of the property itself). */
  other?: Record<string, KeptElement[]>;
}

/** One value of a Kyero property: where it stands, and its way to a field of ours and back. */
export interface KyeroField {
  path: string;
  field: keyof Home;
  read(text: string): unknown;
  write(home: Home): string | undefined;
}

const OUT_TYPES: Record<HomeType, string> = {
  piso: "Apartment",
  atico: "Penthouse",
  duplex: "Duplex",
  estudio: "Studio",
  casa: "House",
  chalet: "Villa",
  adosado: "Town House",
  local: "Commercial",
  oficina: "Office",
  finca: "Finca",
  terreno: "Land",
  garaje: "Garage",
  trastero: "Storage Room",
  nave: "Industrial",
  edificio: "Building",
  otro: "Other",
};

const readText = (text: string) => text;
/** Decimal point, as XML has it; only text that is not a plain number is read as people write it. */
const readNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : (parseSpanishNumber(text) ?? text));
/** Zero and X stand for unknown in feeds. */
const readPositive = (text: string) => {
  if (text === "X" || text === "x") return undefined;
  const value = readNumber(text);
  return value === 0 ? undefined : value;
};
/** Half baths are counted down; the sender's figure goes out again all the same. */
const readCount = (text: string) => {
  if (text === "X" || text === "x") return undefined;
  const value = readNumber(text);
  return typeof value === "number" ? Math.floor(value) : value;
};
const readFloor = (text: string) => (/^-?\d{1,3}$/.test(text) ? Number(text) : undefined);
const readArea = (text: string) => (text === "X" || text === "x" ? undefined : readNumber(text));
const readRating = (text: string) => (/^[a-g]$/i.test(text) ? text.toUpperCase() : undefined);
const readFlag = (text: string) => {
  if (text === "1" || /^(true|yes|si|sí)$/i.test(text)) return true;
  return text === "0" || /^(false|no)$/i.test(text) ? false : undefined;
};

function text(path: string, field: "reference" | "town" | "province" | "locationDetail" | "address"): KyeroField {
  return { path, field, read: readText, write: (home) => home[field] };
}

type NumberField = "price" | "latitude" | "longitude" | "floor" | "rooms" | "bathrooms" | AreaField;
type AreaField = "builtAreaM2" | "plotAreaM2" | "terraceAreaM2";

function number(path: string, field: NumberField, read: KyeroField["read"]): KyeroField {
  return {
    path,
    field,
    read,
    write: (home) => {
      const value = home[field];
      return value === undefined ? undefined : plainNumber(value);
    },
  };
}

function flag(path: string, field: "isPartOwnership" | "isLeasehold" | "hasPool"): KyeroField {
  return {
    path,
    field,
    read: readFlag,
    write: (home) => (home[field] === undefined ? undefined : home[field] ? "1" : "0"),
  };
}

/** Never an exponent: readers of feeds do not know them. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes("e") ? shortDecimal(value, 12) : text;
}

const KYERO_OPERATIONS: Record<string, Home["operation"]> = {
  sale: "venta",
  month: "alquiler",
};

/** Neither `sale` nor `month`: then the price is not one of ours. */
export const isOtherFrequency = (frequency: KyeroText | undefined): boolean => {
  const word = frequency === undefined ? "" : plainText(frequency).toLowerCase();
  return word !== "" && KYERO_OPERATIONS[word] === undefined && !/sale|venta/.test(word);
};

/** In the order in which Kyero writes them. Lists (`url`, `desc`, `features`, `images`) are read apart. */
export const KYERO_FIELDS: readonly KyeroField[] = [
  text("ref", "reference"),
  number("price", "price", readPositive),
  { path: "currency", field: "currency", read: (raw) => raw.toUpperCase(), write: (home) => home.currency },
  {
    path: "price_freq",
    field: "operation",
    // A rent by the week or by the night is a rent; its price is not ours (see the reader).
    read: (raw) => KYERO_OPERATIONS[raw.toLowerCase()] ?? (/sale|venta/i.test(raw) ? "venta" : "alquiler"),
    write: (home) => (home.operation === "venta" ? "sale" : "month"),
  },
  flag("part_ownership", "isPartOwnership"),
  flag("leasehold", "isLeasehold"),
  {
    path: "new_build",
    field: "condition",
    read: (raw) => (readFlag(raw) === true ? "obra_nueva" : undefined),
    write: (home) => (home.condition === "obra_nueva" ? "1" : "0"),
  },
  {
    path: "type",
    field: "type",
    read: (raw) => readHomeType(raw) ?? "otro",
    write: (home) => OUT_TYPES[home.type],
  },
  text("town", "town"),
  text("province", "province"),
  {
    path: "country",
    field: "country",
    read: (raw) => readCountry(raw) ?? raw,
    write: (home) => countryName(home.country),
  },
  text("location_detail", "locationDetail"),
  number("location/latitude", "latitude", readNumber),
  number("location/longitude", "longitude", readNumber),
  text("address", "address"),
  number("floor", "floor", readFloor),
  {
    path: "cadastralRef",
    field: "cadastralReference",
    // Twenty characters, or fourteen of a plot; two references in one are the sender's own matter.
    read: (raw) => (raw.length <= 20 ? raw : undefined),
    write: (home) => home.cadastralReference,
  },
  number("beds", "rooms", readCount),
  number("baths", "bathrooms", readCount),
  flag("pool", "hasPool"),
  number("surface_area/built", "builtAreaM2", readPositive),
  number("surface_area/plot", "plotAreaM2", readPositive),
  number("surface_area/terrace", "terraceAreaM2", readArea),
  { path: "energy_rating/consumption", field: "energyRating", read: readRating, write: (home) => home.energyRating },
  {
    path: "energy_rating/emissions",
    field: "emissionsRating",
    read: readRating,
    write: (home) => home.emissionsRating,
  },
];

export const KYERO_FIELD_BY_PATH = new Map(KYERO_FIELDS.map((field) => [field.path, field]));

/** Elements whose children are values of their own. */
export const KYERO_GROUPS = new Set(["location", "surface_area", "energy_rating"]);

/** Other names under which senders write the same element. */
export const KYERO_ALIASES: Record<string, string> = {
  catastral: "cadastralRef",
  cadastral_ref: "cadastralRef",
  cadastral_reference: "cadastralRef",
};

/** The text that decides among languages: Spanish and English names are those that we know. */
export const plainText = (value: KyeroText): string =>
  typeof value === "string" ? value : (value.es ?? value.en ?? Object.values(value)[0] ?? "");

/** Meaning of `value` if it were read again. */
export function readKyero(field: KyeroField, value: KyeroText): unknown {
  if (typeof value === "string" || field.path !== "type") return field.read(plainText(value));
  // Of several languages the first one that names a type that we know.
  for (const name of [value.en, value.es, ...Object.values(value)]) {
    const type = name === undefined ? undefined : readHomeType(name);
    if (type !== undefined) return type;
  }
  return "otro";
}
