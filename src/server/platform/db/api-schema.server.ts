import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { API_SCOPES, type ApiScope } from "#domain/integrations/api/scopes.ts";
import type { WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import { users } from "./account-schema.server.ts";
import { agencies } from "./agency-schema.server.ts";
import { instant } from "./columns.server.ts";

/** How programs come in and are told (docs/api.md): keys, webhooks, and the language model that somebody connects. */

const made = {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant("created_at").notNull().defaultNow(),
  /** Who made it; nothing of it outlives him. */
  ownerId: uuid("owner_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
};

/** A program's way in. It acts as who made it, in the agency where he made it, as long as he is in it. */
export const apiKeys = pgTable(
  "api_keys",
  {
    ...made,
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    name: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    /** SHA-256 of the key; the key itself is shown once. */
    keyHash: text("key_hash").notNull(),
    /** Its first letters, by which people tell keys apart. */
    keyStart: text("key_start").notNull(),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
    /** To the minute: one write a minute at most. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    uniqueIndex("api_keys_hash").on(table.keyHash),
    index("api_keys_owner").on(table.ownerId),
    index("api_keys_agency").on(table.agencyId),
    check("api_keys_name", sql`length(${table.name}) between 1 and 80`),
    check("api_keys_scopes", sql`cardinality(${table.scopes}) between 1 and ${sql.raw(String(API_SCOPES.length))}`),
  ],
);

/** What a call with an `Idempotency-Key` answered, so that its repetition answers the same. */
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
/** Stopped: its address failed for days, and the owner was told. */
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** An address that is told of changes. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    ...made,
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    name: text().notNull(),
    url: text().notNull(),
    /** Signs what is sent; sealed, because the owner reads it again. */
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
    /** The same for every address that is told of it, and for a repetition: who receives it twice knows it. */
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
  },
  (table) => [
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

/** The language model of an agency or of a person without one. */
export const modelConnections = pgTable(
  "model_connections",
  {
    ...made,
    agencyId: uuid("agency_id").references(() => agencies.id, { onDelete: "cascade" }),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** The agency's id, else the person's: one connection each. */
    scope: uuid().notNull(),
    baseUrl: text("base_url").notNull(),
    model: text().notNull(),
    /** Null for a server that asks for none. */
    keySealed: text("key_sealed"),
    lastSuccessAt: instant("last_success_at"),
    lastErrorAt: instant("last_error_at"),
    lastError: text("last_error"),
  },
  (table) => [uniqueIndex("model_connections_scope").on(table.scope)],
);
