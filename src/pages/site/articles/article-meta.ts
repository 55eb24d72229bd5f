import type { MetaDescriptor } from "react-router";
import type { ArticleView } from "#server/site/articles/article-view.server.ts";
import { pageMeta, siteOf } from "../../shared/page-meta.ts";
import { articleData, logoOf } from "../../shared/structured-data.ts";

/** Head of an article's page; none where the article is missing. */
export function articleMeta(args: Parameters<typeof pageMeta>[0], article: ArticleView | undefined): MetaDescriptor[] {
  if (!article) return [];
  const { title, description, path, author, published, reviewed } = article;
  const origin = siteOf(args.matches)?.origin ?? "";
  return pageMeta(args, {
    title,
    description,
    path,
    type: "article",
    data: [
      articleData({
        title,
        description,
        url: `${origin}${args.location.pathname}`,
        image: `${origin}/og${path}.png`,
        logo: logoOf(origin),
        author,
        published,
        reviewed,
      }),
    ],
  });
}
