import { asc, eq } from "drizzle-orm";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts, creditEntries, stripeEvents } from "../../platform/db/tables/accounts-billing.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { accountOf, openAccount } from "./accounts.server.ts";
import { settledAccount } from "./ledger.server.ts";

const SECRET = "whsec_of_the_tests";
const DAY = 24 * 3600;
const NOW = Date.parse("2026-11-21T10:00:00.000Z") / 1000;

const database = await openTestDatabase();
const { db } = database;
let clock = NOW;
const services = {
  ...testServices(database, { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: SECRET }),
  now: () => new Date(clock * 1000),
};
const app = createApp(services, async () => new Response("page"));
let number = 0;

function post(body: string, signature: string) {
  return app.request("/api/stripe/webhook", {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    body,
  });
}

/** Sends an event as Stripe signs it. */
function send(event: object) {
  const payload = JSON.stringify(event);
  return post(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp: clock }));
}

const eventOf = (type: string, object: object, created = clock) => ({
  id: `evt_${number++}`,
  object: "event",
  type,
  created,
  data: { object },
});

/** A subscriber with Stripe's state of them. */
async function subscriber({ plan = "agencia", cents = 7_900, interval = "month" } = {}) {
  const n = number++;
  const user = await insertUser(db);
  const account = await openAccount(db, { userId: user.id }, new Date((clock - 60) * 1000));
  const metadata = { account: account.id, plan, interval };
  const customer = `cus_${n}`;
  const subscription = `sub_${n}`;
  const start = clock;
  const end = start + (interval === "year" ? 365 : 30) * DAY;
  const invoice = (values: object = {}, to = end, amount = cents) => ({
    id: `in_${number++}`,
    object: "invoice",
    customer,
    billing_reason: "subscription_create",
    attempt_count: 1,
    parent: { type: "subscription_details", subscription_details: { subscription, metadata } },
    lines: {
      data: [{ amount, period: { start, end: to }, pricing: { unit_amount_decimal: String(amount) } }],
    },
    ...values,
  });
  const state = (values: object = {}, amount = cents) => ({
    id: subscription,
    object: "subscription",
    customer,
    status: "active",
    cancel_at_period_end: false,
    cancel_at: null,
    metadata,
    items: { data: [{ current_period_end: end, price: { unit_amount: amount, recurring: { interval } } }] },
    ...values,
  });
  return {
    user,
    id: account.id,
    customer,
    subscription,
    end,
    invoice,
    state,
    completed: {
      id: `cs_${n}`,
      mode: "subscription",
      customer,
      subscription,
      client_reference_id: account.id,
      metadata,
    },
    row: async () => (await db.select().from(billingAccounts).where(eq(billingAccounts.id, account.id)))[0]!,
    keys: async () =>
      (
        await db
          .select()
          .from(creditEntries)
          .where(eq(creditEntries.accountId, account.id))
          .orderBy(asc(creditEntries.createdAt))
      ).map(({ key }) => key),
  };
}

const instant = (seconds: number) => new Date(seconds * 1000);

test("a forged, an old or a missing signature is refused and leaves nothing", async () => {
  const payload = JSON.stringify(eventOf("invoice.paid", {}));
  const forged = Stripe.webhooks.generateTestHeaderString({ payload, secret: "whsec_of_another", timestamp: clock });
  const old = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp: clock - 3600 });
  const other = Stripe.webhooks.generateTestHeaderString({ payload: "{}", secret: SECRET, timestamp: clock });
  for (const signature of [forged, old, other, ""]) {
    const answer = await post(payload, signature);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "INVALID_SIGNATURE" });
  }
  expect(await db.$count(stripeEvents)).toBe(0);
});

test("without keys there is no such address", async () => {
  const bare = createApp(testServices(database), async () => new Response("page"));
  const answer = await bare.request("/api/stripe/webhook", { method: "POST", body: "{}" });
  expect(answer.status).toBe(404);
});

test("one key without the other stops the start", () => {
  expect(() => testServices(database, { STRIPE_SECRET_KEY: "sk_test_x" })).toThrow("falta STRIPE_WEBHOOK_SECRET");
});

test("a subscription in Stripe's usual order begins the plan with its credits and three days of grace", async () => {
  const ana = await subscriber();
  await send(eventOf("checkout.session.completed", ana.completed));
  await send(eventOf("customer.subscription.created", ana.state()));
  const invoice = ana.invoice();
  expect((await send(eventOf("invoice.paid", invoice))).status).toBe(200);
  expect(await ana.row()).toMatchObject({
    plan: "agencia",
    balance: 2_500,
    interval: "month",
    paymentStatus: "active",
    stripeCustomerId: ana.customer,
    stripeSubscriptionId: ana.subscription,
    planUntil: instant(ana.end + 3 * DAY),
    renewsAt: new Date("2026-12-21T10:00:00.000Z"),
  });
  expect(await ana.keys()).toEqual(["trial", `expiry:invoice:${invoice.id}`, `invoice:${invoice.id}`]);
});

test("the same events backwards, and each of them three times at once, end in the same", async () => {
  const ana = await subscriber({ plan: "red", cents: 199_000, interval: "year" });
  const events = [
    eventOf("invoice.paid", ana.invoice()),
    eventOf("customer.subscription.created", ana.state()),
    eventOf("checkout.session.completed", ana.completed),
  ];
  for (const event of events) {
    const answers = await Promise.all([send(event), send(event), send(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const news = await Promise.all(answers.map(async (answer) => (await answer.json()).isNew));
    expect(news.filter(Boolean)).toHaveLength(1);
  }
  expect(await ana.row()).toMatchObject({
    plan: "red",
    balance: 10_000,
    interval: "year",
    stripeSubscriptionId: ana.subscription,
    planUntil: instant(ana.end + 3 * DAY),
  });
  expect(await ana.keys()).toHaveLength(3);
});

test("an invoice repeated in another event gives its credits once", async () => {
  const ana = await subscriber();
  const invoice = ana.invoice();
  await send(eventOf("invoice.paid", invoice));
  await send(eventOf("invoice.paid", invoice));
  expect(await ana.keys()).toHaveLength(3);
});

test("the next month's invoice prolongs the plan, and its credits come with the month", async () => {
  const ana = await subscriber();
  await send(eventOf("invoice.paid", ana.invoice()));
  const before = clock;
  clock += 30 * DAY + 3600;
  const next = ana.end + 30 * DAY;
  await send(eventOf("invoice.paid", ana.invoice({ billing_reason: "subscription_cycle" }, next)));
  expect(await ana.row()).toMatchObject({ planUntil: instant(next + 3 * DAY) });
  await settledAccount(db, { userId: ana.user.id }, services.now());
  clock = before;
  expect((await ana.keys()).filter((key) => key.startsWith("month:"))).toEqual(["month:2026-12-21T10:00:00.000Z"]);
});

test("the payer gets one mail for a failed card; the plan runs to its end and comes back once paid", async () => {
  const ana = await subscriber();
  await send(eventOf("invoice.paid", ana.invoice()));
  const before = clock;
  clock = ana.end + DAY;
  const failed = ana.invoice({ billing_reason: "subscription_cycle" }, ana.end + 30 * DAY);
  await send(eventOf("invoice.payment_failed", failed));
  await send(eventOf("invoice.payment_failed", { ...failed, attempt_count: 2 }));
  const shown = await db.select().from(mails).where(eq(mails.to, ana.user.email));
  expect(shown).toHaveLength(1);
  expect(shown[0]!.text).toContain("24 de diciembre de 2026");
  expect(shown[0]!.links[0]).toMatch(/\/dashboard\/creditos$/);
  expect(await settledAccount(db, { userId: ana.user.id }, services.now())).toMatchObject({
    paymentStatus: "past_due",
  });
  expect((await ana.keys()).some((key) => key.startsWith("month:"))).toBe(false);
  await send(eventOf("invoice.paid", failed));
  // The event of the failed payment once more, late.
  await send(eventOf("invoice.payment_failed", failed, clock - 10));
  const account = await settledAccount(db, { userId: ana.user.id }, services.now());
  clock = before;
  expect(account).toMatchObject({ paymentStatus: "active", balance: 2_500 });
});

test("an agency's failed payment is mailed to its owners alone", async () => {
  const ana = await subscriber();
  const agent = await insertUser(db);
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Mar" }).returning();
  await db.insert(agencyMembers).values([
    { agencyId: agency!.id, userId: ana.user.id, role: "owner" },
    { agencyId: agency!.id, userId: agent.id, role: "agent" },
  ]);
  await send(eventOf("invoice.paid", ana.invoice()));
  await db.update(billingAccounts).set({ userId: null, agencyId: agency!.id }).where(eq(billingAccounts.id, ana.id));
  await send(
    eventOf("invoice.payment_failed", ana.invoice({ billing_reason: "subscription_cycle" }, ana.end + 30 * DAY)),
  );
  expect(await db.$count(mails, eq(mails.to, ana.user.email))).toBe(1);
  expect(await db.$count(mails, eq(mails.to, agent.email))).toBe(0);
});

test("a larger plan gives its credits at once and keeps the month's day; to and fro gives nothing more", async () => {
  const ana = await subscriber({ plan: "agente", cents: 2_900 });
  await send(eventOf("invoice.paid", ana.invoice()));
  const changed = (cents: number) => {
    const lines = ana.invoice({}, ana.end, cents).lines.data;
    const unused = { amount: -1_500, period: lines[0]!.period, pricing: { unit_amount_decimal: "2900" } };
    return ana.invoice({ billing_reason: "subscription_update", lines: { data: [unused, ...lines] } });
  };
  clock += 60;
  await send(eventOf("customer.subscription.updated", ana.state({}, 7_900)));
  await send(eventOf("invoice.paid", changed(7_900)));
  expect(await ana.row()).toMatchObject({ plan: "agencia", balance: 2_500 });
  expect((await ana.row()).renewsAt).toEqual(new Date("2026-12-21T10:00:00.000Z"));
  await db.update(billingAccounts).set({ balance: 0 }).where(eq(billingAccounts.id, ana.id));
  await send(eventOf("invoice.paid", changed(2_900)));
  await send(eventOf("invoice.paid", changed(7_900)));
  expect(await ana.row()).toMatchObject({ plan: "agencia" });
  expect((await ana.row()).balance).toBe(500);
  clock -= 60;
});

test("a cancelled plan runs to the end of the paid period, without grace and without a new month", async () => {
  const ana = await subscriber();
  await send(eventOf("checkout.session.completed", ana.completed));
  await send(eventOf("invoice.paid", ana.invoice()));
  await send(eventOf("customer.subscription.updated", ana.state({ cancel_at_period_end: true }), clock + 10));
  expect(await ana.row()).toMatchObject({ cancelsAtEnd: true, planUntil: instant(ana.end) });
  // The customer revoked the cancellation and then cancelled again: the older event arrives last and changes nothing.
  await send(eventOf("customer.subscription.updated", ana.state(), clock + 30));
  expect(await ana.row()).toMatchObject({ cancelsAtEnd: false, planUntil: instant(ana.end + 3 * DAY) });
  await send(eventOf("customer.subscription.updated", ana.state({ cancel_at_period_end: true }), clock + 20));
  expect(await ana.row()).toMatchObject({ cancelsAtEnd: false });
  await send(eventOf("customer.subscription.deleted", ana.state({ status: "canceled" }), clock + 40));
  expect(await ana.row()).toMatchObject({
    plan: "agencia",
    planUntil: instant(ana.end),
    stripeSubscriptionId: null,
    paymentStatus: "canceled",
    interval: null,
  });
  // Events from before its end that arrive late.
  await send(eventOf("customer.subscription.updated", ana.state(), clock + 25));
  await send(eventOf("checkout.session.completed", ana.completed, clock - 5));
  expect((await ana.row()).stripeSubscriptionId).toBeNull();
  const before = clock;
  clock = ana.end + 60;
  expect(await settledAccount(db, { userId: ana.user.id }, services.now())).toMatchObject({ balance: 0 });
  clock = before;
});

test("news of an unknown account, of another subscription or of nothing that we use is taken and changes nothing", async () => {
  const ana = await subscriber();
  await send(eventOf("checkout.session.completed", ana.completed));
  await send(eventOf("invoice.paid", ana.invoice()));
  const before = await ana.row();
  const metadata = { account: crypto.randomUUID(), plan: "red" };
  const stranger = ana.state({ id: "sub_x", customer: "cus_x", metadata });
  const events = [
    eventOf("customer.subscription.updated", stranger),
    eventOf("customer.subscription.deleted", ana.state({ id: "sub_older", status: "canceled" })),
    eventOf("invoice.paid", { ...ana.invoice(), parent: null }),
    eventOf("customer.created", { id: "cus_x" }),
  ];
  for (const event of events) expect((await send(event)).status).toBe(200);
  expect(await ana.row()).toEqual({ ...before, updatedAt: expect.any(Date) });
  expect(await accountOf(db, { userId: metadata.account })).toBeUndefined();
});
