import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { authEvents, sessions, users } from "../../platform/db/tables/accounts.server.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import { accountKey, networkOf, pairKey } from "./auth-limits.server.ts";
import { forgetExpired } from "./forget-expired.server.ts";

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

const signIn = async (ip: string, password = PASSWORD, address = email) => {
  const answer = await site.post("/token?grant_type=password", { email: address, password }, {}, ip);
  return { status: answer.status, code: (await answer.json()).code, retryAfter: answer.headers.get("retry-after") };
};
/** As many wrong passwords as the account allows, each from another computer. */
async function attack(address = email) {
  const tries = Array.from({ length: 50 }, (_, n) => signIn(`203.0.113.${n}`, "no es esta", address));
  for (const { status } of await Promise.all(tries)) expect(status).toBe(400);
}
const HOME = "198.51.100.7";

describe("guesses at one account from everywhere", () => {
  test("have a limit of their own, and right and wrong ones are answered alike beyond it", async () => {
    await site.member(email);
    await attack();
    for (const password of [PASSWORD, "no es esta"]) {
      const refused = await signIn("192.0.2.200", password);
      expect(refused).toMatchObject({ status: 429, code: "over_request_rate_limit" });
      expect(Number(refused.retryAfter)).toBeGreaterThan(0);
      expect(Number(refused.retryAfter)).toBeLessThanOrEqual(3_600);
    }
    await attack("nadie@agencia.es");
    expect(await signIn("192.0.2.201", PASSWORD, "nadie@agencia.es")).toMatchObject({ status: 429 });
  });

  test("lock nobody out where they signed in lately, also by IPv6, nor of the links of recovery", async () => {
    await site.member(email);
    expect((await signIn(HOME)).status).toBe(200);
    expect((await signIn("2001:db8:1:2::7")).status).toBe(200);
    await attack();
    expect((await signIn(HOME)).status).toBe(200);
    expect((await signIn(HOME, "no es esta")).status).toBe(400);
    expect((await signIn("2001:db8:1:2:ffff::9")).status).toBe(200);
    expect((await signIn("2001:db8:1:3::7")).status).toBe(429);
    const client = site.browser({ ip: "192.0.2.77" });
    await client.resetPasswordForEmail(email);
    const { token_hash } = await site.linkTo(email);
    expect((await client.verifyOtp({ token_hash, type: "recovery" })).error).toBeNull();
    expect((await client.updateUser({ password: "otra clave larga" })).error).toBeNull();
    expect((await signIn("192.0.2.77", "otra clave larga")).status).toBe(200);
  });

  test("where somebody signed in a month ago is a stranger's place again", async () => {
    await site.member(email);
    expect((await signIn(HOME)).status).toBe(200);
    const [user] = await db.select().from(users).where(eq(users.email, email));
    const long = new Date(Date.now() - 31 * 24 * 3_600_000);
    await db.update(authEvents).set({ createdAt: long }).where(eq(authEvents.userId, user!.id));
    await db.update(sessions).set({ refreshedAt: long, createdAt: long }).where(eq(sessions.userId, user!.id));
    await attack();
    expect((await signIn(HOME)).status).toBe(429);
  });

  test("are not counted when they were right", async () => {
    await site.member(email);
    for (let round = 0; round < 52; round += 1) expect((await signIn(`203.0.113.${round}`)).status).toBe(200);
  });
});

test("counters expire, and their keys name nobody", async () => {
  await signIn(HOME, "no es esta");
  const keys = (await db.select().from(limits)).map(({ key }) => key);
  expect(keys.some((key) => key.includes("agencia"))).toBe(false);
  expect(keys.some((key) => key.endsWith(pairKey(email, HOME)))).toBe(true);
  expect(keys.some((key) => key.endsWith(accountKey(email)))).toBe(true);
  await forgetExpired(db, new Date(Date.now() + 2 * 3_600_000));
  expect(await db.$count(limits)).toBe(0);
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["2001:db8:0:1::5", "2001:db8:0:1::/64"],
  ["2001:0DB8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
  [null, "unknown"],
])("%s counts as %s", (address, network) => expect(networkOf(address)).toBe(network));
