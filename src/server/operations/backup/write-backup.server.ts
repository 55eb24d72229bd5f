import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Client, PoolConfig } from "pg";
import type { Config } from "../../platform/env.server.ts";
import type { ObjectStore } from "../../platform/store/object-store.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { type BackupMark, backupName, backupsFolder, expiredBackups, listBackups } from "./backup.server.ts";
import {
  type BackupCounts,
  type BackupHeader,
  type CarriedSecret,
  type FileEntry,
  FORMAT,
  LONGEST_LINE,
  type TableHeader,
  unpacked,
} from "./backup-format.server.ts";
import { openBackup } from "./backup-source.server.ts";
import { secretToCarry } from "./carried-secret.server.ts";
import { quote, readMigrations, readSequences, readTables } from "./catalogue.server.ts";
import { addToPool, type Bytes, isSame, pathInPool, prunePool, writeWhole } from "./file-pool.server.ts";
import { readNamedFiles } from "./named-files.server.ts";
import { paced } from "./paced.server.ts";
import { mustHaveFiles, readManifest, verifyBackup } from "./read-backup.server.ts";
import { inSession, whileOnlyWriter } from "./session.server.ts";
import { type TarFile, tarOf } from "./tar.server.ts";

/** Rows are fetched many at once, and fewer where they are large. */
const MOST_ROWS_AT_ONCE = 1_000;
const FIRST_ROWS = 50;
const BYTES_AT_ONCE = 512 * 1024;
/** A larger row is fetched by itself: the next thousand may all be as large, whatever the last ones were. */
const LARGE_ROW_BYTES = 64 * 1024;
/** Files that are fetched or read at once. */
const FILES_AT_A_TIME = 4;
/** Number of hours in which every file is read again, each in one of them. */
const HOURS_TO_READ_ALL = 24;
/** How often another moment is chosen because a file went during it. */
const MOST_MOMENTS = 10;

/** The sources of a backup. */
export interface BackupParts {
  /** How the database is reached; limits of time of a pool do not count. */
  address: PoolConfig;
  config: Pick<Config, "dataDir" | "auth" | "objectStore">;
  store: ObjectStore;
}

export interface BackupSummary extends BackupCounts {
  /** Path of the backup. */
  file: string;
  /** Size of the packed rows, without the stored files. */
  bytes: number;
  secret: CarriedSecret["kind"];
  /** Number of missing files that may still be in the store, which could not be reached. */
  unreadFiles: number;
  /** Number of files whose bytes differ from an earlier backup's, also in the store. */
  alteredFiles: number;
}

/**
 * Writes all tables as they stand at one moment, the files that they name and the secret of sealed values; reads it
 * back before it counts as a backup, and then removes expired ones.
 *
 * @param mark why it is made outside its hours
 * @param readsAll whether every file is read again; otherwise only those that are due
 * @param restShare rest after a stretch of work, as a share of its time; a caller who waits for it asks for none
 * @param signal ends it early, as an error
 * @returns the backup lies in `DATA_DIR/backups`
 * @throws any error on the way; the folder then contains the earlier backups and no partial one
 */
export async function writeBackup(
  parts: BackupParts,
  {
    now,
    mark,
    readsAll = false,
    restShare = 0,
    signal,
  }: { now: Date; mark?: BackupMark; readsAll?: boolean; restShare?: number; signal?: AbortSignal },
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
          const summary = await write(client, parts, { folder, now, mark, readsAll, restShare, signal });
          isWritten = true;
          return summary;
        } finally {
          // After an error the files that came with it would fill a disk that may be full already.
          await rotateBackups(folder, { prunesAlways: !isWritten });
        }
      }),
    signal,
  );
}

/**
 * The same for a caller that is already the one writer. No older backup is removed, because it may be the one that is
 * about to be restored.
 */
export async function writeBackupOfBefore(
  parts: BackupParts,
  { now, signal }: { now: Date; signal: AbortSignal | undefined },
): Promise<BackupSummary> {
  const folder = backupsFolder(parts.config);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const task: Task = { folder, now, mark: "antes-de-restaurar", readsAll: true, restShare: 0, signal };
  return await inSession(parts.address, (client) => write(client, parts, task), signal);
}

interface Task {
  folder: string;
  now: Date;
  mark: BackupMark | undefined;
  readsAll: boolean;
  restShare: number;
  signal: AbortSignal | undefined;
}

async function write(client: Client, parts: BackupParts, task: Task): Promise<BackupSummary> {
  const { folder, now, restShare, signal } = task;
  const secret = secretToCarry(parts.config);
  const gathering: Gathering = {
    known: await knownFiles(folder),
    unread: new Set(),
    altered: new Set(),
    read: new Set(),
  };
  const files = await chooseMoment(client, parts, task, gathering);
  const unreadFiles = files.filter(({ file, bytes }) => bytes === null && gathering.unread.has(file)).length;
  const file = join(folder, backupName(now, task.mark ?? (unreadFiles > 0 ? "incompleta" : undefined)));
  // Under this name no other program takes it for a backup before it has been read back.
  const draft = `${file}.part`;
  try {
    const lines = summed(paced(linesOf(client, { files, secret, now }), restShare));
    await writeWhole(draft, lines, { through: createGzip(), signal });
    await client.query("commit");
    const source = { ...(await openBackup(file)), open: () => Readable.from(paced(unpacked(draft).bytes, restShare)) };
    const { end, lost } = await verifyBackup(source, { readsFiles: false });
    mustHaveFiles(source, lost);
    const { size } = await stat(draft);
    await rename(draft, file);
    const { tables, rows, files: count, fileBytes, missingFiles } = end;
    const counts = { tables, rows, files: count, fileBytes, missingFiles, unreadFiles };
    return { file, bytes: size, secret: secret.kind, ...counts, alteredFiles: gathering.altered.size };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Hashes of files by the newest backup: they need not be calculated again. */
async function knownFiles(folder: string): Promise<Map<string, Bytes>> {
  const [newest] = await listBackups(folder);
  if (!newest) return new Map();
  // One that was damaged is not believed.
  return await readManifest(join(folder, newest)).catch(() => new Map());
}

/** The facts about the files that are learned while they are brought together. */
interface Gathering {
  /** Their stated bytes, or those found. */
  known: Map<string, Bytes>;
  /** Files that could not be read from the store. */
  unread: Set<string>;
  altered: Set<string>;
  /** Files whose bytes were read just now. */
  read: Set<string>;
}

/**
 * Begins a transaction that sees one moment, for which every file that its rows name is in the pool.
 *
 * @returns the files of that moment
 */
async function chooseMoment(
  client: Client,
  parts: BackupParts,
  task: Task,
  gathering: Gathering,
): Promise<FileEntry[]> {
  const missing = (entries: readonly FileEntry[]) => entries.flatMap(({ file, bytes }) => (bytes === null ? file : []));
  // New files may take long to fetch. They are fetched before the recorded moment, so that only the few added meanwhile
  // are fetched while its snapshot is open.
  const lost = new Set(missing(await gatherFiles(await readNamedFiles(client), gathering, parts, task)));
  for (let moment = 1; ; moment += 1) {
    await client.query("begin isolation level repeatable read read only");
    const entries = await gatherFiles(await readNamedFiles(client), gathering, parts, task);
    // A file that was missing before this moment, and is named by it, is lost. One that is missing only now may have
    // been removed with its row after the moment: then another moment is chosen.
    const gone = missing(entries).filter((key) => !lost.has(key));
    if (gone.length === 0 || moment === MOST_MOMENTS) return entries;
    await client.query("commit");
    for (const key of gone) lost.add(key);
  }
}

/** Puts the named files into the pool, and keeps their size and hash in `known`. */
async function gatherFiles(
  keys: readonly string[],
  gathering: Gathering,
  { store, config }: BackupParts,
  { folder, now, readsAll, signal }: Task,
): Promise<FileEntry[]> {
  const { known, unread, altered, read } = gathering;
  const diskFolder = config.objectStore ? undefined : join(config.dataDir, "files");
  const add = async (key: string): Promise<FileEntry> => {
    const stated = known.get(key);
    const believes = read.has(key) || !(readsAll || isItsTurn(key, now));
    const isAway = config.objectStore !== undefined && unread.size > 0;
    // A common store that was silent once would be waited for again with each file.
    const asked = isAway ? AWAY : store;
    try {
      const entry = await addToPool(folder, key, { store: asked, diskFolder, known: stated, believes });
      if (entry.bytes === null) return entry;
      read.add(key);
      known.set(key, entry);
      if (stated && !isSame(stated, entry)) altered.add(key);
      return entry;
    } catch (error) {
      if (!(error instanceof StoreFault) || error.code !== "STORE_UNAVAILABLE") throw error;
      // The rows are worth having without the newest files: those of earlier backups are in the pool.
      unread.add(key);
      return { file: key, bytes: null, sha256: null };
    }
  };
  const entries: FileEntry[] = [];
  for (let from = 0; from < keys.length; from += FILES_AT_A_TIME) {
    signal?.throwIfAborted();
    for (const settled of await Promise.allSettled(keys.slice(from, from + FILES_AT_A_TIME).map(add))) {
      if (settled.status === "rejected") throw settled.reason;
      entries.push(settled.value);
    }
  }
  return entries;
}

const AWAY: Pick<ObjectStore, "get"> = {
  async get() {
    throw new StoreFault("STORE_UNAVAILABLE", new Error("it was away a moment ago"));
  },
};

/** Disks lose bits without a word. Over a day of hourly backups each file is read once. */
const isItsTurn = (key: string, now: Date): boolean =>
  createHash("sha256").update(key).digest()[0]! % HOURS_TO_READ_ALL === now.getUTCHours();

interface Moment {
  files: readonly FileEntry[];
  secret: CarriedSecret;
  now: Date;
}

/** The lines of a backup, often many at once, without the last line feed. Those that end a part still lack the hash. */
async function* linesOf(client: Client, { files, secret, now }: Moment): AsyncGenerator<string | PartEnd> {
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
  yield { listed: files.length };
  for (const [table, columns] of await readTables(client)) {
    const names = columns.map(({ name }) => name);
    const head: TableHeader = { table, columns: names, sequences: await readSequences(client, table) };
    yield JSON.stringify(head);
    counts.tables += 1;
    for await (const lines of rowsOf(client, table, names)) {
      yield lines.join("\n");
      counts.rows += lines.length;
    }
  }
  yield counts;
}

/** The rows of a table as lines, many at once; in memory are never many large ones. */
async function* rowsOf(client: Client, table: string, columns: readonly string[]): AsyncGenerator<string[]> {
  const texts = columns.map((name) => `${quote(name)}::text`).join(", ");
  const select = `select ctid::text as place, array_to_json(array[${texts}]::text[])::text as line from ${quote(table)}`;
  await client.query(
    `declare backup_rows no scroll cursor for
     select place, octet_length(line) as bytes, case when octet_length(line) <= ${LARGE_ROW_BYTES} then line end as line
     from (${select} offset 0) as rows`,
  );
  for (let most = FIRST_ROWS; ; ) {
    const { rows } = await client.query<{ place: string; bytes: number; line: string | null }>(
      `fetch ${most} from backup_rows`,
    );
    if (rows.length === 0) break;
    const small = rows.flatMap(({ line }) => line ?? []);
    if (small.length > 0) yield small;
    for (const { place, bytes, line } of rows) {
      if (line !== null) continue;
      if (bytes > LONGEST_LINE) throw new Error(`una fila de la tabla ${table} es demasiado grande para una copia`);
      const { rows: found } = await client.query<{ line: string }>(`${select} where ctid = $1::tid`, [place]);
      yield [found[0]!.line];
    }
    const fetched = rows.reduce((sum, { bytes }) => sum + Math.min(bytes, LARGE_ROW_BYTES), 0);
    most = Math.max(1, Math.min(MOST_ROWS_AT_ONCE, Math.floor((BYTES_AT_ONCE * rows.length) / fetched)));
  }
  await client.query("close backup_rows");
}

type PartEnd = { listed: number } | BackupCounts;

/** Adds line feeds, and to the lines that end a part the hash of all before them. */
async function* summed(lines: AsyncIterable<string | PartEnd>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  for await (const line of lines) {
    const sum = () => hash.copy().digest("hex");
    const stated =
      typeof line === "string" ? line : JSON.stringify({ ...("rows" in line && END), ...line, sha256: sum() });
    hash.update(`${stated}\n`);
    yield `${stated}\n`;
  }
}

const END = { end: true };

function productVersion(): string {
  const text = readFileSync(join(import.meta.dirname, "../../../../package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/** Removes the files of a process that died while it wrote. */
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
      // The files that a damaged backup names cannot be known, and they may be needed to repair it: nothing is removed.
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
  const { files, lost } = await verifyBackup(source, { readsFiles: true });
  mustHaveFiles(source, lost);
  const entries: TarFile[] = [{ name: source.name, bytes: (await stat(backup)).size, path: backup }];
  const folder = join(backup, "..");
  for (const { file, bytes } of files) {
    if (bytes !== null) entries.push({ name: `files/${file}`, bytes, path: pathInPool(folder, file) });
  }
  await writeWhole(target, tarOf(entries, now));
  return { bytes: (await stat(target)).size };
}
