import { listArticles, renderArticle } from "../../site/articles/articles.server.ts";

/** An article of help centre, blog or resources, as far as the assistant reads it. */
export interface KnownArticle {
  path: string;
  title: string;
  /** The answer in one or two sentences. */
  summary: string;
  description: string;
  html: string;
}

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
