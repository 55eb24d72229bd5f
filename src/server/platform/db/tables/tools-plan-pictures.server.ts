import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, real, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { PictureOrder } from "#domain/tools/plan-pictures/picture-order.ts";
import { PICTURE_STATES, type PictureState } from "#domain/tools/plan-pictures/picture-states.ts";
import { givenUp, instant, literals } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";
import { files } from "./portfolio-files.server.ts";

/** Pictures of plans that the server draws, one after another. */
export const planPictures = pgTable(
  "plan_pictures",
  {
    ...owned,
    title: text().notNull(),
    /**
     * With the plan as it was: a later change of the plan changes no picture that was ordered. Null once it is over; it stays for one
     * that was given up, so that it can be drawn again.
     */
    order: jsonb().$type<PictureOrder>(),
    state: text().$type<PictureState>().notNull().default("en-cola"),
    /** From 0 to 1. */
    progress: real().notNull().default(0),
    /** How long it was expected to take by itself. */
    expectedSeconds: integer("expected_seconds").notNull(),
    attempts: smallint().notNull().default(0),
    /** The owner in whose turn it waits: the agency, or the person without one. */
    turnOf: uuid("turn_of").notNull(),
    /** When a thread takes it up; null once it is over. */
    nextAttemptAt: instant("next_attempt_at"),
    fileId: uuid("file_id").references(() => files.id, { onDelete: "set null" }),
    fault: text(),
    ...givenUp,
  },
  (table) => [
    index("plan_pictures_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("plan_pictures_owner").on(table.ownerId, table.createdAt),
    index("plan_pictures_agency").on(table.agencyId, table.createdAt),
    index("plan_pictures_due").on(table.turnOf, table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index("plan_pictures_file").on(table.fileId).where(sql`${table.fileId} is not null`),
    check("plan_pictures_state", sql`${table.state} in (${literals(PICTURE_STATES)})`),
  ],
);
