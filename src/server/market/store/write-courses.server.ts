import { asc, inArray, isNull } from "drizzle-orm";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { keepDwellings, lockPool, wholeDwellings } from "./stored-dwellings.server.ts";

/** Dwellings of one round. */
const AT_ONCE = 500;

/** Writes the course of dwellings that were kept before there was one. */
export const writeCoursesJob: Job = {
  name: "courses of dwellings",
  everyMs: HOUR_MS,
  async round({ database: { db } }) {
    const { id, pool, course } = marketHomes;
    const [first] = await db.select({ pool }).from(marketHomes).where(isNull(course)).orderBy(asc(id)).limit(1);
    if (!first) return false;
    await db.transaction(async (tx) => {
      await lockPool(tx, first.pool);
      const rows = await tx
        .select({ id, pool })
        .from(marketHomes)
        .where(isNull(course))
        .orderBy(asc(id))
        .limit(AT_ONCE);
      const ids = rows.filter((row) => row.pool === first.pool).map((row) => row.id);
      const wholes = await wholeDwellings(tx, ids);
      await keepDwellings(tx, [...wholes.values()]);
      // One without an advert has no course and is not looked at again.
      const bare = ids.filter((one) => !wholes.has(one));
      if (bare.length > 0) await tx.update(marketHomes).set({ course: "" }).where(inArray(id, bare));
    });
    return true;
  },
};
