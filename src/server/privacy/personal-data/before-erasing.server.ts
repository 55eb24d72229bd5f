import { eq, sql } from "drizzle-orm";
import { cancelSubscription } from "../../accounts/billing/stripe.server.ts";
import { isLastAdmin } from "../../accounts/people/roles.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

/**
 * Steps outside before an account is erased: nobody continues to pay for it. The erasing itself checks rights again.
 *
 * @throws AppError LAST_ADMIN, or PAYMENT_SERVICE_DOWN: then nothing is erased
 */
export async function beforeErasing(services: ToolServices, userId: string): Promise<void> {
  const { db } = services.database;
  if (await isLastAdmin(db, userId, services.now())) throw new AppError("LAST_ADMIN");
  const subscriptionId = await endingSubscription(db, userId);
  if (subscriptionId && services.config.stripe) await cancelSubscription(services, subscriptionId);
}

/** Their own subscription, or that of the agency that ends with them. */
async function endingSubscription(db: Db, userId: string): Promise<string | null> {
  const alone = sql`(select ${agencyMembers.agencyId} from ${agencyMembers} group by 1
    having count(*) = 1 and bool_or(${agencyMembers.userId} = ${userId}))`;
  const [account] = await db
    .select({ id: billingAccounts.stripeSubscriptionId })
    .from(billingAccounts)
    .where(sql`${eq(billingAccounts.userId, userId)} or ${billingAccounts.agencyId} in ${alone}`)
    .orderBy(sql`${billingAccounts.stripeSubscriptionId} is null`);
  return account?.id ?? null;
}
