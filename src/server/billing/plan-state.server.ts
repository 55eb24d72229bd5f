import { PLANS, type Plan } from "#content/plans.ts";
import type { BillingAccount } from "./accounts.server.ts";

/** The plan that holds at an instant; undefined once the trial or what was paid has ended. */
export function planOf(account: Pick<BillingAccount, "plan" | "planUntil">, now: Date): Plan | undefined {
  if (account.planUntil !== null && account.planUntil <= now) return undefined;
  return PLANS.find(({ id }) => id === account.plan);
}
