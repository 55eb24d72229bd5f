import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { courseOf } from "#domain/market/adverts/course.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { priceMarket } from "./market-price-job.server.ts";

/** The values of homes of the market, over the real database. */

const database = await openTestDatabase();
const { db } = database;
const POOL = crypto.randomUUID();
const parts = (now = "2026-11-21T10:00:00Z") => ({ database, now: () => new Date(now), isStopped: () => false });
/** All that is due is judged. */
const judge = async (now?: string) => {
  while (await priceMarket(parts(now)));
};
const here = { latitude: 37.38, longitude: -5.98 };

beforeEach(() => db.delete(marketHomes));

type Row = typeof marketHomes.$inferInsert;
async function addHome(fields: Partial<Row> = {}): Promise<string> {
  const [home] = await db
    .insert(marketHomes)
    .values({
      pool: POOL,
      operation: "venta",
      type: "piso",
      status: "activo",
      country: "ES",
      currency: "EUR",
      priceCents: 20_000_000,
      builtAreaM2: 80,
      rooms: 3,
      listedOn: "2026-09-01",
      // Seen on the day of the judgement, so that no index moves its price.
      seenOn: "2026-11-21",
      ...here,
      ...fields,
    })
    .returning();
  return home!.id;
}
/** Three alike at the same price; 0.01° of longitude are some 880 m, so that none of them may be another. */
async function addThree(fields: Partial<Row> = {}): Promise<string[]> {
  const ids = [];
  for (const longitude of [-5.97, -5.99, -5.965]) ids.push(await addHome({ longitude, ...fields }));
  return ids;
}
const readHome = async (id: string) => (await db.select().from(marketHomes).where(eq(marketHomes.id, id)))[0]!;

test("a home among three alike at 200,000 is expected at that price; without three it stays unknown, and neither is due for a month", async () => {
  const dear = await addHome({ priceCents: 30_000_000 });
  await addThree();
  const alone = await addHome({ latitude: 40.4, longitude: -3.7 });
  await judge();
  const judged = await readHome(dear);
  expect(judged).toMatchObject({ expectedCents: 20_000_000, valuedOn: "2026-11-21", valueDueOn: "2026-12-21" });
  expect(judged.position).toBeGreaterThan(1);
  expect(judged).toMatchObject({ expectedFrom: 3, expectedConfidence: expect.stringMatching(/^(alta|media|baja)$/) });
  expect(judged.expectedLowCents).toBeLessThan(20_000_000);
  expect(judged.expectedHighCents).toBeGreaterThan(20_000_000);
  expect(await readHome(alone)).toMatchObject({
    expectedCents: null,
    position: null,
    valuedOn: "2026-11-21",
    valueDueOn: "2026-12-21",
  });
  const { changedIn } = judged;
  await judge("2026-12-20T10:00:00Z");
  expect((await readHome(dear)).changedIn).toBe(changedIn);
  await judge("2026-12-21T10:00:00Z");
  expect((await readHome(dear)).valuedOn).toBe("2026-12-21");
});

describe("evidence that counts", () => {
  test("that of its pool and what is common, not that of another pool", async () => {
    const home = await addHome();
    await addThree({ pool: crypto.randomUUID() });
    await judge();
    expect((await readHome(home)).position).toBeNull();
    await addThree({ pool: COMMON_POOL });
    await db.update(marketHomes).set({ valueDueOn: null }).where(eq(marketHomes.id, home));
    await judge();
    expect((await readHome(home)).position).toBe(0);
  });

  test("invented homes judge invented ones alone", async () => {
    const real = await addHome();
    const invented = await addHome({ isDemo: true });
    await addThree({ isDemo: true });
    await judge();
    expect((await readHome(real)).position).toBeNull();
    expect((await readHome(invented)).position).toBe(0);
  });
});

test("a closed home is judged by the price that was asked last, with what was known then, once and for all", async () => {
  // Rents, which no index moves.
  const rent = { operation: "alquiler" };
  const closed = await addHome({
    ...rent,
    status: "cerrado",
    closedOn: "2026-10-05",
    priceCents: 20_000_000,
    course: courseOf([
      { on: "2026-09-01", status: "activo", priceCents: 40_000_000 },
      { on: "2026-09-20", status: "activo", priceCents: 30_000_000 },
      { on: "2026-10-05", status: "cerrado", priceCents: 20_000_000 },
    ]),
  });
  await addThree(rent);
  // Offered after the closing, at any price: it tells nothing of the time before.
  await addHome({ ...rent, latitude: 37.381, priceCents: 90_000_000, listedOn: "2026-11-01" });
  await judge();
  const judged = await readHome(closed);
  expect(judged).toMatchObject({ expectedCents: 20_000_000, valuedOn: "2026-10-05", valueDueOn: "infinity" });
  // Of 300,000, not of the 200,000 that were paid: that would be 0.
  expect(judged.position).toBeGreaterThan(1);
});

test("a new home wakes its neighbours, but not those that were judged within a week, nor those far away", async () => {
  const near = await addHome();
  const far = await addHome({ latitude: 37.39 });
  await judge();
  await addHome({ longitude: -5.981 });
  await judge("2026-11-25T10:00:00Z");
  expect((await readHome(near)).valuedOn).toBe("2026-11-21");
  await addHome({ longitude: -5.979 });
  await judge("2026-11-28T10:00:00Z");
  expect((await readHome(near)).valuedOn).toBe("2026-11-28");
  expect((await readHome(far)).valuedOn).toBe("2026-11-21");
});

test("a home that nobody offers is not looked at, and a garage has no value", async () => {
  const withdrawn = await addHome({ status: "retirado" });
  const garage = await addHome({ type: "garaje" });
  await judge();
  expect((await readHome(withdrawn)).valuedOn).toBeNull();
  expect(await readHome(garage)).toMatchObject({ expectedCents: null, valuedOn: "2026-11-21" });
});
