import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { CampaignMessage } from "#domain/tools/campaigns/campaign-message.ts";
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_STATES,
  type CampaignKind,
  type CampaignState,
  RECIPIENT_STATES,
  type RecipientState,
  SENDING_BASES,
  type SendingBasis,
} from "#domain/tools/campaigns/campaign-states.ts";
import type { CompiledMessage } from "#domain/tools/campaigns/compiled-message.ts";
import type { CampaignSegment } from "#domain/tools/campaigns/segment.ts";
import type { TestVerdict } from "#domain/tools/campaigns/sending/ab-test.ts";
import type { DomainChecks } from "#domain/tools/campaigns/sending/domain-checks.ts";
import {
  CONSENT_EVENTS,
  type ConsentEventKind,
  LEFT_OUT_REASONS,
  type LeftOutReason,
  SUPPRESSION_CAUSES,
  type SuppressionCause,
} from "#domain/tools/campaigns/sending/left-out.ts";
import { users } from "./accounts.server.ts";
import { givenUp, instant, literals, scope } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { owned } from "./owner-columns.server.ts";

/** Campaigns by e-mail: who sends, what is sent, to whom it went, and who wants no more of it. */

/** An address that an agency sends from, with the server that takes its mails. Without a server mails are only exported. */
export const mailSenders = pgTable(
  "mail_senders",
  {
    ...owned,
    scope: scope(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    fromName: text("from_name").notNull(),
    fromEmail: text("from_email").notNull(),
    replyTo: text("reply_to"),
    /** Whoever writes must be known to the reader: name of the business and its postal address. */
    postalAddress: text("postal_address").notNull(),
    smtpHost: text("smtp_host"),
    smtpPort: integer("smtp_port"),
    /** TLS from the first byte; otherwise it is begun by STARTTLS. */
    smtpIsSecure: boolean("smtp_is_secure").notNull().default(true),
    smtpUser: text("smtp_user"),
    smtpPasswordSealed: text("smtp_password_sealed"),
    /** Where undelivered mails come back to, where it is another address; each mail gets its own form of it. */
    bounceEmail: text("bounce_email"),
    /** Last part of the address to which the mail service posts bounces and complaints, and what it signs them with. */
    eventTokenHash: text("event_token_hash"),
    eventTokenSealed: text("event_token_sealed"),
    eventKeySealed: text("event_key_sealed"),
    dkimSelector: text("dkim_selector"),
    dkimKeySealed: text("dkim_key_sealed"),
    /** Mails an hour at full pace; a sender that warms up stays below it. */
    perHour: integer("per_hour").notNull().default(500),
    /** First day of warming up; null for a sender that needs none. */
    warmsUpFrom: date("warms_up_from", { mode: "string" }),
    /** The result of the last look at SPF, DKIM and DMARC. */
    checks: jsonb().$type<DomainChecks>(),
    checkedAt: instant("checked_at"),
    /** Refused lately by its server: until when nothing is tried, and its words. */
    restsUntil: instant("rests_until"),
    lastError: text("last_error"),
  },
  (table) => [
    uniqueIndex("mail_senders_address").on(table.scope, table.fromEmail),
    index("mail_senders_owner").on(table.ownerId),
    index("mail_senders_agency").on(table.agencyId),
    uniqueIndex("mail_senders_events").on(table.eventTokenHash),
    check("mail_senders_pace", sql`${table.perHour} between 1 and 1000000`),
  ],
);

/** How many mails a sender has handed over in an hour: what its pace is measured by. */
export const mailSenderHours = pgTable(
  "mail_sender_hours",
  {
    senderId: uuid("sender_id")
      .notNull()
      .references(() => mailSenders.id, { onDelete: "cascade" }),
    hour: instant("hour").notNull(),
    sent: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.senderId, table.hour] })],
);

/** Servers of receivers that asked to be left alone for a while. */
export const mailSenderDomains = pgTable(
  "mail_sender_domains",
  {
    senderId: uuid("sender_id")
      .notNull()
      .references(() => mailSenders.id, { onDelete: "cascade" }),
    domain: text().notNull(),
    restsUntil: instant("rests_until").notNull(),
    /** Refusals one after another: each makes the rest longer. */
    refusals: smallint().notNull().default(0),
    lastAnswer: text("last_answer"),
  },
  (table) => [primaryKey({ columns: [table.senderId, table.domain] })],
);

export const campaigns = pgTable(
  "campaigns",
  {
    ...owned,
    scope: scope(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    name: text().notNull(),
    kind: text().$type<CampaignKind>().notNull(),
    state: text().$type<CampaignState>().notNull().default("borrador"),
    /** Why it pauses or was ended, in words of the catalogue. */
    stateReason: text("state_reason"),
    /** The thing that the reason is about: a home's name, a server's words. */
    stateDetail: text("state_detail"),
    /** The draft; of a sequence one after another. What was sent is kept compiled. */
    messages: jsonb().$type<CampaignMessage[]>().notNull(),
    segment: jsonb().$type<CampaignSegment>().notNull(),
    senderId: uuid("sender_id").references((): AnyPgColumn => mailSenders.id, { onDelete: "set null" }),
    /** The messages as they are sent, written when the sending began; of a sequence it is written anew as its homes change. */
    compiled: jsonb().$type<CompiledMessage[]>(),
    compiledAt: instant("compiled_at"),
    /** When the sender looks at it again; null while nothing is due. */
    nextAt: instant("next_at"),
    /** Times that it was taken up without an end. */
    tries: smallint().notNull().default(0),
    /** A test of two subjects: percent of the people who take part, hours until it is decided, and what came out. */
    testShare: smallint("test_share"),
    testHours: smallint("test_hours"),
    testEndsAt: instant("test_ends_at"),
    testVerdict: jsonb("test_verdict").$type<TestVerdict>(),
    /** Raised by each change, so that two pages do not overwrite each other. */
    revision: integer().notNull().default(1),
    scheduledAt: instant("scheduled_at"),
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
    deletedAt: instant("deleted_at"),
    ...givenUp,
  },
  (table) => [
    index("campaigns_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("campaigns_owner").on(table.ownerId, table.updatedAt),
    index("campaigns_agency").on(table.agencyId, table.updatedAt),
    index("campaigns_due").on(table.nextAt).where(sql`${table.nextAt} is not null`),
    check("campaigns_test", sql`${table.testShare} between 1 and 100 and ${table.testHours} between 1 and 168`),
    index("campaigns_sender").on(table.senderId).where(sql`${table.senderId} is not null`),
    check("campaigns_kind", sql`${table.kind} in (${literals(CAMPAIGN_KINDS)})`),
    check("campaigns_state", sql`${table.state} in (${literals(CAMPAIGN_STATES)})`),
  ],
);

/** One message to one person. */
export const campaignRecipients = pgTable(
  "campaign_recipients",
  {
    id: uuid().primaryKey().defaultRandom(),
    campaignId: uuid("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    /** Place of the message in its campaign, from 0. */
    messageNumber: smallint("message_number").notNull(),
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "set null" }),
    /** Lower case; empty for a contact without one, and once its person is erased. */
    email: text().notNull(),
    /** SHA-256 of the address, by which answers of servers find the row when the address is gone. */
    emailHash: char("email_hash", { length: 64 }),
    /** The part behind the at sign. */
    domain: text().notNull().default(""),
    /** Takes part in the test of two subjects. */
    isInTest: boolean("is_in_test").notNull().default(false),
    /** Gets the second subject. */
    takesOther: boolean("takes_other").notNull().default(false),
    state: text().$type<RecipientState>().notNull().default("pendiente"),
    reason: text().$type<LeftOutReason>(),
    /** On what the sending rested when it was sent, with its date and source. */
    basis: text().$type<SendingBasis>(),
    basisDetail: jsonb("basis_detail").$type<Record<string, unknown>>(),
    /** Null once nobody tries any more. */
    dueAt: instant("due_at"),
    tries: smallint().notNull().default(0),
    /** Committed before the last bytes go to the server: from here on it may have arrived. */
    handedAt: instant("handed_at"),
    /** The server's answer, as it was. */
    answer: text(),
    sentAt: instant("sent_at"),
    /** When the server took or refused it for good. */
    settledAt: instant("settled_at"),
    /** First loads of its picture and first opened link. Programs load pictures by themselves: this is no proof of a reader. */
    openedAt: instant("opened_at"),
    clickedAt: instant("clicked_at"),
    repliedAt: instant("replied_at"),
    bouncedAt: instant("bounced_at"),
    /** Times that it could not be delivered yet, and what was said. */
    softBounces: smallint("soft_bounces").notNull().default(0),
    bounceText: text("bounce_text"),
    complainedAt: instant("complained_at"),
    unsubscribedAt: instant("unsubscribed_at"),
    ...givenUp,
  },
  (table) => [
    index("campaign_recipients_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    // An address gets a message once, whichever contact has it; a contact without one is told of once.
    uniqueIndex("campaign_recipients_once")
      .on(table.campaignId, table.messageNumber, table.email)
      .where(sql`${table.email} <> ''`),
    uniqueIndex("campaign_recipients_person").on(table.campaignId, table.messageNumber, table.contactId),
    index("campaign_recipients_settled")
      .on(table.campaignId, table.settledAt.desc().nullsFirst())
      .where(sql`${table.settledAt} is not null`),
    index("campaign_recipients_state").on(table.campaignId, table.state, table.id),
    index("campaign_recipients_hash").on(table.emailHash).where(sql`${table.emailHash} is not null`),
    check("campaign_recipients_reason", sql`${table.reason} in (${literals(LEFT_OUT_REASONS)})`),
    index("campaign_recipients_due").on(table.campaignId, table.dueAt).where(sql`${table.dueAt} is not null`),
    index("campaign_recipients_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    check("campaign_recipients_state", sql`${table.state} in (${literals(RECIPIENT_STATES)})`),
    check("campaign_recipients_basis", sql`${table.basis} in (${literals(SENDING_BASES)})`),
  ],
);

/** Links that a person opened. */
export const campaignClicks = pgTable(
  "campaign_clicks",
  {
    recipientId: uuid("recipient_id")
      .notNull()
      .references(() => campaignRecipients.id, { onDelete: "cascade" }),
    /** Place of the link in its message. */
    link: smallint().notNull(),
    firstAt: instant("first_at").notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.recipientId, table.link] })],
);

/** Addresses that an agency writes to no more. Of the address only its hash: also who was erased stays left alone. */
export const mailSuppressions = pgTable(
  "mail_suppressions",
  {
    scope: scope(),
    /** SHA-256 of the address in lower case. */
    emailHash: char("email_hash", { length: 64 }).notNull(),
    cause: text().$type<SuppressionCause>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    campaignId: uuid("campaign_id").references(() => campaigns.id, { onDelete: "set null" }),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.emailHash] }),
    index("mail_suppressions_campaign").on(table.campaignId).where(sql`${table.campaignId} is not null`),
    check("mail_suppressions_cause", sql`${table.cause} in (${literals(SUPPRESSION_CAUSES)})`),
  ],
);

/**
 * The history of each contact's consent, line by line. A trigger of the contacts writes it, whichever way the contact was changed; another one
 * refuses that a line be changed.
 */
export const consentEvents = pgTable(
  "consent_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    kind: text().$type<ConsentEventKind>().notNull(),
    /** When the person said it; `notedAt` is when we wrote it down. */
    at: instant("at").notNull(),
    notedAt: instant("noted_at").notNull().defaultNow(),
    /** The words that they agreed to. */
    words: text(),
    /** Where the contact came from, and the place that changed it, as far as it said so. */
    source: text().notNull(),
    place: text(),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("consent_events_contact").on(table.contactId, table.at),
    index("consent_events_actor").on(table.actorId).where(sql`${table.actorId} is not null`),
    check("consent_events_kind", sql`${table.kind} in (${literals(CONSENT_EVENTS)})`),
  ],
);
