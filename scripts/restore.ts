import { join } from "node:path";
import { parseArgs } from "node:util";
import { restoreReporter } from "#domain/operations/monitoring/restore-progress.ts";
import { storageText } from "#domain/shared/format/bytes.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { backupsFolder, newestBackup } from "#server/operations/backup/backup.server.ts";
import { restoreBackup } from "#server/operations/backup/restore-backup.server.ts";
import { restoreToTime } from "#server/operations/backup/restore-to-time.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import { openStore } from "#server/platform/store/open-store.server.ts";
import { type Command, orOneLine, withDatabase } from "./with-database.ts";

// npm run restore [-- --hasta TIME]: puts the embedded database back to a moment, by its continuous archive.
// npm run restore [-- FILE] [--reemplazar] [--otro-secreto] [--aunque-falten-archivos]: puts a backup (the newest without FILE), rows and files, into the
// configured database. It must hold nothing and nobody may use it, unless --reemplazar is given.
const restore = async (parts: Command) => {
  const { values, positionals } = parseArgs({
    options: {
      reemplazar: { type: "boolean", default: false },
      "otro-secreto": { type: "boolean", default: false },
      "aunque-falten-archivos": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const now = new Date();
  const file = positionals[0] ?? (await newestBackup(backupsFolder(parts.config), now));
  if (!file) throw new Error("No hay ninguna copia. Indica un archivo: npm run restore -- ARCHIVO");
  const report = restoreReporter();
  const restored = await restoreBackup(parts, file, {
    tell(progress) {
      const line = report(progress, performance.now());
      if (line !== undefined) console.log(line);
    },
    now,
    replaces: values.reemplazar,
    acceptsOtherSecret: values["otro-secreto"],
    acceptsLostFiles: values["aunque-falten-archivos"],
    signal: parts.signal,
  });
  const { rows, tables, files, fileBytes, missingFiles, lostFiles, putsSecret, before } = restored;
  if (before) console.log(`Lo que había está guardado en ${before.file}`);
  const made = `${formatDate(restored.at.slice(0, 10))} a las ${restored.at.slice(11, 16)} UTC`;
  console.log(`Restaurada la copia del ${made}: ${file}`);
  console.log(`  Filas:    ${formatNumber(rows)} de ${formatNumber(tables)} tablas`);
  console.log(`  Archivos: ${formatNumber(files)} (${storageText(fileBytes)})`);
  if (missingFiles > 0)
    console.log(`La copia nombra ${counted(missingFiles, "archivo que nunca tuvo", "archivos que nunca tuvo")}.`);
  if (lostFiles > 0)
    console.log(
      `${counted(lostFiles, "archivo se ha perdido o está dañado", "archivos se han perdido o están dañados")} en la copia.`,
    );
  if (putsSecret) console.log("El secreto de la copia está en la carpeta de datos; el anterior, si había, a su lado.");
  if (values.reemplazar) console.log("Si Umbral está en marcha, reinícialo: aún recuerda lo de antes.");
};

/** Goes back to a moment; one without a zone counts on this machine's clock. */
async function goBack(text: string): Promise<void> {
  const config = readConfig(process.env, join(import.meta.dirname, ".."));
  if (config.databaseUrl) {
    throw new Error(
      "--hasta es para la base de datos incluida: con DATABASE_URL vuelve a ese momento quien administra el servidor.",
    );
  }
  const until = new Date(text);
  if (Number.isNaN(until.getTime())) throw new Error("--hasta pide un momento como 2026-11-28T10:15");
  const { base, before, archive, filesBack, filesLost } = await restoreToTime(
    { dataDir: config.dataDir, store: openStore(config) },
    until,
    new Date(),
  );
  const at = (instant: Date) =>
    `${formatDate(instant.toISOString().slice(0, 10))} a las ${instant.toISOString().slice(11, 19)} UTC`;
  console.log(`La base de datos está como el ${at(until)}.`);
  console.log(`  Copia base: ${at(base.startedAt)} (${storageText(base.bytes)})`);
  if (filesBack > 0) console.log(`  Archivos que vuelven de las copias: ${formatNumber(filesBack)}`);
  if (filesLost > 0) console.log(`  Archivos que sus filas nombran y ya no están: ${formatNumber(filesLost)}`);
  console.log(`Lo que había está en ${before} y su archivo en ${archive}: bórralos cuando no te hagan falta.`);
}

const until = process.argv.indexOf("--hasta");
if (until > 0) {
  await orOneLine(() => goBack(process.argv[until + 1] ?? ""));
  process.exit();
}
// A process on the embedded database keeps it to itself, unless it may be replaced while it runs.
await withDatabase(restore, { isGuest: process.argv.includes("--reemplazar") });
