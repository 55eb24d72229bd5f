import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import type { WebhookEventType } from "#domain/api/webhook-events.ts";
import { webhookDeliveries, webhookEndpoints } from "../db/api-schema.server.ts";
import type { Db } from "../db/connection.server.ts";

/** Whose a changed row is, as its own columns say. */
export interface ChangedOf {
  ownerId: string | null;
  agencyId: string | null;
}

/**
 * Tells the addresses of an agency, or of a person without one, of a change. It stands in the transaction of the change: what was
 * not committed is told to nobody, and what was is told even if the process dies now.
 *
 * @param of whose the changed row is
 * @param changes `data` of each event; those of one call share their type
 */
export async function tellWebhooks(
  tx: Db,
  of: ChangedOf,
  type: WebhookEventType,
  changes: readonly Record<string, unknown>[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const isTheirs = of.agencyId
    ? eq(webhookEndpoints.agencyId, of.agencyId)
    : of.ownerId
      ? and(eq(webhookEndpoints.ownerId, of.ownerId), sql`${webhookEndpoints.agencyId} is null`)
      : sql`false`;
  const endpoints = await tx
    .select({ id: webhookEndpoints.id, state: webhookEndpoints.state })
    .from(webhookEndpoints)
    .where(and(isTheirs, sql`${type} = any(${webhookEndpoints.events})`, ne(webhookEndpoints.state, "pausado")));
  if (endpoints.length === 0) return;
  const events = changes.map((data) => ({ id: randomUUID(), data }));
  const rows = endpoints.flatMap(({ id: endpointId, state }) =>
    events.map((event) => ({
      endpointId,
      eventId: event.id,
      type,
      payload: { id: event.id, type, createdAt: now.toISOString(), data: event.data },
      createdAt: now,
      // What has stopped is kept in the log, and sent when somebody asks for it.
      nextAttemptAt: state === "activo" ? now : null,
    })),
  );
  await tx.insert(webhookDeliveries).values(rows);
}
