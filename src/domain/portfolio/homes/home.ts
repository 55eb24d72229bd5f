import * as z from "zod/mini";
import { ATTRIBUTE_NAMES, type AttributeName, leading, membersOf } from "../../shared/home-attributes/table.ts";
import { FLOOR_TOO_HIGH } from "../../shared/listing/likely-home.ts";
import { FIRST_OF_PROPERTY, type Property } from "../../shared/listing/property.ts";
import { CLOSES_LATER, isPossibleClosing } from "./closing-day.ts";
import { PLACE_RULES } from "./place-rules.ts";

/**
 * Fields in the order in which homes have always been written: imported ones are recognised by a hash of their text, so
 * a field keeps its place, and a new one stands at the end.
 */
const FIRST: readonly AttributeName[] = [
  ...FIRST_OF_PROPERTY,
  "plotAreaM2", "terraceAreaM2", "status", "reference", "title", "showsAddress", "postalCode", "town", "province",
  "locationDetail", "emissionsRating", "descriptions", "urls", "features",
]; // biome-ignore format: a list of names

/**
 * A home of the portfolio: the same fields as the tools' home (`listing/property.ts`) under the same names, and those
 * that an agency keeps besides. Only operation and type are required.
 */
export const homeSchema = z.object(membersOf("schema", leading(FIRST, ATTRIBUTE_NAMES)));

/** Values that a person may type or a program may send. */
export type HomeInput = z.input<typeof homeSchema>;
/** A validated home of the portfolio. */
export type Home = z.output<typeof homeSchema>;

/** Rules that join two fields, with the message at one of them. */
export const HOME_RULES = [
  z.refine<Home>((home) => (home.usableAreaM2 ?? 0) <= (home.builtAreaM2 ?? Number.POSITIVE_INFINITY), {
    path: ["usableAreaM2"],
    message: "La superficie útil no puede superar la construida",
  }),
  z.refine<Home>((home) => (home.floor ?? 0) <= (home.buildingFloors ?? Number.POSITIVE_INFINITY), {
    path: ["floor"],
    message: FLOOR_TOO_HIGH,
  }),
  z.refine<Home>((home) => (home.renovatedYear ?? Number.POSITIVE_INFINITY) >= (home.yearBuilt ?? 0), {
    path: ["renovatedYear"],
    message: "La reforma no puede ser anterior al edificio",
  }),
  z.refine<Home>((home) => home.status !== "cerrado" || home.closedOn !== undefined, {
    path: ["closedOn"],
    message: "Indica la fecha de cierre",
  }),
  z.refine<Home>((home) => home.status !== "cerrado" || isPossibleClosing(home.closedOn), {
    path: ["closedOn"],
    message: CLOSES_LATER,
  }),
  ...PLACE_RULES,
] as const;

/** `homeSchema` with its rules: forms, API and imports validate with it. */
export const checkedHomeSchema = homeSchema.check(...HOME_RULES);

/** The tools' home, as far as the portfolio knows it: a form is filled with it and asks for the rest. */
export type KnownProperty = Omit<Property, "builtAreaM2"> & { builtAreaM2?: number | undefined };
