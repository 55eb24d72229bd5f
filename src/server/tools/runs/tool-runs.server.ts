import { and, eq, isNull } from "drizzle-orm";
import type { AnyTool } from "#tools/define-tool.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { isOwn, mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { foldedText } from "../../platform/db/search-text.server.ts";
import { type ToolRun, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";

export type NewToolRun = typeof toolRuns.$inferInsert;

/** A run that the actor may see and that is not in the trash. */
export async function findRun(db: Db, actor: Actor, id: string): Promise<ToolRun | undefined> {
  const [run] = await db
    .select()
    .from(toolRuns)
    .where(and(mayRead(actor, "run"), eq(toolRuns.id, id), isNull(toolRuns.deletedAt)));
  return run;
}

/** The run that an earlier try with the same key made. */
export async function findRunByKey(db: Db, actor: Actor, toolId: string, key: string): Promise<ToolRun | undefined> {
  const [run] = await db
    .select()
    .from(toolRuns)
    .where(and(isOwn(actor, "run"), eq(toolRuns.toolId, toolId), eq(toolRuns.idempotencyKey, key)));
  return run;
}

/** Stores a run; if two race with the same key, the first stays and is returned. */
export async function addRun(db: Db, actor: Actor, run: NewToolRun): Promise<ToolRun> {
  const [added] = await db.insert(toolRuns).values(run).onConflictDoNothing().returning();
  if (added) return added;
  const earlier = await findRunByKey(db, actor, run.toolId, run.idempotencyKey!);
  return earlier!;
}

/**
 * Text that the history's search looks through: folded words between spaces, so that text search and a plain comparison
 * find the same. It starts with the name, which lists are ordered by. Written with every change of its parts.
 */
export function searchTextOf(
  tool: Pick<AnyTool, "title"> | undefined,
  run: { title: string; name?: string | null; folder?: string | null; tags?: readonly string[] },
): string {
  const parts = [run.name, run.title, run.folder, ...(run.tags ?? []), tool?.title].filter(Boolean);
  return searchWords(parts.join(" ")).join(" ").slice(0, 600);
}

/** The words of a text as the search knows them: letters and digits, without accents. */
export function searchWords(text: string): string[] {
  return foldedText(text.normalize("NFKC"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
