import { eq } from "drizzle-orm";
import type { Db } from "../db/connection.server.ts";
import { files, properties, toolRuns } from "../db/schema.server.ts";

/**
 * Homes, runs and files that somebody made before he signed in become his: what was typed is never lost. The owner column
 * holds a user's id from then on.
 */
export async function claimVisitorRows(db: Db, visitorId: string, userId: string): Promise<void> {
  for (const table of [properties, toolRuns, files]) {
    await db.update(table).set({ visitorId: userId }).where(eq(table.visitorId, visitorId));
  }
}
