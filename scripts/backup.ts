import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
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
  const folder = todo === undefined ? undefined : dirname(resolve(todo));
  if (folder !== undefined && !existsSync(folder)) throw new Error(`No existe la carpeta ${folder}.`);
  if (todo !== undefined && existsSync(todo)) throw new Error(`${todo} ya existe: bórralo o elige otro nombre.`);
  const now = new Date();
  const written = await writeBackup(parts, { now, readsAll: true, signal: parts.signal });
  const { file, rows, tables, files, fileBytes, missingFiles, unreadFiles, alteredFiles, bytes, secret } = written;
  console.log(`Copia escrita y comprobada: ${file}`);
  console.log(`  Filas:    ${formatNumber(rows)} de ${formatNumber(tables)} tablas (${storageText(bytes)})`);
  console.log(
    `  Archivos: ${formatNumber(files)} (${storageText(fileBytes)}), en la carpeta «files» que está a su lado`,
  );
  const lost = missingFiles - unreadFiles;
  if (lost > 0) console.log(`  Faltan ${formatNumber(lost)} archivos, que ya no estaban en el almacén.`);
  if (alteredFiles > 0) {
    console.log(`  Atención: ${formatNumber(alteredFiles)} archivos ya no son lo que eran en la copia anterior.`);
  }
  if (secret === "file") {
    console.log("  Secreto:  va dentro. Guarda la copia donde nadie más la lea: abre todas las cuentas.");
  } else {
    console.log("  Secreto:  no va dentro, porque lo da AUTH_SECRET. Guárdalo aparte: sin él no se restaura del todo.");
  }
  if (unreadFiles > 0) {
    const count = formatNumber(unreadFiles);
    console.error(
      `La copia está incompleta: el almacén no responde y faltan ${count} archivos. Repítela cuando responda.`,
    );
    process.exitCode = 1;
  }
  if (todo === undefined) {
    console.log("Para llevártela entera en un solo archivo: npm run backup -- --todo ARCHIVO.tar");
    return;
  }
  const packed = await packBackup(file, todo, now);
  console.log(`Todo junto en ${todo} (${storageText(packed.bytes)}).`);
});
