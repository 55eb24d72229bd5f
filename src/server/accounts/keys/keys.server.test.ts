import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { MOST_KEYS, newKeySchema } from "#domain/integrations/api/key-form.ts";
import { API_SCOPES } from "#domain/integrations/api/scopes.ts";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { TEST_CALLER } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents, users } from "../../platform/db/tables/accounts.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";
import { apiAnswers } from "../../platform/db/tables/integrations.server.ts";
import { type PersonActor, personActor } from "../access/actor.server.ts";
import { hashPassword } from "../auth/passwords.server.ts";
import { createKey, listKeys, revokeKey } from "./keys.server.ts";

const database = await openTestDatabase();
const { db } = database;
const ahead = 0;
const services = {
  ...testServices(database, { TRUSTED_PROXIES: "1" }),
  now: () => new Date(Date.now() + ahead),
};
const app = createApp(services, async () => new Response("page"));

const PASSWORD = "una puerta azul";
let cast: Cast;
let calls = 0;

beforeAll(async () => {
  cast = await openCast(services);
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(users.id, cast.user.id));
});

async function call(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  calls += 1;
  const response = await app.request(path, {
    method,
    headers: {
      "x-forwarded-for": `10.1.${calls >> 8}.${calls & 255}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

const actorOfMember = (who: Persona, role: "owner" | "agent" = "agent"): PersonActor => ({
  ...personActor(cast[who].id),
  agency: cast[who].of.agencyId === null ? null : { id: cast[who].of.agencyId, role },
});

const keyOf = async (who: Persona, wanted: Partial<Parameters<typeof createKey>[2]> = {}) =>
  await createKey(
    services,
    actorOfMember(who),
    { name: "Web", scopes: [...API_SCOPES], days: null, ...wanted },
    TEST_CALLER,
  );

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });

describe("making a key", () => {
  const wanted = { name: "  Mi web ", scopes: ["homes:read", "tools:run", "homes:read"], days: "90" };
  const asUser = (body: unknown) => call("POST", "/api/keys", { cookie: cast.user.cookie }, body);

  test("asks for the password, shows the key once and keeps its digest alone", async () => {
    expect(await asUser(wanted)).toMatchObject({ status: 403, body: { code: "PROOF_NEEDED" } });
    expect(await asUser({ ...wanted, password: "otra" })).toMatchObject({
      status: 422,
      body: { issues: [{ path: "password" }] },
    });
    const made = await asUser({ ...wanted, password: PASSWORD });
    expect(made).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^umb_[\w-]{43}$/) } });
    const { body } = await call("GET", "/api/keys", { cookie: cast.user.cookie });
    expect(body.isInPlan).toBe(true);
    const [listed] = body.keys;
    expect(listed).toMatchObject({
      id: made.body.id,
      name: "Mi web",
      scopes: ["tools:run", "homes:read"],
      revokedAt: null,
      lastUsedAt: null,
      keyStart: made.body.key.slice(0, 10),
      owner: { id: cast.user.id },
    });
    const days = (Date.parse(listed.expiresAt) - Date.parse(listed.createdAt)) / 86_400_000;
    expect(days).toBe(90);
    expect(JSON.stringify(await db.select().from(apiKeys))).not.toContain(made.body.key);
    const [event] = await db
      .select()
      .from(authEvents)
      .where(and(eq(authEvents.kind, "api_key_created"), eq(authEvents.userId, cast.user.id)));
    expect(event!.detail).toEqual({ name: "Mi web", scope: "tools:run homes:read" });
  });

  test("asked for again with the same Idempotency-Key, it is the same key; proof is asked for each time", async () => {
    const again = (body: object) =>
      call("POST", "/api/keys", { cookie: cast.user.cookie, "idempotency-key": "alta" }, body);
    const asked = { ...wanted, name: "Otra vez", password: PASSWORD };
    const made = await again(asked);
    expect(made.status).toBe(201);
    expect((await again(asked)).body).toEqual(made.body);
    expect(await db.$count(apiKeys, eq(apiKeys.name, "Otra vez"))).toBe(1);
    expect(await again({ ...asked, name: "Distinta" })).toMatchObject({
      status: 422,
      body: { code: "IDEMPOTENCY_CONFLICT" },
    });
    expect((await again({ ...asked, password: "otra" })).body).toMatchObject({ issues: [{ path: "password" }] });
    expect(JSON.stringify(await db.select().from(apiAnswers))).not.toContain(made.body.key);
  });

  test.each([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(81) }],
    ["scopes", { scopes: [] }],
    ["scopes.0", { scopes: ["homes:delete"] }],
    ["days", { days: 7 }],
  ])("names the fault at its field: %s %j", async (path, wrong) => {
    const answer = await asUser({ ...wanted, password: PASSWORD, ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path }] } });
  });

  test("without a choice a key does not end", () => {
    expect(newKeySchema.parse({ name: "a", scopes: ["tools:run"], days: "" }).days).toBeNull();
    expect(newKeySchema.parse({ name: "a", scopes: ["tools:run"] }).days).toBeNull();
  });

  test("an agency has twenty that work; of many made at once, none is one too many", async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: MOST_KEYS + 3 }, (_, i) => keyOf(i % 2 ? "author" : "colleague")),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_KEYS);
    await expect(keyOf("owner")).rejects.toMatchObject({ code: "TOO_MANY_KEYS" });
    const [first] = await listKeys(db, actorOfMember("author"), services.now());
    await revokeKey(services, actorOfMember("author"), first!.id, TEST_CALLER);
    await expect(keyOf("owner")).resolves.toMatchObject({ key: expect.any(String) });
    // An agent sees their own, the head all of them.
    expect((await listKeys(db, actorOfMember("author"), services.now())).length).toBeLessThan(MOST_KEYS);
    const all = await listKeys(db, actorOfMember("owner", "owner"), services.now());
    expect(all).toHaveLength(MOST_KEYS + 1);
    expect(all.at(-1)).toMatchObject({ id: first!.id, revokedAt: expect.any(String) });
    await db.delete(apiKeys).where(eq(apiKeys.agencyId, cast.agencyId));
  });
});

describe("calling with a key", () => {
  const whoAmI = (key: string) => call("GET", "/api/v1/me", withKey(key));

  test("acts for the person who made it, and shows its last use to the minute", async () => {
    const { id, key } = await keyOf("otherUser");
    expect(await whoAmI(key)).toMatchObject({ status: 200, body: { user: { id: cast.otherUser.id } } });
    const [first] = await db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(first!.lastUsedAt).toBeInstanceOf(Date);
    await whoAmI(key);
    expect((await db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]!.lastUsedAt).toEqual(first!.lastUsedAt);
  });

  test("leaves cookies alone and is nobody's session", async () => {
    const { key } = await keyOf("otherUser");
    const run = await call("POST", "/api/tools/calculadora-capacidad/runs", withKey(key), {});
    expect(run.status).toBe(422);
    expect(run.headers.get("set-cookie")).toBeNull();
    // The key decides who calls, even where a cookie names somebody else.
    const both = await call("GET", "/api/v1/me", { ...withKey(key), cookie: cast.user.cookie });
    expect(both.body.user.id).toBe(cast.otherUser.id);
    expect((await call("GET", "/api/keys", withKey(key))).body.code).toBe("NOT_FOR_KEYS");
    expect((await call("GET", "/dashboard", withKey(key))).body.code).toBe("NOT_FOR_KEYS");
  });

  test("asks for the scope of the call", async () => {
    const { key } = await keyOf("otherUser", { scopes: ["homes:read"] });
    expect((await call("GET", "/api/v1/homes", withKey(key))).status).toBe(200);
    expect(await call("POST", "/api/v1/homes", withKey(key), {})).toMatchObject({
      status: 403,
      body: { code: "SCOPE_MISSING" },
    });
    expect((await call("GET", "/api/v1/contacts", withKey(key))).body.code).toBe("SCOPE_MISSING");
  });

  test("opens nothing once it was revoked or has ended", async () => {
    const [{ id, key }, short] = [await keyOf("otherUser"), await keyOf("otherUser", { days: 30 })];
    await revokeKey(services, actorOfMember("otherUser"), id, TEST_CALLER);
    expect(await whoAmI(key)).toMatchObject({ status: 401, body: { code: "INVALID_API_KEY" } });
    expect((await whoAmI(short.key)).status).toBe(200);
    const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, short.id));
    await db
      .update(apiKeys)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(apiKeys.id, short.id));
    expect((await whoAmI(short.key)).body.code).toBe("INVALID_API_KEY");
    expect(row!.expiresAt).toBeInstanceOf(Date);
    expect((await whoAmI(`umb_${"x".repeat(43)}`)).body.code).toBe("INVALID_API_KEY");
  });

  test("opens nothing of a banned person", async () => {
    const { key } = await keyOf("manager");
    const ban = (bannedUntil: Date | null) =>
      db.update(users).set({ bannedUntil }).where(eq(users.id, cast.manager.id));
    await ban(new Date("2999-01-01"));
    expect((await whoAmI(key)).body.code).toBe("INVALID_API_KEY");
    await ban(null);
    expect((await whoAmI(key)).status).toBe(200);
  });

  test("opens nothing of an agency that its maker has left", async () => {
    const { key } = await keyOf("colleague");
    expect((await whoAmI(key)).body.agency).toMatchObject({ id: cast.agencyId });
    await db.delete(agencyMembers).where(eq(agencyMembers.userId, cast.colleague.id));
    expect((await whoAmI(key)).body.code).toBe("INVALID_API_KEY");
  });

  test("needs a plan with the API, for making keys and for using them", async () => {
    const { key } = await keyOf("admin");
    const plan = (plan: "agente" | "red", planUntil: Date | null) =>
      db.update(billingAccounts).set({ plan, planUntil }).where(eq(billingAccounts.userId, cast.admin.id));
    await plan("agente", null);
    expect(await whoAmI(key)).toMatchObject({ status: 403, body: { code: "API_NOT_IN_PLAN" } });
    const refused = await call(
      "POST",
      "/api/keys",
      { cookie: cast.admin.cookie },
      { name: "a", scopes: ["tools:run"] },
    );
    expect(refused.body.code).toBe("API_NOT_IN_PLAN");
    await plan("red", null);
    expect((await whoAmI(key)).status).toBe(200);
    await plan("red", new Date(Date.now() - 1));
    expect((await whoAmI(key)).body.code).toBe("API_NOT_IN_PLAN");
  });
});
