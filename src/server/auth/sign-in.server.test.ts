import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accountHarness, PASSWORD } from "../../test/account-harness.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { oneTimeTokens, sessions, users } from "../db/account-schema.server.ts";

const database = await openTestDatabase();
const { db } = database;
let site = accountHarness(database);
let number = 0;
let email = "";

beforeEach(async () => {
  site = accountHarness(database);
  email = `ana${number++}@agencia.es`;
  await site.forgetLimits();
});
afterEach(() => vi.unstubAllGlobals());

const rowOf = async (address: string) => (await db.select().from(users).where(eq(users.email, address)))[0];
const signUp = (body: object = {}, ip?: string) => site.post("/signup", { email, password: PASSWORD, ...body }, {}, ip);
const signIn = (password = PASSWORD, address = email, ip?: string) =>
  site.post("/token?grant_type=password", { email: address, password }, {}, ip);

describe("signing up", () => {
  test("answers the unconfirmed user and mails a link to the page that confirms", async () => {
    const data = { first_name: "Ana", last_name: "Ruiz", phone: "612345678", user_type: "agente" };
    const made = await site.browser().signUp({
      email: `  ${email.toUpperCase()} `,
      password: PASSWORD,
      options: { data, emailRedirectTo: `${site.site}/dashboard` },
    });
    expect(made.error).toBeNull();
    expect(made.data.session).toBeNull();
    expect(made.data.user).toMatchObject({
      email,
      aud: "authenticated",
      role: "authenticated",
      phone: "",
      is_anonymous: false,
      user_metadata: data,
      app_metadata: { provider: "email", providers: ["email"] },
      identities: [{ provider: "email", identity_data: { email, email_verified: false } }],
    });
    expect(made.data.user).not.toHaveProperty("email_confirmed_at");
    expect(made.data.user).not.toHaveProperty("factors");
    const link = await site.linkTo(email);
    expect(link.url.pathname).toBe("/auth/confirmar");
    expect(link.type).toBe("signup");
    expect(link.redirectTo).toMatch(new RegExp(`^${site.site}/dashboard`));
    expect(link.token_hash).toMatch(/^pkce_[\w-]{43}$/);
  });

  test("says that a confirmed address is taken, as often as one asks", async () => {
    await site.member(email);
    for (let round = 0; round < 2; round += 1) {
      const again = await site.browser().signUp({ email, password: "otra clave larga" });
      expect(again.error).toMatchObject({ status: 422, code: "user_already_exists" });
    }
    expect(await site.mailsTo(email)).toHaveLength(1);
    expect((await signIn()).status).toBe(200);
  });

  test("refuses weak passwords with their reasons", async () => {
    const short = await site.browser().signUp({ email, password: "corta12" });
    expect(short.error).toMatchObject({ status: 422, code: "weak_password", reasons: ["length"] });
    const common = await site.browser().signUp({ email, password: "Password123" });
    expect(common.error).toMatchObject({ status: 422, code: "weak_password", reasons: ["pwned"] });
    expect((await signUp({ password: "x".repeat(101) })).status).toBe(400);
    expect(await rowOf(email)).toBeUndefined();
    expect((await signUp({ password: "x".repeat(100) })).status).toBe(200);
  });

  test("may be closed", async () => {
    site = accountHarness(database, { AUTH_SIGNUP: "closed" });
    expect((await site.browser().signUp({ email, password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: "signup_disabled",
    });
  });

  test("again before confirming: each link confirms its own attempt, the earlier one is dead", async () => {
    await signUp({ password: "la primera clave", data: { first_name: "Otra", role: "x" } });
    const first = await site.linkTo(email);
    await site.forgetLimits();
    const again = await signUp({ password: PASSWORD, data: { first_name: "Ana" } });
    expect(await again.json()).toMatchObject({ email, user_metadata: { first_name: "Ana" } });
    const second = await site.linkTo(email);
    expect((await (await signIn()).json()).code).toBe("email_not_confirmed");
    expect((await (await signIn("la primera clave")).json()).code).toBe("invalid_credentials");
    const client = site.browser();
    expect((await client.verifyOtp({ token_hash: first.token_hash, type: "signup" })).error?.code).toBe("otp_expired");
    const confirmed = await client.verifyOtp({ token_hash: second.token_hash, type: "signup" });
    expect(confirmed.data.user?.user_metadata).toEqual({ first_name: "Ana" });
    expect((await signIn()).status).toBe(200);
    expect((await signIn("la primera clave")).status).toBe(400);
  });

  test("resending keeps what waits beside the link", async () => {
    await signUp({ password: "la primera clave" });
    await site.forgetLimits();
    await signUp({ data: { first_name: "Ana" } });
    const old = await site.linkTo(email);
    await site.forgetLimits();
    expect((await site.browser().resend({ type: "signup", email })).error).toBeNull();
    const fresh = await site.linkTo(email);
    expect(fresh.token_hash).not.toBe(old.token_hash);
    const { data } = await site.browser().verifyOtp({ token_hash: fresh.token_hash, type: "signup" });
    expect(data.user?.user_metadata).toEqual({ first_name: "Ana" });
    expect((await signIn()).status).toBe(200);
  });

  test("twice at once makes one account and no failure", async () => {
    const statuses = (await Promise.all([signUp(), signUp({}, "192.0.2.7"), signUp({}, "192.0.2.8")])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 422, 429].includes(status))).toBe(true);
    expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  test("one mail a minute for an address", async () => {
    expect((await signUp()).status).toBe(200);
    const again = await signUp();
    expect(again.status).toBe(429);
    expect((await again.json()).code).toBe("over_email_send_rate_limit");
    expect((await site.browser().resend({ type: "signup", email })).error?.code).toBe("over_email_send_rate_limit");
  });

  test("each network address has so many, IPv6 by its /64", async () => {
    site = accountHarness(database, { AUTH_LIMITS: '{"signup":2}' });
    const from = (ip: string) => signUp({ password: "corta" }, ip);
    expect((await from("2001:db8:1:2::1")).status).toBe(422);
    expect((await from("2001:db8:1:2:ffff::9")).status).toBe(422);
    const third = await from("2001:db8:1:2::3");
    expect(third.status).toBe(429);
    expect((await third.json()).code).toBe("over_request_rate_limit");
    expect((await from("2001:db8:1:3::1")).status).toBe(422);
  });
});

describe("signing in with a password", () => {
  test("answers a session, its cookie and a token that the public key proves", async () => {
    await site.member(email);
    const client = site.browser();
    const { data, error } = await client.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { email } });
    const claims = (await client.getClaims())!.data!.claims;
    expect(claims).toMatchObject({
      iss: `${site.site}/auth/v1`,
      sub: data.user!.id,
      aud: "authenticated",
      role: "authenticated",
      email,
      aal: "aal1",
      is_anonymous: false,
      amr: [{ method: "password", timestamp: expect.any(Number) }],
    });
    const raw = await signIn();
    expect(raw.headers.get("set-cookie")).toMatch(/^umbral_session=.*HttpOnly.*Secure.*SameSite=Lax/);
    expect(raw.headers.get("cache-control")).toBe("no-store");
  });

  test("an unknown address and a wrong password are one answer", async () => {
    await site.member(email);
    const wrong = await signIn("no es esta");
    const unknown = await signIn(PASSWORD, "nadie@agencia.es");
    expect([wrong.status, unknown.status]).toEqual([400, 400]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test("an unknown address takes as long as a known one", async () => {
    await site.member(email);
    const time = async (address: string) => {
      const started = performance.now();
      await signIn("no es esta", address);
      return performance.now() - started;
    };
    await time("nadie@agencia.es");
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 4; round += 1) {
      known.push(await time(email));
      unknown.push(await time("nadie2@agencia.es"));
    }
    // Least of each: what other work adds is never negative.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.6);
  });

  test("that the address is not confirmed is told after the right password alone", async () => {
    await signUp();
    expect((await (await signIn("no es esta")).json()).code).toBe("invalid_credentials");
    expect((await (await signIn()).json()).code).toBe("email_not_confirmed");
  });

  test("who is banned is not let in, nor refreshed, nor answered", async () => {
    const client = await site.member(email);
    await db
      .update(users)
      .set({ bannedUntil: new Date(Date.now() + 3_600_000) })
      .where(eq(users.email, email));
    expect((await (await signIn()).json()).code).toBe("user_banned");
    const { session } = (await client.getSession()).data;
    expect((await client.refreshSession()).error).toMatchObject({ status: 400, code: "user_banned" });
    expect((await client.getUser(session!.access_token)).error).toMatchObject({ status: 403, code: "user_banned" });
  });

  test("ten wrong passwords lock an address for that network, known or not; a right one starts again", async () => {
    await site.member(email);
    for (let round = 0; round < 9; round += 1) expect((await signIn("no es esta")).status).toBe(400);
    expect((await signIn()).status).toBe(200);
    for (const address of [email, "nadie@agencia.es"]) {
      for (let round = 0; round < 10; round += 1) await signIn("no es esta", address);
      const locked = await signIn(PASSWORD, address);
      expect(locked.status).toBe(429);
      expect((await locked.json()).code).toBe("over_request_rate_limit");
    }
    expect((await signIn(PASSWORD, email, "192.0.2.99")).status).toBe(200);
  });

  test("tries made at once are no more than the limit", async () => {
    await site.member(email);
    const tries = await Promise.all(Array.from({ length: 15 }, () => signIn("no es esta")));
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
  });

  test("a hundred wrong passwords close a network, whatever the addresses", async () => {
    await site.services.auth.limits.take("wrongPasswordAnywhere", "192.0.2.1");
    for (let round = 0; round < 98; round += 1) {
      await site.services.auth.limits.take("wrongPasswordAnywhere", "192.0.2.1");
    }
    expect((await signIn("x", "uno@agencia.es")).status).toBe(400);
    expect((await signIn("x", "dos@agencia.es")).status).toBe(429);
    expect((await signIn("x", "dos@agencia.es", "192.0.2.2")).status).toBe(400);
  });
});

describe("refreshing", () => {
  const tokenOf = async () => (await (await site.member(email)).getSession()).data.session!.refresh_token;
  const refresh = (refresh_token: unknown) => site.post("/token?grant_type=refresh_token", { refresh_token });

  test("rotates, and two at once get the same next token", async () => {
    const token = await tokenOf();
    const [one, two] = await Promise.all([refresh(token), refresh(token)]);
    const [a, b] = [await one.json(), await two.json()];
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(a.refresh_token).toBe(b.refresh_token);
    expect(a.refresh_token).not.toBe(token);
  });

  test("an older token later ends the session", async () => {
    const token = await tokenOf();
    const { refresh_token } = await (await refresh(token)).json();
    site.pass(11);
    const reused = await refresh(token);
    expect([reused.status, (await reused.json()).code]).toEqual([400, "refresh_token_already_used"]);
    expect((await (await refresh(refresh_token)).json()).code).toBe("session_not_found");
  });

  test("tells forged from malformed", async () => {
    const token = await tokenOf();
    const forged = `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`;
    expect((await (await refresh(forged)).json()).code).toBe("refresh_token_not_found");
    for (const nonsense of ["", "x", "v1.a.b.c", 5, null, { a: 1 }]) {
      const answer = await refresh(nonsense);
      expect([answer.status, (await answer.json()).code]).toEqual([400, "validation_failed"]);
    }
  });
});

describe("codes (PKCE)", () => {
  const exchange = (auth_code: string, code_verifier: string) =>
    site.post("/token?grant_type=pkce", { auth_code, code_verifier });
  const codeOf = async () => {
    const client = site.browser();
    await client.signUp({ email, password: PASSWORD });
    const { token_hash: token } = await site.linkTo(email);
    const opened = await site.open({ token, type: "signup" });
    return { client, code: new URL(opened.headers.get("location")!).searchParams.get("code")! };
  };

  test("the browser that asked gets the session, once", async () => {
    const { client, code } = await codeOf();
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const again = await exchange(code, "x".repeat(43));
    expect([again.status, (await again.json()).code]).toEqual([404, "flow_state_not_found"]);
  });

  test("another verifier uses the code up", async () => {
    const { client, code } = await codeOf();
    const stolen = await exchange(code, "x".repeat(43));
    expect([stolen.status, (await stolen.json()).code]).toEqual([400, "bad_code_verifier"]);
    expect((await client.exchangeCodeForSession(code)).error).toMatchObject({ code: "flow_state_not_found" });
  });

  test("lapses after five minutes", async () => {
    const { client, code } = await codeOf();
    site.pass(301);
    const { error } = await client.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 422, code: "flow_state_expired" });
  });
});

describe("recovery and links without a password", () => {
  test("recovery answers alike for known and unknown, and limits alike", async () => {
    await site.member(email);
    for (const address of [email, `nadie-${email}`]) {
      const client = site.browser();
      const asked = await client.resetPasswordForEmail(address, { redirectTo: `${site.site}/auth?reset=true` });
      expect(asked).toMatchObject({ data: {}, error: null });
      const again = await client.resetPasswordForEmail(address);
      expect(again.error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    }
    const link = await site.linkTo(email);
    expect(link.type).toBe("recovery");
    expect(link.redirectTo).toMatch(/^https:\/\/umbral\.example\/auth\?reset=true/);
    expect(await site.mailsTo(`nadie-${email}`)).toHaveLength(0);
    const client = site.browser();
    const { data } = await client.verifyOtp({ token_hash: link.token_hash, type: "recovery" });
    expect(data.session).not.toBeNull();
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: "recovery" }]);
    expect((await client.updateUser({ password: "otra clave larga" })).error).toBeNull();
    expect((await signIn("otra clave larga")).status).toBe(200);
  });

  test("recovery of an unconfirmed account proves the address and drops what was set before", async () => {
    await signUp({ password: "de un extraño", data: { first_name: "Extraño" } });
    await site.browser().resetPasswordForEmail(email);
    const mails = await site.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Elige otra contraseña", "Confirma tu correo"]);
    const { token_hash } = await site.linkTo(email);
    const { data } = await site.browser().verifyOtp({ token_hash, type: "recovery" });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.user_metadata).toEqual({});
    expect((await signIn("de un extraño")).status).toBe(400);
    expect(await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, data.user!.id))).toHaveLength(0);
  });

  test("resend is silent for who needs none", async () => {
    await site.member(email);
    await site.forgetLimits();
    for (const address of [email, "nadie@agencia.es"]) {
      for (const type of ["signup", "email_change"] as const) {
        expect((await site.browser().resend({ type, email: address })).error).toBeNull();
      }
    }
    expect(await site.mailsTo(email)).toHaveLength(1);
    expect((await site.post("/resend", { type: "recovery", email })).status).toBe(400);
  });

  test("a magic link opens an account; a new address only when asked", async () => {
    await site.member(email);
    expect((await site.browser().signInWithOtp({ email })).error).toBeNull();
    const { token_hash, type } = await site.linkTo(email);
    expect(type).toBe("magiclink");
    const { data } = await site.browser().verifyOtp({ token_hash, type: "email" });
    expect(data.session).not.toBeNull();
    const fresh = `nueva-${email}`;
    const quiet = await site.browser().signInWithOtp({ email: fresh, options: { shouldCreateUser: false } });
    expect(quiet.error).toBeNull();
    expect(await rowOf(fresh)).toBeUndefined();
    await site.forgetLimits();
    await site.browser().signInWithOtp({ email: fresh, options: { data: { first_name: "Eva" } } });
    const made = await site.linkTo(fresh);
    const confirmed = await site.browser().verifyOtp({ token_hash: made.token_hash, type: "email" });
    expect(confirmed.data.user?.user_metadata).toEqual({ first_name: "Eva" });
    expect((await signIn("", fresh)).status).toBe(400);
  });
});

describe("captcha", () => {
  test("is asked of every call that anybody may make, and of no refresh", async () => {
    site = accountHarness(database, { CAPTCHA_SECRET: "secreto", CAPTCHA_VERIFY_URL: "https://captcha.example/" });
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: { body: URLSearchParams }) => {
      asked.push(`${init.body.get("secret")} ${init.body.get("response")}`);
      return Response.json({ success: init.body.get("response") === "bien" });
    });
    const calls = ["/signup", "/token?grant_type=password", "/recover", "/resend", "/otp"];
    for (const call of calls) {
      for (const gotrue_meta_security of [undefined, { captcha_token: "mal" }]) {
        const answer = await site.post(call, { email, password: PASSWORD, type: "signup", gotrue_meta_security });
        expect([call, answer.status, (await answer.json()).code]).toEqual([call, 400, "captcha_failed"]);
      }
    }
    const solved = await site.browser().signUp({ email, password: PASSWORD, options: { captchaToken: "bien" } });
    expect(solved.error).toBeNull();
    expect(asked).toContain("secreto bien");
    const { token_hash } = await site.linkTo(email);
    const client = site.browser();
    await client.verifyOtp({ token_hash, type: "signup" });
    expect((await client.refreshSession()).error).toBeNull();
  });
});

test("sessions keep who called", async () => {
  const client = await site.member(email);
  const { user } = (await client.getUser()).data;
  await site.post("/token?grant_type=password", { email, password: PASSWORD }, { "user-agent": "Navegador/1" });
  const rows = await db.select().from(sessions).where(eq(sessions.userId, user!.id));
  expect(rows.some(({ userAgent, ipAddress }) => userAgent === "Navegador/1" && ipAddress === "192.0.2.1")).toBe(true);
});

test("two processes on one database share sessions, rotation and limits", async () => {
  const other = accountHarness(database);
  const client = await site.member(email);
  const { access_token, refresh_token } = (await client.getSession()).data.session!;
  const bearer = { authorization: `Bearer ${access_token}` };
  expect((await other.request("/user", { headers: bearer })).status).toBe(200);
  const refreshed = await Promise.all(
    [site, other].map((process) => process.post("/token?grant_type=refresh_token", { refresh_token })),
  );
  const [one, two] = [await refreshed[0]!.json(), await refreshed[1]!.json()];
  expect(one.refresh_token).toBe(two.refresh_token);
  for (let round = 0; round < 5; round += 1) {
    for (const process of [site, other]) {
      await process.post("/token?grant_type=password", { email, password: "no es esta" });
    }
  }
  for (const process of [site, other]) {
    expect((await process.post("/token?grant_type=password", { email, password: PASSWORD })).status).toBe(429);
  }
  await other.request("/logout", { method: "POST", headers: bearer });
  expect((await site.request("/user", { headers: bearer })).status).toBe(403);
});
