import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { MESSAGES_A_PAGE } from "#domain/tools/conversations/talk-forms.ts";
import type { Message, Thread } from "#domain/tools/conversations/thread.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { talkMessages, talks } from "../../platform/db/tables/tools-talks.server.ts";

/** Conversations that were summed up, as their owner reads them. */

export type TalkRow = typeof talks.$inferSelect;
export const TALKS_PATH = "/resumen-conversaciones";

const PER_PAGE = 50;

/** @throws AppError NOT_FOUND */
export async function findTalk(db: Db, actor: PersonActor, id: string): Promise<TalkRow> {
  const [row] = await db
    .select()
    .from(talks)
    .where(and(eq(talks.id, id), mayRead(actor, "talk")));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Those of the actor, the last changed first. @param page counts from 1 */
export async function listTalks(db: Db, actor: PersonActor, { page, isTrash }: { page: number; isTrash: boolean }) {
  const isSeen = and(mayRead(actor, "talk"), isTrash ? isNotNull(talks.deletedAt) : isNull(talks.deletedAt));
  const [rows, total] = await Promise.all([
    db
      .select({
        id: talks.id,
        title: talks.title,
        source: sql<Thread["source"]>`${talks.head} ->> 'source'`,
        messageCount: talks.messageCount,
        lastAt: talks.lastAt,
        updatedAt: talks.updatedAt,
        // Whole summaries of a page of the list would be megabytes.
        firstLine: sql<string | null>`left(${talks.summary} #>> '{lines,0,text}', 240)`,
        unanswered: sql<number>`jsonb_array_length(${talks.summary} -> 'unanswered')`,
      })
      .from(talks)
      .where(isSeen)
      .orderBy(desc(talks.updatedAt), desc(talks.id))
      .offset((page - 1) * PER_PAGE)
      .limit(PER_PAGE),
    db.$count(talks, isSeen),
  ]);
  return {
    pages: Math.max(1, Math.ceil(total / PER_PAGE)),
    talks: rows.map((row) => ({
      ...row,
      lastAt: row.lastAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    })),
  };
}

/** The newest of a contact. */
export async function talksOfContact(db: Db, actor: PersonActor, contactId: string) {
  return await db
    .select({ id: talks.id, title: talks.title })
    .from(talks)
    .where(and(eq(talks.contactId, contactId), isNull(talks.deletedAt), mayRead(actor, "talk")))
    .orderBy(desc(talks.updatedAt), desc(talks.id))
    .limit(PER_PAGE);
}

/** A page of the messages of a conversation that the caller has found by the policies. @param from place of the first */
export async function messagesFrom(db: Db, talkId: string, from: number): Promise<Message[]> {
  const rows = await db
    .select({ message: talkMessages.message })
    .from(talkMessages)
    .where(and(eq(talkMessages.talkId, talkId), gte(talkMessages.place, from)))
    .orderBy(asc(talkMessages.place))
    .limit(MESSAGES_A_PAGE);
  return rows.map(({ message }) => message);
}

/** The messages that a summary names, wherever they stand. */
export async function messagesAt(db: Db, talkId: string, places: readonly number[]): Promise<Message[]> {
  if (places.length === 0) return [];
  const rows = await db
    .select({ message: talkMessages.message })
    .from(talkMessages)
    .where(and(eq(talkMessages.talkId, talkId), inArray(talkMessages.place, [...new Set(places)])))
    .orderBy(asc(talkMessages.place));
  return rows.map(({ message }) => message);
}

/** Whether day and month of its dates can change places, as `mayTurnDays` says of the whole conversation. */
export async function hasTurnableDays(db: Db, { id, head }: Pick<TalkRow, "id" | "head">): Promise<boolean> {
  if (head.order === null) return false;
  const isLate = sql`substr(${talkMessages.message} ->> 'wallTime', 9, 2)::int > 12`;
  const late = await db
    .select({ place: talkMessages.place })
    .from(talkMessages)
    .where(and(eq(talkMessages.talkId, id), isLate))
    .limit(1);
  return late.length === 0;
}

/** The whole conversation, to read it in another way. */
export async function threadOf(db: Db, { id, head }: Pick<TalkRow, "id" | "head">): Promise<Thread> {
  const rows = await db
    .select({ message: talkMessages.message })
    .from(talkMessages)
    .where(eq(talkMessages.talkId, id))
    .orderBy(asc(talkMessages.place));
  return { ...head, messages: rows.map(({ message }) => message) };
}
