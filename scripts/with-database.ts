import { join } from "node:path";
import type { PoolConfig } from "pg";
import { backupBeforeMigrations } from "#server/operations/backup/before-migrations.server.ts";
import type { BackupParts } from "#server/operations/backup/write-backup.server.ts";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { type Config, readConfig } from "#server/platform/env.server.ts";
import { openStore } from "#server/platform/store/open-store.server.ts";

export interface Command extends BackupParts {
  address: PoolConfig;
  config: Config;
}

/**
 * Opens the configured database and store for a command and closes them after; a failure ends the process with one line.
 *
 * @param isGuest whether the command may share an embedded database with a product that runs
 */
export async function withDatabase(work: (command: Command) => Promise<void>, { isGuest = true } = {}): Promise<void> {
  const root = join(import.meta.dirname, "..");
  try {
    const config = readConfig(process.env, root);
    const { databaseUrl, dataDir } = config;
    const database = await openDatabase({
      ...{ databaseUrl, dataDir, root, isGuest },
      beforeMigrations: (address) =>
        backupBeforeMigrations({ address, config, store: openStore(config) }, { root, now: new Date() }),
    });
    try {
      await work({ address: database.address, config, store: openStore(config) });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(lineOf(error));
    process.exitCode = 1;
  }
}

/** What most often goes wrong with files and is told in English by the system. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "No queda sitio en el disco",
  ENOENT: "No existe el archivo",
  EACCES: "No hay permiso para usar el archivo",
  EISDIR: "Es una carpeta y no un archivo",
};

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "", path } = error as NodeJS.ErrnoException;
  if (code.startsWith("ERR_PARSE_ARGS")) return "No se entiende la orden: sus opciones están en README.md.";
  const reason = REASONS[code];
  return reason ? `${reason}${path ? `: ${path}` : ""}. No se ha cambiado nada.` : error.message;
}
