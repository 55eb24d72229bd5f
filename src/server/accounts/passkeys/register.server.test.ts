import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../test/account-harness.ts";
import { passkeyHarness, refusal } from "../../../test/passkey-harness.ts";
import { PRESENT_ONLY } from "../../../test/soft-passkey.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { passkeys } from "../../platform/db/tables/accounts-passkeys.server.ts";

const database = await openTestDatabase();
const { db } = database;
const SITE = "https://umbral.example";
const RP = "umbral.example";
const { open, person, byPassword, send, newKey, register, withKey, withTotp, eventsOf, rowOf } =
  passkeyHarness(database);

let harness: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  harness = await open();
});

type Client = ReturnType<typeof harness.browser>;

describe("adding one", () => {
  test("asks for the password, keeps the public half, notifies the owner, and is logged", async () => {
    const { client, email, userId } = await person();
    const bare = await send("POST", "/passkeys/registration/options", { client, body: {} });
    expect(refusal(bare)).toEqual([400, "reauthentication_needed"]);
    const wrong = await send("POST", "/passkeys/registration/options", {
      client,
      body: { password: "otra cosa azul" },
    });
    expect(refusal(wrong)).toEqual([400, "invalid_credentials"]);
    const asked = await send("POST", "/passkeys/registration/options", { client, body: { password: PASSWORD } });
    expect(asked.body.options).toMatchObject({
      rp: { id: RP, name: "Umbral" },
      user: { name: email },
      attestation: "none",
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(Buffer.from(asked.body.options.challenge, "base64url")).toHaveLength(32);
    expect(Buffer.from(asked.body.options.user.id, "base64url")).toHaveLength(16);

    const key = newKey();
    const added = await register(client, key);
    expect(added.body).toMatchObject({ friendly_name: "Mi portátil", is_synced: true });
    expect(await rowOf(added.body.id)).toMatchObject({
      userId,
      credentialId: key.id,
      counter: 0,
      deviceType: "multiDevice",
      isBackedUp: true,
      transports: ["internal", "hybrid"],
      lastUsedAt: null,
    });
    expect(await eventsOf(userId)).toContain("passkey_added");
    const [mail] = await harness.mailsTo(email);
    expect(mail!.subject).toBe("Tu cuenta tiene una llave de acceso nueva");
    expect((await client.passkey.list()).data).toMatchObject([{ id: added.body.id, friendly_name: "Mi portátil" }]);

    const again = await send("POST", "/passkeys/registration/options", { client, body: { password: PASSWORD } });
    expect(again.body.options.excludeCredentials).toMatchObject([{ id: key.id }]);
  });

  test("works through the client's own calls while the second factor is fresh", async () => {
    const { client } = await person();
    await withTotp(client);
    const { data, error } = await client.passkey.startRegistration();
    expect(error).toBeNull();
    const credential = newKey().create(data!.options as never) as never;
    const made = await client.passkey.verifyRegistration({ challengeId: data!.challenge_id, credential });
    expect(made.error).toBeNull();
    expect(made.data).toMatchObject({ friendly_name: "Llave de acceso" });
  });

  test("is refused to the password alone where the account has a factor, also when it came while one was asked", async () => {
    const { client, email } = await person();
    const weak = await byPassword(email);
    const asked = await send("POST", "/passkeys/registration/options", { client: weak, body: { password: PASSWORD } });
    await db.update(users).set({ asksForPasskey: true }).where(eq(users.email, email));
    await register(client, newKey());
    const body = { challenge_id: asked.body.challenge_id, credential: newKey().create(asked.body.options) };
    const late = await send("POST", "/passkeys/registration/verify", { client: weak, body });
    expect(refusal(late)).toEqual([403, "insufficient_aal"]);
    const other = await person();
    await withTotp(other.client);
    const second = await byPassword(other.email);
    expect(refusal(await register(second, newKey()))).toEqual([403, "insufficient_aal"]);
    expect(refusal(await send("GET", "/passkeys", { client: second }))).toEqual([403, "insufficient_aal"]);
  });

  test("takes a challenge once, for its session, its purpose and five minutes", async () => {
    const { client, email } = await person();
    const other = await byPassword(email);
    const ask = async () =>
      (await send("POST", "/passkeys/registration/options", { client, body: { password: PASSWORD } })).body;
    const answer = (client: Client, asked: { challenge_id: string; options: never }, path = "registration") =>
      send("POST", `/passkeys/${path}/verify`, {
        client,
        body: { challenge_id: asked.challenge_id, credential: newKey().create(asked.options) },
      });
    const first = await ask();
    expect(refusal(await answer(other, first))).toEqual([400, "webauthn_challenge_expired"]);
    expect((await answer(client, first)).status).toBe(200);
    expect(refusal(await answer(client, first))).toEqual([400, "webauthn_challenge_expired"]);
    const replaced = await ask();
    await ask();
    expect(refusal(await answer(client, replaced))).toEqual([400, "webauthn_challenge_expired"]);
    const old = await ask();
    harness.pass(301);
    expect(refusal(await answer(client, old))).toEqual([400, "webauthn_challenge_expired"]);
    const { body: toRaise } = await send("POST", "/passkeys/raise/options", { client });
    expect(refusal(await answer(client, { ...toRaise, options: { ...toRaise.options, user: { id: "eA" } } }))).toEqual([
      400,
      "webauthn_challenge_expired",
    ]);
  });

  test.each([
    ["another site's page", { origin: "https://umbra1.example" }],
    ["another port", { origin: `${SITE}:8443` }],
    ["another domain's key", { rpId: "example.com" }],
    ["another challenge", { challenge: randomBytes(32).toString("base64url") }],
    ["the message of a sign-in", { type: "webauthn.get" }],
    ["no finger, face or PIN", { flags: PRESENT_ONLY }],
    ["nobody there", { flags: 0x04 }],
    ["a frame on another site", { crossOrigin: true }],
    ["an id that is not the key's", { id: "AAAA" }],
    ["certificates, whose lists the server would fetch", { statement: { format: "tpm", claims: new Map() } }],
    ["a statement that nobody knows", { statement: { format: "nada", claims: new Map() } }],
  ])("refuses %s", async (_what, lies) => {
    const { client, userId } = await person();
    expect(refusal(await register(client, newKey(), lies))).toEqual([400, "webauthn_verification_failed"]);
    expect(await db.$count(passkeys, eq(passkeys.userId, userId))).toBe(0);
  });

  test("refuses a key that somebody has registered, a twenty-first, and broken bodies", async () => {
    const { key } = await withKey();
    const { client, userId } = await person();
    expect(refusal(await register(client, key))).toEqual([422, "webauthn_credential_exists"]);
    const row = {
      userId,
      publicKey: "x",
      counter: 0,
      deviceType: "singleDevice",
      isBackedUp: false,
      name: "x",
    } as const;
    await db.insert(passkeys).values(Array.from({ length: 20 }, () => ({ ...row, credentialId: randomUUID() })));
    expect(refusal(await register(client, newKey()))).toEqual([422, "too_many_passkeys"]);
    await db.delete(passkeys).where(eq(passkeys.userId, userId));
    const asked = await send("POST", "/passkeys/registration/options", { client, body: { password: PASSWORD } });
    const good = newKey().create(asked.body.options) as { response: object };
    for (const credential of [
      undefined,
      null,
      {},
      { ...good, type: "otro" },
      { ...good, response: { ...good.response, attestationObject: "A".repeat(20_000) } },
      { ...good, response: { ...good.response, clientDataJSON: "€" } },
    ]) {
      const body = { challenge_id: asked.body.challenge_id, credential };
      expect(refusal(await send("POST", "/passkeys/registration/verify", { client, body }))).toEqual([
        400,
        "validation_failed",
      ]);
    }
    // Well formed and nonsense: CBOR that nests without end, and bytes at random.
    for (const nonsense of [Buffer.alloc(9_000, 0x81), randomBytes(400)]) {
      const { body } = await send("POST", "/passkeys/registration/options", { client, body: { password: PASSWORD } });
      const whole = newKey().create(body.options) as { response: object };
      const response = { ...whole.response, attestationObject: nonsense.toString("base64url") };
      const answer = { challenge_id: body.challenge_id, credential: { ...whole, response } };
      expect(refusal(await send("POST", "/passkeys/registration/verify", { client, body: answer }))).toEqual([
        400,
        "webauthn_verification_failed",
      ]);
    }
  });

  test("is not to be had at a bare address", async () => {
    await open({ PUBLIC_URL: "http://127.0.0.1:3000" });
    const asked = await send("POST", "/passkeys/authentication/options");
    expect(refusal(asked)).toEqual([422, "passkey_disabled"]);
    expect(asked.cookies).toEqual([]);
  });
});
