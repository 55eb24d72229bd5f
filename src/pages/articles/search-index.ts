import MiniSearch from "minisearch";
import { fold } from "#domain/listing/fold.ts";
import type { ArticleCard } from "#server/articles/article-view.server.ts";

/** Words that every question has. */
const COMMON = new Set(
  "a al como con cual cuando de del donde el en es esta la las lo los me mi no o para por puedo que se si sin su un una y".split(
    " ",
  ),
);

/** Finds articles by title and description; accents do not count and a letter or two may be wrong. */
export function searchIndex(articles: readonly ArticleCard[]): (query: string) => ArticleCard[] {
  const index = new MiniSearch<ArticleCard>({
    idField: "path",
    fields: ["title", "description", "shelf"],
    extractField: (article, field) =>
      field === "shelf" ? (article.category?.name ?? "") : (article[field as keyof ArticleCard] as string),
    tokenize: (text) => fold(text).split(" "),
    processTerm: (term) => (term === "" || COMMON.has(term) ? null : term),
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.2 : 0),
    },
  });
  index.addAll(articles);
  const byPath = new Map(articles.map((article) => [article.path as string, article]));
  return (query) => index.search(query).flatMap(({ id }) => byPath.get(id as string) ?? []);
}
