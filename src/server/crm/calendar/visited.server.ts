import { and, eq, sql } from "drizzle-orm";
import type { EventDone } from "#domain/crm/calendar/event-form.ts";
import { EVENT_DAYS } from "#domain/integrations/flows/flow-limits.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { asLocal } from "#domain/shared/time/local-time.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { keepVisitInDeal } from "../contacts/visit-evidence.server.ts";
import { markAnswered, touch } from "../contacts/write-contact.server.ts";
import { type EventRow, isSeries, withLocals } from "./event-rows.server.ts";
import { writeRow } from "./write-series.server.ts";

/**
 * A visit took place, or did not after all: the row says so, with what the visitor thought, and so does the timeline of
 * its contact.
 *
 * @throws AppError INVALID_INPUT for a series, of which only one day can have taken place
 */
export async function setVisited(
  tx: Db,
  actor: PersonActor,
  row: EventRow,
  { done, outcome = row.outcome }: Pick<EventDone, "done" | "outcome">,
  now: Date,
): Promise<EventRow> {
  if (isSeries(row)) {
    const message = "Se repite: cambia primero ese día solo, y después márcala";
    throw new AppError("INVALID_INPUT", [{ path: "done", message }]);
  }
  const stated = done ? { doneAt: row.doneAt ?? now, outcome } : { doneAt: null, outcome: null };
  const written = await writeRow(tx, row, stated, now);
  await noteInTimeline(tx, actor, written, now);
  if (done && row.doneAt === null) {
    const { contactId, dealId, homeId, startsAt } = row;
    // A visit of long ago that is ticked now has not taken place now: no flow begins with it.
    const isOld = now.getTime() - startsAt.getTime() > EVENT_DAYS * DAY_MS;
    await tellChanges(tx, row, "visit.done", [{ contactId, dealId, homeId }], isOld ? startsAt : now);
  }
  await publishChange(tx, scopeOf(actor), "calendar");
  if (row.homeId !== null) await publishChange(tx, scopeOf(actor), "homes");
  return withLocals(written);
}

/** One line of the timeline for each visit, rewritten when its words change, and the evidence of its deal. */
async function noteInTimeline(tx: Db, actor: PersonActor, row: EventRow, now: Date): Promise<void> {
  const { contactId, homeId, dealId, doneAt, outcome, startsAt } = row;
  if (contactId === null) return;
  const isSeen = and(eq(contacts.id, contactId), mayRead(actor, "contact"));
  if ((await tx.$count(contacts, isSeen)) === 0) return;
  await tx
    .delete(contactEvents)
    .where(and(eq(contactEvents.contactId, contactId), sql`${contactEvents.data} ->> 'eventId' = ${row.id}`));
  const on = doneAt === null ? null : asLocal(row.startsLocal).slice(0, 16);
  await keepVisitInDeal(tx, actor, { eventId: row.id, contactId, dealId, homeId, on });
  if (doneAt !== null) {
    // Somebody may mark it while it still lasts.
    const at = startsAt < now ? startsAt : now;
    const data = { direction: "saliente", eventId: row.id };
    const stated = { kind: "visita" as const, text: outcome, actorId: actor.ownerId, data };
    await tx.insert(contactEvents).values({ contactId, homeId, dealId, at, ...stated });
    await touch(tx, contactId, at);
    await markAnswered(tx, { contactId, dealId, at });
  }
  await publishChange(tx, scopeOf(actor), "contacts");
}
