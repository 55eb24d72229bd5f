import { and, between, eq, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { METRES_PER_DEGREE } from "#domain/tools/valuation/position.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes, VALUABLE } from "../../platform/db/tables/market.server.ts";

/** A home of the market whose price is to be judged. */
export type DueHome = typeof marketHomes.$inferSelect;

/** Homes on offer so near each other share one look at the evidence around them, in metres. */
const SAME_SPOT_M = 150;
const MOST_OF_SPOT = 40;

/**
 * The home whose value is due first, with others around it that are due as well: of the same pool and operation, on offer like it. A closed home
 * comes alone, because the evidence is that of its own time.
 *
 * @param today ISO date
 */
export async function nextDueHomes(db: Db, today: string): Promise<DueHome[]> {
  const { valueDueOn } = marketHomes;
  // Asked one after the other, each is a look at one end of the index; asked together all of it would be read where none is due.
  const [isNew, isOld] = [isNull(valueDueOn), lte(valueDueOn, today)];
  const first = (await firstOf(db, isNew)) ?? (await firstOf(db, isOld));
  if (!first || first.status === "cerrado") return first ? [first] : [];
  const others = await db
    .select()
    .from(marketHomes)
    .where(
      and(
        VALUABLE,
        or(isNew, isOld),
        ne(marketHomes.id, first.id),
        eq(marketHomes.isDemo, first.isDemo),
        isAround(first, SAME_SPOT_M),
        inArray(marketHomes.status, ["activo", "reservado"]),
      ),
    )
    .limit(MOST_OF_SPOT);
  return [first, ...others];
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

/** Homes of the pool and operation of another in a square around it. */
export function isAround(
  { pool, operation, latitude, longitude }: Pick<DueHome, "pool" | "operation" | "latitude" | "longitude">,
  metres: number,
): SQL {
  const north = metres / METRES_PER_DEGREE;
  const east = north / Math.max(0.01, Math.cos((latitude! * Math.PI) / 180));
  return and(
    eq(marketHomes.pool, pool),
    eq(marketHomes.operation, operation),
    between(marketHomes.latitude, latitude! - north, latitude! + north),
    between(marketHomes.longitude, longitude! - east, longitude! + east),
  )!;
}
