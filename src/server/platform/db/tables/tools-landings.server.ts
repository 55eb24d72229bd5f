import { sql } from "drizzle-orm";
import {
  boolean,
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
import { type LandingDocument, VARIANTS, type Variant } from "#domain/tools/landings/landing-document.ts";
import { instant, literals } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";
import { properties } from "./portfolio-homes.server.ts";
import { leads } from "./site-leads.server.ts";

/** Landing pages: the draft, what was published, who looked and who wrote. */

export const landings = pgTable(
  "landings",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    title: text().notNull(),
    /** Last part of its address; nobody else's page has the same. */
    slug: text().notNull(),
    /** The draft; what visitors read stands in its versions. */
    document: jsonb().$type<LandingDocument>().notNull(),
    /** Raised by each change, so that two pages do not overwrite each other. */
    revision: integer().notNull().default(1),
    /** The home of which it is the page. */
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
    /** Number of the newest version. */
    versions: smallint().notNull().default(0),
    /** When it was first published, and when it was taken down; published while only the first is there. */
    publishedAt: instant("published_at"),
    endedAt: instant("ended_at"),
    /** In the trash. */
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    index("landings_owner").on(table.ownerId, table.updatedAt),
    index("landings_agency").on(table.agencyId, table.updatedAt),
    uniqueIndex("landings_slug").on(table.slug),
    index("landings_home").on(table.homeId).where(sql`${table.homeId} is not null`),
  ],
);

const ofLanding = () =>
  uuid("landing_id")
    .notNull()
    .references(() => landings.id, { onDelete: "cascade" });

/** Each document that was published, as it stood. */
export const landingVersions = pgTable(
  "landing_versions",
  {
    landingId: ofLanding(),
    number: smallint().notNull(),
    at: instant("at").notNull(),
    document: jsonb().$type<LandingDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.landingId, table.number] })],
);

/** Looks and contacts of each day, by the version of the first screen. */
export const landingDays = pgTable(
  "landing_days",
  {
    landingId: ofLanding(),
    /** In Madrid. */
    day: date().notNull(),
    variant: text().$type<Variant>().notNull(),
    /** Whether the two versions were compared that day: others say nothing of them. */
    isTest: boolean("is_test").notNull(),
    views: integer().notNull().default(0),
    /** Browsers, each once a day. */
    visitors: integer().notNull().default(0),
    leads: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.landingId, table.day, table.variant, table.isTest] }),
    check("landing_days_variant", sql`${table.variant} in (${literals(VARIANTS)})`),
  ],
);

/** The page that a lead was sent from. */
export const landingLeads = pgTable(
  "landing_leads",
  {
    leadId: uuid("lead_id")
      .primaryKey()
      .references(() => leads.id, { onDelete: "cascade" }),
    landingId: ofLanding(),
    variant: text().$type<Variant>().notNull(),
    /** The home that it was about. */
    homeId: uuid("home_id").references(() => properties.id, { onDelete: "set null" }),
  },
  (table) => [
    index("landing_leads_of").on(table.landingId),
    index("landing_leads_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    check("landing_leads_variant", sql`${table.variant} in (${literals(VARIANTS)})`),
  ],
);

/** A domain of an agency's own for a page. Anybody may ask for one; only one page proves it. */
export const landingDomains = pgTable(
  "landing_domains",
  {
    landingId: uuid("landing_id")
      .primaryKey()
      .references(() => landings.id, { onDelete: "cascade" }),
    host: text().notNull(),
    /** The word that its TXT record must say. It is public once it stands there. */
    token: text().notNull(),
    /** When its records were last found as they must be. */
    provedAt: instant("proved_at"),
    checkedAt: instant("checked_at"),
    /** The fault that they had, in Spanish. */
    fault: text(),
  },
  (table) => [uniqueIndex("landing_domains_proved").on(table.host).where(sql`${table.provedAt} is not null`)],
);
