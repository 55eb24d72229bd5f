import { plainOf } from "../../shared/spoken/tokens.ts";
import { soundOf } from "../chat/spelling.ts";
import { CONCEPT_WORDS } from "./concepts.ts";

/** A feature of a text with its weight, above zero. */
export type GuardFeature = readonly [name: string, value: number];

/** Most words of a phrase of `concepts`, and of a stretch that is judged as one. */
const LONGEST_PHRASE = 5;
const LONGEST_STRETCH = 40;
/** Words between two ideas that still belong together, and between two that stand side by side. */
const FAR = 12;
const NEAR = 3;
const VALUES = { concept: 1, near: 0.8, far: 0.5, word: 0.45, pair: 0.45, stem: 0.3 } as const;

/** By sound and without doubled letters: "imbesil" and "imbécil", "idiotaaa" and "idiota" are one. */
const heard = (word: string) => soundOf(word).replace(/(.)\1+/g, "$1");
const heardPhrase = (phrase: string) => phrase.split("_").map(heard).join(" ");

const exact = new Map<string, string[]>();
const starts = new Map<string, string[]>();
for (const [name, words] of CONCEPT_WORDS) {
  for (const word of words) {
    const isStart = word.endsWith("*");
    const table = isStart ? starts : exact;
    const key = heardPhrase(plainOf(isStart ? word.slice(0, -1) : word));
    table.set(key, [...(table.get(key) ?? []), name]);
  }
}
const LONGEST_START = Math.max(...[...starts.keys()].map((key) => key.length));

const LOOKALIKES: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };
/** "D1me" is "dime"; numbers and "3h" stay. */
const undisguised = (word: string) =>
  word.length > 3 && /\d/.test(word) && (word.match(/[a-z]/g)?.length ?? 0) >= 2 && !/^\d+[a-z]+$/.test(word)
    ? word.replace(/[013457]/g, (digit) => LOOKALIKES[digit]!)
    : word;

/** The words of a text as they are compared. */
export const wordsOf = (text: string): string[] =>
  (plainOf(text).match(/[a-z0-9]+/g) ?? []).map((word) => heard(undisguised(word)));

const NAME = /\p{Lu}\p{Ll}+ (?:(?:de|del|la|los) ){0,2}\p{Lu}\p{Ll}+/u;
const MARKUP =
  /<\/?[a-z!][^<>]{0,200}>|\[\/?[A-Z]{3,10}\]|"(?:role|system|content)"\s?:|^[ \t]{0,20}(?:system|sistema|developer|admin|root)\s?:|\{\{|<\||###/im;
const QUOTED = /["«“][^"»”]{8,}/;

/** Looks of a text that say something beside its words. */
function looksOf(text: string): string[] {
  return [
    ...(NAME.test(text) ? ["otherName"] : []),
    ...(MARKUP.test(text) ? ["markup"] : []),
    ...(QUOTED.test(text) ? ["quoted"] : []),
    ...(/\?/.test(text) ? ["asks"] : []),
  ];
}

interface Found {
  name: string;
  at: number;
}

/** The ideas in the words, in order. */
function ideasIn(words: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < words.length; at++) {
    const names = new Set<string>();
    let phrase = "";
    for (let size = 1; size <= LONGEST_PHRASE && at + size <= words.length; size++) {
      const from = phrase.length + 1;
      phrase = size === 1 ? words[at]! : `${phrase} ${words[at + size - 1]}`;
      for (const name of exact.get(phrase) ?? []) names.add(name);
      // A start ends within the word that was added last: shorter ones were looked up before.
      for (let end = size === 1 ? 2 : from + 1; end <= Math.min(phrase.length, LONGEST_START); end++)
        for (const name of starts.get(phrase.slice(0, end)) ?? []) names.add(name);
    }
    for (const name of names) found.push({ name, at });
  }
  return found;
}

/**
 * Features of a stretch of text: the ideas in it, which stand before which, its words, and its looks. Long stretches weigh more in
 * all, but less than in proportion.
 */
export function guardFeatures(text: string): GuardFeature[] {
  const words = wordsOf(text);
  const ideas = ideasIn(words);
  const features = new Map<string, number>();
  const add = (name: string, value: number) => features.set(name, Math.max(features.get(name) ?? 0, value));
  for (const look of looksOf(text)) add(`=${look}`, VALUES.concept);
  for (const [index, { name, at }] of ideas.entries()) {
    add(`@${name}`, VALUES.concept);
    for (const next of ideas.slice(index + 1)) {
      if (next.at - at > FAR) break;
      if (next.name === name) continue;
      add(`@${name}>${next.name}`, next.at - at <= NEAR ? VALUES.near : VALUES.far);
    }
  }
  for (const [at, word] of words.entries()) {
    add(word, VALUES.word);
    if (word.length > 5) add(`${word.slice(0, 5)}~`, VALUES.stem);
    add(`${words[at - 1] ?? "^"} ${word}`, VALUES.pair);
  }
  add(`${words.at(-1) ?? "^"} $`, VALUES.pair);
  const weight = Math.min(1, 3.5 / Math.sqrt(features.size / 4 + 1));
  return [...features].map(([name, value]) => [name, value * weight] as const);
}

/** Sentences; an ending that stands before nothing, a line or a quotation mark ends one, too. */
const SENTENCE_END = /(?<![.!?;\n»”"])[.!?;\n»”"]+(?:\s+|$)|<!--|-->|["«“](?=\p{Lu})/u;

/**
 * The stretches of a message that are judged, each by itself: every sentence, each with the next one, and a short message as a whole, so that
 * one bad sentence in a long advert weighs as much as alone. Text that was hidden in base64 is one of them.
 */
export function stretchesOf(message: string): string[] {
  const text = message.normalize("NFKC").replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "");
  const sentences = text
    .split(SENTENCE_END)
    .flatMap(inShortPieces)
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]}. ${sentence}`);
  const isShort = text.split(/\s+/).length <= LONGEST_STRETCH;
  return [...new Set([...(isShort ? [text] : []), ...sentences, ...pairs, ...decodedIn(text)])];
}

/** A sentence without end is judged in overlapping pieces. */
function inShortPieces(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  if (words.length <= LONGEST_STRETCH) return [sentence];
  const step = LONGEST_STRETCH / 2;
  return Array.from({ length: Math.ceil(words.length / step) }, (_, piece) =>
    words.slice(piece * step, piece * step + LONGEST_STRETCH).join(" "),
  );
}

/** Readable text behind words that look like base64. */
function decodedIn(text: string): string[] {
  return (text.match(/[A-Za-z0-9+/]{20,}={0,2}/g) ?? []).flatMap((coded) => {
    try {
      const decoded = decodeURIComponent(
        [...atob(coded.slice(0, coded.length - (coded.replace(/={1,2}$/, "").length % 4 === 1 ? 1 : 0)))]
          .map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, "0")}`)
          .join(""),
      );
      return /^[\p{L}\p{N}\p{P}\p{Z}]{8,}$/u.test(decoded) && / /.test(decoded) ? [decoded] : [];
    } catch {
      // Not base64, or no text behind it.
      return [];
    }
  });
}
