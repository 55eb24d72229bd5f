import type { Client } from "pg";
import { DamagedBackup, type TableHeader } from "./backup-format.server.ts";
import { type Column, quote, readForeignKeys, readTables, setSequences } from "./catalogue.server.ts";
import { type BackupSource, type Row, readBackup } from "./read-backup.server.ts";

/** Values of this type are given anew when they are restored. */
export const TRANSACTION = "xid8";
const ROWS_AT_A_TIME = 500;
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
  let insert = inserterOf(client, undefined, []);
  const end = await readBackup(source, {
    async table(header) {
      await insert.flush();
      headers.push(header);
      const columns = tables.get(header.table);
      if (!columns) throw new DamagedBackup(source.name, `no hay ninguna tabla ${header.table}`);
      insert = inserterOf(client, header, columns);
    },
    async row(row, length) {
      const header = headers.at(-1)!;
      note(header, tables.get(header.table)!, row);
      await insert.add(row, length);
    },
  });
  await insert.flush();
  for (const { table, sequences } of headers) await setSequences(client, table, sequences);

  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
  }
  return { rows: end.rows, tables: end.tables };
}

/** Collects the rows of one table and inserts many at once. */
function inserterOf(client: Client, header: TableHeader | undefined, columns: readonly Column[]) {
  let waiting: Row[] = [];
  let bytes = 0;
  const sql = header && insertOf(header, columns);
  const flush = async () => {
    if (!sql || waiting.length === 0) return;
    const rows = waiting;
    waiting = [];
    bytes = 0;
    // One array for each column: PostgreSQL reads each text as a value of the column's type, as it wrote it.
    await client.query(
      sql,
      header.columns.map((_, at) => rows.map((row) => row[at]!)),
    );
  };
  return {
    flush,
    async add(row: Row, length: number): Promise<void> {
      waiting.push(row);
      bytes += length;
      if (waiting.length >= ROWS_AT_A_TIME || bytes >= BYTES_AT_A_TIME) await flush();
    },
  };
}

function insertOf({ table, columns }: TableHeader, known: readonly Column[]): string {
  const typeOf = new Map(known.map(({ name, type }) => [name, type]));
  const values = columns.map((name, at) =>
    // Numbers of transactions are those of the server that gave them: here the row is written by this one.
    typeOf.get(name) === TRANSACTION ? "pg_current_xact_id()" : `v.c${at}::${typeOf.get(name)!}`,
  );
  const arrays = columns.map((_, at) => `unnest($${at + 1}::text[])`);
  const given = columns.map((_, at) => `c${at}`);
  return `insert into ${quote(table)} (${columns.map(quote).join(", ")}) overriding system value
    select ${values.join(", ")} from rows from (${arrays.join(", ")}) as v(${given.join(", ")})`;
}
