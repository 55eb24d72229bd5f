import * as z from "zod/mini";
import { homeSchema } from "../../portfolio/homes/home.ts";
import { ENERGY } from "../../shared/home-attributes/energy.ts";
import { EQUIPMENT } from "../../shared/home-attributes/equipment.ts";
import { HOME_STATUSES, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { SIZE } from "../../shared/home-attributes/size.ts";
import { ATTRIBUTE_NAMES, type AttributeName, leading, membersOf } from "../../shared/home-attributes/table.ts";
import { answerInstant } from "../../shared/schema/answers.ts";
import { oneOf, pageQuery, someInstant, someText } from "./paging.ts";
import { optionalFields } from "./patch.ts";

const keys = <T extends object>(group: T) => Object.keys(group) as (keyof T)[];

/** Answers keep the order in which they have always stood; a new attribute follows before the owner. */
const FIRST: readonly AttributeName[] = [
  "status", "operation", "type", "reference", "title", "price", "currency", "address", "showsAddress", "postalCode",
  "locationDetail", "placeName", "town", "province", "municipalityCode", "country", "latitude", "longitude",
  "cadastralReference", ...keys(SIZE), ...keys(EQUIPMENT), ...keys(ENERGY), "features", "descriptions", "urls",
]; // biome-ignore format: a list of names

/**
 * A home of the portfolio for programs. Units stand in the names; unknown values are null. Its price is in `currency`;
 * a rent is a month's.
 */
export const publicHome = z.object({
  id: z.uuid(),
  createdAt: answerInstant(),
  updatedAt: answerInstant(),
  /** Set while it is in the trash. */
  deletedAt: z.nullable(answerInstant()),
  ...membersOf("answer", leading(FIRST, ATTRIBUTE_NAMES)),
  /** The agent who brought it in. */
  ownerId: z.nullable(z.uuid()),
  /** The contact who sells or lets it. */
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

/** Omitted fields stay; null clears. */
export const homePatchBody = z.strictObject({ ...optionalFields(homeSchema.shape), ownerContactId });
export type HomePatchBody = z.output<typeof homePatchBody>;
