import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ERRORS } from "#content/errors.ts";
import { runRow } from "../../../test/run-rows.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents, users } from "../../platform/db/tables/accounts.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const app = createApp(services, async () => new Response("page"));

let admin: Awaited<ReturnType<typeof signedInPerson>>;
let manager: typeof admin;
let calls = 0;

beforeAll(async () => {
  admin = await signedInPerson(services, ["admin"]);
  manager = await signedInPerson(services, ["manager"]);
});
beforeEach(() => db.delete(authEvents));

async function call(method: string, path: string, cookie: string, body?: unknown) {
  calls += 1;
  return await app.request(`/api/admin${path}`, {
    method,
    headers: {
      cookie,
      "x-forwarded-for": `10.1.${calls >> 8}.${calls & 255}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const issuesOf = async (response: Response) => (await response.json()).issues;

/** Somebody without an account who has left traces, and a run of another that names them. */
async function newLead() {
  const email = `lead-${randomUUID().slice(0, 8)}@casa.example`;
  await db.insert(leads).values({
    email: email.toUpperCase(),
    fullName: "Lucía Lead",
    marketingConsent: false,
    source: "website",
    interestedIn: [],
    pagesVisited: [],
    timeOnSiteS: 1,
    lastVisitAt: services.now(),
  });
  await db.insert(demoRequests).values({ name: "Lucía Lead", email });
  const author = await insertUser(db);
  const [run] = await db
    .insert(toolRuns)
    .values(runRow({ ownerId: author.id, input: { note: `para ${email}` } }))
    .returning();
  return { email, run: run! };
}

describe("the rows of an address", () => {
  test("in numbers, for managers too, however it is written", async () => {
    const { email } = await newLead();
    for (const { cookie } of [admin, manager]) {
      const response = await call("POST", "/personal-data", cookie, { email: `  ${email.toUpperCase()} ` });
      expect(await response.json()).toEqual({
        account: null,
        leads: 1,
        demoRequests: 1,
        mails: 0,
        invitations: 0,
        errors: 0,
        mentions: 1,
        contacts: 0,
      });
    }
  });

  test("of an account finds its name and id", async () => {
    const user = await insertUser(db, { metadata: { first_name: "Ana", last_name: "Soler" } });
    const response = await call("POST", "/personal-data", manager.cookie, { email: user.email });
    expect((await response.json()).account).toEqual({ id: user.id, name: "Ana Soler" });
  });

  test.each([
    ["", "Escribe un correo"],
    ["ana", "No parece un correo: revisa que tenga @ y un dominio"],
    [7, "Escribe un correo"],
  ])("%j is no address", async (email, message) => {
    const response = await call("POST", "/personal-data", admin.cookie, { email });
    expect(response.status).toBe(422);
    expect(await issuesOf(response)).toEqual([{ path: "email", message }]);
  });
});

describe("the download", () => {
  test("has all of it and is logged without the address", async () => {
    const { email, run } = await newLead();
    const response = await call("POST", "/personal-data/download", manager.cookie, { email });
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="umbral-datos-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    const document = await response.json();
    expect(document).toMatchObject({ address: email, account: null, mails: [], invitations: [], errors: [] });
    expect(document.forms.leads).toMatchObject([{ fullName: "Lucía Lead" }]);
    expect(document.forms.demoRequests).toHaveLength(1);
    expect(document.mentions).toEqual([expect.objectContaining({ id: run.id, input: { note: `para ${email}` } })]);
    const events = await db.select().from(authEvents);
    expect(events).toMatchObject([
      { kind: "personal_data_downloaded", userId: null, actorId: manager.user.id, detail: {} },
    ]);
  });

  test("of an account contains what its owner would get, and stands in their log", async () => {
    const user = await insertUser(db);
    await db.insert(toolRuns).values(runRow({ ownerId: user.id, title: "Piso suyo", deletedAt: services.now() }));
    const document = await (await call("POST", "/personal-data/download", admin.cookie, { email: user.email })).json();
    expect(document.account).toMatchObject({ id: user.id });
    expect(document.results).toMatchObject([{ title: "Piso suyo" }]);
    expect(await db.select().from(authEvents)).toMatchObject([{ userId: user.id, actorId: admin.user.id }]);
  });
});

describe("erasing", () => {
  const erase = (cookie: string, email: string, confirmation = email) =>
    call("POST", "/personal-data/erase", cookie, { email, confirmation });

  test("is for administrators, and asks for the address twice", async () => {
    const { email } = await newLead();
    const refused = await erase(manager.cookie, email);
    expect([refused.status, (await refused.json()).code]).toEqual([ERRORS.NOT_ALLOWED.status, "NOT_ALLOWED"]);
    const slip = await erase(admin.cookie, email, "otra@casa.example");
    expect(await issuesOf(slip)).toEqual([{ path: "confirmation", message: "No es el mismo correo" }]);
    expect(await db.$count(demoRequests, eq(demoRequests.email, email))).toBe(1);
    expect(await db.select().from(authEvents)).toEqual([]);
  });

  test("leaves nothing of the address but that it happened", async () => {
    const { email, run } = await newLead();
    expect((await erase(admin.cookie, email, email.toUpperCase())).status).toBe(204);
    const kept = await (await call("POST", "/personal-data", admin.cookie, { email })).json();
    expect(Object.values(kept).filter(Boolean)).toEqual([]);
    const [left] = await db.select().from(toolRuns).where(eq(toolRuns.id, run.id));
    expect(left!.input).toEqual({ note: "para [borrado]" });
    expect(await db.select().from(authEvents)).toMatchObject([
      { kind: "personal_data_erased", userId: null, actorId: admin.user.id, detail: {} },
    ]);
    expect((await erase(admin.cookie, email)).status).toBe(204);
  });

  test("not one's own, nor the last administrator's", async () => {
    const own = await erase(admin.cookie, admin.user.email);
    expect(own.status).toBe(422);
    expect(await db.$count(users, eq(users.id, admin.user.id))).toBe(1);
  });

  test("with an account behind the address the account goes", async () => {
    const user = await insertUser(db);
    expect((await erase(admin.cookie, user.email)).status).toBe(204);
    expect(await db.$count(users, eq(users.id, user.id))).toBe(0);
  });
});

describe("deleting an account from its page", () => {
  const remove = (cookie: string, id: string) => call("DELETE", `/users/${id}`, cookie);

  test("an administrator can, a manager cannot, and it is written down", async () => {
    const user = await insertUser(db);
    expect((await remove(manager.cookie, user.id)).status).toBe(403);
    expect((await remove(admin.cookie, user.id)).status).toBe(204);
    expect(await db.$count(users, eq(users.id, user.id))).toBe(0);
    expect(await db.select().from(authEvents)).toMatchObject([
      { kind: "account_deleted", userId: null, actorId: admin.user.id },
    ]);
    expect((await remove(admin.cookie, user.id)).status).toBe(404);
  });

  test("not one's own", async () => {
    expect((await remove(admin.cookie, admin.user.id)).status).toBe(422);
    expect(await db.$count(users, eq(users.id, admin.user.id))).toBe(1);
  });

  test("if two administrators delete each other, one stays", async () => {
    const two = [await signedInPerson(services, ["admin"]), await signedInPerson(services, ["admin"])] as const;
    const answers = await Promise.all([remove(two[0].cookie, two[1].user.id), remove(two[1].cookie, two[0].user.id)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});

describe("a subscription that is paid online", () => {
  test("is ended first: while the payment service does not answer nothing is deleted", async () => {
    const paid = testServices(database, {
      STRIPE_SECRET_KEY: "sk_test_x",
      STRIPE_WEBHOOK_SECRET: "whsec_x",
      // Nothing listens there.
      STRIPE_API_URL: "http://127.0.0.1:9",
    });
    const shop = createApp(paid, async () => new Response("page"));
    const user = await insertUser(db);
    await db.insert(billingAccounts).values({
      userId: user.id,
      plan: "agente",
      balance: 1,
      stripeCustomerId: `cus_${user.id}`,
      stripeSubscriptionId: `sub_${user.id}`,
    });
    const response = await shop.request(`/api/admin/users/${user.id}`, {
      method: "DELETE",
      headers: { cookie: admin.cookie },
    });
    expect((await response.json()).code).toBe("PAYMENT_SERVICE_DOWN");
    expect(await db.$count(users, eq(users.id, user.id))).toBe(1);
  });
});
