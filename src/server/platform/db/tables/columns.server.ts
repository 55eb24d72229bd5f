import { sql } from "drizzle-orm";
import { numeric, timestamp, uuid } from "drizzle-orm/pg-core";

/** Columns and words that several tables share. */

/** A closed list of the domain as SQL; its values are words of ours, without quotes. */
export const literals = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(", "));

export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const cents = (name: string) => numeric(name, { precision: 15, scale: 0 });

/** Whose contacts stand side by side: the agency's id, else the owner's. */
export const scope = () => uuid("scope").notNull();

/** What every row has that somebody or something adds once. */
export const stamped = {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant("created_at").notNull().defaultNow(),
};
