import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../test/account-harness.ts";
import { passkeyHarness, refusal } from "../../../test/passkey-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { identities, users } from "../../platform/db/tables/accounts.server.ts";

const database = await openTestDatabase();
const { db } = database;
const _SITE = "https://umbral.example";
const _RP = "umbral.example";
const { open, person, byPassword, send, signInWith, raise, withKey, eventsOf, sessionsOf, rowOf } =
  passkeyHarness(database);

let harness: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  harness = await open();
});

describe("removing and renaming", () => {
  test("needs a fresh proof, ends sessions that the key alone opened and lowers those it raised", async () => {
    const { key, client, email, userId, passkeyId } = await withKey();
    await signInWith(key);
    const raised = await byPassword(email);
    await raise(raised, key);
    const path = `/passkeys/${passkeyId}`;
    expect(refusal(await send("DELETE", path, { client, body: {} }))).toEqual([400, "reauthentication_needed"]);
    expect(refusal(await send("DELETE", path, { client, body: { password: "no es esta" } }))).toEqual([
      400,
      "invalid_credentials",
    ]);
    expect((await send("DELETE", path, { client, body: { password: PASSWORD } })).status).toBe(204);
    const left = await sessionsOf(userId);
    expect(left.every(({ aal, passkeyId }) => aal === "aal1" && passkeyId === null)).toBe(true);
    expect(left.some(({ amr }) => amr.some(({ method }) => method === "webauthn"))).toBe(false);
    expect(await eventsOf(userId)).toContain("passkey_removed");
    expect((await harness.mailsTo(email))[0]!.subject).toBe("Tu cuenta tiene una llave de acceso menos");
  });

  test("the session that removes its own key stays, no longer raised", async () => {
    const { key, userId, passkeyId, client } = await withKey();
    await client.signOut({ scope: "local" });
    const answer = await signInWith(key);
    const own = harness.browser();
    await own.setSession(answer.body);
    expect((await own.passkey.delete({ passkeyId })).error).toBeNull();
    expect(await sessionsOf(userId)).toMatchObject([{ aal: "aal1", passkeyId: null }]);
    expect((await own.getUser()).error).toBeNull();
  });

  test("another's key is not there, for reading, renaming, removing", async () => {
    const { passkeyId } = await withKey();
    const { client } = await person();
    const missing = [404, "webauthn_credential_not_found"];
    expect((await send("GET", "/passkeys", { client })).body).toEqual([]);
    for (const id of [passkeyId, randomUUID(), "nada"]) {
      const path = `/passkeys/${id}`;
      expect(refusal(await send("PATCH", path, { client, body: { friendly_name: "Mía" } }))).toEqual(missing);
      expect(refusal(await send("DELETE", path, { client, body: { password: PASSWORD } }))).toEqual(missing);
    }
    expect(await rowOf(passkeyId)).toBeDefined();
  });

  test("a name is a line of some length", async () => {
    const { client, passkeyId, userId } = await withKey();
    const { data, error } = await client.passkey.update({ passkeyId, friendlyName: "  Móvil de Nuria  " });
    expect(error).toBeNull();
    expect(data).toMatchObject({ friendly_name: "Móvil de Nuria" });
    for (const friendly_name of ["", "   ", "x".repeat(61), 7, null]) {
      const answer = await send("PATCH", `/passkeys/${passkeyId}`, { client, body: { friendly_name } });
      expect(refusal(answer)).toEqual([400, "validation_failed"]);
    }
    expect(await eventsOf(userId)).toContain("passkey_renamed");
  });

  test("the last way in stays", async () => {
    const { key, client, userId, passkeyId } = await withKey();
    await raise(client, key);
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
    const path = `/passkeys/${passkeyId}`;
    expect(refusal(await send("DELETE", path, { client, body: {} }))).toEqual([422, "single_identity_not_deletable"]);
    await db.insert(identities).values({ userId, provider: "google", subject: randomUUID(), data: {} });
    expect((await send("DELETE", path, { client, body: {} })).status).toBe(204);
  });
});
