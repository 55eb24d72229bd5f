import { addDays, dayOf } from "#domain/shared/time/local-time.ts";
import { instantOf, isZone, localOf } from "#domain/shared/time/zone-time.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { listFeeds } from "#server/crm/calendar/feeds.server.ts";
import { findEvent, listEvents, listTasks } from "#server/crm/calendar/list-events.server.ts";
import { assignees, settingsOfPerson } from "#server/crm/calendar/people.server.ts";
import { listSubscriptions } from "#server/crm/calendar/subscriptions.server.ts";
import { readCalendarQuery, windowOf } from "./calendar-query.ts";

const SIDE_TASKS = 12;
const MOST_TASKS = 500;
const DONE_DAYS = 14;

/** Facts about the viewer and the present moment that both pages need. */
async function readCalendarFrame({ database: { db }, now }: Services, actor: PersonActor) {
  const settings = await settingsOfPerson(db, actor.ownerId);
  const zone = isZone(settings.timeZone) ? settings.timeZone : "Europe/Madrid";
  const nowLocal = localOf(now(), zone);
  return { settings: { ...settings, timeZone: zone }, nowLocal, people: await assignees(db, actor), me: actor.ownerId };
}

export async function readCalendarPage(services: Services, actor: PersonActor, request: Request) {
  const { db } = services.database;
  const frame = await readCalendarFrame(services, actor);
  const { timeZone } = frame.settings;
  const query = readCalendarQuery(new URL(request.url).searchParams, dayOf(frame.nowLocal));
  const { from, to } = windowOf(query);
  const filter = {
    from: instantOf(`${from}T00:00:00`, timeZone),
    to: instantOf(`${to}T00:00:00`, timeZone),
    ownerId: query.personId ?? undefined,
    kinds: query.kinds.length > 0 ? query.kinds : undefined,
  };
  const mine = { ownerId: query.personId ?? actor.ownerId, doneSince: services.now(), limit: SIDE_TASKS };
  return {
    ...frame,
    query,
    from,
    to,
    items: await listEvents(db, actor, filter, timeZone),
    tasks: (await listTasks(db, actor, mine, timeZone)).open,
    opened: query.eventId ? await findEvent(db, actor, query.eventId, timeZone) : null,
    feeds: await listFeeds(db, actor, services),
    subscriptions: await listSubscriptions(db, actor),
  };
}
export type CalendarData = Awaited<ReturnType<typeof readCalendarPage>>;

export async function readTasksPage(services: Services, actor: PersonActor, request: Request) {
  const frame = await readCalendarFrame(services, actor);
  const personId = readCalendarQuery(new URL(request.url).searchParams, dayOf(frame.nowLocal)).personId;
  const doneSince = instantOf(`${addDays(frame.nowLocal, -DONE_DAYS)}T00:00:00`, frame.settings.timeZone);
  const filter = { ownerId: personId ?? undefined, doneSince, limit: MOST_TASKS };
  return { ...frame, personId, ...(await listTasks(services.database.db, actor, filter, frame.settings.timeZone)) };
}
