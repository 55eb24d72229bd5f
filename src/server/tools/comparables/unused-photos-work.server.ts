import { and, inArray, lt, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { COMPARABLE_NAME } from "../../platform/images/photo-keys.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";

/** Rows of one transaction. */
const PORTION = 200;
/** A report that is being written has not named its photos yet. */
const WAITS_MS = 2 * DAY_MS;

/** Photos of comparables that no report of their owner or their agency names: it was deleted, or never made. */
export const unusedComparablePhotosJob: Job = {
  name: "unused comparable photos",
  everyMs: DAY_MS,
  async round({ database: { db }, store, log, now }) {
    return await db.transaction(async (tx) => {
      const isNamed = sql`exists (
        select from ${toolRuns}
        where ${toolRuns.toolId} = 'cma'
          and (${toolRuns.ownerId} = ${files.ownerId} or ${toolRuns.agencyId} = ${files.agencyId})
          and ${toolRuns.parsedInput} -> 'changes' @> jsonb_build_array(jsonb_build_object('photoId', ${files.id}::text)))`;
      const unused = tx
        .select({ id: files.id })
        .from(files)
        .where(
          and(
            sql`right(${files.storageKey}, ${COMPARABLE_NAME.length}) = ${COMPARABLE_NAME}`,
            lt(files.createdAt, new Date(now().getTime() - WAITS_MS)),
            sql`not ${isNamed}`,
          ),
        )
        .limit(PORTION)
        .for("update", { skipLocked: true });
      const gone = await tx.delete(files).where(inArray(files.id, unused)).returning({ key: files.storageKey });
      await removeBytes(
        { store, log },
        gone.map(({ key }) => key),
      );
      return gone.length === PORTION;
    });
  },
};
