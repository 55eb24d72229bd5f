import { CONCEPT_WORDS } from "./concepts.ts";
import { EVIDENCE_WORDS } from "./evidence-words.ts";
import { ideaFinder, wordsOf } from "./ideas.ts";

/** A feature of a text with its weight, above zero. */
export type GuardFeature = readonly [name: string, value: number];

/** Most words of a stretch that is judged as one. */
const LONGEST_STRETCH = 40;
/** Words between two ideas that still belong together, and between two that stand side by side. */
const FAR = 12;
const NEAR = 3;
const VALUES = { concept: 1, near: 0.8, far: 0.5, word: 0.45, stem: 0.3 } as const;

/** The learned ideas and the evidence, which has a name of its own: a word may be in both. */
const ideasIn = ideaFinder([
  ...CONCEPT_WORDS.map(([name, words]) => [`@${name}`, words] as const),
  ...EVIDENCE_WORDS.map(([name, words]) => [`%${name}`, words] as const),
]);

export const NAME = /\p{Lu}\p{Ll}+ (?:(?:de|del|la|los) ){0,2}\p{Lu}\p{Ll}+/u;
export const MARKUP =
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

/**
 * Features of a stretch of text: the ideas and the evidence in it, which stand before which, its words, and its looks. Long stretches weigh more in
 * all, but less than in proportion.
 */
export function guardFeatures(text: string): GuardFeature[] {
  const words = wordsOf(text);
  const ideas = ideasIn(words);
  const features = new Map<string, number>();
  const add = (name: string, value: number) => features.set(name, Math.max(features.get(name) ?? 0, value));
  for (const look of looksOf(text)) add(`=${look}`, VALUES.concept);
  for (const [index, { name, at }] of ideas.entries()) {
    add(name, VALUES.concept);
    for (const next of ideas.slice(index + 1)) {
      if (next.at - at > FAR) break;
      if (next.name === name) continue;
      add(`${name}>${next.name}`, next.at - at <= NEAR ? VALUES.near : VALUES.far);
    }
  }
  for (const word of words) {
    // A number says nothing of what somebody wants.
    if (/^\d/.test(word)) continue;
    add(word, VALUES.word);
    if (word.length > 5) add(`${word.slice(0, 5)}~`, VALUES.stem);
  }
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
