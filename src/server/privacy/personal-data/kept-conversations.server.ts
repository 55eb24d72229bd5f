import { asc, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { assistantConversations, assistantMessages } from "../../platform/db/tables/assistant-threads.server.ts";

/** A person's saved chats with the assistant, one at a time. */
export async function* conversationsOf(db: Db, ownerId: string) {
  const { id, title, createdAt, updatedAt } = assistantConversations;
  const { role, content, extras, rating } = assistantMessages;
  const conversations = await db
    .select({ id, title, createdAt, updatedAt })
    .from(assistantConversations)
    .where(eq(assistantConversations.ownerId, ownerId))
    .orderBy(desc(updatedAt), desc(id));
  for (const conversation of conversations) {
    const messages = await db
      .select({ role, content, extras, rating, createdAt: assistantMessages.createdAt })
      .from(assistantMessages)
      .where(eq(assistantMessages.conversationId, conversation.id))
      .orderBy(asc(assistantMessages.position));
    yield { ...conversation, messages };
  }
}
