import MiniSearch from "minisearch";
import { contentWords, termOf } from "#domain/shared/search/spanish-terms.ts";
import type { FaqEntry } from "./faq-groups.ts";

/** Results below this part of the best one's score are about something else. */
const LEAST_SHARE = 0.3;

/**
 * Finds questions by their words and those of their answers. Accents, endings and the trade's synonyms do not count,
 * a letter or two may be wrong, and a word may be half typed.
 */
export function createFaqSearch(entries: readonly FaqEntry[]): (query: string) => FaqEntry[] {
  const index = new MiniSearch<FaqEntry & { text: string }>({
    fields: ["question", "text"],
    tokenize: contentWords,
    // The word itself, for half-typed or misspelt words, and its term, for endings and synonyms.
    processTerm: (word) => [word, termOf(word)],
    searchOptions: {
      boost: { question: 3 },
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= 4 ? 0.25 : 0),
    },
  });
  index.addAll(entries.map((entry) => ({ ...entry, text: entry.answer.join(" ") })));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (query) => {
    const found = index.search(query);
    const least = (found[0]?.score ?? 0) * LEAST_SHARE;
    return found.filter(({ score }) => score >= least).flatMap(({ id }) => byId.get(String(id)) ?? []);
  };
}
