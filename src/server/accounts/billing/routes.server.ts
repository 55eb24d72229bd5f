import { Hono } from "hono";
import * as z from "zod/mini";
import { checkoutForm } from "#domain/accounts/plans/plan-forms.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { actorOf } from "../access/actor.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { signedInOnly, viewerOf } from "../access/who-may.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { limitCalls } from "../limits/rate-limit.server.ts";
import { accountOf, payerOf } from "./accounts.server.ts";
import { settledAccount } from "./ledger.server.ts";
import { mayManagePlan } from "./plan-state.server.ts";
import { openCheckout, openPortal } from "./stripe.server.ts";

/** Each opens a page at the payment service. */
const PAGES_PER_HOUR = 60;
const portalForm = z.object({
  /** A member's own account rests while they are in an agency, and its subscription may still run. */
  own: z._default(z.boolean(), false),
});

/** `/api/billing`: ways to the payment service, for the person who chooses and pays the plan. Each answers `{url}`. */
export function billingRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const page = `${config.publicUrl}/dashboard/creditos`;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());
  routes.use("*", limitCalls(config, { name: "billing", calls: PAGES_PER_HOUR, seconds: 3600 }));

  routes.post("/checkout", async (c) => {
    const order = await readBody(c, checkoutForm);
    const viewer = viewerOf(c);
    if (!mayManagePlan(viewer)) throw new AppError("NOT_ALLOWED");
    const account = await settledAccount(database.db, payerOf(actorOf(viewer)), now());
    const customerId = account.stripeCustomerId;
    // An account that pays already changes its subscription: a second one would be paid beside it.
    if (account.stripeSubscriptionId && customerId) return c.json(await openPortal(services, { customerId, page }));
    return c.json(
      await openCheckout(services, { ...order, accountId: account.id, customerId, email: viewer.email, page }),
    );
  });

  routes.post("/portal", async (c) => {
    const { own } = await readBody(c, portalForm);
    const viewer = viewerOf(c);
    if (!own && !mayManagePlan(viewer)) throw new AppError("NOT_ALLOWED");
    if (!config.stripe) throw new AppError("NO_ONLINE_PAYMENT");
    const payer = own ? { userId: viewer.userId } : payerOf(actorOf(viewer));
    const customerId = (await accountOf(database.db, payer))?.stripeCustomerId;
    if (!customerId) throw new AppError("NO_PAYMENT_YET");
    return c.json(await openPortal(services, { customerId, page }));
  });
  return routes;
}
