import { and, inArray, ne } from "drizzle-orm";
import { writeCalendar } from "#domain/crm/calendar/ics-out.ts";
import {
  eventOfCommitment,
  icsOfCommitments,
  numberedCommitments,
} from "#domain/tools/conversations/proposed-events.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { createEvent } from "../../crm/calendar/change-events.server.ts";
import { findContact } from "../../crm/contacts/read-contact.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import type { TranscriptRow } from "./read-transcripts.server.ts";
import { wrongTranscript } from "./sum-up-apart.server.ts";
import { lockKeptTranscript } from "./write-transcripts.server.ts";

/** Commitments of a conversation in the calendar. */

const causeOf = (transcriptId: string, id: string) => `conversacion:${transcriptId}:${id}`;

const aroundOf = ({ head, title }: Pick<TranscriptRow, "head" | "title">, contact: string | null) => ({
  people: head.people,
  zone: head.zone,
  title,
  contact,
});

/** The contact of a conversation. They may have been handed to a colleague since, or thrown away: its promises hold all the same. */
async function contactOf(db: Db, actor: PersonActor, { contactId }: Pick<TranscriptRow, "contactId">) {
  const contact = contactId === null ? undefined : await findContact(db, actor, contactId);
  return contact && contact.deletedAt === null ? { id: contact.id, name: contact.fullName } : null;
}

/** The ids of those that are in a calendar already. */
export async function keptEvents(db: Db, { id, summary }: Pick<TranscriptRow, "id" | "summary">): Promise<string[]> {
  const causes = new Map(numberedCommitments(summary).map((one) => [causeOf(id, one.id), one.id]));
  if (causes.size === 0) return [];
  const rows = await db
    .select({ cause: calendarEvents.cause })
    .from(calendarEvents)
    .where(and(inArray(calendarEvents.cause, [...causes.keys()]), ne(calendarEvents.status, "cancelado")));
  return rows.map(({ cause }) => causes.get(cause!)!);
}

/**
 * Puts chosen commitments into the caller's calendar; one that is there stays as it is, one that was deleted is added again.
 *
 * @returns how many are new
 * @throws AppError INVALID_INPUT for one that the summary has not, or that has no day
 */
export async function keepEvents(
  tx: Db,
  actor: PersonActor,
  transcriptId: string,
  chosen: readonly { id: string; day: string | null }[],
  now: Date,
): Promise<number> {
  // Of two clicks at once one waits, and finds the events there.
  const transcript = await lockKeptTranscript(tx, actor, transcriptId);
  const contact = await contactOf(tx, actor, transcript);
  const known = new Map(numberedCommitments(transcript.summary).map((one) => [one.id, one]));
  const events = chosen.map(({ id, day }, i) => {
    const commitment = known.get(id);
    if (!commitment)
      throw wrongTranscript(`events.${i}.id`, "Ese compromiso ya no está en el resumen. Recarga la página");
    const event = eventOfCommitment(commitment, day, aroundOf(transcript, contact?.name ?? null));
    if (!event) throw wrongTranscript(`events.${i}.day`, "Elige el día");
    return { id, event };
  });
  const kept = new Set(await keptEvents(tx, transcript));
  const missing = events.filter(({ id }, i) => !kept.has(id) && events.findIndex((one) => one.id === id) === i);
  if (missing.length === 0) return 0;
  const causes = missing.map(({ id }) => causeOf(transcriptId, id));
  await tx.update(calendarEvents).set({ cause: null }).where(inArray(calendarEvents.cause, causes));
  for (const { id, event } of missing) {
    await createEvent(tx, actor, { ...event, contactId: contact?.id ?? null }, now, causeOf(transcriptId, id));
  }
  return missing.length;
}

/** Those with a date as an iCalendar file. */
export async function icsOfTranscript(
  db: Db,
  actor: PersonActor,
  transcript: TranscriptRow,
  now: Date,
): Promise<string> {
  const around = aroundOf(transcript, (await contactOf(db, actor, transcript))?.name ?? null);
  return writeCalendar(icsOfCommitments(transcript.summary, { ...around, transcriptId: transcript.id }), {
    name: transcript.title,
    timeZone: transcript.head.zone,
    now,
    tasksAs: "event",
  });
}
