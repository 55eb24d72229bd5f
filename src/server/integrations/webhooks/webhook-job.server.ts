import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { accountOf } from "../../accounts/billing/accounts.server.ts";
import { planOf } from "../../accounts/billing/plan-state.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { handling } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES } from "../../platform/jobs/tries.server.ts";
import { inTurn } from "../../platform/jobs/turns.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";
import { type AuthKeys, createAuthKeys } from "../../platform/secrets/keys.server.ts";
import { deliveriesGivenUp } from "./deliveries-given-up.server.ts";
import { noteAttempt } from "./note-attempt.server.ts";
import { type Post, sendMessage } from "./send-message.server.ts";

/** Handles a delivery at which the thread ended. */
const deliveryItems: JobItems = {
  async letGo(db, id, now) {
    await db
      .update(webhookDeliveries)
      .set({ nextAttemptAt: now, lastMs: 0 })
      .where(and(eq(webhookDeliveries.id, id), isNotNull(webhookDeliveries.nextAttemptAt)));
  },
  async failed(db, id, reason, now) {
    const [delivery] = await db
      .update(webhookDeliveries)
      .set({ attempts: sql`${webhookDeliveries.attempts} + 1` })
      .where(and(eq(webhookDeliveries.id, id), isNotNull(webhookDeliveries.nextAttemptAt)))
      .returning();
    if (delivery && delivery.attempts >= MOST_TRIES) await giveUp(db, id, reason, now);
  },
};

/** Sends queued events. */
export const webhookJob: Job = {
  name: "webhooks",
  everyMs: MINUTE_MS,
  wokenBy: ["webhook_deliveries"],
  items: deliveryItems,
  givenUp: deliveriesGivenUp,
  round: (parts) => sendDue(parts),
};

/** Addresses served at once; each gets one message after another. */
const LANES = 8;
/** Deliveries of one owner at once: slow addresses of one owner leave room for everybody else. */
const MOST_OF_AN_OWNER = 4;
/** Longer than any try: a process that took a delivery and died leaves it due again then. */
const LEASE_MS = 60_000;
/** A lane without work looks again while others are busy: a slow address keeps nobody else waiting. */
const LOOK_AGAIN_MS = 500;

type Parts = Pick<JobParts, "config" | "database" | "now" | "isStopped" | "turns"> & { post?: Post };

/** Sends until nothing is due. @returns false: deliveries that fall due later are found by the next round */
export async function sendDue(parts: Parts): Promise<boolean> {
  let keys: AuthKeys | undefined;
  const keysOnce = () => (keys ??= createAuthKeys(authSecret(parts.config)));
  let busy = 0;
  const lane = async () => {
    while (!parts.isStopped()) {
      const taken = await takeDue(parts);
      if (!taken) {
        if (busy === 0) return;
        await sleep(LOOK_AGAIN_MS);
        continue;
      }
      busy += 1;
      try {
        await handling(taken.delivery.id, () => send(parts, taken, keysOnce()));
      } finally {
        busy -= 1;
      }
    }
  };
  const first = await takeDue(parts);
  if (!first) return false;
  await handling(first.delivery.id, () => send(parts, first, keysOnce()));
  await Promise.all(Array.from({ length: LANES }, lane));
  return false;
}

interface Taken {
  delivery: typeof webhookDeliveries.$inferSelect;
  endpoint: typeof webhookEndpoints.$inferSelect;
}

/**
 * Takes the delivery that has been due for longest, of an address that no other is being sent to, of the owner served
 * longest ago. Takers take turns, and each looks only once it is its turn: otherwise it would see an address as free
 * that another has just taken.
 */
async function takeDue({ database: { db }, now, turns }: Parts): Promise<Taken | undefined> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('webhooks: take', 0))`);
    return await takeNext(tx, now(), turns);
  });
}

async function takeNext(tx: Db, now: Date, turns: Parts["turns"]): Promise<Taken | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isUnderWay = sql`o.next_attempt_at > ${at} and o.last_attempt_at is not null and o.last_ms is null`;
  // Walks from address to address by the index, so that of ten thousand deliveries one is looked at for each address.
  const due = sql`(
    with recursive addresses(id) as (
      (select endpoint_id from webhook_deliveries where next_attempt_at is not null order by endpoint_id limit 1)
      union all
      select (
        select endpoint_id from webhook_deliveries
        where next_attempt_at is not null and endpoint_id > a.id order by endpoint_id limit 1
      ) from addresses a where a.id is not null
    )
    select d.id from addresses a join webhook_endpoints e on e.id = a.id
    cross join lateral (
      select d.id, d.next_attempt_at, d.created_at from webhook_deliveries d
      where d.endpoint_id = e.id and d.next_attempt_at <= ${at} and (e.state = 'activo' or d.replay_of is not null)
      order by d.next_attempt_at, d.created_at limit 1
    ) d
    where not exists (select from webhook_deliveries o where o.endpoint_id = e.id and ${isUnderWay})
      and ${MOST_OF_AN_OWNER} > (
        select count(*) from webhook_endpoints other
        where (other.agency_id = e.agency_id
            or (e.agency_id is null and other.agency_id is null and other.owner_id = e.owner_id))
          and exists (select from webhook_deliveries o where o.endpoint_id = other.id and ${isUnderWay})
      )
    order by ${inTurn(turns, "webhooks", sql`coalesce(e.agency_id, e.owner_id)`)}, d.next_attempt_at, d.created_at
    limit 1 for update of e skip locked
  )`;
  const [delivery] = await tx
    .update(webhookDeliveries)
    // Without a duration it is under way, until its lease ends.
    .set({ nextAttemptAt: new Date(now.getTime() + LEASE_MS), lastAttemptAt: now, lastMs: null, givenUpAt: null })
    .where(eq(webhookDeliveries.id, due))
    .returning();
  if (!delivery) return undefined;
  const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, delivery.endpointId));
  if (endpoint) turns?.took("webhooks", endpoint.agencyId ?? endpoint.ownerId);
  return endpoint && { delivery, endpoint };
}

async function send({ config, database: { db }, now, post }: Parts, taken: Taken, keys: AuthKeys): Promise<void> {
  const { delivery, endpoint } = taken;
  if (!(await isInPlan(db, endpoint, now())))
    return await giveUp(db, delivery.id, "El plan ya no incluye la API", null);
  const attempt = await sendMessage({ keys, now, post }, endpoint, delivery);
  await db.transaction((tx) => noteAttempt(tx, delivery, attempt, config));
}

async function isInPlan(db: Db, { ownerId, agencyId }: Taken["endpoint"], now: Date): Promise<boolean> {
  const account = await accountOf(db, agencyId ? { agencyId } : { userId: ownerId });
  return account !== undefined && planOf(account, now)?.hasApi === true;
}

/** @param givenUpAt null where another try would not help */
async function giveUp(db: Db, id: string, lastError: string, givenUpAt: Date | null): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null, lastError, lastMs: 0, givenUpAt })
    .where(eq(webhookDeliveries.id, id));
}
