import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import type { EventKind } from "#domain/crm/calendar/calendar-values.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { DEFAULT_ZONE } from "#domain/shared/time/zone-time.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type EventRow, scheduleOf, withLocals } from "./event-rows.server.ts";

/** Events that follow from something else: the end of a mandate, a visit of a deal, the look back at a valuation. */

export interface CausedEvent {
  /** The cause of the event (`mandato:<home>`): the same cause changes the event instead of adding another. */
  cause: string;
  /** Null: the coordinators of the agency. */
  ownerId: string | null;
  agencyId: string | null;
  kind: EventKind;
  title: string;
  /** Wall clock of its zone; midnight for a whole day. */
  startsLocal: string;
  durationMinutes?: number;
  timeZone?: string;
  isAllDay?: boolean;
  notes?: string | null;
  location?: string | null;
  reminders?: readonly number[];
  contactId?: string | null;
  dealId?: string | null;
  homeId?: string | null;
  runId?: string | null;
  createdBy?: string | null;
}

/**
 * Makes the event of a cause, or brings it up to date. An event that somebody deleted or did stays so, unless its day
 * has changed.
 *
 * @returns its id
 */
export async function ensureEvent(tx: Db, event: CausedEvent, now: Date): Promise<string> {
  const { cause, createdBy = null, ...rest } = event;
  const wanted = {
    durationMinutes: 60,
    timeZone: DEFAULT_ZONE,
    isAllDay: false,
    location: null,
    contactId: null,
    dealId: null,
    homeId: null,
    runId: null,
    notes: null,
    ...rest,
    reminders: [...(rest.reminders ?? [])],
  };
  const fresh = {
    ...wanted,
    status: "confirmado" as const,
    rrule: null,
    exceptions: [],
    doneAt: null,
    overdueToldAt: null,
  };
  const [added] = await tx
    .insert(calendarEvents)
    .values({
      ...fresh,
      ...scheduleOf(fresh, [], now),
      cause,
      createdBy,
      uid: `${randomUUID()}@umbral`,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: calendarEvents.cause })
    .returning({ id: calendarEvents.id });
  const scope = event.agencyId ?? event.ownerId!;
  if (added) {
    await publishChange(tx, scope, "calendar");
    return added.id;
  }
  const [locked] = await tx.select().from(calendarEvents).where(eq(calendarEvents.cause, cause)).for("update");
  const row = withLocals(locked!);
  const isMoved = momentOf(row) !== momentOf({ ...fresh, timeZone: fresh.timeZone });
  if (!isMoved && row.title === wanted.title && row.homeId === wanted.homeId && row.contactId === wanted.contactId) {
    return row.id;
  }
  // Notes, reminders and owner may have been changed by hand.
  const { ownerId: _o, agencyId: _a, notes: _n, reminders: _r, ...stated } = wanted;
  const next = { ...row, ...stated, ...(isMoved ? { status: "confirmado" as const, doneAt: null } : {}) };
  await tx
    .update(calendarEvents)
    .set({ ...next, ...scheduleOf(next, [], now), sequence: row.sequence + 1, updatedAt: now })
    .where(eq(calendarEvents.id, row.id));
  await publishChange(tx, scope, "calendar");
  return row.id;
}

const momentOf = ({ startsLocal, timeZone, isAllDay }: Pick<EventRow, "startsLocal" | "timeZone" | "isAllDay">) =>
  isAllDay ? dayOf(startsLocal) : `${startsLocal} ${timeZone}`;

/** The cause is gone: so is its event, unless it is done. @returns whether there was one */
export async function dropEvent(tx: Db, cause: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .update(calendarEvents)
    .set({ status: "cancelado", nextReminderAt: null, sequence: sql`${calendarEvents.sequence} + 1`, updatedAt: now })
    .where(
      and(
        eq(calendarEvents.cause, cause),
        ne(calendarEvents.status, "cancelado"),
        sql`${calendarEvents.doneAt} is null`,
      ),
    )
    .returning({ ownerId: calendarEvents.ownerId, agencyId: calendarEvents.agencyId });
  if (row) await publishChange(tx, (row.agencyId ?? row.ownerId)!, "calendar");
  return row !== undefined;
}
