import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { PlanSummary } from "#domain/tools/plan-editing/plan-summary.ts";
import { instant } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";
import { files } from "./portfolio-files.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** Floor plans, and the pictures that they are drawn over. */

export const floorPlans = pgTable(
  "floor_plans",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** That of the document, for lists. */
    title: text().notNull(),
    document: jsonb().$type<FloorPlan>().notNull(),
    /** The part that lists show, so that they read no document. */
    summary: jsonb().$type<PlanSummary>().notNull(),
    /** Raised by each change, so that two devices do not overwrite each other. */
    revision: integer().notNull().default(1),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
    /** In the trash. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("floor_plans_owner").on(table.ownerId, table.updatedAt),
    index("floor_plans_agency").on(table.agencyId, table.updatedAt),
    index("floor_plans_home").on(table.homeId).where(sql`${table.homeId} is not null`),
  ],
);

/** A picture under the lines of a plan; a duplicate of the plan names the same file. */
export const planUnderlays = pgTable(
  "plan_underlays",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => floorPlans.id, { onDelete: "cascade" }),
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    widthPx: integer("width_px").notNull(),
    heightPx: integer("height_px").notNull(),
  },
  (table) => [index("plan_underlays_plan").on(table.planId), index("plan_underlays_file").on(table.fileId)],
);
