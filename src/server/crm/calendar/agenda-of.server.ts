import { DAY_MS } from "#domain/shared/time/durations.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { type CalendarItem, listEvents } from "./list-events.server.ts";
import { settingsOfPerson } from "./people.server.ts";

/** Days that a file looks ahead, and back for events still to be done. */
const WINDOW_MS = 90 * DAY_MS;
const MOST_SHOWN = 20;

export interface Agenda {
  items: CalendarItem[];
  /** The viewer's wall clock, in which the items are given. */
  nowLocal: string;
}

/** The events with a contact or about a home: all future ones, and past ones that are still to be done. */
export async function agendaOf(
  db: Db,
  actor: PersonActor,
  about: { homeId: string } | { contactId: string },
  now: Date,
): Promise<Agenda> {
  const { timeZone } = await settingsOfPerson(db, actor.ownerId);
  const window = { from: new Date(now.getTime() - WINDOW_MS), to: new Date(now.getTime() + WINDOW_MS) };
  const nowLocal = localOf(now, timeZone);
  const items = await listEvents(db, actor, { ...window, ...about }, timeZone);
  return {
    items: items
      .filter(({ doneAt }) => doneAt === null)
      .filter(({ kind, shownTo }) => shownTo > nowLocal || kind === "tarea" || kind === "plazo")
      .slice(0, MOST_SHOWN),
    nowLocal,
  };
}

/** Visits to a home that the actor may see: those to come and those of the last months, the ones still to be told first. */
export async function visitsOf(db: Db, actor: PersonActor, homeId: string, now: Date): Promise<CalendarItem[]> {
  const { timeZone } = await settingsOfPerson(db, actor.ownerId);
  const window = { from: new Date(now.getTime() - WINDOW_MS), to: new Date(now.getTime() + WINDOW_MS) };
  const items = await listEvents(db, actor, { ...window, homeId, kinds: ["visita"] }, timeZone);
  const open = items.filter(({ doneAt }) => doneAt === null);
  const made = items.filter(({ doneAt }) => doneAt !== null).reverse();
  return [...open, ...made].slice(0, MOST_SHOWN);
}
