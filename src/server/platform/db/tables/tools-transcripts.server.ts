import { sql } from "drizzle-orm";
import { char, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ConversationSummary } from "#domain/tools/conversations/summary.ts";
import type { Message, Thread } from "#domain/tools/conversations/thread.ts";
import { instant } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { owned } from "./owner-columns.server.ts";

/** Conversations that an agent handed in to be summed up: their messages as data, never the file. */

export const transcripts = pgTable(
  "transcripts",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    title: text().notNull(),
    /** All of the conversation but its messages. */
    head: jsonb().$type<Omit<Thread, "messages">>().notNull(),
    summary: jsonb().$type<ConversationSummary>().notNull(),
    messageCount: integer("message_count").notNull(),
    /** The moment of the last message that says when it was sent. */
    lastAt: instant("last_at"),
    /** The country whose currency and telephone numbers are meant, ISO 3166-1 alpha-2. */
    country: char({ length: 2 }).notNull(),
    /** Raised by each change of the summary, so that none is calculated from an older one. */
    revision: integer().notNull().default(1),
    /** It holds their words: whoever erases the contact erases it too. */
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "cascade" }),
    /** When it was thrown away; null outside the trash. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("transcripts_owner").on(table.ownerId, table.updatedAt),
    index("transcripts_agency").on(table.agencyId, table.updatedAt),
    index("transcripts_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("transcripts_deleted").on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

export const transcriptMessages = pgTable(
  "transcript_messages",
  {
    transcriptId: uuid("transcript_id")
      .notNull()
      .references(() => transcripts.id, { onDelete: "cascade" }),
    place: integer().notNull(),
    message: jsonb().$type<Message>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.transcriptId, table.place] })],
);
