import { expect, test } from "vitest";
import { listingSchema } from "#domain/shared/listing/property.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { addListings, countDemoListings, findNearbyListings, removeDemoListings } from "../facts/listings.server.ts";

const { db } = await openTestDatabase();
/** Every listing of these tests is younger. */
const RECENT = { maxAgeMonths: 24, since: "2020-01-01" } as const;
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
