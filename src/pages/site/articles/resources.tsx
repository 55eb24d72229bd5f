import { FileDown } from "lucide-react";
import { LEAD_MAGNETS } from "#content/lead-magnets.ts";
import { articleCard } from "#server/site/articles/article-view.server.ts";
import { listArticles } from "#server/site/articles/articles.server.ts";
import { LeadMagnetButton } from "#ui/lead/lead-magnet-button.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/resources.ts";
import { BookCover } from "./book-cover.tsx";
import { ResourcesDrawing } from "./collection-drawing.tsx";
import { PostCards } from "./post-cards.tsx";

export function loader() {
  return {
    articles: listArticles("recursos").map(articleCard),
    downloads: (["ebook", "guide"] as const).map((kind) => ({
      kind,
      title: LEAD_MAGNETS[kind].title,
      text: LEAD_MAGNETS[kind].description,
    })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Recursos para agentes inmobiliarios",
    description:
      "Guías, listas para imprimir y guiones para captar, visitar y vender vivienda, y dos cuadernos en PDF para descargar.",
    path: "/recursos",
  });

export default function Resources({ loaderData: { articles, downloads } }: Route.ComponentProps) {
  return (
    <main id="contenido">
      <PageHero
        title="Material para tu próxima visita"
        lead="Listas, guiones y guías que puedes leer aquí, imprimir y llevar. Sin registro."
        art={<ResourcesDrawing />}
      />
      <section aria-labelledby="guias" className="border-t bg-muted">
        <div className="wrap-page py-section">
          <h2 id="guias" className="mb-6">
            Guías y listas
          </h2>
          <PostCards posts={articles} level={3} />
        </div>
      </section>
      <section aria-labelledby="descargas" className="wrap-page py-section">
        <h2 id="descargas">Dos cuadernos en PDF</h2>
        <p className="mt-3 max-w-reading text-muted-foreground">
          Déjanos tu correo y descárgalos. Las novedades van aparte: solo si marcas su casilla.
        </p>
        <div className="mt-8 grid gap-5 md:grid-cols-2">
          {downloads.map((download) => (
            <Download key={download.kind} {...download} />
          ))}
        </div>
      </section>
    </main>
  );
}

/** The drawing on the cover of each booklet. */
const covers = {
  ebook: { drawing: "balance", pigment: "cobalto" },
  guide: { drawing: "plan", pigment: "almagre" },
} as const;

function Download({ kind, title, text }: { kind: keyof typeof covers; title: string; text: string }) {
  return (
    <article
      className="zocalo-foot grid gap-x-8 gap-y-5 rounded-lg border bg-card px-5 pt-6 pb-8 sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-7 sm:pt-7"
      style={{ "--zocalo-band": `var(--u-${covers[kind].pigment}-700)` } as React.CSSProperties}
    >
      <BookCover title={title} {...covers[kind]} />
      <div className="flex flex-col items-start gap-2">
        <h3>{title}</h3>
        <p className="mb-4 text-muted-foreground">{text}</p>
        <LeadMagnetButton kind={kind} variant="outline" className="mt-auto">
          <FileDown aria-hidden size={18} strokeWidth={1.75} />
          <span>
            Descargar el PDF<span className="sr-only">: {title}</span>
          </span>
        </LeadMagnetButton>
      </div>
    </article>
  );
}
