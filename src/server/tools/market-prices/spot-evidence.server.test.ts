import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { addDays, addMonths } from "#domain/shared/time/local-time.ts";
import { listingsAround } from "#domain/tools/valuation/questions.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { marketAdverts, marketHomes } from "../../platform/db/tables/market.server.ts";
import { findMarketListings } from "../facts/market-listings.server.ts";
import { evidenceAround } from "./spot-evidence.server.ts";

/** Evidence that is read once for many homes is that which each would find by itself. */

const { db } = await openTestDatabase();
const POOL = crypto.randomUUID();
const TODAY = "2026-11-21";

beforeEach(() => db.delete(marketHomes));

/** Homes within some kilometres, a third of them closed at a known price at some day of two years. */
async function addHomes(count: number, degrees: number) {
  const random = seededRandom(7);
  const rows = Array.from({ length: count }, (_, i) => {
    const isClosed = i % 3 === 0;
    const closedOn = addDays(TODAY, -Math.floor(random() * 800) - 1);
    const listedOn = addDays(isClosed ? closedOn : TODAY, -Math.floor(random() * 300));
    return {
      pool: POOL,
      operation: "venta",
      type: "piso",
      status: isClosed ? ("cerrado" as const) : ("activo" as const),
      country: "ES",
      currency: "EUR",
      priceCents: 20_000_000,
      builtAreaM2: 80,
      listedOn,
      seenOn: isClosed ? closedOn : addDays(TODAY, -Math.floor(random() * 20)),
      closedOn: isClosed ? closedOn : null,
      latitude: 37.38 + (random() - 0.5) * degrees,
      longitude: -5.98 + (random() - 0.5) * degrees,
    };
  });
  const homes = await db.insert(marketHomes).values(rows).returning();
  await db.insert(marketAdverts).values(
    homes.map((home) => ({
      dwellingId: home.id,
      pool: POOL,
      source: "portal",
      externalId: home.id,
      status: home.status,
      priceCents: home.priceCents,
      currency: "EUR",
      listedOn: home.listedOn,
      seenOn: home.seenOn,
      described: { isPaid: true },
    })),
  );
  return homes;
}

test.each([
  ["of a wide circle, where the nearer one has too few", 240, 0.08],
  ["of the nearer one, where that has enough of them", 1_400, 0.02],
])("%s", async (_, count, degrees) => {
  const homes = (await addHomes(count, degrees)).slice(0, 12);
  const dayOf = ({ closedOn }: (typeof homes)[0]) =>
    closedOn === null ? { at: TODAY, isPast: false } : { at: closedOn, isPast: true };
  const earliest = homes.map((home) => dayOf(home).at).sort()[0]!;
  const evidenceOf = evidenceAround(db, homes, earliest);
  const counts = [];
  for (const home of homes) {
    const day = dayOf(home);
    const ask = listingsAround({ operation: "venta", latitude: home.latitude!, longitude: home.longitude! });
    const alone = await findMarketListings(db, {
      ...ask,
      since: addMonths(day.at, -ask.maxAgeMonths),
      pools: [POOL],
      areInvented: false,
      before: day.isPast ? day.at : undefined,
    });
    expect((await evidenceOf(home, day)).map(({ id }) => id)).toEqual(alone.map(({ id }) => id));
    counts.push(alone.length);
  }
  expect(Math.max(...counts)).toBeGreaterThan(100);
  expect(await db.$count(marketHomes, eq(marketHomes.pool, POOL))).toBe(count);
});
