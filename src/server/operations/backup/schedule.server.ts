import { join } from "node:path";
import type { Logger } from "pino";
import type { Database } from "../../platform/db/connection.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { rotateBackups, writeBackup } from "./backup.server.ts";

const HOUR_MS = 3_600_000;

/** Backs the embedded database up every hour that the process lives. @returns stops it */
export function scheduleBackups({
  database,
  config,
  log,
}: {
  database: Database;
  config: Config;
  log: Logger;
}): () => void {
  const folder = join(config.dataDir, "backups");
  const timer = setInterval(async () => {
    try {
      const { rows, tables } = await writeBackup(database.pool, folder, new Date());
      await rotateBackups(folder);
      log.info({ rows, tables }, "backup written");
    } catch (error) {
      log.error({ err: error }, "backup failed");
    }
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
