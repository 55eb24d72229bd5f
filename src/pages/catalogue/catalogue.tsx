import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { MODULE_NAMES } from "#content/modules.ts";
import { tools } from "#tools/registry.ts";
import { moduleIcons } from "#ui/module-icons.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/catalogue.ts";

/** The catalogue: what is open today, and nothing else. */
export function loader() {
  return {
    cards: tools.map(({ id, path, title, summary, module }) => ({ id, path, title, summary, module })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Herramientas",
    description:
      "Las herramientas de Umbral que ya puedes usar: valorar una vivienda y calcular la capacidad de compra.",
    path: "/herramientas",
  });

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <>
      <main id="contenido" className="wrap-page pt-6 pb-section">
        <h1 className="mt-6 text-h1">Herramientas</h1>
        <p className="mt-3 max-w-reading text-lead text-muted-foreground">
          {cards.length} herramientas abiertas. Cada una muestra un ejemplo resuelto y se prueba sin cuenta.
        </p>
        <ul className="mt-10 grid gap-5 md:grid-cols-2">
          {cards.map((card) => {
            const Icon = moduleIcons[card.module];
            return (
              <li key={card.id}>
                <Link
                  to={card.path}
                  prefetch="intent"
                  className="group flex h-full flex-col gap-3 overflow-hidden rounded-lg border border-b-8 border-b-plataforma bg-card p-6 no-underline hover:bg-accent"
                >
                  <span className="flex items-center gap-3 text-sm text-muted-foreground">
                    <Icon aria-hidden size={24} strokeWidth={1.75} className="text-primary" />
                    {MODULE_NAMES[card.module]}
                  </span>
                  <h2 className="text-h3">{card.title}</h2>
                  <p className="text-muted-foreground">{card.summary}</p>
                  <span className="mt-auto flex items-center gap-2 pt-2 font-medium text-primary">
                    Abrir <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}
