import { Hono } from "hono";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { readEvent } from "./stripe.server.ts";
import { applyEvent } from "./stripe-events.server.ts";

/**
 * `POST /api/stripe/webhook`: events of the payment service. Nobody is signed in: the signature over the raw body
 * proves the sender. After an answer that is no success the event comes again.
 */
export function stripeWebhookRoutes(services: AccountServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.post("/webhook", async (c) => {
    const event = await readEvent(services, await c.req.text(), c.req.header("stripe-signature"));
    const isNew = await applyEvent(services, event);
    return c.json({ received: true, isNew });
  });
  return routes;
}
