import { ArrowRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CatalogueExamples } from "./best-match-example.tsx";
import type { CatalogueRow } from "./catalogue-rows.ts";
import { creditsText } from "./tool-row.tsx";

export const loadExample = () => import("./best-match-example.tsx");
const Example = lazy(async () => ({ default: (await loadExample()).BestMatchExample }));

/** Tools that can be used at once, before anybody has searched. */
export function OpenToday({ rows }: { rows: readonly CatalogueRow[] }) {
  return (
    <Panel zocalo="luz" labelledBy="hoy">
      <div className="grid gap-x-12 gap-y-6 p-5 sm:p-7 lg:grid-cols-[minmax(0,3.2fr)_minmax(0,8.8fr)]">
        <div>
          <h2 id="hoy" className="text-h3">
            Funcionan hoy
          </h2>
          <p className="mt-2 text-sm leading-normal text-muted-foreground">
            Sin cuenta y sin tarjeta. El resto está en camino.
          </p>
        </div>
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          {rows.map(({ path, title, summary, credits }) => (
            <li key={path} className="flex flex-col items-start gap-2">
              <h3 className="text-h4">{title}</h3>
              <p className="text-sm leading-normal text-muted-foreground">{summary}</p>
              <PageLink
                to={path}
                aria-label={`Abrir ${title}`}
                className="link-text touch-target mt-auto inline-flex items-center gap-1.5 py-1 text-control"
              >
                Abrir
                <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
              </PageLink>
              <span className="sr-only">{creditsText(credits)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** The tool that a search most likely means, with its worked example when it has one. */
export function BestMatch({ row, words, examples }: { row: CatalogueRow; words: string; examples: CatalogueExamples }) {
  const { isOpen } = row;
  return (
    <Panel zocalo="luz" labelledBy="mejor">
      <div className="grid items-center gap-x-12 gap-y-6 p-5 sm:p-7 lg:grid-cols-2">
        <div>
          <p className="text-sm text-muted-foreground">Lo que más encaja con «{words}»</p>
          <h2 id="mejor" className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
            {row.title}
            {isOpen ? <Tag tone="success">Funciona hoy</Tag> : <Tag>Pronto</Tag>}
          </h2>
          <p className="mt-2 text-control leading-normal text-muted-foreground">
            {row.summary} {isOpen ? "" : "Todavía no está construida: su página dice qué hará."}
          </p>
          <Button asChild variant={isOpen ? "default" : "outline"} className="mt-5">
            <PageLink to={row.path}>{isOpen ? "Abrir" : "Ver qué hará"}</PageLink>
          </Button>
        </div>
        {isOpen ? (
          <Suspense fallback={<div className="min-h-28" />}>
            <Example path={row.path} examples={examples} />
          </Suspense>
        ) : null}
      </div>
    </Panel>
  );
}
