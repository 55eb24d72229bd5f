import { sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts } from "../../platform/db/tables/market.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { withdrawAdverts } from "./keep-adverts.server.ts";

/**
 * Adverts whose sender was deleted: nobody says any more that they are on offer, so they are withdrawn. What happened to them stays,
 * because it tells of the market.
 */
export const withdrawOrphansJob: Job = {
  name: "market without sender",
  everyMs: 60_000,
  round: ({ database, now }) => withdrawOrphans(database.db, now()),
};

const AT_ONCE = 500;

/** @returns whether there may be more */
export async function withdrawOrphans(db: Db, now: Date): Promise<boolean> {
  const today = new Date(now.getTime() - (now.getTime() % DAY_MS)).toISOString().slice(0, 10);
  return await db.transaction(async (tx) => {
    const { pool, source, externalId } = marketAdverts;
    const orphans = await tx
      .select({ pool, source, externalId })
      .from(marketAdverts)
      // The key of a sender of imports is its id; other senders are no rows. In the words of the index.
      .where(sql`source_id is null and source ~ '^[0-9a-f]{8}-' and status in ('activo', 'reservado')`)
      .limit(AT_ONCE);
    const senders = Map.groupBy(orphans, (orphan) => `${orphan.pool} ${orphan.source}`);
    for (const ofSender of senders.values()) {
      const names = ofSender.map((orphan) => orphan.externalId);
      await withdrawAdverts(tx, ofSender[0]!.pool, { key: ofSender[0]!.source }, names, { today });
    }
    return orphans.length === AT_ONCE;
  });
}
