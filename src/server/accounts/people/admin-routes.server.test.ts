import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents, oneTimeTokens, sessions, userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { openSession } from "../auth/sessions.server.ts";
import { findUser, type Role } from "./accounts.server.ts";

const database = await openTestDatabase();
const { db } = database;
const now = new Date("2026-11-21T10:00:00.000Z");
const services = { ...testServices(database), now: () => now };
let app = newApp();
const caller = { ipAddress: "203.0.113.9", userAgent: "Navegador/1" };

/** A fresh one counts calls anew. */
function newApp() {
  return createApp(services, async () => new Response("page"));
}

beforeEach(async () => {
  app = newApp();
  await db.delete(users);
  await db.delete(authEvents);
});

interface Person {
  id: string;
  cookie: string;
}

/** A confirmed person, signed in. */
async function person(name: string, ...roles: Role[]): Promise<Person> {
  const [user] = await db
    .insert(users)
    .values({ email: `${name}@agencia.es`, emailConfirmedAt: now })
    .returning();
  for (const role of roles) await db.insert(userRoles).values({ userId: user!.id, role });
  const { id } = await openSession(db, { user: user!, method: "password", caller, now });
  return { id: user!.id, cookie: `umbral_session=${id}.${services.auth.keys.mac("cookie", id)}` };
}

const call = (by: Person | null, method: string, path: string, body?: unknown) =>
  app.request(`/api/admin/users/${path}`, {
    method,
    headers: { ...(by ? { cookie: by.cookie } : {}), "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status;
const rolesOf = async ({ id }: Person) =>
  (await db.select().from(userRoles).where(eq(userRoles.userId, id))).map(({ role }) => role).sort();
const sessionsOf = ({ id }: Person) => db.$count(sessions, eq(sessions.userId, id));
const deeds = async () => (await db.select().from(authEvents)).filter(({ kind }) => kind !== "signed_in");

const EVERYTHING: [method: string, path: (id: string) => string, body?: unknown][] = [
  ["PUT", (id) => `${id}/roles/manager`],
  ["DELETE", (id) => `${id}/roles/manager`],
  ["PUT", (id) => `${id}/ban`, { reason: "Suplanta a otra agencia" }],
  ["DELETE", (id) => `${id}/ban`],
  ["DELETE", (id) => `${id}/sessions`],
  ["DELETE", (id) => `${id}/sessions/${id}`],
  ["POST", (id) => `${id}/mails`],
];

describe("access", () => {
  test("nobody without a session, and to nobody without a role it exists", async () => {
    const ana = await person("ana");
    const eva = await person("eva");
    for (const [method, path, body] of EVERYTHING) {
      expect(await statusOf(null, method, path(eva.id), body)).toBe(401);
      expect(await statusOf(ana, method, path(eva.id), body)).toBe(404);
    }
    expect(await deeds()).toEqual([]);
    expect(await sessionsOf(eva)).toBe(1);
  });

  test("a manager does all but give and take roles, and nothing to an admin", async () => {
    const manager = await person("marta", "manager");
    const admin = await person("jefa", "admin");
    const eva = await person("eva");
    expect(await statusOf(manager, "PUT", `${eva.id}/roles/manager`)).toBe(403);
    expect(await statusOf(manager, "PUT", `${manager.id}/roles/admin`)).toBe(403);
    expect(await statusOf(manager, "DELETE", `${manager.id}/roles/manager`)).toBe(403);
    for (const [method, path, body] of EVERYTHING) {
      expect(await statusOf(manager, method, path(admin.id), body)).toBe(403);
    }
    expect(await statusOf(manager, "PUT", `${eva.id}/ban`, { reason: "Suplanta a otra" })).toBe(200);
    expect(await statusOf(manager, "DELETE", `${eva.id}/ban`)).toBe(204);
    expect(await sessionsOf(admin)).toBe(1);
  });

  test("a page of another site cannot use the cookie", async () => {
    const admin = await person("jefa", "admin");
    const eva = await person("eva");
    const response = await app.request(`/api/admin/users/${eva.id}/roles/admin`, {
      method: "PUT",
      headers: { cookie: admin.cookie, origin: "https://otro.example", host: "localhost" },
    });
    expect(response.status).toBe(403);
    expect(await rolesOf(eva)).toEqual([]);
  });

  test("unknown and malformed ids and roles find nothing", async () => {
    const admin = await person("jefa", "admin");
    const eva = await person("eva");
    expect(await statusOf(admin, "PUT", "7b0c2f5e-54a5-4d83-9a4e-6a2f7c1c0a01/roles/manager")).toBe(404);
    expect(await statusOf(admin, "PUT", "1/roles/manager")).toBe(404);
    expect(await statusOf(admin, "PUT", `${eva.id}/roles/owner`)).toBe(404);
    expect(await statusOf(admin, "DELETE", `${eva.id}/sessions/${eva.id}`)).toBe(404);
  });
});

describe("roles", () => {
  test("are given and taken, each once in the log, with the person who did it", async () => {
    const admin = await person("jefa", "admin");
    const eva = await person("eva");
    for (let i = 0; i < 2; i++) expect(await statusOf(admin, "PUT", `${eva.id}/roles/manager`)).toBe(204);
    expect(await rolesOf(eva)).toEqual(["manager"]);
    for (let i = 0; i < 2; i++) expect(await statusOf(admin, "DELETE", `${eva.id}/roles/manager`)).toBe(204);
    expect(await rolesOf(eva)).toEqual([]);
    expect(await deeds()).toMatchObject([
      { kind: "role_granted", userId: eva.id, actorId: admin.id, detail: { role: "manager" } },
      { kind: "role_revoked", userId: eva.id, actorId: admin.id, detail: { role: "manager" } },
    ]);
  });

  test("are not given to an address that nobody confirmed", async () => {
    const admin = await person("jefa", "admin");
    const eva = await person("eva");
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, eva.id));
    const response = await call(admin, "PUT", `${eva.id}/roles/manager`);
    expect(response.status).toBe(422);
    expect((await response.json()).issues).toMatchObject([{ path: "role" }]);
  });

  test("the last admin keeps their role; beside another one they may leave", async () => {
    const admin = await person("jefa", "admin", "manager");
    const refused = await call(admin, "DELETE", `${admin.id}/roles/admin`);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "LAST_ADMIN" });

    const eva = await person("eva", "admin");
    await db
      .update(users)
      .set({ bannedUntil: new Date("2027-01-01") })
      .where(eq(users.id, eva.id));
    expect(await statusOf(admin, "DELETE", `${admin.id}/roles/admin`)).toBe(409); // the other is banned
    await db.update(users).set({ bannedUntil: null }).where(eq(users.id, eva.id));
    expect(await statusOf(admin, "DELETE", `${admin.id}/roles/admin`)).toBe(204);
    expect(await rolesOf(admin)).toEqual(["manager"]);
  });

  test("two admins who demote each other at once leave one", async () => {
    for (let round = 0; round < 5; round++) {
      const ana = await person(`ana${round}`, "admin");
      const eva = await person(`eva${round}`, "admin");
      const answers = await Promise.all([
        statusOf(ana, "DELETE", `${eva.id}/roles/admin`),
        statusOf(eva, "DELETE", `${ana.id}/roles/admin`),
      ]);
      expect(answers.sort()).toEqual([204, 404]);
      expect(await db.$count(userRoles, eq(userRoles.role, "admin"))).toBe(1);
      await db.delete(users);
    }
  });

  test("two admins who ban each other, or leave, at once: one stays", async () => {
    const ana = await person("ana", "admin");
    const eva = await person("eva", "admin");
    const reason = { reason: "Se han enfadado" };
    const bans = await Promise.all([
      statusOf(ana, "PUT", `${eva.id}/ban`, reason),
      statusOf(eva, "PUT", `${ana.id}/ban`, reason),
    ]);
    expect(bans.sort()).toEqual([200, 401]);
    await db.update(users).set({ bannedUntil: null });
    const ida = await person("ida", "admin");
    const ivo = await person("ivo", "admin");
    await db.delete(userRoles).where(eq(userRoles.userId, ana.id));
    await db.delete(userRoles).where(eq(userRoles.userId, eva.id));
    const leaving = await Promise.all([ida, ivo].map((who) => statusOf(who, "DELETE", `${who.id}/roles/admin`)));
    expect(leaving.sort()).toEqual([204, 409]);
  });
});

describe("a ban", () => {
  test("ends sessions and open links at once, until its day, and is in the log with its reason", async () => {
    const admin = await person("jefa", "admin");
    const eva = await person("eva");
    const token = { userId: eva.id, type: "recovery", tokenHash: "x", email: "eva@agencia.es" } as const;
    await db.insert(oneTimeTokens).values({ ...token, expiresAt: new Date("2026-11-21T11:00:00Z") });
    const until = "2026-12-01T22:59:59.000Z";
    const response = await call(admin, "PUT", `${eva.id}/ban`, { reason: " Suplanta a otra agencia ", until });
    expect(await response.json()).toEqual({ endedSessions: 1 });
    expect((await findUser(db, eva.id))!.bannedUntil).toEqual(new Date(until));
    expect(await sessionsOf(eva)).toBe(0);
    expect(await db.$count(oneTimeTokens)).toBe(0);
    expect((await app.request("/api/account/sessions", { headers: { cookie: eva.cookie } })).status).toBe(401);
    expect(await deeds()).toMatchObject([
      { kind: "banned", userId: eva.id, actorId: admin.id, detail: { reason: "Suplanta a otra agencia", until } },
    ]);
    const user = (await findUser(db, eva.id))!;
    await expect(openSession(db, { user, method: "password", caller, now })).rejects.toMatchObject({
      code: "user_banned",
    });
  });

  test("without an end lasts, and is lifted", async () => {
    const admin = await person("jefa", "admin");
    const eva = await person("eva");
    expect(await statusOf(admin, "PUT", `${eva.id}/ban`, { reason: "Suplanta a otra", until: null })).toBe(200);
    expect((await findUser(db, eva.id))!.bannedUntil!.getUTCFullYear()).toBe(9999);
    for (let i = 0; i < 2; i++) expect(await statusOf(admin, "DELETE", `${eva.id}/ban`)).toBe(204);
    expect((await findUser(db, eva.id))!.bannedUntil).toBeNull();
    expect((await deeds()).map(({ kind }) => kind)).toEqual(["banned", "unbanned"]);
  });

  test("needs a reason and a day to come, and never bars oneself", async () => {
    const admin = await person("jefa", "admin");
    const eva = await person("eva");
    const fieldOf = async (id: string, body: unknown) => {
      const response = await call(admin, "PUT", `${id}/ban`, body);
      expect(response.status).toBe(422);
      return (await response.json()).issues[0].path;
    };
    expect(await fieldOf(eva.id, { reason: "  " })).toBe("reason");
    expect(await fieldOf(eva.id, { reason: "a".repeat(501) })).toBe("reason");
    expect(await fieldOf(eva.id, { reason: "Uno \ud800" })).toBe("reason");
    expect(await fieldOf(eva.id, { reason: "Suplanta", until: "mañana" })).toBe("until");
    expect(await fieldOf(eva.id, { reason: "Suplanta", until: "2026-11-21T09:00:00Z" })).toBe("until");
    expect(await fieldOf(admin.id, { reason: "Suplanta" })).toBe("reason");
    expect(await statusOf(admin, "PUT", `${eva.id}/ban`, "no json")).toBe(422);
    expect(await deeds()).toEqual([]);
  });
});

test("sessions end one by one and all together", async () => {
  const admin = await person("jefa", "admin");
  const eva = await person("eva");
  const user = (await findUser(db, eva.id))!;
  const second = await openSession(db, { user, method: "otp", caller, now });
  await openSession(db, { user, method: "otp", caller, now });
  expect(await (await call(admin, "DELETE", `${eva.id}/sessions/${second.id}`)).json()).toEqual({ endedSessions: 1 });
  expect(await sessionsOf(eva)).toBe(2);
  expect(await (await call(admin, "DELETE", `${eva.id}/sessions`)).json()).toEqual({ endedSessions: 2 });
  expect(await sessionsOf(eva)).toBe(0);
  expect(await sessionsOf(admin)).toBe(1);
});

test("a mail asks an unconfirmed person to confirm, and leads a confirmed one to a new password", async () => {
  const admin = await person("jefa", "admin");
  const eva = await person("eva");
  const ivo = await person("ivo");
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, ivo.id));
  expect(await (await call(admin, "POST", `${eva.id}/mails`)).json()).toEqual({ sent: "recovery" });
  expect(await (await call(admin, "POST", `${ivo.id}/mails`)).json()).toEqual({ sent: "signup" });
  expect(await statusOf(admin, "POST", `${eva.id}/mails`)).toBe(429);
  expect((await db.select().from(oneTimeTokens)).map(({ type }) => type).sort()).toEqual(["recovery", "signup"]);
  const queued = await db.select().from(mails);
  expect(queued.map(({ to }) => to).sort()).toEqual(["eva@agencia.es", "ivo@agencia.es"]);
  expect(await deeds()).toMatchObject([
    { kind: "recovery_requested", userId: eva.id, actorId: admin.id },
    { kind: "confirmation_sent", userId: ivo.id, actorId: admin.id },
  ]);
});
