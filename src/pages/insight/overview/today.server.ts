import { DAY_MS } from "#domain/shared/time/durations.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { DEFAULT_ZONE, instantOf, isZone, localOf } from "#domain/shared/time/zone-time.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { type CalendarItem, listEvents, listTasks } from "#server/crm/calendar/list-events.server.ts";
import { listWaiting } from "#server/crm/contacts/list-waiting.server.ts";
import { readCrmSettings } from "#server/crm/contacts/read-settings.server.ts";
import type { Today } from "./today-panel.tsx";

const WAITING = 4;
const TASKS = 8;
/** More of a day than anybody has. */
const EVENTS = 30;

/**
 * Tasks of today, in their order: late ones, those without an hour, then by the clock; and deals that wait for an
 * answer.
 */
export async function readToday({ database: { db }, now }: Services, actor: PersonActor): Promise<Today> {
  const { timeZone } = await readCrmSettings(db, actor);
  const zone = isZone(timeZone) ? timeZone : DEFAULT_ZONE;
  const nowLocal = localOf(now(), zone);
  const today = dayOf(nowLocal);
  const from = instantOf(`${today}T00:00:00`, zone);
  const [{ open }, events, waiting] = await Promise.all([
    listTasks(db, actor, { ownerId: actor.ownerId, doneSince: now(), limit: TASKS }, zone),
    listEvents(db, actor, { from, to: new Date(from.getTime() + DAY_MS), ownerId: actor.ownerId }, zone),
    listWaiting(db, actor, { limit: WAITING, now: now() }),
  ]);
  const isOwn = ({ kind, doneAt }: CalendarItem) => kind !== "ocupado" && doneAt === null;
  const late = open.filter(({ shownFrom }) => dayOf(shownFrom) < today);
  const ofToday = events.filter((item) => isOwn(item) && dayOf(item.shownFrom) <= today).slice(0, EVENTS);
  const seen = new Set(late.map(({ key }) => key));
  const items = [...late, ...ofToday.filter(({ key }) => !seen.has(key))];
  return {
    waiting,
    items: items.map(({ key, kind, title, shownFrom, isAllDay, contact, home, location }) => ({
      key,
      kind,
      title,
      shownFrom,
      isAllDay,
      isLate: dayOf(shownFrom) < today,
      detail: contact?.name ?? home?.name ?? location ?? null,
    })),
    nowLocal,
    readAt: now().toISOString(),
  };
}
