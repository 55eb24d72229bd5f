import { and, between, eq, gte, isNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Listing } from "#domain/shared/listing/property.ts";
import type { FactKinds } from "#domain/tools/facts.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { listings } from "../../platform/db/tables/portfolio-homes.server.ts";

const METRES_PER_DEGREE = 111_320;

const MOST_OF_2018 = 2000;

/** A circle, and the first day (ISO) from which prices are recent enough. */
export type Around = FactKinds["nearbyListings"]["ask"] & { since: string };

/** Listings within a radius that the asker may see, nearest first. */
export async function findNearbyListings(db: Db, ask: Around, asker: Actor | null): Promise<Listing[]> {
  const { limit, since } = ask;
  const { squaredM, isNear } = around(ask, listings);
  const rows = await db
    .select({ details: listings.details })
    .from(listings)
    .where(and(isNear, mayBeSeenBy(asker), gte(listings.seenOn, since)))
    .orderBy(squaredM, listings.id)
    .limit(limit);
  return rows.map((row) => row.details as Listing);
}

/** Listings around a point within a span of days, without demonstration rows. */
export async function findListingsBefore(db: Db, ask: Around & { before: string }, asker: Actor): Promise<Listing[]> {
  const { squaredM, isNear } = around(ask, listings);
  const rows = await db
    .select({ details: listings.details })
    .from(listings)
    .where(
      and(
        isNear,
        mayBeSeenBy(asker),
        eq(listings.isDemo, false),
        gte(listings.seenOn, ask.since),
        lt(listings.seenOn, ask.before),
      ),
    )
    .orderBy(squaredM, listings.id)
    .limit(ask.limit);
  return rows.map((row) => row.details as Listing);
}

/** The adverts of 2018 of the open data, where it was imported. In the densest parts there are some hundreds. */
export async function findListingsOf2018(
  db: Db,
  ask: FactKinds["listingsOf2018"]["ask"],
  asker: Actor | null,
): Promise<Listing[]> {
  const { squaredM, isNear } = around(ask, listings);
  const rows = await db
    .select({ details: listings.details })
    .from(listings)
    .where(and(isNear, mayBeSeenBy(asker), between(listings.seenOn, "2018-01-01", "2018-12-31")))
    .orderBy(squaredM, listings.id)
    .limit(MOST_OF_2018);
  return rows.map((row) => row.details as Listing);
}

/** Everybody's listings, and those that the asker or their agency imported. */
function mayBeSeenBy(asker: Actor | null): SQL {
  const everybodys = and(isNull(listings.ownerId), isNull(listings.agencyId))!;
  if (!asker || asker.isAnonymous) return everybodys;
  const own = and(eq(listings.ownerId, asker.ownerId), isNull(listings.agencyId))!;
  return or(everybodys, own, ...(asker.agency ? [eq(listings.agencyId, asker.agency.id)] : []))!;
}

/**
 * A circle around a point, of rows with operation and position. The index narrows to a square; the order uses the flat distance,
 * which at this scale (a few km) errs by less than a metre in a hundred.
 */
export function around(
  { latitude, longitude, radiusM, operation }: FactKinds["listingsOf2018"]["ask"],
  table: { operation: AnyPgColumn; latitude: AnyPgColumn; longitude: AnyPgColumn },
): { squaredM: SQL<number>; isNear: SQL } {
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const north = radiusM / METRES_PER_DEGREE;
  const east = radiusM / Math.max(metresPerDegreeEast, 1);
  const squaredM = sql<number>`(power((${table.latitude} - ${latitude}::float8) * ${METRES_PER_DEGREE}::float8, 2) + power((${table.longitude} - ${longitude}::float8) * ${metresPerDegreeEast}::float8, 2))`;
  const isNear = and(
    eq(table.operation, operation),
    between(table.latitude, latitude - north, latitude + north),
    between(table.longitude, longitude - east, longitude + east),
    sql`${squaredM} <= ${radiusM * radiusM}::float8`,
  )!;
  return { squaredM, isNear };
}

/** Adds listings that are not there yet; the same ones twice change nothing. */
export async function addListings(db: Db, rows: readonly Listing[], { isDemo }: { isDemo: boolean }): Promise<void> {
  const values = rows.flatMap((row) =>
    row.latitude === undefined || row.longitude === undefined || row.date === undefined
      ? []
      : [
          {
            id: row.id,
            operation: row.operation,
            latitude: row.latitude,
            longitude: row.longitude,
            seenOn: row.date,
            isDemo,
            details: row,
          },
        ],
  );
  await db.transaction(async (tx) => {
    for (let start = 0; start < values.length; start += 500) {
      await tx
        .insert(listings)
        .values(values.slice(start, start + 500))
        .onConflictDoNothing();
    }
  });
}

/** How many demonstration listings of a month (`2026-11`) there are. */
export async function countDemoListings(db: Db, month: string): Promise<number> {
  return await db.$count(listings, and(eq(listings.isDemo, true), like(listings.id, `%-${month}`)));
}

export async function removeDemoListings(db: Db): Promise<void> {
  await db.delete(listings).where(and(eq(listings.isDemo, true), eq(listings.source, "demo")));
}
