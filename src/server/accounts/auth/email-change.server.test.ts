import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
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

const targetOf = (answer: Response) => new URL(answer.headers.get("location")!);
const fragmentOf = (answer: Response) => new URLSearchParams(targetOf(answer).hash.slice(1));

describe("another e-mail address", () => {
  const newEmail = () => `nuevo-${email}`;

  async function changing(flowType: "pkce" | "implicit" = "pkce") {
    const client = await site.member(email);
    if (flowType === "implicit") {
      const { access_token } = (await client.getSession()).data.session!;
      const answer = await site.request("/user", {
        method: "PUT",
        headers: { authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ email: newEmail(), code_challenge: null, code_challenge_method: null }),
      });
      expect(answer.status).toBe(200);
      return { client, user: (await answer.json()) as { id: string } };
    }
    const { data, error } = await client.updateUser({ email: newEmail() });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: newEmail() });
    return { client, user: data.user! };
  }

  test.each([
    ["old", "new"],
    ["new", "old"],
  ])("needs both, here the %s one first", async (first) => {
    const { user } = await changing();
    const order = first === "old" ? [email, newEmail()] : [newEmail(), email];
    const links = [await site.linkTo(order[0]!), await site.linkTo(order[1]!)];
    expect(links.map(({ type }) => type)).toEqual(["email_change", "email_change"]);
    const half = await site.post("/verify", { token_hash: links[0]!.token_hash, type: "email_change" });
    expect([half.status, await half.json()]).toEqual([200, { msg: expect.any(String), code: "200" }]);
    expect(half.headers.has("set-cookie")).toBe(false);
    expect((await db.select().from(users).where(eq(users.id, user.id)))[0]!.email).toBe(email);
    const { data, error } = await site.browser().verifyOtp({ token_hash: links[1]!.token_hash, type: "email_change" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: newEmail(), identities: [{ identity_data: { email: newEmail() } }] });
    expect(data.user).not.toHaveProperty("new_email");
    expect((await site.mailsTo(email))[0]!.subject).toBe("El correo de tu cuenta ha cambiado");
    const signIn = (address: string) => site.browser().signInWithPassword({ email: address, password: PASSWORD });
    expect((await signIn(newEmail())).error).toBeNull();
    expect((await signIn(email)).error?.code).toBe("invalid_credentials");
  });

  test("both opened at the same moment end well", async () => {
    const { user } = await changing();
    const tokens = [(await site.linkTo(email)).token_hash, (await site.linkTo(newEmail())).token_hash];
    const answers = await Promise.all(
      tokens.map((token_hash) => site.post("/verify", { token_hash, type: "email_change" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await db.select().from(users).where(eq(users.id, user.id)))[0]!.email).toBe(newEmail());
  });

  test("opened in the browser: first a message, then a code or a session", async () => {
    const { client } = await changing();
    const first = await site.open({ token: (await site.linkTo(email)).token_hash, type: "email_change" });
    expect(fragmentOf(first).get("message")).toBeTruthy();
    const second = await site.open({ token: (await site.linkTo(newEmail())).token_hash, type: "email_change" });
    const { data } = await client.exchangeCodeForSession(targetOf(second).searchParams.get("code")!);
    expect(data.user?.email).toBe(newEmail());
  });

  test("the implicit flow answers a session", async () => {
    await changing("implicit");
    await site.open({ token: (await site.linkTo(email)).token_hash, type: "email_change" });
    const second = await site.open({ token: (await site.linkTo(newEmail())).token_hash, type: "email_change" });
    expect(fragmentOf(second).get("access_token")).toBeTruthy();
  });

  test("resending asks only the address that has not agreed, and keeps the agreement of the other", async () => {
    const { user } = await changing();
    await site.post("/verify", { token_hash: (await site.linkTo(email)).token_hash, type: "email_change" });
    await site.forgetLimits();
    await site.browser().resend({ type: "email_change", email });
    expect(await site.mailsTo(newEmail())).toHaveLength(2);
    expect(
      (await site.mailsTo(email)).filter(({ subject }) => subject === "Confirma el cambio de correo"),
    ).toHaveLength(1);
    const { token_hash } = await site.linkTo(newEmail());
    expect((await site.post("/verify", { token_hash, type: "email_change" })).status).toBe(200);
    expect((await db.select().from(users).where(eq(users.id, user.id)))[0]!.email).toBe(newEmail());
  });

  test("somebody who took the address meanwhile keeps it", async () => {
    const { user } = await changing();
    const tokens = [(await site.linkTo(email)).token_hash, (await site.linkTo(newEmail())).token_hash];
    await site.browser().signUp({ email: newEmail(), password: PASSWORD });
    await site.post("/verify", { token_hash: tokens[0], type: "email_change" });
    const second = await site.post("/verify", { token_hash: tokens[1], type: "email_change" });
    expect([second.status, (await second.json()).code]).toEqual([422, "email_exists"]);
    expect((await db.select().from(users).where(eq(users.id, user.id)))[0]!.email).toBe(email);
  });

  test("one half that lapsed does not count as given", async () => {
    const { user } = await changing();
    const newest = (await site.linkTo(newEmail())).token_hash;
    await db.delete(oneTimeTokens).where(eq(oneTimeTokens.type, "email_change_current"));
    const alone = await site.post("/verify", { token_hash: newest, type: "email_change" });
    expect(alone.status).toBe(403);
    expect((await db.select().from(users).where(eq(users.id, user.id)))[0]!.email).toBe(email);
  });
});
