import * as z from "zod/mini";
import { MARKET_FEATURES } from "../../market/features.ts";
import { MARKET_CHANGES, MARKET_STATUSES, SELLERS } from "../../market/market-home.ts";
import {
  FEATURE_IN_ADDRESS,
  LONGEST_TEXT,
  MOST_DAYS,
  MOST_PLACES,
  RANGES,
} from "../../market/search/market-address.ts";
import { MARKET_SORTS } from "../../market/search/market-filter.ts";
import { CONDITIONS, ENERGY_RATINGS, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { answerDay, answerList, answerText } from "../../shared/schema/answers.ts";
import { list, text } from "../../shared/schema/text.ts";

/** The market as programs search it: the conditions of an address, and the answers. Amounts are in cents. */

const some = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(list(z.enum(values), { max: values.length }));
const features = some(MARKET_FEATURES.map((feature) => FEATURE_IN_ADDRESS[feature]) as [string, ...string[]]);
const places = z.optional(list(text({ max: 300 }), { max: MOST_PLACES }));
const days = z.optional(z.int().check(z.minimum(1), z.maximum(MOST_DAYS)));
const bound = ({ least, most }: { least: number; most: number }) =>
  z.optional(z.number().check(z.minimum(least), z.maximum(most)));

/** Words of the address; `limit` and `cursor` page through the homes. */
export const marketSearchQuery = z.object({
  buscar: z.optional(text({ max: LONGEST_TEXT })),
  operacion: z.optional(z.enum(OPERATIONS)),
  tipo: some(HOME_TYPES),
  "no-tipo": some(HOME_TYPES),
  lugar: places,
  "no-lugar": places,
  zona: z.optional(text({ max: 20_000 })),
  "precio-desde": bound(RANGES.precio),
  "precio-hasta": bound(RANGES.precio),
  "precio-m2-desde": bound(RANGES["precio-m2"]),
  "precio-m2-hasta": bound(RANGES["precio-m2"]),
  "m2-desde": bound(RANGES.m2),
  "m2-hasta": bound(RANGES.m2),
  "habitaciones-desde": bound(RANGES.habitaciones),
  "habitaciones-hasta": bound(RANGES.habitaciones),
  "banos-desde": bound(RANGES.banos),
  "banos-hasta": bound(RANGES.banos),
  "planta-desde": bound(RANGES.planta),
  "planta-hasta": bound(RANGES.planta),
  "ano-desde": bound(RANGES.ano),
  "ano-hasta": bound(RANGES.ano),
  moneda: z.optional(text({ max: 3 })),
  conservacion: some(CONDITIONS),
  energia: z.optional(z.enum(ENERGY_RATINGS)),
  con: features,
  sin: features,
  vendedor: z.optional(z.enum(SELLERS)),
  estado: some(MARKET_STATUSES),
  nuevo: days,
  bajada: days,
  orden: z.optional(z.enum(MARKET_SORTS)),
  limit: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  cursor: z.optional(text({ max: 200 })),
});

const known = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);

export const publicMarketHome = z.object({
  id: answerText(),
  homeId: known(answerText()),
  isDemo: z.boolean(),
  operation: z.enum(OPERATIONS),
  type: z.enum(HOME_TYPES),
  status: z.enum(MARKET_STATUSES),
  title: known(answerText()),
  address: known(answerText()),
  quarter: known(answerText()),
  town: known(answerText()),
  postalCode: known(answerText()),
  municipalityCode: known(answerText()),
  country: answerText(),
  latitude: known(z.number()),
  longitude: known(z.number()),
  builtAreaM2: known(z.number()),
  rooms: known(z.int()),
  bathrooms: known(z.int()),
  floor: known(z.int()),
  yearBuilt: known(z.int()),
  condition: known(z.enum(CONDITIONS)),
  energyRating: known(z.enum(ENERGY_RATINGS)),
  seller: known(z.enum(SELLERS)),
  features: z.int(),
  knownFeatures: z.int(),
  priceCents: known(z.int()),
  currency: answerText(),
  previousPriceCents: known(z.int()),
  priceChangedOn: known(answerDay()),
  listedOn: answerDay(),
  returnedOn: known(answerDay()),
  closedOn: known(answerDay()),
  adverts: z.int(),
  cover: known(answerText()),
  sources: answerList(answerText()),
  /** Other agencies that offer the very same home; it stands once in a page of results, and is counted with each of its offers in `total`. */
  alsoBy: z.optional(answerList(answerText())),
  expectedCents: known(z.int()),
  position: known(z.number()),
  /** Chooses the façade that is drawn where there is no picture. */
  facadeSeed: z.int(),
});
export type PublicMarketHome = z.output<typeof publicMarketHome>;

const counted = answerList(z.object({ value: answerText(), count: z.int() }));

export const publicMarketAnswer = z.object({
  total: z.int(),
  unconfirmed: z.int(),
  /** Of those found, homes whose advert has all the words that were asked for. */
  withWords: z.int(),
  homes: answerList(publicMarketHome),
  next: known(answerText()),
  facets: z.object({
    operation: counted,
    type: counted,
    town: counted,
    rooms: counted,
    bathrooms: counted,
    condition: counted,
    energy: counted,
    seller: counted,
    status: counted,
    features: counted,
    price: answerList(z.object({ from: z.number(), to: z.number(), count: z.int() })),
    currency: counted,
  }),
});

export const publicMarketFile = z.object({
  home: publicMarketHome,
  /** By comparable homes, with its 80 % range; null while nobody has worked it out, and where nothing near can be compared. */
  value: known(
    z.object({
      expectedCents: z.int(),
      lowCents: z.int(),
      highCents: z.int(),
      comparables: z.int(),
      confidence: z.enum(["alta", "media", "baja"]),
      on: answerDay(),
    }),
  ),
  adverts: answerList(
    z.object({
      id: answerText(),
      source: answerText(),
      agencyName: known(answerText()),
      phone: known(answerText()),
      email: known(answerText()),
      website: known(answerText()),
      url: known(answerText()),
      text: known(answerText()),
      status: z.enum(MARKET_STATUSES),
      priceCents: known(z.int()),
      currency: answerText(),
      listedOn: answerDay(),
      seenOn: answerDay(),
    }),
  ),
  changes: answerList(
    z.object({
      on: answerDay(),
      kind: z.enum(MARKET_CHANGES),
      priceCents: known(z.int()),
      advertId: known(answerText()),
    }),
  ),
});
