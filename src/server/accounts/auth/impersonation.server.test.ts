import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { isClosedWhileImpersonating } from "../../../domain/accounts/account/impersonation-rules.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApi } from "../../boot/api/api.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { viewerContext } from "../../boot/services.server.ts";
import { authEvents, sessions, userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { liveSessionsOf } from "../people/accounts.server.ts";
import { forgetExpired } from "./forget-expired.server.ts";

const database = await openTestDatabase();
const { db } = database;
const START = new Date("2026-11-22T10:00:00.000Z");
let now = START;
const services = { ...testServices(database), now: () => now };
/** A page names the person it was asked for. */
const app = createApp(services, async (_request, context) => {
  const viewer = context.get(viewerContext);
  return Response.json(viewer ? { email: viewer.email, by: viewer.impersonation?.email ?? null } : null);
});

type Person = Awaited<ReturnType<typeof signedInPerson>>;
let admin: Person;
let manager: Person;
let person: Person;

beforeEach(async () => {
  now = START;
  [admin, manager, person] = [
    await signedInPerson(services, ["admin"]),
    await signedInPerson(services, ["manager"]),
    await signedInPerson(services),
  ];
});

const REASON = { reason: "No encuentra sus viviendas importadas" };

function call(cookie: string, method: string, path: string, body?: unknown) {
  return app.request(path, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
const start = (by: Person, whom: Person, body: unknown = REASON) =>
  call(by.cookie, "POST", `/api/admin/users/${whom.user.id}/impersonation`, body);

/** Both cookies, as the browser has them. */
async function enter(by = admin, whom = person): Promise<string> {
  const response = await start(by, whom);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ to: "/dashboard" });
  const set = response.headers.get("set-cookie")!;
  expect(set).toContain("HttpOnly");
  expect(set).toContain("SameSite=Lax");
  return `${by.cookie}; ${set.split(";")[0]}`;
}
const seenAs = async (cookie: string, path = "/dashboard") => (await call(cookie, "GET", path)).json();
const eventsOf = async ({ user }: Person, kind?: string) =>
  (
    await db
      .select()
      .from(authEvents)
      .where(and(eq(authEvents.userId, user.id), kind === undefined ? undefined : eq(authEvents.kind, kind)))
  ).filter((event) => event.kind.startsWith("imperson"));

test("an administrator sees pages as the person, and leaves as themselves", async () => {
  const cookie = await enter();
  expect(await seenAs(cookie)).toEqual({ email: person.user.email, by: admin.user.email });
  expect(await seenAs(cookie, "/precios")).toEqual({ email: person.user.email, by: admin.user.email });
  // Pages and calls for staff alone do not exist meanwhile.
  expect((await call(cookie, "GET", "/api/admin/errors/count")).status).toBe(404);
  const left = await call(cookie, "POST", "/api/impersonation/end");
  expect([left.status, left.headers.get("location")]).toEqual([303, `/admin/usuarios/${person.user.id}`]);
  expect(left.headers.get("set-cookie")).toContain("umbral_como=;");
  expect(await seenAs(admin.cookie)).toEqual({ email: admin.user.email, by: null });
  const [started, ended] = await eventsOf(person);
  expect(started).toMatchObject({ kind: "impersonation_started", actorId: admin.user.id, detail: REASON });
  expect(ended).toMatchObject({ kind: "impersonation_ended", actorId: admin.user.id, detail: { how: "left" } });
});

test("nobody else may, and nobody of the administration is looked at", async () => {
  const other = await signedInPerson(services, ["admin"]);
  expect((await start(manager, person)).status).toBe(403);
  expect((await start(person, admin)).status).toBe(404);
  expect((await start(admin, other)).status).toBe(403);
  expect((await start(admin, manager)).status).toBe(403);
  expect((await start(admin, admin)).status).toBe(422);
  expect((await start(admin, person, { reason: "ver" })).status).toBe(422);
  expect((await call(admin.cookie, "POST", "/api/admin/users/x/impersonation", REASON)).status).toBe(404);
  await db
    .update(users)
    .set({ bannedUntil: new Date("2027-01-01") })
    .where(eq(users.id, person.user.id));
  expect((await start(admin, person)).status).toBe(422);
  expect(await eventsOf(person)).toEqual([]);
});

test("only the browser in which it began, beside the administrator's own session", async () => {
  const cookie = await enter();
  const [como] = cookie.split("; ").slice(1);
  expect(await seenAs(como!)).toBeNull();
  expect((await call(`${manager.cookie}; ${como}`, "GET", "/api/account/sessions")).status).toBe(401);
  // The id of the administrator's own session opens nothing in this cookie.
  const [row] = await db.select().from(sessions).where(eq(sessions.impersonatorId, admin.user.id));
  const forged = `umbral_session=${row!.id}.${services.auth.keys.mac("cookie", row!.id)}`;
  expect(await seenAs(forged)).toBeNull();
  expect(await seenAs(`${admin.cookie}; umbral_como=${row!.id}.${services.auth.keys.mac("cookie", row!.id)}`)).toEqual({
    email: admin.user.email,
    by: null,
  });
});

test("after an hour it is over, and pages that are still open change nothing", async () => {
  const cookie = await enter();
  const [row] = await db.select().from(sessions).where(eq(sessions.impersonatorId, admin.user.id));
  now = new Date(START.getTime() + 60 * 60_000 - 1);
  expect(await seenAs(cookie)).toMatchObject({ email: person.user.email });
  expect((await liveSessionsOf(db, [row!.id], now)).size).toBe(1);
  now = new Date(START.getTime() + 60 * 60_000);
  expect((await liveSessionsOf(db, [row!.id], now)).size).toBe(0);
  const late = await call(cookie, "POST", "/api/notifications/read", {});
  expect([late.status, (await late.json()).code]).toEqual([409, "IMPERSONATION_OVER"]);
  // Parts of an open page are nobody's; a document is the administrator's again.
  expect(await seenAs(cookie, "/dashboard.data")).toBeNull();
  const response = await call(cookie, "GET", "/dashboard");
  expect(response.headers.get("set-cookie")).toContain("umbral_como=;");
  expect(await response.json()).toEqual({ email: admin.user.email, by: null });
  await forgetExpired(db, now);
  expect(await eventsOf(person, "impersonation_ended")).toMatchObject([{ detail: { how: "expired" } }]);
  expect(await db.$count(sessions, eq(sessions.id, row!.id))).toBe(0);
});

test("it ends with the administrator's session, ban or role, and with the person's ban or new role", async () => {
  const ends: [string, () => Promise<unknown>][] = [
    ["session", () => db.delete(sessions).where(eq(sessions.id, admin.sessionId))],
    [
      "ban",
      () =>
        db
          .update(users)
          .set({ bannedUntil: new Date("2027-01-01") })
          .where(eq(users.id, admin.user.id)),
    ],
    ["role", () => db.delete(userRoles).where(eq(userRoles.userId, admin.user.id))],
    [
      "his ban",
      () =>
        db
          .update(users)
          .set({ bannedUntil: new Date("2027-01-01") })
          .where(eq(users.id, person.user.id)),
    ],
    ["his role", () => db.insert(userRoles).values({ userId: person.user.id, role: "manager" })],
  ];
  for (const [name, end] of ends) {
    [admin, person] = [await signedInPerson(services, ["admin"]), await signedInPerson(services)];
    const cookie = await enter();
    await end();
    expect((await call(cookie, "GET", "/api/account/sessions")).status, name).toBe(401);
    expect((await call(cookie, "POST", "/api/notifications/read", {})).status, name).toBe(409);
  }
});

test("looking at a second person leaves the first", async () => {
  const other = await signedInPerson(services);
  const first = await enter();
  const second = await enter(admin, other);
  expect(await seenAs(second)).toMatchObject({ email: other.user.email });
  expect((await call(first, "GET", "/api/account/sessions")).status).toBe(401);
  expect(await eventsOf(person, "impersonation_ended")).toMatchObject([{ detail: { how: "replaced" } }]);
});

test("every change is written down with both, before it is made; reading is not", async () => {
  const cookie = await enter();
  expect((await call(cookie, "GET", "/api/portfolio/homes")).status).toBe(200);
  expect((await call(cookie, "POST", "/api/portfolio/demo")).status).toBe(201);
  const closed = await call(cookie, "POST", "/api/account/delete", { email: person.user.email });
  expect([closed.status, (await closed.json()).code]).toEqual([403, "IMPERSONATING"]);
  const writes = await eventsOf(person, "impersonated_write");
  expect(writes.map(({ detail }) => detail).toSorted((a, b) => String(a.call).localeCompare(String(b.call)))).toEqual([
    { call: "POST /api/account/delete", refused: true },
    { call: "POST /api/portfolio/demo" },
  ]);
  expect(new Set(writes.map(({ actorId }) => actorId))).toEqual(new Set([admin.user.id]));
  expect(await db.$count(users, eq(users.id, person.user.id))).toBe(1);
});

test("the browser's own session goes on beneath and is never changed by a page of the person", async () => {
  const cookie = await enter();
  const refused = await call(cookie, "PUT", "/auth/v1/user", { password: "otra-clave-larga-2026" });
  expect([refused.status, refused.headers.get("x-sb-error-code")]).toEqual([403, "impersonating"]);
  // Not refused by the rule, because it asks for its own proof.
  expect((await call(cookie, "GET", "/auth/v1/user")).status).toBe(401);
  expect((await call(cookie, "POST", "/auth/v1/token?grant_type=refresh_token", {})).status).toBe(400);
  expect((await call(cookie, "POST", "/auth/v1/token?grant_type=password&x=grant_type=refresh_token", {})).status).toBe(
    403,
  );
});

test("the person's lists of sessions do not have it; their log does", async () => {
  const cookie = await enter();
  const list = (await (await call(person.cookie, "GET", "/api/account/sessions")).json()) as { sessions: object[] };
  expect(list.sessions).toHaveLength(1);
  const own = (await (await call(person.cookie, "GET", "/api/account/export")).json()) as { events: object[] };
  expect(own.events).toContainEqual(
    expect.objectContaining({ kind: "impersonation_started", by: "Umbral", detail: expect.objectContaining(REASON) }),
  );
  expect((await call(cookie, "GET", "/api/account/export")).status).toBe(403);
});

/** Calls whose names sound like money, secrets or personal data in a file, and that may stay open. */
const OPEN = [
  // One result as a document, and files of one home, which its page shows too.
  "GET /api/runs/:id/export/:format",
  "GET /api/shared/:token/export/pdf",
  "GET /api/imports/:id/problems.csv",
  // The key of these calls is in their address or body: no session counts there.
  "POST /api/feeds/:token",
  "POST /api/inbound/:token",
  "POST /api/stripe/webhook",
  "POST /baja/:token",
  "POST /novedades/:token",
  "POST /informe-mercado-alta/:token",
  "POST /informe-mercado-baja/:token",
  "POST /avisos-busqueda/:token",
  "POST /correo/baja/:token",
  "POST /api/mail-events/:token",
  // The picture that tells that a mail was looked at.
  "GET /correo/i/:token",
];

test("no call that sounds like ways in, money, secrets or exports stays open", () => {
  const sounds = /password|secret|token$|\/keys|webhook|billing|export|\.csv|account\/(delete|sessions)/;
  const open = createApi(services)
    .routes.map(({ method, path }) => ({ method, path, call: `${method} ${path}` }))
    .filter(({ method, path }) => method !== "ALL" && sounds.test(path) && !path.startsWith("/api/admin/"))
    .filter(({ method, path }) => !(method === "GET" && /\/(keys|webhooks|sessions)(\/|$)/.test(path)))
    .filter(({ method, path }) => !isClosedWhileImpersonating(method, path.replace(/:\w+/g, "x")))
    .map(({ call: name }) => name);
  expect(open.filter((name) => !OPEN.includes(name))).toEqual([]);
});
