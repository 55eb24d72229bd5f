import { sql } from "drizzle-orm";
import { numeric, timestamp, uuid } from "drizzle-orm/pg-core";

/** Columns and words that several tables share. */

/** A closed list of the domain as SQL; its values are words from our code, without quotes. */
export const literals = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(", "));

export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const cents = (name: string) => numeric(name, { precision: 15, scale: 0 });

/** Contacts with the same value are kept together: the agency's id, else the owner's. */
export const scope = () => uuid("scope").notNull();

/**
 * For rows of works that take them one by one: when the machine gave the row up, by its tries, time or memory. Null otherwise, once the
 * row is taken up again, and where its person has to mend the cause. Columns of the row's own say why.
 */
export const givenUp = { givenUpAt: instant("given_up_at") };

/** Columns of every row that a person or a program inserts once. */
export const stamped = {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant("created_at").notNull().defaultNow(),
};
