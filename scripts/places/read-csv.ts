import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { openCsvRows } from "#domain/shared/tables/csv-rows.ts";

/** The rows of a gzipped CSV with a header, as text by column name. */
export function readCsv(path: string): Record<string, string>[] {
  const reader = openCsvRows();
  const begun = reader.write(gunzipSync(readFileSync(path)).toString("utf8"));
  const { rows, error } = reader.end();
  if (error) throw new Error(`${path}: ${error.message}, line ${error.line}`);
  const [head, ...lines] = [...begun, ...rows].filter(({ cells }) => cells.length > 1);
  return lines.map(({ cells }) => Object.fromEntries(head!.cells.map((name, at) => [name, cells[at] ?? ""])));
}

/** A cell that must be there. */
export function cell(row: Record<string, string>, column: string): string {
  const text = row[column];
  if (text === undefined) throw new Error(`The table has no column ${column}`);
  return text;
}
