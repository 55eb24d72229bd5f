import type { Statement } from "#domain/assistant/answers/statement.ts";
import { findArticle, renderArticle } from "../../site/articles/articles.server.ts";
import type { Collection } from "../../site/articles/front-matter.server.ts";
import { capitalised, factsOn, uncapitalised } from "./fact.server.ts";
import { type PageSection, sectionsOfHtml } from "./read-sections.server.ts";
import { readBlocks } from "./stated.server.ts";

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
/** `‹Fianza›`, `‹Gran tenedor es quien›2`: the beginning of a sentence of the article, and how many are quoted. */
const QUOTE = /‹([^‹›]*)›(\d?)/;

/**
 * Facts that an article says in its own words, written as `readBlocks` reads them: `‹…›` in a sentence stands for the sentence of the
 * article that begins so, so that its figures stand once.
 *
 * @throws naming a beginning that the article does not have
 */
export function quotedFacts(collection: Collection, slug: string, blocks: string): Statement[] {
  const { title, path, sections } = readArticle(collection, slug);
  return readBlocks(blocks).map(({ id, subject, attribute, text, extras }) => {
    const [mark = "", starts = "", count] = QUOTE.exec(text) ?? [];
    for (const { fragment, parts } of sections) {
      for (const line of parts.flatMap((part) => part.split("\n"))) {
        const said = line.replace(/^(?:– |\d{1,2}\. )/, "").split(SENTENCE_END);
        const at = said.findIndex((sentence) => sentence.startsWith(starts));
        if (at < 0 || !starts) continue;
        const quote = said.slice(at, at + Number(count || 1)).join(" ");
        const whole = text.replace(mark, () => (text.startsWith(mark) ? capitalised(quote) : uncapitalised(quote)));
        const page = { url: fragment ? `${path}#${fragment}` : path, title };
        return factsOn(page)(id, subject, attribute, /[.!?]$/.test(whole) ? whole : `${whole}.`, extras);
      }
    }
    throw new Error(`${collection}/${slug} has no sentence that begins «${starts}»`);
  });
}
