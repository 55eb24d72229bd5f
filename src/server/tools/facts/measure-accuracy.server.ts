import { createHash } from "node:crypto";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Listing } from "#domain/shared/listing/property.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import {
  ACCURACY_VERSION,
  type Closing,
  FEWEST_CLOSINGS,
  measureOnClosings,
} from "#domain/tools/valuation/own-accuracy.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { visiblePools } from "../../accounts/access/pools.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { valuationAccuracy } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { findListingsBefore } from "./listings.server.ts";
import { findMarketListings } from "./market-listings.server.ts";
import { findClosings, findEvidenceBefore } from "./portfolio-evidence.server.ts";
import { WORK_MODELS } from "./work-models.server.ts";

/** The same radius as the valuation's own question. */
const RADIUS_M = 6000;
const MOST_LISTINGS = 400;
const OLDEST_MONTHS = 24;

/** Measures how well the valuation met the closings of each agency, and of each person without one, whenever there are new ones. */
export const measureAccuracies: Job = {
  name: "accuracy",
  everyMs: HOUR_MS,
  async round(parts) {
    for (const whose of await findClosers(parts.database.db)) {
      if (parts.isStopped()) break;
      await measureFor(parts, whose);
    }
    return false;
  },
};

interface Closer {
  ownerId: string;
  agencyId: string | null;
}

/** Portfolios with thirty closings or more. */
async function findClosers(db: Db): Promise<Closer[]> {
  const isClosed = and(
    eq(properties.status, "cerrado"),
    isNotNull(properties.closedPriceCents),
    isNull(properties.deletedAt),
    isNull(properties.mergedIntoId),
  );
  const scope = sql`coalesce(${properties.agencyId}, ${properties.ownerId})`;
  return await db
    .select({ ownerId: sql<string>`min(${properties.ownerId}::text)`, agencyId: properties.agencyId })
    .from(properties)
    .where(isClosed)
    .groupBy(scope, properties.agencyId)
    .having(sql`count(*) >= ${FEWEST_CLOSINGS}`);
}

/** Measures anew where the closings are not those of the last measurement. */
export async function measureFor(
  { database: { db }, now, isStopped }: Pick<JobParts, "database" | "now" | "isStopped">,
  { ownerId, agencyId }: Closer,
): Promise<void> {
  // Sees the whole portfolio, as every member does.
  const actor: Actor = { ownerId, isAnonymous: false, agency: agencyId ? { id: agencyId, role: "owner" } : null };
  const at = now();
  const closings = (await findClosings(db, actor, isoDateInMadrid(at))).filter(
    (listing) => listing.operation === "venta",
  );
  const closingsHash = hashOf(closings);
  const whose = agencyId
    ? eq(valuationAccuracy.agencyId, agencyId)
    : and(eq(valuationAccuracy.ownerId, ownerId), isNull(valuationAccuracy.agencyId));
  const known = await db.$count(
    valuationAccuracy,
    and(whose, eq(valuationAccuracy.closingsHash, closingsHash), eq(valuationAccuracy.engineVersion, ACCURACY_VERSION)),
  );
  if (known > 0 || closings.length < FEWEST_CLOSINGS) return;
  const seen: Closing[] = [];
  for (const listing of closings) {
    if (isStopped()) return;
    seen.push({ listing, ...(await knownAround(db, listing, actor)) });
  }
  const measured = measureOnClosings(seen, isoDateInMadrid(at));
  if (!measured) return;
  await db.insert(valuationAccuracy).values({
    ownerId,
    agencyId,
    createdAt: at,
    closings: measured.closings,
    medianError: measured.medianError,
    withinTenPercent: measured.within10,
    coverage: measured.coverage80,
    engineVersion: ACCURACY_VERSION,
    closingsHash,
  });
}

async function knownAround(db: Db, listing: Listing, actor: Actor): Promise<Omit<Closing, "listing">> {
  const { latitude, longitude, operation, date } = listing;
  const position = { latitude: latitude!, longitude: longitude! };
  const before = date!;
  const since = `${Number(before.slice(0, 4)) - OLDEST_MONTHS / 12}${before.slice(4).replace("02-29", "02-28")}`;
  const ask = { ...position, operation, radiusM: RADIUS_M, maxAgeMonths: OLDEST_MONTHS, limit: MOST_LISTINGS };
  const known = { ...ask, since, before };
  const [own, imported, pools, model] = await Promise.all([
    findEvidenceBefore(db, known, actor),
    findListingsBefore(db, known, actor),
    visiblePools(db, actor),
    WORK_MODELS.at(position),
  ]);
  const exceptHomeIds = [listing.id, ...own.map(({ id }) => id)];
  const market = await findMarketListings(db, { ...known, pools, areInvented: false, exceptHomeIds });
  // The measurement is of the engine that people use, with its model.
  if (model === "unavailable") throw new Error("a model cannot be read: nothing is measured without it");
  return { comparables: [...own, ...market, ...imported], model };
}

function hashOf(closings: readonly Listing[]): string {
  const hash = createHash("sha256");
  for (const { id, price, date } of closings) hash.update(`${id} ${price} ${date}\n`);
  return hash.digest("hex");
}
