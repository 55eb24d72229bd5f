import { HELP_CATEGORIES } from "#content/articles/help-categories.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { Region } from "#domain/shared/region/region.ts";
import { type Article, helpCategoryPath, relatedArticles, renderArticle } from "./articles.server.ts";
import { openedPage } from "./opened-page.server.ts";

/** Data of an article for a list. */
export function articleCard({ title, description, path, minutes, reviewed, category }: Article) {
  return {
    title,
    description,
    path,
    minutes,
    reviewed,
    reviewedText: formatDate(reviewed),
    category:
      category === undefined ? null : { name: HELP_CATEGORIES[category].name, path: helpCategoryPath(category) },
  };
}
export type ArticleCard = ReturnType<typeof articleCard>;

/** Data for the page of an article; everything is text by then, so the browser needs no code for it. */
export function articleView(article: Article, region: Region) {
  const { html, headings } = renderArticle(article, region);
  return {
    ...articleCard(article),
    summary: article.summary,
    author: article.author,
    published: article.published,
    publishedText: formatDate(article.published),
    html,
    headings,
    related: relatedArticles(article).map(articleCard),
    opens: article.opens === undefined ? null : openedPage(article.opens),
    source: null,
  };
}
export type ArticleView = Omit<ReturnType<typeof articleView>, "source"> & {
  /** The source of a post's news, if somebody else published it first. */
  source: { name: string; url: string } | null;
};
