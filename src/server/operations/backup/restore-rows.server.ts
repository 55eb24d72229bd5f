import { availableParallelism, totalmem } from "node:os";
import type { Client } from "pg";
import type { RestoreProgress } from "#domain/operations/monitoring/restore-progress.ts";
import { copyLine, type OpenCopy, startCopy } from "../../platform/db/copy-rows.server.ts";
import { type BackupEnd, DamagedBackup, type TableHeader } from "./backup-format.server.ts";
import type { BackupSource } from "./backup-source.server.ts";
import { type Column, quote, readForeignKeys, readTables, setSequences } from "./catalogue.server.ts";
import { type Row, readBackup } from "./read-backup.server.ts";
import { type LaterIndex, takeIndexes } from "./restore-indexes.server.ts";
import { transactionOf } from "./transaction-outcome.server.ts";

/** Values of this type are given anew when they are restored. */
export const TRANSACTION = "xid8";
/** From so many rows on, making an index anew is quicker than adding to it, and for few rows it is not worth its statements. */
const MANY_ROWS = 10_000;
/** Until a table is known to be large, its rows wait; those of a few large rows are sent at once. */
const BYTES_OF_START = 4 * 1024 ** 2;
const BYTES_AT_A_TIME = 256 * 1024;
/** Memory with which the database may sort for an index: a sixteenth of a machine like this one. */
const INDEX_MEMORY_MB = Math.round(Math.min(1024, Math.max(128, totalmem() / 16 / 1024 ** 2)));
/** PostgreSQL takes fewer where its `max_parallel_workers` or the memory above say so. */
const INDEX_WORKERS = Math.min(8, availableParallelism());

export interface RestoreWatch {
  /** Is told of every row, with the columns that the table has here. */
  note?: (header: TableHeader, columns: readonly Column[], row: Row) => void;
  tell?: (progress: RestoreProgress) => void;
}

/**
 * Replaces all rows of the database by those of a backup, inside the transaction of the caller. Foreign keys are taken
 * away and made again, which checks them for all rows, so that tables may refer to each other and to themselves in any
 * order; triggers of our own are silent, because nothing new happens to the rows.
 *
 * One connection does it, because several cannot share a transaction: while PostgreSQL takes rows, this process unpacks, reads and sums the
 * next ones, and over each index work as many processes of PostgreSQL as there are processors.
 *
 * @throws DamagedBackup where the backup does not fit its sums or these tables; the caller must then take the transaction back
 */
export async function restoreRows(
  client: Client,
  source: BackupSource,
  { note, tell = () => {} }: RestoreWatch = {},
): Promise<BackupEnd> {
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
  const laterIndexes: LaterIndex[] = [];
  let copy: TableCopy | undefined;
  const end = await readBackup(source, {
    async table(header) {
      await copy?.end();
      headers.push(header);
      const columns = tables.get(header.table);
      if (!columns) throw new DamagedBackup(source.name, `no hay ninguna tabla ${header.table}`);
      const known = new Set(columns.map(({ name }) => name));
      const other = header.columns.find((name) => !known.has(name));
      if (other) throw new DamagedBackup(source.name, `la tabla ${header.table} no tiene la columna ${other}`);
      copy = new TableCopy(client, header, columns, laterIndexes);
    },
    row(row, length) {
      note?.(headers.at(-1)!, tables.get(headers.at(-1)!.table)!, row);
      const isSent = copy!.add(row, length);
      if (isSent) tell({ step: "rows", share: source.progress() });
      return isSent;
    },
  }).catch(async (error) => {
    await copy?.abandon();
    throw error;
  });
  await copy?.end();
  await makeIndexes(client, laterIndexes, (share) => tell({ step: "indexes", share }));
  for (const { table, sequences } of headers) await setSequences(client, table, sequences);

  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const [at, { table, name, definition }] of foreignKeys.entries()) {
    tell({ step: "keys", share: at / foreignKeys.length });
    await client.query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
  }
  return end;
}

async function makeIndexes(
  client: Client,
  indexes: readonly LaterIndex[],
  tell: (share: number) => void,
): Promise<void> {
  await client.query(`set local maintenance_work_mem = '${INDEX_MEMORY_MB}MB'`);
  await client.query(`set local max_parallel_maintenance_workers = ${INDEX_WORKERS}`);
  const all = indexes.reduce((sum, { of }) => sum + of.rows, 0);
  let made = 0;
  for (const { statement, of } of indexes) {
    tell(made / all);
    await client.query(statement);
    made += of.rows;
  }
}

/** The rows of one table on their way. Where they are many, its indexes are taken away, to be made again over all rows at once. */
class TableCopy {
  readonly #client: Client;
  readonly #header: TableHeader;
  readonly #laterIndexes: LaterIndex[];
  /** Which values of a row are the numbers of transactions; undefined where none is. */
  readonly #transactions: readonly boolean[] | undefined;
  #transaction: string | undefined;
  readonly #counted = { rows: 0 };
  #lines: string[] = [];
  #bytes = 0;
  #open: OpenCopy | undefined;

  constructor(client: Client, header: TableHeader, columns: readonly Column[], laterIndexes: LaterIndex[]) {
    this.#client = client;
    this.#header = header;
    this.#laterIndexes = laterIndexes;
    const given = new Set(columns.flatMap(({ name, type }) => (type === TRANSACTION ? name : [])));
    const transactions = header.columns.map((name) => given.has(name));
    if (transactions.includes(true)) this.#transactions = transactions;
  }

  /** @returns settles when the next row may come; undefined where it may at once */
  add(row: Row, length: number): Promise<void> | undefined {
    // Numbers of transactions are those of the server that gave them: here the row is written by this one.
    if (this.#transactions && this.#transaction === undefined) {
      return transactionOf(this.#client).then((transaction) => {
        this.#transaction = transaction;
        return this.add(row, length);
      });
    }
    const isGiven = this.#transactions;
    this.#lines.push(copyLine(isGiven ? row.map((value, at) => (isGiven[at] ? this.#transaction : value)) : row));
    this.#bytes += length;
    this.#counted.rows += 1;
    if (this.#open) return this.#bytes >= BYTES_AT_A_TIME ? this.#send(this.#open) : undefined;
    if (this.#counted.rows < MANY_ROWS && this.#bytes < BYTES_OF_START) return undefined;
    return this.#begin(this.#counted.rows >= MANY_ROWS);
  }

  async end(): Promise<void> {
    if (this.#lines.length > 0) await this.#send(this.#open ?? this.#start());
    const open = this.#open;
    this.#open = undefined;
    await open?.end();
  }

  async abandon(): Promise<void> {
    await this.#open?.abandon();
  }

  async #begin(isLarge: boolean): Promise<void> {
    if (isLarge) {
      this.#laterIndexes.push(...(await takeIndexes(this.#client, this.#header.table, this.#counted)));
      await this.#send(this.#start());
    } else await this.end();
  }

  #start(): OpenCopy {
    this.#open = startCopy(this.#client, quote(this.#header.table), this.#header.columns, { isFrozen: true });
    return this.#open;
  }

  async #send(open: OpenCopy): Promise<void> {
    const lines = this.#lines.join("");
    this.#lines = [];
    this.#bytes = 0;
    await open.send(lines);
  }
}
