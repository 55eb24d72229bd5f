import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";

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
    const common = await site.browser().signUp({ email, password: "RealMadrid" });
    expect(common.error).toMatchObject({ status: 422, code: "weak_password", reasons: ["pwned"] });
    const own = await site.browser().signUp({ email, password: email, options: { data: { first_name: "Ana" } } });
    expect(own.error).toMatchObject({ status: 422, code: "weak_password", reasons: ["pwned"] });
    expect((await signUp({ password: "x".repeat(101) })).status).toBe(400);
    expect((await signUp({ password: "x".repeat(100) })).status).toBe(422);
    expect(await rowOf(email)).toBeUndefined();
    expect((await signUp({ password: "puerta azul ".repeat(9).slice(0, 100) })).status).toBe(200);
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

  test("whichever sign-up mailed the link, a browser confirms its own", async () => {
    const own = await signUp({ password: "la clave de la dueña", data: { first_name: "Ana" } });
    const cookie = own.headers.get("set-cookie")!.split(";")[0]!;
    await site.forgetLimits();
    await signUp({ password: "la clave de un extraño", data: { first_name: "Extraño" } });
    const foreign = await site.linkTo(email);
    const pressed = await site.post("/verify", { token_hash: foreign.token_hash, type: "signup" }, { cookie });
    expect(pressed.status).toBe(200);
    expect((await signIn("la clave de un extraño")).status).toBe(400);
    expect((await signIn("la clave de la dueña")).status).toBe(200);
    expect((await rowOf(email))!.metadata).toMatchObject({ first_name: "Ana" });
  });

  test("a stranger who was a minute faster gets nothing of it: the mail that is on its way confirms this browser's sign-up", async () => {
    await signUp({ password: "la clave de un extraño" });
    const own = await signUp({ password: "la clave de la dueña" });
    expect(own.status).toBe(429);
    const cookie = own.headers.get("set-cookie")!.split(";")[0]!;
    const { token_hash } = await site.linkTo(email);
    expect((await site.post("/verify", { token_hash, type: "signup" }, { cookie })).status).toBe(200);
    expect((await signIn("la clave de un extraño")).status).toBe(400);
    expect((await signIn("la clave de la dueña")).status).toBe(200);
  });

  test("beyond eight sign-ups of an address a browser whose own is not among them confirms the address alone", async () => {
    await signUp({ password: "la clave número uno" });
    for (let i = 2; i <= 9; i++) await signUp({ password: `la clave número ${i}` });
    const late = await signUp({ password: "la clave de la dueña" });
    const cookie = late.headers.get("set-cookie")!.split(";")[0]!;
    const { token_hash } = await site.linkTo(email);
    expect((await site.post("/verify", { token_hash, type: "signup" }, { cookie })).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ passwordHash: null, metadata: {} });
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

  test("twice at once makes one account and no error", async () => {
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
