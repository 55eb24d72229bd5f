import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts, marketPending } from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";

/**
 * Brings homes of a portfolio into the market again whose advert was written before adverts said that a file gave no day of publication, or before
 * they were found by their street.
 */
export const olderAdvertsJob: Job = {
  name: "older adverts of portfolios",
  everyMs: DAY_MS,
  round: async ({ database }) => {
    await bringOlder(database.db);
    return false;
  },
};

export async function bringOlder(db: Db): Promise<void> {
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
            or(
              and(
                isNotNull(sourceId),
                isNull(listedOn),
                sql`${marketAdverts.described} -> 'isFirstDayUnknown' is null`,
              ),
              sql`${marketAdverts.described} -> 'hasPlaceTerms' is null`,
            ),
            sql`${marketAdverts.status} in ('activo', 'reservado')`,
          ),
        ),
    )
    .onConflictDoNothing();
}
