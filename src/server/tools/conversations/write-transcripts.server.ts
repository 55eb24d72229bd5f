import { and, eq, isNotNull } from "drizzle-orm";
import { listed } from "#domain/shared/format/listed.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import type { Thread } from "#domain/tools/conversations/thread.ts";
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
import { findTranscript, type TranscriptRow, threadOf } from "./read-transcripts.server.ts";
import type { SummedTranscript } from "./sum-up.server.ts";
import { sumUpApart, wrongTranscript } from "./sum-up-apart.server.ts";

/** Acts on conversations. They are read in a thread of their own, outside of any transaction. */

const ROWS_AT_ONCE = 1_000;
/** How often a change begins anew where another one came between. */
const MOST_TRIES = 3;

/** Reads what was handed in; nothing is kept yet. @throws AppError INVALID_INPUT, RATE_LIMIT */
export async function readGivenTranscript(
  { text, zone, country }: Pick<NewTranscript, "text" | "zone" | "country">,
  files: readonly GivenFile[],
  now: Date,
): Promise<SummedTranscript> {
  if (files.length > 0 && text.trim() !== "")
    throw wrongTranscript("text", "Pega el texto o sube el archivo, no las dos cosas");
  if (files.length === 0 && text.trim() === "") throw wrongTranscript("text", "Pega la conversación o sube su archivo");
  return await sumUpApart({ kind: "read", text, files, zone, country, today: dayOf(localOf(now, zone)) });
}

/** @throws AppError NOT_FOUND for a contact that the actor does not see */
export async function addTranscript(
  tx: Db,
  actor: PersonActor,
  { thread, summary }: SummedTranscript,
  { country, contactId }: Pick<NewTranscript, "country" | "contactId">,
  now: Date,
): Promise<string> {
  await lockOwner(tx, actor);
  await mustSeeContact(tx, actor, contactId);
  const { messages, ...head } = thread;
  const [row] = await tx
    .insert(transcripts)
    .values({
      ...ownershipOf(actor),
      createdAt: now,
      updatedAt: now,
      title: titleOf(thread),
      head,
      summary,
      messageCount: messages.length,
      lastAt: lastAtOf(thread),
      country,
      contactId,
    })
    .returning({ id: transcripts.id });
  await insertMessages(tx, row!.id, thread);
  await publishChange(tx, scopeOf(actor), "contacts");
  return row!.id;
}

async function mustSeeContact(tx: Db, actor: PersonActor, contactId: string | null): Promise<void> {
  if (contactId === null) return;
  const contact = await findContact(tx, actor, contactId);
  if (!contact || contact.deletedAt !== null) throw new AppError("NOT_FOUND");
}

async function insertMessages(tx: Db, transcriptId: string, { messages }: Thread): Promise<void> {
  for (let from = 0; from < messages.length; from += ROWS_AT_ONCE) {
    const rows = messages.slice(from, from + ROWS_AT_ONCE);
    await tx
      .insert(transcriptMessages)
      .values(rows.map((message) => ({ transcriptId, place: message.index, message })));
  }
}

/** Who made a group or gave it another name says how it is called. */
const GROUP_NAME =
  /(?:cre[oó]|ha creado|creaste|has creado|created) (?:el |este |the )?(?:grupo|group)[: ]*[«"“']([^»"”']{1,100})[»"”']|(?:cambi[oó]|ha cambiado|cambiaste) (?:el )?(?:asunto|nombre)[^«"“']{0,40}(?:[«"“'][^»"”']{1,100}[»"”'])?[^«"“']{0,20} a [«"“']([^»"”']{1,100})[»"”']/i;

function groupName({ messages }: Pick<Thread, "messages">): string | null {
  const named = messages.findLast(({ isNotice, text }) => isNotice && GROUP_NAME.test(text.slice(0, 400)));
  const [, made, renamed] = (named && GROUP_NAME.exec(named.text.slice(0, 400))) ?? [];
  return (renamed ?? made ?? "").trim() || null;
}

/** The title of the file or of the group, else the names of those on the other side who speak in it. */
function titleOf({ title, people, messages }: Pick<Thread, "title" | "people" | "messages">): string {
  const stated = title
    ?.replace(/\.(?:txt|zip|vtt|srt|docx|eml|mbox)$/i, "")
    .replace(/\s+/g, " ")
    .trim();
  const isSaid = stated && !/^_?chat$/i.test(stated);
  const group = isSaid ? null : groupName({ messages });
  const others = people.filter(({ side }) => side !== "agent");
  const shown = others.length > 0 ? others : people;
  const names = shown.slice(0, 3).map((_, i) => nameOf(shown, i));
  const told = names.length > 0 ? `Conversación con ${listed(names)}` : "Conversación";
  return (isSaid ? stated : (group ?? told)).slice(0, LONGEST_TITLE);
}

function lastAtOf({ messages }: Thread): Date | null {
  const at = messages.findLast((message) => message.at !== null)?.at;
  return at ? new Date(at) : null;
}

/**
 * Changes what is given. Another side, zone, country or order of dates sums it up anew, always from what is kept at that moment.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT, RATE_LIMIT
 */
export async function changeTranscript(
  db: Db,
  actor: PersonActor,
  id: string,
  change: TranscriptChange,
  now: Date,
): Promise<void> {
  const { title, contactId, agents, zone, country, dayFirst } = change;
  const isReadAnew = [agents, zone, country, dayFirst].some((value) => value !== undefined);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const row = await findTranscript(db, actor, id);
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
          ...(title === undefined &&
          summed !== null &&
          row.title === titleOf({ ...row.head, messages: summed.thread.messages })
            ? { title: titleOf(summed.thread) }
            : {}),
          ...(contactId === undefined ? {} : { contactId }),
          ...(summed === null ? {} : { ...kept(summed), revision: row.revision + 1, country: country ?? row.country }),
        })
        .where(eq(transcripts.id, id));
      const hasOtherTimes =
        summed !== null &&
        (summed.thread.zone !== row.head.zone || summed.thread.order?.dayFirst !== row.head.order?.dayFirst);
      if (hasOtherTimes) {
        await tx.delete(transcriptMessages).where(eq(transcriptMessages.transcriptId, id));
        await insertMessages(tx, id, summed.thread);
      }
      await publish(tx, locked);
      return true;
    });
    if (isDone) return;
  }
  throw new AppError("RATE_LIMIT");
}

async function readAnew(db: Db, row: TranscriptRow, { agents, zone, country, dayFirst }: TranscriptChange, now: Date) {
  const { people, zone: before } = row.head;
  const chosen = agents ?? people.flatMap(({ side }, i) => (side === "agent" ? [i] : []));
  if (chosen.some((place) => place >= people.length))
    throw wrongTranscript("agents", "Elige a alguien de la conversación");
  const within = zone ?? before;
  return await sumUpApart({
    kind: "again",
    thread: await threadOf(db, row),
    agents: chosen,
    dayFirst,
    zone: within,
    country: country ?? row.country,
    today: dayOf(localOf(now, within)),
  });
}

function kept({ thread, summary }: SummedTranscript) {
  const { messages: _, ...head } = thread;
  return { head, summary, lastAt: lastAtOf(thread) };
}

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
}

const publish = (tx: Db, { agencyId, ownerId }: Pick<TranscriptRow, "agencyId" | "ownerId">) =>
  publishChange(tx, agencyId ?? ownerId, "contacts");
