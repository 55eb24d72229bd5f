import { asc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { authEvents, users } from "../../platform/db/tables/accounts.server.ts";

const database = await openTestDatabase();
const { db } = database;
const site = accountHarness(database);
let number = 0;
let email = "";

beforeEach(async () => {
  email = `ana${number++}@agencia.es`;
  await site.forgetLimits();
});

async function eventsOf(address: string) {
  const [user] = await db.select().from(users).where(eq(users.email, address));
  return await db
    .select()
    .from(authEvents)
    .where(eq(authEvents.userId, user!.id))
    .orderBy(asc(authEvents.createdAt), asc(authEvents.kind));
}
const kindsOf = async (address: string) => (await eventsOf(address)).map(({ kind }) => kind);

test("every event of an account has its row", async () => {
  await site.post("/signup", { email, password: "la primera clave" });
  await site.forgetLimits();
  await site.post("/signup", { email, password: PASSWORD });
  await site.post("/token?grant_type=password", { email, password: PASSWORD });
  const client = site.browser({ ip: "203.0.113.5" });
  await client.verifyOtp({ token_hash: (await site.linkTo(email)).token_hash, type: "signup" });
  await site.post("/signup", { email, password: PASSWORD });
  await site.post("/token?grant_type=password", { email, password: "no es esta" });
  await site.post("/recover", { email });
  await client.reauthenticate();
  await client.updateUser({ password: "otra clave larga", current_password: PASSWORD });
  await client.updateUser({ email: `nuevo-${email}` });
  const halves = [await site.linkTo(email), await site.linkTo(`nuevo-${email}`)];
  for (const { token_hash } of halves) await site.post("/verify", { token_hash, type: "email_change" });
  await client.signOut();
  const events = await eventsOf(`nuevo-${email}`);
  expect(events.map(({ kind }) => kind)).toEqual([
    "signup",
    "signup_repeated",
    "sign_in_failed",
    "email_confirmed",
    "signed_in",
    "signup_repeated",
    "sign_in_failed",
    "recovery_requested",
    "reauthentication_requested",
    "password_changed",
    "email_change_requested",
    "email_changed",
    "signed_in",
    "signed_out",
  ]);
  const failed = events.filter(({ kind }) => kind === "sign_in_failed");
  expect(failed.map(({ detail, actorId }) => [detail.reason, actorId])).toEqual([
    ["not_confirmed", null],
    ["wrong_password", null],
  ]);
  expect(events.find(({ kind }) => kind === "signed_out")).toMatchObject({
    ipAddress: "203.0.113.5",
    detail: { scope: "global" },
  });
});

test("a reused refresh token and tries at unknown addresses too", async () => {
  const client = await site.member(email);
  const { refresh_token } = (await client.getSession()).data.session!;
  await client.refreshSession();
  site.pass(60);
  await site.post("/token?grant_type=refresh_token", { refresh_token });
  expect(await kindsOf(email)).toContain("refresh_reused");
  await site.post("/token?grant_type=password", { email: "nadie@agencia.es", password: "x" });
  await site.post("/recover", { email: "nadie@agencia.es" });
  const nobody = await db.select().from(authEvents).where(sql`${authEvents.userId} is null`);
  expect(nobody.map(({ kind }) => kind).sort()).toEqual(["recovery_requested", "sign_in_failed"]);
  expect(JSON.stringify(nobody)).not.toContain("nadie@");
});

test("no table contains a password, a link, a code or a token that opens anything", async () => {
  const client = await site.member(email, { first_name: "Ana" });
  await site.browser().resetPasswordForEmail(email);
  const recovery = (await site.linkTo(email)).token_hash;
  await client.reauthenticate();
  const nonce = /\b\d{6}\b/.exec((await site.mailsTo(email))[0]!.text)![0];
  const other = site.browser();
  await other.signInWithOtp({ email });
  const magic = (await site.linkTo(email)).token_hash;
  const opened = await site.open({ token: magic, type: "magiclink" });
  const code = new URL(opened.headers.get("location")!).searchParams.get("code")!;
  const { access_token, refresh_token } = (await client.getSession()).data.session!;
  const tables = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'mails'`);
  expect(tables.rows.length).toBeGreaterThan(10);
  let all = "";
  for (const { name } of tables.rows) {
    all += JSON.stringify((await db.execute(sql`select to_jsonb(t) from ${sql.identifier(name)} t`)).rows);
  }
  for (const secret of [PASSWORD, recovery, magic, code, access_token, refresh_token]) {
    expect(all).not.toContain(secret);
    expect(all).not.toContain(Buffer.from(secret).toString("base64"));
  }
  expect(all).not.toMatch(new RegExp(`"${nonce}"`));
  expect(all).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
});
