import { sql } from "drizzle-orm";
import {
  bigserial,
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
import { users } from "./account-schema.server.ts";
import { agencies } from "./agency-schema.server.ts";
import { instant } from "./columns.server.ts";

/** What the product knows of its own running, and of its people's aims. */

/** Measured values of a minute, or of an hour made of minutes. */
export const metricSamples = pgTable(
  "metric_samples",
  {
    grain: text().$type<"minuto" | "hora">().notNull(),
    at: instant("at").notNull(),
    /** By name, in the unit that the name's definition says (`domain/operations/monitoring`). */
    values: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.at] }),
    check("metric_samples_grain", sql`${table.grain} in ('minuto', 'hora')`),
  ],
);

/** Structured lines of the log, redacted when they were written. */
export const logLines = pgTable(
  "log_lines",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    at: instant("at").notNull(),
    /** As pino counts: 30 info, 40 warn, 50 error, 60 fatal. */
    level: smallint().notNull(),
    message: text().notNull(),
    requestId: uuid("request_id"),
    path: text(),
    status: smallint(),
    fields: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index("log_lines_at").on(table.at),
    index("log_lines_level").on(table.level, table.id.desc().nullsFirst()),
    index("log_lines_request").on(table.requestId).where(sql`${table.requestId} is not null`),
  ],
);

/** How each work of the background is doing. */
export const workStates = pgTable("work_states", {
  name: text().primaryKey(),
  lastRoundAt: instant("last_round_at").notNull(),
  lastErrorAt: instant("last_error_at"),
  lastError: text("last_error"),
  rounds: integer().notNull().default(0),
  failures: integer().notNull().default(0),
});

/** What somebody, or his agency, wants to reach in a year (`domain/insight/goals`). */
export const goals = pgTable(
  "goals",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Set for the agency's own goal, which its seniors keep. */
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    /** The agency's id for its own goal, else the person's. */
    scope: uuid().notNull(),
    year: smallint().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index("goals_owner").on(table.ownerId),
    index("goals_agency").on(table.agencyId),
    uniqueIndex("goals_scope").on(table.scope, table.year),
  ],
);
