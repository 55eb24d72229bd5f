import { and, eq, inArray, isNull } from "drizzle-orm";
import type { IcsEvent } from "#domain/crm/calendar/ics-event.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { type EventRow, scheduleOf, withLocals } from "./event-rows.server.ts";

/** Events of another calendar program, brought in by their identity and version: the same again changes nothing. */

export interface TakenIn {
  added: number;
  changed: number;
  same: number;
  /** Known in a later version than the one that came. */
  older: number;
  removed: number;
}

interface Into {
  ownerId: string;
  agencyId: string | null;
  /** Null: the person's own events, which a subscription never removes. */
  subscriptionId: string | null;
  /** Removes events that the source no longer contains. */
  removesMissing: boolean;
  now: Date;
}

const WRITE_ROWS = 200;

const keyOf = ({ uid, replacesLocal }: Pick<IcsEvent, "uid" | "replacesLocal">) => `${uid}\n${replacesLocal ?? ""}`;

/** @param events of one calendar, each once; those of a subscription remind nobody */
export async function takeIn(tx: Db, events: readonly IcsEvent[], into: Into): Promise<TakenIn> {
  const { subscriptionId } = into;
  const whole = withoutOrphans(events);
  const known = await knownRows(tx, whole, into);
  const result: TakenIn = { added: 0, changed: 0, same: 0, older: 0, removed: 0 };
  const ids = new Map([...known].map(([key, { id }]) => [key, id]));
  // Series first: a moved time names the row of its own.
  for (const part of [
    whole.filter((event) => event.replacesLocal === null),
    whole.filter((event) => event.replacesLocal !== null),
  ]) {
    const fresh: (typeof calendarEvents.$inferInsert)[] = [];
    for (const event of part) {
      const row = known.get(keyOf(event));
      const values = valuesOf(event, whole, into, ids);
      if (!row) fresh.push(values);
      else if (event.sequence < row.sequence) result.older += 1;
      else if (isSame(row, event, subscriptionId !== null)) result.same += 1;
      else {
        const { ownerId: _o, agencyId: _a, createdAt: _c, ...changes } = values;
        await tx.update(calendarEvents).set(changes).where(eq(calendarEvents.id, row.id));
        result.changed += 1;
      }
    }
    for (let at = 0; at < fresh.length; at += WRITE_ROWS) {
      const rows = await tx
        .insert(calendarEvents)
        .values(fresh.slice(at, at + WRITE_ROWS))
        .returning({ id: calendarEvents.id, uid: calendarEvents.uid, seriesId: calendarEvents.seriesId });
      for (const { id, uid, seriesId } of rows) if (seriesId === null) ids.set(keyOf({ uid, replacesLocal: null }), id);
      result.added += rows.length;
    }
  }
  if (into.removesMissing) result.removed = await removeMissing(tx, whole, known);
  return result;
}

async function removeMissing(tx: Db, came: readonly IcsEvent[], rows: Map<string, EventRow>): Promise<number> {
  const keys = new Set(came.map(keyOf));
  const gone = [...rows].filter(([key]) => !keys.has(key)).map(([, { id }]) => id);
  for (let at = 0; at < gone.length; at += WRITE_ROWS) {
    await tx.delete(calendarEvents).where(inArray(calendarEvents.id, gone.slice(at, at + WRITE_ROWS)));
  }
  return gone.length;
}

/** A moved date whose series is not in the file is an event of its own. */
function withoutOrphans(events: readonly IcsEvent[]): IcsEvent[] {
  const series = new Set(events.filter(({ replacesLocal }) => replacesLocal === null).map(({ uid }) => uid));
  return events.map((event) =>
    event.replacesLocal === null || series.has(event.uid)
      ? event
      : { ...event, uid: `${event.uid}#${event.replacesLocal}`, replacesLocal: null },
  );
}

async function knownRows(tx: Db, events: readonly IcsEvent[], into: Into): Promise<Map<string, EventRow>> {
  const { subscriptionId, ownerId, agencyId } = into;
  const uids = [...new Set(events.map(({ uid }) => uid))];
  const rows: EventRow[] = [];
  if (subscriptionId !== null) {
    rows.push(...(await tx.select().from(calendarEvents).where(eq(calendarEvents.subscriptionId, subscriptionId))));
  } else {
    for (let at = 0; at < uids.length; at += WRITE_ROWS) {
      const some = await tx
        .select()
        .from(calendarEvents)
        .where(
          and(
            isNull(calendarEvents.subscriptionId),
            inArray(calendarEvents.uid, uids.slice(at, at + WRITE_ROWS)),
            agencyId === null
              ? and(eq(calendarEvents.ownerId, ownerId), isNull(calendarEvents.agencyId))
              : eq(calendarEvents.agencyId, agencyId),
          ),
        );
      rows.push(...some);
    }
  }
  return new Map(rows.map((row) => [keyOf(withLocals(row)), withLocals(row)]));
}

function valuesOf(event: IcsEvent, all: readonly IcsEvent[], into: Into, ids: Map<string, string>) {
  const { ownerId, agencyId, subscriptionId, now } = into;
  const reminders = subscriptionId === null ? event.reminders : [];
  const doneAt = event.doneAt === null ? null : new Date(event.doneAt);
  const own = { ...event, reminders, doneAt, overdueToldAt: null };
  const moved =
    event.rrule === null
      ? []
      : all
          .filter(({ uid, replacesLocal }) => uid === event.uid && replacesLocal !== null)
          .map((one) => one.replacesLocal!);
  const times = scheduleOf(own, moved, now);
  return {
    ...own,
    ...times,
    // A task of somebody else is nobody's here.
    ...(subscriptionId === null ? {} : { nextReminderAt: null }),
    seriesId: event.replacesLocal === null ? null : ids.get(keyOf({ uid: event.uid, replacesLocal: null }))!,
    ownerId,
    agencyId,
    subscriptionId,
    createdAt: now,
    updatedAt: now,
  };
}

const COMPARED = [
  "sequence",
  "kind",
  "title",
  "notes",
  "location",
  "timeZone",
  "isAllDay",
  "startsLocal",
  "durationMinutes",
  "rrule",
  "status",
  "priority",
] as const satisfies readonly (keyof IcsEvent)[];

function isSame(row: EventRow, event: IcsEvent, isWatched: boolean): boolean {
  return (
    COMPARED.every((name) => row[name] === event[name]) &&
    row.exceptions.join() === event.exceptions.join() &&
    (isWatched || [...row.reminders].sort((a, b) => a - b).join() === event.reminders.join()) &&
    (row.doneAt?.toISOString() ?? null) === event.doneAt
  );
}
