import { HELP_CATEGORIES, type HelpCategory } from "#content/articles/help-categories.ts";
import { articleCard } from "#server/site/articles/article-view.server.ts";
import { headingsOf, helpCategoryPath, listArticles } from "#server/site/articles/articles.server.ts";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/help-center.ts";
import { ArticleRows } from "./article-rows.tsx";
import { HelpDrawing } from "./collection-drawing.tsx";
import { ContactLine } from "./contact-line.tsx";
import { HelpSearch } from "./help-search.tsx";

export function loader() {
  const articles = listArticles("ayuda");
  return {
    shelves: (Object.keys(HELP_CATEGORIES) as HelpCategory[]).map((category) => ({
      ...HELP_CATEGORIES[category],
      path: helpCategoryPath(category),
      articles: articles
        .filter((article) => article.category === category)
        .map((article) => ({ ...articleCard(article), headings: headingsOf(article) })),
    })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Centro de ayuda",
    description:
      "Cómo se usa cada herramienta de Umbral, qué significa lo que enseña y qué pasa con tus datos. Busca o elige un tema.",
    path: "/help-center",
  });

export default function HelpCenter({ loaderData: { shelves } }: Route.ComponentProps) {
  return (
    <main id="contenido">
      <PageHero
        title="¿Qué quieres hacer?"
        lead="Pasos cortos, con los mismos nombres que ves en pantalla. Lo que Umbral no sabe hacer también está escrito."
        actions={<HelpSearch articles={shelves.flatMap(({ articles }) => articles)} />}
        art={<HelpDrawing />}
      />
      <div id="articulos" className="border-t bg-muted">
        <div className="wrap-page grid gap-y-14 py-section">
          {shelves.map(({ name, summary, path, articles }) => (
            <section key={path} aria-labelledby={path.slice(1).replace("/", "-")}>
              <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
                <h2 id={path.slice(1).replace("/", "-")} className="text-h3">
                  <PageLink to={path} className="no-underline hover:underline">
                    {name}
                  </PageLink>
                </h2>
                <p className="text-control text-muted-foreground">{summary}</p>
              </div>
              <ArticleRows articles={articles} />
            </section>
          ))}
        </div>
      </div>
      <div className="wrap-page py-section">
        <ContactLine />
      </div>
    </main>
  );
}
