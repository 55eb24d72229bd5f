import * as z from "zod/mini";
import { CONDITIONS, ENERGY_RATINGS, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { list, trimmedText } from "../../shared/schema/text.ts";
import { MARKET_FEATURES } from "../features.ts";
import { MARKET_STATUSES, SELLERS } from "../market-home.ts";
import { LONGEST_TEXT, MOST_DAYS, MOST_PLACES, RANGES } from "./market-address.ts";
import { DRAWING_PROBLEMS, drawingProblem, FARTHEST_M, MOST_DRAWN, MOST_HOLES, MOST_PIECES } from "./market-area.ts";
import { MARKET_SORTS } from "./market-filter.ts";

const within = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));
const latitude = within(-90, 90);
const longitude = within(-180, 180);
const radiusM = within(1, FARTHEST_M);
const name = trimmedText({ max: LONGEST_TEXT });
const code = trimmedText({ max: 5 });

const place = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("municipio"), code, name, group: z.optional(name) }),
  z.strictObject({ kind: z.literal("provincia"), code, name }),
  z.strictObject({ kind: z.literal("codigo-postal"), code, name }),
  z.strictObject({
    kind: z.literal("barrio"),
    municipalityCode: z.nullable(code),
    latitude,
    longitude,
    radiusM,
    isWide: z.optional(z.literal(true)),
    name,
  }),
  z.strictObject({ kind: z.literal("ciudad"), country: trimmedText({ max: 2 }), latitude, longitude, radiusM, name }),
]);

const rings = list(list(z.tuple([longitude, latitude]), { max: MOST_DRAWN, message: DRAWING_PROBLEMS.corners }), {
  max: MOST_HOLES + 1,
  message: DRAWING_PROBLEMS.corners,
});
const area = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("dibujo"),
    pieces: list(rings, { max: MOST_PIECES, message: DRAWING_PROBLEMS.corners }).check(
      z.check(({ value, issues }) => {
        const problem = drawingProblem(value);
        if (problem) issues.push({ code: "custom", input: value, message: DRAWING_PROBLEMS[problem] });
      }),
    ),
  }),
  z.strictObject({ kind: z.literal("circulo"), latitude, longitude, radiusM, name: z.optional(name) }),
  z.strictObject({ kind: z.literal("ventana"), west: longitude, south: latitude, east: longitude, north: latitude }),
]);

const range = ({ least, most }: { least: number; most: number }) =>
  z
    .strictObject({ min: z.nullable(within(least, most)), max: z.nullable(within(least, most)) })
    .check(z.refine(({ min, max }) => min === null || max === null || min <= max, "El mínimo pasa del máximo"));

const some = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  list(z.enum(values), { max: values.length });
const days = z.nullable(z.int().check(z.minimum(1), z.maximum(MOST_DAYS)));

/** A filter as saved searches keep it, with the bounds of its address. An unknown name is refused: it would be a condition that nobody keeps. */
export const marketFilterSchema = z.strictObject({
  words: trimmedText({ max: LONGEST_TEXT }),
  // Filters that were kept before there was this choice order by their words.
  onlyWords: z._default(z.boolean(), false),
  operation: z.nullable(z.enum(OPERATIONS)),
  types: some(HOME_TYPES),
  notTypes: some(HOME_TYPES),
  places: list(place, { max: MOST_PLACES }),
  notPlaces: list(place, { max: MOST_PLACES }),
  area: z.nullable(area),
  price: range(RANGES.precio),
  currency: z.nullable(trimmedText({ max: 3 }).check(z.regex(/^[A-Z]{3}$/, "Pon la moneda con tres letras"))),
  unitPrice: range(RANGES["precio-m2"]),
  builtAreaM2: range(RANGES.m2),
  rooms: range(RANGES.habitaciones),
  bathrooms: range(RANGES.banos),
  floor: range(RANGES.planta),
  yearBuilt: range(RANGES.ano),
  conditions: some(CONDITIONS),
  energyFrom: z.nullable(z.enum(ENERGY_RATINGS)),
  features: some(MARKET_FEATURES),
  notFeatures: some(MARKET_FEATURES),
  seller: z.nullable(z.enum(SELLERS)),
  statuses: some(MARKET_STATUSES),
  newWithinDays: days,
  droppedWithinDays: days,
  sort: z.enum(MARKET_SORTS),
});
