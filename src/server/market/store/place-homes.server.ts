import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { type Described, PORTFOLIO_SOURCE } from "#domain/market/adverts/advert.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts, marketHomes, marketPending } from "../../platform/db/tables/market.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { placed } from "../../platform/places/placed-home.server.ts";
import { keepDwellings, lockPool, wholeDwellings } from "./stored-dwellings.server.ts";

/**
 * Gives homes that were stored before the tables of places were asked the code of their municipality, its province and their neighbourhood. Homes of
 * portfolios come again as they are; the place of other adverts is completed where they stand.
 */
export const placeHomesJob: Job = {
  name: "places of dwellings",
  everyMs: HOUR_MS,
  round: ({ database }) => placeHomes(database.db),
};

/** Dwellings of one round. */
const AT_ONCE = 200;

/** @returns whether there may be more */
export async function placeHomes(db: Db): Promise<boolean> {
  const { id, pool, placeDue } = marketHomes;
  const [first] = await db.select({ pool }).from(marketHomes).where(eq(placeDue, true)).orderBy(asc(id)).limit(1);
  if (!first) return false;
  await db.transaction(async (tx) => {
    await lockPool(tx, first.pool);
    const rows = await tx
      .select({ id })
      .from(marketHomes)
      .where(and(eq(placeDue, true), eq(pool, first.pool)))
      .orderBy(asc(id))
      .limit(AT_ONCE);
    const ids = rows.map((row) => row.id);
    const { dwellingId, source, externalId, described } = marketAdverts;
    const ofDwellings = inArray(dwellingId, ids);
    await tx
      .insert(marketPending)
      .select(
        tx
          .selectDistinct({ homeId: sql<string>`${externalId}::uuid`.as("home_id"), at: sql<Date>`now()`.as("at") })
          .from(marketAdverts)
          .where(and(ofDwellings, eq(source, PORTFOLIO_SOURCE))),
      )
      .onConflictDoNothing();
    const others = await tx
      .select({ id: marketAdverts.id, described })
      .from(marketAdverts)
      .where(and(ofDwellings, ne(source, PORTFOLIO_SOURCE)));
    for (const advert of others) {
      const now = placedAdvert(advert.described as unknown as Described);
      if (now)
        await tx
          .update(marketAdverts)
          .set({ described: { ...now } })
          .where(eq(marketAdverts.id, advert.id));
    }
    await keepDwellings(tx, [...(await wholeDwellings(tx, ids)).values()]);
    await tx.update(marketHomes).set({ placeDue: false }).where(inArray(id, ids));
  });
  return true;
}

/** @returns null where the tables add nothing */
function placedAdvert(described: Described): Described | null {
  const { country, town, province, municipalityCode, postalCode, latitude, longitude, quarter } = described;
  const { found: _found, ...place } = placed({
    country,
    town,
    province,
    municipalityCode,
    postalCode,
    latitude,
    longitude,
    quarter,
  });
  const { quarter: _quarter, ...rest } = described;
  const now = Object.assign({}, rest, place);
  return JSON.stringify(Object.entries(now).sort()) === JSON.stringify(Object.entries(described).sort()) ? null : now;
}
