import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { keepIndexHere } from "./index-here.server.ts";
import { isLoading, type MarketIndex } from "./market-index.server.ts";

/** The index over the real database: what transactions write is in its answers, whenever they commit. */

const database = await openTestDatabase();
const { db, pool } = database;
let index: MarketIndex;
beforeEach(async () => {
  await db.delete(marketHomes);
  index = keepIndexHere(database, { freshMs: -1 });
});

const HOME = {
  pool: COMMON_POOL,
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  currency: "EUR",
  listedOn: "2026-11-01",
  seenOn: "2026-11-26",
} as const;

const add = (more: Partial<typeof marketHomes.$inferInsert> = {}) =>
  db
    .insert(marketHomes)
    .values(Object.assign({}, HOME, more))
    .returning()
    .then(([row]) => row!);

async function ask(filter: Partial<typeof NO_MARKET_FILTER> = {}) {
  const answer = await index.search({
    filter: Object.assign({}, NO_MARKET_FILTER, filter),
    pools: [COMMON_POOL],
    today: "2026-11-26",
    limit: 10,
    after: null,
  });
  if (isLoading(answer)) throw new Error("the index is still loading");
  return answer;
}

test("homes written before the first question, and after it, are found; erased and merged ones are not", async () => {
  const first = await add();
  expect((await ask()).numbers).toEqual([first.number]);
  const second = await add({ priceCents: 100_000_00 });
  expect((await ask()).numbers).toEqual([second.number, first.number]);
  await db.update(marketHomes).set({ priceCents: 90_000_00 }).where(sql`${marketHomes.id} = ${first.id}`);
  expect((await ask({ sort: "precio" })).numbers).toEqual([first.number, second.number]);
  await db.update(marketHomes).set({ mergedIntoId: first.id }).where(sql`${marketHomes.id} = ${second.id}`);
  expect((await ask()).numbers).toEqual([first.number]);
  await db.update(marketHomes).set({ mergedIntoId: null }).where(sql`${marketHomes.id} = ${second.id}`);
  await db.delete(marketHomes).where(sql`${marketHomes.id} = ${first.id}`);
  expect((await ask()).numbers).toEqual([second.number]);
});

test("a transaction that began before a reading and commits after it is not lost, in whatever order others commit", async () => {
  await ask();
  const slow = await pool.connect();
  try {
    await slow.query("begin");
    await slow.query(
      `insert into market_homes (pool, operation, type, status, country, currency, listed_on, seen_on, price_cents)
       values ($1, 'venta', 'piso', 'activo', 'ES', 'EUR', '2026-11-01', '2026-11-26', 100)`,
      [COMMON_POOL],
    );
    await add({ priceCents: 200 });
    expect((await ask()).total).toBe(1);
    expect((await ask()).total).toBe(1);
    await slow.query("commit");
  } finally {
    slow.release();
  }
  expect((await ask()).total).toBe(2);
});

test("every fact comes through the database as the index takes it", async () => {
  const { number } = await add({
    municipalityCode: "46250",
    town: "Valencia",
    quarter: "Ruzafa",
    latitude: 39.4624,
    longitude: -0.3727,
    builtAreaM2: 80,
    rooms: 3,
    bathrooms: 2,
    floor: 0,
    yearBuilt: 1970,
    condition: "bueno",
    energyRating: "C",
    seller: "particular",
    features: 1,
    knownFeatures: 1,
    // Above what 32 bits hold.
    priceCents: 3_000_000_000_00,
    previousPriceCents: 4_000_000_000_00,
    priceChangedOn: "2026-11-25",
    listedOn: "2026-11-20",
    terms: "terraz lumin",
  });
  const range = (value: number) => ({ min: value, max: value });
  const found = await ask({
    words: "terraza luminosa",
    onlyWords: true,
    places: [{ kind: "municipio", name: "Valencia", code: "46250" }],
    area: { kind: "circulo", latitude: 39.4624, longitude: -0.3727, radiusM: 5 },
    price: range(3_000_000_000),
    unitPrice: range(37_500_000),
    builtAreaM2: range(80),
    rooms: range(3),
    bathrooms: range(2),
    floor: range(0),
    yearBuilt: range(1970),
    conditions: ["bueno"],
    energyFrom: "C",
    seller: "particular",
    features: ["hasLift"],
    newWithinDays: 7,
    droppedWithinDays: 1,
  });
  expect(found).toMatchObject({ total: 1, unconfirmed: 0, numbers: [number] });
});

test("an impatient caller hears that the index is being filled, and how far it is", async () => {
  await add();
  const gate = Promise.withResolvers<void>();
  const slow = Object.assign(Object.create(pool), { connect: () => gate.promise.then(() => pool.connect()) });
  const impatient = keepIndexHere({ pool: slow, readPool: slow }, { loadingMs: 0 });
  const question = { filter: NO_MARKET_FILTER, pools: [COMMON_POOL], today: "2026-11-26", limit: 10, after: null };
  expect(await impatient.search(question)).toEqual({ isLoading: true, loaded: 0, total: null });
  gate.resolve();
  await impatient.refresh();
  expect(await impatient.search(question)).toMatchObject({ total: 1 });
});

test("a reading that fails is told to the caller that waits for it, and the next question begins anew", async () => {
  await add();
  let isAway = true;
  const passing = Object.assign(Object.create(pool), {
    connect: () => (isAway ? Promise.reject(new Error("away")) : pool.connect()),
  });
  const failing = keepIndexHere({ pool: passing, readPool: passing });
  const question = { filter: NO_MARKET_FILTER, pools: [COMMON_POOL], today: "2026-11-26", limit: 10, after: null };
  await expect(failing.search(question)).rejects.toThrow("away");
  isAway = false;
  expect(await failing.search(question)).toMatchObject({ total: 1 });
});

test("homes are first read from the replica, what it lacks from the primary, and everything there where it breaks off", async () => {
  await add();
  const question = { filter: NO_MARKET_FILTER, pools: [COMMON_POOL], today: "2026-11-26", limit: 10, after: null };
  const taken: string[] = [];
  const named = (name: string, fails = false) =>
    Object.assign(Object.create(pool), {
      connect() {
        taken.push(name);
        return fails ? Promise.reject(new Error("canceling statement due to conflict with recovery")) : pool.connect();
      },
    });
  const both = keepIndexHere({ pool: named("primary"), readPool: named("replica") });
  expect(await both.search(question)).toMatchObject({ total: 1 });
  expect(taken).toEqual(["replica", "primary"]);
  taken.length = 0;
  const broken = keepIndexHere({ pool: named("primary"), readPool: named("replica", true) });
  expect(await broken.search(question)).toMatchObject({ total: 1 });
  expect(taken).toEqual(["replica", "primary", "primary"]);
});

test("more homes than one portion are all read", async () => {
  await db.execute(sql`insert into market_homes (pool, operation, type, status, country, currency, listed_on, seen_on)
    select ${COMMON_POOL}::uuid, 'venta', 'piso', 'activo', 'ES', 'EUR', '2026-11-01', '2026-11-26' from generate_series(1, 4_500)`);
  expect((await ask()).total).toBe(4_500);
});
