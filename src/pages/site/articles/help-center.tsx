import { HELP_CATEGORIES, type HelpCategory } from "#content/articles/help-categories.ts";
import { articleCard } from "#server/site/articles/article-view.server.ts";
import { headingsOf, helpCategoryPath, listArticles } from "#server/site/articles/articles.server.ts";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/help-center.ts";
import { CategoryCard } from "./category-card.tsx";
import { HelpDrawing } from "./collection-drawing.tsx";
import { ContactLine } from "./contact-line.tsx";
import { HelpSearch } from "./help-search.tsx";

/** Articles of a shelf that its card names; its page lists the rest. */
const SHOWN = 3;

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
        <ul className="wrap-page grid gap-5 py-10 sm:grid-cols-2 md:py-14 lg:grid-cols-3">
          {shelves.map((shelf) => (
            <li key={shelf.path} className="grid">
              <CategoryCard {...shelf} articles={shelf.articles.slice(0, SHOWN)} count={shelf.articles.length} />
            </li>
          ))}
          <li className="grid content-center rounded-lg border border-dashed border-border-strong p-5 sm:col-span-2 sm:p-7">
            <ContactLine />
          </li>
        </ul>
      </div>
    </main>
  );
}
