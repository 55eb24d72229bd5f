import { sql } from "drizzle-orm";
import { tools } from "#tools/registry.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { searchTextOf } from "../../tools/runs/tool-runs.server.ts";

const { id, toolId, title, name, folder, tags } = toolRuns;
/** Columns that make a run's words for the search. */
export const SEARCHED = { id, toolId, title, name, folder, tags };

/** Lets the history's search find runs by their present words, after something was erased from them. */
export async function writeSearchTexts(
  tx: Db,
  runs: readonly Pick<ToolRun, "id" | "toolId" | "title" | "name" | "folder" | "tags">[],
): Promise<void> {
  if (runs.length === 0) return;
  const ids = runs.map((run) => run.id);
  const texts = runs.map((run) => searchTextOf(tools.find((tool) => tool.id === run.toolId) ?? { title: "" }, run));
  await tx.execute(sql`
    update ${toolRuns} set search_text = said.text
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(texts)}::text[]) as said (id, text)
    where ${toolRuns.id} = said.id`);
}
