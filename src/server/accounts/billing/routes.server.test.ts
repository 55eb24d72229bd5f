import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts, creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { openAccount } from "./accounts.server.ts";

const database = await openTestDatabase();
const { db } = database;

/** Stands in for Stripe: gives the test's answers and keeps the requests. */
interface Asked {
  path: string;
  key: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}
const asked: Asked[] = [];
let answer: { status: number; body: object } = { status: 200, body: {} };
const stripe = createServer(async (request: IncomingMessage, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  asked.push({
    path: request.url!,
    key: request.headers["idempotency-key"] as string | undefined,
    authorization: request.headers.authorization,
    form: Object.fromEntries(new URLSearchParams(body)),
  });
  response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
});
await new Promise<void>((resolve) => stripe.listen(0, "127.0.0.1", resolve));
afterAll(() => stripe.close());

const services = testServices(database, {
  PUBLIC_URL: "https://umbral.example",
  TRUSTED_PROXIES: "1",
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
});
const app = createApp(services, async () => new Response("page"));
const bare = createApp(
  testServices(database, { PUBLIC_URL: "https://umbral.example" }),
  async () => new Response("page"),
);
let calls = 0;

beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: { id: "cs_1", url: "https://checkout.stripe.example/c/1" } };
});

function call(method: string, path: string, body: object, cookie: string, to = app) {
  calls += 1;
  return to.request(path, {
    method,
    headers: { "content-type": "application/json", cookie, "x-forwarded-for": `10.2.${calls >> 8}.${calls & 255}` },
    body: JSON.stringify(body),
  });
}

const order = { plan: "agencia", interval: "year", key: "3f9d7a52-3c1a-4c7e-9a44-0d6b1f1a2b3c" };

test("subscribing opens a page at Stripe for the right amount, in euros with IVA included, under the account's name", async () => {
  const { user, cookie } = await signedInPerson(services);
  const response = await call("POST", "/api/billing/checkout", order, cookie);
  expect(await response.json()).toEqual({ url: "https://checkout.stripe.example/c/1" });
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, user.id));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: "/v1/checkout/sessions",
    key: `checkout:${account!.id}:agencia:year:${order.key}`,
    authorization: "Bearer sk_test_x",
  });
  expect(asked[0]!.form).toEqual({
    mode: "subscription",
    locale: "es",
    client_reference_id: account!.id,
    customer_email: user.email,
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "eur",
    "line_items[0][price_data][unit_amount]": "79000",
    "line_items[0][price_data][tax_behavior]": "inclusive",
    "line_items[0][price_data][recurring][interval]": "year",
    "line_items[0][price_data][product_data][name]": "Umbral Agencia",
    "metadata[account]": account!.id,
    "metadata[plan]": "agencia",
    "metadata[interval]": "year",
    "subscription_data[metadata][account]": account!.id,
    "subscription_data[metadata][plan]": "agencia",
    "subscription_data[metadata][interval]": "year",
    success_url: "https://umbral.example/dashboard/creditos?pago=hecho",
    cancel_url: "https://umbral.example/dashboard/creditos?pago=cancelado",
  });
});

test("a subscriber is recognised, and changes their subscription instead of paying twice", async () => {
  const { user, cookie } = await signedInPerson(services);
  const { id } = await openAccount(db, { userId: user.id }, services.now());
  const set = (values: Partial<typeof billingAccounts.$inferSelect>) =>
    db.update(billingAccounts).set(values).where(eq(billingAccounts.id, id));
  await set({ stripeCustomerId: "cus_a" });
  await call("POST", "/api/billing/checkout", { ...order, interval: "month" }, cookie);
  expect(asked[0]!.form).toMatchObject({ customer: "cus_a", "line_items[0][price_data][unit_amount]": "7900" });
  expect(asked[0]!.form).not.toHaveProperty("customer_email");
  await set({ stripeSubscriptionId: "sub_a" });
  await call("POST", "/api/billing/checkout", order, cookie);
  await call("POST", "/api/billing/portal", {}, cookie);
  for (const { path, form } of asked.slice(1)) {
    expect(path).toBe("/v1/billing_portal/sessions");
    expect(form).toEqual({ customer: "cus_a", return_url: "https://umbral.example/dashboard/creditos", locale: "es" });
  }
});

test("a plan that cannot be bought, or not in that way, is refused at its field", async () => {
  const { cookie } = await signedInPerson(services);
  const response = await call("POST", "/api/billing/checkout", { plan: "prueba", interval: "day", key: "x" }, cookie);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    issues: [
      { path: "plan", message: "Elige un plan" },
      { path: "interval", message: "Elige pago mensual o anual" },
      { path: "key", message: "Falta la clave del intento" },
    ],
  });
  expect(asked).toHaveLength(0);
});

test("in an agency only the owner chooses and pays", async () => {
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Río" }).returning();
  const member = async (role: "owner" | "coordinator" | "agent") => {
    const person = await signedInPerson(services);
    await db.insert(agencyMembers).values({ agencyId: agency!.id, userId: person.user.id, role });
    return person.cookie;
  };
  for (const role of ["coordinator", "agent"] as const) {
    const cookie = await member(role);
    expect((await call("POST", "/api/billing/checkout", order, cookie)).status).toBe(403);
    expect((await call("POST", "/api/billing/portal", {}, cookie)).status).toBe(403);
  }
  expect((await call("POST", "/api/billing/checkout", order, await member("owner"))).status).toBe(200);
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.agencyId, agency!.id));
  expect(asked[0]!.form.client_reference_id).toBe(account!.id);
});

test("a member can still end a subscription of their own", async () => {
  const { user, cookie } = await signedInPerson(services);
  const { id } = await openAccount(db, { userId: user.id }, services.now());
  await db.update(billingAccounts).set({ stripeCustomerId: "cus_own" }).where(eq(billingAccounts.id, id));
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Lago" }).returning();
  await db.insert(agencyMembers).values({ agencyId: agency!.id, userId: user.id, role: "agent" });
  expect((await call("POST", "/api/billing/portal", { own: true }, cookie)).status).toBe(200);
  expect(asked[0]!.form.customer).toBe("cus_own");
});

test("a refusal of Stripe's is given in our words and reveals nothing of the key", async () => {
  const { cookie } = await signedInPerson(services);
  answer = { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key: sk_test_x" } } };
  const response = await call("POST", "/api/billing/checkout", order, cookie);
  expect(response.status).toBe(502);
  const text = await response.text();
  expect(text).toContain("PAYMENT_SERVICE_DOWN");
  expect(text).not.toContain("sk_test");
});

test("without keys nothing is sold online, and without payments there is nothing to manage", async () => {
  const { cookie } = await signedInPerson(services);
  for (const path of ["/api/billing/checkout", "/api/billing/portal"]) {
    const response = await call("POST", path, order, cookie, bare);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "NO_ONLINE_PAYMENT" });
  }
  expect(await (await call("POST", "/api/billing/portal", {}, cookie)).json()).toMatchObject({
    code: "NO_PAYMENT_YET",
  });
});

const attempt = () => crypto.randomUUID();

test("a manager gives credits and a plan, each attempt once, with a line in the log", async () => {
  const manager = await signedInPerson(services, ["manager"]);
  const { user } = await signedInPerson(services);
  const path = `/api/admin/users/${user.id}`;
  const plan = { plan: "agente", until: new Date(Date.now() + 90 * DAY_MS).toISOString(), key: attempt() };
  const gift = { credits: "1.200", note: "Compensa la caída del martes", key: attempt() };
  for (const [method, end, body] of [
    ["PUT", "plan", plan],
    ["PUT", "plan", plan],
    ["POST", "credits", gift],
  ] as const) {
    expect((await call(method, `${path}/${end}`, body, manager.cookie)).status).toBe(204);
  }
  const again = await Promise.all([1, 2, 3].map(() => call("POST", `${path}/credits`, gift, manager.cookie)));
  expect(again.map(({ status }) => status)).toEqual([204, 204, 204]);
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.userId, user.id));
  expect(account).toMatchObject({ plan: "agente", balance: 1_700, planUntil: new Date(plan.until) });
  expect(account!.renewsAt!.getTime()).toBeGreaterThan(Date.now() + 27 * DAY_MS);
  const [entry] = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.key, `grant:${gift.key}`));
  expect(entry).toMatchObject({ delta: 1_200, note: gift.note, userId: user.id, actorId: manager.user.id });
  const log = await db.select().from(authEvents).where(eq(authEvents.userId, user.id)).orderBy(authEvents.createdAt);
  const acts = log.filter(({ kind }) => kind !== "signed_in");
  expect(acts.map(({ kind, detail, actorId }) => [kind, detail, actorId])).toEqual([
    ["plan_set", { plan: "agente", until: plan.until }, manager.user.id],
    ["credits_granted", { credits: 1_200, note: gift.note }, manager.user.id],
  ]);
});

test("a plan without end renews for ever; a member's is their agency's", async () => {
  const admin = await signedInPerson(services, ["admin"]);
  const { user } = await signedInPerson(services);
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sur" }).returning();
  await db.insert(agencyMembers).values({ agencyId: agency!.id, userId: user.id, role: "agent" });
  await call("PUT", `/api/admin/users/${user.id}/plan`, { plan: "red", until: null, key: attempt() }, admin.cookie);
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.agencyId, agency!.id));
  expect(account).toMatchObject({ plan: "red", planUntil: null, balance: 10_000 });
});

test("nonsense is refused at its field and leaves the account as it was", async () => {
  const admin = await signedInPerson(services, ["admin"]);
  const { user } = await signedInPerson(services);
  const { id } = await openAccount(db, { userId: user.id }, services.now());
  const issueOf = async (method: string, end: string, body: object) => {
    const response = await call(method, `/api/admin/users/${user.id}/${end}`, body, admin.cookie);
    expect(response.status).toBe(422);
    return (await response.json()).issues[0];
  };
  const past = new Date(Date.now() - DAY_MS).toISOString();
  expect(await issueOf("PUT", "plan", { plan: "red", until: past, key: attempt() })).toMatchObject({ path: "until" });
  expect(await issueOf("PUT", "plan", { plan: "prueba", until: null, key: attempt() })).toMatchObject({
    path: "until",
  });
  expect(await issueOf("POST", "credits", { credits: "1,5", note: "Media", key: attempt() })).toEqual({
    path: "credits",
    message: "Escribe un número de créditos",
  });
  await db
    .update(billingAccounts)
    .set({ stripeSubscriptionId: `sub_${id}` })
    .where(eq(billingAccounts.id, id));
  expect(await issueOf("PUT", "plan", { plan: "red", until: null, key: attempt() })).toMatchObject({ path: "plan" });
  await db
    .update(billingAccounts)
    .set({ planUntil: new Date(past) })
    .where(eq(billingAccounts.id, id));
  expect(await issueOf("POST", "credits", { credits: "5", note: "Tarde", key: attempt() })).toMatchObject({
    path: "credits",
  });
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.id, id));
  expect(account).toMatchObject({ plan: "prueba", balance: 500 });
});
