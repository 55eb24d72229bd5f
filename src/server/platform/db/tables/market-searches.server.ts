import { sql } from "drizzle-orm";
import {
  bigint,
  char,
  check,
  customType,
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
import {
  ALERT_KINDS,
  type AlertKind,
  FREQUENCIES,
  type Frequency,
  REFUSAL_REASONS,
  type RefusalReason,
  VERDICTS,
  type Verdict,
} from "#domain/market/saved-searches/saved-search.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { instant, literals } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { marketHomes, transaction } from "./market.server.ts";

/** Searches of the market that people keep, what happened to homes since, and what clients said of them. */

/** The transactions that a statement saw. */
const snapshot = customType<{ data: string }>({ dataType: () => "pg_snapshot" });

const amount = (name: string) => bigint(name, { mode: "number" });

export const marketSearches = pgTable(
  "market_searches",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "set null" }),
    /** The person for whom it is kept: what they look for, and what they say of homes, goes with them. */
    contactId: uuid("contact_id").references(() => contacts.id, { onDelete: "cascade" }),
    name: text().notNull(),
    filter: jsonb().$type<MarketFilter>().notNull(),
    /** Words of the filter by which homes find it (`reach`). */
    reach: text().array().notNull(),
    kinds: text().array().$type<AlertKind[]>().notNull(),
    frequency: text().$type<Frequency>().notNull(),
    /** Hours of the person's clock; both null for none. */
    quietFrom: smallint("quiet_from"),
    quietTo: smallint("quiet_to"),
    timeZone: text("time_zone").notNull(),
    /** From here on things are news: set when it is saved, changed, or taken up again. What the snapshot saw is none. */
    since: instant("since").notNull().defaultNow(),
    baseline: snapshot("baseline").notNull().default(sql`pg_current_snapshot()`),
    pausedAt: instant("paused_at"),
    /** News are told then; null where there are none. */
    dueAt: instant("due_at"),
    lastToldAt: instant("last_told_at"),
    /** The owner looked at its news last. */
    seenAt: instant("seen_at"),
    /** New homes of one day, so that a search that is too broad shows. */
    newOn: date("new_on"),
    newCount: integer("new_count").notNull().default(0),
    /** SHA-256 of the last part of the address that was shared; null where none was. */
    shareHash: text("share_hash"),
    /** The same, sealed: the owner copies it again. */
    shareSealed: text("share_sealed"),
    shareEndedAt: instant("share_ended_at"),
    /** Browsers that opened the shared address, each once a day, and when one did so last. */
    views: integer().notNull().default(0),
    lastViewAt: instant("last_view_at"),
    /** Last part of the address by which a mail's reader ends the alerts; it opens nothing else. */
    endToken: uuid("end_token").notNull().defaultRandom(),
  },
  (table) => [
    index("market_searches_owner").on(table.ownerId, table.createdAt.desc().nullsFirst()),
    index("market_searches_agency").on(table.agencyId).where(sql`${table.agencyId} is not null`),
    index("market_searches_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("market_searches_reach").using("gin", table.reach).where(sql`${table.pausedAt} is null`),
    index("market_searches_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
    uniqueIndex("market_searches_end").on(table.endToken),
    uniqueIndex("market_searches_share").on(table.shareHash).where(sql`${table.shareHash} is not null`),
    check("market_searches_name", sql`length(${table.name}) > 0`),
    check("market_searches_frequency", sql`${table.frequency} in (${literals(FREQUENCIES)})`),
    check("market_searches_kinds", sql`${table.kinds} <@ array[${literals(ALERT_KINDS)}]`),
    check(
      "market_searches_quiet",
      sql`num_nulls(${table.quietFrom}, ${table.quietTo}) in (0, 2) and coalesce(${table.quietFrom}, 0) between 0 and 23
        and coalesce(${table.quietTo}, 0) between 0 and 23`,
    ),
    check("market_searches_count", sql`${table.newCount} >= 0`),
  ],
);

/** Events of homes since the searches were last asked; triggers note it while there is any search. */
export const marketEvents = pgTable(
  "market_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    homeId: uuid("home_id").notNull(),
    kind: text().$type<AlertKind>().notNull(),
    previousPriceCents: amount("previous_price_cents"),
    at: instant("at").notNull().default(sql`clock_timestamp()`),
    writtenIn: transaction("written_in").notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [check("market_events_kind", sql`${table.kind} in (${literals(ALERT_KINDS)})`)],
);

/** News of a search: a home is told once, however many adverts it has and whatever happened to it until then. */
export const marketSearchHits = pgTable(
  "market_search_hits",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    searchId: uuid("search_id")
      .notNull()
      .references(() => marketSearches.id, { onDelete: "cascade" }),
    homeId: uuid("home_id")
      .notNull()
      .references(() => marketHomes.id, { onDelete: "cascade" }),
    kind: text().$type<AlertKind>().notNull(),
    priceCents: amount("price_cents"),
    previousPriceCents: amount("previous_price_cents"),
    currency: char({ length: 3 }).notNull(),
    at: instant("at").notNull(),
    toldAt: instant("told_at"),
  },
  (table) => [
    uniqueIndex("market_search_hits_untold").on(table.searchId, table.homeId).where(sql`${table.toldAt} is null`),
    index("market_search_hits_newest").on(table.searchId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("market_search_hits_home").on(table.homeId),
    // They come in the order of their times, and very many at once: the other indexes cost enough.
    index("market_search_hits_age").using("brin", table.at),
    check("market_search_hits_kind", sql`${table.kind} in (${literals(ALERT_KINDS)})`),
  ],
);

/** The client's answer to a home on the page that was shared with them. */
export const marketSearchAnswers = pgTable(
  "market_search_answers",
  {
    searchId: uuid("search_id")
      .notNull()
      .references(() => marketSearches.id, { onDelete: "cascade" }),
    homeId: uuid("home_id")
      .notNull()
      .references(() => marketHomes.id, { onDelete: "cascade" }),
    verdict: text().$type<Verdict>(),
    comment: text(),
    /** The reason that the client gave for a "no". */
    reason: text().$type<RefusalReason>(),
    at: instant("at").notNull(),
    /** The agent's answer to the comment, which the client's page shows. */
    reply: text(),
    repliedAt: instant("replied_at"),
    /** The home that it was said of, once a person has joined that one to another; it goes back there when they are separated. */
    joinedFromId: uuid("joined_from_id"),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.homeId] }),
    index("market_search_answers_home").on(table.homeId),
    check("market_search_answers_verdict", sql`${table.verdict} in (${literals(VERDICTS)})`),
    check("market_search_answers_comment", sql`length(${table.comment}) > 0`),
    check(
      "market_search_answers_reason",
      sql`${table.reason} is null or (${table.reason} in (${literals(REFUSAL_REASONS)}) and ${table.verdict} = 'no')`,
    ),
    check(
      "market_search_answers_reply",
      sql`num_nulls(${table.reply}, ${table.repliedAt}) in (0, 2) and coalesce(length(${table.reply}), 1) > 0`,
    ),
    check("market_search_answers_some", sql`num_nonnulls(${table.verdict}, ${table.comment}) > 0`),
  ],
);
