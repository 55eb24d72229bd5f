import * as z from "zod/mini";
import {
  choice,
  number,
  optionalChoice,
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
} from "../schema/fields.ts";
import { list, text } from "../schema/text.ts";
import { optionalBuildYear } from "../schema/years.ts";

export const OPERATIONS = ["venta", "alquiler"] as const;
export const PROPERTY_TYPES = [
  "piso",
  "atico",
  "duplex",
  "estudio",
  "casa",
  "chalet",
  "adosado",
  "local",
  "oficina",
  "otro",
] as const;
export const CONDITIONS = ["obra_nueva", "bueno", "a_reformar"] as const;
export const ENERGY_RATINGS = ["A", "B", "C", "D", "E", "F", "G"] as const;
export const ORIENTATIONS = ["norte", "sur", "este", "oeste"] as const;

/**
 * The home (*inmueble*) as every tool knows it. The names of the fields hold their units. An unknown value is
 * `undefined`, never zero.
 */
export const propertySchema = z.object({
  operation: z._default(choice(OPERATIONS, "Elige venta o alquiler"), "venta"),
  type: z._default(choice(PROPERTY_TYPES, "Elige un tipo de inmueble"), "piso"),
  /** Free text that a person recognises it by: street, number, door. */
  address: optionalText(200),
  /** Neighbourhood or municipality as the place search names it. */
  placeName: optionalText(120),
  /** INE code of the municipality, five digits. */
  municipalityCode: optionalText(5),
  /** ISO 3166-1 alpha-2. */
  country: z._default(
    text({ max: 2, tooLong: "Usa el código de país de dos letras" }).check(
      z.regex(/^[A-Z]{2}$/, "Usa el código de país de dos letras"),
    ),
    "ES",
  ),
  latitude: optionalNumber({ min: -90, max: 90, message: "La latitud va de −90 a 90" }),
  longitude: optionalNumber({ min: -180, max: 180, message: "La longitud va de −180 a 180" }),
  builtAreaM2: number({ min: 15, max: 2000, message: "Introduce una superficie entre 15 y 2.000 m²" }),
  usableAreaM2: optionalNumber({ min: 10, max: 2000, message: "Introduce una superficie útil entre 10 y 2.000 m²" }),
  rooms: optionalInteger({ min: 0, max: 15, message: "Introduce de 0 a 15 habitaciones" }),
  bathrooms: optionalInteger({ min: 0, max: 10, message: "Introduce de 0 a 10 baños" }),
  /** 0 is the ground floor, −1 the semi-basement. */
  floor: optionalInteger({ min: -2, max: 50, message: "Introduce una planta entre −2 y 50" }),
  buildingFloors: optionalInteger({ min: 1, max: 60, message: "Introduce de 1 a 60 plantas" }),
  yearBuilt: optionalBuildYear(1700),
  condition: optionalChoice(CONDITIONS, "Elige obra nueva, bueno o a reformar"),
  hasLift: optionalFlag(),
  isExterior: optionalFlag(),
  isTopFloor: optionalFlag(),
  hasTerrace: optionalFlag(),
  hasParkingIncluded: optionalFlag(),
  hasStorageRoom: optionalFlag(),
  hasPool: optionalFlag(),
  hasAirConditioning: optionalFlag(),
  hasWardrobes: optionalFlag(),
  hasDoorman: optionalFlag(),
  hasGarden: optionalFlag(),
  orientations: z.optional(list(choice(ORIENTATIONS, "Elige una orientación"))),
  energyRating: optionalChoice(ENERGY_RATINGS, "Elige una letra de la A a la G"),
  price: optionalNumber({ min: 1, max: 1_000_000_000, message: "Introduce un precio mayor que cero" }),
  /** ISO 4217. */
  currency: z._default(
    text({ max: 3, tooLong: "Usa el código de moneda de tres letras" }).check(
      z.regex(/^[A-Z]{3}$/, "Usa el código de moneda de tres letras"),
    ),
    "EUR",
  ),
  cadastralReference: optionalText(20),
});

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
  /** Source of the row, in words: "Pegado por el agente", "Demostración". */
  source: optionalText(80),
});
export type Listing = z.output<typeof listingSchema>;
