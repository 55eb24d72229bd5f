import { setTimeout as sleep, setImmediate as yields } from "node:timers/promises";
import { and, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import { isOffered } from "#domain/market/adverts/advert.ts";
import { readCourse } from "#domain/market/adverts/course.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { type MarketPosition, marketPosition } from "#domain/tools/price-position/market-position.ts";
import { type ComparedMarketHome, comparableOfMarket } from "#domain/tools/valuation/market-comparable.ts";
import { type PriceIndex, priceIndexOf, priceSeriesFor } from "#domain/tools/valuation/price-index.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { livesOn } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { sqlJson } from "../../portfolio/imports/sql-rows.server.ts";
import { WORK_MODELS } from "../facts/work-models.server.ts";
import { readOfficialSeries } from "../official-series/official-series.server.ts";
import { type DueHome, isAround, nextDueHomes } from "./due-homes.server.ts";
import { evidenceAround } from "./spot-evidence.server.ts";

/**
 * The values of homes of the market, and the positions of their prices: by the engine of the price check, over the evidence that the people of their
 * pool see. A home is due when it or its price changes (its dwelling is derived anew), when a home near it is new, and a month after the last time.
 * Homes near each other are judged together, some at a time, and written together, so a process that dies leaves the rest due.
 */
export const marketPriceJob: Job = {
  name: "prices of the market",
  everyMs: MINUTE_MS,
  wokenBy: ["market_homes"],
  round: (parts) => priceMarket(parts),
};

/** A round works for so long at least and then lets the machine breathe for this part of its time: requests come first. */
const WORK_MS = 400;
const REST_SHARE = 0.5;
/** Homes that are judged before the thread answers others and their values are written. */
const WRITTEN_AT_ONCE = 25;
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
  await sleep((performance.now() - began) * REST_SHARE, undefined, { ref: false });
  return true;
}

interface Judged {
  home: DueHome;
  position: MarketPosition | null;
  /** ISO dates, of which the second may be `infinity`. */
  valuedOn: string;
  dueOn: string;
}

async function judgeTogether(
  db: Db,
  homes: readonly DueHome[],
  { today, isStopped }: { today: string } & Pick<Parts, "isStopped">,
): Promise<void> {
  const dayOf = ({ status, closedOn }: DueHome) =>
    status === "cerrado" && closedOn !== null && closedOn < today
      ? { at: closedOn, isPast: true }
      : { at: today, isPast: false };
  const earliest = homes.reduce((first, home) => (dayOf(home).at < first ? dayOf(home).at : first), today);
  const evidenceOf = evidenceAround(db, homes, earliest);
  const indexOf = priceIndexes(db);
  for (let from = 0; from < homes.length && !isStopped(); from += WRITTEN_AT_ONCE) {
    const judged: Judged[] = [];
    for (const home of homes.slice(from, from + WRITTEN_AT_ONCE)) {
      const day = dayOf(home);
      const model = await WORK_MODELS.at({ latitude: home.latitude!, longitude: home.longitude! });
      // Without its model the city would be judged by another measure than the price check; requests tell of the failure.
      if (model === "unavailable") {
        await db
          .update(marketHomes)
          .set({ valueDueOn: addDays(today, 1) })
          .where(eq(marketHomes.id, home.id));
        continue;
      }
      const subject = subjectOf(home);
      const position = subject
        ? marketPosition(subject, await evidenceOf(home, day), { model, index: await indexOf(subject), today: day.at })
        : null;
      const dueOn = home.status === "cerrado" ? NEVER : addDays(today, VALID_DAYS);
      judged.push({ home, position, valuedOn: day.at, dueOn });
      livesOn();
      await yields();
    }
    const fresh = (await keep(db, judged)).filter(({ valueDueOn }) => valueDueOn === null);
    await wakeNeighbours(db, fresh, today);
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

/** The home with the price that is asked: of a closed one the last that was asked, where it is known. */
function subjectOf(home: DueHome): Listing | undefined {
  const priceCents = (home.status === "cerrado" ? lastAsked(home) : null) ?? home.priceCents;
  return comparableOfMarket({ ...home, priceCents } as ComparedMarketHome);
}

function lastAsked({ course }: DueHome): number | null {
  const offered = readCourse(course ?? "").findLast(({ status }) => isOffered(status));
  return offered === undefined || Number.isNaN(offered.priceCents) ? null : offered.priceCents;
}

/** @returns the homes that were kept; one that was written meanwhile is due again, as it is now */
async function keep(db: Db, judged: readonly Judged[]): Promise<DueHome[]> {
  if (judged.length === 0) return [];
  const rows = judged.map(({ home, position, valuedOn, dueOn }) => ({
    id: home.id,
    changed_in: home.changedIn,
    expected_cents: position?.expectedCents ?? null,
    expected_low_cents: position?.lowCents ?? null,
    expected_high_cents: position?.highCents ?? null,
    expected_from: position?.comparables ?? null,
    expected_confidence: position?.confidence ?? null,
    position: position?.position ?? null,
    valued_on: valuedOn,
    value_due_on: dueOn,
  }));
  const kept = await db.execute<{ id: string }>(sql`
    update market_homes m set expected_cents = r.expected_cents, expected_low_cents = r.expected_low_cents,
      expected_high_cents = r.expected_high_cents, expected_from = r.expected_from, expected_confidence = r.expected_confidence,
      position = r.position, valued_on = r.valued_on, value_due_on = r.value_due_on
    from jsonb_to_recordset(${sqlJson(rows)}::jsonb) as r(id uuid, changed_in xid8, expected_cents bigint, expected_low_cents bigint,
      expected_high_cents bigint, expected_from smallint, expected_confidence text, position real, valued_on date, value_due_on date)
    where m.id = r.id and m.changed_in = r.changed_in
    returning m.id`);
  const ids = new Set(kept.rows.map(({ id }) => id));
  return judged.flatMap(({ home }) => (ids.has(home.id) ? home : []));
}

/** Homes around those that are new or have changed are judged again, because these are evidence for them. */
async function wakeNeighbours(db: Db, homes: readonly DueHome[], today: string): Promise<void> {
  const [first] = homes;
  if (!first) return;
  const { id, valuedOn, valueDueOn, status, isDemo } = marketHomes;
  const mayWake = and(
    eq(isDemo, first.isDemo),
    inArray(status, ["activo", "reservado"]),
    lte(valuedOn, addDays(today, -LEAST_DAYS)),
    gt(valueDueOn, today),
    lt(valueDueOn, sql`'infinity'::date`),
  );
  // Most of the time none of them may, as where a market is judged for the first time.
  const [any] = await db
    .select({ id })
    .from(marketHomes)
    .where(and(isAround(first, homes, NEIGHBOURS_M), mayWake))
    .limit(1);
  if (!any) return;
  for (const home of homes) {
    await db
      .update(marketHomes)
      .set({ valueDueOn: today })
      .where(and(isAround(home, [home], NEIGHBOURS_M), eq(marketHomes.type, home.type), mayWake));
  }
}
