import MiniSearch from "minisearch";
import { fold } from "#domain/shared/listing/fold.ts";
import { contentWords, termOf } from "#domain/shared/search/spanish-terms.ts";
import type { ArticleCard } from "#server/site/articles/article-view.server.ts";

/** An article with its headings, which are the questions that people ask. */
export interface SearchedArticle extends ArticleCard {
  headings: string;
}

export interface FoundArticle {
  article: SearchedArticle;
  /** The words of the article that were found, folded, and their stems. */
  terms: ReadonlySet<string>;
}

/** Results below this part of the best one's score are about something else. */
const LEAST_SHARE = 0.2;

/**
 * Finds articles by title, description and headings. Accents, endings and the trade's synonyms do not count, a letter or two
 * may be wrong, and a word may be half typed.
 */
export function searchIndex(articles: readonly SearchedArticle[]): (query: string) => FoundArticle[] {
  const index = new MiniSearch<SearchedArticle>({
    idField: "path",
    fields: ["title", "description", "headings", "shelf"],
    extractField: (article, field) =>
      field === "shelf" ? (article.category?.name ?? "") : (article[field as keyof SearchedArticle] as string),
    tokenize: contentWords,
    // The word itself, for half-typed or misspelt words, and its term, for endings and synonyms.
    processTerm: (word) => [word, termOf(word)],
    searchOptions: {
      boost: { title: 3, headings: 1.5 },
      prefix: (term) => term.length > 2,
      // Two letters off a stem is often another word: «comparavl…» is near «comparar».
      fuzzy: (term) => (term.length > 10 ? 2 : term.length > 3 ? 1 : 0),
    },
  });
  index.addAll(articles);
  const byPath = new Map(articles.map((article) => [article.path as string, article]));
  return (query) => {
    const found = index.search(query);
    const least = (found[0]?.score ?? 0) * LEAST_SHARE;
    return found
      .filter(({ score }) => score >= least)
      .flatMap(({ id, terms }) => {
        const article = byPath.get(id as string);
        return article ? [{ article, terms: new Set(terms) }] : [];
      });
  };
}

export interface Part {
  text: string;
  /** Its start in the whole text. */
  at: number;
  isFound: boolean;
}

/** A text in parts, those that were found apart. */
export function markFound(text: string, terms: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const word = fold(piece);
    const isFound = word !== "" && (terms.has(word) || terms.has(termOf(word)));
    const last = parts.at(-1);
    if (last && last.isFound === isFound) last.text += piece;
    else if (piece !== "") parts.push({ text: piece, at, isFound });
    at += piece.length;
  }
  return parts;
}
