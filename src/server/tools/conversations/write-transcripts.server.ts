import { and, eq, isNotNull, sql } from "drizzle-orm";
import { listed } from "#domain/shared/format/listed.ts";
import { firstSigns } from "#domain/shared/format/text-ends.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import {
  LONGEST_TITLE,
  type NewTranscript,
  type TranscriptChange,
} from "#domain/tools/conversations/transcript-forms.ts";
import { nameOf } from "#domain/tools/conversations/transcript-texts.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, ownershipOf } from "../../accounts/access/policies.server.ts";
import { findContact } from "../../crm/contacts/read-contact.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { transcriptMessages, transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import type { GivenFile } from "./given-files.server.ts";
import { findTranscript, messagePieces, type TranscriptRow } from "./read-transcripts.server.ts";
import type { SummedTranscript, ThreadHead, TranscriptWork } from "./sum-up.server.ts";
import { readApart, sumUpAgain, wrongTranscript } from "./sum-up-apart.server.ts";

/** Acts on conversations. They are read in a thread of their own, outside of any transaction. */

/** How often a change begins anew where another one came between. */
const MOST_TRIES = 3;

/** Reads what was handed in; nothing is kept yet. `own` are names of the agent's side. @throws AppError INVALID_INPUT, RATE_LIMIT, READING_BUSY */
export async function readGivenTranscript(
  { text, zone, country }: Pick<NewTranscript, "text" | "zone" | "country">,
  files: readonly GivenFile[],
  own: readonly string[],
  now: Date,
): Promise<SummedTranscript> {
  if (files.length > 0 && text.trim() !== "")
    throw wrongTranscript("text", "Pega el texto o sube el archivo, no las dos cosas");
  if (files.length === 0 && text.trim() === "") throw wrongTranscript("text", "Pega la conversación o sube su archivo");
  return await readApart({ kind: "read", text, files, own, zone, country, today: dayOf(localOf(now, zone)) });
}

/** @throws AppError NOT_FOUND for a contact that the actor does not see */
export async function addTranscript(
  tx: Db,
  actor: PersonActor,
  summed: SummedTranscript,
  { country, contactId }: Pick<NewTranscript, "country" | "contactId">,
  now: Date,
): Promise<string> {
  await lockOwner(tx, actor);
  await mustSeeContact(tx, actor, contactId);
  const [row] = await tx
    .insert(transcripts)
    .values({
      ...ownershipOf(actor),
      createdAt: now,
      updatedAt: now,
      title: titleOf(summed.head),
      messageCount: summed.messageCount,
      ...kept(summed),
      country,
      contactId,
    })
    .returning({ id: transcripts.id });
  await insertMessages(tx, row!.id, summed.pieces);
  await publishChange(tx, scopeOf(actor), "contacts");
  return row!.id;
}

async function mustSeeContact(tx: Db, actor: PersonActor, contactId: string | null): Promise<void> {
  if (contactId === null) return;
  const contact = await findContact(tx, actor, contactId);
  if (!contact || contact.deletedAt !== null) throw new AppError("NOT_FOUND");
}

/** Pieces are taken apart by the database: a row for each message would be built here, while nobody is answered. */
async function insertMessages(tx: Db, transcriptId: string, pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) {
    await tx.execute(sql`
      insert into ${transcriptMessages} (transcript_id, place, message)
      select ${transcriptId}::uuid, (message ->> 'index')::int, message from jsonb_array_elements(${piece}::jsonb) as message`);
  }
}

/** The title of the file or of the group, else the names of those who speak in it beside the agent. */
function titleOf({ title, people }: ThreadHead): string {
  const stated = title
    ?.replace(/\.(?:txt|zip|vtt|srt|docx|eml|mbox)$/i, "")
    .replace(/\s+/g, " ")
    .trim();
  const isSaid = stated && !/^_?chat$/i.test(stated);
  const others = people.filter(({ side }) => side !== "agent");
  const named = others.length > 0 ? others : people;
  const names = named.slice(0, 3).map((_, i) => nameOf(named, i));
  return firstSigns(
    isSaid ? stated : names.length > 0 ? `Conversación con ${listed(names)}` : "Conversación",
    LONGEST_TITLE,
  );
}

/**
 * Changes what is given. Another side, zone, country or order of dates sums it up anew, always from what is kept at that moment.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT, RATE_LIMIT, READING_BUSY
 */
export async function changeTranscript(
  db: Db,
  actor: PersonActor,
  id: string,
  change: TranscriptChange,
  now: Date,
): Promise<void> {
  const { title, contactId, country } = change;
  const isReadAnew = READ_ANEW_BY.some((name) => change[name] !== undefined);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row = await findTranscript(db, actor, id);
    if (row.deletedAt !== null) throw new AppError("NOT_FOUND");
    const summed = isReadAnew ? await readAnew(db, row, change, now) : null;
    const isDone = await db.transaction(async (tx) => {
      const locked = await lockKeptTranscript(tx, actor, id);
      if (locked.revision !== row.revision) return false;
      if (contactId !== undefined) await mustSeeContact(tx, actor, contactId);
      await tx
        .update(transcripts)
        .set({
          updatedAt: now,
          ...(title === undefined ? {} : { title }),
          // A title that nobody wrote follows the sides that it was made of.
          ...(title === undefined && summed !== null && row.title === titleOf(row.head)
            ? { title: titleOf(summed.head) }
            : {}),
          ...(contactId === undefined ? {} : { contactId }),
          ...(summed === null ? {} : { ...kept(summed), revision: row.revision + 1, country: country ?? row.country }),
        })
        .where(eq(transcripts.id, id));
      if (summed !== null && summed.pieces.length > 0) {
        await tx.delete(transcriptMessages).where(eq(transcriptMessages.transcriptId, id));
        await insertMessages(tx, id, summed.pieces);
      }
      await publish(tx, locked);
      return true;
    });
    if (isDone) return;
  }
  throw new AppError("RATE_LIMIT");
}

/** Changes after which a conversation is read or summed up again. */
const READ_ANEW_BY = ["agents", "zone", "country", "dayFirst"] as const;

async function readAnew(db: Db, row: TranscriptRow, change: TranscriptChange, now: Date) {
  const { agents, zone, country, dayFirst } = change;
  const { people, zone: before } = row.head;
  const chosen = agents ?? people.flatMap(({ side }, i) => (side === "agent" ? [i] : []));
  if (chosen.some((place) => place >= people.length))
    throw wrongTranscript("agents", "Elige a alguien de la conversación");
  const within = zone ?? before;
  const load = async (): Promise<TranscriptWork> => ({
    kind: "again",
    head: row.head,
    pieces: await messagePieces(db, row),
    agents: chosen,
    dayFirst,
    zone: within,
    country: country ?? row.country,
    today: dayOf(localOf(now, within)),
  });
  const at = READ_ANEW_BY.find((name) => change[name] !== undefined)!;
  return await sumUpAgain(load, { messageCount: row.messageCount, at });
}

const kept = ({ head, summary, lastAt }: SummedTranscript) => ({
  head,
  summary,
  lastAt: lastAt === null ? null : new Date(lastAt),
});

/** @throws AppError NOT_FOUND */
async function lockTranscript(tx: Db, actor: PersonActor, id: string): Promise<TranscriptRow> {
  const [row] = await tx
    .select()
    .from(transcripts)
    .where(and(eq(transcripts.id, id), mayChange(actor, "transcript")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** One that is not in the trash, to go on with it. @throws AppError NOT_FOUND */
export async function lockKeptTranscript(tx: Db, actor: PersonActor, id: string): Promise<TranscriptRow> {
  const row = await lockTranscript(tx, actor, id);
  if (row.deletedAt !== null) throw new AppError("NOT_FOUND");
  return row;
}

/** Into the trash or out of it; once more changes nothing. */
export async function trashTranscript(tx: Db, actor: PersonActor, id: string, deletedAt: Date | null): Promise<void> {
  const row = await lockTranscript(tx, actor, id);
  if ((row.deletedAt === null) === (deletedAt === null)) return;
  await tx.update(transcripts).set({ deletedAt }).where(eq(transcripts.id, id));
  await publish(tx, row);
}

/** For good, from the trash. @throws AppError NOT_FOUND */
export async function deleteTranscript(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const [row] = await tx
    .delete(transcripts)
    .where(and(eq(transcripts.id, id), mayChange(actor, "transcript"), isNotNull(transcripts.deletedAt)))
    .returning({ agencyId: transcripts.agencyId, ownerId: transcripts.ownerId });
  if (!row) throw new AppError("NOT_FOUND");
  await publish(tx, row);
  // Its appointments have lost their words.
  await publishChange(tx, row.agencyId ?? row.ownerId, "calendar");
}

const publish = (tx: Db, { agencyId, ownerId }: Pick<TranscriptRow, "agencyId" | "ownerId">) =>
  publishChange(tx, agencyId ?? ownerId, "contacts");
