import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { iconOfTool } from "#ui/tool-icon.ts";
import { FigureRange, FigureValue } from "../../shared/figure-cells.tsx";
import { When } from "../../shared/when.tsx";
import type { RecentResult } from "./dashboard-home.server.ts";

const COLUMNS: readonly Column<RecentResult>[] = [
  { id: "title", header: "Resultado", narrow: "title", cell: (result) => <ResultName {...result} /> },
  {
    id: "range",
    header: "Rango del 80\u00a0%",
    narrow: "detail",
    cell: ({ figure }) => <FigureRange figure={figure} />,
  },
  {
    id: "value",
    header: "Cifra",
    numeric: true,
    narrow: "figure",
    cell: ({ figure }) => <FigureValue figure={figure} />,
  },
  {
    id: "date",
    header: "Fecha",
    numeric: true,
    narrow: "note",
    cell: ({ createdAt }) => <When iso={createdAt} className="text-muted-foreground" />,
  },
];

/** Latest results of this account; each line opens its result again. Ranges have a column where one of them has a range. */
export function RecentResults({ results }: { results: readonly RecentResult[] }) {
  const hasRanges = results.some(({ figure }) => Boolean(figure?.range80));
  const columns = hasRanges ? COLUMNS : COLUMNS.filter(({ id }) => id !== "range");
  return (
    <Panel labelledBy="resultados">
      <PanelHeader
        id="resultados"
        title="Resultados recientes"
        divided
        actions={
          <PageLink to="/dashboard/history" className="link-text touch-target text-sm">
            Ver todos
          </PageLink>
        }
      />
      <DataTable caption="Resultados recientes" columns={columns} rows={results} rowKey={({ id }) => id} />
    </Panel>
  );
}

function ResultName({ title, toolTitle, icon, module, href }: RecentResult) {
  const Icon = iconOfTool(icon, module);
  return (
    <TwoLines
      title={
        <PageLink to={href} className="touch-target no-underline hover:underline">
          {title}
        </PageLink>
      }
      detail={
        <span className="flex items-center gap-1.5">
          <Icon aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
          {toolTitle}
        </span>
      }
    />
  );
}
