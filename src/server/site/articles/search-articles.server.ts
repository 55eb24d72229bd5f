import MiniSearch from "minisearch";
import { fold } from "#domain/shared/listing/fold.ts";
import type { FoundRow } from "#domain/shared/search/found-rows.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { listPublishedPosts } from "../posts/published-posts.server.ts";
import { type Article, listArticles } from "./articles.server.ts";

const MOST_ARTICLES = 3;

let index: MiniSearch<Article> | undefined;

/** Articles of the help centre, the blog and the resources; accents do not count, and a letter may be wrong. */
export async function searchArticles(db: Db, query: string): Promise<FoundRow[]> {
  const words = fold(query).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  index ??= indexOf((["ayuda", "blog", "recursos"] as const).flatMap((collection) => listArticles(collection)));
  const found = index
    .search(query)
    .slice(0, MOST_ARTICLES)
    .map(({ id, title }) => rowOf(String(id), String(title)));
  const posts = (await listPublishedPosts(db))
    .filter(({ title }) => words.every((word) => ` ${fold(title)}`.includes(` ${word}`)))
    .map(({ path, title }) => rowOf(path, title));
  return [...posts, ...found].slice(0, MOST_ARTICLES);
}

const rowOf = (path: string, title: string): FoundRow => ({
  kind: "articulo",
  id: path,
  title,
  detail: path.startsWith("/blog/") ? "Blog" : path.startsWith("/recursos/") ? "Recursos" : "Ayuda",
  path,
});

function indexOf(articles: readonly Article[]): MiniSearch<Article> {
  const made = new MiniSearch<Article>({
    idField: "path",
    fields: ["title", "description"],
    storeFields: ["title"],
    tokenize: (text) => fold(text).split(" "),
    processTerm: (term) => (term.length < 3 ? null : term),
    searchOptions: {
      combineWith: "AND",
      boost: { title: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : 0),
    },
  });
  made.addAll(articles);
  return made;
}
