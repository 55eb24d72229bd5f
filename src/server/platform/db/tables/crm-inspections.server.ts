import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { InspectionDocument } from "#domain/crm/inspections/inspection-document.ts";
import { instant } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { signatureRequests } from "./crm-signatures.server.ts";
import { owned } from "./owner-columns.server.ts";
import { files } from "./portfolio-files.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** Valuation visits, as they come from the telephones on which they are written. */

export const inspections = pgTable(
  "inspections",
  {
    /** Its id is made on the device, which may have no line; whose it is, the session says. */
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** When it was begun, by the server's clock. */
    startedAt: instant("started_at").notNull(),
    finishedAt: instant("finished_at"),
    deletedAt: instant("deleted_at"),
    title: text().notNull(),
    document: jsonb().$type<InspectionDocument>().notNull(),
    /** How far the clock of the last device was ahead, in seconds; null where it was right. */
    clockAheadSeconds: integer("clock_ahead_seconds"),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "set null" }),
    /** The last request to sign its report. */
    signatureId: uuid("signature_id").references(() => signatureRequests.id, { onDelete: "set null" }),
  },
  (table) => [
    index("inspections_owner").on(table.ownerId, table.startedAt),
    index("inspections_agency").on(table.agencyId, table.startedAt),
    index("inspections_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    index("inspections_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("inspections_signature").on(table.signatureId).where(sql`${table.signatureId} is not null`),
    index("inspections_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** The changes that were taken in, so that one that is sent again is not done again. */
export const inspectionChanges = pgTable(
  "inspection_changes",
  {
    inspectionId: uuid("inspection_id")
      .notNull()
      .references(() => inspections.id, { onDelete: "cascade" }),
    id: uuid().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.inspectionId, table.id] })],
);

export const inspectionPhotos = pgTable(
  "inspection_photos",
  {
    /** Made on the device. */
    id: uuid().primaryKey(),
    inspectionId: uuid("inspection_id")
      .notNull()
      .references(() => inspections.id, { onDelete: "cascade" }),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("inspection_photos_inspection").on(table.inspectionId),
    index("inspection_photos_file").on(table.fileId),
  ],
);
