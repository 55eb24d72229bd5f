/** One record of a pasted table: its cells, the line on which it starts (from 1) and the text as pasted. */
export interface PastedRecord {
  line: number;
  raw: string;
  cells: string[];
}

/** No table of homes is wider; further cells are not read. */
const MAX_COLUMNS = 100;

export type Delimiter = "\t" | ";" | "," | "|";

/**
 * Splits delimited text (RFC 4180 with any delimiter): quoted cells may hold the delimiter, doubled quotes and line
 * breaks. A quote inside an unquoted cell is a plain character (`Piso 2" planta`), and a quoted cell that never closes
 * ends with its line instead of swallowing the rest of the paste. Records without any text, and the
 * dashes under a header, are left out.
 */
export function splitTable(text: string, delimiter: Delimiter): PastedRecord[] {
  const records: PastedRecord[] = [];
  let position = 0;
  let line = 1;
  while (position < text.length) {
    const record = readRecord(text, position, delimiter);
    const raw = text.slice(position, record.end);
    if (record.cells.some((cell) => !/^[-:=]*$/.test(cell)))
      records.push({ line, raw: raw.trim(), cells: record.cells });
    line += raw.split("\n").length;
    position = record.end + 1;
  }
  return records;
}

function readRecord(text: string, start: number, delimiter: Delimiter): { cells: string[]; end: number } {
  const cells: string[] = [];
  const keep = (cell: string) => {
    if (cells.length < MAX_COLUMNS) cells.push(cell.trim());
  };
  let position = start;
  for (;;) {
    const quoted = text[position] === '"' ? readQuoted(text, position, delimiter) : undefined;
    if (quoted) {
      keep(quoted.value);
      position = quoted.end;
    } else {
      const from = position;
      while (position < text.length && text[position] !== delimiter && text[position] !== "\n") position++;
      keep(text.slice(from, position));
    }
    if (text[position] !== delimiter) return { cells, end: position };
    position++;
  }
}

/** The quoted cell that opens at `start`, or `undefined` when its closing quote is missing or followed by other text. */
function readQuoted(text: string, start: number, delimiter: Delimiter): { value: string; end: number } | undefined {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return undefined;
  const next = text[close + 1];
  if (next !== undefined && next !== delimiter && next !== "\n") return undefined;
  return { value: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
}

/**
 * The delimiter of a pasted table, or `undefined` when the text is no table (lines of an advert). Tabs win, as
 * spreadsheets copy them; the others must cut most lines into the same number of cells. Commas are trusted only where
 * `looksLikeHeader` knows the first line, because adverts and Spanish decimals are full of them.
 */
export function findDelimiter(text: string, looksLikeHeader: (cells: string[]) => boolean): Delimiter | undefined {
  const sample = text.slice(0, SAMPLE_LENGTH);
  for (const delimiter of ["\t", ";", "|", ","] as const) {
    const records = splitTable(sample, delimiter).slice(0, 50);
    const [first] = records;
    if (!first || first.cells.length < 2) continue;
    if (looksLikeHeader(first.cells)) return delimiter;
    const sameWidth = records.filter((record) => record.cells.length === first.cells.length).length;
    if (delimiter === "\t" || (delimiter !== "," && first.cells.length >= 3 && sameWidth * 2 > records.length))
      return delimiter;
    if (delimiter === "," && sameWidth === records.length && first.cells.length >= 4 && first.cells.every(isBareCell))
      return delimiter;
  }
  return undefined;
}

/** The beginning of a table shows its form. In characters. */
const SAMPLE_LENGTH = 20_000;

/** A cell of a machine-made CSV: short, without the words and units of a sentence. */
const isBareCell = (cell: string) => cell.length <= 60 && !/m²|m2\b|€|hab|dorm|baño/i.test(cell);
