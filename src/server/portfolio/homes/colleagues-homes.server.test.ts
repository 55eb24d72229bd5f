import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { homeReports } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { changeReport } from "../../tools/reports/reports.server.ts";
import { changeHomes, createHome, updateHome } from "./change-homes.server.ts";
import { mergeHomes } from "./merge-homes.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const NOW = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let cast: Cast;
let head: PersonActor;
let agent: PersonActor;
beforeAll(async () => {
  cast = await openCast(services);
  head = { ...personActor(cast.owner.id), agency: { id: cast.agencyId, role: "owner" } };
  agent = { ...personActor(cast.author.id), agency: { id: cast.agencyId, role: "agent" } };
});

const add = (actor: PersonActor, values: object = {}, ownerContactId?: string) =>
  createHome(db, actor, { values: { operation: "venta", type: "piso", ...values }, ownerContactId }, NOW);
const isKept = async (id: string) => (await db.$count(properties, eq(properties.id, id))) === 1;

test("an agent erases no colleague's home, and none that was merged into their own", async () => {
  const theirs = await add(head, { reference: "T-1" });
  const own = await add(agent, { reference: "P-1" });
  await mergeHomes(db, agent, { keptId: own, removedId: theirs, choices: {} }, later(1));
  await changeHomes(db, agent, { act: "trash", ids: [own] }, later(2));
  await expect(changeHomes(db, agent, { act: "erase", ids: [own] }, later(3))).rejects.toMatchObject({
    code: "NOT_ALLOWED",
  });
  expect(await isKept(theirs)).toBe(true);
  // Those who lead the agency may.
  expect(await changeHomes(db, head, { act: "erase", ids: [own] }, later(4))).toBe(1);
  expect(await isKept(theirs)).toBe(false);
});

test("an owner whom an agent may not see stays the owner", async () => {
  const contactId = await addRow(services, "contact", cast.owner.of);
  const home = await add(head, {}, contactId);
  await expect(updateHome(db, agent, home, { values: {}, ownerContactId: null }, later(1))).rejects.toMatchObject({
    code: "INVALID_INPUT",
    issues: [{ path: "ownerContactId" }],
  });
  // The owner is no reason to refuse a change of other fields.
  await updateHome(db, agent, home, { values: { rooms: "3" } }, later(2));
  await updateHome(db, head, home, { values: {}, ownerContactId: null }, later(4));
  const [row] = await db.select().from(properties).where(eq(properties.id, home));
  expect(row!.ownerContactId).toBeNull();
});

test("a sent report is taken back by the home's agent or the head, not by a colleague", async () => {
  const home = await add(head);
  const week = "2026-11-16";
  const figures = {} as typeof homeReports.$inferInsert.figures;
  await db.insert(homeReports).values({ homeId: home, week, figures, createdAt: NOW });
  const change = (actor: PersonActor, isSent: boolean) =>
    db.transaction((tx) => changeReport(tx, actor, { homeId: home, week }, { isSent }, NOW));
  await change(agent, true);
  await expect(change(agent, false)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
  await change(head, false);
  const [report] = await db.select().from(homeReports).where(eq(homeReports.homeId, home));
  expect(report!.sentAt).toBeNull();
});
