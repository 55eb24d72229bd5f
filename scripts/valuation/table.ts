import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** A CSV file as columns of text. `line` numbers start at 2: the header is line 1. */
export interface Table {
  rowCount: number;
  has(name: string): boolean;
  /** The raw text; empty when the column is missing. */
  text(name: string, row: number): string;
  /** The number; `NaN` when the column is missing or the cell is empty. Throws a `CellError` on other text. */
  number(name: string, row: number): number;
  /** The line of the file on which the row starts. */
  line(row: number): number;
}

/** A cell that should hold a number and holds something else. */
export class CellError extends Error {}

/** Reads a CSV file (comma, double quotes), gzipped when its name ends in `.gz`. */
export function readTable(path: string): Table {
  const raw = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(raw) : raw).toString("utf8").replace(/^\uFEFF/, "");
  return parseTable(text);
}

export function parseTable(text: string): Table {
  const rows: string[][] = [];
  const lines: number[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf("\n", at);
    const stop = end < 0 ? text.length : end;
    const plain = text.slice(at, text[stop - 1] === "\r" ? stop - 1 : stop);
    if (!plain.includes('"')) {
      if (plain !== "") {
        rows.push(plain.split(","));
        lines.push(line);
      }
      at = stop + 1;
      line++;
      continue;
    }
    const quoted = quotedRow(text, at);
    rows.push(quoted.cells);
    lines.push(line);
    for (let i = at; i < quoted.next; i++) if (text[i] === "\n") line++;
    at = quoted.next;
  }
  const header = rows.shift() ?? [];
  lines.shift();
  const index = new Map(header.map((name, i) => [name.trim(), i]));
  return {
    rowCount: rows.length,
    has: (name) => index.has(name),
    text: (name, row) => {
      const i = index.get(name);
      return i === undefined ? "" : (rows[row]![i] ?? "").trim();
    },
    number: (name, row) => {
      const i = index.get(name);
      const cell = i === undefined ? "" : (rows[row]![i] ?? "");
      if (cell === "" || cell === "NA" || cell.trim() === "") return Number.NaN;
      const value = Number(cell);
      if (Number.isNaN(value)) throw new CellError(`${name} no es un número: «${cell}»`);
      return value;
    },
    line: (row) => lines[row]!,
  };
}

/** A row with quotes, which may hold commas and line breaks. */
function quotedRow(text: string, from: number): { cells: string[]; next: number } {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  let i = from;
  for (; i < text.length; i++) {
    const c = text[i]!;
    if (quoted) {
      if (c !== '"') cell += c;
      else if (text[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === ",") {
      cells.push(cell);
      cell = "";
    } else if (c === "\n") break;
    else if (c !== "\r") cell += c;
  }
  cells.push(cell);
  return { cells, next: i + 1 };
}
