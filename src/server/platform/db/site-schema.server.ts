import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./account-schema.server.ts";
import { agencies } from "./agency-schema.server.ts";
import { contacts } from "./contact-schema.server.ts";
import { shareLinks } from "./share-schema.server.ts";

/** What the public site keeps: leads, demo requests, mail to send, views, consents and failures. */

const instant = (name: string) => timestamp(name, { withTimezone: true });

const stamped = {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant("created_at").notNull().defaultNow(),
};

/** One row for every form that was sent, also of an address seen before. Columns follow `domain/site/lead/lead.ts`. */
export const leads = pgTable(
  "leads",
  {
    ...stamped,
    email: text().notNull(),
    fullName: text("full_name"),
    phone: text(),
    company: text(),
    position: text(),
    message: text(),
    marketingConsent: boolean("marketing_consent").notNull(),
    source: text().notNull(),
    interestedIn: text("interested_in").array().notNull(),
    utmSource: text("utm_source"),
    utmMedium: text("utm_medium"),
    utmCampaign: text("utm_campaign"),
    utmContent: text("utm_content"),
    utmTerm: text("utm_term"),
    referrer: text(),
    landingPage: text("landing_page"),
    pagesVisited: text("pages_visited").array().notNull(),
    timeOnSiteS: integer("time_on_site").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    locale: text(),
    consentDate: instant("consent_date"),
    lastVisitAt: instant("last_visit_at").notNull(),
    /** The agent whose shared page it was sent from, and his agency; null for the site's own forms. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
    shareLinkId: uuid("share_link_id").references(() => shareLinks.id, { onDelete: "set null" }),
    /** The contact that it became, or was added to; null until then, and once that contact is gone. */
    contactId: uuid("contact_id").references((): AnyPgColumn => contacts.id, { onDelete: "set null" }),
    /** When it was taken into the contacts; null while it waits. */
    takenAt: instant("taken_at"),
  },
  (table) => [
    index("leads_newest").on(table.createdAt.desc()),
    index("leads_owner")
      .on(table.ownerId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.ownerId} is not null`),
    index("leads_agency")
      .on(table.agencyId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.agencyId} is not null`),
    index("leads_share_link").on(table.shareLinkId).where(sql`${table.shareLinkId} is not null`),
    index("leads_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("leads_waiting").on(table.createdAt).where(sql`${table.takenAt} is null`),
    index("leads_email").on(sql`lower(${table.email})`),
    check("leads_email_length", sql`length(${table.email}) between 3 and 255`),
    check("leads_time_on_site", sql`${table.timeOnSiteS} >= 0`),
    // Who gave no consent has no date of it; who gave it has one.
    check("leads_consent", sql`${table.marketingConsent} = (${table.consentDate} is not null)`),
  ],
);

export const demoRequests = pgTable(
  "demo_requests",
  {
    ...stamped,
    name: text().notNull(),
    email: text().notNull(),
    company: text(),
    phone: text(),
    message: text(),
    /** The contact that it became, or was added to. */
    contactId: uuid("contact_id").references((): AnyPgColumn => contacts.id, { onDelete: "set null" }),
    takenAt: instant("taken_at"),
  },
  (table) => [
    index("demo_requests_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("demo_requests_waiting").on(table.createdAt).where(sql`${table.takenAt} is null`),
    index("demo_requests_newest").on(table.createdAt.desc()),
    check("demo_requests_name", sql`length(${table.name}) between 2 and 100`),
    check("demo_requests_email_length", sql`length(${table.email}) between 3 and 255`),
  ],
);

/** The outbox: mail is written in the transaction of its cause and sent afterwards, as often as it takes. */
export const mails = pgTable(
  "mails",
  {
    ...stamped,
    to: text().notNull(),
    replyTo: text("reply_to"),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    sentAt: instant("sent_at"),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    /** Null once it was sent, and once it has failed so often that nobody tries again. */
    nextAttemptAt: instant("next_attempt_at").defaultNow(),
  },
  (table) => [
    index("mails_newest").on(table.createdAt.desc()),
    index("mails_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    check("mails_attempts", sql`${table.attempts} >= 0`),
  ],
);

/** A page that was looked at. Nothing says by whom. */
export const pageViews = pgTable(
  "page_views",
  {
    ...stamped,
    path: text().notNull(),
    query: text(),
    referrerHost: text("referrer_host"),
    locale: text(),
  },
  (table) => [index("page_views_newest").on(table.createdAt.desc())],
);

/** The proof of a choice about cookies: one row for each choice; the browser's random id tells them together. */
export const cookieConsents = pgTable(
  "cookie_consents",
  {
    ...stamped,
    consentId: uuid("consent_id").notNull(),
    /** Of the text that was shown. */
    version: text().notNull(),
    necessary: boolean().notNull().default(true),
    analytics: boolean().notNull(),
    marketing: boolean().notNull(),
    /** What was pressed. */
    choice: text().notNull(),
  },
  (table) => [
    index("cookie_consents_id").on(table.consentId, table.createdAt.desc()),
    check("cookie_consents_necessary", sql`${table.necessary}`),
  ],
);

/** Failures that somebody met, redacted. Field names are the specification's (section 3). */
export const toolErrors = pgTable(
  "tool_errors",
  {
    ...stamped,
    /** Null for an anonymous visitor. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    kind: text().$type<"server" | "browser" | "missing_path">().notNull(),
    /** The same for failures of one cause (`failures/fingerprint`): what is shown, counted and resolved together. */
    fingerprint: text().notNull(),
    path: text(),
    toolName: text("tool_name"),
    errorType: text("error_type").notNull(),
    errorMessage: text("error_message").notNull(),
    errorStack: text("error_stack"),
    requestData: jsonb("request_data").$type<Record<string, unknown>>(),
    resolved: boolean().notNull().default(false),
    resolvedAt: instant("resolved_at"),
    resolvedBy: uuid("resolved_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("tool_errors_unresolved").on(table.createdAt.desc()).where(sql`not ${table.resolved}`),
    // As `order by … desc` sorts, or the index would not serve it.
    index("tool_errors_newest").on(table.createdAt.desc().nullsFirst()),
    index("tool_errors_group").on(table.fingerprint, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("tool_errors_user").on(table.userId).where(sql`${table.userId} is not null`),
    check("tool_errors_kind", sql`${table.kind} in ('server', 'browser', 'missing_path')`),
    check(
      "tool_errors_type",
      sql`${table.errorType} in ('RATE_LIMIT', 'INSUFFICIENT_CREDITS', 'UNAUTHORIZED', 'SERVER_ERROR', 'NETWORK_ERROR', 'UNKNOWN_ERROR')`,
    ),
  ],
);

/** What the people who mend failures keep of a cause. */
export const errorCases = pgTable(
  "error_cases",
  {
    fingerprint: text().primaryKey(),
    note: text(),
    assigneeId: uuid("assignee_id").references(() => users.id, { onDelete: "set null" }),
    updatedBy: uuid("updated_by").references(() => users.id, { onDelete: "set null" }),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [check("error_cases_note", sql`length(${table.note}) between 1 and 2000`)],
);

/** What the product tells one person. Field names are the specification's (section 3). */
export const userNotifications = pgTable(
  "user_notifications",
  {
    ...stamped,
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    message: text().notNull(),
    type: text().$type<"error" | "warning">().notNull(),
    /** A path of this site. */
    link: text(),
    readAt: instant("read_at"),
    /** Notices of one cause while the first is unread: they are one row that counts. */
    cause: text(),
    times: integer().notNull().default(1),
    /** Of the last of them. */
    lastAt: instant("last_at").notNull().defaultNow(),
  },
  (table) => [
    index("user_notifications_newest").on(table.userId, table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("user_notifications_unread").on(table.userId).where(sql`${table.readAt} is null`),
    uniqueIndex("user_notifications_cause").on(table.userId, table.cause).where(sql`${table.readAt} is null`),
    check("user_notifications_type", sql`${table.type} in ('error', 'warning')`),
    check("user_notifications_times", sql`${table.times} >= 1`),
    check("user_notifications_link", sql`${table.link} ~ '^/([^/]|$)'`),
  ],
);
