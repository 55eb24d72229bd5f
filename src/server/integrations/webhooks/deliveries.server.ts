import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL } from "drizzle-orm";
import { TEST_EVENT_TYPE, type WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import type { DeliveryState } from "#domain/integrations/api/webhook-form.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { webhookDeliveries } from "../../platform/db/tables/integrations.server.ts";
import type { Cursor } from "../../platform/http/cursor.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { noteTest } from "./note-attempt.server.ts";
import { sendMessage } from "./send-message.server.ts";
import { findWebhook, lockWebhook } from "./webhooks.server.ts";

/** The log of messages to an address. */

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export interface ListedDelivery {
  id: string;
  /** `webhook-id` of the message: the same for every address and every repetition. */
  eventId: string;
  /** One of the events, or that of a test. */
  type: string;
  state: DeliveryState;
  createdAt: string;
  attempts: number;
  nextAttemptAt: string | null;
  lastAttemptAt: string | null;
  deliveredAt: string | null;
  lastStatus: number | null;
  lastMs: number | null;
  lastError: string | null;
  /** The delivery that somebody had sent again. */
  replayOf: string | null;
}

/** With the message, and the beginning of the answer. */
export interface ShownDelivery extends ListedDelivery {
  payload: Record<string, unknown>;
  answerStart: string | null;
}

const stateOf = ({ deliveredAt, nextAttemptAt }: DeliveryRow): DeliveryState =>
  deliveredAt ? "entregada" : nextAttemptAt ? "pendiente" : "fallida";

const IN_STATE: Record<DeliveryState, SQL> = {
  entregada: isNotNull(webhookDeliveries.deliveredAt),
  pendiente: isNotNull(webhookDeliveries.nextAttemptAt),
  fallida: and(isNull(webhookDeliveries.deliveredAt), isNull(webhookDeliveries.nextAttemptAt))!,
};

function listedDelivery(row: DeliveryRow): ListedDelivery {
  const { id, eventId, type, attempts, lastStatus, lastMs, lastError, replayOf } = row;
  return {
    id,
    eventId,
    type,
    attempts,
    lastStatus,
    lastMs,
    lastError,
    replayOf,
    state: stateOf(row),
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
  };
}

const shownDelivery = (row: DeliveryRow): ShownDelivery => ({
  ...listedDelivery(row),
  payload: row.payload,
  answerStart: row.answerStart,
});

const PAGE = 50;

/** Newest first, a page at a time. @throws AppError UNKNOWN_WEBHOOK */
export async function listDeliveries(
  db: Db,
  actor: PersonActor,
  webhookId: string,
  { before, state }: { before?: Cursor | undefined; state?: DeliveryState | undefined },
): Promise<{ deliveries: ListedDelivery[]; next: Cursor | null }> {
  if (!(await findWebhook(db, actor, webhookId))) throw new AppError("UNKNOWN_WEBHOOK");
  const { id, endpointId, createdAt } = webhookDeliveries;
  const isOlder = before && or(lt(createdAt, before.at), and(eq(createdAt, before.at), lt(id, before.id)));
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(endpointId, webhookId), state && IN_STATE[state], isOlder))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1)! : null;
  return { deliveries: page.map(listedDelivery), next: last && { at: last.createdAt, id: last.id } };
}

/** @throws AppError UNKNOWN_WEBHOOK, UNKNOWN_DELIVERY */
export async function readDelivery(db: Db, actor: PersonActor, webhookId: string, id: string): Promise<ShownDelivery> {
  if (!(await findWebhook(db, actor, webhookId))) throw new AppError("UNKNOWN_WEBHOOK");
  return shownDelivery(await deliveryOf(db, webhookId, id));
}

async function deliveryOf(db: Db, webhookId: string, id: string): Promise<DeliveryRow> {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, webhookId)));
  if (!row) throw new AppError("UNKNOWN_DELIVERY");
  return row;
}

/** Sends the same again, with the same `webhook-id`; a repetition that already waits is not added twice. */
export async function replayDelivery(
  tx: Db,
  actor: PersonActor,
  { webhookId, id, now }: { webhookId: string; id: string; now: Date },
): Promise<ListedDelivery> {
  const { id: endpointId } = await lockWebhook(tx, actor, webhookId);
  const { eventId, type, payload, ...first } = await deliveryOf(tx, webhookId, id);
  const replayOf = first.replayOf ?? first.id;
  const [waiting] = await tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.replayOf, replayOf),
        isNotNull(webhookDeliveries.nextAttemptAt),
      ),
    );
  if (waiting) return listedDelivery(waiting);
  // Its repetition stands for it now.
  await tx
    .update(webhookDeliveries)
    .set({ givenUpAt: null })
    .where(and(inArray(webhookDeliveries.id, [id, replayOf]), isNotNull(webhookDeliveries.givenUpAt)));
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({ endpointId, eventId, type, payload, replayOf, createdAt: now, nextAttemptAt: now })
    .returning();
  return listedDelivery(row!);
}

/** Sends a test at once and waits for its result. @throws AppError UNKNOWN_WEBHOOK */
export async function sendTest(
  { database: { db }, auth, now }: Pick<ToolServices, "database" | "auth" | "now">,
  actor: PersonActor,
  webhookId: string,
): Promise<ShownDelivery> {
  const endpoint = await findWebhook(db, actor, webhookId);
  if (!endpoint) throw new AppError("UNKNOWN_WEBHOOK");
  const eventId = randomUUID();
  const data = { webhookId, message: "Esto es una prueba de Umbral: no ha cambiado nada." };
  const payload = { id: eventId, type: TEST_EVENT_TYPE, timestamp: now().toISOString(), data };
  const attempt = await sendMessage({ keys: auth.keys, now }, endpoint, { eventId, payload });
  return await db.transaction(async (tx) => {
    // It may have been deleted while we waited.
    await lockWebhook(tx, actor, webhookId);
    const [row] = await tx
      .insert(webhookDeliveries)
      // No event of the list: the column takes any, its type names those that change something.
      .values({ endpointId: webhookId, eventId, type: TEST_EVENT_TYPE as WebhookEventType, payload, createdAt: now() })
      .returning({ id: webhookDeliveries.id });
    return shownDelivery(await noteTest(tx, { webhookId, deliveryId: row!.id }, attempt));
  });
}
