import { and, eq } from "drizzle-orm";
import { mayChange } from "../../accounts/access/policies.server.ts";
import { membersOf } from "../../accounts/people/people.server.ts";
import { notifyPeople } from "../../crm/contacts/notify.server.ts";
import { crmScopeOfRow } from "../../crm/contacts/scopes.server.ts";
import { type Act, assignContact, markAnswered, touch } from "../../crm/contacts/write-contact.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { addMessage, publishThreadChange, type ThreadRow } from "./thread-rows.server.ts";

/** The team's acts on a thread that was handed to it. Every change locks its row. */

/** @throws AppError NOT_FOUND */
async function lockThread(tx: Db, { actor }: Act, id: string): Promise<ThreadRow> {
  const [row] = await tx
    .select()
    .from(chatThreads)
    .where(and(eq(chatThreads.id, id), mayChange(actor, "thread")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/**
 * Answers the visitor: the message is in their browser at once, and nobody waits any more. The first person to answer
 * takes the thread.
 *
 * @throws AppError NOT_FOUND, THREAD_CLOSED, THREAD_FULL
 */
export async function answerThread(
  tx: Db,
  act: Act,
  id: string,
  message: { content: string; callId: string },
): Promise<void> {
  const { actor, now } = act;
  const thread = await lockThread(tx, act, id);
  if (thread.state === "cerrada") throw new AppError("THREAD_CLOSED");
  if (!(await addMessage(tx, thread, { ...message, author: "persona", personId: actor.ownerId }, now))) return;
  await tx
    .update(chatThreads)
    .set({
      messages: thread.messages + 1,
      unreadByVisitor: thread.unreadByVisitor + 1,
      unreadByTeam: 0,
      state: "atendida",
      takenBy: thread.takenBy ?? actor.ownerId,
      lastAt: now,
    })
    .where(eq(chatThreads.id, id));
  const { contactId, dealId } = thread;
  if (contactId) {
    await markAnswered(tx, { contactId, dealId, at: now });
    await touch(tx, contactId, now);
  }
  await publishThreadChange(tx, thread);
}

export interface ThreadChange {
  /** Closed by hand, or open again. */
  isClosed?: boolean | undefined;
  /** The person who answers it from here on; null gives it back to the team. */
  takenBy?: string | null | undefined;
}

/** @throws AppError NOT_FOUND, INVALID_INPUT for somebody who is not of the team */
export async function changeThread(tx: Db, act: Act, id: string, change: ThreadChange): Promise<void> {
  const { actor, now } = act;
  const isHis = and(eq(chatThreads.id, id), mayChange(actor, "thread"));
  const [seen] = await tx.select().from(chatThreads).where(isHis);
  if (!seen) throw new AppError("NOT_FOUND");
  const { takenBy } = change;
  // The contact's CRM scope is locked before the row of the thread, in the order in which `takeIn` locks them.
  if (takenBy !== undefined) await bringContact(tx, act, seen, takenBy);
  // Together with its contact it may have left the giver's sight, as they intended.
  const [thread] = await tx.select().from(chatThreads).where(eq(chatThreads.id, id)).for("update");
  if (!thread) throw new AppError("NOT_FOUND");
  const answers = takenBy === undefined ? thread.takenBy : takenBy;
  const isClosed = change.isClosed ?? thread.state === "cerrada";
  await tx
    .update(chatThreads)
    .set({
      takenBy: answers,
      state: isClosed ? "cerrada" : answers === null ? "espera" : "atendida",
      closedAt: isClosed ? (thread.closedAt ?? now) : null,
      ...(takenBy ? { ownerId: takenBy } : {}),
      ...(isClosed ? { unreadByTeam: 0 } : {}),
    })
    .where(eq(chatThreads.id, id));
  if (takenBy && takenBy !== actor.ownerId && takenBy !== thread.takenBy) {
    const link = `${crmScopeOfRow(thread).isHouse ? "/admin" : "/dashboard"}/conversaciones/${id}`;
    const message = `Ahora respondes tú a ${thread.visitorName}.`;
    const title = "Te han pasado una conversación";
    await notifyPeople(tx, [takenBy], { kind: "contactos", title, message, link, cause: `hilo ${id}` }, now);
  }
  await publishThreadChange(tx, thread);
}

/**
 * The person who answers also looks after the contact, if nobody did, or if the former person of the thread did: they
 * must see whom they answer.
 */
async function bringContact(tx: Db, act: Act, thread: ThreadRow, takenBy: string | null): Promise<void> {
  const { actor } = act;
  if (takenBy === null) return;
  if (!(await membersOf(tx, actor)).some((member) => member.id === takenBy)) {
    throw new AppError("INVALID_INPUT", [{ path: "takenBy", message: "Elige a alguien del equipo" }]);
  }
  if (thread.contactId === null) return;
  const [contact] = await tx
    .select({ ownerId: contacts.ownerId })
    .from(contacts)
    .where(and(eq(contacts.id, thread.contactId), mayChange(actor, "contact")));
  if (!contact || (contact.ownerId !== null && contact.ownerId !== thread.ownerId)) return;
  await assignContact(tx, act, thread.contactId, { ownerId: takenBy, withDeals: true });
}

/** Somebody of the team has read it. @throws AppError NOT_FOUND */
export async function readThread(tx: Db, act: Act, id: string): Promise<void> {
  const thread = await lockThread(tx, act, id);
  if (thread.unreadByTeam === 0) return;
  await tx.update(chatThreads).set({ unreadByTeam: 0 }).where(eq(chatThreads.id, id));
  await publishThreadChange(tx, thread);
}
