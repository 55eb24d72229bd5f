import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { chatChannels, chatThreadMessages, chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { type Mention, mentions, withoutMentions } from "./mentions.server.ts";

/** Conversations that visitors handed to people, and the assistants that people give to visitors. */

const PAGE = 50;

/** Threads that a person looks after or answers, each with all its messages. */
export async function* threadsOf(db: Db, userId: string) {
  yield* threadsWith(db, or(eq(chatThreads.ownerId, userId), eq(chatThreads.takenBy, userId))!);
}

/** Threads, of any owner, in which the person behind an address wrote. */
export async function* threadsOfAddress(db: Db, email: string) {
  yield* threadsWith(db, ofAddress(email));
}

async function* threadsWith(db: Db, which: SQL) {
  let last: string | undefined;
  for (;;) {
    const page = await db
      .select()
      .from(chatThreads)
      .where(and(which, last === undefined ? undefined : gt(chatThreads.id, last)))
      .orderBy(asc(chatThreads.id))
      .limit(PAGE);
    for (const { keyHash: _k, ownerId: _o, scope: _s, takenBy: _t, messages: _m, ...thread } of page) {
      const { author, content, createdAt } = chatThreadMessages;
      const stated = await db
        .select({ author, content, createdAt })
        .from(chatThreadMessages)
        .where(eq(chatThreadMessages.threadId, thread.id))
        .orderBy(asc(chatThreadMessages.position));
      yield { ...thread, said: stated };
    }
    last = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

/** The assistant for visitors that they switched on, for themselves or their agency; not its address. */
export async function channelsOf(db: Db, userId: string) {
  const { greeting, office, visits, documents, isOpen, createdAt, updatedAt } = chatChannels;
  return await db
    .select({ greeting, office, visits, documents, isOpen, createdAt, updatedAt })
    .from(chatChannels)
    .where(eq(chatChannels.ownerId, userId))
    .orderBy(asc(createdAt));
}

/** Threads that began from an address's contacts or from its own forms. */
function ofAddress(email: string): SQL {
  const address = email.toLowerCase();
  return sql`(${chatThreads.contactId} in (
      select ${contactPoints.contactId} from ${contactPoints} where ${contactPoints.kind} = 'email' and ${contactPoints.value} = ${address}
      union select c.id from ${contacts} c join ${contactPoints} p on p.contact_id = c.merged_into_id
        where p.kind = 'email' and p.value = ${address})
    or ${chatThreads.leadId} in (select ${leads.id} from ${leads} where lower(${leads.email}) = ${address}))`;
}

/**
 * Erases the threads of the person behind an address, with their consequences. Called before their contacts and forms
 * are erased, because those lead to the threads.
 */
export async function eraseThreadsOf(tx: Db, email: string): Promise<void> {
  const gone = await tx.delete(chatThreads).where(ofAddress(email)).returning({ id: chatThreads.id });
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await tx.delete(calendarEvents).where(
    inArray(
      calendarEvents.cause,
      ids.map((id) => `hilo:${id}`),
    ),
  );
  await tx
    .delete(userNotifications)
    .where(or(...ids.map((id) => sql`strpos(coalesce(${userNotifications.link}, ''), ${id}) > 0`)));
}

/** Threads of the person alone are erased with them; their agency's have passed to somebody else before. */
export async function eraseOwnThreads(tx: Db, userId: string): Promise<void> {
  await tx.delete(chatThreads).where(and(eq(chatThreads.ownerId, userId), isNull(chatThreads.agencyId)));
  await tx.delete(chatChannels).where(and(eq(chatChannels.ownerId, userId), isNull(chatChannels.agencyId)));
}

/** Makes unreadable what names somebody, in all conversations or in an agency's. */
export async function redactThreads(tx: Db, sought: readonly Mention[], agencyId?: string): Promise<void> {
  const within = agencyId === undefined ? undefined : eq(chatThreads.agencyId, agencyId);
  await tx
    .update(chatThreads)
    .set({
      visitorName: withoutMentions(chatThreads.visitorName, sought),
      consentText: withoutMentions(chatThreads.consentText, sought),
    })
    .where(and(within, mentions(sql`concat_ws(' ', ${chatThreads.visitorName}, ${chatThreads.consentText})`, sought)));
  const theirs =
    agencyId === undefined
      ? undefined
      : inArray(chatThreadMessages.threadId, tx.select({ id: chatThreads.id }).from(chatThreads).where(within));
  await tx
    .update(chatThreadMessages)
    .set({
      content: withoutMentions(chatThreadMessages.content, sought),
      extras: sql`${withoutMentions(chatThreadMessages.extras, sought)}::jsonb`,
    })
    .where(
      and(theirs, mentions(sql`concat_ws(' ', ${chatThreadMessages.content}, ${chatThreadMessages.extras})`, sought)),
    );
  const { greeting, office, visits, documents } = chatChannels;
  await tx
    .update(chatChannels)
    .set({
      greeting: withoutMentions(greeting, sought),
      office: withoutMentions(office, sought),
      visits: withoutMentions(visits, sought),
      documents: withoutMentions(documents, sought),
    })
    .where(
      and(
        agencyId === undefined ? undefined : eq(chatChannels.agencyId, agencyId),
        mentions(sql`concat_ws(' ', ${greeting}, ${office}, ${visits}, ${documents})`, sought),
      ),
    );
}
