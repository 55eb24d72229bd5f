import { uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant, stamped } from "./columns.server.ts";

/** Columns that name a row's owner. */

/** Rows that an account made for itself: none of them outlives the account. */
export const made = {
  ...stamped,
  ownerId: uuid("owner_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
};

/** The columns of rows that a person makes; `server/accounts/access` decides who else may see them. */
export const owned = {
  id: uuid().primaryKey().defaultRandom(),
  /** The id of the account. */
  ownerId: uuid("owner_id").notNull(),
  /** The work of a member belongs to their agency and stays when they leave; without agency it is the owner's alone. */
  agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull().defaultNow(),
};

/**
 * The same for rows that visitors without an account make too. The browser's id has a column of its own, so that no
 * value of a cookie is ever compared with the id of an account; a check of the table demands exactly one of the two.
 */
export const ownedOrVisited = {
  ...owned,
  ownerId: uuid("owner_id"),
  /** The id that the server minted for a visitor's browser. */
  visitorId: uuid("visitor_id"),
};

/** The same for rows that may wait for an owner: without one they belong to the agency, and its seniors see them. */
export const assigned = {
  id: uuid().primaryKey().defaultRandom(),
  ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
  agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
};
