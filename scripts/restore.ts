import { join } from "node:path";
import { newestBackup, restoreBackup } from "#server/backup/backup.server.ts";
import { openDatabase } from "#server/db/connection.server.ts";
import { readConfig } from "#server/env.server.ts";

// npm run restore [-- FILE]: puts a backup (the newest without FILE) in the place of what the database holds.
const root = join(import.meta.dirname, "..");
const config = readConfig(process.env, root);
const file = process.argv[2] ?? (await newestBackup(join(config.dataDir, "backups")));
if (!file) {
  console.error("No hay ninguna copia. Indica un archivo: npm run restore -- ARCHIVO");
  process.exit(1);
}
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, root });
try {
  const { rows, tables } = await restoreBackup(database.pool, file);
  console.log(`Restauradas ${rows} filas de ${tables} tablas desde ${file}.`);
} finally {
  await database.close();
}
