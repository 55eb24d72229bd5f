import { mkdirSync } from "node:fs";
import type { Client } from "pg";
import { backupsFolder } from "./backup.server.ts";
import type { BackupEnd } from "./backup-format.server.ts";
import { putSecret, secretRefusal } from "./carried-secret.server.ts";
import { quote, readTables } from "./catalogue.server.ts";
import { keysToRemove, readNamedFiles } from "./named-files.server.ts";
import { type BackupContents, type BackupSource, openBackup, verifyBackup } from "./read-backup.server.ts";
import { type RestoredFiles, restoreFiles } from "./restore-files.server.ts";
import { rowsOfPeople, rowsRefusal, schemaRefusal, sessionsRefusal } from "./restore-refusals.server.ts";
import { restoreRows } from "./restore-rows.server.ts";
import { inSession, whileOnlyWriter } from "./session.server.ts";
import { type BackupParts, type BackupSummary, writeBackupOfBefore } from "./write-backup.server.ts";

/** Whoever else holds a table for longer is working with it. */
const LOCK_WAIT_MS = 15_000;
const LOCK_TIMEOUT = "55P03";

/** A restore that was not begun or was taken back; the message is the Spanish line that people read. */
export class RestoreRefused extends Error {}

export interface RestoreOptions {
  now: Date;
  /** Whether what the database holds may be replaced, and a product that runs on it may see it change. It is saved first. */
  replaces?: boolean;
  /** Whether sealed values may become unreadable because the secret is another. */
  acceptsOtherSecret?: boolean;
}

export interface RestoreSummary extends Pick<BackupEnd, "rows" | "tables" | "files" | "fileBytes" | "missingFiles"> {
  /** When the backup was made, as an ISO time. */
  at: string;
  /** Whether the secret that the backup carries was put into the data folder. */
  putsSecret: boolean;
  /** What was there before; undefined where there was nothing. */
  before: BackupSummary | undefined;
}

/**
 * Restores a backup: rows, files and what opens sealed values, either all of it or nothing. Everything is read and its checksums
 * compared before the first row is touched.
 *
 * @param path a backup in a folder, with its files beside it, or a tar of `packBackup`
 * @throws RestoreRefused or DamagedBackup with one Spanish line; whatever is thrown, database, store and secret are as they were
 */
export async function restoreBackup(
  parts: BackupParts,
  path: string,
  { now, replaces = false, acceptsOtherSecret = false }: RestoreOptions,
): Promise<RestoreSummary> {
  const source = await openBackup(path);
  const contents = await verifyBackup(source, { readsFiles: true });
  const { header, end } = contents;
  refuse(acceptsOtherSecret ? undefined : secretRefusal(parts.config, header.secret));
  return await inSession(parts.address, async (client) => {
    refuse(await schemaRefusal(client, contents));
    if (!replaces) refuse((await sessionsRefusal(client)) ?? (await rowsRefusal(client)));
    return await whileOnlyWriter(client, async () => {
      const isHeld = replaces && (await rowsOfPeople(client)) > 0;
      const before = isHeld ? await writeBackupOfBefore(parts, now) : undefined;
      const putsSecret = await replaceAll(client, parts, { source, contents, replaces, now });
      // What the planner knew was of other rows.
      await client.query("analyze");
      const { rows, tables, files, fileBytes, missingFiles } = end;
      return { at: header.at, rows, tables, files, fileBytes, missingFiles, putsSecret, before };
    });
  });
}

function refuse(reason: string | undefined): void {
  if (reason !== undefined) throw new RestoreRefused(reason);
}

interface Work {
  source: BackupSource;
  contents: BackupContents;
  replaces: boolean;
  now: Date;
}

/** @returns whether the secret was put into the data folder */
async function replaceAll(
  client: Client,
  { config, store }: BackupParts,
  { source, contents, replaces, now }: Work,
): Promise<boolean> {
  const folder = backupsFolder(config);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let files: RestoredFiles | undefined;
  let takeSecretBack: (() => void) | undefined;
  let namedBefore: string[];
  await client.query("begin");
  try {
    await lockAll(client);
    // Nobody can add any more.
    if (!replaces) refuse(await rowsRefusal(client));
    namedBefore = await readNamedFiles(client);
    await restoreRows(client, source);
    // Before the commit: rows that name files are never seen without them.
    files = await restoreFiles(store, source, contents.files, folder);
    takeSecretBack = putSecret(config, contents.header.secret, now);
    await client.query("commit");
  } catch (error) {
    takeSecretBack?.();
    await files?.undo();
    await client.query("rollback").catch(() => {}); // The connection was lost, and the transaction with it.
    throw error;
  }
  await files.settle();
  const kept = new Set(contents.files.map(({ file }) => file));
  // Of no row any more, and in the backup of before. What cannot be removed must not make the restore look undone.
  await store.remove(keysToRemove(namedBefore, kept)).catch(() => {});
  return takeSecretBack !== undefined;
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
