import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant, stamped } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { shareLinks } from "./tools-runs.server.ts";

/** People who wrote to Umbral or to an agency through a public form. */

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
    /** The agent whose shared page it was sent from, and their agency; null for the site's own forms. */
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
    // A lead has a date of consent if and only if consent was given.
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
