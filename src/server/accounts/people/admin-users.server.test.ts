import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { authEvents, factors, userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { accountFigures, listUsers, type UserFilter } from "./admin-users.server.ts";
import { auditCursor, auditPlace, listAuditEvents } from "./audit.server.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-11-21T10:00:00.000Z");
const day = (n: number) => new Date(Date.UTC(2026, 10, n));

beforeEach(async () => {
  await db.delete(users);
  await db.delete(authEvents);
});

async function newUser(email: string, name = "", values: Partial<typeof users.$inferInsert> = {}) {
  const [first_name, last_name] = name.split(" ");
  const metadata = name ? { first_name, last_name } : {};
  const [user] = await db
    .insert(users)
    .values({ email, metadata, emailConfirmedAt: day(1), createdAt: day(1), ...values })
    .returning();
  return user!.id;
}

const anyone: UserFilter = { search: "", role: null, state: null, sort: "newest", page: 1 };
const find = async (filter: Partial<UserFilter>) => {
  const { users: rows, total } = await listUsers(db, { ...anyone, ...filter }, now);
  expect(total).toBe(rows.length);
  return rows.map(({ email }) => email.split("@")[0]);
};

describe("the list of accounts", () => {
  beforeEach(async () => {
    await newUser("nuria@ferrerhogar.es", "Núria Ferrer", { createdAt: day(3), lastSignInAt: day(4) });
    await newUser("inigo@arrieta.eus", "Iñigo Arrieta", { createdAt: day(2), lastSignInAt: day(20) });
    await newUser("ana_100%@agencia.es", "Ana Ruiz", { createdAt: day(1), emailConfirmedAt: null });
    await newUser("sin-nombre@agencia.es", "", { createdAt: day(19), bannedUntil: day(30) });
  });

  test("searches name and address, with or without marks, every word of it", async () => {
    expect(await find({ search: "nuria" })).toEqual(["nuria"]);
    expect(await find({ search: "NÚRIA férrer" })).toEqual(["nuria"]);
    expect(await find({ search: "inigo" })).toEqual(["inigo"]);
    expect(await find({ search: "arrieta.eus" })).toEqual(["inigo"]);
    expect(await find({ search: "ferrer arrieta" })).toEqual([]);
    expect(await find({ search: "  " })).toHaveLength(4);
  });

  test("takes typed signs literally", async () => {
    expect(await find({ search: "100%" })).toEqual(["ana_100%"]);
    expect(await find({ search: "a_1" })).toEqual(["ana_100%"]);
    for (const search of ["%", "_"]) expect(await find({ search })).toEqual(["ana_100%"]);
    for (const search of ["'; drop table users; --", "\\", "a\0b", "\ud800", "x".repeat(10_000), "$1"]) {
      expect(await find({ search })).toEqual([]);
    }
  });

  test("accepts a name of any length", async () => {
    const endless = Array.from({ length: 4_000 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join("");
    await newUser("eterna@agencia.es", `${endless} Ruiz`);
    expect(await find({ search: endless.slice(0, 20) })).toEqual(["eterna"]);
  });

  test("filters by state, and a ban that has ended counts no more", async () => {
    expect(await find({ state: "unconfirmed" })).toEqual(["ana_100%"]);
    expect(await find({ state: "banned" })).toEqual(["sin-nombre"]);
    expect(await find({ state: "active" })).toEqual(["nuria", "inigo"]);
    expect(await listUsers(db, { ...anyone, state: "banned" }, day(30))).toMatchObject({ total: 0 });
    expect(await accountFigures(db, now)).toEqual({ accounts: 4, newThisWeek: 1, unconfirmed: 1, banned: 1 });
  });

  test("sorts by the wanted column", async () => {
    expect(await find({ sort: "newest" })).toEqual(["sin-nombre", "nuria", "inigo", "ana_100%"]);
    expect(await find({ sort: "oldest" })).toEqual(["ana_100%", "inigo", "nuria", "sin-nombre"]);
    expect((await find({ sort: "lastSignIn" })).slice(0, 2)).toEqual(["inigo", "nuria"]);
    expect(await find({ sort: "name" })).toEqual(["sin-nombre", "ana_100%", "inigo", "nuria"]);
    expect(await find({ sort: "email" })).toEqual(["ana_100%", "inigo", "nuria", "sin-nombre"]);
  });

  test("shows role and second factor, and filters by role", async () => {
    const jefa = await newUser("jefa@agencia.es", "Eva Sanz");
    const marta = await newUser("marta@agencia.es", "Marta Gil");
    await db.insert(userRoles).values([
      { userId: jefa, role: "admin" },
      { userId: jefa, role: "manager" },
      { userId: marta, role: "manager" },
    ]);
    await db.insert(factors).values([
      { userId: jefa, type: "totp", status: "verified" },
      { userId: marta, type: "totp", status: "unverified" },
    ]);
    expect(await find({ role: "admin" })).toEqual(["jefa"]);
    expect(await find({ role: "manager", sort: "email" })).toEqual(["jefa", "marta"]);
    expect(await find({ role: "none" })).toHaveLength(4);
    const { users: rows } = await listUsers(db, { ...anyone, search: "gil" }, now);
    expect(rows).toMatchObject([{ name: "Marta Gil", state: "active", roles: ["manager"], hasSecondFactor: false }]);
    const [row] = (await listUsers(db, { ...anyone, search: "sanz" }, now)).users;
    expect(row).toMatchObject({ roles: ["admin", "manager"], hasSecondFactor: true });
  });

  test("comes in pages", async () => {
    const many = Array.from({ length: 30 }, (_, n) => ({ email: `p${n}@muchos.es`, createdAt: day(1) }));
    await db.insert(users).values(many);
    const pages = [1, 2, 3].map(async (page) => (await listUsers(db, { ...anyone, page }, now)).users);
    const [first, second, third] = await Promise.all(pages);
    expect([first!.length, second!.length, third!.length]).toEqual([25, 9, 0]);
    expect(new Set([...first!, ...second!].map(({ id }) => id)).size).toBe(34);
  });
});

describe("the security log", () => {
  const everything = { kind: null, person: "", from: null, until: null };

  test("by person, as actor or as subject; by kind; by time", async () => {
    const ana = await newUser("ana@agencia.es");
    const jefa = await newUser("jefa@agencia.es");
    const gone = "7b0c2f5e-54a5-4d83-9a4e-6a2f7c1c0a01";
    await db.insert(authEvents).values([
      { kind: "signed_in", userId: ana, actorId: ana, createdAt: day(1) },
      { kind: "banned", userId: ana, actorId: jefa, detail: { reason: "Suplanta" }, createdAt: day(2) },
      { kind: "sign_in_failed", userId: null, actorId: null, createdAt: day(3) },
      { kind: "signed_in", userId: gone, actorId: gone, createdAt: day(4) },
    ]);
    const kinds = async (filter: object) =>
      (await listAuditEvents(db, { ...everything, ...filter }, null)).events.map(({ kind }) => kind);
    expect(await kinds({})).toEqual(["signed_in", "sign_in_failed", "banned", "signed_in"]);
    expect(await kinds({ kind: "signed_in" })).toHaveLength(2);
    expect(await kinds({ person: "JEFA@" })).toEqual(["banned"]);
    expect(await kinds({ person: ana })).toEqual(["banned", "signed_in"]);
    expect(await kinds({ person: gone })).toEqual(["signed_in"]);
    expect(await kinds({ person: "nadie'" })).toEqual([]);
    expect(await kinds({ from: day(2), until: day(4) })).toEqual(["sign_in_failed", "banned"]);
    const { events } = await listAuditEvents(db, { ...everything, kind: "banned" }, null);
    expect(events).toMatchObject([
      { userEmail: "ana@agencia.es", actorEmail: "jefa@agencia.es", detail: { reason: "Suplanta" }, at: day(2) },
    ]);
  });

  test("in pages, each event once, though many have the same instant", async () => {
    const row = { kind: "signed_in", userId: null, createdAt: day(1) };
    await db.insert(authEvents).values(Array.from({ length: 25 }, () => row));
    const seen: string[] = [];
    let place = null;
    do {
      const page: Awaited<ReturnType<typeof listAuditEvents>> = await listAuditEvents(db, everything, place, 10);
      seen.push(...page.events.map(({ id }) => id));
      place = page.next && auditPlace(auditCursor(page.next));
    } while (place);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  test("a place that somebody made up starts at the newest", () => {
    for (const text of [null, "", "x", "2026-13-45T99:99:99Z_7b0c2f5e-54a5-4d83-9a4e-6a2f7c1c0a01", "' or 1=1"]) {
      expect(auditPlace(text)).toBeNull();
    }
  });
});
