import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { type AuthKeys, authSecret, createAuthKeys } from "../auth/keys.server.ts";
import type { Work, WorkParts } from "../background/work.server.ts";
import { accountOf } from "../billing/accounts.server.ts";
import { planOf } from "../billing/plan-state.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../db/api-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import { noteAttempt } from "./note-attempt.server.ts";
import { type Post, sendMessage } from "./send-message.server.ts";

/** Sends what addresses are to be told. */
export const webhookWork: Work = { name: "webhooks", everyMs: 2_000, round: (parts) => sendDue(parts) };

/** Addresses served at once; each gets one message after another. */
const LANES = 8;
/** Longer than any try: who took a delivery and died leaves it due again then. */
const LEASE_MS = 60_000;
/** A lane without work looks again while others are busy: a slow address keeps nobody else waiting. */
const LOOK_AGAIN_MS = 500;

type Parts = Pick<WorkParts, "config" | "database" | "now" | "isStopped"> & { post?: Post };

/** Sends until nothing is due. @returns false: what becomes due later is found by the next round */
export async function sendDue(parts: Parts): Promise<boolean> {
  let keys: AuthKeys | undefined;
  const keysOnce = () => (keys ??= createAuthKeys(authSecret(parts.config)));
  let busy = 0;
  const lane = async () => {
    while (!parts.isStopped()) {
      const taken = await takeDue(parts.database.db, parts.now());
      if (!taken) {
        if (busy === 0) return;
        await sleep(LOOK_AGAIN_MS);
        continue;
      }
      busy += 1;
      try {
        await send(parts, taken, keysOnce());
      } finally {
        busy -= 1;
      }
    }
  };
  const first = await takeDue(parts.database.db, parts.now());
  if (!first) return false;
  await send(parts, first, keysOnce());
  await Promise.all(Array.from({ length: LANES }, lane));
  return false;
}

interface Taken {
  delivery: typeof webhookDeliveries.$inferSelect;
  endpoint: typeof webhookEndpoints.$inferSelect;
}

/**
 * Takes the delivery that has been due for longest, of an address to which nothing is under way. Takers take turns, and each looks
 * once it is its turn: who looked before another had taken would see an address as free that is not.
 */
async function takeDue(db: Db, now: Date): Promise<Taken | undefined> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks: take', 0))`);
    return await takeNext(tx, now);
  });
}

async function takeNext(tx: Db, now: Date): Promise<Taken | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = sql`(
    select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
    where d.next_attempt_at <= ${at} and (e.state = 'activo' or d.replay_of is not null)
      and not exists (
        select from webhook_deliveries o where o.endpoint_id = e.id
          and o.next_attempt_at > ${at} and o.last_attempt_at is not null and o.last_ms is null
      )
    order by d.next_attempt_at, d.created_at limit 1 for update of e, d skip locked
  )`;
  const [delivery] = await tx
    .update(webhookDeliveries)
    // Without a duration it is under way, until its lease ends.
    .set({ nextAttemptAt: new Date(now.getTime() + LEASE_MS), lastAttemptAt: now, lastMs: null })
    .where(eq(webhookDeliveries.id, due))
    .returning();
  if (!delivery) return undefined;
  const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, delivery.endpointId));
  return endpoint && { delivery, endpoint };
}

async function send({ config, database: { db }, now, post }: Parts, taken: Taken, keys: AuthKeys): Promise<void> {
  const { delivery, endpoint } = taken;
  if (!(await isInPlan(db, endpoint, now()))) return await giveUp(db, delivery.id, "El plan ya no incluye la API");
  const attempt = await sendMessage({ keys, now, post }, endpoint, delivery);
  await db.transaction((tx) => noteAttempt(tx, delivery, attempt, config));
}

async function isInPlan(db: Db, { ownerId, agencyId }: Taken["endpoint"], now: Date): Promise<boolean> {
  const account = await accountOf(db, agencyId ? { agencyId } : { userId: ownerId });
  return account !== undefined && planOf(account, now)?.hasApi === true;
}

async function giveUp(db: Db, id: string, lastError: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null, lastError, lastMs: 0 })
    .where(eq(webhookDeliveries.id, id));
}
