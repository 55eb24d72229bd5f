import { sql } from "drizzle-orm";
import type { ArchiveState } from "#domain/operations/monitoring/archive.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { readArchiveReach } from "./archive-gap.server.ts";

/** Whether the database's server archives its log, and how far it has come. Every role may ask. */
export async function readArchiveState(
  db: Db,
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
): Promise<ArchiveState> {
  const { rows } = await db.execute<{
    mode: string;
    last: string | null;
    segment: string | null;
    failed: string | null;
  }>(sql`
    select current_setting('archive_mode') as mode, last_archived_time as last, last_archived_wal as segment, last_failed_time as failed
    from pg_stat_archiver`);
  const { mode, last, segment, failed } = rows[0]!;
  const isOn = mode !== "off";
  const isEmbedded = databaseUrl === undefined;
  return {
    isEmbedded,
    isOn,
    lastAt: last ? new Date(last) : null,
    failedAt: failed ? new Date(failed) : null,
    reach: isOn && isEmbedded ? await readArchiveReach(dataDir, segment) : null,
  };
}
