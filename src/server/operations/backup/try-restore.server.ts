import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { formatNumber } from "#domain/shared/format/format.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { type BackupHeader, DamagedBackup, type FileEntry } from "./backup-format.server.ts";
import { type BackupSource, openBackup } from "./backup-source.server.ts";
import { type Column, quote, readTables } from "./catalogue.server.ts";
import { measure } from "./file-pool.server.ts";
import { goBackTo, knownMigrations } from "./older-schema.server.ts";
import { paced } from "./paced.server.ts";
import { type Row, readBeginning } from "./read-backup.server.ts";
import { restoreRows, TRANSACTION } from "./restore-rows.server.ts";
import { inScratchDatabase } from "./scratch-database.server.ts";
import { inSession } from "./session.server.ts";
import type { BackupParts } from "./write-backup.server.ts";

/** Each file is read once in so many nights. */
const NIGHTS_TO_READ_ALL = 7;
/** A damaged backup may differ everywhere. */
const MOST_FAULTS = 20;

export interface TriedRestore {
  /** When the backup was begun. */
  at: string;
  /** Counts: `tables`, `rows`, `files`, `filesRead`, `bytesRead`. Seconds of the steps: `rowsS`, `compareS`, `migrateS`, `filesS`. */
  compared: Record<string, number>;
  /** In Spanish, for people; empty where everything came back as it was. */
  faults: string[];
}

/**
 * Restores a backup into a scratch database as a person would, and compares what is there with what the backup says: the number of
 * rows of each table and a sum over all their values; foreign keys, which are made anew over all rows; the migrations since; the size of
 * every file, and the bytes of those whose turn it is.
 *
 * @param now decides which files are read: all of them in seven nights
 * @param restShare rest after a stretch of work, as a share of its time
 * @param signal ends it early, as an error
 * @throws NoScratchDatabase, and whatever ends the scratch database; a fault of the backup is none
 */
export async function tryRestore(
  parts: BackupParts,
  path: string,
  {
    isEmbedded,
    now,
    restShare,
    signal,
  }: { isEmbedded: boolean; now: Date; restShare: number; signal?: AbortSignal | undefined },
): Promise<TriedRestore> {
  const stated = await openBackup(path);
  const source: BackupSource = { ...stated, open: () => Readable.from(paced(stated.open(), restShare)) };
  const tried: TriedRestore = { at: "", compared: {}, faults: [] };
  try {
    const { header, files } = await readBeginning(source);
    tried.at = header.at;
    const refusal = versionRefusal(header);
    if (refusal !== undefined) return { ...tried, faults: [refusal] };
    await inScratchDatabase(parts, isEmbedded, (address) =>
      inSession(address, (client) => tryRows(client, source, header, tried), signal),
    );
    await tryFiles(source, files, { now, restShare, signal }, tried);
  } catch (error) {
    if (!isFault(error)) throw error;
    tried.faults.push(faultWords(error));
  }
  tried.faults.splice(MOST_FAULTS);
  return tried;
}

/** Damage, and rows that the database does not take: a value of the wrong type, a broken key. */
const isFault = (error: unknown): error is Error =>
  error instanceof DamagedBackup || /^2[23]/.test((error as { code?: string }).code ?? "");

/** The message of a value that the database refuses quotes it; that of a broken key names the key alone. */
function faultWords(error: Error & { code?: string }): string {
  return /^22/.test(error.code ?? "")
    ? `La base de datos no admite algún valor de la copia (${error.code}).`
    : error.message;
}

function versionRefusal({ migrations, product }: BackupHeader): string | undefined {
  const known = knownMigrations();
  if (migrations.every((hash, at) => hash === known[at])) return undefined;
  return `La copia es de otra versión de Umbral (${product}), con otras tablas que esta.`;
}

async function tryRows(client: Client, source: BackupSource, header: BackupHeader, tried: TriedRestore): Promise<void> {
  const { compared, faults } = tried;
  const prints = new Map<string, Print>();
  await client.query("begin");
  const finishSchema = await goBackTo(client, header.migrations.length);
  const { rows, tables } = await timed(compared, "rowsS", () =>
    restoreRows(client, source, {
      note({ table, columns }, known, row) {
        const print = prints.get(table) ?? emptyPrint(columns, known);
        prints.set(table, print);
        addToPrint(print, row);
      },
    }),
  );
  await client.query("commit");
  Object.assign(compared, { rows, tables });
  await timed(compared, "compareS", async () => {
    for (const [table, columns] of await readTables(client)) {
      const expected = prints.get(table) ?? emptyPrint([], []);
      const found = await printOf(client, table, columns);
      if (found.rows !== expected.rows) {
        const [there, stated] = [formatNumber(found.rows), formatNumber(expected.rows)];
        faults.push(`La tabla ${table} tiene ${there} filas y la copia nombra ${stated}.`);
      } else if (found.sum !== expected.sum) faults.push(`Algún valor de la tabla ${table} no vuelve como era.`);
    }
  });
  await timed(compared, "migrateS", async () => {
    await client.query("begin");
    await finishSchema();
    await client.query("commit");
  });
}

interface Print {
  rows: number;
  /** Sum of the first 60 bits of the MD5 of every row: the order of the rows does not count. */
  sum: bigint;
  /** Which values of a line count: numbers of transactions are given anew. */
  counts: readonly boolean[];
}

function emptyPrint(columns: readonly string[], known: readonly Column[]): Print {
  const types = new Map(known.map(({ name, type }) => [name, type]));
  return { rows: 0, sum: 0n, counts: columns.map((name) => types.get(name) !== TRANSACTION) };
}

/** The same text as PostgreSQL's `array_to_json` gives for it. */
function addToPrint(print: Print, row: Row): void {
  const text = JSON.stringify(row.filter((_, at) => print.counts[at]));
  print.rows += 1;
  print.sum += BigInt(`0x${createHash("md5").update(text).digest("hex").slice(0, 15)}`);
}

async function printOf(client: Client, table: string, columns: readonly Column[]): Promise<Omit<Print, "counts">> {
  const texts = columns.filter(({ type }) => type !== TRANSACTION).map(({ name }) => `${quote(name)}::text`);
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(line), 15))::bit(60)::bigint), 0)::text as sum
     from (select array_to_json(array[${texts.join(", ")}]::text[])::text as line from ${quote(table)}) as lines`,
  );
  return { rows: Number(rows[0]!.rows), sum: BigInt(rows[0]!.sum) };
}

async function tryFiles(
  source: BackupSource,
  files: readonly FileEntry[],
  { now, restShare, signal }: { now: Date; restShare: number; signal: AbortSignal | undefined },
  { compared, faults }: TriedRestore,
): Promise<void> {
  Object.assign(compared, { files: 0, filesRead: 0, bytesRead: 0 });
  await timed(compared, "filesS", async () => {
    for (const { file, bytes, sha256 } of files) {
      if (bytes === null) continue;
      signal?.throwIfAborted();
      compared.files! += 1;
      const size = await source.sizeOf(file);
      if (size !== bytes) {
        faults.push(size === undefined ? `Falta el archivo ${file}.` : `El archivo ${file} tiene otro tamaño.`);
        continue;
      }
      if (!isReadOn(file, now)) continue;
      const began = performance.now();
      if ((await measure(source.file(file))).sha256 !== sha256) faults.push(`El archivo ${file} no es el que era.`);
      compared.filesRead! += 1;
      compared.bytesRead! += bytes;
      if (restShare > 0) await sleep((performance.now() - began) * restShare);
    }
  });
}

/** Whether the bytes of a file are read on the night of a moment. */
export const isReadOn = (file: string, now: Date): boolean =>
  createHash("sha256").update(file).digest()[0]! % NIGHTS_TO_READ_ALL ===
  Math.floor(now.getTime() / DAY_MS) % NIGHTS_TO_READ_ALL;

async function timed<Result>(into: Record<string, number>, name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    into[name] = Math.round(performance.now() - began) / 1000;
  }
}
