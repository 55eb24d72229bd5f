import type { Client } from "pg";
import { copyLine, copyRows } from "../../platform/db/copy-rows.server.ts";
import { DamagedBackup, type TableHeader } from "./backup-format.server.ts";
import { type Column, quote, readForeignKeys, readTables, setSequences } from "./catalogue.server.ts";
import { type BackupSource, type Row, readBackup } from "./read-backup.server.ts";
import { transactionOf } from "./transaction-outcome.server.ts";

/** Values of this type are given anew when they are restored. */
export const TRANSACTION = "xid8";
const ROWS_AT_A_TIME = 2_000;
/** From so many rows on, making an index anew is quicker than adding to it, and for few rows it is not worth its statements. */
const MANY_ROWS = 10_000;
const INDEX_MEMORY = "256MB";
/** Rows may be large: the bytes sent at once stay below this plus one row. */
const BYTES_AT_A_TIME = 4 * 1024 ** 2;

/**
 * Replaces all rows of the database by those of a backup, inside the transaction of the caller. Foreign keys are taken
 * away and made again, which checks them for all rows, so that tables may refer to each other and to themselves in any
 * order; triggers of our own are silent, because nothing new happens to the rows.
 *
 * @param note is told of every row, with the columns that the table has here
 * @throws DamagedBackup where the backup no longer fits its last line
 */
export async function restoreRows(
  client: Client,
  source: BackupSource,
  note: (header: TableHeader, columns: readonly Column[], row: Row) => void = () => {},
): Promise<{ rows: number; tables: number }> {
  const tables = await readTables(client);
  const foreignKeys = await readForeignKeys(client);
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${quote(table)} drop constraint ${quote(name)}`);
  }
  const names = [...tables.keys()].map(quote);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Sequences that begin anew here are set below as part of the transaction; other ways would outlive a rollback.
  if (names.length > 0) await client.query(`truncate ${names.join(", ")} restart identity`);

  const headers: TableHeader[] = [];
  const laterIndexes: string[] = [];
  let copy = copierOf(client, undefined, [], laterIndexes);
  const end = await readBackup(source, {
    async table(header) {
      await copy.flush();
      headers.push(header);
      const columns = tables.get(header.table);
      if (!columns) throw new DamagedBackup(source.name, `no hay ninguna tabla ${header.table}`);
      copy = copierOf(client, header, columns, laterIndexes);
    },
    async row(row, length) {
      const header = headers.at(-1)!;
      note(header, tables.get(header.table)!, row);
      await copy.add(row, length);
    },
  });
  await copy.flush();
  await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY}'`);
  for (const definition of laterIndexes) await client.query(definition);
  for (const { table, sequences } of headers) await setSequences(client, table, sequences);

  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
  }
  return { rows: end.rows, tables: end.tables };
}

/**
 * Collects the rows of one table and copies many at once. Where they are many, the indexes that no constraint needs are taken away, to be
 * made again over all rows at once.
 */
function copierOf(client: Client, header: TableHeader | undefined, columns: readonly Column[], laterIndexes: string[]) {
  let waiting: string[] = [];
  let bytes = 0;
  let copied = 0;
  const given = new Set(columns.flatMap(({ name, type }) => (type === TRANSACTION ? name : [])));
  const transactions = header?.columns.map((name) => given.has(name)) ?? [];
  const hasTransaction = transactions.includes(true);
  let transaction: string | undefined;
  const flush = async () => {
    if (!header || waiting.length === 0) return;
    const lines = waiting;
    waiting = [];
    bytes = 0;
    if (copied < MANY_ROWS && copied + lines.length >= MANY_ROWS) {
      laterIndexes.push(...(await takeIndexes(client, header.table)));
    }
    copied += lines.length;
    await copyRows(client, quote(header.table), header.columns, lines);
  };
  return {
    flush,
    async add(row: Row, length: number): Promise<void> {
      // Numbers of transactions are those of the server that gave them: here the row is written by this one.
      if (hasTransaction) transaction ??= await transactionOf(client);
      waiting.push(copyLine(hasTransaction ? row.map((value, at) => (transactions[at] ? transaction : value)) : row));
      bytes += length;
      if (waiting.length >= ROWS_AT_A_TIME || bytes >= BYTES_AT_A_TIME) await flush();
    },
  };
}

/** Drops a table's indexes but for those of its constraints. @returns the statements that make them again */
async function takeIndexes(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [`public.${quote(table)}`],
  );
  for (const { name } of rows) await client.query(`drop index ${quote(name)}`);
  return rows.map(({ definition }) => definition);
}
