import { existsSync } from "node:fs";
import { join } from "node:path";
import { connectDatabase, type Db } from "#server/platform/db/connection.server.ts";
import { openEmbedded } from "#server/platform/db/embedded/open-embedded.server.ts";
import { type Config, ConfigError, readConfig } from "#server/platform/env.server.ts";

/**
 * Asks the configured database, which the product may be using, and changes nothing in it.
 *
 * @returns the answer, or in Spanish why there is none
 */
export async function askDatabase<Answer>(
  env: Record<string, string | undefined>,
  root: string,
  question: (db: Db, config: Config) => Promise<Answer>,
): Promise<Answer | string> {
  try {
    const config = readConfig(env, root);
    const { databaseUrl, dataDir } = config;
    if (!databaseUrl && !existsSync(join(dataDir, "postgres"))) return "El servidor no ha arrancado todavía.";
    const embedded = databaseUrl ? undefined : await openEmbedded(dataDir, { isGuest: true });
    const database = connectDatabase(embedded?.pool ?? { connectionString: databaseUrl });
    try {
      return await question(database.db, config);
    } finally {
      await database.close();
      await embedded?.close();
    }
  } catch (error) {
    if (error instanceof ConfigError) return "No se sabe mientras la configuración no sea válida.";
    return `No se puede leer la base de datos: ${error}`;
  }
}
