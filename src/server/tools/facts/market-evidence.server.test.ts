import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type Actor, personActor } from "../../accounts/access/actor.server.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { marketAdverts, marketHomes } from "../../platform/db/tables/market.server.ts";
import { homesOfPhones, saleTimes } from "./market-evidence.server.ts";

/** The evidence of the market beside an advert that is checked, over the real database. */

const TODAY = "2026-11-21";
const database = await openTestDatabase();
const { db } = database;
const here = { latitude: 37.38, longitude: -5.98 };

let cast: Cast;
let agent: Actor;
let rival: Actor;
beforeAll(async () => {
  cast = await openCast(testServices(database));
  agent = { ...personActor(cast.author.id), agency: { id: cast.agencyId, role: "agent" } };
  rival = { ...personActor(cast.rival.id), agency: { id: cast.rivalAgencyId, role: "agent" } };
});
beforeEach(() => db.delete(marketHomes));

type Row = typeof marketHomes.$inferInsert;
async function addHome(pool: string, fields: Partial<Row> = {}, phone?: string): Promise<void> {
  const [home] = await db
    .insert(marketHomes)
    .values({
      pool,
      operation: "venta",
      type: "piso",
      status: "activo",
      country: "ES",
      currency: "EUR",
      priceCents: 20_000_000,
      listedOn: "2026-11-01",
      seenOn: TODAY,
      position: 0.25,
      ...here,
      ...fields,
    })
    .returning();
  if (phone === undefined) return;
  await db.insert(marketAdverts).values({
    dwellingId: home!.id,
    pool,
    source: "portal",
    externalId: home!.id,
    phone,
    status: "activo",
    currency: "EUR",
    listedOn: "2026-11-01",
    seenOn: TODAY,
  });
}

test("a closed home counts to its closing, one on offer to today: 30 and 20 days", async () => {
  await addHome(cast.agencyId, { listedOn: "2026-06-01", closedOn: "2026-07-01", status: "cerrado", position: -0.5 });
  await addHome(cast.agencyId);
  const { times } = await sales(agent);
  expect(times.toSorted((a, b) => a.days - b.days)).toEqual([
    { days: 20, isClosed: false, position: 0.25 },
    { days: 30, isClosed: true, position: -0.5 },
  ]);
});

/** Where nobody shows invented homes, unless it says so. */
const sales = (actor: Actor | null, operation: "venta" | "alquiler" = "venta", showsInvented = false) =>
  saleTimes(db, { operation, ...here }, actor, { today: TODAY, showsInvented });

test("withdrawn, invented, unjudged and let homes tell nothing of a sale, nor do those of a rival", async () => {
  await addHome(cast.agencyId, { status: "retirado" });
  await addHome(cast.agencyId, { isDemo: true });
  await addHome(cast.agencyId, { position: null });
  await addHome(cast.agencyId, { operation: "alquiler" });
  await addHome(cast.rivalAgencyId);
  expect((await sales(agent)).times).toEqual([]);
  expect((await sales(agent, "alquiler")).times).toHaveLength(1);
  expect((await sales(rival)).times).toHaveLength(1);
  expect((await sales(null)).times).toEqual([]);
});

test("twenty closings around tell alone; with nineteen the whole market does, of which nineteen lie here and one far away", async () => {
  const closed = { status: "cerrado", listedOn: "2026-06-01", closedOn: "2026-07-01" } as const;
  for (let i = 0; i < 19; i++) await addHome(cast.agencyId, closed);
  // Madrid, some 390 km away.
  await addHome(cast.agencyId, { ...closed, latitude: 40.4, longitude: -3.7 });
  expect(await sales(agent)).toMatchObject({ withinKm: null, times: { length: 20 } });
  await addHome(cast.agencyId, closed);
  expect(await sales(agent)).toMatchObject({ withinKm: 15, times: { length: 20 }, areInvented: false });
});

test("invented closings tell only in a demonstration, and only where real ones are too few", async () => {
  const closed = { status: "cerrado", listedOn: "2026-06-01", closedOn: "2026-07-01", isDemo: true } as const;
  for (let i = 0; i < 20; i++) await addHome(COMMON_POOL, closed);
  await addHome(COMMON_POOL, { ...closed, isDemo: false });
  expect(await sales(agent)).toMatchObject({ times: { length: 1 }, areInvented: false });
  expect(await sales(agent, "venta", true)).toMatchObject({ withinKm: 15, times: { length: 20 }, areInvented: true });
});

const ask = { phones: ["600 11 22 33", "sin teléfono"], country: "ES", ...here };

test("homes elsewhere that bear the telephone are counted, however it is written, and one at the very place is not", async () => {
  await addHome(cast.agencyId, {}, "+34600112233");
  await addHome(cast.agencyId, { latitude: 37.4 }, "+34600112233");
  await addHome(COMMON_POOL, { latitude: null, longitude: null }, "+34600112233");
  await addHome(cast.rivalAgencyId, { latitude: 37.41 }, "+34600112233");
  await addHome(cast.agencyId, { latitude: 37.42 }, "+34600445566");
  expect(await homesOfPhones(db, ask, agent)).toBe(2);
  expect(await homesOfPhones(db, { ...ask, phones: ["+34 600-11-22-33"] }, rival)).toBe(2);
  expect(await homesOfPhones(db, ask, null)).toBe(1);
});

test("without a telephone nobody is asked", async () => {
  await addHome(COMMON_POOL, { latitude: null, longitude: null }, "+34600112233");
  expect(await homesOfPhones(db, { ...ask, phones: [] }, agent)).toBe(0);
  expect(await homesOfPhones(db, { ...ask, phones: ["12"] }, agent)).toBe(0);
});
