import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { logLines } from "../../platform/db/tables/operations.server.ts";
import { BLOCKED_MESSAGE } from "../../platform/metrics/route-of.server.ts";

const WARN = 40;
const MOST_SHOWN = 20;
/** Lines after which the search for the last holds ends: missing pages are warnings too, and there may be many. */
const MOST_LINES = 50_000;

export interface LongBlock {
  id: number;
  at: Date;
  route: string;
  ms: number;
  /** Innermost line of our own code, where it is known. */
  place: string | null;
}

/** The last stretches that blocked an event loop, of every process that keeps its log here, newest first. */
export async function longBlocks(db: Db): Promise<LongBlock[]> {
  const rows = await db
    .select({ id: logLines.id, at: logLines.at, fields: logLines.fields })
    .from(logLines)
    .where(
      and(
        eq(logLines.level, WARN),
        eq(logLines.message, BLOCKED_MESSAGE),
        gt(logLines.id, sql`(select coalesce(max(id), 0) from ${logLines}) - ${MOST_LINES}`),
      ),
    )
    .orderBy(desc(logLines.id))
    .limit(MOST_SHOWN);
  return rows.map(({ id, at, fields }) => {
    const { route, ms, at: places } = fields as { route?: string; ms?: number; at?: string[] };
    return { id, at, route: route ?? "desconocida", ms: ms ?? 0, place: places?.[0] ?? null };
  });
}
