import { PLANS } from "#content/plans.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { BillingAccount } from "#server/accounts/billing/accounts.server.ts";
import { balanceOf, planOf } from "#server/accounts/billing/plan-state.server.ts";

/** Balance and plan as pages show them. */
export type CreditState = ReturnType<typeof creditState>;

export function creditState(account: BillingAccount, now: Date) {
  const { plan: planId, planUntil, renewsAt } = account;
  const plan = PLANS.find(({ id }) => id === planId)!;
  const balance = balanceOf(account, now);
  return {
    balance,
    plan: { id: planId, name: plan.name, credits: plan.credits, users: plan.users },
    state: stateOf(account, now),
    until: planUntil?.toISOString() ?? null,
    renewsAt: renewsAt !== null && (planUntil === null || renewsAt < planUntil) ? renewsAt.toISOString() : null,
    /** Whole days until the end, the last one counted. */
    daysLeft: planUntil === null ? null : Math.max(0, Math.ceil((planUntil.getTime() - now.getTime()) / DAY_MS)),
    isLow: balance < plan.credits / 10,
  };
}

/** State of the reader's plan; the worst comes first. */
function stateOf(account: BillingAccount, now: Date): "ended" | "unpaid" | "ending" | "trial" | "active" {
  const plan = planOf(account, now);
  if (!plan) return "ended";
  if (account.paymentStatus === "past_due") return "unpaid";
  if (plan.monthlyEuros === 0) return "trial";
  return account.cancelsAtEnd || (account.stripeSubscriptionId === null && account.planUntil !== null)
    ? "ending"
    : "active";
}
