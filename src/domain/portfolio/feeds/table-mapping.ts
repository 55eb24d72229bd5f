import { fold, withinOneEdit } from "../../shared/listing/fold.ts";
import { MOST_COLUMNS } from "./feed-limits.ts";
import { REQUIRED_KEYS, TABLE_FIELD_BY_KEY, TABLE_FIELDS, type TableField } from "./table-fields.ts";
import { type Cell, cellText, isBlankCell } from "./table-values.ts";

/**
 * Our field → the sender's heading, or `=value` for a value that every row has (`=venta`): corrected by a person and
 * kept for a sender.
 */
export type TableMapping = Record<string, string>;

export interface ProposedColumn {
  heading: string;
  /** 0 to 1: how well its name and its cells fit. */
  score: number;
}

export interface MappingProposal {
  columns: Record<string, ProposedColumn>;
  /** Fields without which no row is a home, and no column was found. */
  missing: string[];
}

/** The name without units, remarks and "number of". */
function nameOf(heading: string): string {
  const bare =
    fold(
      heading
        .replace(/m²/g, "m2")
        .replace(/[([][^()[\]]*[)\]]/g, " ")
        .replace(/[€$]/g, " "),
    ) || fold(heading);
  return bare.replace(/^(no|num|numero|n|cantidad)( de)? (?=.)/, "");
}

/** A heading as names are compared with it: read once for all fields. */
const comparedOf = (heading: string) => ({ whole: fold(heading), name: nameOf(heading) });

const LABELS = new Map(TABLE_FIELDS.map((field) => [field, fold(field.label)]));

/** 1 the very name, .85 one letter wrong, up to .7 all its words among the heading's. */
function nameScore(field: TableField, { whole, name }: ReturnType<typeof comparedOf>): number {
  if (LABELS.get(field) === whole || field.names.includes(whole)) return 1;
  if (field.names.includes(name)) return 0.97;
  if (name.length >= 5 && field.names.some((known) => known.length >= 5 && withinOneEdit(known, name))) return 0.85;
  const words = new Set(name.split(" "));
  if (words.size > 5) return 0;
  let best = 0;
  for (const known of field.names) {
    const parts = known.split(" ");
    if (known.length >= 4 && parts.every((part) => words.has(part))) best = Math.max(best, parts.length / words.size);
  }
  return best * 0.7;
}

/** Share of the filled cells that the field understands; 1 without any to judge by. */
function understoodShare(field: TableField, cells: readonly string[]): number {
  if (field.isText) return 1;
  const filled = cells.filter((cell) => !isBlankCell(cell.trim()));
  if (filled.length === 0) return 1;
  return filled.filter((cell) => field.read(cell.trim()) !== undefined).length / filled.length;
}

/** Meaning of each column, by the similarity of names and by its cells. Each column serves one field. */
export function proposeMapping(headings: readonly string[], samples: readonly (readonly Cell[])[]): MappingProposal {
  const candidates: { field: TableField; index: number; score: number }[] = [];
  for (const [index, heading] of headings.entries()) {
    if (heading.trim() === "") continue;
    const cells = samples.map((row) => cellText(row[index]));
    const compared = comparedOf(heading);
    for (const field of TABLE_FIELDS) {
      const name = nameScore(field, compared);
      if (name < 0.3) continue;
      const score = name * (0.25 + 0.75 * understoodShare(field, cells));
      if (score >= 0.35) candidates.push({ field, index, score });
    }
  }
  candidates.sort((a, b) => b.score - a.score || a.index - b.index);
  const columns: Record<string, ProposedColumn> = {};
  const taken = new Set<number>();
  for (const { field, index, score } of candidates) {
    if (taken.has(index) || columns[field.key] !== undefined) continue;
    taken.add(index);
    columns[field.key] = { heading: headings[index] ?? "", score: Math.round(score * 100) / 100 };
  }
  return { columns, missing: missingIn(Object.keys(columns)) };
}

/** Two prices give the operation too, and a title often gives the type. */
function missingIn(keys: readonly string[]): string[] {
  const has = new Set(keys);
  return REQUIRED_KEYS.filter((key) => {
    if (has.has(key)) return false;
    return key === "operation" ? !has.has("rentPrice") : true;
  });
}

/** The mapping of a proposal: our field → the sender's heading, without the samples. */
export const mappingOf = ({ columns }: MappingProposal): TableMapping =>
  Object.fromEntries(Object.entries(columns).map(([key, { heading }]) => [key, heading]));

/**
 * Fields of a mapping that a person must still choose; a mapping from outside is not trusted to name fields that we
 * have.
 */
export function checkMapping(mapping: TableMapping): { missing: string[]; unknown: string[] } {
  const keys = Object.keys(mapping).filter((key) => mapping[key] !== "");
  return { missing: missingIn(keys), unknown: keys.filter((key) => !TABLE_FIELD_BY_KEY.has(key)) };
}

const LONGEST_HEADING = 200;

/** Headings as they are shown and kept: trimmed, and a second one of the same name says that it is the second. */
export function headingsOf(cells: readonly Cell[]): string[] {
  const counts = new Map<string, number>();
  return cells.slice(0, MOST_COLUMNS).map((cell, index) => {
    const heading =
      cellText(cell)
        .slice(0, LONGEST_HEADING)
        .replace(/^\ufeff/, "")
        .trim()
        .replace(/\s+/g, " ") || `Columna ${index + 1}`;
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}

/** Exports put titles above their table: the headings are the first line that names two fields or the sender's columns. */
export function isHeadingRow(cells: readonly Cell[], mapping?: TableMapping): boolean {
  const headings = headingsOf(cells);
  if (mapping && Object.values(mapping).filter((heading) => headings.includes(heading)).length >= 2) return true;
  let named = 0;
  for (const heading of headings) {
    const compared = comparedOf(heading);
    if (TABLE_FIELDS.some((field) => nameScore(field, compared) >= 0.85)) named++;
    if (named >= 2) return true;
  }
  return false;
}
