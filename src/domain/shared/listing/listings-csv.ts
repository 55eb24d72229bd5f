import { shortDecimal } from "../format/text-ends.ts";
import { PASTED_FIELDS, type PastedField } from "./pasted-fields.ts";
import type { Listing } from "./property.ts";

/** The columns of the file, in order; `parseListings` reads each of them back. */
const COLUMNS = [
  "address",
  "placeName",
  "operation",
  "type",
  "evidence",
  "price",
  "currency",
  "date",
  "builtAreaM2",
  "usableAreaM2",
  "rooms",
  "bathrooms",
  "floor",
  "buildingFloors",
  "yearBuilt",
  "condition",
  "hasLift",
  "isExterior",
  "isTopFloor",
  "hasTerrace",
  "hasParkingIncluded",
  "hasStorageRoom",
  "hasPool",
  "hasAirConditioning",
  "hasWardrobes",
  "hasDoorman",
  "hasGarden",
  "orientations",
  "energyRating",
  "latitude",
  "longitude",
  "cadastralReference",
  "source",
] as const satisfies readonly (PastedField & keyof Listing)[];

/**
 * A cell that no spreadsheet will run: text that starts like a formula gets an apostrophe before it. Plain numbers keep
 * their sign.
 */
export function neutraliseCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
}

/**
 * Listings as a CSV that Spanish spreadsheets open with two clicks: UTF-8 with its mark, `;` between cells, decimal
 * comma, CRLF. Areas and prices keep two decimals, coordinates seven; unknown is an empty cell.
 */
export function listingsToCsv(listings: readonly Listing[]): string {
  const header = COLUMNS.map((field) => PASTED_FIELDS[field].label);
  const lines = [header, ...listings.map((listing) => COLUMNS.map((field) => cellText(field, listing[field])))];
  return `\ufeff${lines.map((cells) => cells.map(quote).join(";")).join("\r\n")}\r\n`;
}

function cellText(field: (typeof COLUMNS)[number], value: Listing[(typeof COLUMNS)[number]]): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "number") {
    const decimals = field === "latitude" || field === "longitude" ? 7 : 2;
    return shortDecimal(value, decimals).replace(/^-0$/, "0").replace(".", ",");
  }
  if (Array.isArray(value)) return value.join(" ");
  return neutraliseCell(field === "condition" ? value.replaceAll("_", " ") : value);
}

const quote = (cell: string) => (/[";\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
