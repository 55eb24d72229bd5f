import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
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
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import { type RunState, STEP_OUTCOMES, type StepOutcome } from "#domain/integrations/flows/flow-engine.ts";
import type { FlowEventType, WaitedEvent } from "#domain/integrations/flows/flow-events.ts";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { givenUp, instant, literals, scope } from "./columns.server.ts";
import { contacts } from "./crm-contacts.server.ts";
import { deals } from "./crm-deals.server.ts";
import { properties } from "./portfolio-homes.server.ts";

/** Flows, what they listen to, and their runs (docs/flows.md). */

const FLOW_STATES = ["borrador", "activo", "parado"] as const;
/** Draft: never published. Stopped: nothing begins, and the runs that wait are held. */
export type FlowState = (typeof FLOW_STATES)[number];

export const flows = pgTable(
  "flows",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    scope: scope(),
    /** Flows end with their agency. */
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    /** The person who made it. Without them the agency's owner acts. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    state: text().$type<FlowState>().notNull().default("borrador"),
    draft: jsonb().$type<FlowDocument>().notNull(),
    /** Counts the changes of the draft: of two pages that write, the older one is told. */
    revision: integer().notNull().default(1),
    /** The version that new runs follow; null while it was never published. */
    version: integer(),
    /** Event and days of that version, by which it is found. */
    event: text().$type<FlowEventType>(),
    days: smallint(),
    archivedAt: instant("archived_at"),
  },
  (table) => [
    index("flows_scope").on(table.scope, table.createdAt),
    index("flows_listening").on(table.scope, table.event).where(sql`${table.state} = 'activo'`),
    index("flows_event").on(table.event).where(sql`${table.state} = 'activo'`),
    index("flows_agency").on(table.agencyId),
    index("flows_owner").on(table.ownerId),
    check("flows_state", sql`${table.state} in (${literals(FLOW_STATES)})`),
    check("flows_published", sql`(${table.version} is null) = (${table.state} = 'borrador')`),
    check("flows_name", sql`length(${table.name}) between 1 and 100`),
    check("flows_somebodys", sql`${table.ownerId} is not null or ${table.agencyId} is not null`),
  ],
);

/** Published versions. A run follows the one that it began with. */
export const flowVersions = pgTable(
  "flow_versions",
  {
    flowId: uuid("flow_id")
      .notNull()
      .references(() => flows.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    document: jsonb().$type<FlowDocument>().notNull(),
    publishedAt: instant("published_at").notNull(),
    publishedBy: uuid("published_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [primaryKey({ columns: [table.flowId, table.number] }), index("flow_versions_by").on(table.publishedBy)],
);

/** Words of an event beside the rows that it is about; nobody's name. */
export interface EventData {
  source?: string | null;
  kind?: string | null;
  from?: string | null;
  to?: string | null;
  /** Fraction by which a price fell. */
  drop?: number;
  documentKind?: string;
  tags?: string[];
}

/**
 * Things that have happened, each in the transaction in which it did: appended, read once, and forgotten after a week. Until then a dry run can
 * play it.
 */
export const flowEvents = pgTable(
  "flow_events",
  {
    id: uuid().primaryKey().defaultRandom(),
    at: instant("at").notNull(),
    scope: scope(),
    type: text().$type<FlowEventType>().notNull(),
    contactId: uuid("contact_id").references((): AnyPgColumn => contacts.id, { onDelete: "cascade" }),
    dealId: uuid("deal_id").references((): AnyPgColumn => deals.id, { onDelete: "set null" }),
    homeId: uuid("home_id").references((): AnyPgColumn => properties.id, { onDelete: "cascade" }),
    data: jsonb().$type<EventData>().notNull().default({}),
    /** Flows that led here, one after another; 0 where people did it. */
    depth: smallint().notNull().default(0),
    /** A day that came: it comes once. */
    cause: text(),
    /** Someone may listen; false once it was read, and where nobody does. */
    isDue: boolean("is_due").notNull().default(false),
  },
  (table) => [
    index("flow_events_due").on(table.at).where(sql`${table.isDue}`),
    index("flow_events_scope").on(table.scope, table.at.desc().nullsFirst()),
    index("flow_events_old").on(table.at),
    uniqueIndex("flow_events_cause").on(table.cause).where(sql`${table.cause} is not null`),
    index("flow_events_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("flow_events_deal").on(table.dealId).where(sql`${table.dealId} is not null`),
    index("flow_events_home").on(table.homeId).where(sql`${table.homeId} is not null`),
  ],
);

const RUN_PHASES = ["sigue", "espera", "reintenta", "terminado", "fallido", "frenado"] as const satisfies readonly (
  | RunState["phase"]
  | "frenado"
)[];
/** `frenado`: a limit kept it from beginning; its reason says which. */
export type RunPhase = (typeof RUN_PHASES)[number];

export const flowRuns = pgTable(
  "flow_runs",
  {
    id: uuid().primaryKey().defaultRandom(),
    flowId: uuid("flow_id")
      .notNull()
      .references(() => flows.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    scope: scope(),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
    /** The event that began it; it is itself forgotten earlier. */
    eventId: uuid("event_id"),
    event: text().$type<FlowEventType>().notNull(),
    eventAt: instant("event_at").notNull(),
    data: jsonb().$type<EventData>().notNull().default({}),
    /** A run of a contact that is erased is erased with it. */
    contactId: uuid("contact_id").references((): AnyPgColumn => contacts.id, { onDelete: "cascade" }),
    dealId: uuid("deal_id").references((): AnyPgColumn => deals.id, { onDelete: "set null" }),
    homeId: uuid("home_id").references((): AnyPgColumn => properties.id, { onDelete: "set null" }),
    /** It began with a deal or a home: where that is gone, the run ends. */
    hadDeal: boolean("had_deal").notNull().default(false),
    hadHome: boolean("had_home").notNull().default(false),
    depth: smallint().notNull().default(0),
    phase: text().$type<RunPhase>().notNull(),
    stepId: text("step_id"),
    dueAt: instant("due_at"),
    waitsFor: text("waits_for").$type<WaitedEvent>(),
    /** The event that it waited for has come; it is due since. */
    wokenEvent: text("woken_event").$type<WaitedEvent>(),
    tries: smallint().notNull().default(0),
    reason: text(),
    /** Its flow is stopped: it goes on when the flow does. */
    isHeld: boolean("is_held").notNull().default(false),
    /** Number of its last line. */
    lines: integer().notNull().default(0),
    /** The run of which this one repeats a part. */
    repeatOf: uuid("repeat_of"),
    ...givenUp,
  },
  (table) => [
    index("flow_runs_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("flow_runs_due").on(table.dueAt).where(sql`${table.dueAt} is not null and not ${table.isHeld}`),
    index("flow_runs_waiting").on(table.contactId, table.waitsFor).where(sql`${table.waitsFor} is not null`),
    uniqueIndex("flow_runs_event").on(table.flowId, table.eventId).where(sql`${table.eventId} is not null`),
    index("flow_runs_flow").on(table.flowId, table.startedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("flow_runs_scope").on(table.scope, table.startedAt),
    index("flow_runs_contact").on(table.contactId).where(sql`${table.contactId} is not null`),
    index("flow_runs_deal").on(table.dealId).where(sql`${table.dealId} is not null`),
    index("flow_runs_home").on(table.homeId).where(sql`${table.homeId} is not null`),
    index("flow_runs_ended").on(table.endedAt).where(sql`${table.endedAt} is not null`),
    check("flow_runs_phase", sql`${table.phase} in (${literals(RUN_PHASES)})`),
    check("flow_runs_ended_at", sql`(${table.endedAt} is null) = (${table.phase} in ('sigue', 'espera', 'reintenta'))`),
    check("flow_runs_due_at", sql`(${table.dueAt} is null) = (${table.endedAt} is not null)`),
  ],
);

/** The log of a run, a line for each thing that became of a step. Its words are the step's: no name stands here. */
export const flowRunLines = pgTable(
  "flow_run_lines",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => flowRuns.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    at: instant("at").notNull(),
    stepId: text("step_id").notNull(),
    outcome: text().$type<StepOutcome>().notNull(),
    note: text(),
    until: instant("until_at"),
    /** A page where what was done can be seen. */
    link: text(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.number] }),
    check("flow_run_lines_outcome", sql`${table.outcome} in (${literals(STEP_OUTCOMES)})`),
  ],
);
