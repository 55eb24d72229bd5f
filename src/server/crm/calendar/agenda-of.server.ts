import { DAY_MS } from "#domain/shared/time/durations.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { type CalendarItem, listEvents } from "./list-events.server.ts";
import { settingsOfPerson } from "./people.server.ts";

/** Days that a file looks ahead, and back for events still to be done. */
const WINDOW_MS = 90 * DAY_MS;
const MOST_SHOWN = 20;

type About = { homeId: string } | { contactId: string };

export interface Agenda {
  items: CalendarItem[];
  /** The viewer's wall clock, in which the items are given. */
  nowLocal: string;
}

/** The events with a contact: all future ones, and past ones that are still to be done. */
export async function agendaOfContact(db: Db, actor: PersonActor, contactId: string, now: Date): Promise<Agenda> {
  const { items, nowLocal } = await eventsAbout(db, actor, { contactId }, now);
  return { items: stillOpen(items, nowLocal).slice(0, MOST_SHOWN), nowLocal };
}

/**
 * The same about a home, with its visits apart: those to come and those of the last months, the ones still to be told first.
 */
export async function agendaOfHome(
  db: Db,
  actor: PersonActor,
  homeId: string,
  now: Date,
): Promise<{ agenda: Agenda; visits: CalendarItem[] }> {
  const { items, ...clock } = await eventsAbout(db, actor, { homeId }, now);
  const visits = items.filter(({ kind }) => kind === "visita");
  const open = visits.filter(({ doneAt }) => doneAt === null);
  const made = visits.filter(({ doneAt }) => doneAt !== null).reverse();
  return {
    agenda: {
      items: stillOpen(items, clock.nowLocal)
        .filter(({ kind }) => kind !== "visita")
        .slice(0, MOST_SHOWN),
      ...clock,
    },
    visits: [...open, ...made].slice(0, MOST_SHOWN),
  };
}

/** Events of the window around now, done ones among them. */
async function eventsAbout(db: Db, actor: PersonActor, about: About, now: Date): Promise<Agenda> {
  const { timeZone } = await settingsOfPerson(db, actor.ownerId);
  const window = { from: new Date(now.getTime() - WINDOW_MS), to: new Date(now.getTime() + WINDOW_MS) };
  return {
    items: await listEvents(db, actor, { ...window, ...about }, timeZone),
    nowLocal: localOf(now, timeZone),
  };
}

const stillOpen = (items: readonly CalendarItem[], nowLocal: string): CalendarItem[] =>
  items.filter(
    ({ doneAt, kind, shownTo }) => doneAt === null && (shownTo > nowLocal || kind === "tarea" || kind === "plazo"),
  );
