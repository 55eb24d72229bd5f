import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { stamped } from "./columns.server.ts";

/** Tables that public pages count in: views, consents, votes on articles. */

/** Answers to "Was it useful": one of a browser for an article, counted by day without identifying anybody. */
export const articleVotes = pgTable(
  "article_votes",
  {
    path: text().notNull(),
    day: text().notNull(),
    isUseful: boolean("is_useful").notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.path, table.day, table.isUseful] })],
);

/** A page view, without the visitor's identity. */
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

/** The proof of a choice about cookies: one row for each choice; the browser's random id groups them. */
export const cookieConsents = pgTable(
  "cookie_consents",
  {
    ...stamped,
    consentId: uuid("consent_id").notNull(),
    /** Version of the text that was shown. */
    version: text().notNull(),
    necessary: boolean().notNull().default(true),
    analytics: boolean().notNull(),
    marketing: boolean().notNull(),
    /** The button that was pressed. */
    choice: text().notNull(),
  },
  (table) => [
    index("cookie_consents_id").on(table.consentId, table.createdAt.desc()),
    check("cookie_consents_necessary", sql`${table.necessary}`),
  ],
);
