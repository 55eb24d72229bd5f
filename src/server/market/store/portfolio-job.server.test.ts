import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { isStartUnknown } from "#domain/market/adverts/course.ts";
import { hiddenDegrees } from "#domain/shared/places/hidden-place.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import {
  marketAdverts,
  marketChanges,
  marketGrants,
  marketHomes,
  marketPending,
} from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { bringOlder } from "./older-adverts.server.ts";
import { bringPortfolios } from "./portfolio-job.server.ts";

const { db } = await openTestDatabase();

/** A point that lies off the middle of its square: 41.3851 lies in the square about 41.3875. */
const POINT = { latitude: 41.3851, longitude: 2.1734 };
const HOME = {
  operation: "venta",
  type: "piso",
  status: "disponible",
  country: "ES",
  currency: "EUR",
  builtAreaM2: 80,
  rooms: 3,
  hasLift: true,
  hasTerrace: false,
  furnishing: "si",
  priceCents: "25000000",
  listedOn: "2026-05-01",
  address: "Calle Colón, 20, 3º B",
  title: "Piso con luz",
  descriptions: { es: "Terraza soleada y muy soleada" },
  ...POINT,
} as const;

async function agencyWith(...homes: Partial<typeof properties.$inferInsert>[]) {
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sol" }).returning();
  const owner = await insertUser(db);
  const rows = homes.map((home) => ({ ...HOME, ...home, ownerId: owner.id, agencyId: agency!.id }));
  const made = await db.insert(properties).values(rows).returning();
  return { pool: agency!.id, ownerId: owner.id, ids: made.map(({ id }) => id) };
}
const bring = async (day: string) => {
  while (await bringPortfolios(db, new Date(`${day}T10:00:00.000Z`)));
};
const by = (ids: readonly string[]) => (a: { homeId: string | null }, b: { homeId: string | null }) =>
  ids.indexOf(a.homeId ?? "") - ids.indexOf(b.homeId ?? "");
const homesOf = (pool: string) => db.select().from(marketHomes).where(eq(marketHomes.pool, pool));
const kindsOf = async (pool: string) =>
  (
    await db
      .select({ on: marketChanges.on, kind: marketChanges.kind })
      .from(marketChanges)
      .innerJoin(marketAdverts, eq(marketAdverts.id, marketChanges.advertId))
      .where(eq(marketAdverts.pool, pool))
      .orderBy(marketChanges.id)
  ).map(({ on, kind }) => `${on} ${kind}`);
const change = (id: string, values: Partial<typeof properties.$inferInsert>) =>
  db.update(properties).set(values).where(eq(properties.id, id));

describe("homes of a portfolio", () => {
  test("are in the market once they are on offer, with their features and the words of their texts", async () => {
    const { pool, ids } = await agencyWith({}, { status: "captacion" }, { deletedAt: new Date() });
    await bring("2026-06-01");
    expect(await homesOf(pool)).toMatchObject([
      {
        homeId: ids[0],
        status: "activo",
        title: "Piso con luz",
        priceCents: 25_000_000,
        listedOn: "2026-05-01",
        seller: "agencia",
        sources: ["Inmobiliaria Sol"],
        // Bits 0 (lift), 2 (terrace) and 12 (furnished) are known; of them the lift and the furniture are there.
        features: 0b1_0000_0000_0001,
        knownFeatures: 0b1_0000_0000_0101,
        // The number of the door is nobody's business; the point is the agency's own.
        address: "Calle Colón",
        ...POINT,
      },
    ]);
    const terms = (await homesOf(pool))[0]!.terms;
    expect(terms.split(" ").filter((stem, at, all) => all.indexOf(stem) !== at)).toEqual([]);
    expect(terms).toContain("terraz");
    expect(await db.$count(marketPending)).toBe(0);
  });

  test("follow what is written of them: another price, the trash, back again, closed", async () => {
    const { pool, ids } = await agencyWith({});
    await bring("2026-06-01");
    await change(ids[0]!, { priceCents: "24000000" });
    await bring("2026-06-02");
    await change(ids[0]!, { deletedAt: new Date() });
    await bring("2026-06-03");
    expect(await homesOf(pool)).toMatchObject([{ status: "retirado", adverts: 0 }]);
    await change(ids[0]!, { deletedAt: null });
    await bring("2026-06-04");
    await change(ids[0]!, { status: "cerrado", closedOn: "2026-06-05", closedPriceCents: "23500000" });
    await bring("2026-06-06");
    expect(await homesOf(pool)).toMatchObject([{ status: "cerrado", priceCents: 23_500_000, closedOn: "2026-06-05" }]);
    expect(await kindsOf(pool)).toEqual([
      "2026-05-01 alta",
      "2026-06-02 precio",
      "2026-06-03 retirada",
      "2026-06-04 vuelta",
      "2026-06-05 cierre",
    ]);
    // Written and yet the same: nothing is noted.
    const before = await homesOf(pool);
    await change(ids[0]!, { notes: "Llamar" });
    await bring("2026-06-07");
    expect(await homesOf(pool)).toEqual(before);
  });

  test("are erased with the home", async () => {
    const { pool, ids } = await agencyWith({}, { reference: "otra" });
    await bring("2026-06-01");
    await db.delete(properties).where(eq(properties.id, ids[0]!));
    await bring("2026-06-02");
    expect((await homesOf(pool)).map(({ homeId }) => homeId)).toEqual([ids[1]]);
    expect(await kindsOf(pool)).toHaveLength(1);
  });

  test("are in the pool of whoever has them now", async () => {
    const { pool, ownerId, ids } = await agencyWith({});
    await bring("2026-06-01");
    await change(ids[0]!, { agencyId: null });
    await bring("2026-06-02");
    expect(await homesOf(pool)).toEqual([]);
    expect(await homesOf(ownerId)).toMatchObject([{ homeId: ids[0], sources: ["Tu cartera"] }]);
  });
});

test("a hidden home is only somewhere within its square, at once when its pool is opened to others", async () => {
  const { pool, ids } = await agencyWith({}, { showsAddress: true, reference: "abierta" });
  await bring("2026-06-01");
  const places = async () => {
    const homes = await homesOf(pool);
    return ids
      .map((id) => homes.find(({ homeId }) => homeId === id)!)
      .map(({ latitude, longitude }) => ({ latitude, longitude }));
  };
  expect(await places()).toEqual([POINT, POINT]);
  await db.insert(marketGrants).values({ pool, toPool: COMMON_POOL });
  const hidden = { latitude: hiddenDegrees(POINT.latitude), longitude: hiddenDegrees(POINT.longitude) };
  expect(await places()).toEqual([hidden, POINT]);
  await bring("2026-06-01");
  expect(await places()).toEqual([hidden, POINT]);
  await db.delete(marketGrants).where(eq(marketGrants.pool, pool));
  await bring("2026-06-01");
  expect(await places()).toEqual([POINT, POINT]);
});

test("a home that hides its address and leaves the market at once shows no door there", async () => {
  const { pool, ids } = await agencyWith({ showsAddress: true }, { showsAddress: true, reference: "otra" });
  await bring("2026-06-01");
  await db.insert(marketGrants).values({ pool, toPool: COMMON_POOL });
  await bring("2026-06-01");
  await db.update(properties).set({ showsAddress: false, status: "captacion" }).where(eq(properties.id, ids[0]!));
  await db
    .update(properties)
    .set({ showsAddress: false, deletedAt: new Date("2026-06-02") })
    .where(eq(properties.id, ids[1]!));
  await bring("2026-06-02");
  const hidden = { status: "retirado", address: "Calle Colón", latitude: hiddenDegrees(POINT.latitude) };
  expect(await homesOf(pool)).toMatchObject([hidden, hidden]);
});

test("a home that is still being won is no home of the market", async () => {
  const { pool } = await agencyWith({ status: "captacion" }, { deletedAt: new Date("2026-06-01") });
  await bring("2026-06-01");
  expect(await homesOf(pool)).toEqual([]);
});

test("the first day of a home that a file brought without one is not known, also of homes that came before this was kept", async () => {
  const { pool, ownerId, ids } = await agencyWith({ listedOn: null }, { listedOn: "2026-05-01" }, { listedOn: null });
  const [source] = await db
    .insert(importSources)
    .values({ ownerId, agencyId: pool, name: "CSV", kind: "archivo", format: "csv" })
    .returning();
  for (const [place, id] of ids.entries()) {
    if (place < 2)
      await db.update(properties).set({ sourceId: source!.id, externalId: id }).where(eq(properties.id, id));
  }
  await bring("2026-06-01");
  const starts = async () => (await homesOf(pool)).sort(by(ids)).map(({ course }) => isStartUnknown(course));
  expect(await starts()).toEqual([true, false, false]);
  // As the advert stood before: without the mark.
  const { described, externalId } = marketAdverts;
  await db
    .update(marketAdverts)
    .set({ described: sql`${described} - 'isFirstDayUnknown'` })
    .where(eq(externalId, ids[0]!));
  await bringOlder(db);
  expect((await db.select().from(marketPending)).map(({ homeId }) => homeId)).toEqual([ids[0]]);
  await bring("2026-06-02");
  expect(await starts()).toEqual([true, false, false]);
  await db.update(properties).set({ listedOn: "2026-04-01" }).where(eq(properties.id, ids[0]!));
  await bring("2026-06-03");
  expect(await starts()).toEqual([false, false, false]);
});

test("homes of «Ruzafa» stand in the market as homes of Russafa, where a search for either name looks", async () => {
  const valencia = { town: "Valencia", postalCode: "46006", latitude: null, longitude: null };
  const { pool } = await agencyWith(
    { ...valencia, locationDetail: "Ruzafa" },
    { ...valencia, placeName: "Barrio de Ruzafa, Valencia", reference: "otra" },
    { ...valencia, locationDetail: "Ensanche", latitude: 39.4612, longitude: -0.3737, reference: "tercera" },
  );
  await bring("2026-06-01");
  const homes = await homesOf(pool);
  expect(homes.map(({ quarter }) => quarter)).toEqual(["Russafa", "Russafa", "Russafa"]);
  // The street may be seen, the door may not; the sender's own name is kept for searches by words.
  expect(homes.every(({ terms }) => terms.includes("colon"))).toBe(true);
  expect(homes.filter(({ terms }) => terms.includes("ruzaf"))).toHaveLength(1);
  expect(homes.some(({ terms }) => / 20 /.test(` ${terms} `))).toBe(false);
});
