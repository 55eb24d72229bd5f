import { ArrowLeft, ArrowRight } from "lucide-react";
import { data } from "react-router";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { articleView } from "#server/site/articles/article-view.server.ts";
import { type Article, findArticle, neighboursOf } from "#server/site/articles/articles.server.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { HelpPicture } from "#ui/screens/help-picture.tsx";
import type { Route } from "./+types/help-article.ts";
import { articleMeta } from "./article-meta.ts";
import { ArticlePage } from "./article-page.tsx";
import { ContactLine } from "./contact-line.tsx";
import { WasUseful } from "./was-useful.tsx";

const linkTo = (article: Article | null) => article && { path: article.path, title: article.title };

export function loader({ params, request, context }: Route.LoaderArgs) {
  const article = findArticle("ayuda", params.slug);
  if (!article) throw data(null, { status: 404 });
  const { screens } = mustHave(context.get(servicesContext));
  const { before, after } = neighboursOf(article);
  return {
    crumb: article.title,
    slug: article.slug,
    article: articleView(article, regionOfPath(new URL(request.url).pathname)),
    screen: article.screen === undefined ? null : screens.help(article.screen),
    before: linkTo(before),
    after: linkTo(after),
  };
}

export const meta: Route.MetaFunction = (args) => articleMeta(args, args.loaderData?.article);

export default function HelpArticle({ loaderData: { slug, article, screen, before, after } }: Route.ComponentProps) {
  return (
    <ArticlePage
      article={article}
      shelf={article.category ?? { name: "Centro de ayuda", path: "/help-center" }}
      relatedTitle="Sigue con esto"
      above={screen ? <HelpPicture screen={screen} className="mb-8" /> : null}
      under={
        <>
          <WasUseful key={slug} slug={slug} />
          <Neighbours before={before} after={after} />
        </>
      }
      closing={<ContactLine className="mt-section" />}
    />
  );
}

type Neighbour = ReturnType<typeof linkTo>;

/** The articles beside this one on its shelf. */
function Neighbours({ before, after }: { before: Neighbour; after: Neighbour }) {
  if (!before && !after) return null;
  return (
    <nav
      aria-label="Artículos del mismo tema"
      className="mt-5 grid gap-x-8 gap-y-4 border-t pt-5 text-control sm:grid-cols-2 print:hidden"
    >
      {before ? (
        <PageLink to={before.path} rel="prev" className="group flex gap-3 no-underline">
          <ArrowLeft aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          <span>
            <span className="block text-sm text-muted-foreground">Anterior</span>
            <span className="group-hover:underline">{before.title}</span>
          </span>
        </PageLink>
      ) : null}
      {after ? (
        <PageLink to={after.path} rel="next" className="group flex gap-3 no-underline sm:col-start-2 sm:justify-end">
          <span className="sm:text-right">
            <span className="block text-sm text-muted-foreground">Siguiente</span>
            <span className="group-hover:underline">{after.title}</span>
          </span>
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        </PageLink>
      ) : null}
    </nav>
  );
}
