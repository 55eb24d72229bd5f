import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import {
  authEvents,
  identities,
  oneTimeTokens,
  sessions,
  userRoles,
  users,
} from "../../platform/db/tables/accounts.server.ts";
import type { AuthConfig } from "../../platform/env.server.ts";
import { firstAdminNotice, makeFirstAdmin } from "./first-admin.server.ts";
import { isPassword } from "./passwords.server.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-11-21T10:00:00.000Z");

const make = (mode: "demo" | "production", email?: string, password?: string) =>
  makeFirstAdmin(db, { mode, auth: { admin: { email, password } } as AuthConfig }, now);
const userOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]!;

beforeEach(async () => {
  await db.delete(users);
  await db.delete(authEvents);
});

describe("the first start", () => {
  test("makes a confirmed admin with the configured password, and says so without it", async () => {
    const outcome = await make("production", "jefa@agencia.es", "puerta azul");
    expect(outcome).toEqual({ kind: "made", email: "jefa@agencia.es", generatedPassword: undefined });
    expect(firstAdminNotice(outcome)).not.toContain("puerta azul");
    const user = await userOf("jefa@agencia.es");
    expect(user.emailConfirmedAt).toEqual(now);
    expect(await isPassword(user.passwordHash, "puerta azul")).toBe(true);
    expect(await db.select().from(userRoles)).toMatchObject([{ userId: user.id, role: "admin", grantedBy: null }]);
    expect(await db.select().from(identities)).toMatchObject([
      { userId: user.id, provider: "email", subject: user.id, data: { email: "jefa@agencia.es" } },
    ]);
    expect(await db.select().from(authEvents)).toMatchObject([
      { kind: "role_granted", userId: user.id, actorId: null, detail: { role: "admin" } },
    ]);
  });

  test("makes up a password in a demonstration and shows it once", async () => {
    const outcome = await make("demo");
    if (outcome.kind !== "made") throw new Error(outcome.kind);
    const { email, generatedPassword } = outcome;
    expect(email).toBe("admin@umbral.example");
    expect(generatedPassword).toMatch(/^[\w-]{16}$/);
    expect(firstAdminNotice(outcome)).toContain(generatedPassword);
    expect(await isPassword((await userOf(email)).passwordHash, generatedPassword!)).toBe(true);
    expect(firstAdminNotice(await make("demo"))).toBeNull();
  });

  test("makes nobody in production without address and password, and says how", async () => {
    for (const outcome of [await make("production"), await make("production", "jefa@agencia.es")]) {
      expect(outcome).toEqual({ kind: "unconfigured" });
      expect(firstAdminNotice(outcome)).toContain("ADMIN_PASSWORD");
    }
    expect(await db.$count(users)).toBe(0);
  });

  test("makes nobody in production with a password that is guessed at once, and says why", async () => {
    for (const password of ["password1", "umbral2026", "jefa2026"]) {
      const outcome = await make("production", "jefa@agencia.es", password);
      expect(outcome).toMatchObject({ kind: "weak-password" });
      expect(firstAdminNotice(outcome)).toContain("ADMIN_PASSWORD no protege nada");
    }
    expect(await db.$count(users)).toBe(0);
    expect(await make("demo", "jefa@agencia.es", "password1")).toMatchObject({ kind: "made" });
  });

  test("makes one when several processes start together", async () => {
    const outcomes = await Promise.all([1, 2, 3, 4].map((n) => make("demo", `admin-${n}@umbral.example`)));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["exists", "exists", "exists", "made"]);
    expect(await db.$count(users)).toBe(1);
    expect(await db.$count(userRoles)).toBe(1);
  });
});

describe("a later start", () => {
  test("changes neither the admin nor their password", async () => {
    await make("production", "jefa@agencia.es", "puerta azul");
    const before = await userOf("jefa@agencia.es");
    expect(await make("production", "jefa@agencia.es", "otra clave")).toEqual({ kind: "exists" });
    expect(await make("production", "otra@agencia.es", "otra clave")).toEqual({ kind: "exists" });
    expect(await userOf("jefa@agencia.es")).toEqual(before);
    expect(await db.$count(users)).toBe(1);
  });
});

describe("an address that has an account", () => {
  test("which was confirmed: gets the role and keeps its password", async () => {
    const [ana] = await db
      .insert(users)
      .values({ email: "ana@agencia.es", passwordHash: "hers", emailConfirmedAt: now })
      .returning();
    expect(await make("production", "ana@agencia.es", "puerta azul")).toEqual({
      kind: "promoted",
      email: "ana@agencia.es",
    });
    expect((await userOf("ana@agencia.es")).passwordHash).toBe("hers");
    expect(await db.select().from(userRoles)).toMatchObject([{ userId: ana!.id, role: "admin" }]);
  });

  test("and was unconfirmed: the person who took it first keeps no way in", async () => {
    const [squatter] = await db
      .insert(users)
      .values({ email: "ana@agencia.es", passwordHash: "his", metadata: { first_name: "Otro" } })
      .returning();
    const userId = squatter!.id;
    await db.insert(sessions).values({ userId, amr: [] });
    await db
      .insert(oneTimeTokens)
      .values({ userId, type: "signup", tokenHash: "x", email: "ana@agencia.es", expiresAt: now });
    await make("production", "ana@agencia.es", "puerta azul");
    const user = await userOf("ana@agencia.es");
    expect(user).toMatchObject({ id: userId, emailConfirmedAt: now, metadata: {} });
    expect(await isPassword(user.passwordHash, "puerta azul")).toBe(true);
    expect(await db.$count(sessions)).toBe(0);
    expect(await db.$count(oneTimeTokens)).toBe(0);
    expect(await db.$count(identities)).toBe(1);
  });
});
