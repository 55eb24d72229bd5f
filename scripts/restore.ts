import { join } from "node:path";
import { newestBackup, restoreBackup } from "#server/operations/backup/backup.server.ts";
import { type Work, withDatabase } from "./with-database.ts";

// npm run restore [-- FILE]: puts a backup (the newest without FILE) in the place of what the database holds. A product that
// runs on the embedded database must end first.
const restore: Work = async (pool, { dataDir }) => {
  const file = process.argv[2] ?? (await newestBackup(join(dataDir, "backups")));
  if (!file) throw new Error("No hay ninguna copia. Indica un archivo: npm run restore -- ARCHIVO");
  const { rows, tables } = await restoreBackup(pool, file);
  console.log(`Restauradas ${rows} filas de ${tables} tablas desde ${file}.`);
};
await withDatabase(restore, { isGuest: false });
