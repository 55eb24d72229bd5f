import { eq } from "drizzle-orm";
import type { Actor } from "../access/actor.server.ts";
import { ownershipOf } from "../access/policies.server.ts";
import type { Db } from "../db/connection.server.ts";
import { files, properties, toolRuns } from "../db/schema.server.ts";

/** Homes, runs and files that somebody made before he signed in become his: what was typed is never lost. */
export async function claimVisitorRows(db: Db, visitorId: string, actor: Actor): Promise<void> {
  for (const table of [properties, toolRuns, files]) {
    await db.update(table).set(ownershipOf(actor)).where(eq(table.ownerId, visitorId));
  }
}
