import { and, eq, isNull, sql } from "drizzle-orm";
import { PLANS, TRIAL_DAYS } from "#content/plans.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { billingAccounts, creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { personActor } from "../access/actor.server.ts";
import { lockOwner } from "../access/lock-owner.server.ts";
import { planOf } from "./plan-state.server.ts";

/** The account that pays: a person's, or their agency's while they are in one. */

export type BillingAccount = typeof billingAccounts.$inferSelect;

/** The owner of a billing account: an agency, or a person without one. */
export type Payer = { userId: string } | { agencyId: string };

export const payerOf = (actor: { ownerId: string; agency: { id: string } | null }): Payer =>
  actor.agency ? { agencyId: actor.agency.id } : { userId: actor.ownerId };

const isOf = (payer: Payer) =>
  "agencyId" in payer ? eq(billingAccounts.agencyId, payer.agencyId) : eq(billingAccounts.userId, payer.userId);

export async function accountOf(db: Db, payer: Payer): Promise<BillingAccount | undefined> {
  const [account] = await db.select().from(billingAccounts).where(isOf(payer));
  return account;
}

/**
 * The account, made if it is missing. A person's first one is their trial; after that a new one is empty and ended, to
 * choose a plan with.
 *
 * @throws AppError UNAUTHORIZED when the person's account was deleted meanwhile
 */
export async function openAccount(db: Db, payer: Payer, now: Date): Promise<BillingAccount> {
  const known = await accountOf(db, payer);
  if (known) return known;
  return await db.transaction(async (tx) => {
    // Of two calls at once, the second waits here and finds the account made by the first.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${"agencyId" in payer ? payer.agencyId : payer.userId}))`,
    );
    const made = await accountOf(tx, payer);
    if (made) return made;
    if ("userId" in payer) await lockOwner(tx, personActor(payer.userId));
    const trial = "userId" in payer ? await startTrial(tx, payer.userId, now) : false;
    const { credits } = PLANS.find(({ id }) => id === "prueba")!;
    const [account] = await tx
      .insert(billingAccounts)
      .values({
        ...payer,
        plan: "prueba",
        planUntil: trial ? new Date(now.getTime() + TRIAL_DAYS * DAY_MS) : now,
        balance: trial ? credits : 0,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (trial) {
      await tx.insert(creditEntries).values({
        accountId: account!.id,
        delta: credits,
        balanceAfter: credits,
        reason: "trial",
        key: "trial",
        createdAt: now,
      });
    }
    return account!;
  });
}

/** @returns false when the person has had their trial */
async function startTrial(tx: Db, userId: string, now: Date): Promise<boolean> {
  const started = await tx
    .update(users)
    .set({ trialStartedAt: now })
    .where(and(eq(users.id, userId), isNull(users.trialStartedAt)))
    .returning({ id: users.id });
  return started.length > 0;
}

/** The founder's plan and credits become the agency's. */
export async function giveAccountToAgency(tx: Db, userId: string, agencyId: string, now: Date): Promise<void> {
  const account = await openAccount(tx, { userId }, now);
  await tx
    .update(billingAccounts)
    .set({ userId: null, agencyId, updatedAt: now })
    .where(eq(billingAccounts.id, account.id));
}

/**
 * The plan and credits of an agency that ends go to a person. They replace the person's own account, unless the person
 * pays for that one.
 */
export async function giveAccountToPerson(tx: Db, agencyId: string, userId: string, now: Date): Promise<void> {
  const account = await accountOf(tx, { agencyId });
  if (!account) return;
  const own = await accountOf(tx, { userId });
  if (own && own.stripeSubscriptionId !== null && account.stripeSubscriptionId === null) return;
  await tx.delete(billingAccounts).where(eq(billingAccounts.userId, userId));
  await tx
    .update(billingAccounts)
    .set({ userId, agencyId: null, updatedAt: now })
    .where(eq(billingAccounts.id, account.id));
}

/** Number of people that an agency's plan admits; one without a running plan. */
export async function seatsOf(db: Db, agencyId: string, now: Date): Promise<number> {
  const account = await accountOf(db, { agencyId });
  return (account && planOf(account, now)?.users) ?? 1;
}
