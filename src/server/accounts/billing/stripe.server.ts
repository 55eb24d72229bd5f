import type Stripe from "stripe";
import { MONTHS_PAID_YEARLY, PLANS } from "#content/plans.ts";
import { yearlyPrice } from "#domain/accounts/plans/plan-fit.ts";
import { INTERVALS, type Interval, PAID_PLANS, type PaidPlan } from "#domain/accounts/plans/plan-forms.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { StripeConfig } from "../../platform/env.server.ts";
import { errorWords } from "../../platform/failures/error-words.server.ts";
import type { AccountServices } from "../account-services.server.ts";

/**
 * The payment service. Its library is loaded on first use, so that an installation without keys never pays for it.
 * Balances and plans are ours (`ledger`); Stripe collects and reports (`stripe-events`).
 */

const TIMEOUT_MS = 10_000;

/** @throws AppError NO_ONLINE_PAYMENT without configuration */
function configured({ config }: Pick<AccountServices, "config">): StripeConfig {
  if (!config.stripe) throw new AppError("NO_ONLINE_PAYMENT");
  return config.stripe;
}

async function openStripe({ secretKey, apiUrl }: StripeConfig) {
  const { default: StripeClient } = await import("stripe");
  const { protocol, hostname, port } = new URL(apiUrl);
  const client = new StripeClient(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return { StripeClient, client };
}

/** @throws AppError PAYMENT_SERVICE_DOWN whatever the service or the way to it has; the log says what */
async function asked<T>(services: AccountServices, ask: (client: Stripe) => Promise<T>): Promise<T> {
  const { StripeClient, client } = await openStripe(configured(services));
  try {
    return await ask(client);
  } catch (error) {
    if (!(error instanceof StripeClient.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId } = error;
    services.log.error(
      { stripe: { type, code, statusCode, requestId, message: errorWords(error) } },
      "the payment service refused",
    );
    throw new AppError("PAYMENT_SERVICE_DOWN");
  }
}

/** Page to which the browser is sent. */
interface Way {
  url: string;
}

interface Checkout {
  accountId: string;
  customerId: string | null;
  email: string;
  plan: PaidPlan;
  interval: Interval;
  /** The same for each try of one attempt. */
  key: string;
  /** Page of our site that asked, to which the browser returns. */
  page: string;
}

/** A page of Stripe's to subscribe on. */
export async function openCheckout(services: AccountServices, order: Checkout): Promise<Way> {
  const { accountId, customerId, email, plan, interval, key, page } = order;
  const metadata = { account: accountId, plan, interval };
  const session = await asked(services, (stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        locale: "es",
        client_reference_id: accountId,
        ...(customerId ? { customer: customerId } : { customer_email: email }),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: "eur",
              unit_amount: centsOf(plan, interval),
              tax_behavior: "inclusive",
              recurring: { interval },
              product_data: { name: `Umbral ${PLANS.find(({ id }) => id === plan)!.name}` },
            },
          },
        ],
        metadata,
        subscription_data: { metadata },
        success_url: `${page}?pago=hecho`,
        cancel_url: `${page}?pago=cancelado`,
      },
      { idempotencyKey: `checkout:${accountId}:${plan}:${interval}:${key}` },
    ),
  );
  return { url: session.url! };
}

/** A page of Stripe's to change the card, see invoices and cancel on. */
export async function openPortal(
  services: AccountServices,
  { customerId, page }: { customerId: string; page: string },
) {
  const session = await asked(services, (stripe) =>
    stripe.billingPortal.sessions.create({ customer: customerId, return_url: page, locale: "es" }),
  );
  return { url: session.url } satisfies Way;
}

/** Ends a subscription at once, for an account that is about to be erased: nobody is left to pay for. */
export async function cancelSubscription(services: AccountServices, subscriptionId: string): Promise<void> {
  await asked(services, async (stripe) => {
    try {
      await stripe.subscriptions.cancel(subscriptionId);
    } catch (error) {
      // It has ended already, and the news of it is on its way.
      const isGone = (error as { code?: unknown }).code === "resource_missing";
      if (!isGone) throw error;
    }
  });
}

/**
 * An event of Stripe, once its signature is verified.
 *
 * @throws AppError NOT_FOUND without configuration, INVALID_SIGNATURE
 */
export async function readEvent(
  services: AccountServices,
  body: string,
  signature: string | undefined,
): Promise<Stripe.Event> {
  const { stripe } = services.config;
  if (!stripe) throw new AppError("NOT_FOUND");
  const { StripeClient } = await openStripe(stripe);
  const { webhooks } = StripeClient;
  try {
    return await webhooks.constructEventAsync(
      body,
      signature ?? "",
      stripe.webhookSecret,
      webhooks.DEFAULT_TOLERANCE,
      undefined,
      services.now().getTime(),
    );
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError("MALFORMED_REQUEST");
    if (error instanceof StripeClient.errors.StripeSignatureVerificationError) throw new AppError("INVALID_SIGNATURE");
    throw error;
  }
}

/** Price of a period, IVA included. */
function centsOf(plan: PaidPlan, interval: Interval): number {
  const { monthlyEuros } = PLANS.find(({ id }) => id === plan)!;
  return 100 * (interval === "year" ? yearlyPrice(monthlyEuros, MONTHS_PAID_YEARLY) : monthlyEuros);
}

/** The plan that has a price; no two have the same. */
export function planOfPrice(cents: number): { plan: PaidPlan; interval: Interval } | undefined {
  return PAID_PLANS.flatMap((plan) => INTERVALS.map((interval) => ({ plan, interval }))).find(
    ({ plan, interval }) => centsOf(plan, interval) === cents,
  );
}
