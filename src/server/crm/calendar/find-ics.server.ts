import { and, eq, or } from "drizzle-orm";
import type { DatedEvent } from "#domain/crm/calendar/ics-out.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { icsOf, visibleEvents, withLocals } from "./event-rows.server.ts";

/** An event with the moved times of its series, as a file takes them along; null where it is not there. */
export async function findIcs(db: Db, actor: PersonActor, id: string): Promise<DatedEvent[] | null> {
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(and(visibleEvents(actor), or(eq(calendarEvents.id, id), eq(calendarEvents.seriesId, id))));
  const own = rows.find((row) => row.id === id);
  if (!own || own.status === "cancelado") return null;
  const calledOff = rows
    .filter(({ seriesId, status }) => seriesId === id && status === "cancelado")
    .map((row) => withLocals(row).replacesLocal!);
  const moved = rows.filter((row) => row.seriesId === id && row.status !== "cancelado");
  // Alone, a moved time is an event like any other.
  return [icsOf({ ...own, replacesLocal: null }, calledOff), ...moved.map((row) => icsOf(row))];
}
