import { and, asc, count, desc, eq, like, lt, or, sql } from "drizzle-orm";
import {
  type KeepMessages,
  MOST_SAVED_CHATS,
  type Rating,
  type SavedChat,
  type SavedChatLine,
  type SavedChatsPage,
  titleOf,
} from "#domain/assistant/chat/saved-chat.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { foldedText, searchPatterns } from "../../platform/db/search-text.server.ts";
import { assistantConversations, assistantMessages } from "../../platform/db/tables/assistant-threads.server.ts";
import { readCursor, writeCursor } from "../../platform/http/cursor.server.ts";
import { readUuid } from "../../platform/http/path-id.server.ts";

/** Conversations with the assistant that somebody keeps: theirs alone, until they delete them. */

const LINES_A_PAGE = 30;
/** Characters of one conversation that the search looks through. */
const MOST_SEARCHED = 200_000;

interface Act {
  actor: PersonActor;
  id: string;
  now: Date;
}

/** The newest first. @throws AppError INVALID_CURSOR */
export async function listSavedChats(
  db: Db,
  actor: PersonActor,
  { search = "", after }: { search?: string | undefined; after?: string | undefined },
): Promise<SavedChatsPage> {
  const { id, title, updatedAt, searchText } = assistantConversations;
  const from = readCursor(after, "uuid");
  const rows = await db
    .select({ id, title, updatedAt })
    .from(assistantConversations)
    .where(
      and(
        mayRead(actor, "conversation"),
        ...searchPatterns(search).map((pattern) => like(searchText, pattern)),
        from && or(lt(updatedAt, from.at), and(eq(updatedAt, from.at), lt(id, from.id))),
      ),
    )
    .orderBy(desc(updatedAt), desc(id))
    .limit(LINES_A_PAGE + 1);
  const shown = rows.slice(0, LINES_A_PAGE);
  const last = shown.at(-1);
  return {
    conversations: shown.map(lineOf),
    next: rows.length > LINES_A_PAGE && last ? writeCursor({ at: last.updatedAt, id: last.id }) : null,
  };
}

const lineOf = ({ id, title, updatedAt }: { id: string; title: string; updatedAt: Date }): SavedChatLine => ({
  id,
  title,
  updatedAt: updatedAt.toISOString(),
});

/** @param text an id, as an address has it @throws AppError NOT_FOUND */
export async function readSavedChat(db: Db, actor: PersonActor, text: string): Promise<SavedChat> {
  const id = readUuid(text);
  if (id === undefined) throw new AppError("NOT_FOUND");
  const [row] = await db
    .select()
    .from(assistantConversations)
    .where(and(eq(assistantConversations.id, id), mayRead(actor, "conversation")));
  if (!row) throw new AppError("NOT_FOUND");
  const { position, role, content, extras, rating } = assistantMessages;
  const messages = await db
    .select({ position, role, content, extras, rating })
    .from(assistantMessages)
    .where(eq(assistantMessages.conversationId, id))
    .orderBy(asc(position));
  return { ...lineOf(row), messages: messages.map((one) => ({ ...one, rating: one.rating as Rating })) };
}

/**
 * Keeps messages. A repetition adds nothing; of two pages that go on with one conversation the first is kept and the
 * other gets an error.
 *
 * @throws AppError NOT_FOUND where the id is another's; CONVERSATION_CHANGED; TOO_MANY_CONVERSATIONS
 */
export async function appendMessages(
  tx: Db,
  { actor, id, now }: Act,
  { messages, replacesAnswer }: KeepMessages,
): Promise<SavedChatLine> {
  const conversation = await openForWriting(tx, { actor, id, now }, messages[0]!);
  const kept = await tx
    .select({ position: assistantMessages.position, content: assistantMessages.content })
    .from(assistantMessages)
    .where(eq(assistantMessages.conversationId, id))
    .orderBy(asc(assistantMessages.position));
  if (messages[0]!.position > kept.length + 1) throw new AppError("CONVERSATION_CHANGED");
  const added: KeepMessages["messages"] = [];
  for (const message of messages) {
    const before = kept[message.position - 1];
    if (!before) added.push(message);
    else if (before.content !== message.content) {
      const isLastAnswer = message.role === "assistant" && message.position === kept.length;
      if (!replacesAnswer || !isLastAnswer) throw new AppError("CONVERSATION_CHANGED");
      await tx
        .update(assistantMessages)
        .set({ content: message.content, extras: message.extras, rating: null, createdAt: now })
        .where(and(eq(assistantMessages.conversationId, id), eq(assistantMessages.position, message.position)));
    } else continue;
  }
  const changed = messages.filter(({ position, content }) => kept[position - 1]?.content !== content);
  if (changed.length === 0) return lineOf(conversation);
  if (added.length > 0) {
    await tx
      .insert(assistantMessages)
      .values(added.map((message) => ({ ...message, conversationId: id, createdAt: now })));
  }
  const words = foldedText(changed.map(({ content }) => content).join("\n"));
  const [row] = await tx
    .update(assistantConversations)
    .set({
      updatedAt: now,
      searchText: sql`left(${assistantConversations.searchText} || ${`\n${words}`}::text, ${MOST_SEARCHED}::int)`,
    })
    .where(eq(assistantConversations.id, id))
    .returning();
  return lineOf(row!);
}

/** The conversation's row, locked; made if it is missing. */
async function openForWriting(tx: Db, { actor, id, now }: Act, first: KeepMessages["messages"][number]) {
  const isIt = and(eq(assistantConversations.id, id), mayChange(actor, "conversation"));
  const [locked] = await tx.select().from(assistantConversations).where(isIt).for("update");
  if (locked) return locked;
  // A continuation of a conversation that is not kept was deleted meanwhile, in another tab or another browser.
  if (first.position !== 1) throw new AppError("NOT_FOUND");
  const [all] = await tx.select({ rows: count() }).from(assistantConversations).where(mayRead(actor, "conversation"));
  if (all!.rows >= MOST_SAVED_CHATS) throw new AppError("TOO_MANY_CONVERSATIONS");
  const title = titleOf(first.content);
  await tx
    .insert(assistantConversations)
    .values({ id, ownerId: actor.ownerId, title, searchText: foldedText(title), createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await tx.select().from(assistantConversations).where(isIt).for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws AppError NOT_FOUND */
export async function renameSavedChat(tx: Db, { actor, id }: Omit<Act, "now">, title: string): Promise<SavedChatLine> {
  const { searchText } = assistantConversations;
  const [row] = await tx
    .update(assistantConversations)
    .set({
      title,
      // The search still finds its former title, which was the first question.
      searchText: sql`left(${`${foldedText(title)}\n`}::text || ${searchText}, ${MOST_SEARCHED}::int)`,
    })
    .where(and(eq(assistantConversations.id, id), mayChange(actor, "conversation")))
    .returning();
  if (!row) throw new AppError("NOT_FOUND");
  return lineOf(row);
}

/** @throws AppError NOT_FOUND */
export async function deleteSavedChat(tx: Db, { actor, id }: Omit<Act, "now">): Promise<void> {
  const gone = await tx
    .delete(assistantConversations)
    .where(and(eq(assistantConversations.id, id), mayChange(actor, "conversation")))
    .returning({ id: assistantConversations.id });
  if (gone.length === 0) throw new AppError("NOT_FOUND");
}

/** @throws AppError NOT_FOUND where it is no answer of theirs */
export async function rateAnswer(
  tx: Db,
  { actor, id, position }: { actor: PersonActor; id: string; position: number },
  rating: Rating,
): Promise<void> {
  const own = tx
    .select({ id: assistantConversations.id })
    .from(assistantConversations)
    .where(and(eq(assistantConversations.id, id), mayChange(actor, "conversation")));
  const rated = await tx
    .update(assistantMessages)
    .set({ rating })
    .where(
      and(
        eq(assistantMessages.conversationId, sql`(${own})`),
        eq(assistantMessages.position, position),
        eq(assistantMessages.role, "assistant"),
      ),
    )
    .returning({ position: assistantMessages.position });
  if (rated.length === 0) throw new AppError("NOT_FOUND");
}
