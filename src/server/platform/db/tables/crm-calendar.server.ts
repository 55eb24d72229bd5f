import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  EVENT_KINDS,
  EVENT_STATUSES,
  type EventKind,
  type EventStatus,
  TASK_PRIORITIES,
  type TaskPriority,
} from "#domain/crm/calendar/calendar-values.ts";
import { users } from "./accounts.server.ts";
import { givenUp, instant, literals } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { deals } from "./crm-deals.server.ts";
import { assigned, owned } from "./owner-columns.server.ts";
import { properties } from "./portfolio-homes.server.ts";
import { toolRuns } from "./tools-runs.server.ts";

/** Calendar and tasks, their feeds out and subscriptions in. */

/**
 * Visits, appointments, tasks, deadlines. Times are meant on the wall clock of `timeZone`: a weekly visit at 18:00
 * stays at 18:00 when the hour changes. `startsAt` and `endsAt` are its instants, for queries; a series has those of
 * its first and last time.
 */
export const calendarEvents = pgTable(
  "calendar_events",
  {
    ...assigned,
    kind: text().$type<EventKind>().notNull(),
    title: text().notNull(),
    notes: text(),
    location: text(),
    timeZone: text("time_zone").notNull().default("Europe/Madrid"),
    isAllDay: boolean("is_all_day").notNull().default(false),
    /** Local wall clock (no zone), as typed. For a task: when it is due. */
    startsLocal: timestamp("starts_local", { withTimezone: false, mode: "string" }).notNull(),
    durationMinutes: integer("duration_minutes").notNull().default(60),
    startsAt: instant("starts_at").notNull(),
    /** End of the only or last time; null for a series without end. */
    endsAt: instant("ends_at"),
    /** RFC 5545, without `DTSTART`: `FREQ=WEEKLY;BYDAY=MO`. */
    rrule: text(),
    /** Local starts of the series that do not take place. */
    exceptions: text().array().notNull().default([]),
    /** A time of a series that was moved or changed: the series, and the local start that it replaces. */
    seriesId: uuid("series_id").references((): AnyPgColumn => calendarEvents.id, { onDelete: "cascade" }),
    replacesLocal: timestamp("replaces_local", { withTimezone: false, mode: "string" }),
    status: text().$type<EventStatus>().notNull().default("confirmado"),
    /** For tasks and deadlines, and for visits that took place. */
    doneAt: instant("done_at"),
    /** The visitor's opinion of the home, in the agent's words; for visits that took place. */
    outcome: text(),
    priority: text().$type<TaskPriority>().notNull().default("normal"),
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "set null" }),
    dealId: uuid("deal_id").references(() => deals.id, { onDelete: "set null" }),
    homeId: uuid("home_id").references((): AnyPgColumn => properties.id, { onDelete: "set null" }),
    runId: uuid("run_id").references((): AnyPgColumn => toolRuns.id, { onDelete: "set null" }),
    /** Automatic cause (`mandato:<home>`): the same cause again changes the row instead of adding another. */
    cause: text(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    /** iCalendar's identity and version. */
    uid: text().notNull(),
    sequence: integer().notNull().default(0),
    /** Minutes before the start at which a mail reminds. */
    reminders: integer().array().notNull().default([]),
    nextReminderAt: instant("next_reminder_at"),
    /** When the owner was notified that a task is overdue. */
    overdueToldAt: instant("overdue_told_at"),
    subscriptionId: uuid("subscription_id").references(() => calendarSubscriptions.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("calendar_events_agency").on(table.agencyId, table.startsAt),
    index("calendar_events_owner").on(table.ownerId, table.startsAt),
    // A window of time begins with the events that have not ended before it.
    index("calendar_events_agency_end").on(table.agencyId, table.endsAt),
    index("calendar_events_owner_end").on(table.ownerId, table.endsAt),
    index("calendar_events_open_tasks")
      .on(table.ownerId, table.startsAt)
      .where(sql`${table.kind} in ('tarea', 'plazo') and ${table.doneAt} is null`),
    index("calendar_events_series").on(table.seriesId).where(sql`${table.seriesId} is not null`),
    index("calendar_events_reminder").on(table.nextReminderAt).where(sql`${table.nextReminderAt} is not null`),
    index("calendar_events_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("calendar_events_deal").on(table.dealId).where(sql`${table.dealId} is not null`),
    index("calendar_events_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    index("calendar_events_run").on(table.runId).where(sql`${table.runId} is not null`),
    index("calendar_events_subscription").on(table.subscriptionId, table.uid),
    uniqueIndex("calendar_events_cause").on(table.cause),
    // All events of one conversation or dossier, whose causes begin alike: they lose name and words with it.
    index("calendar_events_cause_start").on(table.cause.op("text_pattern_ops")).where(sql`${table.cause} is not null`),
    check("calendar_events_title", sql`length(${table.title}) between 1 and 200`),
    check("calendar_events_kind", sql`${table.kind} in (${literals(EVENT_KINDS)})`),
    check("calendar_events_status", sql`${table.status} in (${literals(EVENT_STATUSES)})`),
    check("calendar_events_priority", sql`${table.priority} in (${literals(TASK_PRIORITIES)})`),
    check("calendar_events_duration", sql`${table.durationMinutes} between 0 and 527040`),
    check("calendar_events_replaces", sql`(${table.seriesId} is null) = (${table.replacesLocal} is null)`),
    check("calendar_events_somebodys", sql`${table.ownerId} is not null or ${table.agencyId} is not null`),
  ],
);

/** An address at which a person's calendar program reads their events. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    ...owned,
    name: text().notNull(),
    /** `mio`: their own; `equipo`: all that they may see. */
    reach: text().$type<"mio" | "equipo">().notNull().default("mio"),
    tokenHash: text("token_hash").notNull(),
    tokenSealed: text("token_sealed").notNull(),
    revokedAt: instant("revoked_at"),
    lastReadAt: instant("last_read_at"),
  },
  (table) => [
    uniqueIndex("calendar_feeds_token").on(table.tokenHash),
    index("calendar_feeds_owner").on(table.ownerId),
    index("calendar_feeds_agency").on(table.agencyId),
    check("calendar_feeds_reach", sql`${table.reach} in ('mio', 'equipo')`),
  ],
);

/** Somebody else's calendar, read now and then: its events are shown and never changed. */
export const calendarSubscriptions = pgTable(
  "calendar_subscriptions",
  {
    ...owned,
    name: text().notNull(),
    url: text().notNull(),
    colour: text(),
    etag: text(),
    lastModified: text("last_modified"),
    nextFetchAt: instant("next_fetch_at"),
    lastSuccessAt: instant("last_success_at"),
    lastError: text("last_error"),
    lastErrorAt: instant("last_error_at"),
    failures: smallint().notNull().default(0),
    /**
     * Readings that began and did not end: a source that ends its process each time is given up. Zero while no reading
     * runs.
     */
    tries: smallint().notNull().default(0),
    /** Result of the last reading: number of events, and of those that could not be read. */
    counts: jsonb().$type<{ events: number; unread: number }>(),
    ...givenUp,
  },
  (table) => [
    index("calendar_subscriptions_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("calendar_subscriptions_owner").on(table.ownerId),
    index("calendar_subscriptions_agency").on(table.agencyId),
    index("calendar_subscriptions_due").on(table.nextFetchAt).where(sql`${table.nextFetchAt} is not null`),
  ],
);
