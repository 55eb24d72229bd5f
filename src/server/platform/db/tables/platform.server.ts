import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid, varchar } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { givenUp, instant, stamped } from "./columns.server.ts";

/** Tables that every area uses: counters of limits, mail to send, errors of requests. */

/** Counters of limits that hold for all processes together (`platform/db/counter`). */
export const limits = pgTable("limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: instant("expire"),
});

/**
 * Calls that a process counted for a caller near a limit, for the other processes to hear (`accounts/limits/call-counts`). The table is
 * not logged, which its migration says: after a crash of the server it is empty.
 */
export const callCounts = pgTable(
  "call_counts",
  {
    /** Name of the limit and hash of the caller: of a network, an account, a link. */
    id: text().notNull(),
    /** Drawn by the process at its start. */
    process: uuid().notNull(),
    calls: integer().notNull(),
    endsAt: instant("ends_at").notNull(),
    toldAt: instant("told_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.process] })],
);

/** The outbox: mail is written in the transaction of its cause and sent afterwards, as often as it takes. */
export const mails = pgTable(
  "mails",
  {
    ...stamped,
    to: text().notNull(),
    replyTo: text("reply_to"),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    /** One POST to it ends mails of this kind (RFC 8058); null for those that nobody can end. */
    endHref: text("end_href"),
    sentAt: instant("sent_at"),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    /** Null once it was sent, and once it has failed so often that nobody tries again. */
    nextAttemptAt: instant("next_attempt_at").defaultNow(),
    ...givenUp,
  },
  (table) => [
    index("mails_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("mails_newest").on(table.createdAt.desc()),
    index("mails_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    check("mails_attempts", sql`${table.attempts} >= 0`),
  ],
);

/** Errors that somebody met, with personal data removed. The names of the fields are those of the public contract. */
export const toolErrors = pgTable(
  "tool_errors",
  {
    ...stamped,
    /** Null for an anonymous visitor. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text().$type<"server" | "browser" | "missing_path">().notNull(),
    /** The same for errors with one cause (`failures/fingerprint`), which are shown, counted and resolved together. */
    fingerprint: text().notNull(),
    path: text(),
    toolName: text("tool_name"),
    errorType: text("error_type").notNull(),
    errorMessage: text("error_message").notNull(),
    errorStack: text("error_stack"),
    requestData: jsonb("request_data").$type<Record<string, unknown>>(),
    resolved: boolean().notNull().default(false),
    resolvedAt: instant("resolved_at"),
    resolvedBy: uuid("resolved_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("tool_errors_unresolved").on(table.createdAt.desc()).where(sql`not ${table.resolved}`),
    // The same order as `order by … desc`, or the index would not serve it.
    index("tool_errors_newest").on(table.createdAt.desc().nullsFirst()),
    index("tool_errors_group").on(table.fingerprint, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("tool_errors_user").on(table.userId).where(sql`${table.userId} is not null`),
    check("tool_errors_kind", sql`${table.kind} in ('server', 'browser', 'missing_path')`),
    check(
      "tool_errors_type",
      sql`${table.errorType} in ('RATE_LIMIT', 'INSUFFICIENT_CREDITS', 'UNAUTHORIZED', 'SERVER_ERROR', 'NETWORK_ERROR', 'UNKNOWN_ERROR')`,
    ),
  ],
);
