import type { HelpCategory } from "#content/articles/help-categories.ts";
import { HELP_CATEGORIES } from "#content/articles/help-categories.ts";
import type { Region } from "#domain/shared/region/region.ts";
import { type Collection, type FrontMatter, readArticleFile } from "./front-matter.server.ts";
import { type RenderedText, renderMarkdown, textOf } from "./markdown.server.ts";

/** The articles of the help centre, the blog and the resources: markdown files, read once per process. */
export interface Article extends FrontMatter {
  collection: Collection;
  slug: string;
  /** Address without region prefix. */
  path: `/${string}`;
  markdown: string;
  /** The words alone, for search. */
  text: string;
  /** At 200 words a minute, at least one. */
  minutes: number;
}

const BASES: Record<Collection, `/${string}`> = {
  ayuda: "/help-center/articulo",
  blog: "/blog",
  recursos: "/recursos",
};

const sources = import.meta.glob<string>("../../../content/articles/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const articles: readonly Article[] = Object.entries(sources)
  .map(([file, source]) => toArticle(file, source))
  .sort(
    (a, b) =>
      Number(a.order ?? 0) - Number(b.order ?? 0) ||
      b.published.localeCompare(a.published) ||
      a.title.localeCompare(b.title, "es"),
  );

function toArticle(file: string, source: string): Article {
  const [collection, name] = file.split("/").slice(-2) as [Collection, string];
  const slug = name.replace(/\.md$/, "");
  const { matter, markdown } = readArticleFile(file, source);
  const text = textOf(renderMarkdown(markdown, "default").html);
  return {
    ...matter,
    collection,
    slug,
    path: `${BASES[collection]}/${slug}`,
    markdown,
    text,
    minutes: Math.max(1, Math.round(text.split(" ").length / 200)),
  };
}

/** By their position on the shelf where they have one; then newest first, then by title. */
export function listArticles(collection: Collection): Article[] {
  return articles.filter((article) => article.collection === collection);
}

/** The articles of the three collections. */
export function allArticles(): readonly Article[] {
  return articles;
}

export function findArticle(collection: Collection, slug: string): Article | undefined {
  return articles.find((article) => article.collection === collection && article.slug === slug);
}

/** The articles that one names as related, of any collection, in its order. */
export function relatedArticles({ related }: Article): Article[] {
  return related.flatMap((slug) => articles.find((article) => article.slug === slug) ?? []);
}

const rendered = new Map<string, RenderedText>();

/** The article's HTML for a region, and its headings for the contents list. */
export function renderArticle(article: Article, region: Region): RenderedText {
  const key = `${region}${article.path}`;
  let result = rendered.get(key);
  if (!result) {
    result = renderMarkdown(article.markdown, region);
    rendered.set(key, result);
  }
  return result;
}

/** Headings of an article as one text to search. */
export function headingsOf(article: Article): string {
  return renderArticle(article, "default")
    .headings.map(({ text }) => text)
    .join(". ");
}

/** The articles before and after one on its shelf; none outside the help centre. */
export function neighboursOf(article: Article): { before: Article | null; after: Article | null } {
  if (article.category === undefined) return { before: null, after: null };
  const shelf = articles.filter(({ category }) => category === article.category);
  const place = shelf.indexOf(article);
  return { before: shelf[place - 1] ?? null, after: shelf[place + 1] ?? null };
}

/** Address of a shelf of the help centre. */
export function helpCategoryPath(category: HelpCategory): `/${string}` {
  return `/help-center/${category}`;
}

/** Every address below the three collections, without prefix: for the sitemap and the crawl of the tests. */
export function articlePaths(): string[] {
  const categories = (Object.keys(HELP_CATEGORIES) as HelpCategory[]).map(helpCategoryPath);
  return [...categories, ...articles.map(({ path }) => path)];
}
