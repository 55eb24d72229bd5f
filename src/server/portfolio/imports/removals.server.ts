import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import type { ImportJob } from "./import-job.server.ts";

/** One unreadable file must not empty a portfolio (Property Hive #64: 1,330 homes): below this share a person is asked. */
const EXPECTED_SHARE = 0.7;

/** A file with so few rows, compared with the sender's last one, is not believed. */
const isSuddenlySmall = (rows: number, lastCount: number | null): boolean =>
  lastCount !== null && rows < EXPECTED_SHARE * lastCount;

type Counted = Pick<ImportJob, "id" | "rows" | "absentRows" | "badRows" | "isComplete" | "confirmsRemovals">;

/**
 * Whether a person must confirm that the absent homes are to be withdrawn: the file is suddenly small, or has rows
 * without a usable name, one of which may be the missing home.
 */
export async function needsConfirmation(db: Db, job: Counted, lastCount: number | null): Promise<boolean> {
  if (!job.isComplete || job.absentRows === 0 || job.confirmsRemovals) return false;
  return isSuddenlySmall(job.rows, lastCount) || (job.badRows > 0 && (await hasNamelessRows(db, job.id)));
}

async function hasNamelessRows(db: Db, importId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from import_rows where import_id = ${importId} and action = 'erronea' and external_id is null limit 1`);
  return rows.length > 0;
}
