import { PLANS, type Plan } from "#content/plans.ts";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { Viewer } from "../access/viewer.server.ts";
import type { BillingAccount } from "./accounts.server.ts";

/** The plan in force at an instant; undefined once the trial or the paid period has ended. */
export function planOf(account: Pick<BillingAccount, "plan" | "planUntil">, now: Date): Plan | undefined {
  if (account.planUntil !== null && account.planUntil <= now) return undefined;
  return PLANS.find(({ id }) => id === account.plan);
}

/** The credits that may be spent now: none of a plan that has ended. */
export function balanceOf(account: BillingAccount, now: Date): number {
  return planOf(account, now) ? account.balance : 0;
}

/** Whether the viewer chooses and pays the plan: the owner of an agency does, or a person who has none. */
export function mayManagePlan({ agency }: Pick<Viewer, "agency">): boolean {
  return agency === null || mayInAgency(agency.role, "manage-plan");
}
