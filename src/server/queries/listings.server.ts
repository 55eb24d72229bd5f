import { and, between, eq, like, sql } from "drizzle-orm";
import type { FactKinds } from "#domain/facts.ts";
import type { Listing } from "#domain/listing/property.ts";
import type { Db } from "../db/connection.server.ts";
import { listings } from "../db/schema.server.ts";

const METRES_PER_DEGREE = 111_320;

/**
 * Listings within a radius, nearest first. The index narrows to a square; the order uses the flat distance, which at
 * this scale (a few km) errs by less than a metre in a hundred.
 */
export async function findNearbyListings(db: Db, ask: FactKinds["nearbyListings"]["ask"]): Promise<Listing[]> {
  const { latitude, longitude, radiusM, operation, limit } = ask;
  const metresPerDegreeEast = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const north = radiusM / METRES_PER_DEGREE;
  const east = radiusM / Math.max(metresPerDegreeEast, 1);
  const squaredM = sql<number>`(power((${listings.latitude} - ${latitude}::float8) * ${METRES_PER_DEGREE}::float8, 2) + power((${listings.longitude} - ${longitude}::float8) * ${metresPerDegreeEast}::float8, 2))`;
  const rows = await db
    .select({ details: listings.details })
    .from(listings)
    .where(
      and(
        eq(listings.operation, operation),
        between(listings.latitude, latitude - north, latitude + north),
        between(listings.longitude, longitude - east, longitude + east),
        sql`${squaredM} <= ${radiusM * radiusM}::float8`,
      ),
    )
    .orderBy(squaredM, listings.id)
    .limit(limit);
  return rows.map((row) => row.details as Listing);
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
  await db.delete(listings).where(eq(listings.isDemo, true));
}
