import { dayOf } from "#domain/shared/time/local-time.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import { citedMessages } from "#domain/tools/conversations/cited-messages.ts";
import { spokenOf } from "#domain/tools/conversations/contact-fields.ts";
import { firstOfPage } from "#domain/tools/conversations/transcript-forms.ts";
import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { readContact } from "#server/crm/contacts/read-contact.server.ts";
import { AppError } from "#server/platform/app-error.server.ts";
import { keptEvents } from "#server/tools/conversations/keep-events.server.ts";
import { contactOffer } from "#server/tools/conversations/keep-in-contact.server.ts";
import {
  findTranscript,
  hasTurnableDays,
  messagesAt,
  messagesFrom,
} from "#server/tools/conversations/read-transcripts.server.ts";

/** Everything of a conversation that its page shows; undefined for one that the actor does not see. */
export async function transcriptData(
  { database, now }: Services,
  actor: PersonActor,
  id: string,
  query: URLSearchParams,
) {
  const { db } = database;
  const transcript = await findTranscript(db, actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NOT_FOUND") return undefined;
    throw error;
  });
  if (!transcript) return undefined;
  const place = Math.trunc(Number(query.get("mensaje") ?? Number.NaN));
  const asked = place >= 0 && place < transcript.messageCount ? place : null;
  const from = firstOfPage(asked ?? 0);
  const act = { actor, now: now() };
  // The contact may have been handed to a colleague since, or thrown away.
  const contact =
    transcript.contactId === null ? undefined : await readContact(db, actor, transcript.contactId, act.now);
  const linked = contact && contact.deletedAt === null ? contact : undefined;
  const [messages, cited, kept, offer, mayTurnDays] = await Promise.all([
    messagesFrom(db, id, from),
    messagesAt(db, id, citedMessages(transcript.summary)),
    keptEvents(db, transcript),
    contactOffer(db, act, transcript, linked?.id ?? null),
    hasTurnableDays(db, transcript),
  ]);
  const { people } = transcript.head;
  return {
    id: transcript.id,
    title: transcript.title,
    head: transcript.head,
    summary: transcript.summary,
    country: transcript.country,
    revision: transcript.revision,
    messageCount: transcript.messageCount,
    lastAt: transcript.lastAt?.toISOString() ?? null,
    isTrashed: transcript.deletedAt !== null,
    messages,
    cited,
    asked,
    keptEvents: kept,
    offer,
    mayTurnDays,
    clientName: people.find(({ side }) => side === "client")?.name ?? "",
    today: dayOf(localOf(act.now, transcript.head.zone)),
    phone:
      linked?.points.find(({ kind }) => kind === "telefono")?.value ??
      spokenOf(transcript.summary, transcript.country).phone,
  };
}
