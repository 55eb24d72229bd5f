import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts, marketPending } from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";

/**
 * Brings homes of a portfolio into the market again that came with a file without a day of publication, and whose advert was written before such
 * adverts said so.
 */
export const undatedImportsJob: Job = {
  name: "undated homes of imports",
  everyMs: DAY_MS,
  round: async ({ database }) => {
    await bringUndated(database.db);
    return false;
  },
};

export async function bringUndated(db: Db): Promise<void> {
  const { id, sourceId, listedOn } = properties;
  const isOfHome = and(eq(marketAdverts.source, "cartera"), sql`${marketAdverts.externalId} = ${id}::text`);
  await db
    .insert(marketPending)
    .select(
      db
        .select({ homeId: sql<string>`${id}`.as("home_id"), at: sql<Date>`now()`.as("at") })
        .from(properties)
        .innerJoin(marketAdverts, isOfHome)
        .where(
          and(
            isNotNull(sourceId),
            isNull(listedOn),
            sql`${marketAdverts.described} -> 'isFirstDayUnknown' is null`,
            sql`${marketAdverts.status} in ('activo', 'reservado')`,
          ),
        ),
    )
    .onConflictDoNothing();
}
