import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { PORTALS, type Portal } from "#domain/portfolio/portals/portals.ts";
import { instant, literals } from "./columns.server.ts";
import { ofHome } from "./portfolio-homes.server.ts";
import { feedOutlets } from "./portfolio-imports.server.ts";

/** Where a home is published, from when to when: read by a portal at an outlet, or noted by an agent. */
export const homePublications = pgTable(
  "home_publications",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    homeId: ofHome(),
    portal: text().$type<Portal>().notNull(),
    /** The address at which the portal reads it; null for a portal without one, in which an agent published it. */
    outletId: uuid("outlet_id").references(() => feedOutlets.id, { onDelete: "cascade" }),
    /** Its advert there. */
    url: text(),
    /** First and last day, in Madrid; the last is null while it is there. */
    since: date().notNull(),
    until: date(),
  },
  (table) => [
    index("home_publications_home").on(table.homeId),
    // Once at a time in each place.
    uniqueIndex("home_publications_read")
      .on(table.outletId, table.homeId)
      .where(sql`${table.until} is null and ${table.outletId} is not null`),
    uniqueIndex("home_publications_noted")
      .on(table.homeId, table.portal)
      .where(sql`${table.until} is null and ${table.outletId} is null`),
    check("home_publications_portal", sql`${table.portal} in (${literals(PORTALS)})`),
    check("home_publications_days", sql`${table.until} >= ${table.since}`),
  ],
);
