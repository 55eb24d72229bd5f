import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { FeedOwner } from "#domain/portfolio/feeds/feed-row.ts";
import {
  FEED_FORMATS,
  type FeedFormat,
  IMPORT_STATES,
  IMPORT_TARGETS,
  type ImportState,
  type ImportTarget,
  ROW_ACTIONS,
  type RowAction,
  SOURCE_KINDS,
  type SourceKind,
} from "#domain/portfolio/feeds/feed-values.ts";
import { FEED_PORTALS, type FeedPortal } from "#domain/portfolio/portals/portals.ts";
import { givenUp, instant, literals } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";

/** Imports and exports of homes: senders, their imports with every row, and the addresses that portals read. */

/**
 * The sources of homes: an export that is uploaded again and again, an address that is read on a schedule, a program.
 */
export const importSources = pgTable(
  "import_sources",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    name: text().notNull(),
    kind: text().$type<SourceKind>().notNull(),
    format: text().$type<FeedFormat>().notNull(),
    target: text().$type<ImportTarget>().notNull().default("cartera"),
    /** Its files name only some of its homes: nothing is absent. */
    isPartial: boolean("is_partial").notNull().default(false),
    url: text(),
    everyMinutes: integer("every_minutes"),
    /** When a worker reads the address again; null while nothing is scheduled. */
    nextFetchAt: instant("next_fetch_at"),
    /** The ETag that the server sent last, so that an unchanged feed is not sent again. */
    etag: text(),
    lastModified: text("last_modified"),
    lastSuccessAt: instant("last_success_at"),
    lastError: text("last_error"),
    lastErrorAt: instant("last_error_at"),
    failures: smallint().notNull().default(0),
    /**
     * Readings that began and did not end: a file that ends its process each time is given up. Zero while no reading
     * runs.
     */
    tries: smallint().notNull().default(0),
    /** Homes in the last complete import: a file with far fewer removes nothing by itself. */
    lastCount: integer("last_count"),
    /** Columns of a table, as a person corrected them: our field → the sender's heading. */
    mapping: jsonb().$type<Record<string, string>>(),
    /** SHA-256 of the secret that programs push with, and the same sealed, so that its owner may copy it. */
    pushTokenHash: text("push_token_hash"),
    pushTokenSealed: text("push_token_sealed"),
    ...givenUp,
  },
  (table) => [
    index("import_sources_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("import_sources_owner").on(table.ownerId),
    index("import_sources_agency").on(table.agencyId),
    index("import_sources_due").on(table.nextFetchAt).where(sql`${table.nextFetchAt} is not null`),
    uniqueIndex("import_sources_push").on(table.pushTokenHash),
    check("import_sources_name", sql`length(${table.name}) between 1 and 120`),
    check("import_sources_kind", sql`${table.kind} in (${literals(SOURCE_KINDS)})`),
    check("import_sources_format", sql`${table.format} in (${literals(FEED_FORMATS)})`),
    check("import_sources_target", sql`${table.target} in (${literals(IMPORT_TARGETS)})`),
    check("import_sources_every", sql`${table.everyMinutes} between 15 and 43200`),
  ],
);

/**
 * The names of a table's columns and examples of their values, as it was first read: a person recognises the columns by
 * them.
 */
export interface KeptColumns {
  headings: string[];
  /** Some filled cells for each heading. */
  samples: string[][];
  /** Our field → heading in the file, as the names and cells suggest. */
  mapping: Record<string, string>;
}

/** One file or one reading of an address, from its bytes to the last row. A worker owns it by its lease. */
export const imports = pgTable(
  "imports",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => importSources.id, { onDelete: "cascade" }),
    state: text().$type<ImportState>().notNull().default("recibida"),
    format: text().$type<FeedFormat>().notNull(),
    fileName: text("file_name"),
    /** Hash of the bytes: a repeated file is recognised before it is read. */
    sha256: text(),
    storageKey: text("storage_key"),
    /** The store on disk that has the file; null where every process reaches it. */
    storeId: text("store_id"),
    sizeBytes: integer("size_bytes").notNull().default(0),
    /** Bytes of the file that were read: progress of the reading. */
    readBytes: integer("read_bytes").notNull().default(0),
    mapping: jsonb().$type<Record<string, string>>(),
    /** Columns of a table; null until it is read. */
    columns: jsonb().$type<KeptColumns>(),
    /** Continues from the preview by itself where nothing needs a person's decision (feeds by address, programs). */
    appliesItself: boolean("applies_itself").notNull().default(false),
    /** A person confirmed that absent homes are to be withdrawn although they are many. */
    confirmsRemovals: boolean("confirms_removals").notNull().default(false),
    rows: integer().notNull().default(0),
    newRows: integer("new_rows").notNull().default(0),
    changedRows: integer("changed_rows").notNull().default(0),
    sameRows: integer("same_rows").notNull().default(0),
    absentRows: integer("absent_rows").notNull().default(0),
    badRows: integer("bad_rows").notNull().default(0),
    appliedRows: integer("applied_rows").notNull().default(0),
    /** False while the end of the file was not seen: then nothing is absent. */
    isComplete: boolean("is_complete").notNull().default(false),
    error: text(),
    /** Line of the file at which it broke. */
    errorLine: integer("error_line"),
    cancelRequestedAt: instant("cancel_requested_at"),
    leaseUntil: instant("lease_until"),
    leaseHolder: text("lease_holder"),
    attempts: smallint().notNull().default(0),
    finishedAt: instant("finished_at"),
    ...givenUp,
  },
  (table) => [
    index("imports_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("imports_source").on(table.sourceId, table.createdAt.desc().nullsFirst()),
    index("imports_owner").on(table.ownerId, table.createdAt.desc().nullsFirst()),
    index("imports_agency").on(table.agencyId, table.createdAt.desc().nullsFirst()),
    index("imports_due").on(table.createdAt).where(sql`${table.state} in ('recibida', 'leyendo', 'aplicando')`),
    // Imports whose bytes nobody reads again.
    index("imports_ended")
      .on(table.updatedAt)
      .where(sql`${table.state} in ('terminada', 'cancelada') and ${table.storageKey} is not null`),
    // Two at once of one sender would not know what the other has done.
    uniqueIndex("imports_one_at_work").on(table.sourceId).where(sql`${table.state} in ('leyendo', 'aplicando')`),
    check("imports_state", sql`${table.state} in (${literals(IMPORT_STATES)})`),
    check("imports_format", sql`${table.format} in (${literals(FEED_FORMATS)})`),
  ],
);

/** The change that each row of a file would make, before and after it is made. */
export const importRows = pgTable(
  "import_rows",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Order in the file, from 1; homes that are absent follow after the last row. */
    ordinal: integer().notNull(),
    /** Line of the file, where it has lines. */
    line: integer(),
    action: text().$type<RowAction>().notNull(),
    externalId: text("external_id"),
    /** The name that people know it by: reference or title. */
    label: text(),
    homeId: uuid("home_id"),
    /**
     * The home as the file gives it, or the listing of comparables, validated; null of a bad row. Only read whole: it
     * is kept as text, written quicker, and becomes what the home's sender said last as it is.
     */
    values: json().$type<Record<string, unknown>>(),
    /** Name, telephone and address of the home's owner, until a contact is made of them (`crm/contacts/link-owners`). */
    owner: jsonb().$type<FeedOwner>(),
    /** Hash of the home's values, which shows whether the sender sends anything new. */
    hash: text(),
    /** Before and after, of a changed home. */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>(),
    /** Why a row is bad, field by field. */
    problems: jsonb().$type<{ path: string; message: string }[]>(),
    /** A person left it out, or took it in although it would have been left out. */
    isChosen: boolean("is_chosen").notNull().default(true),
    appliedAt: instant("applied_at"),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.ordinal] }),
    index("import_rows_action").on(table.importId, table.action, table.ordinal),
    // Owners whose home is there and of whom no contact was made yet.
    index("import_rows_owner")
      .on(table.importId, table.ordinal)
      .where(sql`${table.owner} is not null and ${table.appliedAt} is not null`),
    index("import_rows_external").on(table.importId, table.externalId),
    check("import_rows_action_known", sql`${table.action} in (${literals(ROW_ACTIONS)})`),
  ],
);

/** An address at which a portal reads an agency's homes. */
export const feedOutlets = pgTable(
  "feed_outlets",
  {
    ...owned,
    name: text().notNull(),
    format: text().$type<FeedFormat>().notNull().default("kyero"),
    /** The portal that reads it; the feed follows its rules. */
    portal: text().$type<FeedPortal>().notNull().default("otro"),
    /** Only homes of this operation; null for both. */
    operation: text(),
    tokenHash: text("token_hash").notNull(),
    tokenSealed: text("token_sealed").notNull(),
    revokedAt: instant("revoked_at"),
    reads: integer().notNull().default(0),
    lastReadAt: instant("last_read_at"),
  },
  (table) => [
    uniqueIndex("feed_outlets_token").on(table.tokenHash),
    index("feed_outlets_owner").on(table.ownerId),
    index("feed_outlets_agency").on(table.agencyId),
    check("feed_outlets_name", sql`length(${table.name}) between 1 and 120`),
    check("feed_outlets_format", sql`${table.format} in (${literals(FEED_FORMATS)})`),
    check("feed_outlets_portal", sql`${table.portal} in (${literals(FEED_PORTALS)})`),
  ],
);
