import { listArticles, renderArticle } from "../../site/articles/articles.server.ts";
import type { KnownArticle } from "./knowledge.server.ts";

/** The articles of help centre, resources and blog, as the assistant reads them. */
export function knownArticles(): KnownArticle[] {
  return (["ayuda", "recursos", "blog"] as const)
    .flatMap((collection) => listArticles(collection))
    .map(({ path, title, summary, description, ...article }) => ({
      path,
      title,
      summary,
      description,
      html: renderArticle({ path, title, summary, description, ...article }, "default").html,
    }));
}
