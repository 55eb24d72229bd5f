import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ResultFigure } from "#domain/tools/result-figure.ts";
import { runWords } from "../indexed-words.server.ts";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant } from "./columns.server.ts";
import { ownedOrVisited } from "./owner-columns.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** Results of tools, the links that show them to others, and the official series that they calculate with. */

/** The latest reading of an official series; the values shipped with the code are used until there is one. */
export const officialSeries = pgTable("official_series", {
  /** `ine-ipv`, `ine-ipc`… (`domain/tools/market/official-series`). */
  id: text().primaryKey(),
  /** Period (`2026-T2`, `2026-09`) and value, oldest first. */
  points: jsonb().$type<readonly (readonly [period: string, value: number])[]>().notNull(),
  fetchedAt: instant("fetched_at").notNull(),
  /** When it is asked for again. */
  dueAt: instant("due_at").notNull(),
  lastError: text("last_error"),
});

/** Answers of services that find addresses, so that the same question is asked once. No row names a person. */
export const geocodingAnswers = pgTable(
  "geocoding_answers",
  {
    /** SHA-256 of service and question. */
    key: text().primaryKey(),
    service: text().notNull(),
    answer: jsonb().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("geocoding_answers_expire").on(table.expiresAt)],
);

/** One run of a tool: enough to show it again and to know how it was calculated. */
export const toolRuns = pgTable(
  "tool_runs",
  {
    ...ownedOrVisited,
    toolId: text("tool_id").notNull(),
    toolVersion: integer("tool_version").notNull(),
    /** `embedded`, or the external model that took part. */
    engine: text().notNull(),
    title: text().notNull(),
    propertyId: uuid("property_id").references(() => properties.id, { onDelete: "set null" }),
    /** The input as typed, to fill the form again. */
    input: jsonb().notNull(),
    /** The input as that version's schema parsed it, to show and export the result without parsing again. */
    parsedInput: jsonb("parsed_input").notNull(),
    /** Answers of the fact providers, as the engine got them. */
    facts: jsonb().notNull(),
    result: jsonb().notNull(),
    durationMs: doublePrecision("duration_ms").notNull(),
    /** A retry with the same key finds the first run instead of making another. */
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of the raw input, so that a key reused for another input is refused. */
    inputHash: text("input_hash").notNull(),
    /** The result in one figure, so that lists need not open it. */
    figure: jsonb().$type<ResultFigure>(),
    /** The price of the run, in credits. */
    credits: integer().notNull().default(0),
    /** The run whose input was calculated anew; it may be gone. */
    rerunOf: uuid("rerun_of"),
    /** Set once the owner keeps it under "Resultados guardados". */
    savedAt: instant("saved_at"),
    /** The owner's own name for it, shown in place of the title. */
    name: text(),
    folder: text(),
    tags: text().array().notNull().default([]),
    /** In the trash; thirty days later it is gone. */
    deletedAt: instant("deleted_at"),
    /** Input, facts and result were erased because they spoke of persons and were old; the tool's name and the figure stay. */
    purgedAt: instant("purged_at"),
    /** Title, name, folder, tags and tool, folded (`db/search-text`), for the search of the history. */
    searchText: text("search_text").notNull().default(""),
  },
  (table) => [
    index("tool_runs_owner")
      .on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    index("tool_runs_agency")
      .on(table.agencyId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.agencyId} is not null`),
    index("tool_runs_saved")
      .on(table.ownerId, table.savedAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.agencyId)
      .where(sql`${table.deletedAt} is null and ${table.savedAt} is not null`),
    index("tool_runs_tool")
      .on(table.ownerId, table.toolId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    // Names and how often, without opening a row.
    index("tool_runs_folder")
      .on(table.ownerId, table.folder, table.agencyId)
      .where(sql`${table.deletedAt} is null and ${table.folder} is not null`),
    index("tool_runs_tags")
      .on(table.ownerId, table.tags, table.agencyId)
      .where(sql`${table.deletedAt} is null and ${table.tags} <> '{}'`),
    index("tool_runs_by_tag").using("gin", table.tags).where(sql`${table.deletedAt} is null and ${table.tags} <> '{}'`),
    index("tool_runs_trash")
      .on(table.ownerId, table.deletedAt.desc().nullsFirst())
      .where(sql`${table.deletedAt} is not null`),
    index("tool_runs_property")
      .on(table.propertyId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.propertyId} is not null`),
    index("tool_runs_age").on(table.createdAt),
    index("tool_runs_search").using("gin", runWords(table)),
    check("tool_runs_name", sql`length(${table.name}) between 1 and 120`),
    check("tool_runs_folder", sql`length(${table.folder}) between 1 and 60`),
    check("tool_runs_credits", sql`${table.credits} >= 0`),
    index("tool_runs_visitor")
      .on(table.visitorId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.visitorId} is not null`),
    check("tool_runs_maker", sql`num_nonnulls(${table.ownerId}, ${table.visitorId}) = 1`),
    check("tool_runs_visitor_alone", sql`${table.visitorId} is null or ${table.agencyId} is null`),
    uniqueIndex("tool_runs_idempotency").on(table.ownerId, table.toolId, table.idempotencyKey),
    uniqueIndex("tool_runs_visitor_idempotency")
      .on(table.visitorId, table.toolId, table.idempotencyKey)
      .where(sql`${table.visitorId} is not null`),
  ],
);

export type ToolRun = typeof toolRuns.$inferSelect;

/** The public page of a result or of a home. Anybody with its address sees it until it expires. */
export const shareLinks = pgTable(
  "share_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
    runId: uuid("run_id").references(() => toolRuns.id, { onDelete: "cascade" }),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "cascade" }),
    /** The person it was made for, in the owner's words; only the owner sees it. */
    label: text(),
    /** SHA-256 of the address's last part. */
    tokenHash: text("token_hash").notNull(),
    /** The same, sealed: the owner copies it again. */
    tokenSealed: text("token_sealed").notNull(),
    /** argon2id; null where the address is enough. */
    passwordHash: text("password_hash"),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
    /** Browsers that showed it, the owner's own left out. */
    views: integer().notNull().default(0),
    lastViewAt: instant("last_view_at"),
    /** Seconds that those browsers read it, together; each counts half an hour a day at most. */
    readSeconds: integer("read_seconds").notNull().default(0),
    /** It shows the reports about the home to its owner, not the home to those who look for one. */
    isReport: boolean("is_report").notNull().default(false),
  },
  (table) => [
    uniqueIndex("share_links_token").on(table.tokenHash),
    index("share_links_owner").on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("share_links_agency").on(table.agencyId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("share_links_run").on(table.runId),
    index("share_links_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    check("share_links_shared", sql`num_nonnulls(${table.runId}, ${table.homeId}) = 1`),
    check("share_links_label", sql`length(${table.label}) between 1 and 120`),
    check("share_links_views", sql`${table.views} >= 0`),
    check("share_links_read_seconds", sql`${table.readSeconds} >= 0`),
    check("share_links_report", sql`not ${table.isReport} or ${table.homeId} is not null`),
  ],
);

/** Browsers that showed a link, by day of Madrid: a report counts those of its week. */
export const shareLinkDays = pgTable(
  "share_link_days",
  {
    linkId: uuid("link_id")
      .notNull()
      .references(() => shareLinks.id, { onDelete: "cascade" }),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
);
