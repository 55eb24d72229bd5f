import { findArticle } from "../../site/articles/articles.server.ts";
import type { StatedPage } from "./fact.server.ts";

/**
 * An article of the help centre as the page of facts.
 *
 * @param slug of a file in `content/articles/ayuda`
 * @throws where there is no such article: a mistake of ours that a test finds
 */
export function helpPage(slug: string): StatedPage {
  const article = findArticle("ayuda", slug);
  if (!article) throw new Error(`there is no article ${slug}`);
  return { url: article.path, title: article.title };
}
