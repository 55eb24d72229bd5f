import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { sessions, users } from "../../platform/db/tables/accounts.server.ts";
import { hashPassword, isPassword } from "./passwords.server.ts";

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

const signUp = (body: object = {}, ip?: string) => site.post("/signup", { email, password: PASSWORD, ...body }, {}, ip);
const signIn = (password = PASSWORD, address = email, ip?: string) =>
  site.post("/token?grant_type=password", { email: address, password }, {}, ip);

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
    expect(raw.headers.get("set-cookie")).toMatch(/^__Host-umbral_session=.*HttpOnly.*Secure.*SameSite=Lax/);
    expect(raw.headers.get("cache-control")).toBe("no-store");
  });

  test("an unknown address and a wrong password are one answer", async () => {
    await site.member(email);
    const wrong = await signIn("no es esta");
    const unknown = await signIn(PASSWORD, "nadie@agencia.es");
    expect([wrong.status, unknown.status]).toEqual([400, 400]);
    expect(await wrong.json()).toEqual(await unknown.json());
  });

  test("an unknown address costs what a password costs to check", async () => {
    const stored = await hashPassword(PASSWORD);
    const time = async (call: () => unknown) => {
      const started = performance.now();
      await call();
      return performance.now() - started;
    };
    const [checks, answers]: [number[], number[]] = [[], []];
    for (let round = 0; round < 8; round += 1) {
      answers.push(await time(() => signIn("no es esta", "nadie2@agencia.es")));
      checks.push(await time(() => isPassword(stored, "no es esta")));
    }
    // The minimum of each: other work of the machine only adds time.
    expect(Math.min(...answers)).toBeGreaterThan(Math.min(...checks) * 0.7);
  });

  test("only after the right password does the answer say that the address is not confirmed", async () => {
    await signUp();
    expect((await (await signIn("no es esta")).json()).code).toBe("invalid_credentials");
    expect((await (await signIn()).json()).code).toBe("email_not_confirmed");
  });

  test("a banned person is not let in, nor refreshed, nor answered", async () => {
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

  test("distinguishes forged from malformed", async () => {
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
