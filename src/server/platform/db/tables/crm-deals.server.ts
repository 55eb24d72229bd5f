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
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  DEAL_KINDS,
  DEAL_STAGES,
  type DealKind,
  type DealStage,
  LOSS_REASONS,
  type LossReason,
} from "#domain/crm/contacts/contact-values.ts";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { cents, instant, literals, scope } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { assigned } from "./owner-columns.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** Deals with contacts, and how an agency works on them. Their owners: `crm-contacts`. */

/** Something under way with a contact, from the first word to the signature. */
export const deals = pgTable(
  "deals",
  {
    ...assigned,
    scope: scope(),
    contactId: uuid("contact_id")
      .notNull()
      .references(() => contacts.id, { onDelete: "cascade" }),
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
    /** The agency's fee, without VAT, where somebody typed it as an amount. */
    commissionCents: cents("commission_cents"),
    /** The same as hundredths of a percent of the amount; an amount that is typed counts instead. */
    feeBps: integer("fee_bps"),
    currency: text().notNull().default("EUR"),
    /** Answers to the questions that each stage asks, by stage. */
    evidence: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    lossReason: text("loss_reason").$type<LossReason>(),
    lossNote: text("loss_note"),
    /** Time by which somebody must have answered; null when nobody waits. */
    answerDueAt: instant("answer_due_at"),
    answeredAt: instant("answered_at"),
    /** When people were notified that the time is up. */
    breachToldAt: instant("breach_told_at"),
    /** Rule that gave it to its owner. */
    ruleId: uuid("rule_id").references(() => routingRules.id, { onDelete: "set null" }),
    closedAt: instant("closed_at"),
  },
  (table) => [
    index("deals_board").on(table.scope, table.stage, table.kind, table.position, table.id),
    index("deals_owner").on(table.scope, table.ownerId, table.stage, table.kind, table.position, table.id),
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
    check("deals_fee", sql`${table.feeBps} between 0 and 20000`),
    check("deals_somebodys", sql`${table.ownerId} is not null or ${table.agencyId} is not null`),
    check("deals_scope_of", sql`${table.scope} = coalesce(${table.agencyId}, ${table.ownerId})`),
  ],
);

/**
 * People who share the fee of a deal, in hundredths of a percent that add up to 10,000. A deal without any leaves the
 * fee to its owner. The part of an account that is gone stays, without a name, so that the others keep theirs.
 */
export const dealShares = pgTable(
  "deal_shares",
  {
    id: uuid().primaryKey().defaultRandom(),
    dealId: uuid("deal_id")
      .notNull()
      .references(() => deals.id, { onDelete: "cascade" }),
    personId: uuid("person_id").references(() => users.id, { onDelete: "set null" }),
    shareBps: integer("share_bps").notNull(),
  },
  (table) => [
    uniqueIndex("deal_shares_person").on(table.dealId, table.personId),
    index("deal_shares_of").on(table.personId).where(sql`${table.personId} is not null`),
    check("deal_shares_part", sql`${table.shareBps} between 1 and 10000`),
  ],
);

/** Every change of stage; the forecast's probabilities are measured on these. */
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

/** Rules that assign a new deal, in order; the last one catches all and can be edited but not removed. */
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
    /** All of them must hold: `domain/crm/contacts/routing.ts`. */
    conditions: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Members in turn; nobody means "unassigned". */
    assignees: uuid().array().notNull().default([]),
    /** Number of deals it has assigned, which decides the next person's turn. */
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
    /** Commission as a fraction of a sale's price. */
    commissionRate: real("commission_rate").notNull().default(0.03),
    /** Days before the end of a mandate on which its agent is reminded, the earliest first. */
    mandateNoticeDays: smallint("mandate_notice_days").array().notNull().default([30, 15, 6]),
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
