import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { visitorCookie } from "../../../test/visitor-cookie.ts";
import { createApp } from "../../boot/app.server.ts";
import { factors } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { addressOfLink, issueToken } from "./links.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { replaceRecoveryCodes } from "./recovery-codes.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const app = createApp(services, async () => new Response("page"));
const PASSWORD = "una clave larga y propia";

let calls = 0;
/** A call of a browser with its cookies; each from an address of its own. */
async function call(method: string, path: string, cookie: string, body?: unknown, token?: string) {
  calls += 1;
  const headers = {
    cookie,
    "x-forwarded-for": `10.1.${calls >> 8}.${calls & 255}`,
    "content-type": "application/json",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return await app.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

/** A browser that has valued a home without an account. */
async function browser() {
  const visitorId = randomUUID();
  const cookie = visitorCookie(services, visitorId);
  const of = { ownerId: null, visitorId, agencyId: null };
  const ids = { run: await addRow(services, "run", of), home: await addRow(services, "home", of) };
  return { visitorId, cookie, ...ids };
}

async function makerOf(ids: { run: string; home: string }) {
  const columns = { ownerId: toolRuns.ownerId, visitorId: toolRuns.visitorId, agencyId: toolRuns.agencyId };
  const [run] = await db.select(columns).from(toolRuns).where(eq(toolRuns.id, ids.run));
  const [home] = await db.select({ ownerId: properties.ownerId }).from(properties).where(eq(properties.id, ids.home));
  expect(home!.ownerId).toBe(run!.ownerId);
  return run!;
}

async function account() {
  const email = `${randomUUID()}@casa.example`;
  const user = await insertUser(db, { email, passwordHash: await hashPassword(PASSWORD) });
  return {
    user,
    signIn: (cookie: string) =>
      call("POST", "/auth/v1/token?grant_type=password", cookie, { email, password: PASSWORD }),
  };
}

async function linkTo(user: { id: string; email: string }, codeChallenge: string | null = null) {
  const now = services.now();
  const of = { userId: user.id, email: user.email, codeChallenge };
  return await db.transaction((tx) => issueToken(tx, { ...of, type: "magiclink", now, seconds: 600 }));
}

const setCookies = (response: Response) => response.headers.getSetCookie().join("\n");

test("a cookie that the server did not sign names nobody: not a visitor, not an account", async () => {
  const { visitorId, run } = await browser();
  const victim = await signedInPerson(services);
  const home = await addRow(services, "home", { ownerId: victim.user.id, agencyId: null });
  const ofVictim = await addRow(services, "run", { ownerId: victim.user.id, agencyId: null });
  for (const raw of [
    visitorId,
    `${visitorId}.`,
    `${visitorId}.AAAA`,
    victim.user.id,
    `${victim.user.id}.${"A".repeat(43)}`,
  ]) {
    const cookie = `umbral_visitor=${raw}`;
    expect((await call("GET", `/api/runs/${run}`, cookie)).status).toBe(404);
    expect((await call("GET", `/api/runs/${ofVictim}`, cookie)).status).toBe(404);
  }
  const attacker = await account();
  expect((await attacker.signIn(`umbral_visitor=${victim.user.id}`)).status).toBe(200);
  // Even signed with the server's own key, the id of an account names a visitor who made nothing.
  expect((await attacker.signIn(visitorCookie(services, victim.user.id))).status).toBe(200);
  expect(await makerOf({ run: ofVictim, home })).toMatchObject({ ownerId: victim.user.id, visitorId: null });
});

test("signing in with a password brings this browser's rows, once, into the person's agency", async () => {
  const { user, signIn } = await account();
  const [agency] = await db.insert(agencies).values({ name: "Casas del Puerto" }).returning();
  await db.insert(agencyMembers).values({ userId: user.id, agencyId: agency!.id, role: "owner" });
  const made = await browser();
  const response = await signIn(made.cookie);
  expect(await makerOf(made)).toEqual({ ownerId: user.id, visitorId: null, agencyId: agency!.id });
  expect(setCookies(response)).toMatch(/umbral_visitor=;.*Max-Age=0/);
  // The next person to sign in at this browser, with the earlier cookie, gets none of it.
  const next = await account();
  await next.signIn(made.cookie);
  expect(await makerOf(made)).toMatchObject({ ownerId: user.id });
});

test("a link that is opened brings nothing, by GET or by the button, unless this browser asked for it", async () => {
  const attacker = await account();
  const made = await browser();
  const opened = await call("GET", `/auth/v1/verify?type=magiclink&token=${await linkTo(attacker.user)}`, made.cookie);
  expect(opened.status).toBe(303);
  // The client that asked for it finds its tokens; a browser that was led here stays who it was.
  expect(opened.headers.get("location")).toContain("access_token=");
  expect(setCookies(opened)).not.toContain("umbral_session=");
  expect(await makerOf(made)).toMatchObject({ ownerId: null, visitorId: made.visitorId });
  const button = { type: "magiclink", token_hash: await linkTo(attacker.user) };
  expect((await call("POST", "/auth/v1/verify", made.cookie, button)).status).toBe(200);
  expect(await makerOf(made)).toMatchObject({ ownerId: null, visitorId: made.visitorId });
});

test("the browser that asked for the link keeps its rows; other and forged marks do not count", async () => {
  const { user } = await account();
  const made = await browser();
  const asked = async (email: string) => {
    const response = await call("POST", "/auth/v1/otp", made.cookie, { email, create_user: false });
    expect(response.status).toBe(200);
    return response.headers
      .getSetCookie()
      .find((cookie) => cookie.includes("umbral_asked"))!
      .split(";")[0]!;
  };
  const press = async (mark: string) => {
    const body = { type: "magiclink", token_hash: await linkTo(user) };
    expect((await call("POST", "/auth/v1/verify", `${made.cookie}; ${mark}`, body)).status).toBe(200);
    return (await makerOf(made)).ownerId;
  };
  expect(await press(await asked("otra@casa.example"))).toBeNull();
  const mark = await asked(user.email);
  expect(await press(`${mark.slice(0, -4)}AAAA`)).toBeNull();
  expect(await press(mark)).toBe(user.id);
});

test("an account with a second factor gets it once the factor was shown", async () => {
  const { user, signIn } = await account();
  await db.insert(factors).values({ userId: user.id, type: "totp", status: "verified", secret: "x" });
  const [code] = await db.transaction((tx) => replaceRecoveryCodes(tx, services.auth.keys, user.id, services.now()));
  const made = await browser();
  const response = await signIn(made.cookie);
  expect(await makerOf(made)).toMatchObject({ ownerId: null });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const shown = await call("POST", "/auth/v1/recovery-codes/verify", made.cookie, { code }, token);
  expect(shown.status).toBe(200);
  expect(await makerOf(made)).toMatchObject({ ownerId: user.id });
});

test("the page of a mailed link says which address it signs in, and uses nothing up", async () => {
  const { user } = await account();
  const token = await linkTo(user);
  expect(await addressOfLink(db, { token, types: ["magiclink"], now: services.now() })).toBe(user.email);
  expect(await addressOfLink(db, { token, types: ["recovery"], now: services.now() })).toBeNull();
  expect(await addressOfLink(db, { token: "otra", types: ["magiclink"], now: services.now() })).toBeNull();
  const body = { type: "magiclink", token_hash: token };
  expect((await call("POST", "/auth/v1/verify", "", body)).status).toBe(200);
  expect(await addressOfLink(db, { token, types: ["magiclink"], now: services.now() })).toBeNull();
});
