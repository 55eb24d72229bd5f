import { ArrowRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { Button } from "#ui/button.tsx";
import { Panel, type Zocalo } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CatalogueExamples } from "./best-match-example.tsx";
import type { CatalogueRow } from "./catalogue-rows.ts";
import type { ShopWindow } from "./shop-windows.server.tsx";

export const loadExample = () => import("./best-match-example.tsx");
const Example = lazy(async () => ({ default: (await loadExample()).BestMatchExample }));

const feet: readonly Zocalo[] = ["plataforma", "hipotecas", "formacion"];

/** Three tools at work, before anybody has searched. */
export function ShopWindows({ windows, rows }: { windows: readonly ShopWindow[]; rows: readonly CatalogueRow[] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {windows.map(({ path, caption, html }, i) => {
        const row = rows.find((tool) => tool.path === path);
        if (!row) return null;
        return (
          <li key={path} className="flex">
            <Panel as="article" zocalo={feet[i % feet.length]!} className="flex w-full flex-col p-5 sm:p-6">
              <h2 className="text-h3">
                <PageLink to={path} className="touch-target no-underline hover:underline">
                  {row.title}
                </PageLink>
              </h2>
              <p className="mt-1 text-sm leading-snug text-muted-foreground">{row.summary}</p>
              <p className="mt-4 mb-3 flex flex-wrap items-center gap-2 border-t pt-4 text-sm leading-snug">
                <Tag>Ejemplo</Tag>
                {caption}
              </p>
              <div
                className="my-auto"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, rendered by the loader
                dangerouslySetInnerHTML={{ __html: html }}
              />
              <PageLink
                to={path}
                aria-label={`Abrir ${row.title}`}
                className="link-text touch-target mt-4 inline-flex items-center gap-1.5 self-start py-1 text-control"
              >
                Abrir
                <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
              </PageLink>
            </Panel>
          </li>
        );
      })}
    </ul>
  );
}

/** The tool that a search most likely means, with its worked example when it has one. */
export function BestMatch({ row, words, examples }: { row: CatalogueRow; words: string; examples: CatalogueExamples }) {
  return (
    <Panel zocalo="luz" labelledBy="mejor">
      <div className="grid items-center gap-x-12 gap-y-6 p-5 sm:p-7 lg:grid-cols-2">
        <div>
          <p className="text-sm text-muted-foreground">Lo que más encaja con «{words}»</p>
          <h2 id="mejor" className="mt-1.5 text-h3">
            {row.title}
          </h2>
          <p className="mt-2 text-control leading-normal text-muted-foreground">{row.summary}</p>
          <Button asChild className="mt-5">
            <PageLink to={row.path}>Abrir</PageLink>
          </Button>
        </div>
        <Suspense fallback={<div className="min-h-28" />}>
          <Example path={row.path} examples={examples} />
        </Suspense>
      </div>
    </Panel>
  );
}
