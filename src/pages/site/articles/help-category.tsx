import { data } from "react-router";
import { HELP_CATEGORIES, type HelpCategory } from "#content/articles/help-categories.ts";
import { articleCard } from "#server/site/articles/article-view.server.ts";
import { helpCategoryPath, listArticles } from "#server/site/articles/articles.server.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/help-category.ts";
import { ArticleRows } from "./article-rows.tsx";
import { ContactLine } from "./contact-line.tsx";

export function loader({ params }: Route.LoaderArgs) {
  if (!Object.hasOwn(HELP_CATEGORIES, params.category)) throw data(null, { status: 404 });
  const category = params.category as HelpCategory;
  const { name, summary, description } = HELP_CATEGORIES[category];
  return {
    crumb: name,
    name,
    summary,
    description,
    path: helpCategoryPath(category),
    articles: listArticles("ayuda")
      .filter((article) => article.category === category)
      .map(articleCard),
    others: (Object.keys(HELP_CATEGORIES) as HelpCategory[])
      .filter((other) => other !== category)
      .map((other) => ({ name: HELP_CATEGORIES[other].name, path: helpCategoryPath(other) })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? pageMeta(args, {
        title: `Ayuda: ${args.loaderData.name}`,
        description: args.loaderData.description,
        path: args.loaderData.path,
      })
    : [];

export default function HelpCategoryPage({ loaderData: { name, summary, articles, others } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="max-w-[20em]">{name}</h1>
      <p className="mt-4 max-w-[38em] text-lead text-muted-foreground">{summary}</p>
      <div className="mt-10">
        <ArticleRows articles={articles} level={2} />
      </div>
      <nav aria-labelledby="otros-temas" className="mt-12">
        <h2 id="otros-temas" className="text-h4 [font-stretch:100%]">
          Otros temas
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
          {others.map(({ name: other, path }) => (
            <li key={path}>
              <PageLink to={path} className="link-text touch-target">
                {other}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <ContactLine className="mt-section" />
    </main>
  );
}
