import { eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../test/account-harness.ts";
import { passkeyHarness, refusal } from "../../../test/passkey-harness.ts";
import { PRESENT_ONLY } from "../../../test/soft-passkey.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { recoveryCodes, users } from "../../platform/db/tables/accounts.server.ts";
import { hasVerifiedFactor } from "../people/accounts.server.ts";

const database = await openTestDatabase();
const { db } = database;
const SITE = "https://umbral.example";
const _RP = "umbral.example";
const { open, bearerOf, person, byPassword, send, askToSignIn, raise, withKey, withTotp, eventsOf, sessionsOf, rowOf } =
  passkeyHarness(database);

let harness: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  harness = await open();
});

type Client = ReturnType<typeof harness.browser>;

describe("as second factor", () => {
  test("raises a session that the password opened, and is proof enough for acts that cannot be undone", async () => {
    const { key, email, userId, passkeyId } = await withKey();
    const client = await byPassword(email);
    const kept = (await sessionsOf(userId)).length;
    const answer = await raise(client, key);
    const claims = decodeJwt(answer.body.access_token);
    expect(claims).toMatchObject({ aal: "aal2" });
    expect((claims.amr as { method: string }[]).map(({ method }) => method)).toEqual(["webauthn", "password"]);
    // This account asks for no second factor, so its other sessions stay.
    expect(await sessionsOf(userId)).toHaveLength(kept);
    expect(await eventsOf(userId)).toContain("passkey_used");
    const asked = await send("POST", "/passkeys/registration/options", { client, body: {} });
    expect(asked.status).toBe(200);
    expect((await rowOf(passkeyId))!.lastUsedAt).not.toBeNull();
  });

  test("stands in for the authenticator, and ends the sessions that showed nothing", async () => {
    const { key, client, email, userId } = await withKey();
    await withTotp(client);
    const weak = await byPassword(email);
    const other = await byPassword(email);
    const { user } = (await weak.getUser()).data;
    expect(user!.factors!.map(({ factor_type }) => factor_type)).toEqual(["totp", "webauthn"]);
    expect((await weak.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    expect((await raise(weak, key)).status).toBe(200);
    expect((await sessionsOf(userId)).every(({ aal }) => aal === "aal2")).toBe(true);
    expect((await other.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
  });

  test.each([
    ["another site's page", { origin: "https://umbra1.example" }],
    ["another domain", { rpId: "example.com" }],
    ["no finger, face or PIN", { flags: PRESENT_ONLY }],
    ["a wrong signature", { signature: (right: Buffer) => right.fill(7, right.length - 8) }],
    ["another's handle", { userHandle: Buffer.alloc(16, 7).toString("base64url") }],
  ])("refuses %s", async (_what, lies) => {
    const { key, client, userId } = await withKey();
    expect(refusal(await raise(client, key, lies))).toEqual([400, "webauthn_verification_failed"]);
    expect((await sessionsOf(userId)).every(({ aal }) => aal === "aal1")).toBe(true);
    expect(await eventsOf(userId)).toContain("passkey_failed");
  });

  test("refuses another's key, another session's challenge, and one for signing in", async () => {
    const [mine, theirs] = [await withKey(), await withKey()];
    expect(refusal(await raise(mine.client, theirs.key))).toEqual([400, "webauthn_verification_failed"]);
    const other = await byPassword(mine.email);
    const { body } = await send("POST", "/passkeys/raise/options", { client: other });
    const credential = mine.key.get(body.options);
    const stolen = { client: mine.client, body: { challenge_id: body.challenge_id, credential } };
    expect(refusal(await send("POST", "/passkeys/raise/verify", stolen))).toEqual([400, "webauthn_challenge_expired"]);
    const signIn = await askToSignIn();
    const mixed = { challenge_id: signIn.body.challenge_id, credential: mine.key.get(signIn.body.options) };
    expect(refusal(await send("POST", "/passkeys/raise/verify", { client: other, body: mixed }))).toEqual([
      400,
      "webauthn_challenge_expired",
    ]);
    const { client } = await person();
    expect(refusal(await send("POST", "/passkeys/raise/options", { client }))).toEqual([
      404,
      "webauthn_credential_not_found",
    ]);
  });

  test("eight wrong ones of a person stop them, like wrong codes", async () => {
    const { key, client, email } = await withKey();
    for (let index = 0; index < 8; index++) await raise(client, key, { flags: PRESENT_ONLY });
    expect(refusal(await raise(client, key))).toEqual([429, "over_request_rate_limit"]);
    expect(refusal(await raise(await byPassword(email), key))).toEqual([429, "over_request_rate_limit"]);
  });
});

describe("asking for it always", () => {
  const ask = (client: Client, asks: boolean, password?: string) =>
    send("PUT", "/passkeys/second-factor", { client, body: { asks, password } });

  test("makes the password alone nobody, until the key is shown or a printed code", async () => {
    const { key, client, email, userId } = await withKey();
    const weak = await byPassword(email);
    expect(refusal(await ask(client, true))).toEqual([403, "insufficient_aal"]);
    await raise(client, key);
    expect((await ask(client, true)).status).toBe(200);
    expect(await hasVerifiedFactor(db, userId)).toBe(true);
    expect((await weak.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await harness.mailsTo(email))[0]!.subject).toBe("Tu cuenta pide siempre una llave de acceso");
    const codes = (await send("POST", "/recovery-codes", { client })).body.codes as string[];

    const again = await byPassword(email);
    const call = async () =>
      (
        await harness.app.request(`${SITE}/api/account/sessions`, {
          headers: { authorization: `Bearer ${await bearerOf(again)}` },
        })
      ).status;
    expect(await call()).toBe(401);
    expect((await again.getUser()).data.user!.factors).toMatchObject([{ factor_type: "webauthn", status: "verified" }]);
    // Changes that would weaken the account need the key, whatever the password.
    expect(refusal(await ask(again, false, PASSWORD))).toEqual([403, "insufficient_aal"]);
    expect((await again.updateUser({ password: "otra puerta verde" })).error).toMatchObject({
      code: "insufficient_aal",
    });
    expect((await again.mfa.enroll({ factorType: "totp", friendlyName: "Ladrón" })).error).toMatchObject({
      code: "insufficient_aal",
    });
    const shown = await send("POST", "/recovery-codes/verify", { client: again, body: { code: codes[0] } });
    expect(shown.status).toBe(200);
    await again.setSession(shown.body);
    expect(await call()).toBe(200);
  });

  test("goes off with a fresh proof, and with the last key; codes for nothing go too", async () => {
    const { key, client, email, userId, passkeyId } = await withKey();
    await raise(client, key);
    await ask(client, true);
    await send("POST", "/recovery-codes", { client });
    harness.pass(16 * 60);
    expect(refusal(await ask(client, false))).toEqual([400, "reauthentication_needed"]);
    expect((await ask(client, false, PASSWORD)).status).toBe(200);
    expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0);
    expect((await harness.mailsTo(email))[0]!.subject).toBe("Tu cuenta ya no pide siempre una llave de acceso");
    await ask(client, true);
    await send("DELETE", `/passkeys/${passkeyId}`, { client, body: { password: PASSWORD } });
    expect(await db.select().from(users).where(eq(users.id, userId))).toMatchObject([{ asksForPasskey: false }]);
    expect(await hasVerifiedFactor(db, userId)).toBe(false);
  });

  test("does nothing for an account without a key", async () => {
    const { client } = await person();
    await withTotp(client);
    expect(refusal(await ask(client, true))).toEqual([404, "webauthn_credential_not_found"]);
  });

  test("keeps the second level when the authenticator goes", async () => {
    const { key, client, userId } = await withKey();
    await raise(client, key);
    await ask(client, true);
    const totp = await withTotp(client);
    expect((await client.mfa.unenroll({ factorId: totp })).error).toBeNull();
    expect(await sessionsOf(userId)).toMatchObject([{ aal: "aal2", factorId: null }]);
    expect(await hasVerifiedFactor(db, userId)).toBe(true);
  });
});
