import { fold } from "../../shared/listing/fold.ts";
import { readDate, readMoney } from "../../shared/listing/pasted-values.ts";
import type { HistoryEntry } from "./price-history.ts";

/** Rows that are read of a pasted history. */
export const MOST_HISTORY_LINES = 100;

const WITHDRAWN = /\b(?:retirad[oa]|despublicad[oa]|baja|quitad[oa]|fuera)\b/;
const DATE = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}\/\d{4}/;
const REFERENCE = /\bref(?:erencia)?[.:]?\s*([\p{L}\d][\p{L}\d/_-]{0,39})/iu;

export interface ReadHistory {
  entries: (HistoryEntry & { /** From 1. */ line: number })[];
  /** Lines that were not understood, from 1. */
  problems: { line: number; reason: string }[];
}

/**
 * Reads the history of an advert as it is typed, a line for each thing that happened: `01/03/2026; 310.000 €; ref. A-12` and
 * `10/04/2026 retirado`. Empty lines are left out.
 */
export function readHistory(text: string): ReadHistory {
  const read: ReadHistory = { entries: [], problems: [] };
  for (const [i, raw] of text.split("\n").slice(0, MOST_HISTORY_LINES).entries()) {
    if (raw.trim() === "") continue;
    const entry = readLine(raw.slice(0, 200));
    if (typeof entry === "string") read.problems.push({ line: i + 1, reason: entry });
    else read.entries.push({ ...entry, line: i + 1 });
  }
  return read;
}

function readLine(line: string): HistoryEntry | string {
  const date = DATE.exec(line)?.[0];
  const on = date === undefined ? undefined : readDate(date);
  if (date === undefined || on === undefined) return "falta la fecha";
  const reference = REFERENCE.exec(line)?.[1];
  const named = reference === undefined ? {} : { reference };
  const rest = line.replace(date, " ").replace(REFERENCE, " ");
  if (WITHDRAWN.test(fold(rest))) return { on, price: null, ...named };
  const price = rest
    .split(/[;\t|]/)
    .map((cell) => readMoney(cell.replace(/^[\s:,–-]+/, "")))
    .find((amount) => amount !== undefined);
  if (price === undefined || price <= 0) return "falta el precio, o «retirado»";
  return { on, price, ...named };
}
