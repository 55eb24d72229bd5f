import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { WEBHOOK_PAUSES_MINUTES, WEBHOOK_STOPS_AFTER_DAYS } from "#domain/integrations/api/webhook-form.ts";
import { DAY_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { notifyOwner } from "../../portfolio/imports/notify-owner.server.ts";
import type { Attempt } from "./send-message.server.ts";
import { webhookStoppedMail } from "./webhook-stopped-mail.server.ts";

/** Records a try: in the log, and on the address. */

type DeliveryRow = typeof webhookDeliveries.$inferSelect;
type WebhookRow = typeof webhookEndpoints.$inferSelect;

const PAUSES_MS = WEBHOOK_PAUSES_MINUTES.map((minutes) => minutes * MINUTE_MS);
/** Fraction by which a pause may be longer: messages that failed together are not tried again together. */
const JITTER = 0.2;
const STOPS_AFTER_MS = WEBHOOK_STOPS_AFTER_DAYS * DAY_MS;
/** While an address is down, its waiting messages are not tried one by one. */
const BREATH_MS = MINUTE_MS / 2;

/** When it is tried again; null when it is given up. @param chance 0 to 1 */
export function nextTry(
  attempts: number,
  { at, retryAfterSeconds }: Pick<Attempt, "at" | "retryAfterSeconds">,
  chance: number,
): Date | null {
  const pauseMs = PAUSES_MS[attempts - 1];
  if (pauseMs === undefined) return null;
  const asked = Math.min((retryAfterSeconds ?? 0) * 1000, DAY_MS);
  return new Date(at.getTime() + Math.max(pauseMs * (1 + JITTER * chance), asked));
}

/**
 * For a delivery that was taken to be sent. Does nothing if it is gone meanwhile, or another process has recorded its
 * try.
 */
export async function noteAttempt(
  tx: Db,
  taken: Pick<DeliveryRow, "id" | "endpointId" | "attempts">,
  attempt: Attempt,
  { publicUrl }: { publicUrl: string },
): Promise<void> {
  const [endpoint] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, taken.endpointId))
    .for("update");
  if (!endpoint) return;
  const attempts = taken.attempts + 1;
  const isStopped = !attempt.hasArrived && mustStop(endpoint, attempt);
  const nextAttemptAt = attempt.hasArrived || isStopped ? null : nextTry(attempts, attempt, Math.random());
  const hasUsedAll = !attempt.hasArrived && !isStopped && nextAttemptAt === null;
  const written = await tx
    .update(webhookDeliveries)
    .set({ ...columnsOf(attempt), attempts, nextAttemptAt, givenUpAt: hasUsedAll ? attempt.at : null })
    .where(and(eq(webhookDeliveries.id, taken.id), eq(webhookDeliveries.attempts, taken.attempts)))
    .returning({ id: webhookDeliveries.id });
  if (written.length === 0) return;
  const { at } = attempt;
  if (attempt.hasArrived) return await noteSuccess(tx, endpoint.id, at);
  const failingSince = endpoint.failingSince ?? at;
  const failed = { failingSince, lastErrorAt: at, lastError: attempt.error };
  await tx.update(webhookEndpoints).set(failed).where(eq(webhookEndpoints.id, endpoint.id));
  if (isStopped) await stop(tx, endpoint, attempt, publicUrl);
  else if (attempt.isDown) await putOffOthers(tx, endpoint.id, at);
}

const mustStop = ({ state, failingSince }: WebhookRow, { at, isGone }: Attempt): boolean =>
  state === "activo" && (isGone || (failingSince !== null && at.getTime() - failingSince.getTime() >= STOPS_AFTER_MS));

/** A failed test counts against nobody; a successful one shows that the address works. */
export async function noteTest(
  tx: Db,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
  attempt: Attempt,
): Promise<DeliveryRow> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set({ ...columnsOf(attempt), attempts: 1, nextAttemptAt: null })
    .where(eq(webhookDeliveries.id, deliveryId))
    .returning();
  const { at, error } = attempt;
  if (attempt.hasArrived) await noteSuccess(tx, webhookId, at);
  else {
    await tx
      .update(webhookEndpoints)
      .set({ lastErrorAt: at, lastError: error })
      .where(eq(webhookEndpoints.id, webhookId));
  }
  return row!;
}

const columnsOf = ({ at, hasArrived, status, ms, error, answerStart }: Attempt) => ({
  lastAttemptAt: at,
  deliveredAt: hasArrived ? at : null,
  lastStatus: status,
  lastMs: ms,
  lastError: error,
  answerStart,
});

async function noteSuccess(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(webhookEndpoints).set({ lastSuccessAt: at, failingSince: null }).where(eq(webhookEndpoints.id, id));
}

async function putOffOthers(tx: Db, endpointId: string, at: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: new Date(at.getTime() + BREATH_MS) })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), lte(webhookDeliveries.nextAttemptAt, at)));
}

/** Sends nothing there any more, until somebody switches it on again; its maker is notified. */
async function stop(tx: Db, endpoint: WebhookRow, { at, error, isGone }: Attempt, publicUrl: string): Promise<void> {
  const { id, name, url, ownerId } = endpoint;
  await tx.update(webhookEndpoints).set({ state: "detenido", updatedAt: at }).where(eq(webhookEndpoints.id, id));
  await tx
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null, lastError: sql`coalesce(${webhookDeliveries.lastError}, 'La dirección se detuvo')` })
    .where(and(eq(webhookDeliveries.endpointId, id), isNotNull(webhookDeliveries.nextAttemptAt)));
  const why = isGone ? "ha respondido que ya no existe (410)" : `lleva cinco días sin recibir nada. ${error}`;
  const link = "/dashboard/integrations";
  const notice = { title: `Detenemos los avisos a «${name}»`, message: `La dirección ${why}.`, link };
  await notifyOwner(tx, ownerId, { ...notice, kind: "webhooks", type: "error", cause: `webhook ${id}` }, at);
  const [owner] = await tx
    .select({ to: users.email, metadata: users.metadata })
    .from(users)
    .where(eq(users.id, ownerId));
  if (owner && wantsNotice(owner.metadata, "webhooks", "correo"))
    await queueMail(tx, webhookStoppedMail({ to: owner.to, name, url, why, href: `${publicUrl}${link}` }), at);
}
