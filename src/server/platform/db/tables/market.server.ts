import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  MARKET_CHANGES,
  MARKET_STATUSES,
  type MarketChangeKind,
  type MarketStatus,
  SELLERS,
  type Seller,
} from "#domain/market/market-home.ts";
import { HOME_TYPES, OPERATIONS } from "#domain/shared/home-attributes/home-values.ts";
import type { ConfidenceLevel } from "#domain/tools/valuation/types.ts";
import { instant, literals } from "./columns.server.ts";
import { properties } from "./portfolio-homes.server.ts";
import { importSources } from "./portfolio-imports.server.ts";

/**
 * The market: one row for one dwelling, a row for each advert of it, and what happened to both. `pool` says whose it is: an agency, a person without
 * one, or Umbral (`HOUSE_AGENCY_ID`), whose homes are common to everybody. `server/accounts/access/pools` says who sees which.
 */

/** The transaction that wrote a row last: what was written since a snapshot is found by it (64 bits, so it never begins anew). */
export const transaction = customType<{ data: string }>({ dataType: () => "xid8" });

/** Whole cents below 9 · 10¹⁵, so that JavaScript's numbers hold them exactly. */
const amount = (name: string) => bigint(name, { mode: "number" });

/** Adverts on offer that no sender speaks for any more. */
const ORPHANED = sql`source_id is null and source ~ '^[0-9a-f]{8}-' and status in ('activo', 'reservado')`;

/** Homes whose price can be compared with what it should be, in the words of the index. */
export const VALUABLE = sql`merged_into_id is null and status <> 'retirado' and price_cents is not null and latitude is not null and longitude is not null and built_area_m2 is not null`;

export const marketHomes = pgTable(
  "market_homes",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The row's place in the index in memory. */
    number: integer().generatedAlwaysAsIdentity().notNull(),
    pool: uuid().notNull(),
    /** The home of the portfolio that it is. */
    homeId: uuid("home_id").references((): AnyPgColumn => properties.id, { onDelete: "set null" }),
    isDemo: boolean("is_demo").notNull().default(false),
    operation: text().notNull(),
    type: text().notNull(),
    status: text().$type<MarketStatus>().notNull(),
    title: text(),
    /** As adverts may show it: without its number where that is hidden. */
    address: text(),
    quarter: text(),
    town: text(),
    province: text(),
    postalCode: text("postal_code"),
    municipalityCode: char("municipality_code", { length: 5 }),
    country: char({ length: 2 }).notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    builtAreaM2: real("built_area_m2"),
    rooms: smallint(),
    bathrooms: smallint(),
    floor: smallint(),
    yearBuilt: smallint("year_built"),
    condition: text(),
    energyRating: char("energy_rating", { length: 1 }),
    seller: text().$type<Seller>(),
    /** Bits of `MARKET_FEATURES`: what it has, and what is known of it. */
    features: integer().notNull().default(0),
    knownFeatures: integer("known_features").notNull().default(0),
    priceCents: amount("price_cents"),
    currency: char({ length: 3 }).notNull(),
    previousPriceCents: amount("previous_price_cents"),
    priceChangedOn: date("price_changed_on"),
    listedOn: date("listed_on").notNull(),
    /** The last day on which an advert was seen. */
    seenOn: date("seen_on").notNull(),
    returnedOn: date("returned_on"),
    closedOn: date("closed_on"),
    adverts: smallint().notNull().default(1),
    cover: text(),
    /** Names of those who offer it. */
    sources: text().array().notNull().default([]),
    /** Stems of title and descriptions, each once, for free words. */
    terms: text().notNull().default(""),
    /** States and prices over time (`courseOf`); null in a row that was written before this column was there. */
    course: text(),
    expectedCents: amount("expected_cents"),
    position: real(),
    /** The 80 % range of that value, the comparables that it rests on, and how far it is to be trusted. */
    expectedLowCents: amount("expected_low_cents"),
    expectedHighCents: amount("expected_high_cents"),
    expectedFrom: smallint("expected_from"),
    expectedConfidence: text("expected_confidence").$type<ConfidenceLevel>(),
    /** The day for which the two were calculated. */
    valuedOn: date("valued_on"),
    /** The day from which the two are calculated anew; null at once, for a home that is new or has changed. */
    valueDueOn: date("value_due_on"),
    /** Its adverts were written before the tables of places were asked: a job asks them. */
    placeDue: boolean("place_due").notNull().default(false),
    mergedIntoId: uuid("merged_into_id").references((): AnyPgColumn => marketHomes.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Set by a trigger at each writing. */
    changedIn: transaction("changed_in").notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    uniqueIndex("market_homes_number").on(table.number),
    uniqueIndex("market_homes_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    index("market_homes_changed").on(table.changedIn),
    // The next home to be valued: changed ones first, the newest change of all, then those whose day has come.
    index("market_homes_value_due")
      .on(table.valueDueOn.asc().nullsFirst(), table.changedIn.desc().nullsFirst())
      .where(VALUABLE),
    index("market_homes_place").on(table.pool, table.operation, table.latitude, table.longitude),
    // Homes that may be offered by another agency too: whether news of one are known already.
    index("market_homes_twins").on(table.priceCents, table.builtAreaM2).where(sql`${table.mergedIntoId} is null`),
    index("market_homes_without_course").on(table.id).where(sql`${table.course} is null`),
    index("market_homes_place_due").on(table.id).where(sql`${table.placeDue}`),
    index("market_homes_merged").on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    check("market_homes_operation", sql`${table.operation} in (${literals(OPERATIONS)})`),
    check("market_homes_type", sql`${table.type} in (${literals(HOME_TYPES)})`),
    check("market_homes_status", sql`${table.status} in (${literals(MARKET_STATUSES)})`),
    check("market_homes_seller", sql`${table.seller} in (${literals(SELLERS)})`),
    check("market_homes_price", sql`${table.priceCents} between 1 and 9000000000000000`),
    check("market_homes_latitude", sql`${table.latitude} between -90 and 90`),
    check("market_homes_longitude", sql`${table.longitude} between -180 and 180`),
  ],
);

/** One offer of a dwelling: by whom, where and at what price. A sender's name for it is unique in its pool. */
export const marketAdverts = pgTable(
  "market_adverts",
  {
    id: uuid().primaryKey().defaultRandom(),
    dwellingId: uuid("dwelling_id")
      .notNull()
      .references(() => marketHomes.id, { onDelete: "cascade" }),
    /** The dwelling that it began as, once a person has joined that one to another; it goes back there when they are separated. */
    joinedFromId: uuid("joined_from_id"),
    pool: uuid().notNull(),
    /** `cartera`, or the name of the sender: the id of a sender of imports, whose name may change. */
    source: text().notNull(),
    sourceId: uuid("source_id").references(() => importSources.id, { onDelete: "set null" }),
    externalId: text("external_id").notNull(),
    /** The agency or person that offers it, as the advert says. */
    agencyName: text("agency_name"),
    /** Number of the advert in E.164. */
    phone: text(),
    url: text(),
    status: text().$type<MarketStatus>().notNull(),
    priceCents: amount("price_cents"),
    currency: char({ length: 3 }).notNull(),
    listedOn: date("listed_on").notNull(),
    seenOn: date("seen_on").notNull(),
    /** Perceptual hashes of its photos, 16 hexadecimal digits each. */
    photoHashes: text("photo_hashes").array().notNull().default([]),
    /** The home as the sender described it. */
    described: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    uniqueIndex("market_adverts_external").on(table.pool, table.source, table.externalId),
    index("market_adverts_dwelling").on(table.dwellingId),
    index("market_adverts_phone").on(table.pool, table.phone).where(sql`${table.phone} is not null`),
    index("market_adverts_source").on(table.sourceId).where(sql`${table.sourceId} is not null`),
    // Those of a sender that was deleted: their key is its id.
    index("market_adverts_orphan").on(table.id).where(ORPHANED),
    // Of a home of a portfolio, whichever pool it was of: it may have passed to another owner, or be gone.
    index("market_adverts_portfolio").on(table.externalId).where(sql`${table.source} = 'cartera'`),
    check("market_adverts_status", sql`${table.status} in (${literals(MARKET_STATUSES)})`),
    check("market_adverts_price", sql`${table.priceCents} between 1 and 9000000000000000`),
  ],
);

/** The history of a dwelling, in its order; prices and status over time are read from here. */
export const marketChanges = pgTable(
  "market_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    dwellingId: uuid("dwelling_id")
      .notNull()
      .references(() => marketHomes.id, { onDelete: "cascade" }),
    /** The advert that it happened to; null for the dwelling itself. */
    advertId: uuid("advert_id").references(() => marketAdverts.id, { onDelete: "set null" }),
    on: date("on").notNull(),
    kind: text().$type<MarketChangeKind>().notNull(),
    /** The price from then on, where it has one. */
    priceCents: amount("price_cents"),
  },
  (table) => [
    index("market_changes_dwelling").on(table.dwellingId, table.on, table.id),
    index("market_changes_advert").on(table.advertId).where(sql`${table.advertId} is not null`),
    check("market_changes_kind", sql`${table.kind} in (${literals(MARKET_CHANGES)})`),
  ],
);

/** Two dwellings of a pool of which a person said that they are two: they are not proposed again. The smaller id is first. */
export const marketDistinct = pgTable(
  "market_distinct",
  {
    firstId: uuid("first_id")
      .notNull()
      .references(() => marketHomes.id, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => marketHomes.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index("market_distinct_second").on(table.secondId),
    check("market_distinct_order", sql`${table.firstId} < ${table.secondId}`),
  ],
);

/** Homes of portfolios that were written since the market last looked at them; a trigger notes them. */
export const marketPending = pgTable("market_pending", {
  homeId: uuid("home_id").primaryKey(),
  at: instant("at").notNull().defaultNow(),
});

/** Numbers of homes that were erased, so that the index lets go of them; a trigger notes them. */
export const marketGone = pgTable(
  "market_gone",
  {
    number: integer().primaryKey(),
    at: instant("at").notNull().defaultNow(),
    changedIn: transaction("changed_in").notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index("market_gone_changed").on(table.changedIn)],
);

/** A pool that others may see too: one agency, or everybody with an account (a network's shared stock) where `to` is Umbral's. */
export const marketGrants = pgTable(
  "market_grants",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    pool: uuid().notNull(),
    toPool: uuid("to_pool").notNull(),
  },
  (table) => [
    uniqueIndex("market_grants_pair").on(table.pool, table.toPool),
    index("market_grants_to").on(table.toPool),
    check("market_grants_other", sql`${table.pool} <> ${table.toPool}`),
  ],
);

/** A pool whose homes an agency does not use: they leave its search, its figures and its comparables. Where `by` is Umbral's, nobody but its own people does. */
export const marketRefusals = pgTable(
  "market_refusals",
  {
    pool: uuid().notNull(),
    byPool: uuid("by_pool").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.byPool, table.pool] }),
    index("market_refusals_pool").on(table.pool),
    check("market_refusals_other", sql`${table.pool} <> ${table.byPool}`),
  ],
);
