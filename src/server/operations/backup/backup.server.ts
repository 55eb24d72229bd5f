import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Pool, PoolClient } from "pg";

/**
 * Backups of the database, in a format of our own: gzip of one JSON line per row, with a header line per table and a last
 * line that counts them. Not `pg_dump`, which the embedded PostgreSQL does not bring and a small machine may lack; so a
 * backup of one server can be restored into another of any version.
 */

const ROWS_AT_A_TIME = 1_000;
const KEEP_HOURLY = 24;
const KEEP_DAILY = 14;
const NAME = /^umbral-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.jsonl\.gz$/;

export interface BackupSummary {
  file: string;
  rows: number;
  tables: number;
}

/**
 * Writes all tables as they stand at one moment.
 *
 * @param folder where it goes; the file appears under its name only when it is whole
 */
export async function writeBackup(pool: Pool, folder: string, now: Date): Promise<BackupSummary> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `umbral-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.jsonl.gz`);
  const beside = `${file}.part`;
  const client = await pool.connect();
  const count = { rows: 0, tables: 0 };
  try {
    await client.query("begin isolation level repeatable read read only");
    await pipeline(Readable.from(linesOf(client, count)), createGzip(), createWriteStream(beside, { mode: 0o600 }));
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    await rm(beside, { force: true });
    throw error;
  } finally {
    client.release();
  }
  await rename(beside, file);
  return { file, ...count };
}

async function* linesOf(client: PoolClient, count: { rows: number; tables: number }): AsyncGenerator<string> {
  for (const table of await tablesInOrder(client)) {
    const columns = await columnsOf(client, table);
    yield `${JSON.stringify({ table, columns })}\n`;
    count.tables += 1;
    await client.query(`declare backup_rows cursor for select row_to_json(t)::text as line from ${quote(table)} t`);
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_A_TIME} from backup_rows`);
      for (const { line } of rows) yield `${line}\n`;
      count.rows += rows.length;
      if (rows.length < ROWS_AT_A_TIME) break;
    }
    await client.query("close backup_rows");
  }
  yield `${JSON.stringify({ end: true, ...count })}\n`;
}

/**
 * Puts a backup's rows in the place of those in the database, in one transaction: either all of it or nothing.
 * The database must be migrated at least as far as the one that was backed up.
 *
 * @throws Error when the file is cut short or damaged; the database is then as it was
 */
export async function restoreBackup(pool: Pool, file: string): Promise<{ rows: number; tables: number }> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const tables = await tablesInOrder(client);
    if (tables.length > 0) await client.query(`truncate ${tables.map(quote).join(", ")} cascade`);
    const count = await insertLines(client, file);
    await client.query("commit");
    return count;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function insertLines(client: PoolClient, file: string): Promise<{ rows: number; tables: number }> {
  const count = { rows: 0, tables: 0 };
  let target: { table: string; columns: string[] } | undefined;
  let batch: string[] = [];
  let ended: { rows: number } | undefined;
  const flush = async () => {
    if (!target || batch.length === 0) return;
    const columns = target.columns.map(quote).join(", ");
    await client.query(
      `insert into ${quote(target.table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${quote(target.table)}, $1::jsonb)`,
      [`[${batch.join(",")}]`],
    );
    count.rows += batch.length;
    batch = [];
  };
  const unzipped = createGunzip();
  // A missing or damaged file ends the lines below with its error; nobody else listens for it.
  pipeline(createReadStream(file), unzipped).catch(() => {});
  for await (const line of createInterface({ input: unzipped })) {
    const isHeader = line.startsWith('{"table":');
    if (isHeader || line.startsWith('{"end":true')) {
      await flush();
      if (isHeader) {
        target = JSON.parse(line);
        count.tables += 1;
      } else ended = JSON.parse(line);
      continue;
    }
    batch.push(line);
    if (batch.length >= ROWS_AT_A_TIME) await flush();
  }
  if (!ended || ended.rows !== count.rows) throw new Error(`la copia ${file} está incompleta: no se ha cambiado nada`);
  return count;
}

/** Our tables, those that others refer to first. */
async function tablesInOrder(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; refers: string[] }>(`
    select c.relname as name,
           array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
                 where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`);
  const ordered: string[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row.refers]));
  while (waiting.size > 0) {
    const ready = [...waiting].filter(([, refers]) => refers.every((other) => !waiting.has(other)));
    if (ready.length === 0) throw new Error("tables refer to each other in a circle");
    for (const [name] of ready) {
      ordered.push(name);
      waiting.delete(name);
    }
  }
  return ordered;
}

async function columnsOf(client: PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position",
    [table],
  );
  return rows.map((row) => row.name);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Which backups to delete: the newest 24 stay, and of the days before the newest of each, for 14 days.
 *
 * @param names file names of the folder; others than backups are never chosen
 */
export function expiredBackups(names: readonly string[]): string[] {
  const backups = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const keep = new Set(backups.slice(0, KEEP_HOURLY));
  const days = new Map<string, string>();
  for (const name of backups) {
    const day = NAME.exec(name)![1]!;
    if (!days.has(day)) days.set(day, name);
  }
  for (const name of [...days.values()].slice(0, KEEP_DAILY)) keep.add(name);
  return backups.filter((name) => !keep.has(name));
}

export async function rotateBackups(folder: string): Promise<void> {
  for (const name of expiredBackups(await readdir(folder))) await rm(join(folder, name), { force: true });
}

/** The newest backup of a folder, or `undefined`. */
export async function newestBackup(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1);
  return newest && join(folder, newest);
}
