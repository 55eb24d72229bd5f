import type { Logger } from "pino";
import { DAY_MS, WEEK_MS } from "#domain/shared/time/durations.ts";
import type { Database } from "../../platform/db/connection.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { type ArchiveReach, readArchiveReach } from "./archive-gap.server.ts";
import { pruneArchive, writeBaseBackup } from "./base-backup.server.ts";

const LOOK_AGAIN_MS = 60_000;
/** Beside requests it works a third of the time. */
const REST_SHARE = 2;
/** Of the log of a day recovery takes a few minutes. */
const EVERY_MS = DAY_MS;
/** Any moment of so long can be restored. */
const KEPT_MS = WEEK_MS;
const PAUSE_MS = 600_000;

/** A gap in the log is bridged by the next base backup, once segments are archived again. */
export const isBaseDue = ({ baseAt, lost }: ArchiveReach, now: Date): boolean =>
  baseAt === null || lost > 0 || now.getTime() - baseAt.getTime() >= EVERY_MS;

/**
 * Makes a base backup of the embedded database once a day and after each gap in its archive, and removes what a week no longer needs. Only the process that started the
 * server calls it, so nobody else does.
 *
 * @returns stops it: a base backup under way is given up
 */
export function scheduleBases({
  database,
  config,
  log,
  now,
}: {
  database: Pick<Database, "address">;
  config: Pick<Config, "dataDir">;
  log: Logger;
  now(): Date;
}): () => Promise<void> {
  const { dataDir } = config;
  const ending = new AbortController();
  let underWay: Promise<void> | undefined;
  let notBefore = 0;
  const look = async () => {
    try {
      const at = now();
      if (!isBaseDue(await readArchiveReach(dataDir, null), at)) return;
      const { signal } = ending;
      const { bytes } = await writeBaseBackup(
        { address: database.address, dataDir },
        { now: at, restShare: REST_SHARE, signal },
      );
      log.info({ bytes }, "base backup written");
      await pruneArchive(dataDir, at, KEPT_MS);
    } catch (error) {
      notBefore = performance.now() + PAUSE_MS;
      if (!ending.signal.aborted) log.error({ err: error }, "base backup failed");
    }
  };
  const turn = () => {
    if (performance.now() < notBefore) return;
    underWay ??= look().finally(() => {
      underWay = undefined;
    });
  };
  const timer = setInterval(turn, LOOK_AGAIN_MS);
  timer.unref();
  turn();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
}
