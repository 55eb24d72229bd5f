import type { Flat, Span } from "./flat.ts";
import { isWordPart } from "./letters.ts";

/**
 * Phrases are folded words; a word that ends in «*» stands for all that begin so: «cancelad* parcialmente». Each is found by the text's own
 * search, so that a hundred of them cost a page less than a millisecond, and none can take longer than the text is long.
 */
export function spansOf(flat: Pick<Flat, "text">, phrase: string, from = 0, to = flat.text.length): Span[] {
  const { text } = flat;
  const star = phrase.indexOf("*");
  const literal = star < 0 ? phrase : phrase.slice(0, star);
  if (literal === "" || to - from < literal.length) return NONE;
  // Searched in a part only, so that a short window does not cost the rest of the document.
  const part = from === 0 && to >= text.length ? text : text.slice(from, to);
  const offset = part === text ? 0 : from;
  let at = part.indexOf(literal);
  if (at < 0) return NONE;
  const found: Span[] = [];
  for (; at >= 0; at = part.indexOf(literal, at + 1)) {
    const start = at + offset;
    if (isWordPart(literal[0]) && isWordPart(text[start - 1])) continue;
    const end = star < 0 ? start + literal.length : endOf(text, start + literal.length, phrase.slice(star + 1));
    if (end < 0 || end > to) continue;
    if (!phrase.endsWith("*") && isWordPart(phrase.at(-1)) && isWordPart(text[end])) continue;
    found.push({ start, end });
  }
  return found;
}

/** The end of the word that goes on there, and of what must follow it; -1 where that does not. */
function endOf(text: string, from: number, rest: string): number {
  let end = from;
  while (isWordPart(text[end])) end++;
  if (rest === "") return end;
  const star = rest.indexOf("*");
  const literal = star < 0 ? rest : rest.slice(0, star);
  if (!text.startsWith(literal, end)) return -1;
  return star < 0 ? end + literal.length : endOf(text, end + literal.length, rest.slice(star + 1));
}

const NONE: Span[] = [];

export const has = (flat: Pick<Flat, "text">, phrase: string, from?: number, to?: number): boolean =>
  spansOf(flat, phrase, from, to).length > 0;

export const hasAny = (flat: Pick<Flat, "text">, phrases: readonly string[], from?: number, to?: number): boolean =>
  phrases.some((phrase) => spansOf(flat, phrase, from, to).length > 0);

/** All places of all phrases, in the order of the text; of two that overlap the longer one. */
export function spansOfAny(flat: Pick<Flat, "text">, phrases: readonly string[], from?: number, to?: number): Span[] {
  const all: Span[] = [];
  for (const phrase of phrases) for (const span of spansOf(flat, phrase, from, to)) all.push(span);
  if (all.length < 2) return all;
  all.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of all) if (kept.length === 0 || span.start >= kept.at(-1)!.end) kept.push(span);
  return kept;
}

/** The first of them, or undefined. */
export const firstOf = (
  flat: Pick<Flat, "text">,
  phrases: readonly string[],
  from?: number,
  to?: number,
): Span | undefined => spansOfAny(flat, phrases, from, to)[0];

/** Phrases as they are listed in code: one a line, or by «·». */
export const phrases = (list: string): string[] =>
  list
    .split(/[·\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Place in an ascending list of the first span that begins there or later. */
export function firstFrom(list: readonly Span[], place: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]!.start < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Spans of an ascending list that begin in a part of the text. */
export const beginningIn = <T extends Span>(list: readonly T[], start: number, end: number): T[] =>
  list.slice(firstFrom(list, start), firstFrom(list, end));
