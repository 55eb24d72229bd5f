import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  CHANGE_ORIGINS,
  type ChangeOrigin,
  DOCUMENT_KINDS,
  type DocumentKind,
  type FieldChanges,
} from "#domain/portfolio/homes/home-values.ts";
import { users } from "./account-schema.server.ts";
import { instant, literals, owned } from "./columns.server.ts";
import { files, properties } from "./schema.server.ts";

/** What hangs on a home: photos, documents, its history, and the merges that found two rows to be one dwelling. */

const ofHome = () =>
  uuid("home_id")
    .notNull()
    .references(() => properties.id, { onDelete: "cascade" });

/** One encoded size of a photo; its bytes lie in the store under `key`. */
export interface PhotoVariant {
  widthPx: number;
  heightPx: number;
  format: "avif" | "webp" | "jpeg";
  key: string;
  bytes: number;
}

/** Of photos that wait for nothing, and of those that waited before anybody took turns. */
export const NOBODYS_TURN = "00000000-0000-0000-0000-000000000000";

export const homePhotos = pgTable(
  "home_photos",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    homeId: ofHome(),
    /** Order on the page, smallest first; gaps and ties are allowed (ties by id). */
    position: integer().notNull(),
    caption: text(),
    /** Where a feed says that it lies; fetched once. */
    sourceUrl: text("source_url"),
    /** SHA-256 of the address: the same picture of a feed is one row. */
    urlHash: text("url_hash"),
    /** SHA-256 of the uploaded bytes: the same file twice is one row. */
    contentHash: text("content_hash"),
    /** The photo as it is kept: upright, without position or camera, at most 2,560 px. Null until it was read. */
    fileId: uuid("file_id").references(() => files.id, { onDelete: "set null" }),
    widthPx: integer("width_px"),
    heightPx: integer("height_px"),
    variants: jsonb().$type<PhotoVariant[]>().notNull().default([]),
    attempts: smallint().notNull().default(0),
    /** Whose turn it takes while it waits: the agency, or the person without one, at the time that it was added. */
    turnOf: uuid("turn_of").notNull().default(NOBODYS_TURN),
    /** When a worker takes it up; null once it is ready, or given up with `lastError`. */
    nextAttemptAt: instant("next_attempt_at"),
    lastError: text("last_error"),
  },
  (table) => [
    // Finds a home's few pictures too, whose order is made when they are read.
    uniqueIndex("home_photos_url").on(table.homeId, table.urlHash),
    uniqueIndex("home_photos_content").on(table.homeId, table.contentHash).where(sql`${table.contentHash} is not null`),
    index("home_photos_file").on(table.fileId).where(sql`${table.fileId} is not null`),
    // Each owner's in turn: uploads first, then the covers of all homes; both stay small.
    index("home_photos_due_upload")
      .on(table.turnOf, table.position, table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null and ${table.sourceUrl} is null`),
    index("home_photos_due_remote")
      .on(table.turnOf, table.position, table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null and ${table.sourceUrl} is not null`),
  ],
);

export const homeDocuments = pgTable(
  "home_documents",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    homeId: ofHome(),
    kind: text().$type<DocumentKind>().notNull(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    /** Of a certificate or a mandate: the last day on which it holds. */
    validUntil: date("valid_until"),
  },
  (table) => [
    index("home_documents_home").on(table.homeId, table.createdAt.desc().nullsFirst()),
    index("home_documents_file").on(table.fileId),
    check("home_documents_kind", sql`${table.kind} in (${literals(DOCUMENT_KINDS)})`),
  ],
);

/** What happened to a home, in the order in which it did; price and status are read from here over time. */
export const homeEvents = pgTable(
  "home_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    homeId: ofHome(),
    at: instant("at").notNull().defaultNow(),
    origin: text().$type<ChangeOrigin>().notNull(),
    /** Who did it; null for a feed and for who is gone. */
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

/** Pairs that somebody said are two dwellings: they are not proposed again. The smaller id stands first. */
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
    /** How many closings were valued, each without itself and with what was known before it. */
    closings: integer().notNull(),
    medianError: real("median_error").notNull(),
    withinTenPercent: real("within_ten_percent").notNull(),
    /** Share of closings that fell inside the 80 % range. */
    coverage: real().notNull(),
    engineVersion: integer("engine_version").notNull(),
    /** Of the closings that it was measured on: a new one asks for a new measurement. */
    closingsHash: text("closings_hash").notNull(),
  },
  (table) => [
    index("valuation_accuracy_owner").on(table.ownerId, table.createdAt.desc().nullsFirst()),
    index("valuation_accuracy_agency").on(table.agencyId, table.createdAt.desc().nullsFirst()),
    check("valuation_accuracy_closings", sql`${table.closings} >= 30`),
  ],
);
