import * as z from "zod/mini";
import { homeSchema } from "../../portfolio/homes/home.ts";
import { HOME_STATUSES, HOME_TYPES, MANDATE_KINDS } from "../../portfolio/homes/home-values.ts";
import { CONDITIONS, ENERGY_RATINGS, OPERATIONS, ORIENTATIONS } from "../../shared/listing/property.ts";
import { answerDay, answerInstant, answerList, answerText, answerValues } from "../../shared/schema/answers.ts";
import { oneOf, pageQuery, someInstant, someText } from "./paging.ts";
import { optionalFields } from "./patch.ts";

/** A home of the portfolio as programs see it. Units stand in the names; what is unknown is null. */

const text = z.nullable(answerText());
const figure = z.nullable(z.number());
const count = z.nullable(z.int());
const known = z.nullable(z.boolean());
const day = z.nullable(answerDay());

export const publicHome = z.object({
  id: z.uuid(),
  createdAt: answerInstant(),
  updatedAt: answerInstant(),
  /** Set once it lies in the trash. */
  deletedAt: z.nullable(answerInstant()),
  status: z.enum(HOME_STATUSES),
  operation: z.enum(OPERATIONS),
  type: z.enum(HOME_TYPES),
  reference: text,
  title: text,
  /** In `currency`; of a rent, a month's. */
  price: figure,
  currency: answerText(),
  address: text,
  showsAddress: z.boolean(),
  postalCode: text,
  locationDetail: text,
  placeName: text,
  town: text,
  province: text,
  municipalityCode: text,
  country: answerText(),
  latitude: figure,
  longitude: figure,
  cadastralReference: text,
  builtAreaM2: figure,
  usableAreaM2: figure,
  plotAreaM2: figure,
  terraceAreaM2: figure,
  rooms: count,
  bathrooms: count,
  floor: count,
  buildingFloors: count,
  yearBuilt: count,
  condition: z.nullable(z.enum(CONDITIONS)),
  hasLift: known,
  isExterior: known,
  isTopFloor: known,
  hasTerrace: known,
  hasParkingIncluded: known,
  hasStorageRoom: known,
  hasPool: known,
  hasAirConditioning: known,
  hasWardrobes: known,
  hasDoorman: known,
  hasGarden: known,
  orientations: z.nullable(answerList(z.enum(ORIENTATIONS))),
  energyRating: z.nullable(z.enum(ENERGY_RATINGS)),
  emissionsRating: z.nullable(z.enum(ENERGY_RATINGS)),
  features: answerList(answerText()),
  /** By language, ISO 639-1. */
  descriptions: answerValues(answerText()),
  urls: answerValues(answerText()),
  isLeasehold: known,
  isPartOwnership: known,
  listedOn: day,
  closedOn: day,
  closedPrice: figure,
  mandateKind: z.nullable(z.enum(MANDATE_KINDS)),
  mandateEndsOn: day,
  notes: text,
  /** Who brought it in. */
  ownerId: z.nullable(z.uuid()),
  /** Who sells or lets it. */
  ownerContactId: z.nullable(z.uuid()),
});
export type PublicHome = z.output<typeof publicHome>;

export const homeListQuery = z.strictObject({
  ...pageQuery,
  status: oneOf(HOME_STATUSES),
  operation: oneOf(OPERATIONS),
  type: oneOf(HOME_TYPES),
  /** Words of reference, title, address and places. */
  text: someText(100),
  updatedSince: someInstant,
});
export type HomeListQuery = z.output<typeof homeListQuery>;

const ownerContactId = z.optional(z.nullable(z.uuid("No es un contacto")));

export const newHomeBody = z.strictObject({ ...homeSchema.shape, ownerContactId });
export type NewHomeBody = z.output<typeof newHomeBody>;

/** What is absent stays; null empties. */
export const homePatchBody = z.strictObject({ ...optionalFields(homeSchema.shape), ownerContactId });
export type HomePatchBody = z.output<typeof homePatchBody>;
