import { join } from "node:path";
import type { Pool } from "pg";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { type Config, readConfig } from "#server/platform/env.server.ts";

export type Work = (pool: Pool, config: Config) => Promise<void>;

/**
 * Opens the configured database for a command and closes it after; a failure ends the process with one line.
 *
 * @param isGuest whether the command may share an embedded database with a product that runs
 */
export async function withDatabase(work: Work, { isGuest = true } = {}): Promise<void> {
  const root = join(import.meta.dirname, "..");
  try {
    const config = readConfig(process.env, root);
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      root,
      isGuest,
    });
    try {
      await work(database.pool, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
