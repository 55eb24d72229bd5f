import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { advertOfHome } from "#domain/market/adverts/advert-of-home.ts";
import { featureBits } from "#domain/market/features.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type Actor, personActor } from "../../accounts/access/actor.server.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { bringPortfolios } from "../../market/store/portfolio-job.server.ts";
import { marketAdverts, marketGrants, marketHomes } from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { calculateRun } from "../runs/run-tool.server.ts";
import { findMarketListings } from "./market-listings.server.ts";
import { nearbyListings, withdrawnNearby } from "./nearby-listings.server.ts";

/** Homes of the market as evidence, over the real database. */

const NOW = new Date("2026-11-21T10:00:00Z");
const TODAY = "2026-11-21";
const database = await openTestDatabase();
const { db } = database;
const services = { ...testServices(database), now: () => NOW };
const here = { latitude: 37.38, longitude: -5.98 };
const ask = { ...here, radiusM: 1000, operation: "venta", maxAgeMonths: 24, limit: 50 } as const;

let cast: Cast;
let agent: Actor;
let rival: Actor;
beforeAll(async () => {
  cast = await openCast(services);
  agent = { ...personActor(cast.author.id), agency: { id: cast.agencyId, role: "agent" } };
  rival = { ...personActor(cast.rival.id), agency: { id: cast.rivalAgencyId, role: "agent" } };
});
beforeEach(async () => {
  await db.delete(marketGrants);
  await db.delete(marketHomes);
  await db.delete(properties);
});

type Row = typeof marketHomes.$inferInsert;
async function addHome(pool: string, fields: Partial<Row> = {}): Promise<string> {
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
      builtAreaM2: 80,
      rooms: 3,
      listedOn: "2026-09-01",
      seenOn: "2026-11-20",
      sources: ["Fincas Sol"],
      ...here,
      ...fields,
    })
    .returning();
  return home!.id;
}

/** A closing of the market; with the price of its deed or without. */
async function addClosing(pool: string, isPaid: boolean): Promise<string> {
  const id = await addHome(pool, { status: "cerrado", closedOn: "2026-10-05", priceCents: 19_000_000 });
  await db.insert(marketAdverts).values({
    dwellingId: id,
    pool,
    source: "portal",
    externalId: id,
    status: "cerrado",
    priceCents: 19_000_000,
    currency: "EUR",
    listedOn: "2026-09-01",
    seenOn: "2026-10-05",
    described: isPaid ? { isPaid: true } : {},
  });
  return id;
}

const idsFor = async (actor: Actor | null, options: { showsInvented?: boolean; homeId?: string } = {}) =>
  (
    await nearbyListings(db, ask, actor && { actor, homeId: options.homeId }, {
      now: NOW,
      showsInvented: options.showsInvented ?? false,
    })
  ).map(({ id }) => id);

describe("pools whose homes are evidence", () => {
  test("the common ones for everybody, an agency's for itself, and opened ones for those to whom they were opened", async () => {
    const common = await addHome(COMMON_POOL);
    const ours = await addHome(cast.agencyId);
    expect(await idsFor(null)).toEqual([common]);
    expect((await idsFor(agent)).toSorted()).toEqual([common, ours].toSorted());
    expect(await idsFor(rival)).toEqual([common]);
    await db.insert(marketGrants).values({ pool: cast.agencyId, toPool: cast.rivalAgencyId });
    expect((await idsFor(rival)).toSorted()).toEqual([common, ours].toSorted());
  });

  test("invented ones only in a demonstration, only where fewer than three others speak, and they say so", async () => {
    const invented = await addHome(COMMON_POOL, { isDemo: true });
    expect(await idsFor(agent)).toEqual([]);
    expect(await idsFor(agent, { showsInvented: true })).toEqual([invented]);
    const [listing] = await nearbyListings(db, ask, null, { now: NOW, showsInvented: true });
    expect(listing?.source).toBe("Demostración");
    const real = await addHome(cast.agencyId);
    // A real one stands before the invented one, and three of them leave it out.
    expect(await idsFor(agent, { showsInvented: true })).toEqual([real, invented]);
    const three = [real, await addHome(COMMON_POOL), await addHome(COMMON_POOL)];
    expect((await idsFor(agent, { showsInvented: true })).toSorted()).toEqual(three.toSorted());
  });
});

test("an offer speaks on the day on which it was last seen, and a closing with its paid price on the day of the deed", async () => {
  const offered = await addHome(cast.agencyId, {
    quarter: "Nervión",
    ...bitsOf({ hasLift: true, hasPool: false, isFurnished: true }),
  });
  const closed = await addClosing(cast.agencyId, true);
  const found = await nearbyListings(db, ask, { actor: agent }, { now: NOW });
  expect(found.find(({ id }) => id === offered)).toMatchObject({
    evidence: "oferta",
    price: 200_000,
    date: "2026-11-20",
    source: "Mercado: Fincas Sol",
    placeName: "Nervión",
    hasLift: true,
    hasPool: false,
  });
  expect(found.find(({ id }) => id === closed)).toMatchObject({
    evidence: "cierre",
    price: 190_000,
    date: "2026-10-05",
  });
});

function bitsOf(values: Parameters<typeof featureBits>[0]) {
  const { has, known } = featureBits(values);
  return { features: has, knownFeatures: known };
}

test("a home without price, area or point, withdrawn, joined, too old, elsewhere, to let or closed without a paid price proves nothing", async () => {
  const kept = await addHome(cast.agencyId);
  await addClosing(cast.agencyId, false);
  await addHome(cast.agencyId, { priceCents: null });
  await addHome(cast.agencyId, { builtAreaM2: null });
  await addHome(cast.agencyId, { latitude: null, longitude: null });
  await addHome(cast.agencyId, { status: "retirado" });
  await addHome(cast.agencyId, { mergedIntoId: kept });
  await addHome(cast.agencyId, { seenOn: "2024-11-20" });
  await addHome(cast.agencyId, { latitude: 37.4 });
  await addHome(cast.agencyId, { operation: "alquiler" });
  await addHome(cast.agencyId, { type: "garaje" });
  expect(await idsFor(agent)).toEqual([kept]);
});

test("a home of the portfolio counts once, as the portfolio knows it, and not at all where it is the one that is asked about", async () => {
  const [home] = await db
    .insert(properties)
    .values({
      ...cast.author.of,
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      status: "disponible",
      builtAreaM2: 80,
      priceCents: "20000000",
      updatedAt: NOW,
      ...here,
    })
    .returning();
  await bringPortfolios(db, NOW);
  expect(await db.$count(marketHomes)).toBe(1);
  expect(await idsFor(agent)).toEqual([home!.id]);
  expect(await idsFor(agent, { homeId: home!.id })).toEqual([]);
});

test("the nearest come first, and a narrow circle that holds enough is the whole answer", async () => {
  // 0.001° of latitude are 111 m: 111, 222 and 667 m.
  const second = await addHome(cast.agencyId, { latitude: here.latitude + 0.002 });
  const first = await addHome(cast.agencyId, { latitude: here.latitude + 0.001 });
  const third = await addHome(cast.agencyId, { latitude: here.latitude + 0.006 });
  const found = async (limit: number) =>
    (
      await findMarketListings(db, {
        ...ask,
        limit,
        since: "2025-01-01",
        pools: [cast.agencyId],
        areInvented: false,
      })
    ).map(({ id }) => id);
  expect(await found(2)).toEqual([first, second]);
  expect(await found(50)).toEqual([first, second, third]);
});

test("three homes of the market value a home today", async () => {
  for (const [east, price] of [190_000, 200_000, 210_000].entries()) {
    await addHome(cast.agencyId, { longitude: here.longitude + (east + 2) / 500, priceCents: price * 100 });
  }
  const input = { home: { builtAreaM2: "80", rooms: "3", ...here }, removedIds: [], useNearby: "si" };
  const value = async (actor: Actor) => (await calculateRun(services, valuation, input, { actor })).result;
  expect(await value(agent)).toMatchObject({ kind: "value", basis: "current-comparables" });
  expect(await value(rival)).toMatchObject({ kind: expect.not.stringMatching("^value$") });
});

test("an advert says whether the price of a closed home is the one that was paid", () => {
  const home = { operation: "venta", type: "piso", country: "ES", currency: "EUR", status: "cerrado", price: 200_000 };
  const about = { externalId: "1", sender: "x", seller: null, isPlaceHidden: false };
  const rowOf = (fields: object) =>
    advertOfHome({ ...home, urls: {}, descriptions: {}, features: [], ...fields } as never, about)!.described;
  expect(rowOf({ closedPrice: 190_000, closedOn: TODAY }).isPaid).toBe(true);
  expect(rowOf({}).isPaid).toBeUndefined();
  expect(rowOf({ status: "disponible", closedPrice: 190_000 }).isPaid).toBeUndefined();
});

describe("homes that were withdrawn unsold", () => {
  const withdrawn = (actor: Actor | null, showsInvented = false) =>
    withdrawnNearby(db, ask, actor && { actor }, { now: NOW, showsInvented });

  test("stand with their last price, the day they were last seen and how long they were on offer, nearest first", async () => {
    const far = await addHome(COMMON_POOL, { status: "retirado", latitude: here.latitude + 0.004 });
    const near = await addHome(COMMON_POOL, { status: "retirado", listedOn: "2026-05-01", seenOn: "2026-10-28" });
    await addHome(COMMON_POOL);
    const found = await withdrawn(null);
    expect(found.map(({ listing, days }) => [listing.id, listing.price, listing.date, days])).toEqual([
      [near, 200_000, "2026-10-28", 180],
      [far, 200_000, "2026-11-20", 80],
    ]);
  });

  test("of another agency's pool, too far or too long ago they are not there", async () => {
    await addHome(cast.rivalAgencyId, { status: "retirado" });
    await addHome(COMMON_POOL, { status: "retirado", latitude: here.latitude + 0.1 });
    await addHome(COMMON_POOL, { status: "retirado", listedOn: "2024-01-01", seenOn: "2024-06-01" });
    expect(await withdrawn(agent)).toEqual([]);
  });

  test("the home that is asked about is none of them", async () => {
    const [home] = await db
      .insert(properties)
      .values({
        ...cast.author.of,
        operation: "venta",
        type: "piso",
        country: "ES",
        currency: "EUR",
        status: "retirado",
        builtAreaM2: 80,
        priceCents: "20000000",
        updatedAt: NOW,
        ...here,
      })
      .returning();
    await addHome(COMMON_POOL, { status: "retirado", homeId: home!.id });
    expect(await withdrawn(agent)).toHaveLength(1);
    expect(await withdrawnNearby(db, ask, { actor: agent, homeId: home!.id }, { now: NOW })).toEqual([]);
  });

  test("invented ones stand in where there is no real one, in a demonstration alone", async () => {
    await addHome(COMMON_POOL, { status: "retirado", isDemo: true });
    expect(await withdrawn(null)).toEqual([]);
    expect(await withdrawn(null, true)).toHaveLength(1);
    await addHome(COMMON_POOL, { status: "retirado" });
    expect((await withdrawn(null, true)).map(({ listing }) => listing.source)).toEqual(["Mercado: Fincas Sol"]);
  });
});
