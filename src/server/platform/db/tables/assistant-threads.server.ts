import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type AnswerExtras, CONTACT_PURPOSES, type ContactPurpose } from "#domain/assistant/chat/dto.ts";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant, literals } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { deals } from "./crm-deals.server.ts";
import { made } from "./owner-columns.server.ts";
import { properties } from "./portfolio-homes.server.ts";
import { leads } from "./site-leads.server.ts";

/** Messages with the assistant, the chat of an agency with its visitors, and language models that people connect. */

/** The language model of an agency or of a person without one. */
export const modelConnections = pgTable(
  "model_connections",
  {
    ...made,
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** The agency's id, else the person's: one connection each. */
    scope: uuid().notNull(),
    baseUrl: text("base_url").notNull(),
    model: text().notNull(),
    /** Null for a server that asks for none. */
    keySealed: text("key_sealed"),
    lastSuccessAt: instant("last_success_at"),
    lastErrorAt: instant("last_error_at"),
    lastError: text("last_error"),
  },
  (table) => [uniqueIndex("model_connections_scope").on(table.scope)],
);

/** A signed-in person's conversation with the assistant, which nobody else sees. */
export const assistantConversations = pgTable(
  "assistant_conversations",
  {
    /** Made by the browser: a repeated call makes no second one. */
    id: uuid().primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    /** Its messages, folded, for the search within their own. */
    searchText: text("search_text").notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("assistant_conversations_owner").on(
      table.ownerId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check("assistant_conversations_title", sql`length(${table.title}) between 1 and 200`),
  ],
);

export const assistantMessages = pgTable(
  "assistant_messages",
  {
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => assistantConversations.id, { onDelete: "cascade" }),
    /** Counts from 1, in the order of the conversation. */
    position: integer().notNull(),
    role: text().$type<"user" | "assistant">().notNull(),
    content: text().notNull(),
    /** Citations, cards and quick replies, as they were sent to the browser. */
    extras: jsonb().$type<AnswerExtras>().notNull().default({}),
    /** 1 useful, -1 not; null while nobody said. */
    rating: integer(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.position] }),
    check("assistant_messages_role", sql`${table.role} in ('user', 'assistant')`),
    check("assistant_messages_rating", sql`${table.rating} in (-1, 1)`),
  ],
);

/** The assistant that an agency, or a person without one, gives to visitors: `/asistente/{code}`. */
export const chatChannels = pgTable(
  "chat_channels",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Owner of the contacts and homes it concerns: the agency's id, else the person's. */
    scope: uuid().notNull(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    code: text().notNull(),
    isOpen: boolean("is_open").notNull().default(true),
    /** Its first message; empty means the default text. */
    greeting: text().notNull().default(""),
    /** Texts that the assistant may repeat about the agency: where it is, how visits go, which documents it asks for. Empty: nothing. */
    office: text().notNull().default(""),
    visits: text().notNull().default(""),
    documents: text().notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("chat_channels_scope").on(table.scope),
    uniqueIndex("chat_channels_code").on(table.code),
    index("chat_channels_owner").on(table.ownerId),
    index("chat_channels_agency").on(table.agencyId),
  ],
);

export const THREAD_STATES = ["espera", "atendida", "cerrada"] as const;

export type ThreadState = (typeof THREAD_STATES)[number];

export const THREAD_AUTHORS = ["visitante", "asistente", "persona"] as const;

export type ThreadAuthor = (typeof THREAD_AUTHORS)[number];

/** A conversation that a visitor handed to people, with their consent. */
export const chatThreads = pgTable(
  "chat_threads",
  {
    id: uuid().primaryKey(),
    /** Owner of the inbox that holds it: an agency's id (Umbral's own too), else a person's. */
    scope: uuid().notNull(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    /** Null: Umbral's own site. */
    channelId: uuid("channel_id").references(() => chatChannels.id, { onDelete: "set null" }),
    /** SHA-256 of the key by which the visitor's browser reads and writes it. */
    keyHash: text("key_hash").notNull(),
    purpose: text().$type<ContactPurpose>().notNull(),
    state: text().$type<ThreadState>().notNull().default("espera"),
    visitorName: text("visitor_name").notNull(),
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "set null" }),
    dealId: uuid("deal_id").references(() => deals.id, { onDelete: "set null" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
    /** The page on which it began. */
    page: text(),
    consentAt: instant("consent_at").notNull(),
    consentText: text("consent_text").notNull(),
    /** The person who answers it. */
    takenBy: uuid("taken_by").references(() => users.id, { onDelete: "set null" }),
    messages: integer().notNull().default(0),
    /** Messages of the visitor since a person last read the thread, and of people since the visitor did. */
    unreadByTeam: integer("unread_by_team").notNull().default(0),
    unreadByVisitor: integer("unread_by_visitor").notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastAt: instant("last_at").notNull().defaultNow(),
    closedAt: instant("closed_at"),
  },
  (table) => [
    uniqueIndex("chat_threads_key").on(table.keyHash),
    index("chat_threads_scope").on(table.scope, table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("chat_threads_open").on(table.scope, table.state).where(sql`${table.state} <> 'cerrada'`),
    index("chat_threads_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("chat_threads_owner").on(table.ownerId),
    index("chat_threads_agency").on(table.agencyId),
    index("chat_threads_channel").on(table.channelId),
    index("chat_threads_lead").on(table.leadId).where(sql`${table.leadId} is not null`),
    index("chat_threads_last").on(table.lastAt),
    check("chat_threads_purpose", sql`${table.purpose} in (${literals(CONTACT_PURPOSES)})`),
    check("chat_threads_state", sql`${table.state} in (${literals(THREAD_STATES)})`),
  ],
);

export const chatThreadMessages = pgTable(
  "chat_thread_messages",
  {
    threadId: uuid("thread_id")
      .notNull()
      .references(() => chatThreads.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    author: text().$type<ThreadAuthor>().notNull(),
    /** The person who answered; null for the visitor, and also once the person's account is gone. */
    personId: uuid("person_id").references(() => users.id, { onDelete: "set null" }),
    content: text().notNull(),
    extras: jsonb().$type<AnswerExtras>().notNull().default({}),
    /** Idempotency key of the insert: a repeated call adds nothing. */
    callId: uuid("call_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.position] }),
    uniqueIndex("chat_thread_messages_call").on(table.threadId, table.callId),
    check("chat_thread_messages_author", sql`${table.author} in (${literals(THREAD_AUTHORS)})`),
  ],
);
