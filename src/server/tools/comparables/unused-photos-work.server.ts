import { and, lt, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { COMPARABLE_NAME } from "../../platform/images/photo-keys.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { removeFiles } from "../../platform/store/remove-files.server.ts";

/** A report that is being written has not named its photos yet. */
const WAITS_MS = 2 * DAY_MS;

/** Photos of comparables that no report of their owner or their agency names: it was deleted, or never made. */
export const unusedComparablePhotosJob: Job = {
  name: "unused comparable photos",
  everyMs: DAY_MS,
  async round({ database: { db }, store, log, now }) {
    return await db.transaction(async (tx) => {
      // Whichever tool it is, and wherever its input has the comparable.
      const isNamed = sql`exists (
        select from ${toolRuns}
        where (${toolRuns.ownerId} = ${files.ownerId} or ${toolRuns.agencyId} = ${files.agencyId})
          and jsonb_path_exists(${toolRuns.parsedInput}, 'strict $.**.photoId ? (@ == $id)', jsonb_build_object('id', ${files.id}::text)))`;
      const unused = and(
        sql`right(${files.storageKey}, ${COMPARABLE_NAME.length}) = ${COMPARABLE_NAME}`,
        lt(files.createdAt, new Date(now().getTime() - WAITS_MS)),
        sql`not ${isNamed}`,
      );
      return await removeFiles(tx, unused, { store, log });
    });
  },
};
