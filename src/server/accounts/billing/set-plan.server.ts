import { eq } from "drizzle-orm";
import { PLANS, type PlanId } from "#content/plans.ts";
import { nextRenewal } from "#domain/accounts/plans/credit-months.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import type { BillingAccount } from "./accounts.server.ts";
import { refill } from "./ledger.server.ts";

/**
 * Begins a plan on an account that is locked: its month's credits now, and again each month on this day. The trial has its
 * credits once.
 *
 * @param start.until null for no end
 * @param start.key names the cause
 */
export async function setPlan(
  tx: Db,
  account: BillingAccount,
  start: { plan: PlanId; until: Date | null; key: string; actorId?: string; note?: string },
  now: Date,
): Promise<void> {
  const { plan, until, ...cause } = start;
  const { credits, monthlyEuros } = PLANS.find(({ id }) => id === plan)!;
  const renewsAt = monthlyEuros === 0 ? null : nextRenewal(now, now);
  await tx
    .update(billingAccounts)
    .set({ plan, planUntil: until, renewsAt, updatedAt: now })
    .where(eq(billingAccounts.id, account.id));
  await refill(tx, account, { ...cause, credits, reason: "plan" }, now);
}
