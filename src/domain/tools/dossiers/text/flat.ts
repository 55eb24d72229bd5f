import { type DocumentPage, type DocumentText, pageText, type Quote } from "../document-text.ts";
import { noteCells } from "./cell-edges.ts";
import { apart, meantWord, VOCABULARY } from "./vocabulary.ts";

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
  /** Where the first word of a line stands, and each behind a wide gap, as cells of a table do: its left edge by its place in `whole`. */
  cells: ReadonlyMap<number, number>;
}

interface FlatPage {
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

const SAME: Readonly<Record<string, string>> = {
  "–": "-",
  "—": "-",
  "−": "-",
  "‐": "-",
  "‑": "-",
  "\u00ad": "-",
  "«": '"',
  "»": '"',
  "“": '"',
  "”": '"',
  "„": '"',
  "’": "'",
  "‘": "'",
  "´": "'",
  "`": "'",
  "°": "o",
  "•": "*",
  "·": ".",
  "\u200b": "",
  "\u200e": "",
  "\u202f": " ",
  "\t": " ",
  "\r": "",
};
const folded = new Map<string, string>();

function foldOf(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < 128) return SAME[letter] ?? letter.toLowerCase();
  let known = folded.get(letter);
  if (known === undefined) {
    known =
      SAME[letter] ??
      letter
        .normalize("NFKD")
        .replace(/[\u0300-\u036f]/g, "")
        .toLowerCase();
    if (folded.size < 2_000) folded.set(letter, known);
  }
  return known;
}

export const isLetter = (letter: string | undefined): boolean => letter !== undefined && letter >= "a" && letter <= "z";
export const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= "0" && letter <= "9";
export const isWordPart = (letter: string | undefined): boolean => isLetter(letter) || isDigit(letter);

class Writer {
  text: string[] = [];
  at: number[] = [];
  put(letters: string, place: number) {
    for (const letter of letters) {
      if (letter === " " && (this.text.length === 0 || this.text.at(-1) === " ")) continue;
      this.text.push(letter);
      this.at.push(place);
    }
  }
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
  return { ...mended(raw, texts.join("\n"), pages, breaks), cells };
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

/** Words that recognition cut in two are joined only where they are these, because two small words may make many others. */
const CUT_WORDS = new Set(
  "hipoteca hipotecas embargo embargos servidumbre servidumbres usufructo gravamen gravamenes anotacion prohibicion resolutoria cargas afeccion".split(
    " ",
  ),
);

/** The same text with its words mended: letters apart joined, slips of recognition corrected. */
function mended(raw: Writer, whole: string, rawPages: FlatPage[], rawBreaks: number[]): Omit<Flat, "cells"> {
  const source = raw.text.join("");
  const out = new Writer();
  const tokens: Token[] = [];
  const moved: number[] = [];
  let next = 0;
  const copy = (to: number) => {
    for (; next < to; next++) {
      moved[next] = out.text.length;
      out.text.push(source[next]!);
      out.at.push(raw.at[next]!);
    }
  };
  const replace = (to: number, words: string) => {
    const from = next;
    const start = out.text.length;
    for (; next < to; next++) moved[next] = start + Math.min(words.length, next - from);
    const length = to - from;
    [...words].forEach((letter, i) => {
      out.text.push(letter);
      out.at.push(raw.at[from + Math.min(length - 1, Math.floor((i * length) / words.length))]!);
    });
    let at = start;
    for (const word of words.split(" ")) {
      tokens.push({ start: at, end: at + word.length, text: word });
      at += word.length + 1;
    }
  };
  const words = wordsIn(source);
  for (let i = 0; i < words.length; i++) {
    const { start, end, text } = words[i]!;
    copy(start);
    const spelled = lettersApart(words, i, source);
    if (spelled) {
      replace(words[spelled.last]!.end, apart(spelled.letters));
      i = spelled.last;
      continue;
    }
    const after = words[i + 1];
    const isCut =
      after !== undefined &&
      after.start === end + 1 &&
      source[end] === " " &&
      !VOCABULARY.has(text) &&
      text.length <= 9;
    if (isCut && CUT_WORDS.has(text + after.text)) {
      replace(after.end, text + after.text);
      i++;
      continue;
    }
    const meant = meantWord(text);
    if (meant !== undefined) {
      replace(end, meant);
      continue;
    }
    tokens.push({ start: out.text.length, end: out.text.length + end - start, text });
    copy(end);
  }
  copy(source.length);
  moved[source.length] = out.text.length;
  const placed = (place: number) => moved[place] ?? out.text.length;
  return {
    text: out.text.join(""),
    at: out.at,
    whole,
    pages: rawPages.map((page) => ({ ...page, start: placed(page.start), end: placed(page.end) })),
    lines: [...new Set(rawBreaks.map(placed))],
    tokens,
  };
}

/** «N O T A S I M P L E», from this word on: five letters alone or more. */
function lettersApart(words: readonly Token[], from: number, source: string) {
  let last = from;
  let letters = "";
  for (let i = from; i < words.length && words[i]!.text.length === 1 && isLetter(words[i]!.text); i++) {
    if (i > from && source.slice(words[i - 1]!.end, words[i]!.start) !== " ") break;
    letters += words[i]!.text;
    last = i;
  }
  if (letters.length < 5) return null;
  // «H I P O T E C A a favor»: a small word behind them is none of the letters.
  const isOneMore = !apart(letters).includes(" ") && !VOCABULARY.has(letters) && VOCABULARY.has(letters.slice(0, -1));
  return isOneMore ? { letters: letters.slice(0, -1), last: last - 1 } : { letters, last };
}

function wordsIn(text: string): Token[] {
  const found: Token[] = [];
  for (let i = 0; i < text.length; i++) {
    if (!isWordPart(text[i])) continue;
    let end = i + 1;
    // A stroke or an exclamation mark between letters is an l that was not recognised.
    while (isWordPart(text[end]) || ((text[end] === "|" || text[end] === "!") && isLetter(text[end + 1]))) end++;
    found.push({ start: i, end, text: text.slice(i, end) });
    i = end - 1;
  }
  return found;
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
export function lineAt(flat: Flat, place: number): Span {
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
