import { data } from "react-router";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { articleView } from "#server/site/articles/article-view.server.ts";
import { findArticle } from "#server/site/articles/articles.server.ts";
import { findPublishedPost } from "#server/site/posts/published-posts.server.ts";
import type { Route } from "./+types/blog-post.ts";
import { articleMeta } from "./article-meta.ts";
import { ArticlePage } from "./article-page.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const region = regionOfPath(new URL(request.url).pathname);
  const file = findArticle("blog", params.slug);
  const { db } = mustHave(context.get(servicesContext)).database;
  const article = file ? articleView(file, region) : await findPublishedPost(db, params.slug, region);
  if (!article) throw data(null, { status: 404 });
  return { crumb: article.title, article };
}

export const meta: Route.MetaFunction = (args) => articleMeta(args, args.loaderData?.article);

export default function BlogPost({ loaderData: { article } }: Route.ComponentProps) {
  return <ArticlePage article={article} shelf={{ name: "Blog", path: "/blog" }} relatedTitle="Sigue leyendo" />;
}
