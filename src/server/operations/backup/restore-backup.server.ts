import { mkdirSync } from "node:fs";
import type { Client } from "pg";
import type { RestoreProgress } from "#domain/operations/monitoring/restore-progress.ts";
import { backupsFolder } from "./backup.server.ts";
import { type BackupEnd, DamagedBackup } from "./backup-format.server.ts";
import { type BackupSource, openBackup } from "./backup-source.server.ts";
import { dropStaged, putStaged, secretRefusal, stageSecret } from "./carried-secret.server.ts";
import { quote, readMigrations, readTables } from "./catalogue.server.ts";
import { failureReason } from "./failure-reason.server.ts";
import { keysToRemove, readNamedFiles } from "./named-files.server.ts";
import { goBackTo } from "./older-schema.server.ts";
import { type BackupBeginning, mustHaveFiles, verifyBackup, verifyBeginning } from "./read-backup.server.ts";
import { type RestoredFiles, restoreFiles } from "./restore-files.server.ts";
import { rowsOfPeople, rowsRefusal, schemaRefusal, sessionsRefusal } from "./restore-refusals.server.ts";
import { restoreRows } from "./restore-rows.server.ts";
import { inSession, whileOnlyWriter } from "./session.server.ts";
import { outcomeOf, transactionOf } from "./transaction-outcome.server.ts";
import { type BackupParts, type BackupSummary, writeBackupOfBefore } from "./write-backup.server.ts";

/** Anybody who locks a table for longer is working with it. */
const LOCK_WAIT_MS = 15_000;
const LOCK_TIMEOUT = "55P03";

/** A restore that was not begun or was taken back; the message is the Spanish line that people read. */
export class RestoreRefused extends Error {}

/** A restore that left something to do; the message is the Spanish line that names it. */
export class RestoreUnfinished extends Error {}

export interface RestoreOptions {
  now: Date;
  /** Whether the database's rows may be replaced, and a running product may see it change. They are saved first. */
  replaces?: boolean;
  /** Whether sealed values may become unreadable because the secret is another. */
  acceptsOtherSecret?: boolean;
  /** Whether the rest is restored where files of the backup are away or damaged. */
  acceptsLostFiles?: boolean;
  /** Ends it early, as an error. */
  signal?: AbortSignal;
  /** Is told often how far it has come. */
  tell?: (progress: RestoreProgress) => void;
}

export interface RestoreSummary extends Pick<BackupEnd, "rows" | "tables" | "files" | "fileBytes" | "missingFiles"> {
  /** When the backup was made, as an ISO time. */
  at: string;
  /** Whether the secret that the backup carries was put into the data folder. */
  putsSecret: boolean;
  /** Files that the backup should have and has not. */
  lostFiles: number;
  /** The data that were there before; undefined where there were none. */
  before: BackupSummary | undefined;
}

/**
 * Restores a backup: rows, files and the secret of sealed values, either all of it or nothing. Files are read and compared before the
 * first row is touched. So are all rows where others would be replaced, so that a damaged backup neither locks nor saves anything; into an empty
 * database they go while they are read, and the sum at their end decides whether they stay.
 *
 * @param path a backup in a folder, with its files beside it, or a tar of `packBackup`
 * @throws RestoreRefused or DamagedBackup with one Spanish line: database, store and secret are as they were
 * @throws RestoreUnfinished
 */
export async function restoreBackup(
  parts: BackupParts,
  path: string,
  {
    now,
    replaces = false,
    acceptsOtherSecret = false,
    acceptsLostFiles = false,
    signal,
    tell = () => {},
  }: RestoreOptions,
): Promise<RestoreSummary> {
  const source = await openBackup(path);
  const check = (share: number) => tell({ step: "check", share });
  const contents = replaces
    ? await verifyBackup(source, { readsFiles: true, tell: check })
    : { tables: [], ...(await verifyBeginning(source, { tell: check })) };
  const { header, lost } = contents;
  if (!acceptsLostFiles) mustHaveFiles(source, lost, "Con --aunque-falten-archivos se restaura lo demás.");
  refuse(acceptsOtherSecret ? undefined : secretRefusal(parts.config, header.secret));
  const { end, ...restored } = await inSession(
    parts.address,
    async (client) => {
      const seen = await readMigrations(client);
      refuse(await schemaRefusal(client, contents, seen));
      if (!replaces) refuse((await sessionsRefusal(client)) ?? (await rowsRefusal(client)));
      return await whileOnlyWriter(client, async () => {
        const hasPeople = replaces && (await rowsOfPeople(client)) > 0;
        const before = hasPeople ? await writeBackupOfBefore(parts, { now, signal }) : undefined;
        const isOlder = header.migrations.length < seen.length;
        const work = { source, contents, isOlder, replaces, now, signal, tell };
        const { putsSecret, end } = await replaceAll(client, parts, work);
        // The planner's statistics were of other rows. It also learns by itself, later.
        await client.query("analyze").catch(() => {});
        return { before, putsSecret, end };
      });
    },
    signal,
  ).catch((error) => {
    if ([RestoreRefused, RestoreUnfinished, DamagedBackup].some((stated) => error instanceof stated)) throw error;
    throw new RestoreRefused(`No se ha podido restaurar (${failureReason(error)}): no se ha cambiado nada.`, {
      cause: error,
    });
  });
  const { rows, tables, missingFiles } = end;
  const restoredFiles = { files: end.files - lost.length, fileBytes: end.fileBytes - bytesOf(contents) };
  return { at: header.at, rows, tables, ...restoredFiles, missingFiles, lostFiles: lost.length, ...restored };
}

/** How many bytes the lost files of a backup have. */
function bytesOf({ files, lost }: BackupBeginning): number {
  const away = new Set(lost.map(({ file }) => file));
  return files.reduce((sum, { file, bytes }) => sum + (away.has(file) ? (bytes ?? 0) : 0), 0);
}

function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new RestoreRefused(reason);
}

interface Work {
  source: BackupSource;
  contents: BackupBeginning;
  /** Whether the database has seen migrations that the backup has not. */
  isOlder: boolean;
  replaces: boolean;
  now: Date;
  signal: AbortSignal | undefined;
  tell: (progress: RestoreProgress) => void;
}

/** @returns whether the secret was put into the data folder, and the last line of the backup */
async function replaceAll(
  client: Client,
  parts: BackupParts,
  work: Work,
): Promise<{ putsSecret: boolean; end: BackupEnd }> {
  const { config, store, address } = parts;
  const { source, contents, isOlder, replaces, now, signal, tell } = work;
  const folder = backupsFolder(config);
  let files: RestoredFiles | undefined;
  let namedBefore: string[];
  let putsSecret = false;
  let end: BackupEnd;
  await client.query("begin");
  const transaction = await transactionOf(client);
  let isEnding = false;
  try {
    await lockAll(client);
    // From here on nobody can add rows.
    if (!replaces) refuse(await rowsRefusal(client));
    namedBefore = await readNamedFiles(client);
    const goOn = isOlder ? await goBackTo(client, contents.header.migrations.length) : undefined;
    end = await restoreRows(client, source, { tell });
    await goOn?.();
    await takeInImports(client, store);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Before the commit: rows that name files are never seen without them.
    files = await restoreFiles(store, source, wholeFiles(contents), {
      folder,
      signal,
      tell: (share) => tell({ step: "files", share }),
    });
    putsSecret = stageSecret(config, contents.header.secret, transaction);
    isEnding = true;
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {}); // The connection was lost, and the transaction with it, unless it had ended.
    if (!(isEnding && (await hasCommitted(address, transaction)))) {
      dropStaged(config);
      await files?.undo();
      throw error;
    }
  }
  try {
    if (putsSecret) putStaged(config, now);
    await files!.settle();
  } catch (error) {
    throw new RestoreUnfinished(
      `La copia está restaurada, pero algo queda por hacer en la carpeta de datos (${failureReason(error)}). Cuando se pueda escribir en ella, Umbral lo hará al arrancar.`,
    );
  }
  const kept = new Set(contents.files.map(({ file }) => file));
  // No row names these files any more, and the safety backup has them. A failed removal must not make the restore look
  // undone.
  await store.remove(keysToRemove(namedBefore!, kept)).catch(() => {});
  return { putsSecret, end: end! };
}

/** @throws RestoreUnfinished where nobody can tell: files and secret are then kept ready for either end */
async function hasCommitted(address: BackupParts["address"], transaction: string): Promise<boolean> {
  const outcome = await outcomeOf(address, transaction).catch(() => "unknown");
  if (outcome === "committed") return true;
  if (outcome === "aborted") return false;
  throw new RestoreUnfinished(
    "La conexión con la base de datos se ha perdido al acabar y no se sabe si la copia está restaurada. Repite la restauración.",
  );
}

function wholeFiles({ files, lost }: BackupBeginning): BackupBeginning["files"] {
  const away = new Set(lost.map(({ file }) => file));
  return files.filter(({ file }) => !away.has(file));
}

/** The files of imports that are still to be read are now in this store, and not in the one that received them. */
async function takeInImports(client: Client, store: BackupParts["store"]): Promise<void> {
  await client.query(
    "update imports set store_id = $1 where state in ('recibida', 'leyendo') and storage_key is not null",
    [await store.identity()],
  );
}

async function lockAll(client: Client): Promise<void> {
  const names = [...(await readTables(client)).keys()].map(quote);
  if (names.length === 0) return;
  await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
  try {
    await client.query(`lock table ${names.join(", ")} in access exclusive mode`);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TIMEOUT) throw error;
    throw new RestoreRefused("Otro programa está trabajando con la base de datos: no se ha cambiado nada.");
  }
}
