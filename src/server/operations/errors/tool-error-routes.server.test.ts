import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { toolErrors } from "../../platform/db/tables/platform.server.ts";
import { setResolved } from "../../platform/failures/tool-errors.server.ts";

const database = await openTestDatabase();
const { db } = database;
let services = testServices(database);
let app = createApp(services, async () => new Response("page"));
let ana: Awaited<ReturnType<typeof signedInPerson>>;
let admin: Awaited<ReturnType<typeof signedInPerson>>;
let manager: Awaited<ReturnType<typeof signedInPerson>>;

beforeEach(async () => {
  await db.delete(users);
  await db.delete(toolErrors);
  services = testServices(database);
  app = createApp(services, async () => new Response("page"));
  ana = await signedInPerson(services);
  admin = await signedInPerson(services, ["admin"]);
  manager = await signedInPerson(services, ["manager"]);
});

function call(method: string, path: string, { cookie, body }: { cookie?: string; body?: unknown } = {}) {
  return app.request(path, {
    method,
    headers: { "content-type": "application/json", ...(cookie ? { cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const failure = {
  tool_name: "valoracion",
  error_type: "SERVER_ERROR",
  error_message: "sin comparables en el portal 12",
  error_stack: "Error: x\n  at y",
  request_data: { path: "/valoracion", status: 500 },
};
const report = (body: unknown, cookie = ana.cookie) => call("POST", "/api/tool-errors", { cookie, body });

describe("POST /api/tool-errors", () => {
  test("is for signed-in people", async () => {
    expect((await call("POST", "/api/tool-errors", { body: failure })).status).toBe(401);
    expect(await db.$count(toolErrors)).toBe(0);
  });

  test("keeps the error of the session's user, whatever the body says, redacted", async () => {
    const response = await report({
      ...failure,
      user_id: admin.user.id,
      resolved: true,
      error_message: "fallo de ana@agencia.es",
      request_data: { path: "/compartir/abc", password: "secreta", metros: 94 },
    });
    expect(response.status).toBe(201);
    const [row] = await db.select().from(toolErrors);
    expect(row).toMatchObject({
      id: (await response.json()).id,
      userId: ana.user.id,
      kind: "browser",
      toolName: "valoracion",
      errorMessage: "fallo de [oculto]",
      path: "/compartir/[oculto]",
      requestData: { path: "/compartir/[oculto]", password: "[oculto]", metros: 94 },
      resolved: false,
    });
  });

  test("refuses reports that are no error, and too many of them", async () => {
    expect((await report({ ...failure, error_type: "OTRO" })).status).toBe(422);
    expect((await report({ ...failure, tool_name: "a b" })).status).toBe(422);
    expect((await report({ ...failure, error_stack: "a".repeat(20_000) })).status).toBe(413);
  });

  test("thirty a minute for each person", async () => {
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await report({ ...failure, error_type: "RATE_LIMIT" })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await report(failure, manager.cookie)).status).toBe(201);
  });
});

describe("notices to staff", () => {
  const noticesOf = (userId: string) => db.select().from(userNotifications).where(eq(userNotifications.userId, userId));

  test("administrators and managers are notified, nobody else", async () => {
    await report({ ...failure, error_message: "a".repeat(120) });
    for (const { user } of [admin, manager]) {
      const [notice] = await noticesOf(user.id);
      expect(notice).toMatchObject({
        title: "Error del servidor en valoracion",
        message: `SERVER_ERROR: ${"a".repeat(100)}`,
        type: "error",
        link: expect.stringMatching(/^\/admin\/errores\?error=[\da-f]{20}$/),
        times: 1,
        readAt: null,
      });
    }
    expect(await noticesOf(ana.user.id)).toEqual([]);
  });

  test("of three types alone, and of anonymous errors too", async () => {
    await report({ ...failure, error_type: "RATE_LIMIT" });
    await report({ ...failure, error_type: "NETWORK_ERROR" });
    await report({ ...failure, error_type: "UNKNOWN_ERROR" });
    expect(await noticesOf(admin.user.id)).toEqual([]);
    await call("POST", "/api/errors", { body: { ...failure, error_type: "UNAUTHORIZED" } });
    expect(await noticesOf(admin.user.id)).toMatchObject([
      { type: "warning", message: expect.stringMatching(/^UNAUTHORIZED: /) },
    ]);
  });

  test("a storm is one notice that counts; once read, the next error is a new one", async () => {
    for (let portal = 0; portal < 12; portal++) {
      await report({ ...failure, error_message: `sin comparables en el portal ${portal}` });
    }
    expect(await noticesOf(admin.user.id)).toMatchObject([{ times: 12 }]);
    await call("POST", "/api/notifications/read", { cookie: admin.cookie, body: { ids: "all" } });
    await report(failure);
    expect((await noticesOf(admin.user.id)).map(({ times }) => times).sort()).toEqual([1, 12]);
  });

  test("errors at once neither wait for each other nor lose one", async () => {
    await Promise.all(Array.from({ length: 20 }, () => report(failure)));
    expect(await db.$count(toolErrors)).toBe(20);
    expect(await noticesOf(admin.user.id)).toMatchObject([{ times: 20 }]);
  });

  test("a banned person gets no answer", async () => {
    await db
      .update(users)
      .set({ bannedUntil: new Date("2099-01-01") })
      .where(eq(users.id, manager.user.id));
    await report(failure);
    expect(await noticesOf(manager.user.id)).toEqual([]);
  });
});

describe("/api/notifications", () => {
  const insert = (userId: string, title: string, minute: number) =>
    db
      .insert(userNotifications)
      .values({ userId, title, message: "m", type: "warning", lastAt: new Date(Date.UTC(2026, 10, 21, 10, minute)) })
      .returning();

  test("shows and marks one's own", async () => {
    const [mine] = await insert(ana.user.id, "mía", 1);
    await insert(ana.user.id, "otra mía", 2);
    const [theirs] = await insert(admin.user.id, "ajena", 3);
    const listed = await (await call("GET", "/api/notifications", { cookie: ana.cookie })).json();
    expect(listed.notifications.map((one: { title: string }) => one.title)).toEqual(["otra mía", "mía"]);
    const body = { ids: [mine!.id, theirs!.id] };
    const after = await (await call("POST", "/api/notifications/read", { cookie: ana.cookie, body })).json();
    expect(after.unread).toBe(1);
    const [untouched] = await db.select().from(userNotifications).where(eq(userNotifications.id, theirs!.id));
    expect(untouched!.readAt).toBeNull();
  });

  test("goes on where the page before ended", async () => {
    for (let minute = 0; minute < 55; minute++) await insert(ana.user.id, `n${minute}`, minute);
    const first = await (await call("GET", "/api/notifications", { cookie: ana.cookie })).json();
    expect(first.notifications).toHaveLength(50);
    const rest = await (await call("GET", `/api/notifications?before=${first.next}`, { cookie: ana.cookie })).json();
    expect(rest.notifications.map((one: { title: string }) => one.title)).toEqual(["n4", "n3", "n2", "n1", "n0"]);
    expect(rest.next).toBeNull();
    expect((await call("GET", "/api/notifications?before=x", { cookie: ana.cookie })).status).toBe(400);
  });

  test("not for anonymous callers, nor from another site", async () => {
    expect((await call("GET", "/api/notifications")).status).toBe(401);
    const foreign = await app.request("/api/notifications/read", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: ana.cookie, origin: "https://otro.example" },
      body: '{"ids":"all"}',
    });
    expect(foreign.status).toBe(403);
  });
});

describe("/api/admin/errors", () => {
  const get = async (path: string, cookie: string) =>
    (await call("GET", `/api/admin/errors${path}`, { cookie })).json();

  test.each([
    ["GET", ""],
    ["GET", "/count"],
    ["GET", "/export.csv"],
    ["GET", "/0123456789abcdef0123"],
    ["POST", "/resolve"],
  ])("%s %s: 401 for anonymous callers, 404 for users", async (method, path) => {
    const body = method === "POST" ? { body: { fingerprints: ["0123456789abcdef0123"], resolved: true } } : {};
    expect((await call(method, `/api/admin/errors${path}`, body)).status).toBe(401);
    expect((await call(method, `/api/admin/errors${path}`, { cookie: ana.cookie, ...body })).status).toBe(404);
  });

  test("groups by cause, newest first, with counts; missing paths stand apart", async () => {
    await report(failure);
    await report({ ...failure, error_message: "sin comparables en el portal 40" }, manager.cookie);
    await report({ ...failure, tool_name: "otra", error_type: "RATE_LIMIT" });
    await services.failures.record({
      kind: "missing_path",
      type: "UNKNOWN_ERROR",
      message: "missing path",
      path: "/x",
    });
    const { groups, total, types, tools } = await get("", manager.cookie);
    expect(groups).toMatchObject([
      { tool_name: "otra", times: 1, users: 1 },
      { tool_name: "valoracion", times: 2, users: 2, unresolved: 2, kind: "browser" },
    ]);
    expect(groups[1].frequency).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(total).toBe(2);
    expect(types).toContainEqual({ type: "SERVER_ERROR", times: 2, frequency: groups[1].frequency });
    expect(tools).toEqual(["otra", "valoracion"]);
    expect((await get("?kind=missing_path", manager.cookie)).groups).toMatchObject([{ path: "/x" }]);
    expect(await get("/count", manager.cookie)).toMatchObject({ unresolved: 3, groups: 2 });
  });

  test("filters by type, tool, state and words; nonsense in the address is ignored", async () => {
    await report(failure);
    await report({ ...failure, tool_name: "otra", error_type: "RATE_LIMIT", error_message: "100% de 50_a" });
    const names = async (query: string, cookie = admin.cookie) =>
      (await get(query, cookie)).groups.map((group: { tool_name: string }) => group.tool_name);
    expect(await names("?type=RATE_LIMIT")).toEqual(["otra"]);
    expect(await names("?tool=valoracion")).toEqual(["valoracion"]);
    expect(await names("?q=COMPARABLES")).toEqual(["valoracion"]);
    expect(await names("?q=100%25")).toEqual(["otra"]);
    expect(await names("?q=0%25_")).toEqual([]);
    expect(await names("?type=OTRO&period=siglo&state=x")).toHaveLength(2);
    expect(await names("?state=resolved")).toEqual([]);
    // A person's errors are found by their address, but by administrators alone.
    expect(await names(`?q=${ana.user.email}`)).toHaveLength(2);
    expect(await names(`?q=${ana.user.email}`, manager.cookie)).toEqual([]);
  });

  test("pages go on where the one before ended", async () => {
    const words = "abcdefghijklmnopqrstuvwxyzñáé".split("");
    for (const word of words) {
      const cookie = words.indexOf(word) < 20 ? ana.cookie : manager.cookie;
      await report({ ...failure, error_type: "RATE_LIMIT", error_message: `fallo ${word}` }, cookie);
    }
    const first = await get("", admin.cookie);
    const second = await get(`?before=${first.next}`, admin.cookie);
    expect([first.groups.length, second.groups.length, second.next]).toEqual([25, 4, null]);
    const all = [...first.groups, ...second.groups].map((group: { fingerprint: string }) => group.fingerprint);
    expect(new Set(all).size).toBe(29);
    expect([first.total, second.total]).toEqual([29, 29]);
  });

  test("the detail has trace, data and occurrences; names for administrators alone", async () => {
    await report(failure);
    const [{ fingerprint }] = (await get("", admin.cookie)).groups;
    const full = await get(`/${fingerprint}`, admin.cookie);
    expect(full).toMatchObject({
      error_stack: "Error: x\n  at y",
      request_data: { path: "/valoracion", status: 500 },
      users: 1,
      affected: [{ email: ana.user.email, times: 1 }],
      occurrences: [{ user: ana.user.email, is_signed_in: true }],
    });
    const seenByManager = await get(`/${fingerprint}`, manager.cookie);
    expect(seenByManager.users).toBe(1);
    expect(JSON.stringify(seenByManager)).not.toContain(ana.user.email);
    expect((await call("GET", "/api/admin/errors/ffffffffffffffffffff", { cookie: admin.cookie })).status).toBe(404);
  });

  test("resolves and reopens whole causes; a new error opens one again", async () => {
    await report(failure);
    await report({ ...failure, error_message: "otro fallo" });
    const fingerprints = (await get("", admin.cookie)).groups.map(
      (group: { fingerprint: string }) => group.fingerprint,
    );
    const change = async (resolved: boolean) => {
      const response = await call("POST", "/api/admin/errors/resolve", {
        cookie: manager.cookie,
        body: { fingerprints, resolved },
      });
      return await response.json();
    };
    expect(await change(true)).toEqual({ changed: 2 });
    expect(await change(true)).toEqual({ changed: 0 });
    expect((await get("/count", admin.cookie)).unresolved).toBe(0);
    expect(await get(`/${fingerprints[0]}`, admin.cookie)).toMatchObject({
      unresolved: 0,
      resolved_by: manager.user.email,
      resolved_at: expect.any(String),
    });
    await report(failure);
    expect((await get("", admin.cookie)).groups).toMatchObject([{ times: 2, unresolved: 1 }]);
    await change(true);
    expect(await change(false)).toEqual({ changed: 3 });
    const [row] = await db.select().from(toolErrors);
    expect(row).toMatchObject({ resolved: false, resolvedAt: null, resolvedBy: null });
    expect(await setResolved(db, { fingerprints: [], resolved: true, by: admin.user.id, now: new Date() })).toBe(0);
  });

  test("the table opens in a spreadsheet without running its texts", async () => {
    await report({ ...failure, error_message: "=CMD()" });
    const response = await call("GET", "/api/admin/errors/export.csv", { cookie: admin.cookie });
    expect(response.headers.get("content-disposition")).toMatch(/errores-\d{4}-\d\d-\d\d\.csv/);
    expect(await response.text()).toContain("'=CMD()");
  });
});
