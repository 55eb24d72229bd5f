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
  uuid,
} from "drizzle-orm/pg-core";
import { CHECK_OUTCOMES, type CheckOutcome } from "#domain/operations/monitoring/backup-check.ts";
import { users } from "./accounts.server.ts";
import { instant, literals } from "./columns.server.ts";

/** The product's own metrics and logs, and its people's goals. */

/** Measured values of a minute, or of an hour made of minutes. */
export const metricSamples = pgTable(
  "metric_samples",
  {
    grain: text().$type<"minuto" | "hora">().notNull(),
    at: instant("at").notNull(),
    /** By name, in the unit that the name's definition states (`domain/operations/monitoring`). */
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
    /** Levels as pino counts them: 30 info, 40 warn, 50 error, 60 fatal. */
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
  /** Longest time between two rounds; null where a version that did not say it has written the row. */
  everySeconds: integer("every_seconds"),
});

/** Nights on which the newest backup was put into a scratch database and compared, and those on which that was due and could not be. */
export const backupChecks = pgTable(
  "backup_checks",
  {
    id: uuid().primaryKey().defaultRandom(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at").notNull(),
    outcome: text().$type<CheckOutcome>().notNull(),
    /** File name of the backup, and when it was begun; null where there was none. */
    backup: text(),
    backupAt: instant("backup_at"),
    /** Counts of what was compared, and seconds of each step. */
    compared: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** In Spanish, for people; empty where all was as it should be. */
    faults: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [
    index("backup_checks_newest").on(table.startedAt.desc()),
    check("backup_checks_outcome", sql`${table.outcome} in (${literals(CHECK_OUTCOMES)})`),
  ],
);

/** Notes that staff keep on the cause of an error. */
export const errorCases = pgTable(
  "error_cases",
  {
    fingerprint: text().primaryKey(),
    note: text(),
    assigneeId: uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
    updatedBy: uuid("updated_by").references(() => users.id, { onDelete: "set null" }),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [check("error_cases_note", sql`length(${table.note}) between 1 and 2000`)],
);
