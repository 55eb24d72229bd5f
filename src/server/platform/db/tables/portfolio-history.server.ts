import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ReportFigures, ReportWords } from "#domain/portfolio/homes/owner-report.ts";
import { CHANGE_ORIGINS, type ChangeOrigin, type FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import { users } from "./accounts.server.ts";
import { instant, literals } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";
import { ofHome, properties } from "./portfolio-homes.server.ts";

/** Tables of the history of homes, of pairs of homes that may be one, and of the accuracy of their valuations. */

/** The events of a home, in their order; price and status over time are read from here. */
export const homeEvents = pgTable(
  "home_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    homeId: ofHome(),
    at: instant("at").notNull().defaultNow(),
    origin: text().$type<ChangeOrigin>().notNull(),
    /** The person who made the change; null for a feed and for people who are gone. */
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    /** `alta`, `cambio`, `foto`, `documento`, `fusion`, `separacion`, `papelera`, `vuelta`. */
    kind: text().notNull(),
    changes: jsonb().$type<FieldChanges>().notNull().default({}),
  },
  (table) => [
    index("home_events_home").on(table.homeId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("home_events_actor").on(table.actorId).where(sql`${table.actorId} is not null`),
    check("home_events_origin", sql`${table.origin} in (${literals(CHANGE_ORIGINS)})`),
  ],
);

/** The weekly reports to the owner of a home: what was measured, and the agent's words. */
export const homeReports = pgTable(
  "home_reports",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    homeId: ofHome(),
    /** Monday of the week that it tells. */
    week: date().notNull(),
    figures: jsonb().$type<ReportFigures>().notNull(),
    /** The agent's own words to the owner. */
    comment: text(),
    /** When somebody gave it to the owner: until then it is a draft that no link shows. */
    sentAt: instant("sent_at"),
    /** The home's words as the owner got them; null for a draft, and for reports that were sent before they were kept. */
    sentWords: jsonb("sent_words").$type<ReportWords>(),
  },
  (table) => [uniqueIndex("home_reports_week").on(table.homeId, table.week.desc())],
);

/** Two rows were one dwelling: enough to take it back. */
export const homeMerges = pgTable(
  "home_merges",
  {
    ...owned,
    keptId: uuid("kept_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    removedId: uuid("removed_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    /** The kept home's values before, and the ids of everything that moved to it. */
    snapshot: jsonb().notNull(),
    undoneAt: instant("undone_at"),
  },
  (table) => [index("home_merges_kept").on(table.keptId), index("home_merges_removed").on(table.removedId)],
);

/** Pairs that a person declared two different dwellings: they are not proposed again. The smaller id is first. */
export const distinctHomes = pgTable(
  "distinct_homes",
  {
    id: uuid().primaryKey().defaultRandom(),
    firstId: uuid("first_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("distinct_homes_pair").on(table.firstId, table.secondId),
    index("distinct_homes_second").on(table.secondId),
    check("distinct_homes_order", sql`${table.firstId} < ${table.secondId}`),
  ],
);

/** How well the valuation met an agency's own closings, measured when there are thirty; one row for each measurement. */
export const valuationAccuracy = pgTable(
  "valuation_accuracy",
  {
    ...owned,
    /** Number of closings that were valued, each without itself and with the data known before it. */
    closings: integer().notNull(),
    medianError: real("median_error").notNull(),
    withinTenPercent: real("within_ten_percent").notNull(),
    /** Share of closings that fell inside the 80 % range. */
    coverage: real().notNull(),
    engineVersion: integer("engine_version").notNull(),
    /** Hash of the closings that were measured: a new closing asks for a new measurement. */
    closingsHash: text("closings_hash").notNull(),
  },
  (table) => [
    index("valuation_accuracy_owner").on(table.ownerId, table.createdAt.desc().nullsFirst()),
    index("valuation_accuracy_agency").on(table.agencyId, table.createdAt.desc().nullsFirst()),
    check("valuation_accuracy_closings", sql`${table.closings} >= 30`),
  ],
);
