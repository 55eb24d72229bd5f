import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
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
import type { CampaignSegment } from "#domain/tools/campaigns/segment.ts";
import { instant, literals, scope } from "./columns.server.ts";
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
    dkimSelector: text("dkim_selector"),
    dkimKeySealed: text("dkim_key_sealed"),
    /** Mails an hour at full pace; a sender that warms up stays below it. */
    perHour: integer("per_hour").notNull().default(500),
    /** First day of warming up; null for a sender that needs none. */
    warmsUpFrom: date("warms_up_from", { mode: "string" }),
    /** What the last look at SPF, DKIM and DMARC found. */
    checks: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    checkedAt: instant("checked_at"),
    /** Refused lately by its server: until when nothing is tried, and its words. */
    restsUntil: instant("rests_until"),
    lastError: text("last_error"),
  },
  (table) => [
    uniqueIndex("mail_senders_address").on(table.scope, table.fromEmail),
    index("mail_senders_owner").on(table.ownerId),
    index("mail_senders_agency").on(table.agencyId),
  ],
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
    /** The draft; of a sequence one after another. What was sent is kept compiled. */
    messages: jsonb().$type<CampaignMessage[]>().notNull(),
    segment: jsonb().$type<CampaignSegment>().notNull(),
    senderId: uuid("sender_id").references((): AnyPgColumn => mailSenders.id, { onDelete: "set null" }),
    /** Raised by each change, so that two pages do not overwrite each other. */
    revision: integer().notNull().default(1),
    scheduledAt: instant("scheduled_at"),
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("campaigns_owner").on(table.ownerId, table.updatedAt),
    index("campaigns_agency").on(table.agencyId, table.updatedAt),
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
    email: text().notNull(),
    /** Gets the second subject of a test. */
    takesOther: boolean("takes_other").notNull().default(false),
    state: text().$type<RecipientState>().notNull().default("pendiente"),
    reason: text(),
    /** On what the sending rested when it was sent, with its date and source. */
    basis: text().$type<SendingBasis>(),
    basisDetail: jsonb("basis_detail").$type<Record<string, unknown>>(),
    /** Null once nobody tries any more. */
    dueAt: instant("due_at"),
    tries: smallint().notNull().default(0),
    sentAt: instant("sent_at"),
    /** First loads of its picture and first opened link. Programs load pictures by themselves: this is no proof of a reader. */
    openedAt: instant("opened_at"),
    clickedAt: instant("clicked_at"),
    repliedAt: instant("replied_at"),
    bouncedAt: instant("bounced_at"),
    complainedAt: instant("complained_at"),
    unsubscribedAt: instant("unsubscribed_at"),
  },
  (table) => [
    uniqueIndex("campaign_recipients_once").on(table.campaignId, table.messageNumber, table.email),
    index("campaign_recipients_due").on(table.campaignId, table.dueAt).where(sql`${table.dueAt} is not null`),
    index("campaign_recipients_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    check("campaign_recipients_state", sql`${table.state} in (${literals(RECIPIENT_STATES)})`),
    check("campaign_recipients_basis", sql`${table.basis} in (${literals(SENDING_BASES)})`),
  ],
);
