import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { KnownValuation } from "#domain/portfolio/homes/known-valuation.ts";
import { valuation } from "#tools/valuation/tool.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";

/**
 * The newest valuation of each home that the actor may see, by the home's id. Rents, mere orientations, demonstrations and
 * prices of another year are none.
 */
export async function knownValuations(
  db: Db,
  actor: Actor,
  homeIds: readonly string[],
): Promise<Map<string, KnownValuation>> {
  if (homeIds.length === 0) return new Map();
  const { id, propertyId, createdAt, figure, toolId, deletedAt } = toolRuns;
  const rows = await db
    .select({ id, homeId: propertyId, createdAt, figure })
    .from(toolRuns)
    .where(and(mayRead(actor, "run"), eq(toolId, valuation.id), inArray(propertyId, [...homeIds]), isNull(deletedAt)))
    .orderBy(desc(createdAt), desc(id));
  const newest = new Map<string, KnownValuation>();
  for (const row of rows) {
    const { value, range80, currency, perMonth, tag } = row.figure ?? { value: null };
    if (row.homeId === null || newest.has(row.homeId)) continue;
    if (value === null || !range80 || !currency || perMonth || tag !== undefined) continue;
    newest.set(row.homeId, {
      runId: row.id,
      on: row.createdAt.toISOString().slice(0, 10),
      value: Math.round(value),
      low: Math.round(range80.low),
      high: Math.round(range80.high),
      currency,
    });
  }
  return newest;
}
