import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";

/** The rows of a gzipped CSV with a header, as text by column name. */
export function readCsv(path: string): Record<string, string>[] {
  const { data } = Papa.parse<Record<string, string>>(gunzipSync(readFileSync(path)).toString("utf8"), {
    header: true,
    skipEmptyLines: true,
  });
  return data;
}

/** A cell that must be there. */
export function cell(row: Record<string, string>, column: string): string {
  const text = row[column];
  if (text === undefined) throw new Error(`The table has no column ${column}`);
  return text;
}
