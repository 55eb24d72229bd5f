import { ARTICLE_THEMES, type ArticleTheme } from "#content/articles/article-themes.ts";
import { HELP_CATEGORIES } from "#content/articles/help-categories.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { Region } from "#domain/shared/region/region.ts";
import type { HeaderKind } from "#domain/site/drawings/header-drawing.ts";
import { type Article, helpCategoryPath, relatedArticles, renderArticle } from "./articles.server.ts";
import { openedPage } from "./opened-page.server.ts";

/** Subject and drawn header of a post of the blog. */
export interface PostHeader {
  theme: string;
  pigment: (typeof ARTICLE_THEMES)[ArticleTheme]["pigment"];
  drawing: HeaderKind;
}

export const postHeader = (theme: ArticleTheme, drawing: HeaderKind): PostHeader => ({
  theme: ARTICLE_THEMES[theme].name,
  pigment: ARTICLE_THEMES[theme].pigment,
  drawing,
});

/** Days of a card, as dates and in words. @param published ISO date @param reviewed ISO date */
export const cardDates = (published: string, reviewed: string) => ({
  published,
  publishedText: formatDate(published),
  reviewed,
  reviewedText: formatDate(reviewed),
});

/** Data of an article for a list. */
export function articleCard(article: Article) {
  const { title, description, path, minutes, published, reviewed, category, theme, drawing } = article;
  return {
    title,
    description,
    path,
    minutes,
    ...cardDates(published, reviewed),
    header: theme === undefined || drawing === undefined ? null : postHeader(theme, drawing),
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
