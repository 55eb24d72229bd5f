import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listingSchema } from "#domain/shared/listing/property.ts";
import { DEMO_SOURCE } from "#domain/tools/valuation/demo-listings.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type Actor, personActor, visitorActor } from "../../accounts/access/actor.server.ts";
import { valuationAccuracy } from "../../platform/db/tables/portfolio-history.server.ts";
import { listings, properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { calculateRun } from "../runs/run-tool.server.ts";
import { addListings } from "./listings.server.ts";
import { measureFor } from "./measure-accuracy.server.ts";
import { nearbyListings, withoutOtherInvention } from "./nearby-listings.server.ts";

/** Listings that a valuation uses, over the real database. */

const NOW = new Date("2026-11-21T10:00:00Z");
const database = await openTestDatabase();
const { db } = database;
const services = { ...testServices(database), now: () => NOW };
const ask = {
  latitude: 37.38,
  longitude: -5.98,
  radiusM: 1000,
  operation: "venta",
  maxAgeMonths: 24,
  limit: 50,
} as const;

let cast: Cast;
const actorOf = (who: "user" | "author" | "colleague" | "rival"): Actor => {
  if (who === "user") return personActor(cast.user.id);
  const agencyId = who === "rival" ? cast.rivalAgencyId : cast.agencyId;
  return { ...personActor(cast[who].id), agency: { id: agencyId, role: "agent" } };
};
const idsFor = async (asker: Actor | null) =>
  (await nearbyListings(db, ask, asker && { actor: asker }, { now: NOW })).map(({ id }) => id);

type Row = typeof properties.$inferInsert;
async function addHome(of: { ownerId: string; agencyId: string | null }, fields: Partial<Row> = {}): Promise<string> {
  const [row] = await db
    .insert(properties)
    .values({
      ...of,
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      status: "disponible",
      builtAreaM2: 80,
      latitude: 37.38,
      longitude: -5.98,
      priceCents: "20000000",
      updatedAt: NOW,
      ...fields,
    })
    .returning();
  return row!.id;
}

beforeAll(async () => {
  cast = await openCast(services);
});

describe("the portfolio", () => {
  test("is evidence for every member of the agency, and for nobody else", async () => {
    const ours = await addHome(cast.author.of);
    expect(await idsFor(actorOf("author"))).toContain(ours);
    expect(await idsFor(actorOf("colleague"))).toContain(ours);
    for (const other of [actorOf("rival"), actorOf("user"), visitorActor(cast.anonymous.id), null]) {
      expect(await idsFor(other)).not.toContain(ours);
    }
  });

  test("uses offers that stand and closings, not homes without a price or withdrawn ones", async () => {
    const closed = { status: "cerrado", closedOn: "2026-03-02", closedPriceCents: "19000000" } as const;
    const speaks = [await addHome(cast.user.of, { status: "reservado" }), await addHome(cast.user.of, closed)];
    const silent = [
      await addHome(cast.user.of, { status: "captacion" }),
      await addHome(cast.user.of, { status: "retirado" }),
      await addHome(cast.user.of, { priceCents: null }),
      await addHome(cast.user.of, { ...closed, closedOn: "2023-03-02" }),
      await addHome(cast.user.of, { updatedAt: new Date("2024-01-01T00:00:00Z") }),
      await addHome(cast.user.of, { deletedAt: NOW }),
      await addHome(cast.user.of, { type: "garaje" }),
      await addHome(cast.user.of, { latitude: 37.5 }),
      await addHome(cast.user.of, { operation: "alquiler" }),
    ];
    const ids = await idsFor(actorOf("user"));
    expect(ids).toEqual(expect.arrayContaining(speaks));
    for (const id of silent) expect(ids).not.toContain(id);
    const about = { actor: actorOf("user"), homeId: speaks[0] };
    expect((await nearbyListings(db, ask, about, { now: NOW })).map(({ id }) => id)).not.toContain(speaks[0]);
    const found = (await nearbyListings(db, ask, { actor: actorOf("user") }, { now: NOW })).find(
      ({ id }) => id === speaks[1],
    );
    expect(found).toMatchObject({ evidence: "cierre", price: 190_000, date: "2026-03-02", source: "Tu cartera" });
  });

  test("keeps an address that the agency does not show to itself: others may read the report", async () => {
    const fields = { address: "Calle Feria 12, 3.º B", reference: "S-12", cadastralReference: "9872023VH5797S0001WX" };
    const hidden = await addHome(cast.rival.of, fields);
    const shown = await addHome(cast.rival.of, { ...fields, showsAddress: true });
    const found = await nearbyListings(db, ask, { actor: actorOf("rival") }, { now: NOW });
    expect(found.find(({ id }) => id === hidden)?.address).toBe("Ref. S-12");
    expect(found.find(({ id }) => id === shown)?.address).toBe("Calle Feria 12, 3.º B");
    expect(JSON.stringify(found)).not.toContain("9872023VH5797S0001WX");
  });
});

test("imported demonstration is silent beside three invented homes of the market, and real comparables never are", () => {
  const imported = ["demo-valencia-1-2026-11", "fila-7"].map((id) =>
    Object.assign(listingSchema.parse({ id, operation: "venta", type: "piso", builtAreaM2: 80, price: 200_000 }), {
      source: id.startsWith("demo") ? DEMO_SOURCE : "hoja",
    }),
  );
  const ids = (invented: number) => withoutOtherInvention(imported, invented).map(({ id }) => id);
  expect([ids(2), ids(3)]).toEqual([["demo-valencia-1-2026-11", "fila-7"], ["fila-7"]]);
});

test("uses an agency's imports for itself, open data for everybody, and 2018 not for today", async () => {
  const listing = (id: string, date: string) =>
    listingSchema.parse({ id, price: 200_000, date, source: "x", builtAreaM2: 80, latitude: 37.38, longitude: -5.98 });
  await addListings(
    db,
    [listing("open", "2026-10-01"), listing("theirs", "2026-10-01"), listing("old", "2018-06-30")],
    {
      isDemo: false,
    },
  );
  await db.update(listings).set({ agencyId: cast.rivalAgencyId }).where(eq(listings.id, "theirs"));
  expect(await idsFor(actorOf("rival"))).toEqual(expect.arrayContaining(["open", "theirs"]));
  expect(await idsFor(actorOf("author"))).not.toContain("theirs");
  expect(await idsFor(null)).toEqual(["open"]);
  const { listingsOf2018 } = services.facts;
  expect((await listingsOf2018({ ...ask, radiusM: 500 }, null)).map(({ id }) => id)).toEqual(["old"]);
});

test("thirty closings measure the engine for the agency, once, and its next valuation says so", async () => {
  const place = { latitude: 41.65, longitude: -0.88 };
  for (let i = 0; i < 36; i += 1) {
    await addHome(cast.author.of, {
      ...place,
      longitude: -0.88 + i / 2000,
      status: "cerrado",
      closedOn: `2026-0${1 + Math.floor(i / 6)}-1${i % 6}`,
      closedPriceCents: String((190_000 + (i % 5) * 5_000) * 100),
      rooms: 3,
      floor: i % 6,
    });
  }
  const whose = { ownerId: cast.author.id, agencyId: cast.agencyId };
  const parts = { database, now: () => NOW, isStopped: () => false };
  await measureFor(parts, whose);
  await measureFor(parts, whose);
  const rows = await db.select().from(valuationAccuracy);
  expect(rows).toHaveLength(1);
  // The first closings had nobody before them.
  expect(rows[0]!.closings).toBeGreaterThanOrEqual(30);
  expect(rows[0]!.closings).toBeLessThan(36);
  // Prices are between 190,000 and 210,000: no value errs by more than 210/190.
  expect(rows[0]!.medianError).toBeLessThan(0.1053);

  const input = { home: { builtAreaM2: "80", rooms: "3", ...place }, removedIds: [], useNearby: "si" };
  const value = async (asker: Actor | null) =>
    (await calculateRun(services, valuation, input, asker && { actor: asker })).result;
  expect(await value(actorOf("colleague"))).toMatchObject({
    basis: "current-comparables",
    ownAccuracy: { closings: rows[0]!.closings, measuredOn: "2026-11-21" },
  });
  expect(await value(actorOf("rival"))).not.toHaveProperty("ownAccuracy");
});
