import * as z from "zod/mini";
import { type ToolsName, toolsSchemas } from "../home-attributes/table.ts";
import { choice, number, optionalText } from "../schema/fields.ts";
import { text } from "../schema/text.ts";

/**
 * Attributes in the order in which the tools' homes have always been written: what was imported is known again by a hash of its
 * text. A new one follows behind by itself.
 */
export const FIRST_OF_PROPERTY: readonly ToolsName[] = [
  "operation", "type", "address", "placeName", "municipalityCode", "country", "latitude", "longitude", "builtAreaM2",
  "usableAreaM2", "rooms", "bathrooms", "floor", "buildingFloors", "yearBuilt", "condition", "hasLift", "isExterior",
  "isTopFloor", "hasTerrace", "hasParkingIncluded", "hasStorageRoom", "hasPool", "hasAirConditioning", "hasWardrobes",
  "hasDoorman", "hasGarden", "orientations", "energyRating", "price", "currency", "cadastralReference",
]; // biome-ignore format: a list of names

/**
 * The home (*inmueble*) as every tool knows it: the attributes of the table that say `tools`, with the bounds of the tools. The
 * names of the fields hold their units. An unknown value is `undefined`, never zero.
 */
export const propertySchema = z.object(toolsSchemas(FIRST_OF_PROPERTY));

/** A home as a person may type it or a program may send it. */
export type PropertyInput = z.input<typeof propertySchema>;
/** A validated home. */
export type Property = z.output<typeof propertySchema>;

/** "útil ≤ construida": checked apart so that the message lands on the field. */
export const usableAreaFits = z.refine<Property>(
  (home) => home.usableAreaM2 === undefined || home.usableAreaM2 <= home.builtAreaM2,
  { path: ["usableAreaM2"], message: "La superficie útil no puede superar la construida" },
);

/** Whether a price was asked (oferta) or paid (cierre). */
export const EVIDENCE_KINDS = ["oferta", "cierre"] as const;

/** A home with a price seen on a date: comparables are made of these. */
export const listingSchema = z.extend(propertySchema, {
  id: text(),
  price: number({ min: 1, max: 1_000_000_000, message: "Introduce un precio mayor que cero" }),
  evidence: z._default(choice(EVIDENCE_KINDS, "Elige oferta o cierre"), "oferta"),
  /** ISO date (YYYY-MM-DD) of the price. */
  date: optionalText(10),
  /** ISO date of its first advert, where its history is known. */
  listedOn: optionalText(10),
  /** Source of the row, in words: "Pegado por el agente", "Demostración". */
  source: optionalText(80),
});
export type Listing = z.output<typeof listingSchema>;
