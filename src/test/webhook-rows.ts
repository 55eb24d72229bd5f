import { asc, eq } from "drizzle-orm";
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import type { Services } from "#server/boot/services.server.ts";
import { sealNewSecret } from "#server/integrations/webhooks/webhook-secret.server.ts";
import { webhookDeliveries, webhookEndpoints } from "#server/platform/db/tables/integrations.server.ts";
import type { Ownership } from "./rows.ts";

/** An address that is told of everything, unless said otherwise. */
export async function addEndpoint(
  { auth, database: { db }, now }: Services,
  of: Ownership,
  values: Partial<typeof webhookEndpoints.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(webhookEndpoints)
    .values({
      ...of,
      name: "CRM",
      url: "https://programa.example/avisos",
      secretSealed: sealNewSecret(auth.keys),
      events: [...WEBHOOK_EVENT_TYPES],
      createdAt: now(),
      ...values,
    })
    .returning();
  return row!.id;
}

/** Events that an address was or will be sent, in turn. */
export async function payloadsTo({ database: { db } }: Services, endpointId: string) {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id));
  return rows.map(({ type, payload }) => ({
    type: type as WebhookEventType,
    data: payload.data as Record<string, unknown>,
  }));
}
