import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** The memory of notices about new matches, so that nobody hears of an unchanged pair twice. */

/** When the people for a home were last looked for. A home that was written since is due. */
export const matchLooks = pgTable("match_looks", {
  homeId: uuid("home_id")
    .primaryKey()
    .references(() => properties.id, { onDelete: "cascade" }),
  at: instant("at").notNull(),
});

/** The state of a home in which an agent heard of it for one of their buyers. */
export const matchNotices = pgTable(
  "match_notices",
  {
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    homeId: uuid("home_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    /** As `offerState` writes it. */
    state: text().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.contactId, table.homeId] }), index("match_notices_home").on(table.homeId)],
);
