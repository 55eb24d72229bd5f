import * as z from "zod/mini";
import { isBlank } from "../schema/fields.ts";
import type { Property } from "./property.ts";

/** Rules for a home described in words: impossible values are asked again at their field. */

/** In m². Nobody has seen a studio beyond it; it is a slip of the keyboard or another kind of home. */
const LARGEST_STUDIO = 150;
/** Square metres for each room, corridors included. */
const LEAST_BY_ROOM = 6;

export const areaIsLikely = z.refine<Property>(
  ({ type, builtAreaM2 }) => type !== "estudio" || builtAreaM2 <= LARGEST_STUDIO,
  {
    path: ["builtAreaM2"],
    message: `¿Un estudio de más de ${LARGEST_STUDIO}\u00a0m²? Revisa la superficie o el tipo.`,
  },
);

export const roomsFit = z.refine<Property>(({ rooms, builtAreaM2 }) => (rooms ?? 0) * LEAST_BY_ROOM <= builtAreaM2, {
  path: ["rooms"],
  message: "No caben tantas habitaciones en esa superficie. Revisa las dos.",
});

/** A home above the last floor of its building. */
export const FLOOR_TOO_HIGH = "La planta pasa de las que tiene el edificio";

export const floorFits = z.refine<Property>(
  ({ floor, buildingFloors }) => (floor ?? 0) <= (buildingFloors ?? Number.POSITIVE_INFINITY),
  { path: ["floor"], message: FLOOR_TOO_HIGH },
);

const MOST_NEARBY = 8;
const LONGEST_NEARBY = 80;

/** Where a list in one line goes on with another thing: not inside a number, nor before what belongs to the thing before. */
const BETWEEN_THINGS =
  /,\s+(?!(?:al?|con|del?|desde|en|entre|junto|cerca|[yeou]|muy|ideal|para|por|sin|que|donde|como|tod[oa]s?|incluid[oa]s?|tambi[eé]n|ambos|ambas)\s)(?=\p{L})/iu;

/** The things of a typed text, by lines and, in a line, by commas; a program's list stays. */
const thingsIn = (raw: unknown): unknown =>
  typeof raw === "string"
    ? raw
        .split("\n")
        // A bracket explains one thing, and may hold commas of its own.
        .flatMap((line) => (line.includes("(") ? [line] : line.split(BETWEEN_THINGS)))
        .map((thing) => thing.trim())
        .filter(Boolean)
    : raw;

/** One place in each line, or several between commas, as the agent types them; programs send a list. */
export const nearbyPlaces = z.pipe(
  z.transform((raw: unknown): unknown => (isBlank(raw) ? [] : thingsIn(raw))),
  z
    .array(z.string().check(z.maxLength(LONGEST_NEARBY, `Cada lugar, en ${LONGEST_NEARBY} caracteres como mucho`)))
    .check(z.maxLength(MOST_NEARBY, `Pon como mucho ${MOST_NEARBY} lugares, uno por línea`)),
);

const MOST_FEATURES = 40;
const LONGEST_FEATURE = 200;

/** One feature of the home in each line, or several between commas, in words of the agent's own; programs send a list. Blank, they are unknown. */
export const featureLines = z.pipe(
  z.transform((raw: unknown): unknown => (isBlank(raw) ? undefined : thingsIn(raw))),
  z.optional(
    z
      .array(
        z
          .string()
          .check(z.maxLength(LONGEST_FEATURE, `Cada característica, en ${LONGEST_FEATURE} caracteres como mucho`)),
      )
      .check(z.maxLength(MOST_FEATURES, `Pon como mucho ${MOST_FEATURES} características, una por línea`)),
  ),
);
