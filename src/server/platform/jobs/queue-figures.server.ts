import { sql } from "drizzle-orm";
import type { Db } from "../db/connection.server.ts";

/** How a queue is now, and how its last hour was. Its rounds are counted, of all processes together. */
export interface QueueFigures {
  queue: string;
  /** Rounds that may begin and have not. */
  waiting: number;
  /** Since when the oldest of them may begin. */
  waitsSince: Date | null;
  running: number;
  /** When the oldest of those under way began. */
  runsSince: Date | null;
  /** Rounds that ended well within an hour. */
  done: number;
  /** Tries that failed within an hour, those that were repeated since then too. */
  failed: number;
}

/** The figures of all queues that have had a round within an hour. */
export async function queueFigures(db: Db): Promise<QueueFigures[]> {
  const { rows } = await db.execute<
    Omit<QueueFigures, "waitsSince" | "runsSince"> & { waitsSince: string | null; runsSince: string | null }
  >(sql`
    select name as queue,
      (count(*) filter (where isReady))::int as waiting,
      min(start_after) filter (where isReady) as "waitsSince",
      (count(*) filter (where state = 'active'))::int as running,
      min(started_on) filter (where state = 'active') as "runsSince",
      (count(*) filter (where state = 'completed'))::int as done,
      sum(retry_count + case when state in ('retry', 'failed') then 1 else 0 end)::int as failed
    from (select *, state in ('created', 'retry') and start_after <= now() as isReady from jobs.job
      where completed_on is null or completed_on > now() - interval '1 hour') job
    group by name`);
  const at = (text: string | null) => (text === null ? null : new Date(text));
  return rows.map((row) => ({ ...row, waitsSince: at(row.waitsSince), runsSince: at(row.runsSince) }));
}
