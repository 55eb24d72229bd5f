import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import type { PersonActor } from "../access/actor.server.ts";
import { ownershipOf } from "../access/policies.server.ts";

/**
 * Homes and runs of a visitor become theirs when they sign in: nothing typed is lost. Only rows of the visitor's own
 * column are touched, so no row of an account or an agency can change hands here.
 */
export async function claimVisitorRows(db: Db, visitorId: string, actor: PersonActor): Promise<void> {
  const owner = { ...ownershipOf(actor), visitorId: null };
  await db.update(properties).set(owner).where(eq(properties.visitorId, visitorId));
  await db.update(toolRuns).set(owner).where(eq(toolRuns.visitorId, visitorId));
}
