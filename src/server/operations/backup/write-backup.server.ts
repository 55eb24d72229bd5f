import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import type { Client, PoolConfig } from "pg";
import type { Config } from "../../platform/env.server.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { type BackupMark, backupName, backupsFolder, expiredBackups, listBackups } from "./backup.server.ts";
import {
  type BackupCounts,
  type BackupHeader,
  type CarriedSecret,
  type FileEntry,
  FORMAT,
  type TableHeader,
  unpacked,
} from "./backup-format.server.ts";
import { secretToCarry } from "./carried-secret.server.ts";
import { quote, readMigrations, readSequences, readTables } from "./catalogue.server.ts";
import { addToPool, type Bytes, pathInPool, prunePool, writeWhole } from "./file-pool.server.ts";
import { readNamedFiles } from "./named-files.server.ts";
import { openBackup, readManifest, verifyBackup } from "./read-backup.server.ts";
import { inSession, whileOnlyWriter } from "./session.server.ts";
import { type TarFile, tarOf } from "./tar.server.ts";

/** Rows are fetched many at once, and fewer where they are large. */
const MOST_ROWS_AT_ONCE = 1_000;
const FIRST_ROWS = 50;
const BYTES_AT_ONCE = 512 * 1024;
/** Files that are fetched or read at once. */
const FILES_AT_A_TIME = 4;

/** What a backup is made of. */
export interface BackupParts {
  /** How the database is reached; limits of time of a pool do not count. */
  address: PoolConfig;
  config: Pick<Config, "dataDir" | "auth" | "objectStore">;
  store: ObjectStore;
}

export interface BackupSummary extends BackupCounts {
  /** Path of the backup. */
  file: string;
  /** Of the packed rows, without the stored files. */
  bytes: number;
  secret: CarriedSecret["kind"];
}

/**
 * Writes all tables as they stand at one moment, the files that they name and what opens sealed values; reads it back before it
 * counts as a backup, and then removes those whose time is over.
 *
 * @param mark why it is made outside its hours
 * @param signal ends it early, as a failure
 * @returns the backup lies in `DATA_DIR/backups`
 * @throws whatever went wrong; the folder then holds the backups of before and nothing half written
 */
export async function writeBackup(
  parts: BackupParts,
  { now, mark, signal }: { now: Date; mark?: BackupMark; signal?: AbortSignal },
): Promise<BackupSummary> {
  const folder = backupsFolder(parts.config);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return await inSession(
    parts.address,
    (client) =>
      whileOnlyWriter(client, async () => {
        await removeLeftovers(folder);
        let isWritten = false;
        try {
          const summary = await write(client, parts, { folder, now, mark, signal });
          isWritten = true;
          return summary;
        } finally {
          // After a failure the files that came with it would fill a disk that may be full already.
          await rotateBackups(folder, { prunesAlways: !isWritten });
        }
      }),
    signal,
  );
}

/**
 * The same for whoever is the one writer already. No older backup is removed, because it may be the one that is about to be restored.
 */
export async function writeBackupOfBefore(parts: BackupParts, now: Date): Promise<BackupSummary> {
  const folder = backupsFolder(parts.config);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const task: Task = { folder, now, mark: "antes-de-restaurar", signal: undefined };
  return await inSession(parts.address, (client) => write(client, parts, task));
}

interface Task {
  folder: string;
  now: Date;
  mark: BackupMark | undefined;
  signal: AbortSignal | undefined;
}

async function write(client: Client, parts: BackupParts, task: Task): Promise<BackupSummary> {
  const { folder, now, mark, signal } = task;
  const secret = secretToCarry(parts.config);
  const file = join(folder, backupName(now, mark));
  const known = await knownFiles(folder);
  // New files may take long to fetch. They come before the moment that is written down, so that only the few that are added
  // meanwhile are fetched while that moment is held.
  await gatherFiles(await readNamedFiles(client), known, parts, task);
  // Under this name no other program takes it for a backup before it has been read back.
  const draft = `${file}.part`;
  try {
    await client.query("begin isolation level repeatable read read only");
    const files = await gatherFiles(await readNamedFiles(client), known, parts, task);
    const lines = summed(linesOf(client, { files, secret, now }));
    await writeWhole(draft, lines, { through: createGzip(), signal });
    await client.query("commit");
    const source = { ...(await openBackup(file)), open: () => unpacked(draft) };
    const { end } = await verifyBackup(source, { readsFiles: false });
    const { size } = await stat(draft);
    await rename(draft, file);
    const { tables, rows, files: count, fileBytes, missingFiles } = end;
    return { file, bytes: size, secret: secret.kind, tables, rows, files: count, fileBytes, missingFiles };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** What the newest backup said of its files: their hashes need not be reckoned again. */
async function knownFiles(folder: string): Promise<Map<string, Bytes>> {
  const [newest] = await listBackups(folder);
  if (!newest) return new Map();
  // One that was damaged is not believed.
  return await readManifest(join(folder, newest)).catch(() => new Map());
}

/** Puts the named files into the pool, and remembers in `known` what they are. */
async function gatherFiles(
  keys: readonly string[],
  known: Map<string, Bytes>,
  { store, config }: BackupParts,
  { folder, signal }: Task,
): Promise<FileEntry[]> {
  const diskFolder = config.objectStore ? undefined : join(config.dataDir, "files");
  const entries: FileEntry[] = [];
  for (let from = 0; from < keys.length; from += FILES_AT_A_TIME) {
    signal?.throwIfAborted();
    const some = keys.slice(from, from + FILES_AT_A_TIME);
    const added = some.map((key) => addToPool(folder, key, { store, diskFolder, known: known.get(key) }));
    for (const settled of await Promise.allSettled(added)) {
      if (settled.status === "rejected") throw settled.reason;
      const { file, bytes, sha256 } = settled.value;
      if (bytes !== null && sha256 !== null) known.set(file, { bytes, sha256 });
      entries.push(settled.value);
    }
  }
  return entries;
}

interface Moment {
  files: readonly FileEntry[];
  secret: CarriedSecret;
  now: Date;
}

/** The lines of a backup, often many at once, without the last line feed. The counts come last and still lack the hash. */
async function* linesOf(client: Client, { files, secret, now }: Moment): AsyncGenerator<string | BackupCounts> {
  const { rows: version } = await client.query<{ server_version: string }>("show server_version");
  const header: BackupHeader = {
    umbral: FORMAT,
    product: productVersion(),
    postgres: version[0]!.server_version,
    at: now.toISOString(),
    migrations: await readMigrations(client),
    secret,
  };
  yield JSON.stringify(header);
  const present = files.filter(({ bytes }) => bytes !== null);
  const counts: BackupCounts = {
    tables: 0,
    rows: 0,
    files: present.length,
    fileBytes: present.reduce((sum, { bytes }) => sum + bytes!, 0),
    missingFiles: files.length - present.length,
  };
  for (const file of files) yield JSON.stringify(file);
  for (const [table, columns] of await readTables(client)) {
    const names = columns.map(({ name }) => name);
    const head: TableHeader = { table, columns: names, sequences: await readSequences(client, table) };
    yield JSON.stringify(head);
    counts.tables += 1;
    const texts = names.map((name) => `${quote(name)}::text`).join(", ");
    await client.query(
      `declare backup_rows no scroll cursor for select array_to_json(array[${texts}]::text[])::text as line from ${quote(table)}`,
    );
    for (let most = FIRST_ROWS; ; ) {
      const { rows } = await client.query<{ line: string }>(`fetch ${most} from backup_rows`);
      if (rows.length === 0) break;
      const lines = rows.map(({ line }) => line).join("\n");
      yield lines;
      counts.rows += rows.length;
      most = Math.max(1, Math.min(MOST_ROWS_AT_ONCE, Math.floor((BYTES_AT_ONCE * rows.length) / lines.length)));
    }
    await client.query("close backup_rows");
  }
  yield counts;
}

/** Adds line feeds, and to the last line the hash of all before it. */
async function* summed(lines: AsyncIterable<string | BackupCounts>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    if (typeof line === "string") {
      const whole = `${line}\n`;
      hash.update(whole);
      yield whole;
    } else yield `${JSON.stringify({ end: true, ...line, sha256: hash.digest("hex") })}\n`;
  }
}

function productVersion(): string {
  const text = readFileSync(join(import.meta.dirname, "../../../../package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/** What a process that died while it wrote has left. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith(".part")) await rm(join(folder, name), { force: true });
  }
}

/** Removes the backups whose time is over, and the files that no other names. Only the one writer may call it. */
async function rotateBackups(folder: string, { prunesAlways }: { prunesAlways: boolean }): Promise<void> {
  const expired = expiredBackups(await readdir(folder));
  for (const name of expired) await rm(join(folder, name), { force: true });
  if (expired.length === 0 && !prunesAlways) return;
  const named = new Set<string>();
  for (const name of await listBackups(folder)) {
    try {
      for (const key of (await readManifest(join(folder, name))).keys()) named.add(key);
    } catch {
      // What a damaged backup names cannot be known, and its files may be needed to mend it: nothing is removed.
      return;
    }
  }
  await prunePool(folder, named);
}

/**
 * Packs a backup of the folder and its files into one tar that can be carried away.
 *
 * @throws Error where the target exists already, or anything that the backup names is not as it was
 */
export async function packBackup(backup: string, target: string, now: Date): Promise<{ bytes: number }> {
  const source = await openBackup(backup);
  const { files } = await verifyBackup(source, { readsFiles: true });
  const entries: TarFile[] = [{ name: source.name, bytes: (await stat(backup)).size, path: backup }];
  const folder = join(backup, "..");
  for (const { file, bytes } of files) {
    if (bytes !== null) entries.push({ name: `files/${file}`, bytes, path: pathInPool(folder, file) });
  }
  await writeWhole(target, tarOf(entries, now));
  return { bytes: (await stat(target)).size };
}
