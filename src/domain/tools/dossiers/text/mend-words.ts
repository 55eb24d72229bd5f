import type { Flat, FlatPage, Token } from "./flat.ts";
import { isLetter, isWordPart } from "./letters.ts";
import { apart, meantWord, VOCABULARY } from "./vocabulary.ts";

/** Folded text with the place in the document of each of its letters, while it is written. */
export class Writer {
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

/** Words that recognition cut in two are joined only where they are these, because two small words may make many others. */
const CUT_WORDS = new Set(
  "hipoteca hipotecas embargo embargos servidumbre servidumbres usufructo gravamen gravamenes anotacion prohibicion resolutoria cargas afeccion".split(
    " ",
  ),
);

/** The same text with its words mended: letters apart joined, slips of recognition corrected. */
export function mended(
  raw: Writer,
  whole: string,
  rawPages: FlatPage[],
  rawBreaks: number[],
): Omit<Flat, "rows" | "cells"> {
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
