import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { EventKind, EventStatus, TaskPriority } from "#domain/crm/calendar/calendar-values.ts";
import { timesOf } from "#domain/crm/calendar/recurrence.ts";
import { MOST_TIMES } from "#domain/crm/calendar/recurrence-rule.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { addMinutes } from "#domain/shared/time/local-time.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { nameOrEmailIn } from "../../platform/db/person-name.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { calendarEvents, calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import {
  type EventRow,
  isSeries,
  localAfter,
  localBefore,
  replacedTimes,
  spanAt,
  visibleEvents,
  withLocals,
} from "./event-rows.server.ts";

/** One time of an event, as pages draw it. */
export interface CalendarItem {
  /** Key of the row, with the time where it is one of a series. */
  key: string;
  id: string;
  seriesId: string | null;
  /** The time of the series that this is, as the series has it. */
  occurrence: string | null;
  kind: EventKind;
  title: string;
  notes: string | null;
  location: string | null;
  timeZone: string;
  isAllDay: boolean;
  startsLocal: string;
  durationMinutes: number;
  startsAt: string;
  endsAt: string;
  /** Start and end on the viewer's wall clock; whole days keep their own days. */
  shownFrom: string;
  shownTo: string;
  rrule: string | null;
  status: EventStatus;
  doneAt: string | null;
  /** Words about the home at a visit that took place. */
  outcome: string | null;
  priority: TaskPriority;
  reminders: number[];
  owner: { id: string; name: string } | null;
  contact: { id: string; name: string } | null;
  home: { id: string; name: string } | null;
  dealId: string | null;
  runId: string | null;
  /** Made by an event of a home, a deal or a result. */
  isAutomatic: boolean;
  /** Somebody else's calendar, which is only looked at. */
  subscription: { id: string; name: string; colour: string | null } | null;
  version: number;
}

export interface EventFilter {
  from: Date;
  to: Date;
  kinds?: readonly EventKind[] | undefined;
  ownerId?: string | undefined;
  homeId?: string | undefined;
  contactId?: string | undefined;
}

const MOST_ROWS = 2_000;

const selected = {
  event: calendarEvents,
  ownerName: nameOrEmailIn(),
  contactName: contacts.fullName,
  homeName: sql<string | null>`coalesce(${properties.title}, ${properties.address}, ${properties.reference})`,
  subscription: { name: calendarSubscriptions.name, colour: calendarSubscriptions.colour },
};

function joined(db: Db, where: SQL | undefined) {
  return db
    .select(selected)
    .from(calendarEvents)
    .leftJoin(users, eq(users.id, calendarEvents.ownerId))
    .leftJoin(contacts, eq(contacts.id, calendarEvents.contactId))
    .leftJoin(properties, eq(properties.id, calendarEvents.homeId))
    .leftJoin(calendarSubscriptions, eq(calendarSubscriptions.id, calendarEvents.subscriptionId))
    .where(where);
}
type Joined = Awaited<ReturnType<typeof joined>>[number];

/**
 * Every time within a window that they may see, in order.
 *
 * @param viewZone whose wall clock the page shows
 */
export async function listEvents(
  db: Db,
  actor: PersonActor,
  filter: EventFilter,
  viewZone: string,
): Promise<CalendarItem[]> {
  const { from, to, kinds, ownerId, homeId, contactId } = filter;
  // Whole days are their own days wherever one looks from.
  const [earliest, latest] = [new Date(from.getTime() - DAY_MS), new Date(to.getTime() + DAY_MS)];
  const rows = await joined(
    db,
    and(
      visibleEvents(actor),
      ne(calendarEvents.status, "cancelado"),
      lt(calendarEvents.startsAt, latest),
      or(isNull(calendarEvents.endsAt), gte(calendarEvents.endsAt, earliest)),
      kinds && inArray(calendarEvents.kind, [...kinds]),
      ownerId === undefined ? undefined : eq(calendarEvents.ownerId, ownerId),
      homeId === undefined ? undefined : eq(calendarEvents.homeId, homeId),
      contactId === undefined ? undefined : eq(calendarEvents.contactId, contactId),
    ),
  )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(MOST_ROWS);
  const replaced = await replacedTimes(
    db,
    rows.filter(({ event }) => isSeries(event)).map(({ event }) => event.id),
  );
  const bounds = { from: localOf(from, viewZone), to: localOf(to, viewZone) };
  const items = rows.flatMap((row) => {
    const event = withLocals(row.event);
    if (!isSeries(event)) return [itemOf({ ...row, event }, event.startsLocal, viewZone)];
    const exceptions = [...event.exceptions, ...(replaced.get(event.id) ?? [])];
    const first = addMinutes(localBefore(earliest), -event.durationMinutes);
    const times = timesOf(
      { startsLocal: event.startsLocal, rrule: event.rrule!, exceptions },
      first,
      localAfter(latest),
      MOST_TIMES,
    );
    return times.map((time) => itemOf({ ...row, event }, time, viewZone));
  });
  return items
    .filter(({ shownFrom, shownTo }) => shownFrom < bounds.to && (shownTo > bounds.from || shownFrom >= bounds.from))
    .sort(byStart);
}

const byStart = (a: CalendarItem, b: CalendarItem) =>
  a.shownFrom.localeCompare(b.shownFrom) || a.title.localeCompare(b.title, "es") || a.key.localeCompare(b.key);

function itemOf(row: Joined, time: string, viewZone: string): CalendarItem {
  const { event, ownerName, contactName, homeName, subscription } = row;
  const { startsAt, endsAt } = spanAt(event, time);
  const occurrence = isSeries(event) ? time : event.replacesLocal;
  return {
    key: isSeries(event) ? `${event.id}/${time}` : event.id,
    id: event.id,
    seriesId: isSeries(event) ? event.id : event.seriesId,
    occurrence,
    kind: event.kind,
    title: event.title,
    notes: event.notes,
    location: event.location,
    timeZone: event.timeZone,
    isAllDay: event.isAllDay,
    startsLocal: time,
    durationMinutes: event.durationMinutes,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    shownFrom: event.isAllDay ? time : localOf(startsAt, viewZone),
    shownTo: event.isAllDay ? addMinutes(time, event.durationMinutes) : localOf(endsAt, viewZone),
    rrule: event.rrule,
    status: event.status,
    doneAt: event.doneAt?.toISOString() ?? null,
    outcome: event.outcome,
    priority: event.priority,
    reminders: event.reminders,
    owner: event.ownerId === null ? null : { id: event.ownerId, name: ownerName },
    contact: event.contactId === null ? null : { id: event.contactId, name: contactName ?? "Sin nombre" },
    home: event.homeId === null ? null : { id: event.homeId, name: homeName ?? "Vivienda sin título" },
    dealId: event.dealId,
    runId: event.runId,
    isAutomatic: event.cause !== null && !event.cause.startsWith("siguiente:"),
    subscription:
      event.subscriptionId === null ? null : { id: event.subscriptionId, name: "", colour: null, ...subscription },
    version: event.sequence,
  };
}

/** One event as its row has it. */
export async function findEvent(
  db: Db,
  actor: PersonActor,
  id: string,
  viewZone: string,
): Promise<CalendarItem | null> {
  const [row] = await joined(
    db,
    and(visibleEvents(actor), eq(calendarEvents.id, id), ne(calendarEvents.status, "cancelado")),
  );
  if (!row) return null;
  const event = withLocals(row.event);
  return itemOf({ ...row, event }, event.startsLocal, viewZone);
}

export interface TaskFilter {
  ownerId?: string | undefined;
  /** Done since then; open ones always. */
  doneSince: Date;
  limit: number;
}

/** Tasks and deadlines: the open ones by their due time, then those done lately. */
export async function listTasks(
  db: Db,
  actor: PersonActor,
  { ownerId, doneSince, limit }: TaskFilter,
  viewZone: string,
): Promise<{ open: CalendarItem[]; done: CalendarItem[] }> {
  const his = and(
    visibleEvents(actor),
    inArray(calendarEvents.kind, ["tarea", "plazo"]),
    ne(calendarEvents.status, "cancelado"),
    isNull(calendarEvents.subscriptionId),
    ownerId === undefined ? undefined : eq(calendarEvents.ownerId, ownerId),
  );
  const open = await joined(db, and(his, isNull(calendarEvents.doneAt)))
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(limit);
  const done = await joined(db, and(his, isNotNull(calendarEvents.doneAt), gte(calendarEvents.doneAt, doneSince)))
    .orderBy(desc(calendarEvents.doneAt), desc(calendarEvents.id))
    .limit(limit);
  const items = (rows: Joined[]) =>
    rows.map((row) => {
      const event = withLocals(row.event);
      return itemOf({ ...row, event }, event.startsLocal, viewZone);
    });
  return { open: items(open), done: items(done) };
}

/** Other events of a person or about a home at that time, apart from the event itself. */
export async function findConflicts(
  db: Db,
  actor: PersonActor,
  planned: { from: Date; to: Date; ownerId: string | null; homeId: string | null; exceptId?: string | undefined },
  viewZone: string,
): Promise<CalendarItem[]> {
  const { from, to, ownerId, homeId, exceptId } = planned;
  const items = await listEvents(db, actor, { from, to, kinds: ["visita", "cita", "ocupado"] }, viewZone);
  return items.filter(
    (item) =>
      !item.isAllDay &&
      item.id !== exceptId &&
      item.seriesId !== exceptId &&
      item.startsAt < to.toISOString() &&
      item.endsAt > from.toISOString() &&
      ((ownerId !== null && item.owner?.id === ownerId) ||
        (homeId !== null && item.kind === "visita" && item.home?.id === homeId)),
  );
}

/** Rows of a calendar that somebody reads elsewhere. */
export async function rowsForFeed(
  db: Db,
  actor: PersonActor,
  { mine, since, limit }: { mine: boolean; since: Date; limit: number },
): Promise<EventRow[]> {
  return await db
    .select()
    .from(calendarEvents)
    .where(
      and(
        visibleEvents(actor),
        isNull(calendarEvents.subscriptionId),
        ne(calendarEvents.status, "cancelado"),
        or(isNull(calendarEvents.endsAt), gte(calendarEvents.endsAt, since)),
        mine ? eq(calendarEvents.ownerId, actor.ownerId) : undefined,
        // A task that is done no longer conflicts with anything.
        or(isNull(calendarEvents.doneAt), notInArray(calendarEvents.kind, ["tarea", "plazo"])),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(limit);
}
