import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { givenUp, instant } from "./columns.server.ts";
import { leads } from "./site-leads.server.ts";
import { toolRuns } from "./tools-runs.server.ts";

/** How Umbral itself reaches people: links, forms, news, segments. Administrators and managers keep them for all. */

const kept = {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  /** Null once their account is gone; the thing itself stays Umbral's. */
  createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
};

export const shortLinks = pgTable(
  "short_links",
  {
    ...kept,
    /** The part of the address after `/l/`. */
    code: text().notNull(),
    title: text().notNull(),
    target: text().notNull(),
    /** utm_source, utm_medium… as they are added to the target. */
    utm: jsonb().$type<Record<string, string>>().notNull().default({}),
    expiresAt: instant("expires_at"),
    disabledAt: instant("disabled_at"),
    clicks: integer().notNull().default(0),
    lastClickAt: instant("last_click_at"),
    /** The person who made it for a result of theirs; null for those of Umbral itself. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
    /** The result that carries it, and where: a post of a week. The link goes on when the result is gone: it is out in the world. */
    runId: uuid("run_id").references(() => toolRuns.id, { onDelete: "set null" }),
    place: text(),
  },
  (table) => [
    uniqueIndex("short_links_code").on(table.code),
    uniqueIndex("short_links_place").on(table.runId, table.place).where(sql`${table.runId} is not null`),
    index("short_links_owner").on(table.ownerId).where(sql`${table.ownerId} is not null`),
    index("short_links_agency").on(table.agencyId).where(sql`${table.agencyId} is not null`),
    check("short_links_clicks", sql`${table.clicks} >= 0`),
  ],
);

/** Clicks of a day, counted by attributes that identify nobody. */
export const linkClicks = pgTable(
  "link_clicks",
  {
    linkId: uuid("link_id")
      .notNull()
      .references(() => shortLinks.id, { onDelete: "cascade" }),
    day: date().notNull(),
    /** Host of the page with the link; empty where the browser names none. */
    referrer: text().notNull(),
    device: text().$type<"movil" | "ordenador" | "robot" | "otro">().notNull(),
    /** ISO code; empty where it is unknown. */
    country: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day, table.referrer, table.device, table.country] })],
);

export const forms = pgTable(
  "forms",
  {
    ...kept,
    /** The part of the address after `/formulario/`. */
    slug: text().notNull(),
    name: text().notNull(),
    /** The definition as it is being edited (`domain/site/forms`). */
    draft: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The version that the public sees; null before the first one and while it is withdrawn. */
    publishedVersion: integer("published_version"),
    archivedAt: instant("archived_at"),
  },
  (table) => [uniqueIndex("forms_slug").on(table.slug)],
);

/** The published texts of a form, word for word: people consented to exactly these. They are never changed. */
export const formVersions = pgTable(
  "form_versions",
  {
    formId: uuid("form_id")
      .notNull()
      .references(() => forms.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    definition: jsonb().$type<Record<string, unknown>>().notNull(),
    publishedAt: instant("published_at").notNull().defaultNow(),
    publishedBy: uuid("published_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.formId, table.version] })],
);

export const formSubmissions = pgTable(
  "form_submissions",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    formId: uuid("form_id")
      .notNull()
      .references(() => forms.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    values: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Lower case, where the form asks for one: by it a person's rows are found. */
    email: text(),
    consentAt: instant("consent_at"),
    /** Host of the page that it was embedded in. */
    embeddedOn: text("embedded_on"),
    /** The lead that it became. */
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
  },
  (table) => [
    index("form_submissions_form").on(table.formId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("form_submissions_email").on(table.email).where(sql`${table.email} is not null`),
    index("form_submissions_lead").on(table.leadId).where(sql`${table.leadId} is not null`),
    index("form_submissions_created").on(table.createdAt),
  ],
);

export const marketingSegments = pgTable("marketing_segments", {
  ...kept,
  name: text().notNull(),
  /** `domain/site/marketing-contacts`. */
  filter: jsonb().$type<Record<string, unknown>>().notNull(),
});

export const SUPPRESSION_REASONS = ["baja", "rebote", "queja", "manual"] as const;

export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

/** Addresses that are never mailed again. Of the address only its hash: also who was erased stays left alone. */
export const marketingSuppressions = pgTable(
  "marketing_suppressions",
  {
    /** SHA-256 of the address in lower case. */
    emailHash: text("email_hash").primaryKey(),
    reason: text().$type<SuppressionReason>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [check("marketing_suppressions_reason", sql`${table.reason} in ('baja', 'rebote', 'queja', 'manual')`)],
);

/**
 * Addresses that asked for news in a public form, and whether whoever reads their mail has confirmed it. Of the address only its hash.
 */
export const marketingConfirmations = pgTable("marketing_confirmations", {
  /** SHA-256 of the address in lower case. */
  emailHash: text("email_hash").primaryKey(),
  askedAt: instant("asked_at").notNull(),
  confirmedAt: instant("confirmed_at"),
});

/** Feeds of others that are read for news. */
export const newsSources = pgTable(
  "news_sources",
  {
    ...kept,
    name: text().notNull(),
    url: text().notNull(),
    etag: text(),
    lastModified: text("last_modified"),
    pausedAt: instant("paused_at"),
    nextFetchAt: instant("next_fetch_at"),
    lastSuccessAt: instant("last_success_at"),
    lastErrorAt: instant("last_error_at"),
    lastError: text("last_error"),
    failures: integer().notNull().default(0),
    /**
     * Readings that began and did not end: a source that ends its process each time is given up. Zero while no reading
     * runs.
     */
    tries: integer().notNull().default(0),
    ...givenUp,
  },
  (table) => [
    index("news_sources_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    uniqueIndex("news_sources_url").on(table.url),
    index("news_sources_due").on(table.nextFetchAt).where(sql`${table.nextFetchAt} is not null`),
  ],
);

export const newsItems = pgTable(
  "news_items",
  {
    id: uuid().primaryKey().defaultRandom(),
    sourceId: uuid("source_id")
      .notNull()
      .references(() => newsSources.id, { onDelete: "cascade" }),
    /** The feed's own name of it, else its address. */
    guid: text().notNull(),
    url: text().notNull(),
    title: text().notNull(),
    /** Text without markup, as the feed gives it. */
    summary: text().notNull().default(""),
    publishedAt: instant("published_at"),
    fetchedAt: instant("fetched_at").notNull().defaultNow(),
    state: text().$type<"nueva" | "descartada" | "usada">().notNull().default("nueva"),
  },
  (table) => [
    uniqueIndex("news_items_guid").on(table.sourceId, table.guid),
    index("news_items_state").on(table.state, table.publishedAt.desc().nullsFirst()),
    check("news_items_state_known", sql`${table.state} in ('nueva', 'descartada', 'usada')`),
  ],
);

/** News of the blog that are written in the administration; the rest of the blog are files. */
export const posts = pgTable(
  "posts",
  {
    ...kept,
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(""),
    /** Markdown. */
    body: text().notNull().default(""),
    state: text().$type<"borrador" | "publicado" | "retirado">().notNull().default("borrador"),
    publishedAt: instant("published_at"),
    /** Number of changes: a person who saves sends the version they have seen. */
    version: integer().notNull().default(1),
    /** The piece of news that it is about. */
    itemId: uuid("item_id").references(() => newsItems.id, { onDelete: "set null" }),
    sourceName: text("source_name"),
    sourceUrl: text("source_url"),
  },
  (table) => [
    uniqueIndex("posts_slug").on(table.slug),
    index("posts_published").on(table.publishedAt.desc().nullsFirst()).where(sql`${table.state} = 'publicado'`),
    check("posts_state", sql`${table.state} in ('borrador', 'publicado', 'retirado')`),
    check("posts_date", sql`${table.state} <> 'publicado' or ${table.publishedAt} is not null`),
  ],
);

/** Addresses sent to search engines, and their answers. */
export const indexPings = pgTable(
  "index_pings",
  {
    id: uuid().primaryKey().defaultRandom(),
    at: instant("at").notNull().defaultNow(),
    engine: text().notNull(),
    urls: text().array().notNull(),
    status: integer(),
    error: text(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("index_pings_at").on(table.at.desc().nullsFirst())],
);
