import { data } from "react-router";
import { regionOfPath } from "#domain/region/region.ts";
import { articleView } from "#server/articles/article-view.server.ts";
import { findArticle } from "#server/articles.server.ts";
import type { Route } from "./+types/blog-post.ts";
import { articleMeta } from "./article-meta.ts";
import { ArticlePage } from "./article-page.tsx";

export function loader({ params, request }: Route.LoaderArgs) {
  const article = findArticle("blog", params.slug);
  if (!article) throw data(null, { status: 404 });
  return { crumb: article.title, article: articleView(article, regionOfPath(new URL(request.url).pathname)) };
}

export const meta: Route.MetaFunction = (args) => articleMeta(args, args.loaderData?.article);

export default function BlogPost({ loaderData: { article } }: Route.ComponentProps) {
  return <ArticlePage article={article} shelf={{ name: "Blog", path: "/blog" }} relatedTitle="Sigue leyendo" />;
}
