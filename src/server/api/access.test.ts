import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routeTable from "../../routes.ts";
import { signedInPerson } from "../../test/signed-in-person.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { testServices } from "../../test/test-services.ts";
import { createApp } from "../app.server.ts";
import { createApi } from "./api.server.ts";

/**
 * Who may do what, written down: every call of the API and every private page. A call that is missing here fails the test, so
 * nobody opens a door without saying for whom.
 */

const database = await openTestDatabase();
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const app = createApp(services, async () => new Response("page"));

const NOBODY = "00000000-0000-4000-8000-000000000000";
const ANYBODY = "everybody" as const;

type Statuses = readonly [anonymous: number, user: number, manager: number, admin: number];
interface Rule {
  /** In place of the pattern's parameters. */
  path?: string;
  body?: unknown;
  /** What each gets; the same for all where it is one number. */
  expect: Statuses | number;
}

/** Needs a session: without one 401, with any the same. */
const signedIn = (status: number): Statuses => [401, status, status, status];
/** Administrators and managers; for others it does not exist. */
const staff = (status: number, manager = status): Statuses => [401, 404, manager, status];

const RULES: Record<string, Rule> = {
  "GET /healthz": { expect: 200 },
  "GET /readyz": { expect: 200 },
  "GET /metrics": { expect: 200 },
  "GET /api/openapi.json": { expect: 200 },
  "GET /api/tools": { expect: 200 },
  "GET /api/places": { path: "/api/places?q=gracia", expect: 200 },
  "GET /api/ip": { expect: 200 },
  "GET /api/geo": { expect: 200 },
  "GET /descargas/:file": { path: "/descargas/no-existe.pdf", expect: 404 },
  "GET /dev/mailbox.json": { expect: 200 },
  // A result is its owner's alone; what nobody has is not there for anybody.
  "POST /api/tools/:slug/runs": { path: "/api/tools/calculadora-capacidad/runs", body: {}, expect: 422 },
  "GET /api/runs/:id": { path: `/api/runs/${NOBODY}`, expect: 404 },
  "GET /api/runs/:id/export/:format": { path: `/api/runs/${NOBODY}/export/pdf`, expect: 404 },
  // Forms and reports of the site.
  "POST /api/leads": { body: {}, expect: 422 },
  "PATCH /api/leads/:id": { path: `/api/leads/${NOBODY}`, body: {}, expect: 422 },
  "POST /api/page-views": { body: {}, expect: 422 },
  "POST /api/cookie-consents": { body: {}, expect: 422 },
  "POST /api/errors": { body: {}, expect: 422 },
  "POST /functions/v1/request-demo": { body: {}, expect: 422 },
  // Asks for the public key, which is no session.
  "POST /functions/v1/chat-inmobiliario": { body: {}, expect: 401 },
  // One's own account.
  "GET /api/account/sessions": { expect: signedIn(200) },
  "DELETE /api/account/sessions/:id": { path: `/api/account/sessions/${NOBODY}`, expect: signedIn(404) },
  "GET /api/account/export": { expect: signedIn(200) },
  "DELETE /api/account/email-change": { expect: signedIn(204) },
  "POST /api/account/delete": { body: {}, expect: signedIn(422) },
  "GET /api/notifications": { expect: signedIn(200) },
  "POST /api/notifications/read": { body: {}, expect: signedIn(422) },
  "POST /api/tool-errors": { body: {}, expect: signedIn(422) },
  "GET /api/events": { expect: signedIn(200) },
  // Administration.
  "GET /api/admin/errors": { expect: staff(200) },
  "GET /api/admin/errors/count": { expect: staff(200) },
  "GET /api/admin/errors/export.csv": { expect: staff(200) },
  "GET /api/admin/errors/:fingerprint": { path: "/api/admin/errors/0000", expect: staff(404) },
  "POST /api/admin/errors/resolve": { body: {}, expect: staff(422) },
  "PUT /api/admin/users/:id/ban": { path: `/api/admin/users/${NOBODY}/ban`, body: {}, expect: staff(422) },
  "DELETE /api/admin/users/:id/ban": { path: `/api/admin/users/${NOBODY}/ban`, expect: staff(404) },
  "PUT /api/admin/users/:id/roles/:role": {
    path: "/api/admin/users/{somebody}/roles/manager",
    expect: staff(204, 403),
  },
  "DELETE /api/admin/users/:id/roles/:role": {
    path: "/api/admin/users/{somebody}/roles/manager",
    expect: staff(204, 403),
  },
  "DELETE /api/admin/users/:id/sessions": { path: `/api/admin/users/${NOBODY}/sessions`, expect: staff(404) },
  "DELETE /api/admin/users/:id/sessions/:sessionId": {
    path: `/api/admin/users/${NOBODY}/sessions/${NOBODY}`,
    expect: staff(404),
  },
  "POST /api/admin/users/:id/mails": {
    path: "/api/admin/users/{somebody}/mails",
    // The manager's is sent; another to the same person within a minute is not.
    expect: [401, 404, 200, 429],
  },
};

/** `/auth/v1` proves its callers by their bearer (docs/accounts.md); a cookie is nothing there. */
const AUTH_CALLS: Record<string, typeof ANYBODY | "bearer"> = {
  "GET /auth/v1/.well-known/jwks.json": ANYBODY,
  "GET /auth/v1/settings": ANYBODY,
  "GET /auth/v1/health": ANYBODY,
  "POST /auth/v1/signup": ANYBODY,
  "POST /auth/v1/token": ANYBODY,
  "POST /auth/v1/recover": ANYBODY,
  "POST /auth/v1/resend": ANYBODY,
  "POST /auth/v1/otp": ANYBODY,
  "GET /auth/v1/verify": ANYBODY,
  "POST /auth/v1/verify": ANYBODY,
  "GET /auth/v1/authorize": ANYBODY,
  "GET /auth/v1/callback": ANYBODY,
  "POST /auth/v1/callback": ANYBODY,
  "GET /auth/v1/user": "bearer",
  "PUT /auth/v1/user": "bearer",
  "GET /auth/v1/reauthenticate": "bearer",
  "POST /auth/v1/logout": "bearer",
  "GET /auth/v1/user/identities/authorize": "bearer",
  "DELETE /auth/v1/user/identities/:id": "bearer",
  "POST /auth/v1/factors": "bearer",
  "POST /auth/v1/factors/:id/challenge": "bearer",
  "POST /auth/v1/factors/:id/verify": "bearer",
  "DELETE /auth/v1/factors/:id": "bearer",
  "GET /auth/v1/recovery-codes": "bearer",
  "POST /auth/v1/recovery-codes": "bearer",
  "POST /auth/v1/recovery-codes/verify": "bearer",
};

const WHO = ["anonymous", "user", "manager", "admin"] as const;
const cookies: (string | undefined)[] = [];
let somebody = "";
let calls = 0;

beforeAll(async () => {
  somebody = (await signedInPerson(services)).user.id;
  cookies.push(undefined);
  for (const roles of [[], ["manager"], ["admin"]] as const) {
    cookies.push((await signedInPerson(services, roles)).cookie);
  }
});

// The stream of changes opened a connection of its own.
afterAll(() => services.changes.close());

async function call(method: string, path: string, { body, cookie }: { body?: unknown; cookie?: string | undefined }) {
  calls += 1;
  const response = await app.request(path.replace("{somebody}", somebody), {
    method,
    // Each from an address of its own: the limits are not what this is about.
    headers: {
      "x-forwarded-for": `10.0.${calls >> 8}.${calls & 255}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(cookie ? { cookie } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.body?.cancel();
  return response.status;
}

describe("the calls of the API", () => {
  test("are all in the table", () => {
    const calls = createApi(services)
      .routes.filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(calls)].sort()).toEqual([...Object.keys(RULES), ...Object.keys(AUTH_CALLS)].sort());
  });

  test.each(Object.entries(RULES))("%s", async (name, { path, body, expect: expected }) => {
    const [method, pattern] = name.split(" ") as [string, string];
    const got: Record<string, number> = {};
    for (const [i, who] of WHO.entries()) got[who] = await call(method, path ?? pattern, { body, cookie: cookies[i] });
    const wanted = typeof expected === "number" ? WHO.map(() => expected) : expected;
    expect(got).toEqual(Object.fromEntries(WHO.map((who, i) => [who, wanted[i]])));
  });

  test.each(Object.entries(AUTH_CALLS))("%s", async (name, who) => {
    const [method, pattern] = name.split(" ") as [string, string];
    const path = pattern.replace(/:\w+/g, NOBODY);
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    const statuses = await Promise.all([undefined, cookies[3]].map((cookie) => call(method, path, { body, cookie })));
    // An administrator's cookie opens nothing more than none.
    expect(statuses[0]).toBe(statuses[1]);
    if (who === "bearer") expect(statuses[0]).toBe(401);
    else expect([401, 403]).not.toContain(statuses[0]);
  });
});

describe("private pages", () => {
  const PRIVATE = /^\/(dashboard|tours|tour-editor|resultados-guardados|plantillas\/:id)(\/|$)/;
  const STAFF = /^\/(admin|native-demo|code-review|test-conexion|test-fase2-poc)(\/|$)/;

  const pages = flatten(routeTable, "");
  const guards = (file: string) => {
    const source = readFileSync(`src/${file}`, "utf8");
    return ["requireViewer(", "requireStaff("].filter((guard) => source.includes(guard));
  };

  test.each(pages.filter(({ path }) => PRIVATE.test(path) && !/^\/plantillas$/.test(path)))(
    "$path asks for a session ($file)",
    ({ file }) => expect(guards(file)).toContain("requireViewer("),
  );

  test.each(pages.filter(({ path }) => STAFF.test(path)))("$path asks for a role ($file)", ({ file }) =>
    expect(guards(file)).toContain("requireStaff("),
  );

  test("no other page asks: what everybody may see needs no guard", () => {
    const others = pages.filter(({ path }) => !PRIVATE.test(path) && !STAFF.test(path));
    expect(others.filter(({ file }) => guards(file).length > 0)).toEqual([]);
  });
});

/** The addresses of a route table with the module that answers each. */
function flatten(entries: readonly RouteConfigEntry[], above: string): { path: string; file: string }[] {
  return entries.flatMap(({ path, index, file, children }) => {
    const here = path ? `${above}/${path}` : above;
    const own = path !== undefined || index ? [{ path: here === "" ? "/" : here, file }] : [];
    return [...own, ...flatten(children ?? [], here)];
  });
}
