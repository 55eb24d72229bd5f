import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { factors, oneTimeTokens, sessions, userRoles, users } from "../../platform/db/tables/accounts.server.ts";

const database = await openTestDatabase();
const { db } = database;
let site = accountHarness(database);
let number = 0;
let email = "";
const OTHER = "otra clave larga";

beforeEach(async () => {
  site = accountHarness(database);
  email = `ana${number++}@agencia.es`;
  await site.forgetLimits();
});

type Client = Awaited<ReturnType<typeof site.member>>;
const tokensOf = async (client: Client) => (await client.getSession()).data.session!;
const signedIn = async (): Promise<Client> => {
  const client = site.browser();
  await client.signInWithPassword({ email, password: PASSWORD });
  return client;
};
/** Whether a session still lives, as the server sees it. */
async function lives(accessToken: string): Promise<boolean> {
  const answer = await site.request("/user", { headers: { authorization: `Bearer ${accessToken}` } });
  return answer.status === 200;
}
/** Changes it as the page of the settings does. */
const change = (client: Client, password: string) => client.updateUser({ password, current_password: PASSWORD });
async function put(client: Client, body: unknown) {
  const { access_token } = await tokensOf(client);
  return await site.request("/user", {
    method: "PUT",
    headers: { authorization: `Bearer ${access_token}`, "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify(body),
  });
}

describe("the calling person", () => {
  test("needs a bearer that we signed and a session that lives", async () => {
    const client = await site.member(email);
    const { access_token } = await tokensOf(client);
    const get = async (authorization?: string) => {
      const headers: Record<string, string> = { "x-supabase-api-version": "2024-01-01" };
      if (authorization) headers.authorization = authorization;
      const answer = await site.request("/user", { headers });
      return [answer.status, (await answer.json()).code];
    };
    expect(await get()).toEqual([401, "no_authorization"]);
    expect(await get("Basic YTpi")).toEqual([401, "no_authorization"]);
    expect(await get("Bearer nonsense")).toEqual([403, "bad_jwt"]);
    const [head, body, signature] = access_token.split(".");
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    const claims = JSON.parse(Buffer.from(body!, "base64url").toString());
    const raised = Buffer.from(JSON.stringify({ ...claims, aal: "aal2" })).toString("base64url");
    expect(await get(`Bearer ${none}.${body}.`)).toEqual([403, "bad_jwt"]);
    expect(await get(`Bearer ${head}.${raised}.${signature}`)).toEqual([403, "bad_jwt"]);
    expect(await get(`Bearer ${access_token}`)).toEqual([200, undefined]);
    await db.delete(sessions).where(eq(sessions.id, claims.session_id));
    expect(await get(`Bearer ${access_token}`)).toEqual([403, "session_not_found"]);
    expect(await get(`Bearer ${(await tokensOf(await signedIn())).access_token}`)).toEqual([200, undefined]);
    const late = await tokensOf(await signedIn());
    site.pass(3601);
    expect(await get(`Bearer ${late.access_token}`)).toEqual([403, "bad_jwt"]);
  });
});

describe("a person's own data", () => {
  test("is merged, and null removes", async () => {
    const client = await site.member(email, { first_name: "Ana", phone: "612345678" });
    const { data } = await client.updateUser({ data: { phone: null, last_name: "Ruiz", nested: { a: [1] } } });
    expect(data.user?.user_metadata).toEqual({ first_name: "Ana", last_name: "Ruiz", nested: { a: [1] } });
    await client.refreshSession();
    expect((await client.getClaims()).data?.claims.user_metadata).toMatchObject({ last_name: "Ruiz" });
  });

  test("has a size", async () => {
    const client = await site.member(email);
    for (const key of ["a", "b"]) await client.updateUser({ data: { [key]: "x".repeat(3_900) } });
    expect((await client.updateUser({ data: { c: "x".repeat(3_900) } })).error).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
    expect((await client.updateUser({ data: { a: "x".repeat(4_200) } })).error?.code).toBe("validation_failed");
  });

  test("gives no rights: neither app_metadata nor members of the row", async () => {
    const client = await site.member(email);
    for (const app_metadata of [{ role: "admin" }, {}, null]) {
      const refused = await put(client, { app_metadata, data: { a: 1 } });
      expect([refused.status, (await refused.json()).code]).toEqual([403, "not_admin"]);
    }
    const before = (await db.select().from(users).where(eq(users.email, email)))[0]!;
    const answer = await put(client, {
      role: "admin",
      roles: ["admin"],
      aal: "aal2",
      id: "00000000-0000-4000-8000-000000000000",
      email_confirmed_at: "2020-01-01T00:00:00Z",
      email_confirm: true,
      banned_until: null,
      password_hash: "x",
      is_admin: true,
      data: { role: "admin" },
    });
    expect(answer.status).toBe(200);
    const after = (await db.select().from(users).where(eq(users.email, email)))[0]!;
    expect({ ...after, updatedAt: null, metadata: null }).toEqual({ ...before, updatedAt: null, metadata: null });
    expect(await db.$count(userRoles)).toBe(0);
    await client.refreshSession();
    expect((await client.getClaims()).data?.claims).toMatchObject({ role: "authenticated", aal: "aal1" });
  });
});

describe("another password", () => {
  test("ends every other session and every open link, and notifies the owner", async () => {
    const client = await site.member(email);
    const elsewhere = await tokensOf(await signedIn());
    await site.browser().resetPasswordForEmail(email);
    const { token_hash } = await site.linkTo(email);
    expect((await change(client, OTHER)).error).toBeNull();
    expect(await lives((await tokensOf(client)).access_token)).toBe(true);
    expect(await lives(elsewhere.access_token)).toBe(false);
    expect((await client.refreshSession()).error).toBeNull();
    expect((await site.browser().verifyOtp({ token_hash, type: "recovery" })).error?.code).toBe("otp_expired");
    const [notice] = await site.mailsTo(email);
    expect(notice!.subject).toBe("Tu contraseña ha cambiado");
    expect(notice!.text).not.toContain(OTHER);
    const signIn = (password: string) => site.browser().signInWithPassword({ email, password });
    expect((await signIn(PASSWORD)).error?.code).toBe("invalid_credentials");
    expect((await signIn(OTHER)).error).toBeNull();
  });

  test("must be another and no weak one", async () => {
    const client = await site.member(email);
    expect((await change(client, PASSWORD)).error).toMatchObject({ status: 422, code: "same_password" });
    expect((await client.updateUser({ password: "corta" })).error).toMatchObject({
      status: 422,
      code: "weak_password",
      reasons: ["length"],
    });
    expect((await put(client, { password: "x".repeat(101) })).status).toBe(400);
    expect((await put(client, { password: "" })).status).toBe(422);
  });

  test("checks the current one when it is given, within the limits of wrong ones", async () => {
    const client = await site.member(email);
    const wrong = await put(client, { password: OTHER, current_password: "no es esta" });
    expect([wrong.status, (await wrong.json()).code]).toEqual([400, "invalid_credentials"]);
    for (let round = 0; round < 9; round += 1) await put(client, { password: OTHER, current_password: "no es esta" });
    expect((await put(client, { password: OTHER, current_password: PASSWORD })).status).toBe(429);
    await site.forgetLimits();
    expect((await put(client, { password: OTHER, current_password: PASSWORD })).status).toBe(200);
  });

  test("an old session proves itself first, by the current password or by a mailed code", async () => {
    const client = await site.member(email);
    const asked = await client.updateUser({ password: OTHER });
    expect(asked.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect((await client.reauthenticate()).error).toBeNull();
    expect((await client.reauthenticate()).error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    const [mail] = await site.mailsTo(email);
    const nonce = /\b\d{6}\b/.exec(mail!.text)![0];
    const [row] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.type, "reauthentication"));
    expect(JSON.stringify(row)).not.toContain(nonce);
    const wrong = nonce === "111111" ? "222222" : "111111";
    const refused = await client.updateUser({ password: OTHER, nonce: wrong });
    expect(refused.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
    expect((await client.updateUser({ password: OTHER, nonce })).error).toBeNull();
    expect((await client.updateUser({ password: PASSWORD, nonce })).error?.code).toBe("reauthentication_not_valid");
    expect((await put(client, { password: PASSWORD, current_password: OTHER })).status).toBe(200);
  });

  test("codes cannot be tried through", async () => {
    const client = await site.member(email);
    await client.reauthenticate();
    const statuses: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      statuses.push((await put(client, { password: OTHER, nonce: `00000${round}` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("is no way to find the old one out: right and wrong guesses are answered alike, before and beyond the limit", async () => {
    const client = await site.member(email);
    await client.reauthenticate();
    const answers = async (body: object) => {
      const answer = await put(client, body);
      return [answer.status, (await answer.json()).code];
    };
    const limited = [429, "over_request_rate_limit"];
    for (let round = 0; round < 12; round += 1) {
      const [right, wrong] = [await answers({ password: PASSWORD }), await answers({ password: OTHER })];
      expect([right, wrong]).toEqual([0, 1].map(() => [400, "reauthentication_needed"]));
    }
    for (let round = 0; round < 6; round += 1) {
      const guesses = [
        await answers({ password: PASSWORD, nonce: "x" }),
        await answers({ password: OTHER, nonce: "x" }),
      ];
      expect(guesses).toEqual([0, 1].map(() => (round < 4 ? [422, "reauthentication_not_valid"] : limited)));
    }
    for (let round = 0; round < 10; round += 1) await put(client, { password: OTHER, current_password: `no ${round}` });
    expect(await answers({ password: PASSWORD, current_password: PASSWORD })).toEqual(limited);
    expect(await answers({ password: OTHER, current_password: PASSWORD })).toEqual(limited);
    const signIn = (password: string) => site.browser().signInWithPassword({ email, password });
    expect((await signIn(PASSWORD)).error).toBeNull();
  });

  test("a code that met the old password again stays good for another one", async () => {
    const client = await site.member(email);
    await client.reauthenticate();
    const nonce = /\b\d{6}\b/.exec((await site.mailsTo(email))[0]!.text)![0];
    expect((await client.updateUser({ password: PASSWORD, nonce })).error?.code).toBe("same_password");
    expect((await client.updateUser({ password: OTHER, nonce })).error).toBeNull();
  });

  test("a sign-in with the password, however fresh, is no proof; neither is a magic link", async () => {
    await site.member(email);
    expect((await (await signedIn()).updateUser({ password: OTHER })).error?.code).toBe("reauthentication_needed");
    const client = site.browser();
    await client.signInWithOtp({ email });
    await client.verifyOtp({ token_hash: (await site.linkTo(email)).token_hash, type: "email" });
    expect((await client.updateUser({ password: OTHER })).error?.code).toBe("reauthentication_needed");
    expect((await put(client, { password: OTHER, current_password: "", nonce: "" })).status).toBe(400);
  });

  test("a link of recovery is proof for a quarter of an hour and one password", async () => {
    await site.member(email);
    const recovered = async () => {
      const client = site.browser();
      await client.resetPasswordForEmail(email);
      await client.verifyOtp({ token_hash: (await site.linkTo(email)).token_hash, type: "recovery" });
      await site.forgetLimits();
      return client;
    };
    const client = await recovered();
    expect((await client.updateUser({ password: PASSWORD })).error?.code).toBe("same_password");
    expect((await client.updateUser({ password: OTHER })).error).toBeNull();
    expect((await client.updateUser({ password: PASSWORD })).error?.code).toBe("reauthentication_needed");
    const late = await recovered();
    site.pass(15 * 60 + 1);
    expect((await late.updateUser({ password: PASSWORD })).error?.code).toBe("reauthentication_needed");
  });

  test("an account without one sets its first shortly after a sign-in, later with a code", async () => {
    const client = await site.member(email);
    await db.update(users).set({ passwordHash: null }).where(eq(users.email, email));
    site.pass(15 * 60 + 1);
    expect((await client.updateUser({ password: OTHER })).error?.code).toBe("reauthentication_needed");
    expect((await put(client, { password: OTHER, current_password: OTHER })).status).toBe(400);
    const fresh = site.browser();
    await fresh.signInWithOtp({ email });
    await fresh.verifyOtp({ token_hash: (await site.linkTo(email)).token_hash, type: "email" });
    expect((await fresh.updateUser({ password: OTHER })).error).toBeNull();
  });

  test("needs the second factor of an account that has one, as do another address and other metadata", async () => {
    const client = await site.member(email);
    const { user } = (await client.getUser()).data;
    await db.insert(factors).values({ userId: user!.id, type: "totp", status: "verified" });
    for (const wish of [{ password: OTHER }, { email: `nuevo-${email}` }, { data: { first_name: "Ana" } }]) {
      expect((await client.updateUser(wish)).error).toMatchObject({ status: 401, code: "insufficient_aal" });
    }
    await db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.userId, user!.id));
    expect((await change(client, OTHER)).error).toBeNull();
  });
});

describe("another address", () => {
  test("that is taken is refused", async () => {
    await site.member(`otra-${email}`);
    const client = await site.member(email);
    expect((await client.updateUser({ email: `OTRA-${email}` })).error).toMatchObject({
      status: 422,
      code: "email_exists",
    });
    expect((await client.updateUser({ email: "no-es-un-correo" })).error?.code).toBe("validation_failed");
    expect((await client.updateUser({ email })).data.user).not.toHaveProperty("new_email");
    expect((await client.updateUser({ email: `nuevo-${email}` })).error).toBeNull();
    expect((await client.updateUser({ email: `nuevo2-${email}` })).error?.code).toBe("over_email_send_rate_limit");
  });

  test("is forgotten when the password changes: its links are dead", async () => {
    const client = await site.member(email);
    await client.updateUser({ email: `nuevo-${email}` });
    const { token_hash } = await site.linkTo(`nuevo-${email}`);
    const { data } = await change(client, OTHER);
    expect(data.user).not.toHaveProperty("new_email");
    expect((await site.browser().verifyOtp({ token_hash, type: "email_change" })).error?.code).toBe("otp_expired");
  });
});

describe("signing out", () => {
  const three = async () => {
    const clients = [await site.member(email), await signedIn(), await signedIn()] as const;
    const tokens = await Promise.all(clients.map(async (client) => (await tokensOf(client)).access_token));
    return { clients, alive: async () => await Promise.all(tokens.map(lives)) };
  };

  test("local ends this session, others all but this, global all; access tokens die at once", async () => {
    const { clients, alive } = await three();
    expect((await clients[0].signOut({ scope: "local" })).error).toBeNull();
    expect(await alive()).toEqual([false, true, true]);
    await clients[1].signOut({ scope: "others" });
    expect(await alive()).toEqual([false, true, false]);
    await clients[1].signOut();
    expect(await alive()).toEqual([false, false, false]);
  });

  test("answers 204 without the cookie, and names the error", async () => {
    const client = await site.member(email);
    const { access_token } = await tokensOf(client);
    const out = async (query: string, token?: string) =>
      await site.request(`/logout${query}`, {
        method: "POST",
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const wrong = await out("?scope=todo", access_token);
    expect([wrong.status, (await wrong.json()).error_code]).toEqual([400, "validation_failed"]);
    expect((await out("?scope=local")).status).toBe(401);
    const others = await out("?scope=others", access_token);
    expect([others.status, others.headers.has("set-cookie")]).toEqual([204, false]);
    const done = await out("?scope=local", access_token);
    expect([done.status, await done.text()]).toEqual([204, ""]);
    expect(done.headers.get("set-cookie")).toMatch(/^__Host-umbral_session=;.*Max-Age=0/);
    const again = await out("?scope=local", access_token);
    expect([again.status, (await again.json()).error_code]).toEqual([403, "session_not_found"]);
    expect(again.headers.get("set-cookie")).toMatch(/Max-Age=0/);
  });
});
