import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { isTask } from "#domain/crm/calendar/alarms.ts";
import type { EventChange, EventDone, EventTarget, NewEvent } from "#domain/crm/calendar/event-form.ts";
import { cutSeries, nextTime } from "#domain/crm/calendar/recurrence.ts";
import { readRule, withEnd, writeRule } from "#domain/crm/calendar/recurrence-rule.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type EventRow, isSeries, scheduleOf, visibleEvents, withLocals } from "./event-rows.server.ts";
import { assignees } from "./people.server.ts";
import { setVisited } from "./visited.server.ts";
import {
  asSeries,
  type Changes,
  changeAll,
  changeFollowing,
  changeOne,
  changeTime,
  firstTime,
  isFirst,
  occurrenceOf,
  setMoved,
  setStatus,
  writeRow,
} from "./write-series.server.ts";

/**
 * Changes that people make to their calendar. A change locks the event's row (for a moved time, its series' row): of
 * two at once one is second, and its answer says where the page was older. A deleted event stays as cancelled for a
 * while, so that it can be taken back.
 */

/** @param cause what proposed the event, where it must not be added twice; the caller prevents that */
export async function createEvent(
  tx: Db,
  actor: PersonActor,
  event: NewEvent,
  now: Date,
  cause: string | null = null,
): Promise<EventRow> {
  await lockOwner(tx, actor);
  await checkReferences(tx, actor, event, ownershipOf(actor));
  const { ownerId, agencyId } = ownershipOf(actor);
  const values = {
    ...event,
    agencyId,
    ownerId: event.ownerId === undefined ? ownerId : event.ownerId,
    reminders: event.reminders ?? [],
    exceptions: [],
    doneAt: null,
    overdueToldAt: null,
  };
  const rrule = values.rrule;
  const startsLocal = rrule === null ? values.startsLocal : firstTime(values.startsLocal, rrule);
  const [row] = await tx
    .insert(calendarEvents)
    .values({
      ...values,
      startsLocal,
      ...scheduleOf({ ...values, startsLocal }, [], now),
      cause,
      uid: `${randomUUID()}@umbral`,
      createdBy: actor.ownerId,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await publishChange(tx, scopeOf(actor), "calendar");
  return withLocals(row!);
}

/** @returns the row that the change made or left, as it is now */
export async function changeEvent(
  tx: Db,
  actor: PersonActor,
  id: string,
  { changes, ...target }: EventChange,
  now: Date,
): Promise<EventRow> {
  const { row, series } = await lockedEvent(tx, actor, id, target);
  await checkReferences(tx, actor, changes, row);
  const changed = await (series === null || (target.scope === "esta" && row.seriesId !== null)
    ? changeOne(tx, row, changes, now)
    : target.scope === "esta"
      ? changeTime(tx, series, occurrenceOf(series, target), changes, now)
      : target.scope === "siguientes"
        ? changeFollowing(tx, series, occurrenceOf(series, target), changes, now)
        : changeAll(tx, series, target.occurrence ?? series.startsLocal, changes, now));
  await publishChange(tx, scopeOf(actor), "calendar");
  return withLocals(changed);
}

export async function deleteEvent(
  tx: Db,
  actor: PersonActor,
  id: string,
  target: EventTarget,
  now: Date,
): Promise<void> {
  const { row, series } = await lockedEvent(tx, actor, id, target);
  if (series === null || (target.scope === "esta" && row.seriesId !== null)) {
    await setStatus(tx, row, "cancelado", now);
  } else if (target.scope === "todas" || (target.scope === "siguientes" && isFirst(series, target))) {
    await setStatus(tx, series, "cancelado", now);
    await setMoved(tx, series.id, "cancelado", null, now);
  } else if (target.scope === "esta") {
    const at = occurrenceOf(series, target);
    const exceptions = [...new Set([...series.exceptions, at])].sort();
    await writeRow(tx, series, { exceptions }, now);
  } else {
    const at = occurrenceOf(series, target);
    await writeRow(tx, series, { rrule: cutSeries(asSeries(series), at).before }, now);
    await setMoved(tx, series.id, "cancelado", at, now);
  }
  await publishChange(tx, scopeOf(actor), "calendar");
}

/** Takes a deletion back. @param rrule of a series that was cut: the rule that it had */
export async function restoreEvent(
  tx: Db,
  actor: PersonActor,
  id: string,
  { rrule, ...target }: EventTarget & { rrule?: string | null | undefined },
  now: Date,
): Promise<void> {
  const { row, series } = await lockedEvent(tx, actor, id, { ...target, version: undefined }, true);
  if (row.status === "cancelado") {
    const deletedAt = row.updatedAt;
    await setStatus(tx, row, "confirmado", now);
    // Only what went with it; a time that was called off before stays so.
    if (row.seriesId === null) await setMoved(tx, row.id, "confirmado", null, now, deletedAt);
  } else if (series !== null && target.scope === "esta" && target.occurrence !== null) {
    const exceptions = series.exceptions.filter((time) => time !== target.occurrence);
    await writeRow(tx, series, { exceptions }, now);
  } else if (series !== null && target.scope === "siguientes" && rrule && target.occurrence !== null) {
    const deletedAt = series.updatedAt;
    await writeRow(tx, series, { rrule }, now);
    await setMoved(tx, series.id, "confirmado", target.occurrence, now, deletedAt);
  }
  await publishChange(tx, scopeOf(actor), "calendar");
}

/** Ticks a task, or takes the tick back. One that repeats asks for its next time at once, however often it is ticked. */
export async function setDone(
  tx: Db,
  actor: PersonActor,
  id: string,
  { done, outcome, version }: EventDone,
  now: Date,
): Promise<EventRow> {
  const { row } = await lockedEvent(tx, actor, id, { scope: "todas", occurrence: null, version });
  if (row.kind === "visita") return await setVisited(tx, actor, row, { done, outcome }, now);
  if (!isTask(row)) throw new AppError("UNKNOWN_EVENT");
  const cause = `siguiente:${row.id}`;
  if (done === (row.doneAt !== null)) return row;
  let rrule = row.rrule;
  if (done && rrule !== null) {
    await addNextTask(tx, row, rrule, cause, now);
    rrule = null;
  } else if (!done) {
    // The next one is removed again unless somebody has already worked on it.
    const [next] = await tx
      .delete(calendarEvents)
      .where(and(eq(calendarEvents.cause, cause), eq(calendarEvents.sequence, 0), isNull(calendarEvents.doneAt)))
      .returning({ rrule: calendarEvents.rrule });
    rrule = next?.rrule ?? null;
  }
  const written = await writeRow(tx, row, { doneAt: done ? now : null, rrule, overdueToldAt: null }, now);
  await publishChange(tx, scopeOf(actor), "calendar");
  return withLocals(written);
}

async function addNextTask(tx: Db, row: EventRow, rrule: string, cause: string, now: Date): Promise<void> {
  const rule = readRule(rrule)!;
  const today = localOf(now, row.timeZone);
  // Times that were missed meanwhile become one.
  const after = [row.startsLocal, row.isAllDay ? `${dayOf(today)}T00:00:00` : today].sort().at(-1)!;
  const startsLocal = nextTime({ startsLocal: row.startsLocal, rrule, exceptions: [row.startsLocal] }, `${after}~`);
  if (startsLocal === null) return;
  const left = rule.count === undefined ? rule : withEnd(rule, { count: rule.count - 1 });
  const { id: _i, createdAt: _c, ...rest } = row;
  const next = {
    ...rest,
    startsLocal,
    rrule: rule.count === 2 ? null : writeRule(left),
    doneAt: null,
    overdueToldAt: null,
    exceptions: [],
    cause,
    sequence: 0,
    uid: `${randomUUID()}@umbral`,
    createdAt: now,
    updatedAt: now,
  };
  await tx
    .insert(calendarEvents)
    .values({ ...next, ...scheduleOf(next, [], now) })
    .onConflictDoNothing({ target: calendarEvents.cause });
}

/**
 * The row, locked until the transaction ends; for a series or one of its moved times, also the series.
 *
 * @throws AppError UNKNOWN_EVENT, EVENT_READ_ONLY, EVENT_CHANGED
 */
async function lockedEvent(tx: Db, actor: PersonActor, id: string, { version }: EventTarget, cancelledToo = false) {
  const keep = async (of: string) => {
    const [row] = await tx
      .select()
      .from(calendarEvents)
      .where(and(visibleEvents(actor), eq(calendarEvents.id, of)))
      .for("update");
    return row && withLocals(row);
  };
  const [known] = await tx
    .select({ seriesId: calendarEvents.seriesId })
    .from(calendarEvents)
    .where(and(visibleEvents(actor), eq(calendarEvents.id, id)));
  // The series first, always: nobody waits for somebody who waits for them.
  const parent = known?.seriesId ? await keep(known.seriesId) : undefined;
  const row = known && (await keep(id));
  if (!row || (row.status === "cancelado" && !cancelledToo)) throw new AppError("UNKNOWN_EVENT");
  if (row.subscriptionId !== null) throw new AppError("EVENT_READ_ONLY");
  if (version !== undefined && version !== row.sequence) throw new AppError("EVENT_CHANGED");
  return { row, series: parent ?? (isSeries(row) ? row : null) };
}

const REFERENCES = [
  ["contactId", contacts, "contact", "Elige un contacto de la lista"],
  ["dealId", deals, "deal", "Elige una operación de la lista"],
  ["homeId", properties, "home", "Elige una vivienda de la lista"],
  ["runId", toolRuns, "run", "Elige un resultado de la lista"],
] as const;

/**
 * Checks that the home and the contact that an event names exist for the person who names them.
 *
 * @throws AppError INVALID_INPUT at the field
 */
async function checkReferences(
  tx: Db,
  actor: PersonActor,
  event: Changes | NewEvent,
  { agencyId }: { agencyId: string | null },
): Promise<void> {
  const issues: { path: string; message: string }[] = [];
  for (const [name, table, entity, message] of REFERENCES) {
    const id = event[name];
    if (!id) continue;
    if ((await tx.$count(table, and(mayRead(actor, entity), inArray(table.id, [id])))) === 0) {
      issues.push({ path: name, message });
    }
  }
  if (event.ownerId === null && (actor.agency === null || agencyId === null)) {
    issues.push({ path: "ownerId", message: "Elige a quién le toca" });
  } else if (event.ownerId && event.ownerId !== actor.ownerId) {
    const people = await assignees(tx, actor);
    if (!people.some(({ id }) => id === event.ownerId)) {
      issues.push({ path: "ownerId", message: "Elige a alguien de tu equipo" });
    }
  }
  if (issues.length > 0) throw new AppError("INVALID_INPUT", issues);
}
