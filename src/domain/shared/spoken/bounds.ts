import { LEAST_AFTER, LEAST_BEFORE, MOST_AFTER, MOST_BEFORE } from "./bound-words.ts";
import type { Quantity } from "./quantities.ts";
import { type Scan, standsAt, wordAt } from "./scan.ts";

export type Bound = "exact" | "least" | "most";

type Phrase = readonly [bound: Bound, words: readonly string[]];

const phrasesOf = (bound: Bound, phrases: readonly string[]): Phrase[] =>
  phrases.map((phrase) => [bound, phrase.split(" ")]);
/** Words allowed between "hasta" and the number. */
const BETWEEN = new Set("unos unas el los las de un $ us u s".split(" "));
/** A link with the article of what follows: "por encima del millón", "superior al millón". */
const WITH_ARTICLE: Readonly<Record<string, string>> = { de: "del", a: "al" };
const isWord = (word: string, said: string): boolean => said === word || said === WITH_ARTICLE[word];

/** Phrases by the word next to the number, longer ones first: nearly no number has one of them beside it. */
const BEFORE = new Map<string, Phrase[]>();
for (const phrase of [...phrasesOf("most", MOST_BEFORE), ...phrasesOf("least", LEAST_BEFORE)].sort(
  (a, b) => b[1].length - a[1].length,
)) {
  const last = phrase[1].at(-1)!;
  for (const said of [last, WITH_ARTICLE[last]]) if (said) BEFORE.set(said, [...(BEFORE.get(said) ?? []), phrase]);
}
const AFTER = new Map<string, Phrase[]>();
for (const phrase of [...phrasesOf("most", MOST_AFTER), ...phrasesOf("least", LEAST_AFTER)]) {
  const first = phrase[1][0]!;
  AFTER.set(first, [...(AFTER.get(first) ?? []), phrase]);
}

/**
 * Whether a number is an upper bound, a lower bound or the value itself: "hasta 250 mil", "3 o más".
 *
 * @param after position behind the unit, from which following words are read ("90 metros como mucho")
 */
export function boundOf(message: Scan, { from }: Quantity, after: number): Bound {
  let at = from - 1;
  while (BETWEEN.has(wordAt(message, at)) || wordAt(message, at) === "€") at--;
  for (let end = from - 1; end >= at; end--) {
    for (const [bound, words] of BEFORE.get(wordAt(message, end)) ?? []) {
      const isHere = words.every((word, step) => isWord(word, wordAt(message, end - words.length + 1 + step)));
      // "Ni más de ni menos de" apart, "por lo menos de" is said of nobody; "más o menos 250" is about 250.
      if (isHere && !(wordAt(message, end - words.length) === "o" && words[0] === "menos")) return bound;
    }
  }
  const behind = AFTER.get(wordAt(message, after))?.find(([, words]) => standsAt(message, after, words));
  return behind?.[0] ?? "exact";
}

/** The other end of a range: "entre 80 y 100", "de 80 a 100", "80-100". */
export function rangeEnd(message: Scan, first: Quantity, quantities: readonly Quantity[]): Quantity | undefined {
  const link = wordAt(message, first.to);
  const second = quantities.find(({ from }) => from === first.to + 1);
  if (!second || second.value <= first.value) return undefined;
  const before = wordAt(message, first.from - 1);
  const isRange =
    (link === "y" && (before === "entre" || wordAt(message, first.from - 2) === "entre")) ||
    (link === "hasta" && /^(de|desde)$/.test(before)) ||
    /^[-–—]$/.test(link) ||
    link === "a" ||
    link === "o";
  return isRange ? second : undefined;
}
