import type { Db } from "../../platform/db/connection.server.ts";
import { indexPings } from "../../platform/db/tables/site-outreach.server.ts";
import type { Config } from "../../platform/env.server.ts";

/** Says in the transaction of a change which pages have changed; only where that is switched on. `indexNowJob` sends it. */
export async function announceChanges(
  tx: Db,
  { indexNow }: Pick<Config, "indexNow">,
  paths: readonly string[],
  now: Date,
): Promise<void> {
  if (indexNow.mode !== "auto") return;
  await queuePing(tx, { paths, by: null, at: now });
}

/** Queues a ping: a row without answer waits to be sent. */
export async function queuePing(
  tx: Db,
  { paths, by, at }: { paths: readonly string[]; by: string | null; at: Date },
): Promise<void> {
  await tx.insert(indexPings).values({ at, engine: ENGINE, urls: [...new Set(paths)], createdBy: by });
}

const ENGINE = "IndexNow";
