import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { sessions, users } from "../../platform/db/tables/accounts.server.ts";

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

/** A sign-up that waits for its link. */
async function waiting(flowType: "pkce" | "implicit" = "pkce") {
  const client = site.browser({ flowType });
  await client.signUp({ email, password: PASSWORD, options: { emailRedirectTo: `${site.site}/dashboard?a=1` } });
  const { token_hash: token } = await site.linkTo(email);
  return { client, token };
}
const targetOf = (answer: Response) => new URL(answer.headers.get("location")!);
const fragmentOf = (answer: Response) => new URLSearchParams(targetOf(answer).hash.slice(1));
const isConfirmed = async () =>
  Boolean((await db.select().from(users).where(eq(users.email, email)))[0]!.emailConfirmedAt);
const redirect_to = "https://umbral.example/dashboard?a=1";

describe("opening a link", () => {
  test("with PKCE leads to the target with a code that only the asking browser can change", async () => {
    const { client, token } = await waiting();
    expect(token).toMatch(/^pkce_/);
    const opened = await site.open({ token, type: "signup", redirect_to });
    expect(opened.status).toBe(303);
    const target = targetOf(opened);
    expect(target.origin + target.pathname).toBe("https://umbral.example/dashboard");
    expect(target.searchParams.get("a")).toBe("1");
    expect(target.hash).toBe("");
    expect(opened.headers.has("set-cookie")).toBe(false);
    const { data } = await client.exchangeCodeForSession(target.searchParams.get("code")!);
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      confirmed_at: expect.any(String),
      identities: [{ identity_data: { email_verified: true } }],
    });
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: "otp" }]);
  });

  test("without PKCE leads to the target with the session in the fragment", async () => {
    const { client, token } = await waiting("implicit");
    const opened = await site.open({ token, type: "signup", redirect_to });
    const fragment = fragmentOf(opened);
    expect([...fragment.keys()].sort()).toEqual(
      ["access_token", "expires_at", "expires_in", "refresh_token", "token_type", "type"].sort(),
    );
    expect(fragment.get("type")).toBe("signup");
    // Anybody may lead a browser here: the tokens are for the client that asked, and no cookie is set.
    expect(opened.headers.get("set-cookie") ?? "").not.toContain("umbral_session=");
    const { data } = await client.setSession({
      access_token: fragment.get("access_token")!,
      refresh_token: fragment.get("refresh_token")!,
    });
    expect(data.user?.email).toBe(email);
  });

  test("asking for the head alone uses nothing up", async () => {
    const { token } = await waiting();
    const looked = await site.open({ token, type: "signup" }, { method: "HEAD" });
    expect([looked.status, looked.headers.get("location")]).toEqual([405, null]);
    expect(await isConfirmed()).toBe(false);
    expect(targetOf(await site.open({ token, type: "signup" })).searchParams.has("code")).toBe(true);
  });

  test("works once; errors are told in the fragment, with PKCE also in the query", async () => {
    const { token } = await waiting();
    await site.open({ token, type: "signup" });
    const again = await site.open({ token, type: "signup", redirect_to });
    expect(again.status).toBe(303);
    for (const shown of [fragmentOf(again), targetOf(again).searchParams]) {
      expect(shown.get("error")).toBe("access_denied");
      expect(shown.get("error_code")).toBe("otp_expired");
      expect(shown.get("error_description")).toBeTruthy();
    }
    const unknown = await site.open({ token: "nunca", type: "signup", redirect_to });
    expect(fragmentOf(unknown).get("error_code")).toBe("otp_expired");
    expect(targetOf(unknown).searchParams.has("error_code")).toBe(false);
    for (const query of [{ token: "x", type: "constructor" }, { type: "signup" }, { token: "x" }] as const) {
      const answer = await site.open(query as unknown as Record<string, string>);
      expect([answer.status, fragmentOf(answer).get("error_code")]).toEqual([303, "validation_failed"]);
    }
  });

  test("never leads to another site", async () => {
    for (const elsewhere of [
      "https://evil.example/",
      "//evil.example",
      "https://umbral.example@evil.example/",
      "https://umbral.example.evil.example/",
      "javascript:alert(1)",
      "https://user:pass@umbral.example/",
      "https://umbral.example\\@evil.example/",
      "https://umbral.example:444/",
      "/\\evil.example",
    ]) {
      const answer = await site.open(
        { token: "x", type: "signup", redirect_to: elsewhere },
        { headers: { referer: "https://evil.example/", host: "evil.example", redirect_to: "https://evil.example/" } },
      );
      expect(targetOf(answer).origin + targetOf(answer).pathname).toBe("https://umbral.example/");
    }
  });

  test("two at once: one wins", async () => {
    const { token } = await waiting();
    const opened = await Promise.all([1, 2, 3].map(() => site.open({ token, type: "signup" })));
    expect(opened.filter((answer) => targetOf(answer).searchParams.has("code"))).toHaveLength(1);
  });
});

describe("confirming by the button of the page", () => {
  test("works on another device", async () => {
    const { token } = await waiting();
    const { data, error } = await site.browser().verifyOtp({ token_hash: token, type: "signup" });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    expect(await isConfirmed()).toBe(true);
  });

  test("sets the cookie, and takes a token with its address", async () => {
    const { token } = await waiting();
    const other = await site.post("/verify", { type: "signup", token, email: "otra@agencia.es" });
    expect([other.status, (await other.json()).code]).toEqual([403, "otp_expired"]);
    await site.forgetLimits();
    await site.browser().resend({ type: "signup", email });
    const fresh = (await site.linkTo(email)).token_hash;
    const confirmed = await site.post("/verify", { type: "signup", token: fresh, email: email.toUpperCase() });
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers.get("set-cookie")).toContain("umbral_session=");
  });

  test("is bound to the type, to an hour and to the newest", async () => {
    const { token } = await waiting();
    const verify = async (token_hash: string, type: string) => {
      const answer = await site.post("/verify", { token_hash, type });
      return [answer.status, (await answer.json()).code];
    };
    for (const type of ["recovery", "magiclink", "invite", "email_change"]) {
      expect(await verify(token, type)).toEqual([403, "otp_expired"]);
    }
    site.pass(3601);
    expect(await verify(token, "signup")).toEqual([403, "otp_expired"]);
    await site.forgetLimits();
    await site.browser().resend({ type: "signup", email });
    const older = (await site.linkTo(email)).token_hash;
    await site.forgetLimits();
    await site.browser().resend({ type: "signup", email });
    const newest = (await site.linkTo(email)).token_hash;
    expect(await verify(older, "signup")).toEqual([403, "otp_expired"]);
    expect((await site.post("/verify", { token_hash: newest, type: "signup" })).status).toBe(200);
    expect(await verify(newest, "signup")).toEqual([403, "otp_expired"]);
  });

  test("two at once: one wins", async () => {
    const { token: token_hash } = await waiting();
    const answers = await Promise.all([1, 2, 3].map(() => site.post("/verify", { token_hash, type: "signup" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  test("names the fields that it lacks", async () => {
    for (const body of [
      {},
      { type: "signup" },
      { type: "sms", token: "1", phone: "600" },
      { type: "signup", token: "x" },
      { token_hash: "x" },
      { type: "signup", token_hash: 5 },
      { type: "signup", token_hash: "" },
      { type: "signup", token_hash: "x".repeat(501) },
    ]) {
      const answer = await site.post("/verify", body);
      expect([answer.status, (await answer.json()).code]).toEqual([400, "validation_failed"]);
    }
  });

  test("a banned person gets no session from a link", async () => {
    await site.member(email);
    await site.browser().resetPasswordForEmail(email);
    const { token_hash } = await site.linkTo(email);
    await db
      .update(users)
      .set({ bannedUntil: new Date(Date.now() + 3_600_000) })
      .where(eq(users.email, email));
    const { error } = await site.browser().verifyOtp({ token_hash, type: "recovery" });
    expect(error?.code).toBe("user_banned");
    expect(fragmentOf(await site.open({ token: token_hash, type: "recovery" })).get("error_code")).toBe("user_banned");
  });

  test("so many for each network address", async () => {
    site = accountHarness(database, { AUTH_LIMITS: '{"verify":2}' });
    const verify = () => site.post("/verify", { token_hash: "x", type: "signup" });
    expect([(await verify()).status, (await site.open({ token: "x", type: "signup" })).status]).toEqual([403, 303]);
    expect((await verify()).status).toBe(429);
    expect((await site.open({ token: "x", type: "signup" })).status).toBe(429);
  });
});

test("a link that only proves an address opens no session of somebody else", async () => {
  await site.member(email);
  const before = await db.$count(sessions);
  expect((await site.post("/verify", { token_hash: "pkce_x", type: "recovery" })).status).toBe(403);
  expect(await db.$count(sessions)).toBe(before);
});
