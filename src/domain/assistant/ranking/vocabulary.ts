import { fold, withinOneEdit } from "../../shared/listing/fold.ts";
import { PLACE_WORDS } from "../../shared/search/field-words.ts";
import { contentWords } from "../../shared/search/spanish-terms.ts";
import { askedTerms, pageTermOf, soundOf } from "../answers/query-words.ts";

/** A related word instead of the one asked for, and one that only sounds or looks like it. */
const RELATED = 0.55;
const ALMOST = 0.75;
/** A word that no text uses says as much as one that this many use: questions have their own verbs. */
const USES_OF_UNKNOWN = 18;
/** "ITP en Madrid" is about the tax first. */
const PLACE_WEIGHT = 0.45;
const FIGURE_WEIGHT = 0.3;
/** Words this short have too many neighbours one letter away. */
const SHORTEST_FUZZY = 5;
const places: ReadonlySet<string> = new Set(PLACE_WORDS.map(pageTermOf));

/** A word of a question: how much it says, and the terms of our texts that it may stand for, each with its share. */
export interface Meant {
  word: string;
  weight: number;
  terms: readonly (readonly [term: string, share: number])[];
  /** Terms that people mean by it, as their questions showed: learned, and surer of none than of its own. */
  related: readonly (readonly [term: string, share: number])[];
  /** False where no text has the word or one like it. */
  isKnown: boolean;
}

/** For each term that people use other terms that they mean by it, with shares of 0 to 1: `scripts/chat/ranker` learns them. */
export type RelatedTerms = Readonly<Record<string, readonly (readonly [term: string, share: number])[]>>;

/** The words of our texts: what each weighs, and what a question's words may mean by them. */
export interface Vocabulary {
  termsOf(text: string): string[];
  weightOf(term: string): number;
  /** The content words of a question, each once. */
  meantBy(question: string): Meant[];
}

/**
 * Reads texts first (`termsOf`, which learns their words), then is asked.
 *
 * @param usesOf number of texts that have a term, by whoever indexes them
 * @param textCount number of texts
 * @param related without a prototype: a word may be `constructor`
 */
export function createVocabulary(
  usesOf: (term: string) => number,
  textCount: () => number,
  related: RelatedTerms,
): Vocabulary {
  const termOfWord = new Map<string, string>();
  let typos: ((word: string) => string[]) | undefined;

  const weightOf = (term: string) => {
    const weight = Math.log(1 + textCount() / (usesOf(term) || USES_OF_UNKNOWN));
    if (places.has(term)) return weight * PLACE_WEIGHT;
    return /^\d+$/.test(term) ? weight * FIGURE_WEIGHT : weight;
  };

  return {
    termsOf: (text) =>
      contentWords(text).map((word) => {
        const known = termOfWord.get(word);
        if (known !== undefined) return known;
        const term = pageTermOf(word);
        termOfWord.set(word, term);
        return term;
      }),
    weightOf,
    meantBy(question) {
      typos ??= createTypos(termOfWord);
      const suggest = typos;
      return askedTerms(question).map(({ word, term, also }): Meant => {
        const meant: [string, number][] =
          usesOf(term) > 0 ? [[term, 1]] : suggest(word).map((other) => [other, ALMOST]);
        const isKnown = meant.length > 0;
        for (const other of also) meant.push([other, RELATED]);
        // A misspelt word has the weight of the word that it is taken for.
        const weight = usesOf(term) > 0 || meant.length === 0 ? weightOf(term) : weightOf(meant[0]![0]);
        return { word, weight, terms: meant, isKnown, related: related[term] ?? [] };
      });
    },
  };
}

/** Words of a text, the small ones too. */
export const wordsOf = (text: string): Set<string> => new Set(fold(text).split(" "));

/** Finds the terms of our texts that a misspelt word may mean: those that sound the same, else those one letter away. */
function createTypos(termOfWord: ReadonlyMap<string, string>): (word: string) => string[] {
  const bySound = new Map<string, Set<string>>();
  for (const [word, term] of termOfWord) {
    const sound = soundOf(word);
    bySound.set(sound, (bySound.get(sound) ?? new Set()).add(term));
  }
  const byStart = Map.groupBy([...bySound.keys()], (sound) => sound[0] ?? "");
  return (word) => {
    if (/\d/.test(word)) return [];
    const sound = soundOf(word);
    const same = bySound.get(sound);
    if (same) return [...same];
    if (word.length < SHORTEST_FUZZY) return [];
    const near = (byStart.get(sound[0] ?? "") ?? []).filter(
      (other) => Math.abs(other.length - sound.length) < 2 && withinOneEdit(other, sound),
    );
    return [...new Set(near.flatMap((other) => [...bySound.get(other)!]))].slice(0, 4);
  };
}
