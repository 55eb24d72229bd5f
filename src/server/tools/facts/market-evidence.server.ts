import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { phoneOf } from "#domain/crm/contacts/phone.ts";
import { daysBetween } from "#domain/shared/time/local-time.ts";
import type { FactKinds } from "#domain/tools/facts.ts";
import {
  closingsIn,
  FEWEST_CLOSINGS,
  NO_SALE_TIMES,
  type SaleTime,
  type SaleTimes,
} from "#domain/tools/price-position/sale-times.ts";
import { METRES_PER_DEGREE } from "#domain/tools/valuation/position.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { COMMON_POOL, visiblePools } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts, marketHomes } from "../../platform/db/tables/market.server.ts";
import { around } from "./listings.server.ts";

/** Homes that are read to tell how long a sale takes, newest first. */
const MOST_TIMES = 5000;
/** Adverts nearer than this may be of the very home that is asked about. */
const SAME_PLACE_M = 150;

/** Nobody in particular sees what is common. */
const poolsOf = async (db: Db, actor: Actor | null) => (actor ? await visiblePools(db, actor) : [COMMON_POOL]);

/** Sales within so many kilometres of a home are told before those of the whole market. */
const NEAR_KM = 15;

/**
 * How long homes were on sale whose price was judged: those that closed, and those that can still be had. Around the point where twenty of them
 * closed, else in the whole market, else, in a demonstration, invented ones in the same order; where all are too few, the set with most closings.
 *
 * @param day.today ISO date
 */
export async function saleTimes(
  db: Db,
  { operation, latitude, longitude }: FactKinds["saleTimes"]["ask"],
  actor: Actor | null,
  { today, showsInvented }: { today: string; showsInvented: boolean },
): Promise<SaleTimes> {
  const pools = await poolsOf(db, actor);
  let fullest: SaleTimes | undefined;
  for (const areInvented of showsInvented ? [false, true] : [false]) {
    for (const withinKm of [NEAR_KM, null]) {
      const { isNear } = around({ latitude, longitude, radiusM: (withinKm ?? 0) * 1000, operation }, marketHomes);
      const homes = await db
        .select({
          listedOn: marketHomes.listedOn,
          closedOn: marketHomes.closedOn,
          status: marketHomes.status,
          position: marketHomes.position,
        })
        .from(marketHomes)
        .where(
          and(
            inArray(marketHomes.pool, pools),
            eq(marketHomes.operation, operation),
            eq(marketHomes.isDemo, areInvented),
            withinKm === null ? undefined : isNear,
            isNull(marketHomes.mergedIntoId),
            isNotNull(marketHomes.position),
            or(inArray(marketHomes.status, ["activo", "reservado"]), isNotNull(marketHomes.closedOn)),
          ),
        )
        .orderBy(desc(marketHomes.listedOn), marketHomes.id)
        .limit(MOST_TIMES);
      const found = { times: timesOf(homes, today), withinKm, areInvented };
      if (closingsIn(found) >= FEWEST_CLOSINGS) return found;
      if (!fullest || closingsIn(found) > closingsIn(fullest)) fullest = found;
    }
  }
  return fullest ?? NO_SALE_TIMES;
}

type Timed = Pick<typeof marketHomes.$inferSelect, "listedOn" | "closedOn" | "status" | "position">;

const timesOf = (homes: readonly Timed[], today: string): SaleTime[] =>
  homes.flatMap(({ listedOn, closedOn, status, position }) => {
    const isClosed = status === "cerrado" && closedOn !== null;
    const days = daysBetween(listedOn, isClosed ? closedOn : today);
    return days < 0 || position === null ? [] : [{ days, isClosed, position }];
  });

/** Homes elsewhere that bear one of the telephones. */
export async function homesOfPhones(
  db: Db,
  { phones, country, latitude, longitude }: FactKinds["homesOfPhones"]["ask"],
  actor: Actor | null,
): Promise<number> {
  const numbers = [...new Set(phones.flatMap((typed) => phoneOf(typed, country) ?? []))];
  if (numbers.length === 0) return 0;
  const degrees = SAME_PLACE_M / METRES_PER_DEGREE;
  const wide = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const [row] = await db
    .select({ homes: sql<number>`count(distinct ${marketHomes.id})::int` })
    .from(marketAdverts)
    .innerJoin(marketHomes, eq(marketHomes.id, marketAdverts.dwellingId))
    .where(
      and(
        inArray(marketAdverts.pool, await poolsOf(db, actor)),
        inArray(marketAdverts.phone, numbers),
        isNull(marketHomes.mergedIntoId),
        sql`not coalesce(${marketHomes.latitude} between ${latitude - degrees} and ${latitude + degrees}
          and ${marketHomes.longitude} between ${longitude - wide} and ${longitude + wide}, false)`,
      ),
    );
  return row?.homes ?? 0;
}
