import { FileDown } from "lucide-react";
import type { MagnetKind } from "#domain/lead/lead.ts";
import { articleCard } from "#server/articles/article-view.server.ts";
import { listArticles } from "#server/articles.server.ts";
import { LeadMagnetButton } from "#ui/lead/lead-magnet-button.tsx";
import { PageHero } from "#ui/marketing/page-hero.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/resources.ts";
import { ArticleRows } from "./article-rows.tsx";
import { ResourcesDrawing } from "./collection-drawing.tsx";

export function loader() {
  return { articles: listArticles("recursos").map(articleCard) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Recursos para agentes inmobiliarios",
    description:
      "Guías, listas para imprimir y guiones para captar, visitar y vender vivienda, y dos cuadernos en PDF para descargar.",
    path: "/recursos",
  });

export default function Resources({ loaderData: { articles } }: Route.ComponentProps) {
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
          <ArticleRows articles={articles} />
        </div>
      </section>
      <section aria-labelledby="descargas" className="wrap-page py-section">
        <h2 id="descargas">Dos cuadernos en PDF</h2>
        <p className="mt-3 max-w-reading text-muted-foreground">
          Déjanos tu correo y descárgalos. Las novedades van aparte: solo si marcas su casilla.
        </p>
        <div className="mt-8 grid gap-5 md:grid-cols-[7fr_5fr]">
          <Download
            kind="ebook"
            title="IA para vender vivienda"
            text="Qué puede hacer hoy un programa por un agente, qué no, y cómo comprobar lo que dice."
          />
          <Download
            kind="guide"
            title="Descripciones que se leen"
            text="Cómo escribir el anuncio de una vivienda con lo que tiene de verdad, paso a paso."
          />
        </div>
      </section>
    </main>
  );
}

function Download({ kind, title, text }: { kind: MagnetKind; title: string; text: string }) {
  return (
    <article className="zocalo-foot flex flex-col items-start gap-2 rounded-lg border bg-card px-5 pt-6 pb-8 sm:px-7">
      <h3>{title}</h3>
      <p className="mb-4 text-muted-foreground">{text}</p>
      <LeadMagnetButton kind={kind} variant="outline" className="mt-auto">
        <FileDown aria-hidden size={18} strokeWidth={1.75} />
        Descargar el PDF
      </LeadMagnetButton>
    </article>
  );
}
