import { asc, eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { COMMON_POOL } from "#server/accounts/access/pools.server.ts";
import { keepDwellings, wholeDwellings } from "#server/market/store/stored-dwellings.server.ts";
import { marketAdverts, marketHomes } from "#server/platform/db/tables/market.server.ts";
import { openTestDatabase } from "../../../src/test/test-database.ts";
import { testServices } from "../../../src/test/test-services.ts";
import { fillMarket, placeDrawer } from "./fill-market.ts";
import { inventedPlaces } from "./invented-places.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-06-10T10:00:00.000Z");
const parts = { ...testServices(database), now: () => NOW, isStopped: () => false };
vi.spyOn(console, "log").mockImplementation(() => {});

/** Two portions: one of 2,500 and one of 100. */
const COUNT = 2_600;
const adverts = () =>
  db
    .select({ name: marketAdverts.externalId, price: marketAdverts.priceCents, listedOn: marketAdverts.listedOn })
    .from(marketAdverts)
    .orderBy(asc(marketAdverts.externalId));

test("invented homes say so, are derived as any home is, and are made once however often they are ordered", async () => {
  await fillMarket(parts, COUNT);
  expect(await db.$count(marketHomes)).toBe(COUNT);
  expect(await db.$count(marketHomes, sql`not is_demo or pool <> ${COMMON_POOL} or title !~ 'inventad[oa]'`)).toBe(0);
  // Every state and a history stand there, in the money of several countries.
  const { rows } = await db.execute<Record<string, number>>(sql`
    select count(distinct status)::int as states, count(distinct currency)::int as currencies,
      count(previous_price_cents)::int as repriced, count(returned_on)::int as returned, max(adverts)::int as adverts
    from market_homes`);
  expect(rows[0]).toMatchObject({ states: 4, adverts: 3 });
  expect(rows[0]!.currencies).toBeGreaterThan(5);
  expect(rows[0]!.repriced).toBeGreaterThan(500);
  expect(rows[0]!.returned).toBeGreaterThan(20);

  // Deriving them anew from what was written changes no row: no transaction has touched one since.
  const stamps = () => db.execute(sql`select id, changed_in from market_homes order by id`);
  const before = (await stamps()).rows;
  const ids = await db.select({ id: marketHomes.id }).from(marketHomes);
  const wholes = await wholeDwellings(
    db,
    ids.map(({ id }) => id),
  );
  await keepDwellings(db, [...wholes.values()]);
  expect((await stamps()).rows).toEqual(before);

  const all = await adverts();
  await fillMarket(parts, COUNT);
  expect(await adverts()).toEqual(all);
  // A portion that was interrupted is made again, and is the same.
  const [lost] = await db.select().from(marketAdverts).where(eq(marketAdverts.externalId, "2501-1"));
  await db.execute(sql`
    delete from market_homes where id in
      (select dwelling_id from market_adverts where split_part(external_id, '-', 1)::int > 2500)`);
  await fillMarket(parts, COUNT);
  expect(await adverts()).toEqual(all);
  expect(all.map(({ name }) => name)).toContain(lost!.externalId);
});

test("places are drawn by their weight: of a hundred homes 78 lie in Spain, and large cities have quarters", () => {
  const places = inventedPlaces();
  const shareOf = (holds: (place: (typeof places)[number]) => boolean) =>
    places.reduce((sum, place) => sum + (holds(place) ? place.weight : 0), 0);
  expect(shareOf(() => true)).toBeCloseTo(1, 9);
  expect(shareOf(({ country }) => country === "ES")).toBeCloseTo(0.78, 9);
  const madrid = places.filter(({ municipalityCode }) => municipalityCode === "28079");
  expect(madrid.length).toBeGreaterThan(100);
  for (const { quarter, postalCode } of madrid)
    expect([quarter, postalCode]).toEqual([expect.any(String), expect.stringMatching(/^28/)]);

  const [one, two] = [
    { ...places[0]!, weight: 3 },
    { ...places[1]!, weight: 1 },
  ];
  const draw = placeDrawer([one, two]);
  expect([0, 0.5, 0.749, 0.751, 0.999].map((chance) => draw(chance))).toEqual([one, one, one, two, two]);
});
