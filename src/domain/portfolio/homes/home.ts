import * as z from "zod/mini";
import { ENERGY_RATINGS, type Property, propertySchema } from "../../shared/listing/property.ts";
import {
  choice,
  optionalChoice,
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
} from "../../shared/schema/fields.ts";
import { dictionary, list, text } from "../../shared/schema/text.ts";
import { day } from "../../shared/schema/when.ts";
import { optionalBuildYear } from "../../shared/schema/years.ts";
import { HOME_STATUSES, HOME_TYPES, MANDATE_KINDS } from "./home-values.ts";

const someDay = (message: string) =>
  z.pipe(
    z.transform((raw: unknown) => (raw === "" || raw === null ? undefined : raw)),
    z.optional(day(message)),
  );

const LANGUAGE = "Usa el código de idioma de dos letras";
const MOST_LANGUAGES = 200;
const MOST_FEATURES = 500;

const byLanguage = (maxLength: number) =>
  z._default(
    dictionary(text({ max: 2, tooLong: LANGUAGE }).check(z.regex(/^[a-z]{2}$/, LANGUAGE)), text({ max: maxLength }), {
      max: MOST_LANGUAGES,
    }),
    {},
  );

/**
 * A home of the portfolio: the same fields as the tools' home (`listing/property.ts`) under the same names, and what an agency
 * keeps besides. Only operation and type must be known; bounds are wide, because a portfolio also holds warehouses and land.
 */
export const homeSchema = z.extend(propertySchema, {
  type: z._default(choice(HOME_TYPES, "Elige un tipo de inmueble"), "piso"),
  builtAreaM2: optionalNumber({ min: 1, max: 1_000_000, message: "Introduce una superficie entre 1 y 1.000.000 m²" }),
  usableAreaM2: optionalNumber({ min: 1, max: 1_000_000, message: "Introduce una superficie entre 1 y 1.000.000 m²" }),
  plotAreaM2: optionalNumber({ min: 1, max: 1_000_000_000, message: "Introduce una parcela de al menos 1 m²" }),
  terraceAreaM2: optionalNumber({ min: 0, max: 1_000_000, message: "Introduce una superficie entre 0 y 1.000.000 m²" }),
  rooms: optionalInteger({ min: 0, max: 999, message: "Introduce de 0 a 999 habitaciones" }),
  bathrooms: optionalInteger({ min: 0, max: 999, message: "Introduce de 0 a 999 baños" }),
  floor: optionalInteger({ min: -10, max: 150, message: "Introduce una planta entre −10 y 150" }),
  buildingFloors: optionalInteger({ min: 1, max: 150, message: "Introduce de 1 a 150 plantas" }),
  yearBuilt: optionalBuildYear(1000),
  status: z._default(choice(HOME_STATUSES, "Elige un estado"), "disponible"),
  reference: optionalText(60),
  title: optionalText(200),
  showsAddress: z._default(z.boolean("Elige sí o no"), false),
  postalCode: optionalText(12),
  town: optionalText(120),
  province: optionalText(120),
  locationDetail: optionalText(200),
  emissionsRating: optionalChoice(ENERGY_RATINGS, "Elige una letra de la A a la G"),
  /** By language, ISO 639-1. */
  descriptions: byLanguage(20_000),
  urls: byLanguage(2000),
  features: z._default(list(text({ max: 200 }), { max: MOST_FEATURES }), []),
  isLeasehold: optionalFlag(),
  isPartOwnership: optionalFlag(),
  /** ISO dates. */
  listedOn: someDay("Usa una fecha como 2026-11-21"),
  closedOn: someDay("Usa una fecha como 2026-11-21"),
  /** Price of the deed or the contract, in `currency`. */
  closedPrice: optionalNumber({ min: 1, max: 1_000_000_000, message: "Introduce un precio mayor que cero" }),
  mandateKind: optionalChoice(MANDATE_KINDS, "Elige exclusiva o no exclusiva"),
  mandateEndsOn: someDay("Usa una fecha como 2026-11-21"),
  notes: optionalText(5000),
});

/** What a person may type or a program may send. */
export type HomeInput = z.input<typeof homeSchema>;
/** A validated home of the portfolio. */
export type Home = z.output<typeof homeSchema>;

/** Rules that join two fields, with the message at one of them. */
export const HOME_RULES = [
  z.refine<Home>((home) => (home.usableAreaM2 ?? 0) <= (home.builtAreaM2 ?? Number.POSITIVE_INFINITY), {
    path: ["usableAreaM2"],
    message: "La superficie útil no puede superar la construida",
  }),
  z.refine<Home>((home) => home.status !== "cerrado" || home.closedOn !== undefined, {
    path: ["closedOn"],
    message: "Indica la fecha de cierre",
  }),
] as const;

/** `homeSchema` with its rules: what forms, API and imports validate with. */
export const checkedHomeSchema = homeSchema.check(...HOME_RULES);

/** What the tools know of a home, as far as the portfolio knows it: a form is filled with it and asks for the rest. */
export type KnownProperty = Omit<Property, "builtAreaM2"> & { builtAreaM2?: number | undefined };
