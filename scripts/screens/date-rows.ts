import { eq } from "drizzle-orm";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { shareLinks, toolRuns } from "#server/platform/db/tables/tools-runs.server.ts";

/**
 * The database has a clock of its own, which nobody moves. What it has dated by itself gets the time at which it was done
 * in the demonstration.
 *
 * @param dataDir folder of the product, which goes on using the same database
 * @param runs time of each result, by its id
 * @param sharedAt time of all links
 */
export async function dateRows(
  dataDir: string,
  { runs, sharedAt }: { runs: ReadonlyMap<string, Date>; sharedAt: Date },
): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, root: process.cwd(), isGuest: true });
  try {
    for (const [id, createdAt] of runs) {
      await database.db.update(toolRuns).set({ createdAt }).where(eq(toolRuns.id, id));
    }
    await database.db.update(shareLinks).set({ createdAt: sharedAt });
  } finally {
    await database.close();
  }
}
