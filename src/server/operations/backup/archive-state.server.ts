import { sql } from "drizzle-orm";
import type { ArchiveState } from "#domain/operations/monitoring/archive.ts";
import type { Db } from "../../platform/db/connection.server.ts";

/** Whether the database's server archives its log, and how far it has come. Every role may ask. */
export async function readArchiveState(db: Db): Promise<ArchiveState> {
  const { rows } = await db.execute<{ mode: string; last: string | null; failed: string | null }>(sql`
    select current_setting('archive_mode') as mode, last_archived_time as last, last_failed_time as failed
    from pg_stat_archiver`);
  const { mode, last, failed } = rows[0]!;
  return { isOn: mode !== "off", lastAt: last ? new Date(last) : null, failedAt: failed ? new Date(failed) : null };
}
