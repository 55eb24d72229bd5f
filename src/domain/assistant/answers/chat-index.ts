import { fold, withinOneEdit } from "../../shared/listing/fold.ts";
import { PLACE_WORDS } from "../../shared/search/field-words.ts";
import { contentWords } from "../../shared/search/spanish-terms.ts";
import type { Passage } from "./passages.ts";
import { type AskedTerm, askedTerms, pageTermOf, soundOf } from "./query-words.ts";

export interface Found {
  /** The passage of the page that fits the question best. */
  passage: Passage;
  /** BM25 over the page's fields and over its best passage. */
  score: number;
  /** Part of the question's meaning that the page covers: 0 to 1, rare words counting more. */
  coverage: number;
}

export interface ChatIndex {
  /** One entry for each page, best first. */
  search(question: string): readonly Found[];
}

/** Searches whose results stay at hand. */
const MOST_REMEMBERED = 200;
/** Weight of a word by the part of a page that contains it. */
const WEIGHTS = { title: 4, heading: 2.5, keywords: 3, asked: 3, text: 1 } as const;
type Field = keyof typeof WEIGHTS;
const K1 = 1.2;
/** Long articles mention much in passing. */
const LENGTH_SHARE = 0.55;
/** Part of the best passage's score that is added to the page's own. */
const PASSAGE_SHARE = 0.8;
/** Two words of the question side by side. */
const PAIR_BONUS = 0.35;
/** All words of the question in the heading, the small ones too: `¿Cuántos comparables necesito?` */
const HEADING_BONUS = 2.5;
/** Addition for the most similar known question about the page, as a part of the question's weight. */
const ASKED_SHARE = 0.6;
/** Pages whose passages are looked at one by one. */
const MOST_LIKELY = 40;
/** A related word instead of the one asked for, and one that only sounds or looks like it. */
const RELATED = 0.55;
const ALMOST = 0.75;
/** A word that no page uses says as much as one that this many use: questions have their own verbs. */
const USES_OF_UNKNOWN = 18;
/** "ITP en Madrid" is about the tax. */
const PLACE_WEIGHT = 0.3;
/** Words this short have too many neighbours one letter away. */
const SHORTEST_FUZZY = 5;
const places: ReadonlySet<string> = new Set(PLACE_WORDS.map(pageTermOf));

/** A term of a question: how much it says, and the terms of pages that it may stand for. */
interface Meant {
  weight: number;
  terms: readonly (readonly [term: string, share: number])[];
}

interface Counted {
  /** Weighted occurrences by term. */
  counts: Map<string, number>;
  length: number;
}

interface IndexedPassage extends Counted {
  passage: Passage;
  pairs: ReadonlySet<string>;
  headingWords: ReadonlySet<string>;
}

interface IndexedPage extends Counted {
  passages: IndexedPassage[];
  /** Ways of asking for it, each as its terms. */
  asked: ReadonlySet<string>[];
}

/**
 * Full-text index over the passages, page by page: Spanish stems, synonyms, related words, typos by sound and by
 * letter.
 *
 * @param askedAs by address, questions that people ask for a page
 */
export function createChatIndex(
  passages: readonly Passage[],
  askedAs: ReadonlyMap<string, readonly string[]> = new Map(),
): ChatIndex {
  const termOfWord = new Map<string, string>();
  const termsOf = (text: string) =>
    contentWords(text).map((word) => {
      const known = termOfWord.get(word);
      if (known !== undefined) return known;
      const term = pageTermOf(word);
      termOfWord.set(word, term);
      return term;
    });

  const pages = new Map<string, IndexedPage>();
  for (const passage of passages) {
    const page: IndexedPage = pages.get(passage.url) ?? { counts: new Map(), length: 0, passages: [], asked: [] };
    pages.set(passage.url, page);
    const own: IndexedPassage = {
      passage,
      counts: new Map(),
      length: 0,
      pairs: new Set(),
      headingWords: wordsOf(passage.heading),
    };
    const isFirst = page.passages.length === 0;
    const isNewHeading = !page.passages.some((other) => other.passage.heading === passage.heading);
    const fields: [Field, readonly string[], countsForPage: boolean][] = [
      ["title", termsOf(passage.title), isFirst],
      ["heading", termsOf(passage.heading), isNewHeading],
      ["keywords", termsOf(passage.keywords ?? ""), true],
      ["text", termsOf(passage.text), true],
    ];
    for (const [field, terms, countsForPage] of fields) {
      count(own, terms, field === "title" ? 1 : WEIGHTS[field]);
      if (countsForPage) count(page, terms, WEIGHTS[field]);
    }
    own.pairs = new Set(fields.flatMap(([, terms]) => terms.slice(1).map((term, i) => `${terms[i]} ${term}`)));
    page.passages.push(own);
  }
  for (const [url, ways] of askedAs) {
    const page = pages.get(url);
    if (!page) continue;
    for (const way of ways) {
      const terms = askedTerms(way).flatMap(({ word }) => termsOf(word));
      count(page, terms, WEIGHTS.asked);
      page.asked.push(new Set(terms));
    }
  }

  const all = [...pages.values()];
  const pagesWith = new Map<string, Set<IndexedPage>>();
  for (const page of all) {
    for (const term of page.counts.keys()) {
      const known = pagesWith.get(term);
      if (known) known.add(page);
      else pagesWith.set(term, new Set([page]));
    }
  }
  const uses = new Map<string, number>();
  for (const { counts } of all) for (const term of counts.keys()) uses.set(term, (uses.get(term) ?? 0) + 1);
  const meanPage = meanLength(all);
  const meanPassage = meanLength(all.flatMap((page) => page.passages));
  const typos = createTypos(termOfWord);

  /** How much a term says: little where it is everywhere, most where it is rare; a figure says little. */
  const weightOf = (term: string) => {
    const weight = Math.log(1 + all.length / (uses.get(term) ?? USES_OF_UNKNOWN));
    return places.has(term) || /^\d+$/.test(term) ? weight * PLACE_WEIGHT : weight;
  };

  /** How like the question is to the likest way of asking for a page: 0 to 1. */
  function likeness(asked: readonly Meant[], { asked: ways }: IndexedPage): number {
    const size = Math.hypot(...asked.map(({ weight }) => weight));
    let best = 0;
    for (const way of ways) {
      let product = 0;
      for (const { weight, terms } of asked) {
        const present = terms.reduce((most, [term, share]) => (share > most && way.has(term) ? share : most), 0);
        product += weight * weight * present;
      }
      if (product > 0) best = Math.max(best, product / (size * Math.hypot(...[...way].map(weightOf))));
    }
    return Math.min(1, best);
  }

  function meantBy({ word, term, also }: AskedTerm): Meant {
    const meant: [string, number][] = uses.has(term) ? [[term, 1]] : typos(word).map((other) => [other, ALMOST]);
    for (const other of also) meant.push([other, RELATED]);
    // A misspelt word has the weight of the word that it is taken for.
    const weight = uses.has(term) || meant.length === 0 ? weightOf(term) : weightOf(meant[0]![0]);
    return { weight, terms: meant };
  }

  function find(question: string): Found[] {
    const asked = askedTerms(question).map(meantBy);
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
    if (whole === 0) return [];
    const words = [...wordsOf(question)];
    const pairs = asked.slice(1).map(({ terms }, i) => [asked[i]!.terms[0]?.[0], terms[0]?.[0]].join(" "));
    const bearing = new Set(asked.flatMap(({ terms }) => terms.flatMap(([term]) => [...(pagesWith.get(term) ?? [])])));
    const likely = all
      .filter((page) => bearing.has(page))
      .map((page) => ({ page, onPage: scoreOf(asked, page, meanPage) }))
      .filter(({ onPage }) => onPage.score > 0)
      .sort((one, other) => other.onPage.score - one.onPage.score)
      .slice(0, MOST_LIKELY);
    const found = likely.map(({ page, onPage }): Found => {
      let best = page.passages[0]!;
      let bestScore = -1;
      for (const passage of page.passages) {
        const together = pairs.filter((pair) => passage.pairs.has(pair)).length * PAIR_BONUS;
        const stated = words.filter((word) => passage.headingWords.has(word)).length / words.length;
        const score = scoreOf(asked, passage, meanPassage).score + together + stated * HEADING_BONUS;
        if (score > bestScore) [best, bestScore] = [passage, score];
      }
      return {
        passage: best.passage,
        score:
          (onPage.score + PASSAGE_SHARE * bestScore + ASKED_SHARE * whole * likeness(asked, page)) /
          Math.sqrt(asked.length),
        coverage: onPage.covered / whole,
      };
    });
    return found.sort((a, b) => b.score - a.score);
  }

  /** The newest last. One answer asks for the same words two or three times, and many people ask the same. */
  const remembered = new Map<string, readonly Found[]>();
  return {
    search(question) {
      const found = remembered.get(question) ?? find(question);
      remembered.delete(question);
      remembered.set(question, found);
      if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
      return found;
    },
  };
}

const wordsOf = (text: string) => new Set(fold(text).split(" "));

function count(into: Counted, terms: readonly string[], weight: number): void {
  for (const term of terms) into.counts.set(term, (into.counts.get(term) ?? 0) + weight);
  into.length += terms.length;
}

const meanLength = (counted: readonly Counted[]) =>
  counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);

/** Each asked term counts once: by the best of its meanings. */
function scoreOf(
  asked: readonly Meant[],
  { counts, length }: Counted,
  mean: number,
): { score: number; covered: number } {
  const norm = K1 * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / mean);
  let score = 0;
  let covered = 0;
  for (const { weight, terms } of asked) {
    let best = 0;
    let present = 0;
    for (const [term, share] of terms) {
      const times = counts.get(term);
      if (times === undefined) continue;
      best = Math.max(best, (share * times * (K1 + 1)) / (times + norm));
      present = Math.max(present, share);
    }
    score += weight * best;
    covered += weight * present;
  }
  return { score, covered };
}

/** Finds the terms of our pages that a misspelt word may mean: those that sound the same, else those one letter away. */
function createTypos(termOfWord: ReadonlyMap<string, string>): (word: string) => string[] {
  const bySound = new Map<string, Set<string>>();
  for (const [word, term] of termOfWord) {
    const sound = soundOf(word);
    bySound.set(sound, (bySound.get(sound) ?? new Set()).add(term));
  }
  const sounds = [...bySound.keys()];
  return (word) => {
    if (/\d/.test(word)) return [];
    const sound = soundOf(word);
    const same = bySound.get(sound);
    if (same) return [...same];
    if (word.length < SHORTEST_FUZZY) return [];
    const near = sounds.filter(
      (other) => Math.abs(other.length - sound.length) < 2 && other[0] === sound[0] && withinOneEdit(other, sound),
    );
    return [...new Set(near.flatMap((other) => [...bySound.get(other)!]))].slice(0, 4);
  };
}
