import { ArrowRight } from "lucide-react";
import type { ShownRun } from "#server/tools/runs/runs-shown.server.ts";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { FigureRange, FigureValue } from "../../shared/figure-cells.tsx";
import { When } from "../../shared/when.tsx";
import type { HomePageData } from "./home-page.server.ts";

/** Results of tools about the home, and the tools opened with it. */
export function HomeRuns({ page: { runs, tools, home } }: { page: HomePageData }) {
  return (
    <Panel labelledBy="herramientas" className="overflow-hidden">
      <PanelHeader id="herramientas" title="Resultados de esta vivienda" divided />
      <DataTable
        caption="Resultados de esta vivienda"
        columns={COLUMNS}
        rows={runs}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="Todavía no hay resultados">
            Los cálculos que hagas con esta vivienda se quedan aquí, con su cifra y su fecha.
          </EmptyState>
        }
      />
      {tools.length > 0 ? (
        <div className="border-t px-5 py-4 sm:px-6 print:hidden">
          <h3 className="text-sm font-semibold tracking-normal [font-stretch:100%]">Abrir en…</h3>
          <ul className="mt-2 grid gap-2 sm:grid-cols-2">
            {tools.map(({ path, title, summary }) => (
              <li key={path}>
                <PageLink
                  to={`${path}?vivienda=${home.id}`}
                  className="grid h-full content-start gap-0.5 rounded-md border p-3 text-foreground no-underline hover:bg-accent"
                >
                  <span className="flex items-center justify-between gap-2 text-sm font-semibold">
                    {title}
                    <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
                  </span>
                  <span className="line-clamp-2 text-xs text-muted-foreground">{summary}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Panel>
  );
}

const COLUMNS: readonly Column<ShownRun>[] = [
  {
    id: "run",
    header: "Resultado",
    narrow: "title",
    cell: ({ href, title, toolTitle }) => {
      const lines = <TwoLines title={title} detail={toolTitle} />;
      return href ? (
        <PageLink to={href} className="block min-w-40 wrap-anywhere text-foreground no-underline hover:underline">
          {lines}
        </PageLink>
      ) : (
        lines
      );
    },
  },
  {
    id: "range",
    header: "Rango del 80\u00a0%",
    narrow: "detail",
    cell: ({ figure }) => <FigureRange figure={figure} />,
  },
  {
    id: "figure",
    header: "Cifra",
    numeric: true,
    narrow: "figure",
    cell: ({ figure }) => <FigureValue figure={figure} />,
  },
  { id: "at", header: "Fecha", numeric: true, narrow: "note", cell: ({ createdAt }) => <When iso={createdAt} /> },
];
