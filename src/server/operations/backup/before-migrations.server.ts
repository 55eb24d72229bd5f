import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { readMigrations } from "./catalogue.server.ts";
import { failureReason } from "./failure-reason.server.ts";
import { finishKilledRestore } from "./killed-restore.server.ts";
import { inSession } from "./session.server.ts";
import { type BackupParts, type BackupSummary, writeBackup } from "./write-backup.server.ts";

/**
 * Steps before any migration, and before the secret is read. @throws Error in Spanish; nothing should be migrated then
 */
export async function beforeMigrations(parts: BackupParts, options: { root: string; now: Date }): Promise<void> {
  await finishKilledRestore(parts, options.now);
  await backupBeforeMigrations(parts, options);
}

/**
 * Writes a backup where migrations are pending on a database that has seen some already: going back to the version
 * before needs the rows as that version wrote them.
 *
 * @param root the project's root, which contains the migrations
 * @returns undefined where nothing is pending, or the database is new
 * @throws Error in Spanish where the backup fails; nothing should be migrated then
 */
export async function backupBeforeMigrations(
  parts: BackupParts,
  { root, now }: { root: string; now: Date },
): Promise<BackupSummary | undefined> {
  const seen = new Set(await inSession(parts.address, readMigrations));
  const known = readMigrationFiles({ migrationsFolder: join(root, "src/server/platform/db/migrations") });
  if (seen.size === 0 || known.every(({ hash }) => seen.has(hash))) return undefined;
  try {
    return await writeBackup(parts, { now, mark: "antes-de-migrar" });
  } catch (error) {
    throw new Error(
      `no se ha podido hacer la copia previa a la migración (${failureReason(error)}); la base de datos sigue como estaba`,
      { cause: error },
    );
  }
}
