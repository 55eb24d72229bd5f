import { eq, inArray, or } from "drizzle-orm";
import type { WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { queueWebhooks } from "../../platform/webhook-outbox/queue-webhooks.server.ts";

export interface HomeWebhook {
  homeId: string;
  type: Extract<WebhookEventType, `home.${string}`>;
  /** Names of the fields that changed, and whatever else the message contains. */
  more?: Record<string, unknown>;
}

/** Queues events of homes for the addresses of their owners. The homes are sent as they are now. */
export async function queueHomeWebhooks(
  tx: Db,
  actor: Actor,
  payload: readonly HomeWebhook[],
  at: Date,
): Promise<void> {
  if (actor.isAnonymous || payload.length === 0) return;
  // Nearly everybody: nothing more is read.
  const listens = or(
    eq(webhookEndpoints.ownerId, actor.ownerId),
    actor.agency ? eq(webhookEndpoints.agencyId, actor.agency.id) : undefined,
  );
  if ((await tx.$count(webhookEndpoints, listens)) === 0) return;
  const { id, ownerId, agencyId, title, reference, address, operation, type, status, priceCents, currency } =
    properties;
  const rows = await tx
    .select({ id, ownerId, agencyId, title, reference, address, operation, type, status, priceCents, currency })
    .from(properties)
    .where(
      inArray(
        id,
        payload.map(({ homeId }) => homeId),
      ),
    );
  const known = new Map(rows.map((row) => [row.id, row]));
  const events = payload.flatMap((one) => {
    const home = known.get(one.homeId);
    return home ? [{ ...one, home }] : [];
  });
  const groups = Map.groupBy(events, ({ home, type }) => `${type} ${home.agencyId ?? home.ownerId}`);
  for (const group of groups.values()) {
    const { home: first, type: eventType } = group[0]!;
    const changes = group.map(
      ({ home: { id: homeId, ownerId: _o, agencyId: _a, priceCents: cents, ...home }, more }) => ({
        homeId,
        ...home,
        price: cents === null ? null : Number(cents) / 100,
        ...more,
      }),
    );
    await queueWebhooks(tx, first, eventType, changes, at);
  }
}
