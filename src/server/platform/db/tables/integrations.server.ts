import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import { users } from "./accounts.server.ts";
import { agencies } from "./accounts-agencies.server.ts";
import { givenUp, instant } from "./columns.server.ts";
import { made } from "./owner-columns.server.ts";

/** Answers that programs get only once, and changes that they are sent (docs/api.md, docs/webhooks.md). */

/** Answer to a call with an `Idempotency-Key`, so that its repetition gets the same one. */
export const apiAnswers = pgTable(
  "api_answers",
  {
    /** The person for whom the key acts. */
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    /** Method, path and body. */
    requestHash: text("request_hash").notNull(),
    status: integer().notNull(),
    body: jsonb().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.idempotencyKey] }),
    index("api_answers_created").on(table.createdAt),
  ],
);

export const WEBHOOK_STATES = ["activo", "pausado", "detenido"] as const;

/** Stopped: its address failed for days, and the owner was notified. */
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** An address that receives changes. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    ...made,
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    name: text().notNull(),
    url: text().notNull(),
    /** Signs the messages; sealed, because the owner reads it again. */
    secretSealed: text("secret_sealed").notNull(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    state: text().$type<WebhookState>().notNull().default("activo"),
    /** Since when nothing has arrived; null while it works. */
    failingSince: instant("failing_since"),
    lastSuccessAt: instant("last_success_at"),
    lastErrorAt: instant("last_error_at"),
    lastError: text("last_error"),
  },
  (table) => [
    index("webhook_endpoints_owner").on(table.ownerId),
    index("webhook_endpoints_agency").on(table.agencyId),
    check("webhook_endpoints_state", sql`${table.state} in ('activo', 'pausado', 'detenido')`),
  ],
);

/** One event for one address, with how its sending went. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant("created_at").notNull().defaultNow(),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    /**
     * The same for every address that receives the event and for a repetition, so that receivers recognise duplicates.
     */
    eventId: uuid("event_id").notNull(),
    type: text().$type<WebhookEventType>().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; null once it has arrived or was given up. */
    nextAttemptAt: instant("next_attempt_at"),
    lastAttemptAt: instant("last_attempt_at"),
    deliveredAt: instant("delivered_at"),
    lastStatus: integer("last_status"),
    lastMs: integer("last_ms"),
    lastError: text("last_error"),
    /** How the address's answer begins. */
    answerStart: text("answer_start"),
    /** The delivery that somebody had sent again. */
    replayOf: uuid("replay_of"),
    ...givenUp,
  },
  (table) => [
    index("webhook_deliveries_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index("webhook_deliveries_due").on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index("webhook_deliveries_waiting")
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index("webhook_deliveries_endpoint").on(
      table.endpointId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);
