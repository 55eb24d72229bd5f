import { and, eq } from "drizzle-orm";
import type Stripe from "stripe";
import * as z from "zod/mini";
import { PAYMENT_GRACE_DAYS, PLANS } from "#content/plans.ts";
import type { Interval, PaidPlan } from "#domain/accounts/plans/plan-forms.ts";
import { PAID_PLANS } from "#domain/accounts/plans/plan-forms.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts, stripeEvents } from "../../platform/db/tables/accounts-billing.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { paymentFailedMail } from "../mails/payment-mail.server.ts";
import type { BillingAccount } from "./accounts.server.ts";
import { CHANGE_KEY, isEntered, lockAccount, refill } from "./ledger.server.ts";
import { setPlan } from "./set-plan.server.ts";
import { planOfPrice } from "./stripe.server.ts";

/**
 * Turns events of the payment service into plans and credits. Events come more than once and in any order: each is
 * recorded in the transaction of its effect and counts once; a state older than ours changes nothing; and an invoice
 * finds its account by the id that we wrote on the subscription, whether we already know that one or not.
 */

/** A card is tried again for some days; meanwhile the plan runs on. */
const GRACE_MS = PAYMENT_GRACE_DAYS * DAY_MS;
/** A subscription in one of these states is not running, or never did. */
const NOT_RUNNING: readonly string[] = ["incomplete", "incomplete_expired", "canceled"];

interface Stage {
  tx: Db;
  services: AccountServices;
  event: Stripe.Event;
  at: Date;
  now: Date;
}

/** @returns whether the event is new to us */
export async function applyEvent(services: AccountServices, event: Stripe.Event): Promise<boolean> {
  const now = services.now();
  return await services.database.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(stripeEvents)
      .values({ id: event.id, type: event.type, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!fresh) return false;
    const stage = { tx, services, event, at: new Date(event.created * 1000), now };
    if (event.type === "checkout.session.completed") await checkoutCompleted(stage, event.data.object);
    else if (event.type === "invoice.paid") await invoicePaid(stage, event.data.object);
    else if (event.type === "invoice.payment_failed") await paymentFailed(stage, event.data.object);
    else if (event.type === "customer.subscription.created" || event.type === "customer.subscription.updated") {
      await subscriptionChanged(stage, event.data.object);
    } else if (event.type === "customer.subscription.deleted") await subscriptionEnded(stage, event.data.object);
    return true;
  });
}

/** Links the customer and the subscription to the account that subscribed. */
async function checkoutCompleted(stage: Stage, session: Stripe.Checkout.Session): Promise<void> {
  if (session.mode !== "subscription") return;
  const customer = idOf(session.customer);
  const account = await accountFor(stage, {
    account: session.metadata?.account ?? session.client_reference_id,
    customer,
  });
  if (!account) return;
  const subscription = idOf(session.subscription);
  const before = account.stripeSubscriptionId;
  if (before !== null && before !== subscription) {
    stage.services.log.error({ account: account.id, before, subscription }, "an account has subscribed twice");
  }
  await change(stage, account, {
    stripeCustomerId: customer ?? account.stripeCustomerId,
    // An end that came since then stays an end.
    ...(isOld(stage, account) ? {} : { stripeSubscriptionId: subscription }),
  });
}

/** A period is paid: the plan runs until it ends. The first one begins it. */
async function invoicePaid(stage: Stage, invoice: Stripe.Invoice): Promise<void> {
  const details = invoice.parent?.subscription_details;
  const bought = boughtWith(invoice, details?.metadata);
  if (!details || !bought) return;
  const customer = idOf(invoice.customer);
  const subscription = idOf(details.subscription);
  const account = await accountFor(stage, { account: details.metadata?.account, subscription, customer });
  if (!account) return;
  const { tx, now } = stage;
  const paidUntil = endOf(invoice, account);
  const until = account.planUntil !== null && account.planUntil > paidUntil ? account.planUntil : paidUntil;
  const key = `invoice:${invoice.id}`;
  if (invoice.billing_reason === "subscription_create") {
    if (!(await isEntered(tx, account.id, key))) await setPlan(tx, account, { plan: bought.plan, until, key }, now);
  } else if (invoice.billing_reason === "subscription_update") {
    await change(stage, account, { plan: bought.plan });
    await changePlan(stage, account, bought.plan);
  }
  await change(stage, account, {
    planUntil: until,
    interval: bought.interval,
    paymentStatus: "active",
    stripeCustomerId: account.stripeCustomerId ?? customer,
    ...(account.stripeSubscriptionId === null && !isOld(stage, account) ? { stripeSubscriptionId: subscription } : {}),
  });
}

/** A larger plan gives its credits at once, each plan once a month, so that changing to and fro gains nothing. */
async function changePlan({ tx, now }: Stage, account: BillingAccount, plan: PaidPlan): Promise<void> {
  const { credits } = PLANS.find(({ id }) => id === plan)!;
  const key = `${CHANGE_KEY}${plan}:${account.renewsAt?.toISOString()}`;
  if (credits <= account.balance || (await isEntered(tx, account.id, key))) return;
  await refill(tx, account, { credits, reason: "plan", key }, now);
}

async function paymentFailed(stage: Stage, invoice: Stripe.Invoice): Promise<void> {
  const details = invoice.parent?.subscription_details;
  // A first payment is confirmed on the page itself, so it sends no notice.
  if (!details || invoice.billing_reason === "subscription_create") return;
  const account = await accountFor(stage, {
    account: details.metadata?.account,
    subscription: idOf(details.subscription),
    customer: idOf(invoice.customer),
  });
  // The invoice was paid meanwhile: the event of the failed payment arrives late.
  if (!account || (account.planUntil !== null && account.planUntil >= endOf(invoice, account))) return;
  const { tx, services, now } = stage;
  await change(stage, account, { paymentStatus: "past_due" });
  if (invoice.attempt_count > 1) return;
  const page = `${services.config.publicUrl}/dashboard/creditos`;
  for (const to of await payersOf(tx, account)) {
    await queueMail(tx, paymentFailedMail({ to, page, until: account.planUntil, contact: contactOf(services) }), now);
  }
}

async function subscriptionChanged(stage: Stage, subscription: Stripe.Subscription): Promise<void> {
  if (NOT_RUNNING.includes(subscription.status)) return;
  const account = await subscriberOf(stage, subscription);
  if (!account) return;
  const bought = boughtBy(subscription);
  const periodEnd = periodEndOf(subscription);
  const ends = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  const { planUntil } = account;
  await change(stage, account, {
    stripeSubscriptionId: subscription.id,
    stripeCustomerId: account.stripeCustomerId ?? idOf(subscription.customer),
    stripeEventAt: stage.at,
    paymentStatus: subscription.status,
    cancelsAtEnd: ends,
    ...(bought ? { plan: bought.plan, interval: bought.interval } : {}),
    // A cancelled subscription ends with the paid period; only one that was not cancelled has days of grace.
    ...(ends && periodEnd && planUntil && planUntil > periodEnd ? { planUntil: periodEnd } : {}),
    ...(!ends && account.cancelsAtEnd && periodEnd && planUntil?.getTime() === periodEnd.getTime()
      ? { planUntil: new Date(periodEnd.getTime() + GRACE_MS) }
      : {}),
  });
}

/** The plan ends with the paid period. */
async function subscriptionEnded(stage: Stage, subscription: Stripe.Subscription): Promise<void> {
  const account = await subscriberOf(stage, subscription);
  if (!account) return;
  const periodEnd = periodEndOf(subscription);
  const { planUntil } = account;
  await change(stage, account, {
    stripeSubscriptionId: null,
    stripeEventAt: stage.at,
    paymentStatus: "canceled",
    cancelsAtEnd: false,
    interval: null,
    ...(planUntil && periodEnd && planUntil > periodEnd ? { planUntil: periodEnd } : {}),
  });
}

/** The account whose running subscription this is, unless we know a newer state of it. */
async function subscriberOf(stage: Stage, subscription: Stripe.Subscription): Promise<BillingAccount | undefined> {
  const account = await accountFor(stage, {
    account: subscription.metadata.account,
    subscription: subscription.id,
    customer: idOf(subscription.customer),
  });
  if (!account || isOld(stage, account)) return undefined;
  const isOther = account.stripeSubscriptionId !== null && account.stripeSubscriptionId !== subscription.id;
  return isOther ? undefined : account;
}

const isOld = ({ at }: Stage, { stripeEventAt }: BillingAccount): boolean =>
  stripeEventAt !== null && at < stripeEventAt;

interface Names {
  /** Our id, as we wrote it on the purchase. */
  account?: string | null | undefined;
  subscription?: string | null;
  customer: string | null;
}

/** The account that an event is about, locked; without one the event is logged and done with. */
async function accountFor({ tx, services, event }: Stage, names: Names): Promise<BillingAccount | undefined> {
  const ways = [
    z.uuid().safeParse(names.account).success ? eq(billingAccounts.id, names.account!) : undefined,
    names.subscription ? eq(billingAccounts.stripeSubscriptionId, names.subscription) : undefined,
    names.customer ? eq(billingAccounts.stripeCustomerId, names.customer) : undefined,
  ];
  for (const way of ways) {
    if (!way) continue;
    const [found] = await tx.select({ id: billingAccounts.id }).from(billingAccounts).where(way);
    if (found) return await lockAccount(tx, found.id);
  }
  services.log.warn({ event: event.id, type: event.type }, "the payment service speaks of an unknown account");
  return undefined;
}

async function change({ tx, now }: Stage, { id }: BillingAccount, values: Partial<BillingAccount>): Promise<void> {
  await tx
    .update(billingAccounts)
    .set({ ...values, updatedAt: now })
    .where(eq(billingAccounts.id, id));
}

/** The people who can put a payment right: the person, or the owners of the agency. */
async function payersOf(tx: Db, { userId, agencyId }: BillingAccount): Promise<string[]> {
  const rows = userId
    ? await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    : await tx
        .select({ email: users.email })
        .from(agencyMembers)
        .innerJoin(users, eq(users.id, agencyMembers.userId))
        .where(and(eq(agencyMembers.agencyId, agencyId!), eq(agencyMembers.role, "owner")));
  return rows.map(({ email }) => email);
}

const contactOf = ({ config }: AccountServices): string => config.site.identity.email;

/**
 * The newest line names the plan: a change has one line for the unused part of the old plan and one for the new plan.
 */
function boughtWith(invoice: Stripe.Invoice, metadata: Stripe.Metadata | null | undefined) {
  const prices = invoice.lines.data
    .filter(({ amount }) => amount >= 0)
    .map(({ pricing }) => planOfPrice(Number(String(pricing?.unit_amount_decimal ?? Number.NaN))));
  return prices.findLast((found) => found !== undefined) ?? namedIn(metadata);
}

function boughtBy(subscription: Stripe.Subscription) {
  const price = subscription.items.data[0]?.price;
  return planOfPrice(price?.unit_amount ?? Number.NaN) ?? namedIn(subscription.metadata);
}

function namedIn(metadata: Stripe.Metadata | null | undefined): { plan: PaidPlan; interval: Interval } | undefined {
  const plan = PAID_PLANS.find((id) => id === metadata?.plan);
  return plan && { plan, interval: metadata?.interval === "year" ? "year" : "month" };
}

/** When the plan ends that an invoice pays for. */
function endOf(invoice: Stripe.Invoice, { cancelsAtEnd }: BillingAccount): Date {
  const end = Math.max(...invoice.lines.data.map(({ period }) => period.end));
  return new Date(end * 1000 + (cancelsAtEnd ? 0 : GRACE_MS));
}

function periodEndOf(subscription: Stripe.Subscription): Date | null {
  const end = subscription.items.data[0]?.current_period_end;
  return end === undefined ? null : new Date(end * 1000);
}

const idOf = (expandable: string | { id: string } | null | undefined): string | null =>
  typeof expandable === "string" ? expandable : (expandable?.id ?? null);
