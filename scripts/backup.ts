import { join } from "node:path";
import { rotateBackups, writeBackup } from "#server/operations/backup/backup.server.ts";
import { withDatabase } from "./with-database.ts";

// npm run backup: writes one backup of the configured database now, also while the product runs on it.
await withDatabase(async (pool, { dataDir }) => {
  const folder = join(dataDir, "backups");
  const { file, rows, tables } = await writeBackup(pool, folder, new Date());
  await rotateBackups(folder);
  console.log(`Copia escrita en ${file}: ${rows} filas de ${tables} tablas.`);
});
