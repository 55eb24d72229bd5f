import { Printer } from "lucide-react";
import { data } from "react-router";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { articleView } from "#server/site/articles/article-view.server.ts";
import { findArticle } from "#server/site/articles/articles.server.ts";
import { Button } from "#ui/button.tsx";
import type { Route } from "./+types/resource.ts";
import { articleMeta } from "./article-meta.ts";
import { ArticlePage } from "./article-page.tsx";

export function loader({ params, request }: Route.LoaderArgs) {
  const article = findArticle("recursos", params.slug);
  if (!article) throw data(null, { status: 404 });
  return { crumb: article.title, article: articleView(article, regionOfPath(new URL(request.url).pathname)) };
}

export const meta: Route.MetaFunction = (args) => articleMeta(args, args.loaderData?.article);

export default function Resource({ loaderData: { article } }: Route.ComponentProps) {
  return (
    <ArticlePage
      article={article}
      shelf={{ name: "Recursos", path: "/recursos" }}
      relatedTitle="Sigue con esto"
      under={
        <p className="mt-10 print:hidden">
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden size={18} strokeWidth={1.75} />
            Imprimir o guardar en PDF
          </Button>
        </p>
      }
    />
  );
}
