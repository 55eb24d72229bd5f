import { isSmall, shareOf } from "#domain/operations/stats/calculate.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { comparison } from "./figure-cards.tsx";
import type { ToolRow } from "./stats.server.ts";

/** Tools by their use and their errors. */
export function ToolsPanel({ rows }: { rows: readonly ToolRow[] }) {
  return (
    <Panel labelledBy="herramientas" className="overflow-hidden">
      <PanelHeader
        id="herramientas"
        title="Herramientas"
        description="Fallos: errores de esa herramienta entre los cálculos y los errores juntos."
        divided
      />
      <DataTable
        caption="Uso y fallos de cada herramienta"
        columns={columns}
        rows={rows}
        rowKey={({ toolId }) => toolId}
        empty={<PanelBody className="text-sm text-muted-foreground">Nadie ha calculado nada en el periodo.</PanelBody>}
      />
    </Panel>
  );
}

const rateOf = ({ runs, failures }: ToolRow) => shareOf(failures, runs + failures);

const columns: readonly Column<ToolRow>[] = [
  {
    id: "tool",
    header: "Herramienta",
    narrow: "title",
    cell: ({ name, runs, before }) => (
      <>
        <span className="block font-medium">{name}</span>
        <span className="block text-xs text-subtle-foreground">{comparison(runs, before)}</span>
      </>
    ),
  },
  {
    id: "runs",
    header: "Cálculos",
    numeric: true,
    narrow: "figure",
    sortBy: ({ runs }) => runs,
    cell: ({ runs }) => formatNumber(runs),
  },
  {
    id: "people",
    header: "Personas",
    numeric: true,
    sortBy: ({ people }) => people,
    cell: ({ people }) => formatNumber(people),
  },
  {
    id: "credits",
    header: "Créditos",
    numeric: true,
    sortBy: ({ credits }) => credits,
    cell: ({ credits }) => formatNumber(credits),
  },
  {
    id: "failures",
    header: "Fallos",
    numeric: true,
    narrow: "note",
    sortBy: (row) => rateOf(row) ?? 0,
    cell: (row) => {
      const rate = rateOf(row);
      return (
        <PageLink to="/admin/errores">
          {rate === null ? "Sin datos" : formatPercent(rate)}
          {isSmall(row.runs + row.failures) ? " *" : ""}
          <span className="sr-only">{isSmall(row.runs + row.failures) ? " (muestra pequeña)" : ""}: ver errores</span>
        </PageLink>
      );
    },
  },
];
