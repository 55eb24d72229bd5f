import { eq } from "drizzle-orm";
import { PLANS } from "#content/plans.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { findMembership } from "../agencies/agencies.server.ts";
import { accountOf } from "./accounts.server.ts";
import { balanceOf, planOf } from "./plan-state.server.ts";

/** The account that pays a person's runs, for administrators: reading it opens nothing. Null before its first use. */
export async function billingOf(db: Db, userId: string, now: Date) {
  const membership = await findMembership(db, userId);
  const account = await accountOf(db, membership ? { agencyId: membership.id } : { userId });
  if (!account) return null;
  const [agency] = membership
    ? await db.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, membership.id))
    : [];
  return {
    plan: PLANS.find(({ id }) => id === account.plan)!.name,
    until: account.planUntil?.toISOString() ?? null,
    renewsAt: account.renewsAt?.toISOString() ?? null,
    hasEnded: planOf(account, now) === undefined,
    balance: balanceOf(account, now),
    agency: agency?.name ?? null,
    isPaidOnline: account.stripeSubscriptionId !== null,
  };
}
