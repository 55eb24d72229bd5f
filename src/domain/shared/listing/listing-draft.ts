import { formatArea, formatMoney, formatUnitPrice } from "../format/format.ts";
import { CONDITIONS } from "../home-attributes/home-values.ts";
import type { PastedField } from "./pasted-fields.ts";
import {
  readArea,
  readBedroomsOfAmbientes,
  readCondition,
  readCoordinate,
  readCount,
  readCurrency,
  readDate,
  readEnergy,
  readEvidence,
  readExterior,
  readFlag,
  readFloor,
  readMoney,
  readOperation,
  readOrientations,
  readPosition,
  readType,
  readYear,
} from "./pasted-values.ts";
import { type Listing, listingSchema } from "./property.ts";

/** The values read from one row before they are checked; the names are those of `Listing`. */
export type ListingDraft = Partial<Record<keyof Listing | "unitPrice", unknown>>;

type Reader = (text: string) => ListingDraft | undefined;

const as =
  <T>(name: keyof ListingDraft, read: (text: string) => T | undefined): Reader =>
  (text) => {
    const value = read(text);
    return value === undefined ? undefined : { [name]: value };
  };
const words = (maxLength: number) => (text: string) =>
  text.replace(/\s+/g, " ").trim().slice(0, maxLength) || undefined;

const READERS: Record<PastedField, Reader> = {
  price: (text) => withCurrency(text, as("price", readMoney)(text)),
  unitPrice: (text) => withCurrency(text, as("unitPrice", readMoney)(text.split(/\/\s*m/i, 1)[0]!)),
  builtAreaM2: as("builtAreaM2", readArea),
  usableAreaM2: as("usableAreaM2", readArea),
  rooms: as("rooms", readCount),
  ambientes: as("rooms", readBedroomsOfAmbientes),
  bathrooms: as("bathrooms", readCount),
  floor: (text) => {
    const floor = readFloor(text);
    return floor && { ...floor };
  },
  buildingFloors: as("buildingFloors", readCount),
  yearBuilt: as("yearBuilt", readYear),
  condition: as("condition", (text) => CONDITIONS.find((condition) => condition === text) ?? readCondition(text)),
  hasLift: as("hasLift", readFlag),
  isExterior: as("isExterior", readExterior),
  hasTerrace: as("hasTerrace", readFlag),
  hasParkingIncluded: as("hasParkingIncluded", readFlag),
  hasStorageRoom: as("hasStorageRoom", readFlag),
  hasPool: as("hasPool", readFlag),
  hasAirConditioning: as("hasAirConditioning", readFlag),
  hasWardrobes: as("hasWardrobes", readFlag),
  hasDoorman: as("hasDoorman", readFlag),
  hasGarden: as("hasGarden", readFlag),
  isTopFloor: as("isTopFloor", readFlag),
  orientations: as("orientations", readOrientations),
  energyRating: as("energyRating", readEnergy),
  latitude: as("latitude", readCoordinate),
  longitude: as("longitude", readCoordinate),
  position: (text) => readPosition(text),
  date: as("date", readDate),
  address: as("address", words(200)),
  placeName: as("placeName", words(120)),
  evidence: as("evidence", readEvidence),
  operation: as("operation", readOperation),
  // Agents head with "Tipo" the kind of home, whether it was asked or paid, and the operation alike.
  type: (text) =>
    as("type", (word) => readType(word) ?? (word.trim() === "otro" ? "otro" : undefined))(text) ??
    as("evidence", readEvidence)(text) ??
    as("operation", readOperation)(text),
  currency: as("currency", (text) => readCurrency(text) ?? (/^[A-Z]{3}$/.test(text.trim()) ? text.trim() : undefined)),
  cadastralReference: as("cadastralReference", words(20)),
  source: as("source", words(80)),
};

function withCurrency(text: string, draft: ListingDraft | undefined): ListingDraft | undefined {
  const currency = readCurrency(text);
  return draft && currency ? { ...draft, currency } : draft;
}

/** Reads one cell as one field; `undefined` when the text has no such value. */
export function readCell(field: PastedField, text: string): ListingDraft | undefined {
  return READERS[field](text);
}

/** How each field that can fail the check is called in a message. */
const FIELD_NAMES: Partial<Record<string, string>> = {
  price: "Precio",
  builtAreaM2: "Superficie",
  usableAreaM2: "Superficie útil",
  rooms: "Habitaciones",
  bathrooms: "Baños",
  floor: "Planta",
  buildingFloors: "Plantas del edificio",
  yearBuilt: "Año",
  latitude: "Latitud",
  longitude: "Longitud",
};

/** Checks a draft by the listing's own schema. The reason names the field and is the schema's Spanish message. */
export function checkDraft(draft: ListingDraft): { listing: Listing } | { error: string } {
  if (draft.price === undefined) return { error: "Falta el precio" };
  if (draft.builtAreaM2 === undefined) return { error: "Falta la superficie" };
  const { unitPrice: _, ...fields } = draft;
  const parsed = listingSchema.safeParse(fields);
  if (parsed.success) return { listing: parsed.data };
  const issue = parsed.error.issues[0];
  const name = FIELD_NAMES[String(issue?.path[0])];
  const message = issue?.message ?? "No entiendo esta fila";
  return { error: name ? `${name}: ${message}` : message };
}

/** One line that echoes the values read: `320.000 €, 95 m², 3 hab., planta 3, con ascensor`. */
export function describeListing(listing: Listing): string {
  const stated = (value: boolean | undefined, yes: string, no: string) =>
    value === undefined ? undefined : value ? yes : no;
  const parts = [
    formatMoney(listing.price, listing.currency) + (listing.operation === "alquiler" ? " al mes" : ""),
    formatArea(listing.builtAreaM2),
    listing.operation === "venta" ? formatUnitPrice(listing.price / listing.builtAreaM2, listing.currency) : undefined,
    listing.rooms === undefined ? undefined : listing.rooms === 0 ? "estudio" : `${listing.rooms} hab.`,
    listing.bathrooms === undefined ? undefined : `${listing.bathrooms} ${listing.bathrooms === 1 ? "baño" : "baños"}`,
    listing.floor === undefined
      ? undefined
      : listing.floor === 0
        ? "planta baja"
        : `planta ${listing.floor}`.replace("-", "−"),
    stated(listing.hasLift, "con ascensor", "sin ascensor"),
    stated(listing.isExterior, "exterior", "interior"),
    listing.condition &&
      { obra_nueva: "obra nueva", bueno: "buen estado", a_reformar: "a reformar" }[listing.condition],
    listing.yearBuilt === undefined ? undefined : `de ${listing.yearBuilt}`,
    stated(listing.hasTerrace, "terraza", "sin terraza"),
    stated(listing.hasParkingIncluded, "garaje", "sin garaje"),
    listing.evidence,
    listing.date,
    listing.address,
    listing.placeName,
  ];
  return parts.filter((part) => part !== undefined && part !== "").join(", ");
}
