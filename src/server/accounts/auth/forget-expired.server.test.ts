import { beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import {
  factorChallenges,
  factors,
  flowStates,
  oauthStates,
  oneTimeTokens,
  sessions,
  userRoles,
  users,
} from "../../platform/db/tables/accounts.server.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import { forgetExpired } from "./forget-expired.server.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-11-21T10:00:00.000Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const later = ago(-1);
const DAY = 24 * 60;

beforeEach(async () => {
  await db.delete(users);
  await db.delete(oauthStates);
  await db.delete(limits);
});

const newUser = async (email: string, values: Partial<typeof users.$inferInsert> = {}) =>
  (
    await db
      .insert(users)
      .values({ email, emailConfirmedAt: now, ...values })
      .returning()
  )[0]!.id;

test("forgets links, codes, challenges and limits that have expired, and only those", async () => {
  const userId = await newUser("ana@agencia.es");
  const method = "otp";
  for (const [name, expiresAt] of [["old", now] as const, ["new", later] as const]) {
    const type = name === "old" ? "signup" : "recovery";
    await db.insert(oneTimeTokens).values({ userId, type, tokenHash: name, email: "ana@agencia.es", expiresAt });
    await db.insert(flowStates).values({ userId, codeHash: name, codeChallenge: name, method, expiresAt });
    await db
      .insert(oauthStates)
      .values({ stateHash: name, provider: "google", secrets: name, redirectTo: "/", expiresAt });
    await db.insert(limits).values({ key: name, points: 1, expire: expiresAt });
  }
  const [factor] = await db.insert(factors).values({ userId, type: "totp", status: "verified" }).returning();
  await db.insert(factorChallenges).values([
    { factorId: factor!.id, expiresAt: now },
    { factorId: factor!.id, expiresAt: later },
  ]);

  expect(await forgetExpired(db, now)).toEqual({
    one_time_tokens: 1,
    flow_states: 1,
    oauth_states: 1,
    mfa_challenges: 1,
    passkey_challenges: 0,
    mfa_factors: 0,
    impersonations: 0,
    sessions: 0,
    limits: 1,
    users: 0,
  });
  expect(await db.select().from(oneTimeTokens)).toMatchObject([{ tokenHash: "new" }]);
  expect(await db.select().from(flowStates)).toMatchObject([{ codeHash: "new" }]);
  expect(await db.select().from(oauthStates)).toMatchObject([{ stateHash: "new" }]);
  expect(await db.select().from(limits)).toMatchObject([{ key: "new" }]);
  expect(await db.select().from(factorChallenges)).toMatchObject([{ expiresAt: later }]);
});

test("forgets a second factor that nobody verified within five minutes", async () => {
  const userId = await newUser("ana@agencia.es");
  await db.insert(factors).values([
    { userId, type: "totp", friendlyName: "abandoned", createdAt: ago(6) },
    { userId, type: "totp", friendlyName: "under way", createdAt: ago(4) },
    { userId, type: "totp", friendlyName: "verified", status: "verified", createdAt: ago(DAY) },
  ]);
  expect(await forgetExpired(db, now)).toMatchObject({ mfa_factors: 1 });
  expect((await db.select().from(factors)).map(({ friendlyName }) => friendlyName).sort()).toEqual([
    "under way",
    "verified",
  ]);
});

test("forgets a session that nobody prolonged for two months", async () => {
  const userId = await newUser("ana@agencia.es");
  await db.insert(sessions).values([
    { userId, amr: [], createdAt: ago(100 * DAY), refreshedAt: ago(61 * DAY) },
    { userId, amr: [], createdAt: ago(100 * DAY), refreshedAt: ago(59 * DAY) },
  ]);
  expect(await forgetExpired(db, now)).toMatchObject({ sessions: 1 });
  expect(await db.select().from(sessions)).toMatchObject([{ refreshedAt: ago(59 * DAY) }]);
});

test("forgets an account whose address nobody confirmed in thirty days", async () => {
  const unconfirmed = { emailConfirmedAt: null };
  await newUser("abandoned@agencia.es", { ...unconfirmed, createdAt: ago(31 * DAY) });
  await newUser("recent@agencia.es", { ...unconfirmed, createdAt: ago(29 * DAY) });
  await newUser("asked-again@agencia.es", {
    ...unconfirmed,
    createdAt: ago(31 * DAY),
    confirmationSentAt: ago(2 * DAY),
  });
  await newUser("confirmed@agencia.es", { createdAt: ago(400 * DAY) });
  const staff = await newUser("staff@agencia.es", { ...unconfirmed, createdAt: ago(31 * DAY) });
  await db.insert(userRoles).values({ userId: staff, role: "manager" });
  expect(await forgetExpired(db, now)).toMatchObject({ users: 1 });
  expect((await db.select().from(users)).map(({ email }) => email)).not.toContain("abandoned@agencia.es");
});

test("processes that do it at once do it once", async () => {
  await newUser("abandoned@agencia.es", { emailConfirmedAt: null, createdAt: ago(31 * DAY) });
  const outcomes = await Promise.all([1, 2, 3].map(() => forgetExpired(db, now)));
  expect(outcomes.reduce((sum, gone) => sum + (gone?.users ?? 0), 0)).toBe(1);
});
