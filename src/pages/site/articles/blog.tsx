import { Rss } from "lucide-react";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { blogCards } from "#server/site/posts/published-posts.server.ts";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/blog.ts";
import { BlogDrawing } from "./collection-drawing.tsx";
import { PostCard, PostCards } from "./post-cards.tsx";

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
          <div className="mb-8">
            <PostCard post={first} isFirst />
          </div>
          <PostCards posts={articles} />
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
