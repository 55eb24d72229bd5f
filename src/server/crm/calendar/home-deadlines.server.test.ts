import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { homeDocuments } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { findStaleHomes, syncHomeDeadlines } from "./home-deadlines.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const NOW = new Date("2026-10-14T08:00:00Z");

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  for (const table of [calendarEvents, properties]) await db.delete(table);
});

/** One round of the job. */
async function round() {
  const homes = await findStaleHomes(db, NOW, 100);
  for (const id of homes) await db.transaction((tx) => syncHomeDeadlines(tx, id, NOW));
  return homes.length;
}
const events = async () =>
  (await db.select().from(calendarEvents)).map(({ title, startsLocal, status, ownerId }) => ({
    title,
    day: startsLocal.slice(0, 10),
    status,
    ownerId,
  }));

test("the end of a mandate is a deadline of the home's agent, and moves with it", async () => {
  const id = await addRow(services, "home", cast.author.of);
  const set = (change: object) => db.update(properties).set(change).where(eq(properties.id, id));
  await set({ title: "C/ Cádiz, 42", mandateEndsOn: "2026-12-31" });
  expect(await round()).toBe(1);
  expect(await round()).toBe(0);
  const event = {
    title: "Vence el encargo de C/ Cádiz, 42",
    day: "2026-12-31",
    status: "confirmado",
    ownerId: cast.author.id,
  };
  expect(await events()).toEqual([event]);
  await set({ mandateEndsOn: "2027-03-31" });
  await round();
  expect(await events()).toEqual([{ ...event, day: "2027-03-31" }]);
  await set({ status: "cerrado" });
  await round();
  expect(await events()).toMatchObject([{ status: "cancelado" }]);
  expect(await round()).toBe(0);
});

test("a deleted one stays deleted until its day changes", async () => {
  const id = await addRow(services, "home", cast.user.of);
  await db.update(properties).set({ mandateEndsOn: "2026-12-31" }).where(eq(properties.id, id));
  await round();
  await db.update(calendarEvents).set({ status: "cancelado" });
  expect(await round()).toBe(0);
  await db.update(properties).set({ mandateEndsOn: "2027-01-15" }).where(eq(properties.id, id));
  await round();
  expect(await events()).toMatchObject([{ status: "confirmado", day: "2027-01-15" }]);
});

test("a document that ends; nothing of the past, nor of a visitor", async () => {
  const [mine, old, visitors] = [
    await addRow(services, "home", cast.user.of),
    await addRow(services, "home", cast.user.of),
    await addRow(services, "home", cast.anonymous.of),
  ];
  const fileId = await addRow(services, "file", cast.user.of);
  await db
    .insert(homeDocuments)
    .values({ homeId: mine, kind: "certificado_energetico", fileId, validUntil: "2027-05-01" });
  await db.update(properties).set({ mandateEndsOn: "2026-01-01" }).where(eq(properties.id, old));
  await db.update(properties).set({ mandateEndsOn: "2027-01-01" }).where(eq(properties.id, visitors));
  await round();
  expect(await events()).toMatchObject([{ day: "2027-05-01" }]);
});

test("two at once make one", async () => {
  const id = await addRow(services, "home", cast.user.of);
  await db.update(properties).set({ mandateEndsOn: "2026-12-31" }).where(eq(properties.id, id));
  await Promise.all([1, 2, 3].map(() => db.transaction((tx) => syncHomeDeadlines(tx, id, NOW))));
  expect(await events()).toHaveLength(1);
});
