import { randomUUID } from "node:crypto";
import { and, eq, gte } from "drizzle-orm";
import type { EventChange, EventTarget } from "#domain/crm/calendar/event-form.ts";
import { cutSeries, hasTime, nextTime, shiftRule } from "#domain/crm/calendar/recurrence.ts";
import { addDays, daysBetween, localOfMs, msOfLocal } from "#domain/shared/time/local-time.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { type EventRow, isSeries, replacedTimes, scheduleOf, withLocals } from "./event-rows.server.ts";

/** Rows of series and their times after changes. The caller has locked the series' row. */

export type Changes = EventChange["changes"];

export const asSeries = ({ startsLocal, rrule }: EventRow) => ({ startsLocal, rrule: rrule! });

/** @throws AppError UNKNOWN_EVENT where the series has no such time */
export function occurrenceOf(series: EventRow, { occurrence }: Pick<EventTarget, "occurrence">): string {
  const at = occurrence ?? series.startsLocal;
  if (!hasTime(asSeries(series), at)) throw new AppError("UNKNOWN_EVENT");
  return at;
}

export const isFirst = (series: EventRow, target: EventTarget) =>
  cutSeries(asSeries(series), occurrenceOf(series, target)).before === null;

/** One event that does not repeat, or one moved time. */
export async function changeOne(tx: Db, row: EventRow, changes: Changes, now: Date): Promise<EventRow> {
  // A moved time follows no rule of its own.
  const { rrule, ...rest } = changes;
  const patch = row.seriesId === null ? changes : rest;
  const startsLocal = rest.startsLocal ?? row.startsLocal;
  return await writeRow(
    tx,
    row,
    row.seriesId === null && rrule ? { ...patch, startsLocal: firstTime(startsLocal, rrule) } : patch,
    now,
  );
}

/** One time of a series gets a row of its own. */
export async function changeTime(tx: Db, series: EventRow, at: string, changes: Changes, now: Date): Promise<EventRow> {
  const [moved] = await tx
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.seriesId, series.id), eq(calendarEvents.replacesLocal, at)))
    .for("update");
  const { rrule: _r, ...rest } = changes;
  if (moved) return await writeRow(tx, withLocals(moved), { ...rest, status: rest.status ?? "confirmado" }, now);
  if (series.exceptions.includes(at)) throw new AppError("UNKNOWN_EVENT");
  const { id: _i, createdAt: _c, ...shared } = series;
  const own = { ...shared, startsLocal: at, ...stated(rest), rrule: null, exceptions: [], overdueToldAt: null };
  const [row] = await tx
    .insert(calendarEvents)
    .values({
      ...own,
      ...scheduleOf(own, [], now),
      seriesId: series.id,
      replacesLocal: at,
      cause: null,
      sequence: series.sequence + 1,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  // Its reminders now belong to the new row.
  await writeRow(tx, series, {}, now);
  return row!;
}

export async function changeAll(tx: Db, series: EventRow, at: string, changes: Changes, now: Date): Promise<EventRow> {
  const shift = msOfLocal(changes.startsLocal ?? at) - msOfLocal(at);
  const moved = localOfMs(msOfLocal(series.startsLocal) + shift);
  const rrule = changes.rrule === undefined ? shiftRule(series.rrule!, series.startsLocal, moved) : changes.rrule;
  const startsLocal = rrule === null ? (changes.startsLocal ?? at) : firstTime(moved, rrule);
  const follow = followed(series.startsLocal, moved, changes.isAllDay ?? series.isAllDay);
  const row = await writeRow(
    tx,
    series,
    { ...changes, startsLocal, rrule, exceptions: rrule === null ? [] : series.exceptions.map(follow) },
    now,
  );
  await followMoved(tx, series.id, row, null, follow, now);
  return row;
}

export async function changeFollowing(
  tx: Db,
  series: EventRow,
  at: string,
  changes: Changes,
  now: Date,
): Promise<EventRow> {
  const { before, after } = cutSeries(asSeries(series), at);
  if (before === null) return await changeAll(tx, series, at, changes, now);
  const moved = changes.startsLocal ?? at;
  const rrule = changes.rrule === undefined ? shiftRule(after, at, moved) : changes.rrule;
  const follow = followed(at, moved, changes.isAllDay ?? series.isAllDay);
  await writeRow(tx, series, { rrule: before, exceptions: series.exceptions.filter((time) => time < at) }, now);
  const { id: _i, createdAt: _c, ...shared } = series;
  const own = {
    ...shared,
    ...stated(changes),
    startsLocal: rrule === null ? moved : firstTime(moved, rrule),
    rrule,
    exceptions: rrule === null ? [] : series.exceptions.filter((time) => time >= at).map(follow),
    overdueToldAt: null,
  };
  const [row] = await tx
    .insert(calendarEvents)
    .values({
      ...own,
      ...scheduleOf(own, [], now),
      uid: `${randomUUID()}@umbral`,
      cause: null,
      sequence: 0,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await followMoved(tx, series.id, withLocals(row!), at, follow, now);
  return row!;
}

/** How the times of a series move along when the series does. */
function followed(from: string, to: string, isAllDay: boolean): (time: string) => string {
  const days = daysBetween(from, to);
  const clock = isAllDay ? "T00:00:00" : to.slice(10);
  return (time) => addDays(time, days) + clock;
}

/** Moved times of a series go along with it; where it has no such time any more, they go. @param since of the cut */
async function followMoved(
  tx: Db,
  ofSeries: string,
  into: EventRow,
  since: string | null,
  follow: (time: string) => string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .select()
    .from(calendarEvents)
    .where(
      and(eq(calendarEvents.seriesId, ofSeries), since === null ? undefined : gte(calendarEvents.replacesLocal, since)),
    )
    .for("update");
  for (const row of rows.map(withLocals)) {
    const replacesLocal = follow(row.replacesLocal!);
    const isKept = into.rrule !== null && hasTime(asSeries(withLocals(into)), replacesLocal);
    await tx
      .update(calendarEvents)
      .set({
        seriesId: into.id,
        replacesLocal,
        uid: into.uid,
        // They belong to the owner of the series.
        ownerId: into.ownerId,
        updatedAt: now,
        sequence: row.sequence + 1,
        ...(isKept ? {} : { status: "cancelado" as const, nextReminderAt: null }),
      })
      .where(eq(calendarEvents.id, row.id));
  }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only the fields that a change names. */
function stated<T extends object>(patch: T): Defined<T> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Defined<T>;
}

/** Writes a change and all that follows from it. */
export async function writeRow(
  tx: Db,
  row: EventRow,
  patch: Partial<EventRow> | Changes,
  now: Date,
): Promise<EventRow> {
  const known = stated(patch);
  const next = { ...row, ...known };
  const replaced = isSeries(next) ? ((await replacedTimes(tx, [row.id])).get(row.id) ?? []) : [];
  const [written] = await tx
    .update(calendarEvents)
    .set({
      ...known,
      ...scheduleOf(next, replaced, now),
      sequence: row.sequence + 1,
      updatedAt: now,
    })
    .where(eq(calendarEvents.id, row.id))
    .returning();
  return withLocals(written!);
}

export const setStatus = (tx: Db, row: EventRow, status: EventRow["status"], now: Date) =>
  writeRow(tx, row, { status }, now);

/** Moved times of a series, from one of its times on. @param changedAt only those that were changed just then */
export async function setMoved(
  tx: Db,
  seriesId: string,
  status: EventRow["status"],
  since: string | null,
  now: Date,
  changedAt?: Date,
): Promise<void> {
  const rows = await tx
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.seriesId, seriesId),
        since === null ? undefined : gte(calendarEvents.replacesLocal, since),
        changedAt === undefined ? undefined : eq(calendarEvents.updatedAt, changedAt),
      ),
    )
    .for("update");
  for (const row of rows) if (row.status !== status) await setStatus(tx, withLocals(row), status, now);
}

/** A rule may leave out the day that was chosen: the series begins on the first that it has. */
export const firstTime = (startsLocal: string, rrule: string) =>
  nextTime({ startsLocal, rrule }, startsLocal) ?? startsLocal;
