import { type DocumentPage, type DocumentText, pageText, type Quote } from "../document-text.ts";
import { noteCells } from "./cell-edges.ts";
import { type Row, rowsIn } from "./cells.ts";
import { foldOf, isDigit, isLetter } from "./letters.ts";
import { mended, Writer } from "./mend-words.ts";

export { isDigit, isLetter, isWordPart } from "./letters.ts";

/**
 * A document as it is searched: one text in lower case without accents, words that a line end cut joined, slips of recognition
 * mended where only one word can be meant, and for each character the place at which it stands.
 */
export interface Flat {
  text: string;
  /** For each character of `text` its place in `whole`. */
  at: readonly number[];
  /** Texts of all pages, a line feed between two. */
  whole: string;
  pages: readonly FlatPage[];
  /** Places in `text` at which a line begins, ascending. */
  lines: readonly number[];
  /** Words and figures, in order. */
  tokens: readonly Token[];
  /** Lines with their cells, as they stand on the pages. */
  rows: readonly Row[];
  /** Where the first word of a line stands, and each behind a wide gap, as cells of a table do: its left edge by its place in `whole`. */
  cells: ReadonlyMap<number, number>;
}

export interface FlatPage {
  number: number;
  origin: DocumentPage["origin"];
  /** In `text`. */
  start: number;
  end: number;
  /** In `whole`. */
  from: number;
  to: number;
}

export interface Span {
  start: number;
  end: number;
}

export interface Token extends Span {
  text: string;
}

export function flatten(document: DocumentText): Flat {
  const raw = new Writer();
  const texts = document.pages.map(pageText);
  const breaks: number[] = [0];
  const pages: FlatPage[] = [];
  const cells = new Map<number, number>();
  let from = 0;
  document.pages.forEach((page, i) => {
    const text = texts[i]!;
    const start = raw.text.length;
    noteCells(page, from, cells);
    putPage(raw, text, from, breaks);
    raw.put(" ", from + text.length);
    breaks.push(raw.text.length);
    pages.push({ number: page.number, origin: page.origin, start, end: raw.text.length, from, to: from + text.length });
    from += text.length + 1;
  });
  const flat = { ...mended(raw, texts.join("\n"), pages, breaks), cells };
  return { ...flat, rows: rowsIn(document, flat) };
}

function putPage(out: Writer, text: string, from: number, breaks: number[]): void {
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (letter === "\n") {
      const next = text[i + 1];
      const before = text[i - 2];
      const isCut =
        (out.text.at(-1) === "-" || text[i - 1] === "\u00ad") &&
        isLetter(out.text.at(-2)) &&
        next !== undefined &&
        isLetter(foldOf(next)[0]) &&
        (next === next.toLowerCase() || before === before?.toUpperCase());
      if (isCut) {
        out.text.pop();
        out.at.pop();
        continue;
      }
      out.put(" ", from + i);
      breaks.push(out.text.length);
      continue;
    }
    // Dots and strokes that only lead the eye to a figure.
    if (letter === "." || letter === "_" || letter === "…") {
      let end = i;
      while (text[end] === letter) end++;
      if (end - i >= 3 || letter === "…") {
        out.put(" ", from + i);
        i = end - 1;
        continue;
      }
    }
    out.put(foldOf(letter), from + i);
  }
}

/** «Nº 45» is folded to the letters of a «no». */
export function isNumberSign(flat: Pick<Flat, "text">, { start, end }: Span): boolean {
  if (flat.text.slice(start, end) !== "no") return false;
  let at = end;
  while (at < end + 3 && (flat.text[at] === " " || flat.text[at] === ".")) at++;
  return isDigit(flat.text[at]);
}

/** The place of a span: on the page on which it begins, to the end of that page at most. */
export function quoteOf(flat: Flat, { start, end }: Span): Quote {
  const page = pageAt(flat, start);
  const from = (flat.at[start] ?? page.from) - page.from;
  const last = end > start ? (flat.at[Math.min(end, flat.at.length) - 1] ?? page.to) + 1 : from + page.from;
  return { page: page.number, start: from, end: Math.max(from, Math.min(last, page.to) - page.from) };
}

export function pageAt(flat: Flat, place: number): FlatPage {
  let low = 0;
  let high = flat.pages.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (flat.pages[middle]!.start <= place) low = middle;
    else high = middle - 1;
  }
  return flat.pages[low]!;
}

/** The document's own words there, on one line. */
export function originalOf(flat: Flat, { start, end }: Span): string {
  if (end <= start) return "";
  const from = flat.at[start] ?? 0;
  const to = (flat.at[end - 1] ?? from) + 1;
  return flat.whole
    .slice(from, to)
    .replace(/-\n(?=\p{Ll})/gu, "")
    .replace(/\s/g, " ")
    .split(" ")
    .filter((word) => word !== "")
    .join(" ");
}

/** Place of the last entry of an ascending list that is not above; -1 where all are. */
export function lastUpTo(list: readonly number[], place: number): number {
  let low = -1;
  let high = list.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (list[middle]! <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The line that a place stands on. */
export function lineAt(flat: Pick<Flat, "text" | "lines">, place: number): Span {
  const line = Math.max(0, lastUpTo(flat.lines, place));
  return { start: flat.lines[line] ?? 0, end: flat.lines[line + 1] ?? flat.text.length };
}

/** Place in `tokens` of the first one that begins there or later. */
export function tokenFrom(flat: Flat, place: number): number {
  let low = 0;
  let high = flat.tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (flat.tokens[middle]!.start < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
