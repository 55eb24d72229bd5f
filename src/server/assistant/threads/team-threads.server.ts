import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { TeamThread, ThreadLine, ThreadList } from "#domain/assistant/chat/team-threads.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import { HOME_COLUMNS, homeName } from "../../crm/contacts/deal-cards.server.ts";
import { scopesOf } from "../../crm/contacts/scopes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { chatThreadMessages, chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { messagesOf, requestPosition } from "./thread-rows.server.ts";

/** Conversations as the team sees them: seniors all, an agent those that are theirs. */

/** The newest of a list; older ones are found by their contact. */
const LISTED = 100;
const EXCERPT = 140;

const ofActor = (actor: PersonActor) => and(sql`${chatThreads.scope} in ${scopesOf(actor)}`, mayRead(actor, "thread"));

/** Since when the visitor waits: their first message after the last of a person; null where people wrote last. */
const waitingSince = sql<string | null>`(
  select min(said.created_at) from ${chatThreadMessages} as said
  where said.thread_id = ${chatThreads.id} and said.author = 'visitante' and said.position > coalesce((
    select max(answer.position) from ${chatThreadMessages} as answer
    where answer.thread_id = ${chatThreads.id} and answer.author = 'persona'), 0))`;

/** Threads with a waiting visitor first, the longest first; then by their last message. */
export async function listThreads(db: Db, actor: PersonActor, list: ThreadList): Promise<ThreadLine[]> {
  const of: Record<ThreadList, SQL> = {
    abiertas: sql`${chatThreads.state} <> 'cerrada'`,
    mias: sql`${chatThreads.state} <> 'cerrada' and ${chatThreads.takenBy} = ${actor.ownerId}`,
    cerradas: sql`${chatThreads.state} = 'cerrada'`,
  };
  const isWaiting = sql`(${chatThreads.state} <> 'cerrada' and ${chatThreadMessages.author} = 'visitante')`;
  const rows = await db
    .select({
      thread: chatThreads,
      excerpt: sql<string>`left(${chatThreadMessages.content}, ${EXCERPT})`,
      lastBy: chatThreadMessages.author,
      waitingSince,
    })
    .from(chatThreads)
    .innerJoin(
      chatThreadMessages,
      and(eq(chatThreadMessages.threadId, chatThreads.id), eq(chatThreadMessages.position, chatThreads.messages)),
    )
    .where(and(ofActor(actor), of[list]))
    .orderBy(
      desc(isWaiting),
      sql`case when ${isWaiting} then ${chatThreads.lastAt} end`,
      desc(chatThreads.lastAt),
      asc(chatThreads.id),
    )
    .limit(LISTED);
  const names = await namesOf(
    db,
    rows.map(({ thread }) => thread.takenBy),
  );
  return rows.map(({ thread, excerpt, lastBy, waitingSince: since }) => ({
    id: thread.id,
    visitor: thread.visitorName,
    purpose: thread.purpose,
    state: thread.state,
    unread: thread.unreadByTeam,
    excerpt,
    lastBy,
    lastAt: thread.lastAt.toISOString(),
    waitingSince: since === null || thread.state === "cerrada" ? null : new Date(since).toISOString(),
    takenBy: (thread.takenBy && names.get(thread.takenBy)) || null,
  }));
}

/** How many open conversations hold something that nobody of the team has read. */
export async function countUnread(db: Db, actor: PersonActor): Promise<number> {
  return await db.$count(
    chatThreads,
    and(ofActor(actor), sql`${chatThreads.state} <> 'cerrada' and ${chatThreads.unreadByTeam} > 0`),
  );
}

/** @returns null for another's, and for none */
export async function findThread(db: Db, actor: PersonActor, id: string): Promise<TeamThread | null> {
  const [row] = await db
    .select({ thread: chatThreads, home: HOME_COLUMNS })
    .from(chatThreads)
    .leftJoin(properties, and(eq(properties.id, chatThreads.homeId), mayRead(actor, "home")))
    .where(and(eq(chatThreads.id, id), mayRead(actor, "thread")));
  if (!row) return null;
  const { thread } = row;
  const names = await namesOf(db, [thread.takenBy]);
  return {
    id: thread.id,
    visitor: thread.visitorName,
    purpose: thread.purpose,
    state: thread.state,
    takenBy: (thread.takenBy && names.get(thread.takenBy)) || null,
    isMine: thread.takenBy === actor.ownerId,
    contact: thread.contactId === null ? null : await contactOf(db, actor, thread.contactId),
    home: row.home && homeName(row.home),
    page: thread.page,
    consentText: thread.consentText,
    createdAt: thread.createdAt.toISOString(),
    unreadByVisitor: thread.unreadByVisitor,
    unreadByTeam: thread.unreadByTeam,
    requestAt: await requestPosition(db, id),
    messages: await messagesOf(db, id, { fullNames: true }),
  };
}

async function contactOf(db: Db, actor: PersonActor, id: string): Promise<TeamThread["contact"]> {
  const [contact] = await db
    .select({ id: contacts.id, name: contacts.fullName })
    .from(contacts)
    .where(and(eq(contacts.id, id), mayRead(actor, "contact")));
  if (!contact) return null;
  const points = await db.select().from(contactPoints).where(eq(contactPoints.contactId, id));
  const of = (wanted: string) => points.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return { ...contact, emails: of("email"), phones: of("telefono") };
}
