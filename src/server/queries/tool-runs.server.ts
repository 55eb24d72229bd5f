import { and, eq } from "drizzle-orm";
import type { Db } from "../db/connection.server.ts";
import { toolRuns } from "../db/schema.server.ts";

export type ToolRun = typeof toolRuns.$inferSelect;
export type NewToolRun = typeof toolRuns.$inferInsert;

/** The visitor's run, or `undefined`: another visitor's id finds nothing. */
export async function findRun(db: Db, visitorId: string, id: string): Promise<ToolRun | undefined> {
  const [run] = await db
    .select()
    .from(toolRuns)
    .where(and(eq(toolRuns.visitorId, visitorId), eq(toolRuns.id, id)));
  return run;
}

/** The run that an earlier try with the same key made. */
export async function findRunByKey(
  db: Db,
  visitorId: string,
  toolId: string,
  key: string,
): Promise<ToolRun | undefined> {
  const [run] = await db
    .select()
    .from(toolRuns)
    .where(and(eq(toolRuns.visitorId, visitorId), eq(toolRuns.toolId, toolId), eq(toolRuns.idempotencyKey, key)));
  return run;
}

/** Stores a run; of two that race with the same key the first stays and is returned. */
export async function addRun(db: Db, run: NewToolRun): Promise<ToolRun> {
  const [added] = await db.insert(toolRuns).values(run).onConflictDoNothing().returning();
  if (added) return added;
  const earlier = await findRunByKey(db, run.visitorId, run.toolId, run.idempotencyKey!);
  return earlier!;
}
