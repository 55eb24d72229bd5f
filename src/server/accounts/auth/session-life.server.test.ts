import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { sessions, userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { liveSessionsOf } from "../people/accounts.server.ts";
import { forgetExpired } from "./forget-expired.server.ts";

const database = await openTestDatabase();
const { db } = database;
const HOUR = 3_600;
const DAY = 24 * HOUR;
let site = accountHarness(database);
let number = 0;
let email = "";

beforeEach(async () => {
  site = accountHarness(database);
  email = `ana${number++}@agencia.es`;
  await site.forgetLimits();
});

async function signIn(role?: "admin" | "manager") {
  await site.member(email);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  await db.delete(sessions).where(eq(sessions.userId, user!.id));
  if (role) await db.insert(userRoles).values({ userId: user!.id, role });
  const answer = await site.post("/token?grant_type=password", { email, password: PASSWORD });
  const cookie = answer.headers.get("set-cookie")!;
  const { refresh_token } = await answer.json();
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, user!.id));
  return { token: refresh_token as string, cookie, id: session!.id };
}
async function refresh(
  token: string,
): Promise<{ token: string | undefined; code: string | undefined; maxAge: number }> {
  await site.forgetLimits();
  const answer = await site.post("/token?grant_type=refresh_token", { refresh_token: token });
  const body = await answer.json();
  const maxAge = Number(/umbral_session=.*Max-Age=(\d+)/i.exec(answer.headers.get("set-cookie") ?? "")?.[1]);
  return { token: body.refresh_token, code: body.code, maxAge };
}
/** Whether the cookie still opens what a signed-in person has. */
async function opens(cookie: string): Promise<boolean> {
  const answer = await site.app.request(`${site.site}/api/account/sessions`, {
    headers: { cookie: cookie.split(";")[0]! },
  });
  return answer.status === 200;
}

async function endsEverywhere({ cookie, id }: { cookie: string; id: string }, token: string) {
  expect(await opens(cookie)).toBe(false);
  expect((await liveSessionsOf(db, [id], site.services.now())).size).toBe(0);
  expect((await refresh(token)).code).toBe("session_expired");
  await forgetExpired(db, site.services.now());
  expect(await db.$count(sessions, eq(sessions.id, id))).toBe(0);
}

describe("a person's session", () => {
  test("ends sixty days after its last use", async () => {
    const session = await signIn();
    site.pass(60 * DAY - 1 * HOUR);
    expect(await opens(session.cookie)).toBe(true);
    site.pass(HOUR);
    await endsEverywhere(session, session.token);
  });

  test("ends a year after the sign-in, however often it is prolonged; so does its cookie", async () => {
    const session = await signIn();
    let { token } = session;
    for (let day = 50; day <= 350; day += 50) {
      site.pass(50 * DAY);
      const next = await refresh(token);
      token = next.token!;
      const left = Math.min(60, 365 - day) * DAY;
      expect(next.maxAge).toBeGreaterThan(left - 60);
      expect(next.maxAge).toBeLessThanOrEqual(left);
      expect(await opens(session.cookie)).toBe(true);
    }
    expect((await liveSessionsOf(db, [session.id], site.services.now())).size).toBe(1);
    await forgetExpired(db, site.services.now());
    site.pass(15 * DAY);
    await endsEverywhere(session, token);
  });
});

describe.each(["admin", "manager"] as const)("a session of a %s", (role) => {
  test("ends a day after its last use", async () => {
    const session = await signIn(role);
    expect(Number(/Max-Age=(\d+)/i.exec(session.cookie)![1])).toBeLessThanOrEqual(DAY);
    site.pass(23 * HOUR);
    expect(await opens(session.cookie)).toBe(true);
    site.pass(HOUR);
    await endsEverywhere(session, session.token);
  });

  test("ends a week after the sign-in, however often it is prolonged", async () => {
    const session = await signIn(role);
    let { token } = session;
    for (let half = 1; half < 14; half += 1) {
      site.pass(12 * HOUR);
      token = (await refresh(token)).token!;
    }
    await forgetExpired(db, site.services.now());
    expect(await opens(session.cookie)).toBe(true);
    site.pass(12 * HOUR);
    await endsEverywhere(session, token);
  });
});

test("a person who gets a role has from then on the shorter life", async () => {
  const session = await signIn();
  site.pass(8 * DAY);
  expect(await opens(session.cookie)).toBe(true);
  const [row] = await db.select().from(sessions).where(eq(sessions.id, session.id));
  await db.insert(userRoles).values({ userId: row!.userId, role: "manager" });
  await endsEverywhere(session, session.token);
});
