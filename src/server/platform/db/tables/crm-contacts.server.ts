import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  CONTACT_EVENT_KINDS,
  type ContactEventKind,
  type ContactRole,
  POINT_KINDS,
  type PointKind,
} from "#domain/crm/contacts/contact-values.ts";
import { OPT_OUT_REASONS, type OptOutReason } from "#domain/crm/contacts/opt-out.ts";
import type { SoughtPlace } from "#domain/crm/matching/sought-place.ts";
import { OPERATIONS } from "#domain/shared/home-attributes/home-values.ts";
import { contactWords } from "../indexed-words.server.ts";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { cents, instant, literals, scope } from "./columns.server.ts";
import { deals } from "./crm-deals.server.ts";
import { assigned, owned } from "./owner-columns.server.ts";
import { properties } from "./portfolio-homes.server.ts";
import { toolRuns } from "./tools-runs.server.ts";

/**
 * Contacts and their data and timeline; `crm-deals` has their deals. They belong to a person or to an agency; Umbral's
 * own contacts belong to the agency "Umbral", in which administrators and managers act (`access/actor`).
 */

const ofContact = () =>
  uuid("contact_id")
    .notNull()
    .references(() => contacts.id, { onDelete: "cascade" });

export const contacts = pgTable(
  "contacts",
  {
    ...assigned,
    scope: scope(),
    fullName: text("full_name").notNull(),
    company: text(),
    position: text(),
    roles: text().array().$type<ContactRole[]>().notNull().default([]),
    tags: text().array().notNull().default([]),
    /** Language of the conversation, ISO 639-1. */
    language: text(),
    notes: text(),
    /** First word of where they came from: `compartido`, `contacto`, `idealista`, `csv`, `mano`. */
    source: text().notNull(),
    utmCampaign: text("utm_campaign"),
    /** May be sent news: since when, and under which words. Null without consent. */
    consentAt: instant("consent_at"),
    consentText: text("consent_text"),
    /**
     * A public form asked for news in this contact's name. Anybody may type an address there, so it is a request until the
     * person confirms it to a member of the team.
     */
    consentAskedAt: instant("consent_asked_at"),
    consentAskedText: text("consent_asked_text"),
    /** When the consent was last taken back. Nothing older than this gives it again. */
    consentWithdrawnAt: instant("consent_withdrawn_at"),
    lastActivityAt: instant("last_activity_at").notNull().defaultNow(),
    /** Fields of an import that have no column. */
    extras: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Folded words of name, company, addresses, numbers and tags. */
    searchText: text("search_text").notNull().default(""),
    deletedAt: instant("deleted_at"),
    /** The contact that this one was found to be; undoing the merge empties it. */
    mergedIntoId: uuid("merged_into_id").references((): AnyPgColumn => contacts.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("contacts_scope")
      .on(table.scope, table.lastActivityAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.mergedIntoId} is null`),
    index("contacts_owner")
      .on(table.scope, table.ownerId, table.lastActivityAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.mergedIntoId} is null`),
    index("contacts_trash")
      .on(table.scope, table.lastActivityAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is not null`),
    index("contacts_agency").on(table.agencyId),
    index("contacts_of").on(table.ownerId),
    // The order in which the API walks through them, from the latest change on.
    index("contacts_changed")
      .on(table.scope, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.mergedIntoId} is null`),
    index("contacts_search").using("gin", contactWords(table)),
    index("contacts_merged").on(table.mergedIntoId).where(sql`${table.mergedIntoId} is not null`),
    check("contacts_name", sql`length(${table.fullName}) between 1 and 200`),
    check("contacts_somebodys", sql`${table.ownerId} is not null or ${table.agencyId} is not null`),
    check("contacts_scope_of", sql`${table.scope} = coalesce(${table.agencyId}, ${table.ownerId})`),
  ],
);

/**
 * E-mail addresses and telephone numbers. Within a scope an address is one contact's; a number may be of several, who
 * live together or share an office, where somebody said so.
 */
export const contactPoints = pgTable(
  "contact_points",
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: ofContact(),
    scope: scope(),
    kind: text().$type<PointKind>().notNull(),
    /** Lower-case address, or E.164 number. */
    value: text().notNull(),
    /** The number as it was typed. */
    typed: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("contact_points_email").on(table.scope, table.value).where(sql`${table.kind} = 'email'`),
    uniqueIndex("contact_points_own").on(table.contactId, table.kind, table.value),
    index("contact_points_value").on(table.scope, table.kind, table.value),
    index("contact_points_contact").on(table.contactId, table.position),
    index("contact_points_anywhere").on(table.value),
    check("contact_points_kind", sql`${table.kind} in (${literals(POINT_KINDS)})`),
    check("contact_points_email_case", sql`${table.kind} <> 'email' or ${table.value} = lower(${table.value})`),
  ],
);

/** The timeline: every message to, and event of, a contact. */
export const contactEvents = pgTable(
  "contact_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: ofContact(),
    dealId: uuid("deal_id").references(() => deals.id, { onDelete: "set null" }),
    homeId: uuid("home_id").references((): AnyPgColumn => properties.id, { onDelete: "set null" }),
    runId: uuid("run_id").references((): AnyPgColumn => toolRuns.id, { onDelete: "set null" }),
    at: instant("at").notNull().defaultNow(),
    kind: text().$type<ContactEventKind>().notNull(),
    text: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("contact_events_contact").on(table.contactId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("contact_events_deal").on(table.dealId).where(sql`${table.dealId} is not null`),
    index("contact_events_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    index("contact_events_run").on(table.runId).where(sql`${table.runId} is not null`),
    index("contact_events_actor").on(table.actorId).where(sql`${table.actorId} is not null`),
    // Mails that flows wrote: there are so many a day and no more.
    index("contact_events_flow_mail").on(table.at).where(sql`${table.data} ->> 'way' = 'flujo'`),
    // Buyers' answers to homes: the weights of their criteria are learned from these lines.
    index("contact_events_verdict").on(table.contactId, table.at).where(sql`${table.data} ? 'verdict'`),
    check("contact_events_kind", sql`${table.kind} in (${literals(CONTACT_EVENT_KINDS)})`),
  ],
);

/** A home that a buyer or tenant looks for. */
export const demands = pgTable(
  "demands",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    contactId: ofContact(),
    operation: text().notNull(),
    types: text().array().notNull().default([]),
    /** Towns and neighbourhoods as they were typed. */
    places: text().array().notNull().default([]),
    /** `places` as places of the gazetteer; null where nothing has read them yet. */
    sought: jsonb().$type<SoughtPlace[]>(),
    /** GeoJSON ring of [longitude, latitude] pairs; null for no drawn zone. */
    zone: jsonb().$type<[number, number][]>(),
    priceMinCents: cents("price_min_cents"),
    priceMaxCents: cents("price_max_cents"),
    /** Of the prices, ISO 4217. */
    currency: char({ length: 3 }).notNull().default("EUR"),
    areaMinM2: doublePrecision("area_min_m2"),
    roomsMin: integer("rooms_min"),
    roomsMax: integer("rooms_max"),
    bathroomsMin: integer("bathrooms_min"),
    /** Names of the home's flags that must be true: `hasLift`. */
    musts: text().array().notNull().default([]),
    /** Names of flags that would be welcome. */
    wishes: text().array().notNull().default([]),
    /** How much dearer than the highest price a home may be, as a fraction of it. */
    tolerance: doublePrecision().notNull().default(0.1),
    note: text(),
    isActive: boolean("is_active").notNull().default(true),
  },
  (table) => [
    index("demands_contact").on(table.contactId),
    check("demands_operation", sql`${table.operation} in (${literals(OPERATIONS)})`),
    check("demands_prices", sql`${table.priceMinCents} <= ${table.priceMaxCents}`),
    check("demands_rooms", sql`${table.roomsMin} <= ${table.roomsMax}`),
    check("demands_tolerance", sql`${table.tolerance} between 0 and 0.25`),
  ],
);

/** Two contacts were one person: enough to take it back. */
export const contactMerges = pgTable(
  "contact_merges",
  {
    ...owned,
    keptId: uuid("kept_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    removedId: uuid("removed_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    /** The kept contact's values before, and the ids of everything that moved to it. */
    snapshot: jsonb().notNull(),
    undoneAt: instant("undone_at"),
  },
  (table) => [index("contact_merges_kept").on(table.keptId), index("contact_merges_removed").on(table.removedId)],
);

/** Pairs that a person declared two different people: they are not proposed again. The smaller id is first. */
export const distinctContacts = pgTable(
  "distinct_contacts",
  {
    id: uuid().primaryKey().defaultRandom(),
    firstId: uuid("first_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("distinct_contacts_pair").on(table.firstId, table.secondId),
    index("distinct_contacts_second").on(table.secondId),
    check("distinct_contacts_order", sql`${table.firstId} < ${table.secondId}`),
  ],
);

/**
 * Numbers that nobody may ring: an owner or an advert asked not to be called. Only a keyed hash and the last digits are
 * kept, so that a person erased everywhere else is still left alone.
 */
export const callOptOuts = pgTable(
  "call_opt_outs",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** The person who noted it; the agency's note outlives their account. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    /** HMAC of the number in E.164. */
    phoneMac: text("phone_mac").notNull(),
    /** `··· ··· 678` */
    masked: text().notNull(),
    reason: text().$type<OptOutReason>().notNull(),
  },
  (table) => [
    uniqueIndex("call_opt_outs_number").on(sql`coalesce(${table.agencyId}, ${table.ownerId})`, table.phoneMac),
    index("call_opt_outs_owner").on(table.ownerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("call_opt_outs_agency").on(table.agencyId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check("call_opt_outs_reason", sql`${table.reason} in (${literals(OPT_OUT_REASONS)})`),
    check("call_opt_outs_masked", sql`length(${table.masked}) between 1 and 24`),
  ],
);
