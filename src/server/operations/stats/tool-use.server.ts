import { sql } from "drizzle-orm";
import type { Days } from "#domain/insight/analytics/period.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { within } from "./span.server.ts";

export interface ToolUse {
  toolId: string;
  runs: number;
  before: number;
  /** Different accounts and visitors. */
  people: number;
  credits: number;
  failures: number;
}

/**
 * How each tool was used.
 *
 * @param names name of each tool in errors (`tool_errors.tool_name`), by its id
 */
export async function toolUse(
  db: Db,
  { period, before }: { period: Days; before: Days },
  names: ReadonlyMap<string, readonly string[]>,
): Promise<ToolUse[]> {
  const runs = await db.execute<{ tool: string; runs: number; before: number; people: number; credits: number }>(sql`
    select tool, sum(runs)::int as runs, sum(before)::int as before, (count(*) filter (where runs > 0))::int as people, sum(credits)::int as credits
    from (
      select tool_id as tool, owner_id,
        count(*) filter (where ${within(sql`created_at`, period)}) as runs,
        count(*) filter (where ${within(sql`created_at`, before)}) as before,
        coalesce(sum(credits) filter (where ${within(sql`created_at`, period)}), 0) as credits
      from tool_runs where ${within(sql`created_at`, { from: before.from < period.from ? before.from : period.from, to: period.to })}
      group by tool_id, owner_id
    ) by_owner group by tool order by 2 desc`);
  const failures = await db.execute<{ name: string; count: number }>(sql`
    select tool_name as name, count(*)::int as count from tool_errors
    where kind <> 'missing_path' and tool_name is not null and ${within(sql`created_at`, period)} group by 1`);
  const failed = new Map(failures.rows.map(({ name, count }) => [name, count]));
  return runs.rows.map(({ tool, ...use }) => ({
    ...use,
    toolId: tool,
    failures: [...new Set([tool, ...(names.get(tool) ?? [])])].reduce((sum, name) => sum + (failed.get(name) ?? 0), 0),
  }));
}
