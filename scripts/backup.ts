import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { storageText } from "#domain/shared/format/bytes.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { packBackup, writeBackup } from "#server/operations/backup/write-backup.server.ts";
import { withDatabase } from "./with-database.ts";

// npm run backup [-- --todo FILE.tar]: writes one backup of the configured database and its files now, also while the product runs on
// them; with --todo also a single archive of all of it, to be carried away.
await withDatabase(async (parts) => {
  const { todo } = parseArgs({ options: { todo: { type: "string" } } }).values;
  if (todo !== undefined && !todo.endsWith(".tar")) throw new Error("El archivo de --todo debe acabar en .tar");
  if (todo !== undefined && existsSync(todo)) throw new Error(`${todo} ya existe: bórralo o elige otro nombre.`);
  const now = new Date();
  const { file, rows, tables, files, fileBytes, missingFiles, bytes, secret } = await writeBackup(parts, { now });
  console.log(`Copia escrita y comprobada: ${file}`);
  console.log(`  Filas:    ${formatNumber(rows)} de ${formatNumber(tables)} tablas (${storageText(bytes)})`);
  console.log(
    `  Archivos: ${formatNumber(files)} (${storageText(fileBytes)}), en la carpeta «files» que está a su lado`,
  );
  if (missingFiles > 0) {
    console.log(`  Faltan ${formatNumber(missingFiles)} archivos, que ya no estaban en el almacén.`);
  }
  if (secret === "file") {
    console.log("  Secreto:  va dentro. Guarda la copia donde nadie más la lea: abre todas las cuentas.");
  } else {
    console.log("  Secreto:  no va dentro, porque lo da AUTH_SECRET. Guárdalo aparte: sin él no se restaura del todo.");
  }
  if (todo === undefined) {
    console.log("Para llevártela entera en un solo archivo: npm run backup -- --todo ARCHIVO.tar");
    return;
  }
  const packed = await packBackup(file, todo, now);
  console.log(`Todo junto en ${todo} (${storageText(packed.bytes)}).`);
});
