import { sql } from "drizzle-orm";
import { char, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { TemplateDocument } from "#domain/crm/templates/document.ts";
import {
  HOUSE_STATES,
  type HouseState,
  TEMPLATE_KINDS,
  TEMPLATE_USES,
  type TemplateKind,
  type TemplateUse,
} from "#domain/crm/templates/template-forms.ts";
import { instant, literals } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";

/** Templates of documents: the draft that is edited, and the versions that were kept of it. */

export const templates = pgTable(
  "templates",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    title: text().notNull(),
    summary: text().notNull().default(""),
    kind: text().$type<TemplateKind>().notNull(),
    use: text().$type<TemplateUse>().notNull(),
    country: char({ length: 2 }).notNull(),
    draft: jsonb().$type<TemplateDocument>().notNull(),
    /** Counts the writings of the draft: whoever writes says which one they saw. */
    revision: integer().notNull().default(0),
    /** The template that this one was copied from: an id of the house's texts or of another row. */
    copiedFrom: text("copied_from"),
    /** Of the house alone: the text of `content/templates` that this row stands in the place of. */
    houseText: text("house_text"),
    /** Of the house alone: whether the gallery shows it, and which version. */
    state: text().$type<HouseState>().notNull().default("borrador"),
    publishedVersion: integer("published_version"),
    /** The open page that may write: its random name, its person, since when, and its last sign. */
    lockHolder: uuid("lock_holder"),
    lockBy: uuid("lock_by"),
    lockSince: instant("lock_since"),
    lockSeenAt: instant("lock_seen_at"),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("templates_owner").on(table.ownerId, table.updatedAt),
    index("templates_agency").on(table.agencyId, table.updatedAt),
    uniqueIndex("templates_house_text").on(table.houseText).where(sql`${table.houseText} is not null`),
    check("templates_kind", sql`${table.kind} in (${literals(Object.keys(TEMPLATE_KINDS))})`),
    check("templates_use", sql`${table.use} in (${literals(Object.keys(TEMPLATE_USES))})`),
    check("templates_state", sql`${table.state} in (${literals(HOUSE_STATES)})`),
  ],
);

/** Versions are only added, and go with their template: a trigger refuses changes. */
export const templateVersions = pgTable(
  "template_versions",
  {
    id: uuid().primaryKey().defaultRandom(),
    templateId: uuid("template_id")
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    title: text().notNull(),
    note: text().notNull().default(""),
    document: jsonb().$type<TemplateDocument>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [uniqueIndex("template_versions_number").on(table.templateId, table.number)],
);
