import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { scope } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { deals } from "./crm-deals.server.ts";
import { owned } from "./owner-columns.server.ts";

/** Mails that portals and people send to an inbox, as they came. */

/** A portal's notice that was forwarded or pasted. */
export const inboundMails = pgTable(
  "inbound_mails",
  {
    ...owned,
    scope: scope(),
    /** The mail's own id, else SHA-256 of its text: the same one twice is one. */
    messageKey: text("message_key").notNull(),
    /** Portal that wrote it, as far as it is known. */
    portal: text(),
    subject: text(),
    text: text().notNull(),
    /** The fields that were read from it. */
    parsed: jsonb().$type<Record<string, unknown>>(),
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "set null" }),
    dealId: uuid("deal_id").references(() => deals.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("inbound_mails_key").on(table.scope, table.messageKey),
    index("inbound_mails_age").on(table.createdAt),
    index("inbound_mails_newest").on(table.scope, table.createdAt.desc().nullsFirst()),
    index("inbound_mails_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("inbound_mails_deal").on(table.dealId).where(sql`${table.dealId} is not null`),
  ],
);
