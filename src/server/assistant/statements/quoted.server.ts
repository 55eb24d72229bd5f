import type { Statement } from "#domain/assistant/answers/statement.ts";
import { findArticle, renderArticle } from "../../site/articles/articles.server.ts";
import type { Collection } from "../../site/articles/front-matter.server.ts";
import { capitalised, type FactExtras, factsOn, uncapitalised } from "./fact.server.ts";
import { type PageSection, sectionsOfHtml } from "./read-sections.server.ts";

const read = new Map<string, { title: string; path: string; sections: readonly PageSection[] }>();

function readArticle(collection: Collection, slug: string) {
  const key = `${collection}/${slug}`;
  let known = read.get(key);
  if (!known) {
    const article = findArticle(collection, slug);
    if (!article) throw new Error(`there is no article ${key}`);
    known = {
      title: article.title,
      path: article.path,
      sections: sectionsOfHtml(renderArticle(article, "default").html, article.title),
    };
    read.set(key, known);
  }
  return known;
}

/** The sections of an article, read once per process. */
export const sectionsOfArticle = (collection: Collection, slug: string): readonly PageSection[] =>
  readArticle(collection, slug).sections;

const SENTENCE_END = /(?<=[.!?])\s+(?=[A-ZÁÉÍÓÚÑ¿¡«])/;

export interface Quote {
  id: string;
  subject: string;
  attribute: string;
  /** The beginning of the first sentence, as the article has it, without marks of lists. */
  starts: string;
  /** Sentences that are said; one where it is left out. */
  sentences?: number;
  /** Words before the quotation, where it does not name its subject. */
  before?: string;
  extras?: FactExtras;
}

/**
 * Facts that an article says in its own words: the sentences are quoted, so that they stand once.
 *
 * @throws naming a beginning that the article does not have
 */
export function quotedFacts(collection: Collection, slug: string, quotes: readonly Quote[]): Statement[] {
  const { title, path, sections } = readArticle(collection, slug);
  return quotes.map(({ id, subject, attribute, starts, sentences = 1, before = "", extras }) => {
    for (const { fragment, parts } of sections) {
      for (const line of parts.flatMap((part) => part.split("\n"))) {
        const said = line.replace(/^(?:– |\d{1,2}\. )/, "").split(SENTENCE_END);
        const at = said.findIndex((sentence) => sentence.startsWith(starts));
        if (at < 0) continue;
        const quote = said.slice(at, at + sentences).join(" ");
        const text = before ? `${before}${uncapitalised(quote)}` : capitalised(quote);
        return factsOn({ url: fragment ? `${path}#${fragment}` : path, title })(
          id,
          subject,
          attribute,
          /[.!?]$/.test(text) ? text : `${text}.`,
          extras,
        );
      }
    }
    throw new Error(`${collection}/${slug} has no sentence that begins «${starts}»`);
  });
}
