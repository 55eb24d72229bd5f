import { randomUUID } from "node:crypto";
import { eq, isNotNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { contactMoves } from "../../crm/contacts/move-contacts.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { accountOf, giveAccountToAgency, openAccount } from "../billing/accounts.server.ts";
import { leaveAgency, leaveOnDeletion } from "./hand-over.server.ts";

const { db } = await openTestDatabase();
const NOW = new Date("2026-11-21T10:00:00.000Z");
const TABLES = { properties, toolRuns, files, shareLinks, leads };

/** An agency whose members joined in this order, a day after each other. */
async function agencyOf(...roles: AgencyRole[]) {
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sol" }).returning();
  const members: string[] = [];
  for (const [day, role] of roles.entries()) {
    const { id } = await insertUser(db);
    const joinedAt = new Date(Date.UTC(2026, 0, 1 + day));
    await db.insert(agencyMembers).values({ userId: id, agencyId: agency!.id, role, joinedAt });
    members.push(id);
  }
  return { id: agency!.id, members };
}

/** A row of each kind. */
async function addWork(ownerId: string, agencyId: string | null, idempotencyKey: string | null = null) {
  const of = { ownerId, agencyId };
  await db.insert(properties).values({
    ...of,
    operation: "venta",
    type: "piso",
    country: "ES",
    currency: "EUR",
    builtAreaM2: 80,
  });
  const [run] = await db
    .insert(toolRuns)
    .values({
      ...of,
      idempotencyKey,
      toolId: "valuation",
      toolVersion: 1,
      engine: "embedded",
      title: "Piso",
      input: {},
      parsedInput: {},
      facts: {},
      result: {},
      durationMs: 1,
      inputHash: "x",
    })
    .returning();
  await db.insert(files).values({
    ...of,
    name: "plano.pdf",
    mediaType: "application/pdf",
    sizeBytes: 1,
    sha256: "0".repeat(64),
    storageKey: randomUUID(),
  });
  await db.insert(shareLinks).values({ ...of, runId: run!.id, tokenHash: randomUUID(), tokenSealed: "x" });
  await db.insert(leads).values({
    ...of,
    email: "cliente@casa.example",
    marketingConsent: false,
    source: "share",
    interestedIn: [],
    pagesVisited: [],
    timeOnSiteS: 1,
    lastVisitAt: NOW,
  });
}

/** How many rows of each kind somebody has in an agency, or by themselves. */
async function workOf(ownerId: string, agencyId: string | null) {
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(TABLES)) {
    const rows = await db.select({ agencyId: table.agencyId }).from(table).where(eq(table.ownerId, ownerId));
    counts[name] = rows.filter((row) => row.agencyId === agencyId).length;
  }
  return counts;
}
const each = (count: number) => Object.fromEntries(Object.keys(TABLES).map((name) => [name, count]));

const rolesIn = async (agencyId: string) =>
  Object.fromEntries(
    (await db.select().from(agencyMembers).where(eq(agencyMembers.agencyId, agencyId))).map((m) => [m.userId, m.role]),
  );

const leave = (userId: string, successorId?: string) =>
  db.transaction((tx) => leaveAgency(tx, { userId, successorId, now: NOW, contactMoves }));

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

describe("leaving", () => {
  test("passes the work of the agency on and keeps one's own", async () => {
    const { id, members } = await agencyOf("owner", "agent", "agent");
    const [owner, ana, luis] = members as [string, string, string];
    await addWork(ana, id);
    await addWork(ana, null);
    await addWork(luis, id);
    expect(await leave(ana)).toMatchObject({ agencyId: id, role: "agent", successorId: owner });
    expect(await workOf(owner, id)).toEqual(each(1));
    expect(await workOf(luis, id)).toEqual(each(1));
    expect(await workOf(ana, id)).toEqual(each(0));
    expect(await workOf(ana, null)).toEqual(each(1));
    expect(await rolesIn(id)).toEqual({ [owner]: "owner", [luis]: "agent" });
  });

  test("to the colleague who was chosen, though both used one key of repetition", async () => {
    const { id, members } = await agencyOf("owner", "agent", "agent");
    const [, ana, luis] = members as [string, string, string];
    await addWork(ana, id, "same");
    await addWork(luis, id, "same");
    expect(await leave(ana, luis)).toMatchObject({ successorId: luis });
    expect(await workOf(luis, id)).toEqual(each(2));
  });

  test("not to a stranger, nor to oneself", async () => {
    const { id, members } = await agencyOf("owner", "agent");
    const stranger = await insertUser(db);
    for (const successorId of [stranger.id, members[1]!, randomUUID()]) {
      expect(codeOf(await leave(members[1]!, successorId).catch((error) => error))).toBe("INVALID_INPUT");
    }
    expect(Object.keys(await rolesIn(id))).toHaveLength(2);
  });

  test("the last owner cannot while others remain; a second owner can", async () => {
    const { members } = await agencyOf("owner", "coordinator");
    expect(codeOf(await leave(members[0]!).catch((error) => error))).toBe("LAST_OWNER");
    const two = await agencyOf("owner", "owner");
    expect(await leave(two.members[0]!)).toMatchObject({ successorId: two.members[1] });
  });

  test("if two owners leave at once, one stays, with all the work", async () => {
    const { id, members } = await agencyOf("owner", "owner", "agent");
    const [a, b, agent] = members as [string, string, string];
    await addWork(a, id);
    await addWork(b, id);
    const ends = await Promise.all([a, b].map((userId) => leave(userId).catch(codeOf)));
    expect(ends.filter((end) => end === "LAST_OWNER")).toHaveLength(1);
    const left = await rolesIn(id);
    const stays = a in left ? a : b;
    expect(left).toEqual({ [stays]: "owner", [agent]: "agent" });
    expect(await workOf(stays, id)).toEqual(each(2));
  });

  test("leaving twice at once leaves once", async () => {
    const { members } = await agencyOf("owner", "agent");
    const ends = await Promise.all([0, 1].map(() => leave(members[1]!).catch(codeOf)));
    expect(ends.filter((end) => end === "NOT_FOUND")).toHaveLength(1);
  });

  test("a lone member dissolves it: work, plan and credits become theirs", async () => {
    const { id, members } = await agencyOf("owner");
    const [ana] = members as [string];
    await addWork(ana, id, "key");
    // A late run of somebody who had left.
    const former = await insertUser(db);
    await addWork(former.id, id, "key");
    await giveAccountToAgency(db, ana, id, NOW);
    const paid = await accountOf(db, { agencyId: id });
    await openAccount(db, { userId: ana }, NOW);
    expect(await leave(ana)).toMatchObject({ successorId: null, agencyName: "Inmobiliaria Sol" });
    expect(await workOf(ana, null)).toEqual(each(2));
    expect(await workOf(former.id, id)).toEqual(each(0));
    expect((await accountOf(db, { userId: ana }))?.id).toBe(paid?.id);
    expect(await db.$count(agencies, eq(agencies.id, id))).toBe(0);
  });

  test("a contact in the trash stays there: handed over, and where the agency ends with somebody who knows the same people", async () => {
    const { id, members } = await agencyOf("owner", "agent");
    const [owner, ana] = members as [string, string];
    const addContact = async (
      of: { agencyId: string | null; ownerId: string },
      value: string,
      deletedAt: Date | null,
    ) => {
      const scope = of.agencyId ?? of.ownerId;
      const [row] = await db
        .insert(contacts)
        .values({ ...of, scope, fullName: value, source: "mano", deletedAt })
        .returning();
      await db.insert(contactPoints).values({ contactId: row!.id, scope, kind: "email", value, typed: value });
      return row!.id;
    };
    const agencys = { agencyId: id, ownerId: ana };
    const own = { agencyId: null, ownerId: owner };
    const theirsTrashed = await addContact(agencys, "a@casa.example", NOW);
    const ownKnown = await addContact(own, "a@casa.example", null);
    const theirsKnown = await addContact(agencys, "b@casa.example", null);
    const ownTrashed = await addContact(own, "b@casa.example", NOW);
    const isTrashed = async (of: string) =>
      (await db.select().from(contacts).where(eq(contacts.id, of)))[0]!.deletedAt !== null;
    const pointsOf = (of: string) => db.$count(contactPoints, eq(contactPoints.contactId, of));
    await leave(ana);
    expect(await isTrashed(theirsTrashed)).toBe(true);
    await leave(owner);
    expect(await Promise.all([theirsTrashed, ownKnown, theirsKnown, ownTrashed].map(isTrashed))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(await db.$count(contacts, isNotNull(contacts.mergedIntoId))).toBe(0);
    expect(await Promise.all([theirsTrashed, ownKnown, theirsKnown, ownTrashed].map(pointsOf))).toEqual([0, 1, 1, 0]);
  });

  test("a person in no agency", async () => {
    const { id } = await insertUser(db);
    expect(codeOf(await leave(id).catch((error) => error))).toBe("NOT_FOUND");
  });
});

describe("before an account is erased", () => {
  const leaveForGood = (userId: string) =>
    db.transaction((tx) => leaveOnDeletion(tx, { userId, now: NOW, contactMoves }));

  test.each([
    [["owner", "agent", "coordinator", "coordinator"], 2],
    [["owner", "agent", "agent"], 1],
  ] as const)("of the last owner among %j, number %i follows", async (roles, heir) => {
    const { id, members } = await agencyOf(...roles);
    const [owner] = members as [string];
    await addWork(owner, id);
    await addWork(owner, null);
    expect(await leaveForGood(owner)).toMatchObject({ successorId: members[heir], newOwnerId: members[heir] });
    expect((await rolesIn(id))[members[heir]!]).toBe("owner");
    const [shown] = await db.select().from(users).where(eq(users.id, members[heir]!));
    const [mail] = await db.select().from(mails).where(eq(mails.to, shown!.email));
    expect(mail?.subject).toBe("Ahora eres titular de Inmobiliaria Sol");
    expect(await workOf(members[heir]!, id)).toEqual(each(1));
    // Rows of the account go with it; work that was handed over stays.
    await db.delete(users).where(eq(users.id, owner));
    expect(await workOf(members[heir]!, id)).toEqual(each(1));
  });

  test("another owner needs nobody's promotion, and neither does a member's end", async () => {
    const { id, members } = await agencyOf("owner", "owner", "agent");
    expect(await leaveForGood(members[0]!)).toMatchObject({ successorId: members[1], newOwnerId: null });
    expect(await leaveForGood(members[2]!)).toMatchObject({ successorId: members[1], newOwnerId: null });
    expect(await rolesIn(id)).toEqual({ [members[1]!]: "owner" });
  });

  test("two owners at once: both go, the agent inherits", async () => {
    const { id, members } = await agencyOf("owner", "owner", "agent");
    await Promise.all(members.slice(0, 2).map(leaveForGood));
    expect(await rolesIn(id)).toEqual({ [members[2]!]: "owner" });
  });

  test("alone: the agency ends; in none: nothing happens", async () => {
    const { id, members } = await agencyOf("owner");
    expect(await leaveForGood(members[0]!)).toMatchObject({ agencyId: id, successorId: null, newOwnerId: null });
    expect(await leaveForGood(members[0]!)).toBeNull();
  });
});
