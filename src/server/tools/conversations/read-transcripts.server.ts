import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { hasDoubtfulDays } from "#domain/tools/conversations/read-again.ts";
import type { Message, ShownMessage, Thread } from "#domain/tools/conversations/thread.ts";
import { LONGEST_SHOWN_MESSAGE, MESSAGES_A_PAGE } from "#domain/tools/conversations/transcript-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { transcriptMessages, transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";

/** Conversations that were summed up, as their owner reads them. */

export type TranscriptRow = typeof transcripts.$inferSelect;

const PER_PAGE = 50;

/** @throws AppError NOT_FOUND */
export async function findTranscript(db: Db, actor: PersonActor, id: string): Promise<TranscriptRow> {
  const [row] = await db
    .select()
    .from(transcripts)
    .where(and(eq(transcripts.id, id), mayRead(actor, "transcript")));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Those of the actor, or of one contact, the last changed first. @param page counts from 1 */
export async function listTranscripts(
  db: Db,
  actor: PersonActor,
  { page, isTrash, contactId = null }: { page: number; isTrash: boolean; contactId?: string | null },
) {
  const isSeen = and(
    mayRead(actor, "transcript"),
    isTrash ? isNotNull(transcripts.deletedAt) : isNull(transcripts.deletedAt),
    contactId === null ? undefined : eq(transcripts.contactId, contactId),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        id: transcripts.id,
        title: transcripts.title,
        source: sql<Thread["source"]>`${transcripts.head} ->> 'source'`,
        messageCount: transcripts.messageCount,
        lastAt: transcripts.lastAt,
        updatedAt: transcripts.updatedAt,
        // Whole summaries of a page of the list would be megabytes.
        firstLine: sql<string | null>`left(${transcripts.summary} #>> '{lines,0,text}', 240)`,
        unanswered: sql<number>`jsonb_array_length(${transcripts.summary} -> 'unanswered')`,
      })
      .from(transcripts)
      .where(isSeen)
      .orderBy(desc(transcripts.updatedAt), desc(transcripts.id))
      .offset((page - 1) * PER_PAGE)
      .limit(PER_PAGE),
    db.$count(transcripts, isSeen),
  ]);
  return {
    pages: Math.max(1, Math.ceil(total / PER_PAGE)),
    transcripts: rows.map((row) => ({
      ...row,
      lastAt: row.lastAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    })),
  };
}

const MOST_OF_CONTACT = 5;

export interface ConversationLine {
  id: string;
  title: string;
  messageCount: number;
  lastAt: string | null;
}

/** The newest conversations with a contact, for their file. */
export async function conversationsWith(db: Db, actor: PersonActor, contactId: string): Promise<ConversationLine[]> {
  const rows = await db
    .select({
      id: transcripts.id,
      title: transcripts.title,
      messageCount: transcripts.messageCount,
      lastAt: transcripts.lastAt,
    })
    .from(transcripts)
    .where(and(eq(transcripts.contactId, contactId), mayRead(actor, "transcript"), isNull(transcripts.deletedAt)))
    .orderBy(sql`${transcripts.lastAt} desc nulls last`, desc(transcripts.updatedAt))
    .limit(MOST_OF_CONTACT);
  return rows.map(({ lastAt, ...row }) => ({ ...row, lastAt: lastAt?.toISOString() ?? null }));
}

/** A page of the messages of a conversation that the caller has found by the policies. @param from place of the first */
export async function messagesFrom(db: Db, transcriptId: string, from: number): Promise<ShownMessage[]> {
  const { message } = transcriptMessages;
  const text = sql`${message} ->> 'text'`;
  const rows = await db
    .select({
      message: sql<ShownMessage>`case when length(${text}) <= ${LONGEST_SHOWN_MESSAGE} then ${message} else
        jsonb_set(${message}, '{text}', to_jsonb(left(${text}, ${LONGEST_SHOWN_MESSAGE}))) || '{"isCut": true}' end`,
    })
    .from(transcriptMessages)
    .where(and(eq(transcriptMessages.transcriptId, transcriptId), gte(transcriptMessages.place, from)))
    .orderBy(asc(transcriptMessages.place))
    .limit(MESSAGES_A_PAGE);
  return rows.map(({ message }) => message);
}

/** One message as it was written, however long. */
export async function wholeMessage(db: Db, transcriptId: string, place: number): Promise<Message[]> {
  const rows = await db
    .select({ message: transcriptMessages.message })
    .from(transcriptMessages)
    .where(and(eq(transcriptMessages.transcriptId, transcriptId), eq(transcriptMessages.place, place)));
  return rows.map(({ message }) => message);
}

/** Signs of a message that is named: a quote has fewer. */
const LONGEST_NAMED = 480;

/** The messages that a summary names, wherever they stand, as far as a quote tells them. */
export async function messagesAt(db: Db, transcriptId: string, places: readonly number[]): Promise<Message[]> {
  if (places.length === 0) return [];
  const named = sql.param(`{${[...new Set(places)].join(",")}}`);
  const { message } = transcriptMessages;
  const rows = await db
    .select({
      message: sql<Message>`jsonb_set(${message}, '{text}', to_jsonb(left(${message} ->> 'text', ${LONGEST_NAMED})))`,
    })
    .from(transcriptMessages)
    .where(
      and(eq(transcriptMessages.transcriptId, transcriptId), sql`${transcriptMessages.place} = any(${named}::int[])`),
    )
    .orderBy(asc(transcriptMessages.place));
  return rows.map(({ message }) => message);
}

/** Whether day and month of its dates can change places, as `mayTurnDays` says of the whole conversation. */
export async function hasTurnableDays(db: Db, { id, head }: Pick<TranscriptRow, "id" | "head">): Promise<boolean> {
  if (!hasDoubtfulDays(head)) return false;
  const isLate = sql`substr(${transcriptMessages.message} ->> 'wallTime', 9, 2)::int > 12`;
  const late = await db
    .select({ place: transcriptMessages.place })
    .from(transcriptMessages)
    .where(and(eq(transcriptMessages.transcriptId, id), isLate))
    .limit(1);
  return late.length === 0;
}

/** Messages of a piece of a conversation. */
const MESSAGES_OF_PIECE = 5_000;

/** The messages of a whole conversation, to read it in another way: in pieces, each a list as JSON that nobody unpacks here. */
export async function messagePieces(
  db: Db,
  { id, messageCount }: Pick<TranscriptRow, "id" | "messageCount">,
): Promise<string[]> {
  const { transcriptId, place, message } = transcriptMessages;
  const pieces: string[] = [];
  for (let from = 0; from < messageCount; from += MESSAGES_OF_PIECE) {
    const [row] = await db
      .select({ piece: sql<string | null>`jsonb_agg(${message} order by ${place})::text` })
      .from(transcriptMessages)
      .where(and(eq(transcriptId, id), gte(place, from), lt(place, from + MESSAGES_OF_PIECE)));
    if (row?.piece) pieces.push(row.piece);
  }
  return pieces;
}
