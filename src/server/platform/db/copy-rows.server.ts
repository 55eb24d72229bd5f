import type { ClientBase, Connection } from "pg";

/**
 * PostgreSQL's COPY in its text format: the quickest way for very many rows. The driver leaves the protocol to whoever wants it, so
 * this is a query of our own (`Submittable`) that answers the server's wish for data with all of it at once.
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
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
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
  const text = `copy ${table} (${columns.map((name) => `"${name.replaceAll('"', '""')}"`).join(", ")}) from stdin`;
  await new Promise<void>((resolve, reject) => {
    const copy = {
      callback: (error?: Error | null) => (error ? reject(error) : resolve()),
      submit: (connection: Connection) => (connection as unknown as CopyConnection).query(text),
      handleCopyInResponse(connection: CopyConnection) {
        connection.sendCopyFromChunk(Buffer.from(lines.join("")));
        connection.endCopyFrom();
      },
      handleCommandComplete() {},
      handleError(error: Error) {
        this.callback(error);
      },
      handleReadyForQuery() {
        this.callback();
      },
    };
    client.query(copy);
  });
}
