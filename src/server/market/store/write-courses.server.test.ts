import { eq, isNull } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { keepAdverts } from "./keep-adverts.server.ts";
import { writeCoursesJob } from "./write-courses.server.ts";

/** Dwellings of an older version get their course; one that has no advert is looked at once. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const parts = {
  database,
  config: services.config,
  store: services.store,
  log: pino({ level: "silent" }),
  now: () => new Date("2026-11-26T10:00:00.000Z"),
  isStopped: () => false,
};

test("writes the course that the adverts give, and comes to an end", async () => {
  const bare = {
    pool: COMMON_POOL,
    operation: "venta",
    type: "piso",
    status: "activo",
    country: "ES",
    currency: "EUR",
    listedOn: "2026-11-01",
    seenOn: "2026-11-26",
  } as const;
  await db.insert(marketHomes).values(bare);
  await db.transaction((tx) =>
    keepAdverts(
      tx,
      COMMON_POOL,
      { key: "fichero" },
      [
        {
          externalId: "a",
          agencyName: null,
          phone: null,
          url: null,
          status: "activo",
          priceCents: 100_00,
          currency: "EUR",
          listedOn: "2026-01-01",
          closedOn: null,
          photoHashes: [],
          described: { operation: "venta", type: "piso", country: "ES" },
        },
      ] as never,
      { today: "2026-11-26" },
    ),
  );
  const courses = async () =>
    (await db.select({ course: marketHomes.course }).from(marketHomes)).map((row) => row.course);
  expect((await courses()).sort()).toEqual(["20454,0,10000", null]);
  await db.update(marketHomes).set({ course: null });
  while (await writeCoursesJob.round(parts));
  expect((await courses()).sort()).toEqual(["", "20454,0,10000"]);
  expect(await db.$count(marketHomes, isNull(marketHomes.course))).toBe(0);
  expect(await db.$count(marketHomes, eq(marketHomes.course, ""))).toBe(1);
});
