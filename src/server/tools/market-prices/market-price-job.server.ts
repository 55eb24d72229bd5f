import { setTimeout as sleep } from "node:timers/promises";
import { and, desc, eq, gt, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { Listing } from "#domain/shared/listing/property.ts";
import { addDays, addMonths } from "#domain/shared/time/local-time.ts";
import { type MarketPosition, marketPosition } from "#domain/tools/price-position/market-position.ts";
import { isDemo } from "#domain/tools/valuation/demo-listings.ts";
import { type ComparedMarketHome, comparableOfMarket } from "#domain/tools/valuation/market-comparable.ts";
import { type PriceIndex, priceIndexOf, priceSeriesFor } from "#domain/tools/valuation/price-index.ts";
import { listingsAround } from "#domain/tools/valuation/questions.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { poolsSeenFrom } from "../../accounts/access/pools.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketChanges, marketHomes } from "../../platform/db/tables/market.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { findNearbyListings } from "../facts/listings.server.ts";
import { findMarketListings } from "../facts/market-listings.server.ts";
import { WORK_MODELS } from "../facts/work-models.server.ts";
import { readOfficialSeries } from "../official-series/official-series.server.ts";
import { type DueHome, isAround, nextDueHomes } from "./due-homes.server.ts";

/**
 * The values of homes of the market, and the positions of their prices: by the engine of the price check, over the evidence that the people of their
 * pool see. A home is due when it or its price changes (its dwelling is derived anew), when a home near it is new, and a month after the last time. Each
 * home is written by itself, so a process that dies leaves the rest due.
 */
export const marketPriceJob: Job = {
  name: "prices of the market",
  everyMs: 2_000,
  round: (parts) => priceMarket(parts),
};

/** A round works for so long and then lets the machine breathe, in milliseconds: requests come first. */
const WORK_MS = 400;
const REST_MS = 600;
const VALID_DAYS = 30;
/** A home that is new is evidence for those around it, which are looked at again: not more often than once in so many days. */
const LEAST_DAYS = 7;
const NEIGHBOURS_M = 500;
/** A closing keeps its judgement: nothing that happens later tells of its time. */
const NEVER = "infinity";

type Parts = Pick<JobParts, "database" | "now" | "isStopped">;

/** @returns whether there may be more */
export async function priceMarket({ database: { db }, now, isStopped }: Parts): Promise<boolean> {
  const began = performance.now();
  const today = isoDateInMadrid(now());
  while (performance.now() - began < WORK_MS) {
    const homes = await nextDueHomes(db, today);
    if (homes.length === 0) return false;
    await judgeTogether(db, homes, { today, isStopped });
    if (isStopped()) return false;
  }
  await sleep(REST_MS, undefined, { ref: false });
  return true;
}

async function judgeTogether(
  db: Db,
  homes: readonly DueHome[],
  { today, isStopped }: { today: string } & Pick<Parts, "isStopped">,
): Promise<void> {
  const [first] = homes;
  const { closedOn } = first!;
  const isClosed = first!.status === "cerrado" && closedOn !== null;
  const at = isClosed && closedOn < today ? closedOn : today;
  const place = { latitude: first!.latitude!, longitude: first!.longitude! };
  const [comparables, model] = await Promise.all([
    evidenceAround(db, first!, { at, isPast: at < today }),
    WORK_MODELS.at(place),
  ]);
  // Without its model the city would be judged by another measure than the price check; requests tell of the failure.
  if (model === "unavailable") return await postpone(db, homes, addDays(today, 1));
  const indexOf = priceIndexes(db);
  for (const home of homes) {
    if (isStopped()) return;
    const subject = await subjectOf(db, home);
    const judged = subject
      ? marketPosition(subject, comparables, { model, index: await indexOf(subject), today: at })
      : null;
    const isKept = await keep(db, home, judged, { today: at, dueOn: isClosed ? NEVER : addDays(today, VALID_DAYS) });
    if (isKept && home.valueDueOn === null) await wakeNeighbours(db, home, today);
  }
}

/** The index that moves prices of a home to the day of its value; homes of one place share one reading. */
function priceIndexes(db: Db): (home: Listing) => Promise<PriceIndex | undefined> {
  const known = new Map<string, Promise<PriceIndex | undefined>>();
  return (home) => {
    const ids = priceSeriesFor(home);
    const key = ids.join();
    const index = known.get(key) ?? readOfficialSeries(db, ids).then(priceIndexOf);
    known.set(key, index);
    return index;
  };
}

async function postpone(db: Db, homes: readonly DueHome[], dueOn: string): Promise<void> {
  const ids = homes.map(({ id }) => id);
  await db.update(marketHomes).set({ valueDueOn: dueOn }).where(inArray(marketHomes.id, ids));
}

/** The homes with which the people of its pool can compare it: invented homes with invented ones, and others with others. */
async function evidenceAround(
  db: Db,
  { pool, operation, latitude, longitude, isDemo: isInvented }: DueHome,
  { at, isPast }: { at: string; isPast: boolean },
): Promise<Listing[]> {
  const place = { latitude: latitude!, longitude: longitude!, operation: operation as Listing["operation"] };
  const ask = listingsAround(place);
  const around = { ...ask, since: addMonths(at, -ask.maxAgeMonths) };
  const people: Actor = { ownerId: pool, isAnonymous: false, agency: { id: pool, role: "owner" } };
  // Homes that were opened to the network are for agencies alone, and the pool may be a person's.
  const pools = await poolsSeenFrom(db, [pool], { isOfNetwork: false });
  const [market, imported] = await Promise.all([
    findMarketListings(db, { ...around, pools, areInvented: isInvented, before: isPast ? at : undefined }),
    findNearbyListings(db, around, people),
  ]);
  const known = imported.filter((listing) => isDemo(listing) === isInvented && (!isPast || listing.date! < at));
  return [...market, ...known];
}

/** The home with the price that is asked: of a closed one the last that was asked, where it is known. */
async function subjectOf(db: Db, home: DueHome): Promise<Listing | undefined> {
  const priceCents = (home.status === "cerrado" ? await lastAsked(db, home.id) : null) ?? home.priceCents;
  return comparableOfMarket({ ...home, priceCents } as ComparedMarketHome);
}

async function lastAsked(db: Db, dwellingId: string): Promise<number | null> {
  const { kind, priceCents, on, id } = marketChanges;
  const [change] = await db
    .select({ priceCents })
    .from(marketChanges)
    .where(
      and(
        eq(marketChanges.dwellingId, dwellingId),
        inArray(kind, ["alta", "precio", "vuelta", "reserva"]),
        isNotNull(priceCents),
      ),
    )
    .orderBy(desc(on), desc(id))
    .limit(1);
  return change?.priceCents ?? null;
}

/** @returns false where the home was written meanwhile: then it is due again, as it is now */
async function keep(
  db: Db,
  { id, changedIn }: DueHome,
  judged: MarketPosition | null,
  { today, dueOn }: { today: string; dueOn: string },
): Promise<boolean> {
  const kept = await db
    .update(marketHomes)
    .set({
      expectedCents: judged?.expectedCents ?? null,
      position: judged?.position ?? null,
      valuedOn: today,
      valueDueOn: dueOn,
    })
    .where(and(eq(marketHomes.id, id), eq(marketHomes.changedIn, changedIn)))
    .returning({ id: marketHomes.id });
  return kept.length > 0;
}

/** Homes around one that is new or has changed are judged again, because it is evidence for them. */
async function wakeNeighbours(db: Db, home: DueHome, today: string): Promise<void> {
  const { valuedOn, valueDueOn, status, type } = marketHomes;
  await db
    .update(marketHomes)
    .set({ valueDueOn: today })
    .where(
      and(
        isAround(home, NEIGHBOURS_M),
        eq(type, home.type),
        eq(marketHomes.isDemo, home.isDemo),
        inArray(status, ["activo", "reservado"]),
        lte(valuedOn, addDays(today, -LEAST_DAYS)),
        gt(valueDueOn, today),
        lt(valueDueOn, sql`'infinity'::date`),
      ),
    );
}
