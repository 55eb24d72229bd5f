import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { oneTimeTokens, users } from "../../platform/db/tables/accounts.server.ts";

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

  test("recovery of an unconfirmed account proves the address and drops earlier data", async () => {
    await signUp({ password: "la de otra persona", data: { first_name: "Extraño" } });
    await site.browser().resetPasswordForEmail(email);
    const mails = await site.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Elige otra contraseña", "Confirma tu correo"]);
    const { token_hash } = await site.linkTo(email);
    const { data } = await site.browser().verifyOtp({ token_hash, type: "recovery" });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.user_metadata).toEqual({});
    expect((await signIn("la de otra persona")).status).toBe(400);
    expect(await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, data.user!.id))).toHaveLength(0);
  });

  test("resend is silent for accounts that need none", async () => {
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
