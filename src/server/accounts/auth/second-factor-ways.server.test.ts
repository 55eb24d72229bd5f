import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { insertUser, TEST_CALLER } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApi } from "../../boot/api/api.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { factors, sessions, users } from "../../platform/db/tables/accounts.server.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import type { SessionRow, UserRow } from "../people/accounts.server.ts";
import { openSession, sessionJson } from "./sessions.server.ts";

/** The answers that a password alone gets on an account with a second factor, call by call. */

const database = await openTestDatabase();
const { db } = database;
// An address at which browsers make passkeys, so that those calls are covered too.
const services = testServices(database, { PUBLIC_URL: "http://localhost:3000" });
const app = createApp(services, async () => new Response("page"));

type Answer = readonly [status: number, code?: string];
const CLOSED: Answer = [403, "insufficient_aal"];

/** Has the shape of a device's answer. */
const [ID, CLIENT_DATA] = ["YQ", "e30"];
const CREDENTIAL = { id: ID, rawId: ID, type: "public-key" };
const SHOWN = { ...CREDENTIAL, response: { clientDataJSON: CLIENT_DATA, authenticatorData: ID, signature: ID } };
const NEW = { ...CREDENTIAL, response: { clientDataJSON: CLIENT_DATA, attestationObject: ID } };

/** Calls of `/auth/v1` that need a bearer. `:verified` and `:begun` stand for factors of the account. */
const CALLS: Record<string, { answer: Answer; body?: unknown }> = {
  // A person who must show the factor has to see which there are, to be asked, to answer, and to leave.
  "GET /auth/v1/user": { answer: [200] },
  "POST /auth/v1/factors/:verified/challenge": { answer: [200] },
  "POST /auth/v1/factors/:verified/verify": {
    answer: [422, "mfa_factor_not_found"],
    body: { challenge_id: randomUUID(), code: "000000" },
  },
  "POST /auth/v1/recovery-codes/verify": { answer: [422, "mfa_verification_failed"], body: { code: "nada" } },
  "GET /auth/v1/recovery-codes": { answer: [200] },
  "POST /auth/v1/logout?scope=local": { answer: [204] },
  // All else changes the account, or throws out who showed it.
  "PUT /auth/v1/user": { answer: [401, "insufficient_aal"], body: { data: { first_name: "Otra" } } },
  "GET /auth/v1/reauthenticate": { answer: CLOSED },
  "POST /auth/v1/logout": { answer: CLOSED },
  "POST /auth/v1/logout?scope=global": { answer: CLOSED },
  "POST /auth/v1/logout?scope=others": { answer: CLOSED },
  "GET /auth/v1/user/identities/authorize?provider=google": { answer: CLOSED },
  "DELETE /auth/v1/user/identities/:id": { answer: CLOSED },
  "POST /auth/v1/factors": { answer: CLOSED, body: { factor_type: "totp", friendly_name: "Otro" } },
  "POST /auth/v1/factors/:begun/challenge": { answer: CLOSED },
  "DELETE /auth/v1/factors/:verified": { answer: [422, "insufficient_aal"] },
  "DELETE /auth/v1/factors/:begun": { answer: [422, "insufficient_aal"] },
  "POST /auth/v1/recovery-codes": { answer: CLOSED },
  // A passkey could answer in a factor's place; this account has none.
  "POST /auth/v1/passkeys/raise/options": { answer: [404, "webauthn_credential_not_found"] },
  "POST /auth/v1/passkeys/raise/verify": {
    answer: [400, "webauthn_challenge_expired"],
    body: { challenge_id: randomUUID(), credential: SHOWN },
  },
  "GET /auth/v1/passkeys": { answer: CLOSED },
  "PATCH /auth/v1/passkeys/:id": { answer: CLOSED, body: { friendly_name: "Otra" } },
  "DELETE /auth/v1/passkeys/:id": { answer: CLOSED },
  "PUT /auth/v1/passkeys/second-factor": { answer: CLOSED, body: { asks: true } },
  "POST /auth/v1/passkeys/registration/options": { answer: CLOSED },
  // Its challenge is given to a raised session alone.
  "POST /auth/v1/passkeys/registration/verify": {
    answer: [400, "webauthn_challenge_expired"],
    body: { challenge_id: randomUUID(), credential: NEW },
  },
};

/** Anybody may call these, with or without a session; none of them acts for the session that calls. */
const NOT_OF_A_SESSION =
  /^(GET|POST) \/auth\/v1\/(\.well-known\/jwks\.json|settings|health|signup|token|recover|resend|otp|verify|authorize|callback|passkeys\/authentication\/(options|verify))$/;

let user: UserRow;
let weak: SessionRow;
let raised: SessionRow;
let ids: Record<string, string>;
let bearer = "";

beforeEach(async () => {
  await db.delete(limits);
  user = await insertUser(db, { metadata: { first_name: "Ana" } });
  const kinds = { verified: "verified", begun: "unverified" } as const;
  ids = { id: randomUUID() };
  for (const [name, status] of Object.entries(kinds)) {
    const secret = services.auth.keys.seal("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP");
    const [row] = await db
      .insert(factors)
      .values({ userId: user.id, type: "totp", status, secret, friendlyName: name })
      .returning();
    ids[name] = row!.id;
  }
  const open = () => openSession(db, { user, method: "password", caller: TEST_CALLER, now: services.now() });
  [weak, raised] = [await open(), await open()];
  await db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.id, raised.id));
  bearer = `Bearer ${(await sessionJson(services, db, weak)).access_token}`;
});

async function call(name: string, body?: unknown): Promise<Answer> {
  const [method, pattern] = name.split(" ") as [string, string];
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => ids[key] ?? ids.id!);
  const response = await app.request(path, {
    method,
    headers: { authorization: bearer, "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const code = response.status >= 400 ? (JSON.parse(text) as { code?: string }).code : undefined;
  return code === undefined ? [response.status] : [response.status, code];
}

test.each(Object.entries(CALLS))("%s", async (name, { answer, body }) => {
  expect(await call(name, body)).toEqual(answer);
  const [after] = await db.select().from(users).where(eq(users.id, user.id));
  expect(after).toMatchObject({ metadata: { first_name: "Ana" }, passwordHash: null, newEmail: null });
  expect(await db.$count(sessions, eq(sessions.id, raised.id))).toBe(1);
  expect(await db.$count(factors, eq(factors.userId, user.id))).toBe(2);
});

test("every call of a session stands in the table", () => {
  const shape = (name: string) => name.replace(/\?.*/, "").replace(/:\w+/g, ":id");
  const called = createApi(services)
    .routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/auth/v1/"))
    .map(({ method, path }) => shape(`${method} ${path}`))
    .filter((name) => !NOT_OF_A_SESSION.test(name));
  expect([...new Set(Object.keys(CALLS).map(shape))].sort()).toEqual([...new Set(called)].sort());
});

test("a client whose global sign-out is refused has left all the same", async () => {
  expect(await call("POST /auth/v1/logout")).toEqual(CLOSED);
  expect(await db.$count(sessions, eq(sessions.id, weak.id))).toBe(0);
});

test("the account's calls outside that protocol accept neither cookie nor bearer", async () => {
  const calls = createApi(services)
    .routes.filter(({ method, path }) => method !== "ALL" && /^\/api\/(account|keys|agency|preferences)\b/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(calls).toContain("DELETE /api/account/sessions/:id");
  const cookie = `umbral_session=${weak.id}.${services.auth.keys.mac("cookie", weak.id)}`;
  for (const name of new Set(calls)) {
    const [method, pattern] = name.split(" ") as [string, string];
    for (const way of [{ cookie }, { authorization: bearer }]) {
      const response = await app.request(pattern.replace(/:\w+/g, randomUUID()), {
        method,
        headers: { "content-type": "application/json", ...way },
        ...(method === "GET" || method === "DELETE" ? {} : { body: "{}" }),
      });
      expect(response.status, name).toBe(401);
    }
  }
});

test("without a second factor a password alone changes all of it", async () => {
  await db.delete(factors).where(eq(factors.userId, user.id));
  expect(await call("PUT /auth/v1/user", { data: { first_name: "Ana" } })).toEqual([200]);
  expect(await call("POST /auth/v1/logout?scope=others")).toEqual([204]);
});
