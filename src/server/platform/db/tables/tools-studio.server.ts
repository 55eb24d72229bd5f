import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  PROJECT_FILE_ROLES,
  PROJECT_KINDS,
  type ProjectFileRole,
  type ProjectKind,
} from "#domain/tools/studio-projects/project-kinds.ts";
import { instant, literals } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";
import { files } from "./portfolio-files.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** Furnished photos and videos that people go on with, and their files. */

export const studioProjects = pgTable(
  "studio_projects",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    kind: text().$type<ProjectKind>().notNull(),
    title: text().notNull(),
    document: jsonb().$type<unknown>().notNull(),
    /** Raised by each change, so that two devices do not overwrite each other. */
    revision: integer().notNull().default(1),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
    /** In the trash. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("studio_projects_owner").on(table.ownerId, table.kind, table.updatedAt),
    index("studio_projects_agency").on(table.agencyId, table.kind, table.updatedAt),
    index("studio_projects_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    check("studio_projects_kind", sql`${table.kind} in (${literals(PROJECT_KINDS)})`),
  ],
);

/** Pictures, sounds and videos that a project is made of or has made; a copy of the project names the same files. */
export const studioProjectFiles = pgTable(
  "studio_project_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    projectId: uuid("project_id")
      .notNull()
      .references(() => studioProjects.id, { onDelete: "cascade" }),
    role: text().$type<ProjectFileRole>().notNull(),
    name: text().notNull(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    widthPx: integer("width_px"),
    heightPx: integer("height_px"),
    /** It bears the agency's brand; portals take only what does not. */
    isBranded: boolean("is_branded").notNull().default(true),
    /** Where everybody reads it who has the address; null while only its people do. */
    publicId: uuid("public_id"),
  },
  (table) => [
    index("studio_project_files_project").on(table.projectId),
    index("studio_project_files_file").on(table.fileId),
    uniqueIndex("studio_project_files_public").on(table.publicId).where(sql`${table.publicId} is not null`),
    check("studio_project_files_role", sql`${table.role} in (${literals(PROJECT_FILE_ROLES)})`),
  ],
);
