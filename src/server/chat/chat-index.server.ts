import MiniSearch from "minisearch";
import { PLACE_WORDS } from "#domain/search/field-words.ts";
import { spanishTerms, termOf } from "#domain/search/spanish-terms.ts";
import type { Passage } from "./passages.server.ts";

export interface Found {
  passage: Passage;
  /** BM25 with boosts, for each word asked. */
  score: number;
  /** Part of the question's meaning that the passage speaks of: 0 to 1, rare words counting more. */
  coverage: number;
}

export interface ChatIndex {
  /** Best first. */
  search(question: string): Found[];
}

/** Terms this short have too many neighbours one letter away. */
const SHORTEST_FUZZY = 5;
/** A word that is only almost the one asked for counts for less. */
const ALMOST = 0.7;
/** A word that no page uses says as much as one that this many use: questions have their own verbs. */
const USES_OF_UNKNOWN = 10;
/** "ITP en Madrid" is about the tax. */
const PLACE_WEIGHT = 0.3;
const places: ReadonlySet<string> = new Set(PLACE_WORDS.map(termOf));

/** Full-text index over the passages; Spanish stems and synonyms, a letter or two forgiven. */
export function createChatIndex(passages: readonly Passage[]): ChatIndex {
  const index = new MiniSearch({
    fields: ["heading", "title", "keywords", "text"],
    tokenize: (text) => spanishTerms(text),
    processTerm: (term) => term,
    searchOptions: {
      boost: { heading: 2.5, title: 1.5, keywords: 1.5 },
      fuzzy: (term) => (term.length >= SHORTEST_FUZZY && !/\d/.test(term) ? 0.2 : 0),
      weights: { fuzzy: 0.4, prefix: 0.4 },
    },
  });
  index.addAll(passages.map((passage, id) => ({ id, ...passage })));

  const frequency = new Map<string, number>();
  for (const { heading, title, keywords = "", text } of passages) {
    for (const term of new Set(spanishTerms(`${heading} ${title} ${keywords} ${text}`))) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
  }
  /** How much a term says: little where it is everywhere, most where it is rare; a figure says nothing. */
  const weightOf = (term: string) => {
    if (/^\d+$/.test(term)) return 0;
    const weight = Math.log(1 + passages.length / (frequency.get(term) ?? USES_OF_UNKNOWN));
    return places.has(term) ? weight * PLACE_WEIGHT : weight;
  };

  return {
    search(question) {
      const asked = [...new Set(spanishTerms(question))];
      const whole = asked.reduce((sum, term) => sum + weightOf(term), 0);
      if (whole === 0) return [];
      return index
        .search(asked.join(" "), { tokenize: (text) => text.split(" ") })
        .map(({ id, score, terms, queryTerms }) => {
          const matched = [...new Set(queryTerms)];
          const said = matched.reduce((sum, term) => sum + weightOf(term) * (terms.includes(term) ? 1 : ALMOST), 0);
          return { passage: passages[id as number]!, score: score / asked.length, coverage: said / whole };
        });
    },
  };
}
