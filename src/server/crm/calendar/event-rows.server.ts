import { and, eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import { isTask, nextAlarm } from "#domain/crm/calendar/alarms.ts";
import type { IcsEvent } from "#domain/crm/calendar/ics-event.ts";
import { lastTime } from "#domain/crm/calendar/recurrence.ts";
import { DAY_MINUTES } from "#domain/shared/time/durations.ts";
import { addMinutes, asLocal, dayOf } from "#domain/shared/time/local-time.ts";
import { spanOf } from "#domain/shared/time/zone-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";

/** Rows of the calendar as the domain calculates with them. */

export type EventRow = typeof calendarEvents.$inferSelect;

/** Their work, as the policies have it, and the calendars that they have subscribed to themselves. */
export function visibleEvents(actor: PersonActor): SQL {
  const subscribed = and(isNotNull(calendarEvents.subscriptionId), eq(calendarEvents.ownerId, actor.ownerId));
  return or(mayRead(actor, "event"), subscribed)!;
}

/** The database writes wall clocks with a blank. */
export function withLocals<Row extends Pick<EventRow, "startsLocal" | "replacesLocal" | "exceptions">>(row: Row): Row {
  return {
    ...row,
    startsLocal: asLocal(row.startsLocal),
    replacesLocal: row.replacesLocal === null ? null : asLocal(row.replacesLocal),
    exceptions: row.exceptions.map(asLocal),
  };
}

/** Whether the event repeats by itself. A repeating task does not: its next date is made when this one is done. */
export const isSeries = (event: Pick<EventRow, "kind" | "rrule">): boolean => event.rrule !== null && !isTask(event);

type Schedule = Pick<
  EventRow,
  | "kind"
  | "status"
  | "startsLocal"
  | "durationMinutes"
  | "timeZone"
  | "isAllDay"
  | "rrule"
  | "exceptions"
  | "reminders"
  | "doneAt"
  | "overdueToldAt"
>;

/**
 * The columns by which the database finds events: instants, and the time of the next reminder.
 *
 * @param replaced times of the series that were moved
 */
export function scheduleOf(event: Schedule, replaced: readonly string[], now: Date) {
  const whole = event.isAllDay
    ? {
        startsLocal: `${dayOf(event.startsLocal)}T00:00:00`,
        durationMinutes: Math.max(1, Math.ceil(event.durationMinutes / DAY_MINUTES)) * DAY_MINUTES,
      }
    : {};
  const own = { ...event, ...whole };
  const { startsAt, endsAt } = spanOf(own);
  const last = isSeries(own) ? lastTime({ startsLocal: own.startsLocal, rrule: own.rrule! }) : own.startsLocal;
  // Sent again only when it is due again.
  const overdueToldAt = own.overdueToldAt !== null && startsAt < now ? own.overdueToldAt : null;
  return {
    ...whole,
    startsAt,
    endsAt: last === null ? null : last === own.startsLocal ? endsAt : spanOf({ ...own, startsLocal: last }).endsAt,
    overdueToldAt,
    nextReminderAt: nextAlarm({ ...own, overdueToldAt, exceptions: [...own.exceptions, ...replaced] }, now),
  };
}

/** Starts of these series that were moved or changed, by series. */
export async function replacedTimes(db: Db, seriesIds: readonly string[]): Promise<Map<string, string[]>> {
  const replaced = new Map<string, string[]>();
  if (seriesIds.length === 0) return replaced;
  const rows = await db
    .select({ seriesId: calendarEvents.seriesId, replacesLocal: calendarEvents.replacesLocal })
    .from(calendarEvents)
    .where(inArray(calendarEvents.seriesId, [...seriesIds]));
  for (const { seriesId, replacesLocal } of rows) {
    replaced.set(seriesId!, [...(replaced.get(seriesId!) ?? []), asLocal(replacesLocal!)]);
  }
  return replaced;
}

/** A row in the terms of iCalendar. */
export function icsOf(
  row: EventRow,
  moreExceptions: readonly string[] = [],
): IcsEvent & { changedAt: Date; id: string } {
  const { startsLocal, replacesLocal, exceptions } = withLocals(row);
  return {
    id: row.id,
    uid: row.uid,
    sequence: row.sequence,
    kind: row.kind,
    title: row.title,
    notes: row.notes,
    location: row.location,
    timeZone: row.timeZone,
    isAllDay: row.isAllDay,
    startsLocal,
    durationMinutes: row.durationMinutes,
    // The coming date alone: the next one is made when it is done.
    rrule: isSeries(row) ? row.rrule : null,
    exceptions: [...new Set([...exceptions, ...moreExceptions])].sort(),
    status: row.status,
    reminders: [...row.reminders].sort((a, b) => a - b),
    replacesLocal,
    doneAt: row.doneAt?.toISOString() ?? null,
    priority: row.priority,
    changedAt: row.updatedAt,
  };
}

/** End of one time as wall clock of another zone needs the instant. */
export function spanAt(row: Pick<EventRow, "durationMinutes" | "timeZone" | "isAllDay">, startsLocal: string) {
  return spanOf({ ...row, startsLocal });
}

/** Far enough before a moment that no zone is missed. */
export const localBefore = (at: Date): string => addMinutes(at.toISOString().slice(0, 19), -DAY_MINUTES);
export const localAfter = (at: Date): string => addMinutes(at.toISOString().slice(0, 19), DAY_MINUTES);
