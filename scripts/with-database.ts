import { join } from "node:path";
import type { Pool } from "pg";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { type Config, readConfig } from "#server/platform/env.server.ts";

/** Opens the configured database for a command and closes it after; a failure ends the process with one line. */
export async function withDatabase(work: (pool: Pool, config: Config) => Promise<void>): Promise<void> {
  const root = join(import.meta.dirname, "..");
  try {
    const config = readConfig(process.env, root);
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      root,
      isGuest: true,
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
