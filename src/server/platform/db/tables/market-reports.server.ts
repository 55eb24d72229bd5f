import { sql } from "drizzle-orm";
import { char, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant } from "./columns.server.ts";

/** Reports of zones that people keep: their page is worked out anew whenever somebody opens it. */
export const marketReports = pgTable(
  "market_reports",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** Zone, operation, type and period as an address of the market centre says them. */
    query: text().notNull(),
    /** SHA-256 of the last part of its public address. */
    tokenHash: text("token_hash").notNull(),
    /** The same part, sealed: the owner copies it again. */
    tokenSealed: text("token_sealed").notNull(),
    /** Browsers that opened its page, each once a day, and when one did so last. */
    views: integer().notNull().default(0),
    lastViewAt: instant("last_view_at"),
  },
  (table) => [
    uniqueIndex("market_reports_token").on(table.tokenHash),
    index("market_reports_owner").on(table.ownerId, table.createdAt),
    index("market_reports_agency").on(table.agencyId, table.createdAt),
    check("market_reports_name", sql`length(${table.name}) between 1 and 120`),
    check("market_reports_query", sql`length(${table.query}) <= 6000`),
  ],
);

/** People who get a report by mail each month because they asked its owner for it. */
export const marketReportReaders = pgTable(
  "market_report_readers",
  {
    id: uuid().primaryKey().defaultRandom(),
    reportId: uuid("report_id")
      .notNull()
      .references(() => marketReports.id, { onDelete: "cascade" }),
    email: text().notNull(),
    /** When the owner stated that the person had asked for it. */
    askedAt: instant("asked_at").notNull(),
    /** When whoever reads that address's mail said that they want it; null where nobody has yet, and then nothing is sent. */
    confirmedAt: instant("confirmed_at"),
    /** SHA-256 of the last part of the address that confirms it and that ends it. */
    tokenHash: text("token_hash").notNull(),
    tokenSealed: text("token_sealed").notNull(),
    /** `2026-11`: the month of the last mail, or the one in which the person was added. */
    lastMonth: char("last_month", { length: 7 }).notNull(),
    /** The person ended it. The row stays, so that nobody adds the address again. */
    stoppedAt: instant("stopped_at"),
  },
  (table) => [
    uniqueIndex("market_report_readers_address").on(table.reportId, table.email),
    uniqueIndex("market_report_readers_token").on(table.tokenHash),
    index("market_report_readers_due").on(table.lastMonth).where(sql`${table.stoppedAt} is null`),
    index("market_report_readers_email").on(table.email),
  ],
);
