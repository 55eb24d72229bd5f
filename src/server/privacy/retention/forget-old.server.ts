import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.server.ts";
import { daysOf, PERIODS, type PeriodId } from "../../platform/retention/periods.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { RULES } from "./rules.server.ts";

/** Rows of one transaction, so that nobody waits long for a row that it locks. */
const PORTION = 1_000;

/**
 * Forgets rows older than their period, in short transactions. Each portion is independent: a process that dies leaves
 * less to do, and doing it again does nothing.
 *
 * @returns how many rows went, by period, without those of which none did; null when another process was at it from the start
 */
export async function forgetOld(
  { config, database, log, store }: Pick<ToolServices, "config" | "database" | "log" | "store">,
  now: Date,
  { portion = PORTION, isStopped = () => false }: { portion?: number; isStopped?: () => boolean } = {},
): Promise<Partial<Record<PeriodId, number>> | null> {
  const gone: Partial<Record<PeriodId, number>> = {};
  for (const id of Object.keys(PERIODS) as PeriodId[]) {
    const before = new Date(now.getTime() - daysOf(id, config.retention) * DAY_MS);
    for (let left = true; left && !isStopped(); ) {
      const rows = await database.db.transaction(async (tx) => {
        const lock = sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.forgetOld}) as free`;
        const { rows: locks } = await tx.execute<{ free: boolean }>(lock);
        if (!locks[0]!.free) return null;
        const onFiles = (keys: string[]) => removeBytes({ store, log }, keys);
        return await RULES[id](tx, { before, now, limit: portion, onFiles });
      });
      // Another process goes on from here; this one says what it did until then.
      if (rows === null) return Object.keys(gone).length > 0 ? gone : null;
      if (rows > 0) gone[id] = (gone[id] ?? 0) + rows;
      left = rows >= portion;
    }
  }
  return gone;
}
