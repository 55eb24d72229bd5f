/** Rows of a CSV as they come: cells, and the line at which the row begins. */
export interface CsvRow {
  cells: string[];
  line: number;
}

export interface CsvRows {
  write(chunk: string): CsvRow[];
  hasFailed(): boolean;
  end(): { rows: CsvRow[]; error?: { message: string; line: number }; endsWithLine: boolean };
}

/** No row says this much: quotes that are never closed must not swallow the file. */
const MAX_ROW_LENGTH = 2_000_000;
const DELIMITERS = [";", "\t", "|", ","] as const;

/**
 * Cells of a CSV (RFC 4180 and spreadsheets' variants of it): quotes, quoted line ends, any of four delimiters,
 * recognised by the first lines, Excel's `sep=` before them. A row is given as soon as its end was seen.
 */
export function openCsvRows(): CsvRows {
  let buffer = "";
  let line = 1;
  let delimiter: string | undefined;
  let newline = "\n";
  let error: { message: string; line: number } | undefined;

  const begin = () => {
    buffer = buffer.replace(/^\ufeff/, "");
    if (!buffer.includes("\n") && buffer.includes("\r")) newline = "\r";
    const named = /^sep=(.)\r?\n/.exec(buffer);
    if (named) {
      buffer = buffer.slice(named[0].length);
      line++;
    }
    delimiter = named?.[1] ?? delimiterOf(buffer, newline);
  };

  const take = (isLast: boolean): CsvRow[] => {
    const rows: CsvRow[] = [];
    let at = 0;
    const marks = { delimiter: delimiter ?? ";", newline, next: -1 };
    while (at < buffer.length) {
      const row = readRow(buffer, at, marks, isLast);
      if (row === undefined) break;
      if (row.isOpen) error ??= { message: "Hay unas comillas sin cerrar", line };
      else rows.push({ cells: row.cells, line });
      line += countOf(buffer, newline, at, row.next);
      at = row.next;
    }
    buffer = at === 0 ? buffer : buffer.slice(at);
    if (buffer.length > MAX_ROW_LENGTH) error ??= { message: "Hay unas comillas sin cerrar", line };
    return rows;
  };

  return {
    write(chunk) {
      if (error) return [];
      buffer += chunk;
      // The first lines show the delimiter.
      if (delimiter === undefined && buffer.length < 4096) return [];
      if (delimiter === undefined) begin();
      return take(false);
    },
    hasFailed: () => error !== undefined,
    end() {
      if (delimiter === undefined) begin();
      const endsWithLine = buffer === "" || /[\r\n]$/.test(buffer);
      const rows = error ? [] : take(true);
      return { rows, endsWithLine, ...(error ? { error } : {}) };
    },
  };
}

/**
 * The signs that end a cell and a row. The place of the next delimiter is remembered: in a row without one each cell
 * would search for it anew.
 */
interface Marks {
  delimiter: string;
  newline: string;
  next: number;
}

function readRow(
  text: string,
  start: number,
  marks: Marks,
  isLast: boolean,
): { cells: string[]; next: number; isOpen?: true } | undefined {
  const { delimiter, newline } = marks;
  const cells: string[] = [];
  let at = start;
  let lineEnd = text.indexOf(newline, at);
  while (true) {
    let cell = "";
    if (text.charCodeAt(at) === 34) {
      let close = text.indexOf('"', at + 1);
      while (close >= 0 && text.charCodeAt(close + 1) === 34) close = text.indexOf('"', close + 2);
      if (close < 0) return isLast ? { cells, next: text.length, isOpen: true } : undefined;
      if (close + 1 === text.length && !isLast) return undefined;
      cell = text.slice(at + 1, close);
      if (cell.includes('""')) cell = cell.replaceAll('""', '"');
      at = close + 1;
      if (lineEnd >= 0 && lineEnd < at) lineEnd = text.indexOf(newline, at);
    }
    // The text after a closing quote, or the whole of a plain cell.
    if (marks.next < at) marks.next = indexOrEnd(text, delimiter, at);
    let next = marks.next === text.length ? -1 : marks.next;
    if (next < 0 || (lineEnd >= 0 && lineEnd < next)) next = -1;
    const end = next >= 0 ? next : lineEnd >= 0 ? lineEnd : text.length;
    if (next < 0 && lineEnd < 0 && !isLast) return undefined;
    const rest = text.slice(at, end);
    cell += next < 0 && rest.endsWith("\r") ? rest.slice(0, -1) : rest;
    cells.push(cell);
    if (next < 0) return { cells, next: Math.min(text.length, end + 1) };
    at = next + 1;
  }
}

function indexOrEnd(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

function countOf(text: string, sign: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf(sign, from); at >= 0 && at < to; at = text.indexOf(sign, at + 1)) count++;
  return count;
}

/** The sign that cuts the first lines into the most equal parts; a comma inside numbers does not. */
function delimiterOf(text: string, newline: string): string {
  const lines = withoutQuoted(text.slice(0, 16_384)).split(newline).slice(0, 12);
  const filled = lines.filter((line) => line.trim() !== "");
  let best: { sign: string; score: number } = { sign: ";", score: 0 };
  for (const sign of DELIMITERS) {
    const counts = filled.map((line) => line.split(sign).length - 1);
    const most = Math.max(0, ...counts);
    if (most === 0) continue;
    const equal = counts.filter((count) => count === counts[0]).length / counts.length;
    const score = Math.min(...counts.slice(0, 1), most) * equal + most / 100;
    if (score > best.score) best = { sign, score };
  }
  return best.sign;
}

const withoutQuoted = (text: string) => text.replace(/"(?:[^"]|"")*"/g, "");
