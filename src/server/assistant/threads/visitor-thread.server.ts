import { and, eq } from "drizzle-orm";
import type { VisitorThread } from "#domain/assistant/chat/threads.ts";
import { notifyPeople } from "../../crm/contacts/notify.server.ts";
import { membersAt } from "../../crm/contacts/route-deal.server.ts";
import { crmScopeOfRow } from "../../crm/contacts/scopes.server.ts";
import { touch } from "../../crm/contacts/write-contact.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import {
  addMessage,
  hoursOf,
  keyHashOf,
  messagesOf,
  publishThreadChange,
  requestPosition,
  type ThreadRow,
  whoAnswers,
} from "./thread-rows.server.ts";

/**
 * Acts of the visitor's browser on its thread. The key proves that the thread is theirs; without it nothing is found.
 */

export interface ThreadKey {
  id: string;
  key: string;
}

/** @throws AppError NOT_FOUND for another's, and for none */
async function findVisitorThread(db: Db, { id, key }: ThreadKey): Promise<ThreadRow> {
  const [row] = await db
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.id, id), eq(chatThreads.keyHash, keyHashOf(key))));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

async function lockVisitorThread(tx: Db, { id, key }: ThreadKey): Promise<ThreadRow> {
  const [row] = await tx
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.id, id), eq(chatThreads.keyHash, keyHashOf(key))))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws AppError NOT_FOUND */
export async function readVisitorThread(db: Db, key: ThreadKey, at: Date): Promise<VisitorThread> {
  const row = await findVisitorThread(db, key);
  return {
    id: row.id,
    state: row.state,
    purpose: row.purpose,
    who: await whoAnswers(db, row),
    hours: await hoursOf(db, row.scope, at),
    unread: row.unreadByVisitor,
    messages: await messagesOf(db, row.id, { from: await requestPosition(db, row.id) }),
  };
}

/** @throws AppError NOT_FOUND, THREAD_CLOSED, THREAD_FULL */
export async function writeAsVisitor(
  tx: Db,
  key: ThreadKey,
  message: { content: string; callId: string },
  at: Date,
): Promise<void> {
  const thread = await lockVisitorThread(tx, key);
  if (thread.state === "cerrada") throw new AppError("THREAD_CLOSED");
  if (!(await addMessage(tx, thread, { ...message, author: "visitante" }, at))) return;
  await tx
    .update(chatThreads)
    .set({
      messages: thread.messages + 1,
      unreadByTeam: thread.unreadByTeam + 1,
      // A visitor who writes has read the messages before.
      unreadByVisitor: 0,
      lastAt: at,
    })
    .where(eq(chatThreads.id, thread.id));
  if (thread.contactId) await touch(tx, thread.contactId, at);
  await notifyTeam(tx, thread, at);
  await publishThreadChange(tx, thread);
}

/** Notifies the person who answers the thread; while nobody does, everybody who may. */
async function notifyTeam(tx: Db, thread: ThreadRow, at: Date): Promise<void> {
  const crmScope = crmScopeOfRow(thread);
  const answering = thread.takenBy ?? thread.ownerId;
  const stated =
    answering === null
      ? (await membersAt(tx, crmScope)).filter(({ isSenior }) => isSenior).map(({ id }) => id)
      : [answering];
  await notifyPeople(
    tx,
    stated,
    {
      kind: "contactos",
      title: "Mensaje nuevo en el chat",
      message: `${thread.visitorName} ha escrito en su conversación.`,
      link: `${crmScope.isHouse ? "/admin" : "/dashboard"}/conversaciones/${thread.id}`,
      cause: `hilo ${thread.id}`,
    },
    at,
  );
}

/**
 * They have seen the messages of people.
 *
 * @throws AppError NOT_FOUND
 */
export async function readByVisitor(tx: Db, key: ThreadKey): Promise<void> {
  const thread = await lockVisitorThread(tx, key);
  if (thread.unreadByVisitor === 0) return;
  await tx.update(chatThreads).set({ unreadByVisitor: 0 }).where(eq(chatThreads.id, thread.id));
  await publishThreadChange(tx, thread);
}
