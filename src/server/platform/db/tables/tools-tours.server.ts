import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PanoramaSize, PublishedPanorama } from "#domain/tools/tours/published-tour.ts";
import { ORIGINS, type Tour, type TourOrigin } from "#domain/tools/tours/tour.ts";
import {
  PANORAMA_STATES,
  type PanoramaState,
  TOUR_FILE_KINDS,
  type TourFileKind,
} from "#domain/tools/tours/tour-states.ts";
import { givenUp, instant, literals } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";
import { files } from "./portfolio-files.server.ts";
import { properties } from "./portfolio-homes.server.ts";
import { leads } from "./site-leads.server.ts";

/** Tours, their panoramas and other files, who walked through and who wrote. */

export const tours = pgTable(
  "tours",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** That of the document, for lists. */
    title: text().notNull(),
    /** The draft. */
    document: jsonb().$type<Tour>().notNull(),
    /** Raised by each change, so that two devices do not overwrite each other. */
    revision: integer().notNull().default(1),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
    /** As visitors see it, and the revision that it was. */
    published: jsonb().$type<Tour>(),
    publishedRevision: integer("published_revision"),
    /** When it was first published. */
    publishedAt: instant("published_at"),
    /** Out of the way and closed to visitors, with all that belongs to it. */
    archivedAt: instant("archived_at"),
    /** Of the word that visitors must know, by argon2; null lets everybody in. */
    passwordHash: text("password_hash"),
    /** From when on nobody gets in. */
    expiresAt: instant("expires_at"),
    /** In the trash. */
    deletedAt: instant("deleted_at"),
    /** Where portals find it without its people; who has this address cannot make the other one of it. */
    bareId: uuid("bare_id").notNull().defaultRandom(),
  },
  (table) => [
    index("tours_owner").on(table.ownerId, table.updatedAt),
    index("tours_agency").on(table.agencyId, table.updatedAt),
    uniqueIndex("tours_bare").on(table.bareId),
    index("tours_home").on(table.homeId).where(sql`${table.homeId} is not null`),
  ],
);

const ofTour = () =>
  uuid("tour_id")
    .notNull()
    .references(() => tours.id, { onDelete: "cascade" });

/** A 360° picture of a tour, from its upload to its tiles. */
export const tourPanoramas = pgTable(
  "tour_panoramas",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    tourId: ofTour(),
    name: text().notNull(),
    origin: text().$type<TourOrigin>().notNull(),
    state: text().$type<PanoramaState>().notNull().default("subiendo"),
    /** From 0 to 1, of the work after the upload. */
    progress: real().notNull().default(0),
    fault: text(),
    sizeBytes: integer("size_bytes").notNull(),
    /** How much of the upload has come to the disk. */
    receivedBytes: integer("received_bytes").notNull().default(0),
    keepsOriginal: boolean("keeps_original").notNull().default(false),
    /** The uploaded bytes; null once the tiles are made, unless the original is kept. */
    sourceFileId: uuid("source_file_id").references(() => files.id, { onDelete: "set null" }),
    /** All tiles in one file. */
    tilesFileId: uuid("tiles_file_id").references(() => files.id, { onDelete: "set null" }),
    /** Where each tile lies in that file: first byte of each, preview first, then size by size, row by row; and the end. */
    tileStarts: jsonb("tile_starts").$type<number[]>(),
    widthPx: integer("width_px"),
    heightPx: integer("height_px"),
    sizes: jsonb().$type<PanoramaSize[]>(),
    covers: jsonb().$type<PublishedPanorama["covers"]>(),
    pose: jsonb().$type<{ headingDegrees: number | null; pitch: number; roll: number }>(),
    /** Areas to be blurred by the work that is due. */
    blurs: jsonb().$type<{ yaw: number; pitch: number; widthDegrees: number; heightDegrees: number }[]>(),
    /** Raised each time its tiles are made, and part of their addresses: what browsers keep never changes. */
    version: integer().notNull().default(0),
    attempts: smallint().notNull().default(0),
    /** The owner in whose turn it waits: the agency, or the person without one. */
    turnOf: uuid("turn_of").notNull(),
    /** When a thread takes it up; null while nothing is to be done. */
    nextAttemptAt: instant("next_attempt_at"),
    ...givenUp,
  },
  (table) => [
    index("tour_panoramas_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("tour_panoramas_tour").on(table.tourId),
    index("tour_panoramas_due").on(table.turnOf, table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index("tour_panoramas_tiles").on(table.tilesFileId).where(sql`${table.tilesFileId} is not null`),
    index("tour_panoramas_source").on(table.sourceFileId).where(sql`${table.sourceFileId} is not null`),
    check("tour_panoramas_state", sql`${table.state} in (${literals(PANORAMA_STATES)})`),
    check("tour_panoramas_origin", sql`${table.origin} in (${literals(ORIGINS)})`),
  ],
);

/** An archive that a tour is read from: from its upload to the tour. */
export const tourImports = pgTable(
  "tour_imports",
  {
    ...owned,
    name: text().notNull(),
    state: text().$type<PanoramaState>().notNull().default("subiendo"),
    /** From 0 to 1, of the work after the upload. */
    progress: real().notNull().default(0),
    fault: text(),
    /** Parts that could not be taken over, as sentences. */
    notes: jsonb().$type<string[]>().notNull().default([]),
    sizeBytes: integer("size_bytes").notNull(),
    receivedBytes: integer("received_bytes").notNull().default(0),
    /** In no list until the import is done. */
    tourId: uuid("tour_id").references(() => tours.id, { onDelete: "set null" }),
    attempts: smallint().notNull().default(0),
    turnOf: uuid("turn_of").notNull(),
    nextAttemptAt: instant("next_attempt_at"),
    ...givenUp,
  },
  (table) => [
    index("tour_imports_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("tour_imports_owner").on(table.ownerId, table.createdAt),
    index("tour_imports_tour").on(table.tourId).where(sql`${table.tourId} is not null`),
    index("tour_imports_due").on(table.turnOf, table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    check("tour_imports_state", sql`${table.state} in (${literals(PANORAMA_STATES)})`),
  ],
);

/** Pictures, papers and sounds that hotspots and maps show. */
export const tourFiles = pgTable(
  "tour_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    tourId: ofTour(),
    kind: text().$type<TourFileKind>().notNull(),
    name: text().notNull(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    widthPx: integer("width_px"),
    heightPx: integer("height_px"),
  },
  (table) => [
    index("tour_files_tour").on(table.tourId),
    index("tour_files_file").on(table.fileId),
    check("tour_files_kind", sql`${table.kind} in (${literals(TOUR_FILE_KINDS)})`),
  ],
);

/** Visits of each day. */
export const tourDays = pgTable(
  "tour_days",
  {
    tourId: ofTour(),
    /** In Madrid. */
    day: date().notNull(),
    views: integer().notNull().default(0),
    /** Browsers, each once a day. */
    visitors: integer().notNull().default(0),
    leads: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tourId, table.day] })],
);

/** How long people looked at each scene; nothing says who. */
export const tourSceneDays = pgTable(
  "tour_scene_days",
  {
    tourId: ofTour(),
    sceneId: text("scene_id").notNull(),
    day: date().notNull(),
    looks: integer().notNull().default(0),
    seconds: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tourId, table.sceneId, table.day] })],
);

/** The tour that a lead was sent from. */
export const tourLeads = pgTable(
  "tour_leads",
  {
    leadId: uuid("lead_id")
      .primaryKey()
      .references(() => leads.id, { onDelete: "cascade" }),
    tourId: ofTour(),
    sceneId: text("scene_id"),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
  },
  (table) => [
    index("tour_leads_of").on(table.tourId),
    index("tour_leads_home").on(table.homeId).where(sql`${table.homeId} is not null`),
  ],
);
