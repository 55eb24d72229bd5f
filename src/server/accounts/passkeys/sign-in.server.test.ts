import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../test/account-harness.ts";
import { passkeyHarness, refusal } from "../../../test/passkey-harness.ts";
import { PRESENT_ONLY } from "../../../test/soft-passkey.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { sessions, users } from "../../platform/db/tables/accounts.server.ts";
import { passkeyChallenges, passkeys } from "../../platform/db/tables/accounts-passkeys.server.ts";
import { closeWaysIn } from "../auth/close-ways-in.server.ts";
import { forgetExpired } from "../auth/forget-expired.server.ts";

const database = await openTestDatabase();
const { db } = database;
const SITE = "https://umbral.example";
const RP = "umbral.example";
const { open, send, askToSignIn, signInWith, withKey, withTotp, eventsOf, sessionsOf, rowOf } =
  passkeyHarness(database);

let harness: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  harness = await open();
});

describe("signing in", () => {
  test("names nobody, opens a session of the second level, and keeps when the key was used", async () => {
    const { key, userId, passkeyId } = await withKey();
    const asked = await askToSignIn();
    expect(asked.body.options).toMatchObject({ rpId: RP, userVerification: "required" });
    expect(asked.body.options.allowCredentials ?? []).toEqual([]);
    expect(asked.cookies[0]).toMatch(/^__Host-umbral_llave=.*HttpOnly; Secure; SameSite=Lax/);
    const answer = await signInWith(key);
    expect(answer.status).toBe(200);
    const claims = decodeJwt(answer.body.access_token);
    expect(claims).toMatchObject({ sub: userId, aal: "aal2" });
    expect(claims.amr).toMatchObject([{ method: "webauthn" }]);
    expect(answer.cookies.join()).toContain("umbral_session=");
    expect((await rowOf(passkeyId))!.lastUsedAt).not.toBeNull();
    expect(
      await db
        .select()
        .from(sessions)
        .where(eq(sessions.id, String(claims.session_id))),
    ).toMatchObject([{ aal: "aal2", passkeyId, factorId: null }]);
    const refreshed = await harness.post("/token?grant_type=refresh_token", {
      refresh_token: answer.body.refresh_token,
    });
    expect(decodeJwt((await refreshed.json()).access_token)).toMatchObject({ aal: "aal2" });
  });

  test("works through the client's own calls, which report the session", async () => {
    const { key, email } = await withKey();
    // The harness keeps no cookies: this browser does.
    let cookie = "";
    const inner = harness.app.request.bind(harness.app);
    harness.app.request = (async (input: string, init: RequestInit) => {
      const response = await inner(input, { ...init, headers: { ...(init.headers as object), cookie } });
      cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
      return response;
    }) as typeof harness.app.request;
    const client = harness.browser();
    const shown: string[] = [];
    client.onAuthStateChange((event) => void shown.push(event));
    const { data } = await client.passkey.startAuthentication();
    const credential = key.get(data!.options as never) as never;
    const { error } = await client.passkey.verifyAuthentication({ challengeId: data!.challenge_id, credential });
    expect(error).toBeNull();
    expect(shown).toContain("SIGNED_IN");
    expect((await client.getUser()).data.user).toMatchObject({ email });
  });

  test("passes the second factor, for it is two of them", async () => {
    const { key, client } = await withKey();
    await withTotp(client);
    const answer = await signInWith(key);
    const page = await harness.app.request(`${SITE}/api/account/sessions`, {
      headers: { authorization: `Bearer ${answer.body.access_token}` },
    });
    expect(page.status).toBe(200);
  });

  test.each([
    ["another site's page", { origin: "https://umbra1.example" }],
    ["another domain", { rpId: "example.com" }],
    ["another challenge", { challenge: randomBytes(32).toString("base64url") }],
    ["the message of a registration", { type: "webauthn.create" }],
    ["no finger, face or PIN", { flags: PRESENT_ONLY }],
    ["a frame on another site", { crossOrigin: true }],
    ["a wrong signature", { signature: (right: Buffer) => right.fill(7, right.length - 8) }],
    ["no signature", { signature: () => Buffer.from("0") }],
    ["another person's handle", { userHandle: Buffer.alloc(16, 7).toString("base64url") }],
    ["no handle", { userHandle: null }],
    ["a key that nobody registered", { id: "AAAAAAAAAAAAAAAAAAAA" }],
  ])("refuses %s, and says nothing of why", async (_what, lies) => {
    const { key, userId } = await withKey();
    const before = await sessionsOf(userId);
    const answer = await signInWith(key, lies);
    expect(refusal(answer)).toEqual([400, "webauthn_verification_failed"]);
    expect(answer.cookies).toEqual([]);
    expect(await sessionsOf(userId)).toHaveLength(before.length);
  });

  test("a key cannot say that it is another's", async () => {
    const [victim, thief] = [await withKey(), await withKey()];
    const answer = await signInWith(thief.key, { id: victim.key.id });
    expect(refusal(answer)).toEqual([400, "webauthn_verification_failed"]);
    expect(await eventsOf(victim.userId)).toContain("sign_in_failed");
  });

  test("takes a challenge once, within five minutes, and from the browser that asked", async () => {
    const { key } = await withKey();
    const verify = (asked: Awaited<ReturnType<typeof askToSignIn>>, cookie?: string) =>
      send("POST", "/passkeys/authentication/verify", {
        body: { challenge_id: asked.body.challenge_id, credential: key.get(asked.body.options) },
        cookie,
      });
    const expired = [400, "webauthn_challenge_expired"];
    const asked = await askToSignIn();
    const [mine, others] = [asked.cookie, (await askToSignIn()).cookie];
    expect(refusal(await verify(asked))).toEqual(expired);
    expect(refusal(await verify(asked, others))).toEqual(expired);
    expect((await verify(asked, mine)).status).toBe(200);
    expect(refusal(await verify(asked, mine))).toEqual(expired);
    // One browser, two tabs.
    const tabs = [await askToSignIn(mine), await askToSignIn(mine)];
    expect(tabs.map(({ cookie }) => cookie)).toEqual([mine, mine]);
    for (const tab of tabs) expect((await verify(tab, mine)).status).toBe(200);
    const many = await askToSignIn();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => verify(many, many.cookie)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const old = await askToSignIn();
    harness.pass(301);
    expect(refusal(await verify(old, old.cookie))).toEqual(expired);
  });

  test("a challenge for something else does not sign in", async () => {
    const { key, client } = await withKey();
    for (const [path, body] of [
      ["raise", {}],
      ["registration", { password: PASSWORD }],
    ] as const) {
      const { body: asked } = await send("POST", `/passkeys/${path}/options`, { client, body });
      const { cookie } = await askToSignIn();
      const answer = await send("POST", "/passkeys/authentication/verify", {
        body: { challenge_id: asked.challenge_id, credential: key.get(asked.options) },
        cookie,
      });
      expect(refusal(answer)).toEqual([400, "webauthn_challenge_expired"]);
    }
  });

  test("a counter that goes back is refused, mailed and logged; a forged one is just wrong", async () => {
    const { key, userId, email, passkeyId } = await withKey(5);
    key.counter = 6;
    expect((await signInWith(key)).status).toBe(200);
    expect(await rowOf(passkeyId)).toMatchObject({ counter: 6, deviceType: "singleDevice", isBackedUp: false });
    const forged = await signInWith(key, { signature: (right) => right.fill(7, right.length - 8) });
    expect(refusal(forged)).toEqual([400, "webauthn_verification_failed"]);
    expect(await eventsOf(userId)).not.toContain("passkey_copied");
    for (const counter of [6, 3, 0]) {
      key.counter = counter;
      expect(refusal(await signInWith(key))).toEqual([400, "webauthn_verification_failed"]);
    }
    expect((await eventsOf(userId)).filter((kind) => kind === "passkey_copied")).toHaveLength(3);
    expect((await harness.mailsTo(email))[0]!.subject).toBe("Hemos rechazado una llave de acceso tuya");
    key.counter = 7;
    expect((await signInWith(key)).status).toBe(200);
  });

  test("a removed key, a banned and an unconfirmed account open nothing", async () => {
    const { key, userId, passkeyId } = await withKey();
    await db
      .update(users)
      .set({ bannedUntil: new Date(Date.now() + 9e8) })
      .where(eq(users.id, userId));
    expect(refusal(await signInWith(key))).toEqual([400, "user_banned"]);
    // Only a person who has shown the key is told the reason.
    expect(refusal(await signInWith(key, { flags: PRESENT_ONLY }))).toEqual([400, "webauthn_verification_failed"]);
    await db.update(users).set({ bannedUntil: null, emailConfirmedAt: null }).where(eq(users.id, userId));
    expect(refusal(await signInWith(key))).toEqual([400, "email_not_confirmed"]);
    await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, userId));
    await db.delete(passkeys).where(eq(passkeys.id, passkeyId));
    expect(refusal(await signInWith(key))).toEqual([400, "webauthn_verification_failed"]);
  });

  test("an account that is taken from its maker keeps none of their keys", async () => {
    const { key, userId } = await withKey();
    await db.update(users).set({ asksForPasskey: true }).where(eq(users.id, userId));
    await db.transaction((tx) => closeWaysIn(tx, userId));
    expect(refusal(await signInWith(key))).toEqual([400, "webauthn_verification_failed"]);
    expect(await db.select().from(users).where(eq(users.id, userId))).toMatchObject([{ asksForPasskey: false }]);
  });

  test("wrong keys of one place are stopped", async () => {
    const { key } = await withKey();
    const lies = { flags: PRESENT_ONLY };
    let stopped = 0;
    for (let index = 0; index < 102; index++) if ((await signInWith(key, lies)).status === 429) stopped += 1;
    expect(stopped).toBeGreaterThan(0);
    // The right one is not.
    expect((await signInWith(key)).status).toBe(200);
  });
});

test("old challenges are forgotten", async () => {
  await askToSignIn();
  const gone = await forgetExpired(db, new Date(harness.services.now().getTime() + 301_000));
  expect(gone!.passkey_challenges).toBeGreaterThan(0);
  await askToSignIn();
  expect(await db.$count(passkeyChallenges)).toBeGreaterThan(0);
});
