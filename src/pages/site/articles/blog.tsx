import { Rss } from "lucide-react";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { blogCards } from "#server/site/posts/published-posts.server.ts";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/blog.ts";
import { ArticleRows } from "./article-rows.tsx";
import { BlogDrawing } from "./collection-drawing.tsx";

/** Opens the list, because it explains what the product rests on. */
const FIRST = "/blog/que-es-un-rango-del-80";

export async function loader({ context }: Route.LoaderArgs) {
  const articles = await blogCards(mustHave(context.get(servicesContext)).database.db);
  const first = articles.find(({ path }) => path === FIRST) ?? articles[0]!;
  return { first, articles: articles.filter((article) => article !== first) };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: "Blog",
    description:
      "Precios, impuestos, hipotecas y documentos de la vivienda, explicados con sus fuentes y la fecha en que se revisaron.",
    path: "/blog",
  }),
  { tagName: "link", rel: "alternate", type: "application/rss+xml", title: "Blog de Umbral", href: "/blog/rss.xml" },
];

export default function Blog({ loaderData: { first, articles } }: Route.ComponentProps) {
  return (
    <main id="contenido">
      <PageHero
        title="Cuentas claras sobre vivienda"
        lead="Cada artículo dice de dónde sale cada cifra y cuándo la revisamos. Lo dudoso lleva su aviso."
        art={<BlogDrawing />}
      />
      <div className="border-t bg-muted">
        <div className="wrap-page py-section">
          <article className="zocalo-foot relative mb-10 grid gap-x-12 gap-y-4 rounded-lg border bg-card px-5 pt-7 pb-9 sm:px-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-end">
            <h2>
              <PageLink to={first.path} className="no-underline after:absolute after:inset-0 hover:underline">
                {first.title}
              </PageLink>
            </h2>
            <div>
              <p className="text-muted-foreground">{first.description}</p>
              <p className="mt-2 text-sm text-muted-foreground">
                Revisado el <time dateTime={first.reviewed}>{first.reviewedText}</time>, {first.minutes} min
              </p>
            </div>
          </article>
          <ArticleRows articles={articles} level={2} />
          <p className="mt-8 text-control">
            <a href="/blog/rss.xml" className="link-text touch-target inline-flex items-center gap-2">
              <Rss aria-hidden size={18} strokeWidth={1.75} />
              Suscríbete por RSS
            </a>
          </p>
        </div>
      </div>
    </main>
  );
}
