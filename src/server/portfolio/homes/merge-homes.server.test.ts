import { randomUUID } from "node:crypto";
import { eq, or, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { type Home, homeSchema } from "#domain/portfolio/homes/home.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { distinctHomes, homeMerges } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { createHome, updateHome } from "./change-homes.server.ts";
import { duplicatesOf, findDuplicates, keepApart } from "./find-duplicates.server.ts";
import { FOLLOWERS, mergeHomes, mergesOf, undoMerge } from "./merge-homes.server.ts";
import { readHome } from "./read-home.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const NOW = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let actor: PersonActor;
let stranger: PersonActor;
beforeAll(async () => {
  actor = personActor((await signedInPerson(services)).user.id);
  stranger = personActor((await signedInPerson(services)).user.id);
});

const add = (values: object, now = NOW) => createHome(db, actor, { values: { ...values } }, now);

async function addPhoto(homeId: string, position: number, urlHash: string | null = null) {
  const [row] = await db.insert(homePhotos).values({ homeId, position, urlHash }).returning();
  return row!.id;
}

/** Everything of two homes that a merge may touch. */
async function stateOf(ids: readonly [string, string]) {
  const of = (
    column: typeof homePhotos.homeId | typeof toolRuns.propertyId | typeof deals.homeId | typeof calendarEvents.homeId,
  ) => or(eq(column, ids[0]), eq(column, ids[1]));
  const homes = await db
    .select()
    .from(properties)
    .where(or(eq(properties.id, ids[0]), eq(properties.id, ids[1])));
  const byId = <T extends { id: string }>(rows: T[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const { id, homeId, position } = homePhotos;
  return {
    homes: byId(homes).map(({ updatedAt: _, ...home }) => home),
    photos: byId(await db.select({ id, homeId, position }).from(homePhotos).where(of(homeId))),
    runs: byId(
      await db.select({ id: toolRuns.id, of: toolRuns.propertyId }).from(toolRuns).where(of(toolRuns.propertyId)),
    ),
    deals: byId(await db.select({ id: deals.id, of: deals.homeId }).from(deals).where(of(deals.homeId))),
    events: byId(
      await db
        .select({ id: calendarEvents.id, of: calendarEvents.homeId })
        .from(calendarEvents)
        .where(of(calendarEvents.homeId)),
    ),
  };
}

test("of too many homes with one address only some are compared", async () => {
  const builder = personActor((await signedInPerson(services)).user.id);
  const flat = { operation: "venta", type: "piso", rooms: 3, builtAreaM2: "90", address: "Calle Mayor 1" };
  for (let index = 0; index < 150; index++) await createHome(db, builder, { values: { ...flat } }, NOW);
  const pairs = await findDuplicates(db, builder);
  expect(pairs.length).toBeGreaterThan(0);
  expect(new Set(pairs.flatMap(({ ids }) => ids)).size).toBeLessThanOrEqual(60);
});

const of = () => ({ ownerId: actor.ownerId, agencyId: null });

test("a merge keeps the fuller home and moves the other's rows; the other's address leads to it", async () => {
  const kept = await add({ operation: "venta", type: "piso", reference: "V-1", price: "200.000", rooms: 3 });
  const removed = await add({ operation: "venta", type: "piso", bathrooms: 2, price: "195.000" }, later(1));
  const run = await addRow(services, "run", of());
  const deal = await addRow(services, "deal", of());
  await db.update(toolRuns).set({ propertyId: removed }).where(eq(toolRuns.id, run));
  await db.update(deals).set({ homeId: removed }).where(eq(deals.id, deal));
  const [own, twin, other] = [
    await addPhoto(kept, 4, "a"),
    await addPhoto(removed, 0, "a"),
    await addPhoto(removed, 1, "b"),
  ];

  await mergeHomes(db, actor, { keptId: kept, removedId: removed, choices: { price: "kept" } }, later(2));

  expect((await readHome(db, actor, removed))!).toMatchObject({
    id: kept,
    home: { reference: "V-1", price: 200_000, rooms: 3, bathrooms: 2 },
  });
  const state = await stateOf([kept, removed]);
  expect(state.runs).toEqual([{ id: run, of: kept }]);
  expect(state.deals).toEqual([{ id: deal, of: kept }]);
  const photo = (id: string) => state.photos.find((row) => row.id === id);
  expect(photo(own)).toMatchObject({ homeId: kept, position: 4 });
  expect(photo(other)).toMatchObject({ homeId: kept, position: 5 });
  // The same picture stays where it was.
  expect(photo(twin)).toMatchObject({ homeId: removed, position: 0 });
  expect((await mergesOf(db, actor, kept)).map((merge) => merge.removed.id)).toEqual([removed]);
});

test("merge and undo is identity, whatever the two homes hold and whichever value is chosen", async () => {
  const values = fc.record(
    {
      title: fc.constantFrom("Piso", "Piso con terraza y vistas"),
      price: fc.integer({ min: 1, max: 500_000 }),
      builtAreaM2: fc.integer({ min: 50, max: 200 }),
      usableAreaM2: fc.integer({ min: 20, max: 50 }),
      rooms: fc.integer({ min: 0, max: 9 }),
      hasLift: fc.boolean(),
      descriptions: fc.constantFrom({}, { es: "Luminoso" }, { es: "Luminoso y reformado", en: "Bright" }),
      features: fc.constantFrom([], ["Ascensor"], ["Ascensor", "Terraza"]),
      orientations: fc.constantFrom(["sur"], ["este", "oeste"]),
    },
    { requiredKeys: [] },
  );
  const side = fc.constantFrom("kept", "removed");
  const choices = fc.record({ title: side, price: side, rooms: side, hasLift: side }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(values, values, choices, fc.integer({ min: 0, max: 3 }), async (a, b, chosen, photos) => {
      const home = (each: object): Home => homeSchema.parse({ operation: "venta", type: "piso", ...each });
      const ids = [await add(home(a)), await add(home(b), later(1))] as const;
      for (let i = 0; i < photos; i++) await addPhoto(ids[i % 2]!, i, String(i >> 1));
      const run = await addRow(services, "run", of());
      await db.update(toolRuns).set({ propertyId: ids[1] }).where(eq(toolRuns.id, run));
      const before = await stateOf(ids);
      const merge = await mergeHomes(
        db,
        actor,
        { keptId: ids[0], removedId: ids[1], choices: chosen as object },
        later(2),
      );
      await undoMerge(db, actor, merge, later(3));
      expect(await stateOf(ids)).toEqual(before);
    }),
    { numRuns: 12 },
  );
});

test("edits of the kept home after the merge stay when it is taken back", async () => {
  const kept = await add({ operation: "venta", type: "piso", price: "200.000", notes: "Llaves" });
  const removed = await add({ operation: "venta", type: "piso", price: "190.000", rooms: 3, bathrooms: 2 }, later(1));
  const merge = await mergeHomes(db, actor, { keptId: kept, removedId: removed, choices: {} }, later(2));
  await updateHome(db, actor, kept, { values: { rooms: 4, notes: "Llaves en el bar" } }, later(3));
  const photo = await addPhoto(kept, 0);
  await undoMerge(db, actor, merge, later(4));
  // Rooms were typed since; bathrooms and price were the merge's.
  const { home } = (await readHome(db, actor, kept))!;
  expect(home).toMatchObject({ price: 200_000, rooms: 4, notes: "Llaves en el bar" });
  expect(home.bathrooms).toBeUndefined();
  expect((await readHome(db, actor, removed))!.home).toMatchObject({ price: 190_000, rooms: 3, bathrooms: 2 });
  expect((await stateOf([kept, removed])).photos).toEqual([{ id: photo, homeId: kept, position: 0 }]);
  await expect(undoMerge(db, actor, merge, later(5))).rejects.toMatchObject({ code: "UNKNOWN_HOME" });
});

test("if two merge the same pair, one does; a chain is taken back from its end", async () => {
  const [a, b, c] = [
    await add({ operation: "venta", type: "piso" }),
    await add({ operation: "venta", type: "piso" }),
    await add({ operation: "venta", type: "piso" }),
  ];
  const tries = await Promise.allSettled([
    mergeHomes(db, actor, { keptId: a, removedId: b, choices: {} }, NOW),
    mergeHomes(db, actor, { keptId: b, removedId: a, choices: {} }, NOW),
  ]);
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(tries.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "HOME_MERGED" } });
  const [first] = await db
    .select()
    .from(homeMerges)
    .where(or(eq(homeMerges.keptId, a), eq(homeMerges.keptId, b)));
  const second = await mergeHomes(db, actor, { keptId: c, removedId: first!.keptId, choices: {} }, NOW);
  expect((await readHome(db, actor, first!.removedId))!.id).toBe(c);
  await expect(undoMerge(db, actor, first!.id, NOW)).rejects.toMatchObject({ code: "MERGE_BURIED" });
  await undoMerge(db, actor, second, NOW);
  await undoMerge(db, actor, first!.id, NOW);
  expect((await readHome(db, actor, b))!.id).toBe(b);
});

test("every table whose rows are about a home says whether they follow it", async () => {
  // They say what was (the advert that somebody wrote from, the run of a flow), or the market's own job keeps them.
  const STAY = new Set(["flow_runs", "landing_leads", "tour_leads", "market_homes"]);
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'properties'::regclass and confdeltype = 'n' and conrelid <> 'properties'::regclass`);
  const names = rows.map(({ name }) => name);
  expect(names.filter((name) => !Object.hasOwn(FOLLOWERS, name) && !STAY.has(name))).toEqual([]);
});

test("a stranger merges nothing and takes nothing back", async () => {
  const kept = await add({ operation: "venta", type: "piso" });
  const removed = await add({ operation: "venta", type: "piso" });
  const theirs = { keptId: kept, removedId: removed, choices: {} };
  await expect(mergeHomes(db, stranger, theirs, NOW)).rejects.toMatchObject({ code: "UNKNOWN_HOME" });
  const merge = await mergeHomes(db, actor, theirs, NOW);
  await expect(undoMerge(db, stranger, merge, NOW)).rejects.toMatchObject({ code: "UNKNOWN_HOME" });
  await expect(undoMerge(db, actor, randomUUID(), NOW)).rejects.toMatchObject({ code: "UNKNOWN_HOME" });
});

test("one dwelling twice is proposed, for the list and for each; said to be two it is not proposed again", async () => {
  const mine = personActor((await signedInPerson(services)).user.id);
  const flat = { operation: "venta", type: "piso", builtAreaM2: 100, rooms: 3, bathrooms: 2, floor: 4, price: 300_000 };
  const addMine = (values: object, now = NOW) => createHome(db, mine, { values: { ...values } }, now);
  // On both sides of a square's border: 44 m apart.
  const first = await addMine({ ...flat, latitude: 39.46019, longitude: -0.37351 });
  const second = await addMine({ ...flat, latitude: 39.46059, longitude: -0.37349, builtAreaM2: 101 }, later(1));
  await addMine({ ...flat, latitude: 39.46019, longitude: -0.37351, floor: 5 });
  const [one, other] = [
    await addMine({ operation: "venta", type: "casa", cadastralReference: "5427802YJ2752H0001FP" }),
    await addMine({ operation: "venta", type: "chalet", cadastralReference: "5427802yj2752h0001fp" }, later(1)),
  ];
  const pairs = await findDuplicates(db, mine);
  expect(pairs.map(({ ids, isCertain }) => [...ids, isCertain])).toEqual([
    [one, other, true],
    [first, second, false],
  ]);
  expect(await duplicatesOf(db, mine, second)).toEqual([expect.objectContaining({ id: first })]);
  expect(await findDuplicates(db, stranger)).toEqual([]);

  await keepApart(db, mine, [second, first]);
  await keepApart(db, mine, [first, second]);
  expect(await db.$count(distinctHomes, eq(distinctHomes.firstId, [first, second].toSorted()[0]!))).toBe(1);
  expect(await findDuplicates(db, mine)).toHaveLength(1);
  expect(await duplicatesOf(db, mine, second)).toEqual([]);
  await expect(keepApart(db, stranger, [one, other])).rejects.toMatchObject({ code: "UNKNOWN_HOME" });
});
