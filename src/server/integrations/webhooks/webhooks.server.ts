import { and, asc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { DeliveryState } from "#domain/integrations/api/webhook-form.ts";
import {
  isOwnMachine,
  MOST_WEBHOOKS,
  type NewWebhook,
  type WebhookChange,
} from "#domain/integrations/api/webhook-form.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { allowsPrivate } from "../../platform/outgoing/connect.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { openSecret, sealNewSecret, sealRotated } from "./webhook-secret.server.ts";

/** Addresses that receive changes: their owners, and their state. */

export type WebhookRow = typeof webhookEndpoints.$inferSelect;

export interface ListedWebhook {
  id: string;
  name: string;
  url: string;
  events: WebhookRow["events"];
  /** `detenido`: it failed for days, or answered that it is gone. */
  state: WebhookRow["state"];
  createdAt: string;
  /** Since when nothing has arrived; null while it works. */
  failingSince: string | null;
  lastSuccessAt: string | null;
  lastErrorAt: string | null;
  lastError: string | null;
  /** Messages of the last 24 hours. */
  lastDay: Record<DeliveryState, number>;
}

export async function listWebhooks(db: Db, actor: PersonActor, now: Date): Promise<ListedWebhook[]> {
  const rows = await db
    .select()
    .from(webhookEndpoints)
    .where(mayRead(actor, "webhook"))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
    .limit(200);
  return await listed(db, rows, now);
}

async function listed(db: Db, rows: readonly WebhookRow[], now: Date): Promise<ListedWebhook[]> {
  if (rows.length === 0) return [];
  const { endpointId, createdAt, deliveredAt, nextAttemptAt } = webhookDeliveries;
  const counts = await db
    .select({
      endpointId,
      entregada: sql<number>`count(${deliveredAt})::int`,
      pendiente: sql<number>`count(${nextAttemptAt})::int`,
      fallida: sql<number>`(count(*) filter (where ${deliveredAt} is null and ${nextAttemptAt} is null))::int`,
    })
    .from(webhookDeliveries)
    .where(
      and(
        inArray(
          endpointId,
          rows.map(({ id }) => id),
        ),
        gte(createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .groupBy(endpointId);
  return rows.map((row) => {
    const { entregada = 0, pendiente = 0, fallida = 0 } = counts.find((one) => one.endpointId === row.id) ?? {};
    return {
      id: row.id,
      name: row.name,
      url: row.url,
      events: row.events,
      state: row.state,
      createdAt: row.createdAt.toISOString(),
      failingSince: row.failingSince?.toISOString() ?? null,
      lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
      lastErrorAt: row.lastErrorAt?.toISOString() ?? null,
      lastError: row.lastError,
      lastDay: { entregada, pendiente, fallida },
    };
  });
}

interface Parts {
  keys: AuthKeys;
  now: Date;
}

/**
 * @returns the address, with the secret that signs its messages
 * @throws AppError TOO_MANY_WEBHOOKS, INVALID_INPUT
 */
export async function createWebhook(
  tx: Db,
  actor: PersonActor,
  wanted: NewWebhook,
  { keys, now }: Parts,
): Promise<ListedWebhook & { secret: string }> {
  mustBeReachable(wanted.url);
  await lockOwner(tx, actor);
  // Of two at once the second counts the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`webhooks ${scopeOf(actor)}`}))`);
  const { ownerId, agencyId } = webhookEndpoints;
  const ofScope = actor.agency ? eq(agencyId, actor.agency.id) : and(eq(ownerId, actor.ownerId), isNull(agencyId));
  if ((await tx.$count(webhookEndpoints, ofScope)) >= MOST_WEBHOOKS) throw new AppError("TOO_MANY_WEBHOOKS");
  const secretSealed = sealNewSecret(keys);
  const [row] = await tx
    .insert(webhookEndpoints)
    .values({ ...wanted, ...ownershipOf(actor), secretSealed, createdAt: now, updatedAt: now })
    .returning();
  const [webhook] = await listed(tx, [row!], now);
  return { ...webhook!, secret: openSecret(keys, secretSealed)! };
}

/** @throws AppError INVALID_INPUT for the server's own machine, unless the server may call it */
function mustBeReachable(url: string): void {
  if (!isOwnMachine(new URL(url)) || allowsPrivate()) return;
  const message = "Umbral no llama a su propia máquina: escribe una dirección pública";
  throw new AppError("INVALID_INPUT", [{ path: "url", message }]);
}

export async function findWebhook(db: Db, actor: PersonActor, id: string): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(isHis(actor, id));
  return row;
}

const isHis = (actor: PersonActor, id: string) => and(mayChange(actor, "webhook"), eq(webhookEndpoints.id, id));

/** Locked until the transaction ends. @throws AppError UNKNOWN_WEBHOOK */
export async function lockWebhook(tx: Db, actor: PersonActor, id: string): Promise<WebhookRow> {
  const [row] = await tx.select().from(webhookEndpoints).where(isHis(actor, id)).for("update");
  if (!row) throw new AppError("UNKNOWN_WEBHOOK");
  return row;
}

/** Another address, or work again after a stop, begins anew: earlier errors no longer count. */
export async function changeWebhook(
  tx: Db,
  actor: PersonActor,
  id: string,
  change: WebhookChange,
  now: Date,
): Promise<ListedWebhook> {
  const before = await lockWebhook(tx, actor, id);
  if (change.url !== undefined) mustBeReachable(change.url);
  const isNew = (change.url ?? before.url) !== before.url || (change.state ?? before.state) !== before.state;
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ ...change, ...(isNew && { failingSince: null }), updatedAt: now })
    .where(eq(webhookEndpoints.id, id))
    .returning();
  const [webhook] = await listed(tx, [row!], now);
  return webhook!;
}

/** Deletes it with its log. @throws AppError UNKNOWN_WEBHOOK */
export async function deleteWebhook(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const gone = await tx.delete(webhookEndpoints).where(isHis(actor, id)).returning({ id: webhookEndpoints.id });
  if (gone.length === 0) throw new AppError("UNKNOWN_WEBHOOK");
}

/** @returns null where the server's own secret has changed since: then a new one is needed */
export async function revealSecret(db: Db, actor: PersonActor, id: string, keys: AuthKeys): Promise<string | null> {
  const row = await findWebhook(db, actor, id);
  if (!row) throw new AppError("UNKNOWN_WEBHOOK");
  return openSecret(keys, row.secretSealed);
}

/** A new secret; for a day both sign. @returns the new one */
export async function rotateSecret(tx: Db, actor: PersonActor, id: string, { keys, now }: Parts): Promise<string> {
  const row = await lockWebhook(tx, actor, id);
  const secretSealed = sealRotated(keys, row.secretSealed, now);
  await tx.update(webhookEndpoints).set({ secretSealed, updatedAt: now }).where(eq(webhookEndpoints.id, id));
  return openSecret(keys, secretSealed)!;
}
