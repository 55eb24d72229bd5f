import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, gte, isNull, like, not, or, sql } from "drizzle-orm";
import { PLANS } from "#content/plans.ts";
import { nextRenewal } from "#domain/accounts/plans/credit-months.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { outageCode } from "../../platform/db/outage.server.ts";
import { billingAccounts, type CreditReason, creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { accountOf, type BillingAccount, openAccount, type Payer } from "./accounts.server.ts";
import { planOf } from "./plan-state.server.ts";

/**
 * The ledger of credits. A balance changes here alone, together with the entry that says why, so the entries of an account
 * always add up to its balance. Call it inside the transaction of the cause.
 */

/** Why credits are added or taken. */
interface Movement {
  delta: number;
  reason: CreditReason;
  /** Names the cause: the same cause is entered once. */
  key: string;
  userId?: string | null;
  actorId?: string;
  runId?: string;
  toolId?: string;
  engine?: string;
  note?: string;
}

/** The account, locked for a change: others wait. Undefined when it is gone. */
export async function lockAccount(tx: Db, id: string): Promise<BillingAccount | undefined> {
  const [account] = await tx.select().from(billingAccounts).where(eq(billingAccounts.id, id)).for("update");
  return account;
}

/** Whether a cause has been entered; ask while the account is locked. */
export async function isEntered(tx: Db, accountId: string, key: string): Promise<boolean> {
  return (await tx.$count(creditEntries, and(eq(creditEntries.accountId, accountId), eq(creditEntries.key, key)))) > 0;
}

/** Moves credits. @returns the balance that is left */
export async function moveCredits(tx: Db, accountId: string, movement: Movement, now: Date): Promise<number> {
  const [account] = await tx
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} + ${movement.delta}`, updatedAt: now })
    .where(eq(billingAccounts.id, accountId))
    .returning({ balance: billingAccounts.balance });
  await tx
    .insert(creditEntries)
    .values({ ...movement, accountId, balanceAfter: account!.balance, createdAt: inTurn(accountId, now) });
  return account!.balance;
}

/**
 * The instant of an entry: now, or a millisecond after the account's last one, so that lists show entries in the order in which the
 * balance changed. Whoever enters has the account locked by the change of its balance.
 */
const inTurn = (accountId: string, now: Date) =>
  sql<Date>`greatest(${now.toISOString()}::timestamptz, (select max(${creditEntries.createdAt}) + interval '1 millisecond' from ${creditEntries} where ${creditEntries.accountId} = ${accountId}))`;

/**
 * Takes the credits of a run, if the plan is running and there are enough: checked and taken in one statement, so that
 * of many runs at once only as many are paid as there are credits.
 *
 * @returns false when nothing was taken
 */
export async function chargeRun(
  tx: Db,
  accountId: string,
  run: { credits: number; runId: string; toolId: string; engine: string; userId: string | null; key?: string },
  now: Date,
): Promise<boolean> {
  const { credits, ...cause } = run;
  const planIsValid = or(isNull(billingAccounts.planUntil), gt(billingAccounts.planUntil, now));
  const [account] = await tx
    .update(billingAccounts)
    .set({ balance: sql`${billingAccounts.balance} - ${credits}`, updatedAt: now })
    .where(and(eq(billingAccounts.id, accountId), gte(billingAccounts.balance, credits), planIsValid))
    .returning({ balance: billingAccounts.balance });
  if (!account) return false;
  await tx.insert(creditEntries).values({
    key: `run:${run.runId}`,
    ...cause,
    accountId,
    delta: -credits,
    balanceAfter: account.balance,
    reason: "run",
    createdAt: inTurn(accountId, now),
  });
  return true;
}

/** Replaces the rest of the credits by a plan's: unused ones do not pile up. */
export async function refill(
  tx: Db,
  account: Pick<BillingAccount, "id" | "balance">,
  movement: Omit<Movement, "delta"> & { credits: number },
  now: Date,
): Promise<void> {
  const { credits, ...cause } = movement;
  await expire(tx, account, `expiry:${cause.key}`, now);
  await moveCredits(tx, account.id, { ...cause, delta: credits }, now);
}

/** Dated a moment before the entry that follows it, so that lists keep their order. */
async function expire(tx: Db, { id, balance }: Pick<BillingAccount, "id" | "balance">, key: string, now: Date) {
  if (balance === 0) return;
  await moveCredits(tx, id, { delta: -balance, reason: "expiry", key }, new Date(now.getTime() - 1));
}

/**
 * The account as it is now: with the credits of a month that has begun, without those of a plan that has ended. It need
 * not be done at midnight: the first reader finds it due, and of many at once one does it.
 */
export async function settledAccount(db: Db, payer: Payer, now: Date): Promise<BillingAccount> {
  const account = await openAccount(db, payer, now);
  if (dueOf(account, now) === null) return account;
  return (await db.transaction((tx) => settle(tx, account.id, now))) ?? account;
}

/**
 * The account for a page that shows it: as `settledAccount`, and where the database has no room left for what is due, as it stands. Reading
 * goes on while a disk is full; whoever spends credits is told.
 */
export async function shownAccount(db: Db, payer: Payer, now: Date): Promise<BillingAccount> {
  try {
    return await settledAccount(db, payer, now);
  } catch (error) {
    const account = outageCode(error) === "INSUFFICIENT_STORAGE" ? await accountOf(db, payer) : undefined;
    if (!account) throw error;
    return account;
  }
}

/** As `settledAccount`, for an account that the transaction has locked or is about to lock. */
export async function settle(tx: Db, accountId: string, now: Date): Promise<BillingAccount | undefined> {
  const account = await lockAccount(tx, accountId);
  const due = account ? dueOf(account, now) : null;
  if (!account || due === null) return account;
  if (due === "end") await expire(tx, account, `end:${randomUUID()}`, now);
  else await renew(tx, account, now);
  return await lockAccount(tx, accountId);
}

function dueOf(account: BillingAccount, now: Date): "end" | "month" | null {
  const { balance, paymentStatus, renewsAt } = account;
  if (!planOf(account, now)) return balance > 0 ? "end" : null;
  // A month that could not be collected brings no credits until it is paid.
  return renewsAt !== null && renewsAt <= now && paymentStatus !== "past_due" ? "month" : null;
}

/** One month's credits, however many months have passed. */
async function renew(tx: Db, account: BillingAccount, now: Date): Promise<void> {
  const renewsAt = account.renewsAt!;
  const { credits } = PLANS.find(({ id }) => id === account.plan)!;
  await refill(tx, account, { credits, reason: "month", key: `month:${renewsAt.toISOString()}` }, now);
  const next = nextRenewal((await startOfPlan(tx, account.id)) ?? renewsAt, now);
  await tx.update(billingAccounts).set({ renewsAt: next }).where(eq(billingAccounts.id, account.id));
}

/** Credits of a plan that replaces another within its month are entered under such a key: the month keeps its day. */
export const CHANGE_KEY = "change:";

/** When the plan's credits were first given: its day of the month is that of every renewal. */
async function startOfPlan(tx: Db, accountId: string): Promise<Date | undefined> {
  const [first] = await tx
    .select({ at: creditEntries.createdAt })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.accountId, accountId),
        eq(creditEntries.reason, "plan"),
        not(like(creditEntries.key, `${CHANGE_KEY}%`)),
      ),
    )
    .orderBy(desc(creditEntries.createdAt))
    .limit(1);
  return first?.at;
}
