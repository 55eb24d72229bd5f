import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  CONTACT_EVENT_KINDS,
  type ContactEventKind,
  type ContactRole,
  DEAL_KINDS,
  DEAL_STAGES,
  type DealKind,
  type DealStage,
  LOSS_REASONS,
  type LossReason,
  POINT_KINDS,
  type PointKind,
} from "#domain/contacts/contact-values.ts";
import { OPT_OUT_REASONS, type OptOutReason } from "#domain/contacts/opt-out.ts";
import { OPERATIONS } from "#domain/listing/property.ts";
import { users } from "./account-schema.server.ts";
import { agencies } from "./agency-schema.server.ts";
import { assigned, instant, literals, owned } from "./columns.server.ts";
import { contactWords } from "./indexed-words.server.ts";
import { properties, toolRuns } from "./schema.server.ts";

/**
 * Contacts and what is under way with them. They belong to a person or to his agency; those of Umbral itself to the agency
 * "Umbral", in which administrators and managers act (`access/actor`).
 */

const cents = (name: string) => numeric(name, { precision: 15, scale: 0 });

/** Whose contacts stand side by side: the agency's id, else the owner's. */
const scope = () => uuid("scope").notNull();

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
    /** First word of where he came from: `compartido`, `contacto`, `idealista`, `csv`, `mano`. */
    source: text().notNull(),
    utmCampaign: text("utm_campaign"),
    /** May be sent news: since when, and under which words. Null without consent. */
    consentAt: instant("consent_at"),
    consentText: text("consent_text"),
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
    // As the API walks through them, from the last change on.
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

/** E-mail addresses and telephone numbers: within a scope each is one contact's. */
export const contactPoints = pgTable(
  "contact_points",
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: ofContact(),
    scope: scope(),
    kind: text().$type<PointKind>().notNull(),
    /** Lower-case address, or E.164 number. */
    value: text().notNull(),
    /** As it was typed. */
    typed: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex("contact_points_value").on(table.scope, table.kind, table.value),
    index("contact_points_contact").on(table.contactId, table.position),
    index("contact_points_anywhere").on(table.value),
    check("contact_points_kind", sql`${table.kind} in (${literals(POINT_KINDS)})`),
    check("contact_points_email_case", sql`${table.kind} <> 'email' or ${table.value} = lower(${table.value})`),
  ],
);

/** Something under way with a contact, from the first word to the signature. */
export const deals = pgTable(
  "deals",
  {
    ...assigned,
    scope: scope(),
    contactId: ofContact(),
    homeId: uuid("home_id").references((): AnyPgColumn => properties.id, { onDelete: "set null" }),
    kind: text().$type<DealKind>().notNull(),
    title: text().notNull(),
    stage: text().$type<DealStage>().notNull().default("nuevo"),
    stageAt: instant("stage_at").notNull().defaultNow(),
    /** Order within its column of the board, smallest first. */
    position: doublePrecision().notNull().default(0),
    source: text().notNull(),
    /** The form that it came from. */
    leadId: uuid("lead_id"),
    amountCents: cents("amount_cents"),
    commissionCents: cents("commission_cents"),
    currency: text().notNull().default("EUR"),
    /** What each stage asked for, by stage. */
    evidence: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    lossReason: text("loss_reason").$type<LossReason>(),
    lossNote: text("loss_note"),
    /** By when somebody must have answered; null where nobody waits. */
    answerDueAt: instant("answer_due_at"),
    answeredAt: instant("answered_at"),
    /** When it was told that the time is up. */
    breachToldAt: instant("breach_told_at"),
    /** Rule that gave it to its owner. */
    ruleId: uuid("rule_id").references(() => routingRules.id, { onDelete: "set null" }),
    closedAt: instant("closed_at"),
  },
  (table) => [
    index("deals_board").on(table.scope, table.stage, table.position, table.id),
    index("deals_owner").on(table.scope, table.ownerId, table.stage, table.position, table.id),
    index("deals_contact").on(table.contactId),
    index("deals_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    uniqueIndex("deals_lead").on(table.leadId),
    index("deals_due")
      .on(table.answerDueAt)
      .where(sql`${table.answeredAt} is null and ${table.answerDueAt} is not null`),
    index("deals_agency").on(table.agencyId),
    index("deals_of").on(table.ownerId),
    check("deals_kind", sql`${table.kind} in (${literals(DEAL_KINDS)})`),
    check("deals_stage", sql`${table.stage} in (${literals(DEAL_STAGES)})`),
    check("deals_loss_reason", sql`${table.lossReason} in (${literals(LOSS_REASONS)})`),
    check("deals_loss", sql`(${table.stage} = 'perdido') = (${table.lossReason} is not null)`),
    check("deals_amount", sql`${table.amountCents} > 0`),
    check("deals_commission", sql`${table.commissionCents} >= 0`),
    check("deals_somebodys", sql`${table.ownerId} is not null or ${table.agencyId} is not null`),
    check("deals_scope_of", sql`${table.scope} = coalesce(${table.agencyId}, ${table.ownerId})`),
  ],
);

/** Every change of stage: what the forecast's probabilities are measured on. */
export const dealSteps = pgTable(
  "deal_steps",
  {
    id: uuid().primaryKey().defaultRandom(),
    dealId: uuid("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    fromStage: text("from_stage").$type<DealStage>(),
    toStage: text("to_stage").$type<DealStage>().notNull(),
    at: instant("at").notNull().defaultNow(),
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    evidence: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index("deal_steps_deal").on(table.dealId, table.at),
    index("deal_steps_actor").on(table.actorId).where(sql`${table.actorId} is not null`),
    check("deal_steps_to", sql`${table.toStage} in (${literals(DEAL_STAGES)})`),
  ],
);

/** The timeline: what was said and done with a contact. */
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
    check("contact_events_kind", sql`${table.kind} in (${literals(CONTACT_EVENT_KINDS)})`),
  ],
);

/** What a buyer or tenant looks for. */
export const demands = pgTable(
  "demands",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    contactId: ofContact(),
    operation: text().notNull(),
    types: text().array().notNull().default([]),
    /** Names of towns and neighbourhoods, folded when compared. */
    places: text().array().notNull().default([]),
    /** GeoJSON ring of [longitude, latitude] pairs; null for no drawn zone. */
    zone: jsonb().$type<[number, number][]>(),
    priceMinCents: cents("price_min_cents"),
    priceMaxCents: cents("price_max_cents"),
    areaMinM2: doublePrecision("area_min_m2"),
    roomsMin: integer("rooms_min"),
    bathroomsMin: integer("bathrooms_min"),
    /** Names of the home's flags that must be true: `hasLift`. */
    musts: text().array().notNull().default([]),
    note: text(),
    isActive: boolean("is_active").notNull().default(true),
  },
  (table) => [
    index("demands_contact").on(table.contactId),
    check("demands_operation", sql`${table.operation} in (${literals(OPERATIONS)})`),
    check("demands_prices", sql`${table.priceMinCents} <= ${table.priceMaxCents}`),
  ],
);

/** Who gets a new deal, in order; the last one catches all and can be edited but not removed. */
export const routingRules = pgTable(
  "routing_rules",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    agencyId: uuid("agency_id")
      .notNull()
      .references(() => agencies.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    /** All of them must hold: `domain/contacts/routing.ts`. */
    conditions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Members in turn; nobody means "unassigned". */
    assignees: uuid().array().notNull().default([]),
    /** How many it has given: whose turn it is. */
    given: integer().notNull().default(0),
    isCatchAll: boolean("is_catch_all").notNull().default(false),
    isActive: boolean("is_active").notNull().default(true),
  },
  (table) => [
    index("routing_rules_order").on(table.agencyId, table.position),
    uniqueIndex("routing_rules_catch_all").on(table.agencyId).where(sql`${table.isCatchAll}`),
    check("routing_rules_name", sql`length(${table.name}) between 1 and 120`),
  ],
);

/** How an agency, or a person without one, works: hours, holidays, time to answer, commission, address for portal mails. */
export const crmSettings = pgTable(
  "crm_settings",
  {
    scope: uuid().primaryKey(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    timeZone: text("time_zone").notNull().default("Europe/Madrid"),
    /** Minutes of the day, by weekday from Monday: [[540, 840], [960, 1140]]. */
    openingHours: jsonb("opening_hours").$type<[number, number][][]>().notNull(),
    holidays: date().array().notNull().default([]),
    answerMinutes: integer("answer_minutes").notNull().default(60),
    /** Of a sale's price, as a fraction. */
    commissionRate: real("commission_rate").notNull().default(0.03),
    /** Last part of the address to which portal mails are forwarded. */
    inboxTokenHash: text("inbox_token_hash"),
    inboxTokenSealed: text("inbox_token_sealed"),
  },
  (table) => [
    uniqueIndex("crm_settings_inbox").on(table.inboxTokenHash),
    check("crm_settings_answer", sql`${table.answerMinutes} between 5 and 10080`),
    check("crm_settings_commission", sql`${table.commissionRate} between 0 and 1`),
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

/** Pairs that somebody said are two people: they are not proposed again. The smaller id stands first. */
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
    /** What was understood of it. */
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

/**
 * Whom nobody rings: an owner who asked to be left alone, an advert that says so. Of the number only a keyed hash and its last
 * digits: who was erased everywhere else stays left alone.
 */
export const callOptOuts = pgTable(
  "call_opt_outs",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Who noted it; the agency's note outlives him. */
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
