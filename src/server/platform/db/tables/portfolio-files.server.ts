import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PhotoLook } from "#domain/portfolio/homes/photo-likeness.ts";
import { PHOTO_PROVENANCES, type PhotoProvenance } from "#domain/portfolio/homes/photo-provenance.ts";
import { PHOTO_ROOMS, type PhotoRoom } from "#domain/portfolio/homes/photo-rooms.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "#domain/shared/home-attributes/home-values.ts";
import { givenUp, instant, literals } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";
import { ofHome } from "./portfolio-homes.server.ts";

/** Files that people bring: photographs and papers of homes. */

/** One encoded size of a photo; its bytes are in the store under `key`. */
export interface PhotoVariant {
  widthPx: number;
  heightPx: number;
  format: "avif" | "webp" | "jpeg";
  key: string;
  bytes: number;
}

/** For photos that do not wait, and those that already waited when turns were introduced. */
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
    room: text().$type<PhotoRoom>(),
    /** How it came to be, where it is no plain photo; such a photo says so wherever it is shown. */
    provenance: text().$type<PhotoProvenance>(),
    /** The plain photo that it was made from. */
    madeFromId: uuid("made_from_id").references((): AnyPgColumn => homePhotos.id, { onDelete: "set null" }),
    /** Measured with its sizes; null until then, and for photos from before it was measured. */
    look: jsonb().$type<PhotoLook>(),
    /** Somebody saw that it shows the same as another photo, and keeps both. */
    isTwinKept: boolean("is_twin_kept").notNull().default(false),
    /** Address that a feed gives for it; fetched once. */
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
    /**
     * The owner in whose turn the file is served while it waits: the agency, or the person without one, at the time of
     * adding.
     */
    turnOf: uuid("turn_of").notNull().default(NOBODYS_TURN),
    /** When a worker takes it up; null once it is ready, or given up with `lastError`. */
    nextAttemptAt: instant("next_attempt_at"),
    lastError: text("last_error"),
    ...givenUp,
  },
  (table) => [
    index("home_photos_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    // Also finds a home's few pictures, which are ordered when they are read.
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
    index("home_photos_unmeasured").on(table.id).where(sql`${table.look} is null and ${table.variants} <> '[]'`),
    check("home_photos_room", sql`${table.room} in (${literals(PHOTO_ROOMS)})`),
    check("home_photos_provenance", sql`${table.provenance} in (${literals(PHOTO_PROVENANCES)})`),
    index("home_photos_made_from").on(table.madeFromId).where(sql`${table.madeFromId} is not null`),
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
    /** For a certificate or a mandate: the last day on which it is valid. */
    validUntil: date("valid_until"),
  },
  (table) => [
    index("home_documents_home").on(table.homeId, table.createdAt.desc().nullsFirst()),
    index("home_documents_file").on(table.fileId),
    check("home_documents_kind", sql`${table.kind} in (${literals(DOCUMENT_KINDS)})`),
  ],
);

/** Files that people uploaded. Their bytes are in the store under `storageKey`. */
export const files = pgTable(
  "files",
  {
    ...owned,
    name: text().notNull(),
    mediaType: text("media_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    sha256: char({ length: 64 }).notNull(),
    storageKey: text("storage_key").notNull(),
  },
  (table) => [
    index("files_owner").on(table.ownerId, table.createdAt.desc()),
    // The total size of an account's files is added up from the index alone before another file is taken in.
    index("files_agency_size").on(table.agencyId, table.storageKey, table.sizeBytes),
    index("files_owner_size")
      .on(table.ownerId, table.storageKey, table.sizeBytes)
      .where(sql`${table.agencyId} is null`),
    check("files_size", sql`${table.sizeBytes} >= 0`),
  ],
);
