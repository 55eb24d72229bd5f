import { dayOf } from "#domain/calendar/local-time.ts";
import { isZone, localOf } from "#domain/calendar/zone-time.ts";
import type { Actor } from "#server/access/actor.server.ts";
import { listTasks } from "#server/calendar/list-events.server.ts";
import { listWaiting } from "#server/contacts/list-waiting.server.ts";
import { readCrmSettings } from "#server/contacts/read-settings.server.ts";
import type { Services } from "#server/services.server.ts";
import type { Today } from "./today-panel.tsx";

const SHOWN = 5;

/** What cannot wait: answers that are due, and tasks of today or before. */
export async function readToday({ database: { db }, now }: Services, actor: Actor): Promise<Today> {
  const { timeZone } = await readCrmSettings(db, actor);
  const zone = isZone(timeZone) ? timeZone : "Europe/Madrid";
  const nowLocal = localOf(now(), zone);
  const { open } = await listTasks(db, actor, { ownerId: actor.ownerId, doneSince: now(), limit: SHOWN }, zone);
  return {
    waiting: await listWaiting(db, actor, { limit: SHOWN, now: now() }),
    tasks: open.filter(({ shownFrom }) => dayOf(shownFrom) <= dayOf(nowLocal)),
    nowLocal,
    readAt: now().toISOString(),
  };
}
