import { and, between, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { METRES_PER_DEGREE } from "#domain/tools/valuation/position.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes, VALUABLE } from "../../platform/db/tables/market.server.ts";

/** A home of the market whose price is to be judged. */
export type DueHome = typeof marketHomes.$inferSelect;

/** Half sides of the squares within which due homes share one look at the evidence, in metres: the smaller one is enough where many are due. */
const SQUARES_M = [500, 3_000] as const;
const MOST_AT_ONCE = 200;
const ENOUGH = 100;

/**
 * The home whose value is due first, with those nearest to it that are due as well: of the same pool and operation, invented like it or not.
 *
 * @param today ISO date
 */
export async function nextDueHomes(db: Db, today: string): Promise<DueHome[]> {
  const { valueDueOn } = marketHomes;
  // Asked one after the other, each is a look at one end of the index; asked together all of it would be read where none is due.
  const [isNew, isOld] = [isNull(valueDueOn), lte(valueDueOn, today)];
  const first = (await firstOf(db, isNew)) ?? (await firstOf(db, isOld));
  if (!first) return [];
  for (const metres of SQUARES_M) {
    const homes = await db
      .select()
      .from(marketHomes)
      .where(and(VALUABLE, or(isNew, isOld), eq(marketHomes.isDemo, first.isDemo), isAround(first, [first], metres)))
      .orderBy(
        sql`power(${marketHomes.latitude} - ${first.latitude}::float8, 2) + power(${marketHomes.longitude} - ${first.longitude}::float8, 2)`,
        marketHomes.id,
      )
      .limit(MOST_AT_ONCE);
    if (homes.length >= ENOUGH || metres === SQUARES_M.at(-1)) return homes;
  }
  return [first];
}

async function firstOf(db: Db, isDue: SQL): Promise<DueHome | undefined> {
  const { valueDueOn, changedIn } = marketHomes;
  const [first] = await db
    .select()
    .from(marketHomes)
    .where(and(VALUABLE, isDue))
    .orderBy(sql`${valueDueOn} asc nulls first`, sql`${changedIn} desc`)
    .limit(1);
  return first;
}

type Point = Pick<DueHome, "latitude" | "longitude">;

/** Homes of one pool and operation in the rectangle around some points, and so far beyond it. */
export function isAround(
  { pool, operation }: Pick<DueHome, "pool" | "operation">,
  points: readonly Point[],
  metres: number,
): SQL {
  return and(eq(marketHomes.pool, pool), eq(marketHomes.operation, operation), isWithin(points, metres))!;
}

/** The rectangle around some points, and so far beyond it. Metres. */
export function isWithin(points: readonly Point[], metres: number): SQL {
  const latitudes = points.map(({ latitude }) => latitude!);
  const longitudes = points.map(({ longitude }) => longitude!);
  const farthest = Math.max(...latitudes.map(Math.abs));
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.max(0.01, Math.cos((farthest * Math.PI) / 180));
  return and(
    between(marketHomes.latitude, Math.min(...latitudes) - north, Math.max(...latitudes) + north),
    between(marketHomes.longitude, Math.min(...longitudes) - east, Math.max(...longitudes) + east),
  )!;
}
