import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { insertUser, signedInClient } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents, recoveryCodes, sessions } from "../../platform/db/tables/accounts.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import type { UserRow } from "../people/accounts.server.ts";

const database = await openTestDatabase();
const { db } = database;

let now = new Date();
const services = { ...testServices(database), now: () => now };
let app = createApp(services, async () => new Response("page"));
let user: UserRow;

beforeEach(async () => {
  now = new Date(Math.floor(Date.now() / 30_000) * 30_000);
  app = createApp(services, async () => new Response("page"));
  user = await insertUser(db);
});

async function signIn(of = user) {
  const { client, sessionId } = await signedInClient(() => app, services, of);
  const token = (await client.getSession()).data.session!.access_token;
  return { client, sessionId, token };
}

/** Signed in with a second factor. */
async function raised(of = user) {
  const { client, sessionId } = await signIn(of);
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Móvil" });
  const code = new TOTP({ secret: Secret.fromBase32(data!.totp.secret) }).generate({ timestamp: now.getTime() });
  const verified = await client.mfa.challengeAndVerify({ factorId: data!.id, code });
  return { client, sessionId, token: verified.data!.access_token, factorId: data!.id };
}

async function call(method: "GET" | "POST", path: string, token: string, body?: unknown) {
  const response = await app.request(`/auth/v1/recovery-codes${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "x-supabase-api-version": "2024-01-01" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function codesOf(token: string): Promise<string[]> {
  return (await call("POST", "", token)).body.codes;
}

describe("recovery codes", () => {
  test("are ten, readable, hashed at rest and need a second factor", async () => {
    const { token } = await raised();
    const { token: weak } = await signIn();
    expect(await call("POST", "", weak)).toMatchObject({ status: 403, body: { code: "insufficient_aal" } });
    const codes = await codesOf(token);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    const rows = JSON.stringify(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)));
    for (const code of codes) expect(rows).not.toContain(code.slice(0, 9));
    expect(await call("GET", "", weak)).toMatchObject({ status: 200, body: { left: 10 } });
    expect((await app.request("/auth/v1/recovery-codes")).status).toBe(401);
  });

  test("one stands in for the factor, once, however it is typed", async () => {
    const { token } = await raised();
    const [first, second] = await codesOf(token);
    const other = await signIn();
    const { token: weak, sessionId } = await signIn();
    const typed = ` ${first!.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")}`;
    const answer = await call("POST", "/verify", weak, { code: typed });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toContain("umbral_session=");
    const claims = decodeJwt(answer.body.access_token);
    expect(claims).toMatchObject({ aal: "aal2", session_id: sessionId });
    expect(claims.amr).toMatchObject([{ method: "mfa/recovery_code" }, { method: "password" }]);
    const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
    expect(session).toMatchObject({ aal: "aal2", counter: 2, floor: 2, factorId: null });
    expect(await db.select().from(sessions).where(eq(sessions.id, other.sessionId))).toEqual([]);
    expect(await call("GET", "", answer.body.access_token)).toMatchObject({ body: { left: 9 } });

    const { token: next } = await signIn();
    expect(await call("POST", "/verify", next, { code: first })).toMatchObject({
      status: 422,
      body: { code: "mfa_verification_failed" },
    });
    expect((await call("POST", "/verify", next, { code: second })).status).toBe(200);
    const events = await db.select().from(authEvents).where(eq(authEvents.userId, user.id));
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "recovery_code_used")).toHaveLength(2);
    expect(kinds.filter((kind) => kind === "factor_failed")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "recovery_codes_made")).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain(first);
    const shown = await db.select().from(mails).where(eq(mails.to, user.email));
    expect(shown.filter(({ subject }) => subject === "Se ha usado un código de recuperación")).toHaveLength(2);
    expect(JSON.stringify(shown)).not.toContain(first);
  });

  test("one works once when many send it at the same time", async () => {
    const { token } = await raised();
    const [code] = await codesOf(token);
    const tries = await Promise.all([1, 2, 3, 4].map(() => call("POST", "/verify", token, { code })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a new set voids the older; nobody else's code fits", async () => {
    const { token } = await raised();
    const [old] = await codesOf(token);
    const [current] = await codesOf(token);
    const stranger = await raised(await insertUser(db));
    const [foreign] = await codesOf(stranger.token);
    const { token: weak } = await signIn();
    expect((await call("POST", "/verify", weak, { code: old })).status).toBe(422);
    expect((await call("POST", "/verify", weak, { code: foreign })).status).toBe(422);
    expect((await call("POST", "/verify", weak, { code: current })).status).toBe(200);
  });

  test("share the limit of second factors", async () => {
    const { token } = await raised();
    const [code] = await codesOf(token);
    const { token: weak } = await signIn();
    for (let index = 0; index < 8; index++) {
      expect((await call("POST", "/verify", weak, { code: "AAAA-AAAA-AAAA" })).status).toBe(422);
    }
    expect(await call("POST", "/verify", weak, { code })).toMatchObject({
      status: 429,
      body: { code: "over_request_rate_limit" },
    });
  });

  test("let a person replace a lost factor, and go away with the last one", async () => {
    const { token, factorId } = await raised();
    const [code] = await codesOf(token);
    const { client, token: weak } = await signIn();
    const session = (await call("POST", "/verify", weak, { code })).body;
    const response = await app.request(`/auth/v1/factors/${factorId}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(response.status).toBe(200);
    expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id))).toEqual([]);
    const rows = await db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(rows.every(({ aal, amr }) => aal === "aal1" && amr.length === 1)).toBe(true);
    const { error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Nuevo" });
    expect(error).toBeNull();
  });

  test.each([{}, { code: 5 }, { code: "x".repeat(41) }])("refuses %o", async (body) => {
    const { token } = await signIn();
    expect(await call("POST", "/verify", token, body)).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });
});
