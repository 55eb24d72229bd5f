import { and, eq, isNull, sql } from "drizzle-orm";
import { deliveryTypeName } from "#domain/integrations/api/webhook-events.ts";
import { webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { givenUpRows, scopeOfOwned } from "../../platform/jobs/given-up.server.ts";

/** Messages that no address took. Those of an address that was stopped wait for its person, who switches it on again. */
export const deliveriesGivenUp = givenUpRows<string>({
  table: webhookDeliveries,
  joins: sql`left join webhook_endpoints on webhook_endpoints.id = ${webhookDeliveries.endpointId}`,
  stands: and(
    isNull(webhookDeliveries.nextAttemptAt),
    isNull(webhookDeliveries.deliveredAt),
    eq(webhookEndpoints.state, "activo"),
  ),
  reason: webhookDeliveries.lastError,
  scope: scopeOfOwned(webhookEndpoints),
  about: webhookDeliveries.type,
  subject: (type) => `Aviso a otro programa: ${deliveryTypeName(type).toLowerCase()}`,
  renew: (tx, id, now) =>
    tx
      .update(webhookDeliveries)
      .set({ nextAttemptAt: now, attempts: 0, lastMs: 0, givenUpAt: null })
      .where(eq(webhookDeliveries.id, id)),
});
