import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { asc, eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { Secret, TOTP, URI } from "otpauth";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { insertUser, signedInClient, TEST_CALLER, type TestClient } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents, factorChallenges, factors, sessions } from "../../platform/db/tables/accounts.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import type { UserRow } from "../people/accounts.server.ts";
import { refreshSession } from "./sessions.server.ts";

const database = await openTestDatabase();
const { db } = database;

const messages: { to: string; text: string }[] = [];
let gatewayStatus = 200;
const gateway = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => {
    body += part;
  });
  request.on("end", () => {
    if (gatewayStatus === 200) messages.push(JSON.parse(body));
    response.writeHead(gatewayStatus).end();
  });
});
await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
afterAll(() => gateway.close());
const SMS_GATEWAY_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;

let now = new Date();
let { app, services } = open();
let user: UserRow;

function open(env: Record<string, string> = {}) {
  const services = { ...testServices(database, env), now: () => now };
  return { services, app: createApp(services, async () => new Response("page")) };
}

beforeEach(async () => {
  // The start of a step, so that a code stays the same however long the test takes.
  now = new Date(Math.floor(Date.now() / 30_000) * 30_000);
  ({ app, services } = open());
  messages.length = 0;
  gatewayStatus = 200;
  user = await insertUser(db);
});

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const signIn = (of: UserRow = user) => signedInClient(() => app, services, of);
const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const wrongCode = (secret: string) => {
  const near = [-60, -30, 0, 30, 60].map((seconds) => codeOf(secret, new Date(now.getTime() + seconds * 1000)));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.includes(code))!;
};

async function enrol(client: TestClient, friendlyName = "Móvil") {
  const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret };
}

async function challengeOf(client: TestClient, factorId: string): Promise<string> {
  const { data, error } = await client.mfa.challenge({ factorId });
  if (error) throw error;
  return data.id;
}

/** A person with a verified factor, on the session that verified it. */
async function withFactor() {
  const signedIn = await signIn();
  const factor = await enrol(signedIn.client);
  const { error } = await signedIn.client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
  if (error) throw error;
  wait(60);
  return { ...signedIn, factor };
}

const codeAndStatus = (error: unknown) => {
  const { code, status } = error as { code?: string; status?: number };
  return [status, code];
};
const sessionOf = async (id: string) => (await db.select().from(sessions).where(eq(sessions.id, id)))[0];
const subjectsOf = async (of: UserRow) =>
  (await db.select().from(mails).where(eq(mails.to, of.email)).orderBy(asc(mails.createdAt))).map(
    ({ subject }) => subject,
  );
const eventsOf = async (userId: string) =>
  (await db.select().from(authEvents).where(eq(authEvents.userId, userId)).orderBy(asc(authEvents.createdAt))).map(
    ({ kind }) => kind,
  );

describe("enrolment", () => {
  test("gives a secret, its address and a picture that the client can show", async () => {
    const { client } = await signIn();
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Móvil" });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: "totp", friendly_name: "Móvil" });
    const { qr_code, secret, uri } = data!.totp;
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    expect(Secret.fromBase32(secret).bytes.length * 8).toBeGreaterThanOrEqual(160);
    expect(URI.parse(uri)).toMatchObject({ issuer: "Umbral", label: user.email, digits: 6, period: 30 });
    const [row] = await db.select().from(factors).where(eq(factors.id, data!.id));
    expect(row).toMatchObject({ status: "unverified", userId: user.id });
    expect(row!.secret).not.toContain(secret);
    const { data: listed } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(listed).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  });

  test("refuses a name twice, an eleventh factor and other types", async () => {
    const { client } = await signIn();
    await enrol(client, "Uno");
    const twice = await client.mfa.enroll({ factorType: "totp", friendlyName: "Uno" });
    expect(codeAndStatus(twice.error)).toEqual([422, "mfa_factor_name_conflict"]);
    for (let index = 2; index <= 10; index++) await enrol(client, `Factor ${index}`);
    const eleventh = await client.mfa.enroll({ factorType: "totp", friendlyName: "Otro" });
    expect(codeAndStatus(eleventh.error)).toEqual([422, "too_many_enrolled_mfa_factors"]);
    const key = await client.mfa.enroll({ factorType: "webauthn", friendlyName: "Llave" });
    expect(codeAndStatus(key.error)).toEqual([400, "validation_failed"]);
  });

  test("an unconfirmed factor is gone after five minutes and frees its name", async () => {
    const { client } = await signIn();
    const first = await enrol(client, "Uno");
    const challenge = await challengeOf(client, first.id);
    wait(301);
    const late = await client.mfa.verify({ factorId: first.id, challengeId: challenge, code: codeOf(first.secret) });
    expect(codeAndStatus(late.error)).toEqual([404, "mfa_factor_not_found"]);
    const asked = await client.mfa.challenge({ factorId: first.id });
    expect(codeAndStatus(asked.error)).toEqual([404, "mfa_factor_not_found"]);
    const again = await enrol(client, "Uno");
    expect(await db.select().from(factors).where(eq(factors.userId, user.id))).toMatchObject([{ id: again.id }]);
  });

  test("takes the issuer's name as long as the picture can hold it", async () => {
    const { client } = await signIn(await insertUser(db, { email: `${"+".repeat(60)}@${"a".repeat(180)}.es` }));
    const enrolAs = (issuer: string) => client.mfa.enroll({ factorType: "totp", issuer, friendlyName: "Largo" });
    expect(codeAndStatus((await enrolAs("価".repeat(61))).error)).toEqual([400, "validation_failed"]);
    const { data, error } = await enrolAs("価".repeat(60));
    expect(error).toBeNull();
    expect(URI.parse(data!.totp.uri).issuer).toBe("価".repeat(60));
  });

  test("a person with a factor needs it to add another", async () => {
    const { client } = await withFactor();
    const { client: weak } = await signIn();
    const refused = await weak.mfa.enroll({ factorType: "totp", friendlyName: "Ladrón" });
    expect(codeAndStatus(refused.error)).toEqual([403, "insufficient_aal"]);
    expect((await client.mfa.enroll({ factorType: "totp", friendlyName: "Segundo" })).error).toBeNull();
  });

  test("a factor that was begun before does not get past the real one", async () => {
    const weak = await signIn();
    const begun = await enrol(weak.client, "De otro");
    const { factor } = await withFactor();
    expect(await sessionOf(weak.sessionId)).toBeUndefined();
    const { client } = await signIn();
    const tried = await client.mfa.challengeAndVerify({ factorId: begun.id, code: codeOf(begun.secret) });
    expect(codeAndStatus(tried.error)).toEqual([403, "insufficient_aal"]);
    expect(
      (await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) })).error,
    ).toBeNull();
  });

  test("needs a session", async () => {
    const response = await app.request("/auth/v1/factors", { method: "POST", body: "{}" });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 401, error_code: "no_authorization" });
  });
});

describe("answering with a code", () => {
  test("raises the session: same id, new tokens, the old ones dead, the others ended", async () => {
    const { client, sessionId } = await signIn();
    const other = await signIn();
    const before = (await client.getSession()).data.session!;
    const factor = await enrol(client);
    wait(5);
    const { data, error } = await client.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.secret),
    });
    expect(error).toBeNull();
    const claims = decodeJwt(data!.access_token);
    expect(claims).toMatchObject({ aal: "aal2", session_id: sessionId, sub: user.id });
    expect((claims.amr as { method: string }[]).map(({ method }) => method)).toEqual(["totp", "password"]);
    expect(data!.user.factors).toMatchObject([{ id: factor.id, status: "verified", factor_type: "totp" }]);
    expect(JSON.stringify(data)).not.toContain(factor.secret);
    expect(await sessionOf(sessionId)).toMatchObject({ aal: "aal2", counter: 2, floor: 2, factorId: factor.id });
    expect(await sessionOf(other.sessionId)).toBeUndefined();
    const { data: level } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect(await eventsOf(user.id)).toEqual(["signed_in", "signed_in", "factor_enrolled", "factor_verified"]);
    expect((await refreshSession(services, data!.refresh_token, TEST_CALLER)).aal).toBe("aal2");
    await expect(refreshSession(services, before.refresh_token, TEST_CALLER)).rejects.toMatchObject({
      code: "refresh_token_already_used",
    });
  });

  test("sets the cookie that names the session", async () => {
    const { client } = await signIn();
    const factor = await enrol(client);
    const challenge_id = await challengeOf(client, factor.id);
    const { access_token } = (await client.getSession()).data.session!;
    const response = await app.request(`/auth/v1/factors/${factor.id}/verify`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ challenge_id, code: codeOf(factor.secret) }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toContain("umbral_session=");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("takes the step before and after, and none further", async () => {
    const { client, factor } = await withFactor();
    for (const [seconds, isRight] of [
      [-60, false],
      [-30, true],
      [30, true],
      [60, false],
    ] as const) {
      const code = codeOf(factor.secret, new Date(now.getTime() + seconds * 1000));
      const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
      expect(error === null, `${seconds} s`).toBe(isRight);
    }
  });

  test("a code works once, also for another session and a new question", async () => {
    const { factor } = await withFactor();
    const code = codeOf(factor.secret);
    const first = await signIn();
    const second = await signIn();
    const question = await challengeOf(second.client, factor.id);
    expect((await first.client.mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull();
    const third = await signIn();
    expect(await sessionOf(second.sessionId)).toBeUndefined();
    const again = await third.client.mfa.verify({ factorId: factor.id, challengeId: question, code });
    expect(codeAndStatus(again.error)).toEqual([422, "mfa_verification_failed"]);
  });

  test("a code works once when many send it at the same time", async () => {
    const { client, factor } = await withFactor();
    const questions = await Promise.all([1, 2, 3, 4].map(() => challengeOf(client, factor.id)));
    const code = codeOf(factor.secret);
    const tries = await Promise.all(
      questions.map((challengeId) => client.mfa.verify({ factorId: factor.id, challengeId, code })),
    );
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("a question takes five tries, five minutes and its own factor", async () => {
    const { client, factor } = await withFactor();
    const challengeId = await challengeOf(client, factor.id);
    for (let index = 0; index < 5; index++) {
      const wrong = await client.mfa.verify({ factorId: factor.id, challengeId, code: wrongCode(factor.secret) });
      expect(codeAndStatus(wrong.error)).toEqual([422, "mfa_verification_failed"]);
    }
    const sixth = await client.mfa.verify({ factorId: factor.id, challengeId, code: codeOf(factor.secret) });
    expect(codeAndStatus(sixth.error)).toEqual([422, "mfa_challenge_expired"]);

    const old = await challengeOf(client, factor.id);
    wait(300);
    const late = await client.mfa.verify({ factorId: factor.id, challengeId: old, code: codeOf(factor.secret) });
    expect(codeAndStatus(late.error)).toEqual([422, "mfa_challenge_expired"]);

    const other = await enrol(client, "Otro");
    const foreign = await challengeOf(client, other.id);
    const mixed = await client.mfa.verify({ factorId: factor.id, challengeId: foreign, code: codeOf(factor.secret) });
    expect(codeAndStatus(mixed.error)).toEqual([422, "mfa_factor_not_found"]);
    // Questions that are too old go away with the next one.
    const newest = await challengeOf(client, factor.id);
    expect(await db.select().from(factorChallenges).where(eq(factorChallenges.factorId, factor.id))).toMatchObject([
      { id: newest },
    ]);
  });

  test("a question that was answered is used up", async () => {
    const { client, factor } = await withFactor();
    const challengeId = await challengeOf(client, factor.id);
    const code = codeOf(factor.secret);
    expect((await client.mfa.verify({ factorId: factor.id, challengeId, code })).error).toBeNull();
    wait(60);
    const again = await client.mfa.verify({ factorId: factor.id, challengeId, code: codeOf(factor.secret) });
    expect(codeAndStatus(again.error)).toEqual([422, "mfa_challenge_expired"]);
  });

  test("eight wrong codes of a person stop them, after a new sign-in too", async () => {
    const { client, factor } = await withFactor();
    const wrong = { factorId: factor.id, code: wrongCode(factor.secret) };
    for (let index = 0; index < 8; index++) {
      const { error } = await client.mfa.challengeAndVerify(wrong);
      expect(codeAndStatus(error)).toEqual([422, "mfa_verification_failed"]);
    }
    const right = { factorId: factor.id, code: codeOf(factor.secret) };
    expect(codeAndStatus((await client.mfa.challengeAndVerify(right)).error)).toEqual([429, "over_request_rate_limit"]);
    const { client: anew } = await signIn();
    expect(codeAndStatus((await anew.mfa.challengeAndVerify(right)).error)).toEqual([429, "over_request_rate_limit"]);
    expect((await eventsOf(user.id)).filter((kind) => kind === "factor_failed")).toHaveLength(8);
  });

  test("a right code forgets the wrong ones before it", async () => {
    const { client, factor } = await withFactor();
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 7; index++) {
        await client.mfa.challengeAndVerify({ factorId: factor.id, code: wrongCode(factor.secret) });
      }
      const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
      expect(error).toBeNull();
      ({ app } = open()); // the guard of all calls counts as well
      wait(60);
    }
  });

  test("a stranger's factor, a made-up one and broken bodies are refused", async () => {
    const { client, factor } = await withFactor();
    const { client: stranger } = await signIn(await insertUser(db));
    expect(codeAndStatus((await stranger.mfa.challenge({ factorId: factor.id })).error)).toEqual([
      404,
      "mfa_factor_not_found",
    ]);
    expect(codeAndStatus((await stranger.mfa.unenroll({ factorId: factor.id })).error)).toEqual([
      404,
      "mfa_factor_not_found",
    ]);
    const { access_token } = (await client.getSession()).data.session!;
    const send = async (path: string, body: string) => {
      const headers = { authorization: `Bearer ${access_token}` };
      const response = await app.request(`/auth/v1/factors/${path}`, { method: "POST", headers, body });
      return [response.status, response.headers.get("x-sb-error-code")];
    };
    expect(await send("nada/challenge", "")).toEqual([404, "mfa_factor_not_found"]);
    expect(await send(`${factor.id}/verify`, '{"challenge_id":"nada","code":"1"}')).toEqual([400, "validation_failed"]);
    expect(await send(`${factor.id}/verify`, "{")).toEqual([400, "bad_json"]);
    expect(await send("", "")).toEqual([404, "not_found"]);
  });
});

describe("removal", () => {
  test("a verified factor goes only with a second factor; its sessions drop to the first level", async () => {
    const { client, factor, sessionId } = await withFactor();
    const { client: weak } = await signIn();
    expect(codeAndStatus((await weak.mfa.unenroll({ factorId: factor.id })).error)).toEqual([422, "insufficient_aal"]);
    const { data, error } = await client.mfa.unenroll({ factorId: factor.id });
    expect(error).toBeNull();
    expect(data).toEqual({ id: factor.id });
    const lowered = (await sessionOf(sessionId))!;
    expect(lowered).toMatchObject({ aal: "aal1", factorId: null });
    expect(lowered.amr.map(({ method }) => method)).toEqual(["password"]);
    expect(await eventsOf(user.id)).toContain("factor_removed");
    expect(await subjectsOf(user)).toEqual([
      "Tu cuenta tiene un segundo factor nuevo",
      "Tu cuenta tiene un segundo factor menos",
    ]);
    expect(await db.select().from(factors).where(eq(factors.userId, user.id))).toEqual([]);
  });

  test("leaves sessions that another factor raised", async () => {
    const first = await withFactor();
    const second = await enrol(first.client, "Tableta");
    const other = await signIn();
    const code = codeOf(first.factor.secret);
    expect((await other.client.mfa.challengeAndVerify({ factorId: first.factor.id, code })).error).toBeNull();
    await first.client.mfa.challengeAndVerify({ factorId: second.id, code: codeOf(second.secret) });
    await other.client.mfa.unenroll({ factorId: first.factor.id });
    expect(await sessionOf(other.sessionId)).toMatchObject({ aal: "aal1" });
    expect(await sessionOf(first.sessionId)).toMatchObject({ aal: "aal2", factorId: second.id });
  });

  test("an unconfirmed factor goes without more", async () => {
    const { client } = await signIn();
    const factor = await enrol(client);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect(await subjectsOf(user)).toEqual([]);
  });
});

describe("a telephone as second factor", () => {
  test("is not offered without a gateway", async () => {
    const { client } = await signIn();
    const { error } = await client.mfa.enroll({ factorType: "phone", phone: "+34612345678", friendlyName: "Tel" });
    expect(codeAndStatus(error)).toEqual([422, "mfa_phone_enroll_not_enabled"]);
  });

  test("gets its code by message, which lies hashed and works once", async () => {
    ({ app, services } = open({ SMS_GATEWAY_URL }));
    const { client, sessionId } = await signIn();
    const bad = await client.mfa.enroll({ factorType: "phone", phone: "nada", friendlyName: "Tel" });
    expect(codeAndStatus(bad.error)).toEqual([400, "validation_failed"]);
    const phone = `+346${String(Date.now()).slice(-8)}`;
    const { data, error } = await client.mfa.enroll({ factorType: "phone", phone, friendlyName: "Tel" });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: "phone", phone });
    const challengeId = await challengeOf(client, data!.id);
    expect(messages).toEqual([{ to: phone, text: expect.stringMatching(/^Tu código de Umbral es \d{6}\. Vale 5/) }]);
    const code = /\d{6}/.exec(messages[0]!.text)![0];
    const [row] = await db.select().from(factorChallenges).where(eq(factorChallenges.id, challengeId));
    expect(JSON.stringify(row)).not.toContain(code);
    const hurried = await client.mfa.challenge({ factorId: data!.id });
    expect(codeAndStatus(hurried.error)).toEqual([429, "over_sms_send_rate_limit"]);
    const wrong = code === "000000" ? "111111" : "000000";
    const missed = await client.mfa.verify({ factorId: data!.id, challengeId, code: wrong });
    expect(codeAndStatus(missed.error)).toEqual([422, "mfa_verification_failed"]);
    const verified = await client.mfa.verify({ factorId: data!.id, challengeId, code });
    expect(verified.error).toBeNull();
    expect(await sessionOf(sessionId)).toMatchObject({ aal: "aal2", factorId: data!.id });
    expect(decodeJwt(verified.data!.access_token).amr).toMatchObject([{ method: "mfa/phone" }, { method: "password" }]);
    const twice = await client.mfa.enroll({ factorType: "phone", phone, friendlyName: "Otra" });
    expect(codeAndStatus(twice.error)).toEqual([422, "mfa_verified_factor_exists"]);
  });

  test("says when the gateway takes no message", async () => {
    ({ app, services } = open({ SMS_GATEWAY_URL }));
    gatewayStatus = 500;
    const { client } = await signIn();
    const phone = `+347${String(Date.now()).slice(-8)}`;
    const { data } = await client.mfa.enroll({ factorType: "phone", phone, friendlyName: "Tel" });
    const { error } = await client.mfa.challenge({ factorId: data!.id });
    expect(codeAndStatus(error)).toEqual([422, "sms_send_failed"]);
  });
});
