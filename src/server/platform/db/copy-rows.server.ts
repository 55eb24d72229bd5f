import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { ClientBase, Connection, Submittable } from "pg";

/**
 * PostgreSQL's COPY in its text format: the quickest way for very many rows. The driver leaves the protocol to whoever wants it, so
 * this is a query of our own (`Submittable`) that answers the server's wish for data.
 */

/** One value of a row: a list becomes an array, an object JSON. */
export type CopyValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly string[]
  | Readonly<Record<string, unknown>>;

/** A row as COPY reads it: values between tabs, `\N` for null. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(fieldOf).join("\t")}\n`;

function fieldOf(value: CopyValue): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "t" : "f";
  if (typeof value === "string") return escaped(value);
  if (!Array.isArray(value)) return escaped(JSON.stringify(value));
  return escaped(`{${value.map((text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`);
}

/** NUL has no place in a text of PostgreSQL. */
function escaped(text: string): string {
  if (!MAY_NEED_IT.test(text)) return text;
  return text
    .replaceAll("\0", "")
    .replaceAll("\\", "\\\\")
    .replaceAll("\t", "\\t")
    .replaceAll("\n", "\\n")
    .replaceAll("\r", "\\r");
}
const MAY_NEED_IT = /[\0\\\t\n\r]/;

/** The calls that the driver offers a query that speaks the protocol itself, beyond its declared types. */
interface CopyConnection {
  stream: Duplex;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** A COPY under way: PostgreSQL takes rows while the caller makes the next ones ready. */
export interface OpenCopy {
  /** Sends lines of `copyLine`. Settles when the connection has room for more, so that few wait in memory. */
  send(lines: string): Promise<void>;
  /** Settles when all rows are in the table. */
  end(): Promise<void>;
  /** Takes back what was sent, as an error of the transaction. Nothing else can be asked before this or `end`. */
  abandon(): Promise<void>;
}

/**
 * @param columns their names in the order of the values
 * @param isFrozen whether rows are written as if they had always been there, which spares PostgreSQL a later pass; the table must have been
 *   made or emptied by the same transaction
 */
export function startCopy(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  { isFrozen = false } = {},
): OpenCopy {
  const names = columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(", ");
  const text = `copy ${table} (${names}) from stdin${isFrozen ? " with (freeze)" : ""}`;
  const opened = Promise.withResolvers<CopyConnection>();
  const done = Promise.withResolvers<void>();
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure = error;
    opened.reject(error);
    done.reject(error);
  };
  // An error is thrown by the next call.
  opened.promise.catch(() => {});
  done.promise.catch(() => {});
  client.query({
    callback: (error?: Error | null) => (error ? fail(error) : done.resolve()),
    submit: (connection: Connection) => (connection as unknown as CopyConnection).query(text),
    handleCopyInResponse: (connection: CopyConnection) => opened.resolve(connection),
    handleCommandComplete() {},
    handleError: fail,
    handleReadyForQuery: () => done.resolve(),
  } as Submittable);
  return {
    async send(lines) {
      const connection = await opened.promise;
      if (failure) throw failure;
      connection.sendCopyFromChunk(Buffer.from(lines));
      // The stream may never drain where the connection is lost or the server refuses a row.
      if (connection.stream.writableNeedDrain) await Promise.race([once(connection.stream, "drain"), done.promise]);
    },
    async end() {
      (await opened.promise).endCopyFrom();
      await done.promise;
    },
    async abandon() {
      await opened.promise.then(
        (connection) => connection.sendCopyFail("the rows are taken back"),
        () => {}, // It never began.
      );
      await done.promise.catch(() => {}); // as it should
    },
  };
}

/**
 * Writes lines of `copyLine` into a table.
 *
 * @param columns their names in the order of the values
 */
export async function copyRows(
  client: ClientBase,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  const copy = startCopy(client, table, columns);
  await copy.send(lines.join(""));
  await copy.end();
}
