import { sql } from "drizzle-orm";
import {
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { DocumentPage } from "#domain/tools/dossiers/document-text.ts";
import {
  type Confirmed,
  DOCUMENT_STATES,
  type DocumentState,
  type PartReading,
} from "#domain/tools/dossiers/dossier.ts";
import { FILE_FORMS, type FileForm } from "#domain/tools/dossiers/file-form.ts";
import type { Straightening } from "#domain/tools/dossiers/page-assembly/read-picture.ts";
import type { DossierReview } from "#domain/tools/dossiers/reading.ts";
import { givenUp, instant, literals } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { owned } from "./owner-columns.server.ts";
import { files } from "./portfolio-files.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** Dossiers: the documents of a home that are read, what stands on their pages, and what follows from it. */

export const dossiers = pgTable(
  "dossiers",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    title: text().notNull(),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
    /** The client whose documents they are: whoever forgets them forgets the dossier. */
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "cascade" }),
    /** The review of all documents; null until one was read. */
    review: jsonb().$type<DossierReview>(),
    /** Values that a person took over into the product, in order. */
    confirmed: jsonb().$type<Confirmed[]>().notNull().default([]),
    /** In the trash. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("dossiers_owner").on(table.ownerId, table.updatedAt),
    index("dossiers_agency").on(table.agencyId, table.updatedAt),
    index("dossiers_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    index("dossiers_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
  ],
);

export const dossierDocuments = pgTable(
  "dossier_documents",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull(),
    dossierId: uuid("dossier_id")
      .notNull()
      .references(() => dossiers.id, { onDelete: "cascade" }),
    name: text().notNull(),
    form: text().$type<FileForm>(),
    /** Null of a file that was left out of an archive. */
    fileId: uuid("file_id").references(() => files.id, { onDelete: "cascade" }),
    /** Of the bytes: the same file twice is one document. */
    sha256: char({ length: 64 }),
    state: text().$type<DocumentState>().notNull(),
    /** Pages that are read, and that the file has; null until it was opened. */
    pages: smallint(),
    allPages: integer("all_pages"),
    readPages: smallint("read_pages").notNull().default(0),
    /** Why it was not read, in Spanish. */
    fault: text(),
    /** The reading of each document in the file. */
    readings: jsonb().$type<PartReading[]>(),
    /** The agency, or the person without one, in whose turn it is read. */
    turnOf: uuid("turn_of").notNull(),
    /** When a worker takes it up; null while nothing is to be done. */
    nextAttemptAt: instant("next_attempt_at"),
    attempts: smallint().notNull().default(0),
    ...givenUp,
  },
  (table) => [
    index("dossier_documents_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    uniqueIndex("dossier_documents_same").on(table.dossierId, table.sha256),
    index("dossier_documents_of").on(table.dossierId, table.createdAt),
    index("dossier_documents_file").on(table.fileId),
    index("dossier_documents_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    check("dossier_documents_state", sql`${table.state} in (${literals(DOCUMENT_STATES)})`),
    check("dossier_documents_form", sql`${table.form} in (${literals(FILE_FORMS)})`),
  ],
);

/** A page as it was read. */
export const dossierPages = pgTable(
  "dossier_pages",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => dossierDocuments.id, { onDelete: "cascade" }),
    number: smallint().notNull(),
    page: jsonb().$type<DocumentPage>().notNull(),
    /** How its picture is laid to stand beside its words. */
    laid: jsonb().$type<Straightening>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
);
