import { join } from "node:path";
import { rotateBackups, writeBackup } from "#server/backup/backup.server.ts";
import { openDatabase } from "#server/db/connection.server.ts";
import { readConfig } from "#server/env.server.ts";

// npm run backup: writes one backup of the configured database now. The embedded one must not be running: its server
// makes its own, hourly.
const root = join(import.meta.dirname, "..");
const config = readConfig(process.env, root);
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, root });
try {
  const folder = join(config.dataDir, "backups");
  const { file, rows, tables } = await writeBackup(database.pool, folder, new Date());
  await rotateBackups(folder);
  console.log(`Copia escrita en ${file}: ${rows} filas de ${tables} tablas.`);
} finally {
  await database.close();
}
