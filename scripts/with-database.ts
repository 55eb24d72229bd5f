import { join } from "node:path";
import type { PoolConfig } from "pg";
import { beforeMigrations } from "#server/operations/backup/before-migrations.server.ts";
import { failureReason } from "#server/operations/backup/failure-reason.server.ts";
import { RestoreUnfinished } from "#server/operations/backup/restore-backup.server.ts";
import type { BackupParts } from "#server/operations/backup/write-backup.server.ts";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { type Config, readConfig } from "#server/platform/env.server.ts";
import { openStore } from "#server/platform/store/open-store.server.ts";

export interface Command extends BackupParts {
  address: PoolConfig;
  config: Config;
  /** Aborted when the person who runs the command ends it. */
  signal: AbortSignal;
}

/**
 * Opens the configured database and store for a command and closes them after; an error ends the process with one line.
 *
 * @param isGuest whether the command may share an embedded database with a product that runs
 */
export async function withDatabase(work: (command: Command) => Promise<void>, { isGuest = true } = {}): Promise<void> {
  const root = join(import.meta.dirname, "..");
  const ending = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => ending.abort());
  try {
    const config = readConfig(process.env, root);
    const { databaseUrl, dataDir } = config;
    const database = await openDatabase({
      databaseUrl,
      dataDir,
      root,
      isGuest,
      beforeMigrations: (address) =>
        beforeMigrations({ address, config, store: openStore(config) }, { root, now: new Date() }),
    });
    try {
      await work({ address: database.address, config, store: openStore(config), signal: ending.signal });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(ending.signal.aborted ? interrupted(error) : lineOf(error));
    process.exitCode = 1;
  }
}

/** Does work; an error ends the process with one line. */
export async function orOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(lineOf(error));
    process.exitCode = 1;
  }
}

const interrupted = (error: unknown): string =>
  error instanceof RestoreUnfinished ? error.message : "Interrumpido: no se ha cambiado nada.";

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "" } = error as NodeJS.ErrnoException;
  if (code.startsWith("ERR_PARSE_ARGS")) return "No se entiende la orden: sus opciones están en README.md.";
  const reason = failureReason(error);
  return reason === error.message ? reason : `${reason[0]!.toUpperCase()}${reason.slice(1)}. No se ha cambiado nada.`;
}
