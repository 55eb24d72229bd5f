import { and, asc, eq, sql } from "drizzle-orm";
import { firstNameOf, fullNameOf } from "#domain/accounts/account/person-name.ts";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { answerHours } from "#domain/assistant/chat/answer-hours.ts";
import type { AnswerHours, ThreadAuthor, ThreadMessage } from "#domain/assistant/chat/threads.ts";
import { settingsOf } from "../../crm/contacts/settings.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { chatThreadMessages, type chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { publishChange, publishThread } from "../../platform/realtime/change-feed.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";

/** Rows of conversations handed to people, as the visitor's side and the team's share them. */

export type ThreadRow = typeof chatThreads.$inferSelect;

/** A program that writes on and on ends here. */
const MOST_MESSAGES = 500;

export const keyHashOf = (key: string): string => sha256(key);

export async function hoursOf(db: Db, scope: string, at: Date): Promise<AnswerHours> {
  return answerHours(at, await settingsOf(db, scope));
}

/** Name of the answering side for the visitor: Umbral, the agency, or a person without one. */
export async function whoAnswers(
  db: Db,
  { agencyId, scope }: { agencyId: string | null; scope: string },
): Promise<string> {
  if (agencyId === HOUSE_AGENCY_ID) return "Umbral";
  if (agencyId !== null) {
    const [agency] = await db.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, agencyId));
    return agency?.name ?? "la agencia";
  }
  const [person] = await db.select({ metadata: users.metadata }).from(users).where(eq(users.id, scope));
  return (person && fullNameOf(person.metadata)) || "tu agente";
}

/**
 * Messages, oldest first.
 *
 * @param fullNames full names, for colleagues; a visitor reads the first name alone
 */
export async function messagesOf(
  db: Db,
  threadId: string,
  { from = 0, fullNames = false }: { from?: number; fullNames?: boolean } = {},
): Promise<ThreadMessage[]> {
  const { position, author, content, extras, createdAt, personId } = chatThreadMessages;
  const rows = await db
    .select({ position, author, content, extras, createdAt, metadata: users.metadata })
    .from(chatThreadMessages)
    .leftJoin(users, eq(users.id, personId))
    .where(and(eq(chatThreadMessages.threadId, threadId), sql`${position} >= ${from}`))
    .orderBy(asc(position));
  return rows.map((row) => ({
    position: row.position,
    author: row.author,
    name: row.metadata ? (fullNames ? fullNameOf(row.metadata) : firstNameOf(row.metadata)) || null : null,
    content: row.content,
    ...(Object.keys(row.extras).length > 0 ? { extras: row.extras } : {}),
    at: row.createdAt.toISOString(),
  }));
}

/** Position of the request, after the messages to the assistant: its call id is the thread's own id. */
export async function requestPosition(db: Db, threadId: string): Promise<number> {
  const [row] = await db
    .select({ position: chatThreadMessages.position })
    .from(chatThreadMessages)
    .where(and(eq(chatThreadMessages.threadId, threadId), eq(chatThreadMessages.callId, threadId)));
  return row?.position ?? 0;
}

/** Adds a message to a locked thread; the same call again adds nothing. @returns whether it was new */
export async function addMessage(
  tx: Db,
  thread: ThreadRow,
  message: { author: ThreadAuthor; personId?: string; content: string; callId: string },
  at: Date,
): Promise<boolean> {
  const isSame = and(eq(chatThreadMessages.threadId, thread.id), eq(chatThreadMessages.callId, message.callId));
  if ((await tx.$count(chatThreadMessages, isSame)) > 0) return false;
  if (thread.messages >= MOST_MESSAGES) throw new AppError("THREAD_FULL");
  await tx
    .insert(chatThreadMessages)
    .values({ ...message, threadId: thread.id, position: thread.messages + 1, createdAt: at });
  return true;
}

/** Everybody who has the thread open, on either side, reads it again. */
export async function publishThreadChange(tx: Db, { id, scope }: Pick<ThreadRow, "id" | "scope">): Promise<void> {
  await publishThread(tx, id);
  await publishChange(tx, scope, "threads");
}
