import { index, jsonb, pgTable, smallint, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant } from "./columns.server.ts";

/** Goals that people set themselves. */

/** Figures that a person or their agency wants to reach in a year (`domain/insight/goals`). */
export const goals = pgTable(
  "goals",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Set for the agency's own goal, which its seniors keep. */
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    /** The agency's id for its own goal, else the person's. */
    scope: uuid().notNull(),
    year: smallint().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("goals_owner").on(table.ownerId),
    index("goals_agency").on(table.agencyId),
    uniqueIndex("goals_scope").on(table.scope, table.year),
  ],
);
