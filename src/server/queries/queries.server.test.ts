import { expect, test } from "vitest";
import { listingSchema, propertySchema } from "#domain/listing/property.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { visitorActor } from "../access/actor.server.ts";
import { addListings, countDemoListings, findNearbyListings, removeDemoListings } from "./listings.server.ts";
import { keepHome, listHomes } from "./properties.server.ts";

const { db } = await openTestDatabase();
const ana = visitorActor("0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0001");
const luis = visitorActor("0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0002");
/** Every listing of these tests is younger. */
const RECENT = { maxAgeMonths: 24, since: "2020-01-01" } as const;
const home = (changes: object) =>
  propertySchema.parse({ builtAreaM2: 80, latitude: 41.4, longitude: 2.16, ...changes });

test("a home comes back as it went in, with unknowns still unknown", async () => {
  const kept = home({
    rooms: 0,
    hasLift: false,
    price: 1234.56,
    energyRating: "E",
    orientations: ["norte"],
    address: "C/ Mayor, 1",
  });
  await keepHome(db, ana, kept);
  const [found] = await listHomes(db, ana, { limit: 5 });
  expect(found!.home).toEqual(kept);
  expect(found!.home.bathrooms).toBeUndefined();
});

test("the same home again is one row, brought up to date; what is no longer known is forgotten", async () => {
  const first = await keepHome(db, luis, home({ floor: 2, rooms: 3 }));
  const again = await keepHome(db, luis, home({ floor: 2, bathrooms: 1 }));
  expect(again).toBe(first);
  const other = await keepHome(db, luis, home({ floor: 3 }));
  expect(other).not.toBe(first);
  const homes = await listHomes(db, luis, { limit: 5 });
  expect(homes.map(({ id }) => id)).toEqual([other, first]);
  expect(homes[1]!.home).toMatchObject({ bathrooms: 1 });
  expect(homes[1]!.home.rooms).toBeUndefined();
});

test("nobody sees another's homes", async () => {
  const mine = new Set((await listHomes(db, ana, { limit: 50 })).map(({ id }) => id));
  const theirs = await listHomes(db, luis, { limit: 50 });
  expect(theirs.some(({ id }) => mine.has(id))).toBe(false);
});

const listing = (id: string, latitude: number, longitude: number, changes: object = {}) =>
  listingSchema.parse({ id, builtAreaM2: 80, price: 300_000, date: "2026-11-01", latitude, longitude, ...changes });

test("nearby listings: inside the radius, of the operation, nearest first", async () => {
  await addListings(
    db,
    [
      listing("north-500", 41.4045, 2.16),
      listing("east-200", 41.4, 2.1624),
      listing("far", 41.45, 2.16),
      // Inside the square around the circle, outside the circle.
      listing("corner", 41.4085, 2.1713),
      listing("rent", 41.4, 2.16, { operation: "alquiler" }),
    ],
    { isDemo: false },
  );
  const ask = { latitude: 41.4, longitude: 2.16, radiusM: 1000, operation: "venta", limit: 10, ...RECENT } as const;
  expect((await findNearbyListings(db, ask, null)).map(({ id }) => id)).toEqual(["east-200", "north-500"]);
  expect((await findNearbyListings(db, { ...ask, limit: 1 }, null)).map(({ id }) => id)).toEqual(["east-200"]);
});

test("the same listings twice change nothing; demonstration ones go by themselves", async () => {
  const demo = [listing("demo-a-2026-11", 40, -3), listing("demo-b-2026-11", 40, -3)];
  await addListings(db, demo, { isDemo: true });
  await addListings(db, demo, { isDemo: true });
  expect(await countDemoListings(db, "2026-11")).toBe(2);
  expect(await countDemoListings(db, "2026-12")).toBe(0);
  await removeDemoListings(db);
  expect(await countDemoListings(db, "2026-11")).toBe(0);
  expect(
    await findNearbyListings(
      db,
      { latitude: 41.4, longitude: 2.16, radiusM: 1000, operation: "venta", limit: 10, ...RECENT },
      null,
    ),
  ).toHaveLength(2);
});
