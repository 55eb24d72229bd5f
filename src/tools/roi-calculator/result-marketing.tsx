import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ChannelReturn } from "#domain/tools/investment/marketing-return.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { explainMarketing, roiText } from "./explain.ts";
import type { MarketingResult } from "./result.ts";

/** Which channel pays: the whole first, then one beside the other. */
export function MarketingPanels({ result }: { result: MarketingResult }) {
  const { channels, total, currency } = result;
  const money = moneyIn(currency);
  const known = channels.filter(({ roi }) => roi !== null);
  const amount = (value: number | null) => (value === null ? "–" : money(value, 2));
  const columns: Column<ChannelReturn>[] = [
    { id: "name", header: "Canal", narrow: "title", cell: ({ name }) => name },
    { id: "spend", header: "Gasto", numeric: true, cell: ({ spend }) => money(spend) },
    { id: "leads", header: "Contactos", numeric: true, cell: ({ leads }) => formatNumber(leads) },
    { id: "cpl", header: "CPL", numeric: true, narrow: "note", cell: ({ costPerLead }) => amount(costPerLead) },
    {
      id: "closings",
      header: "Cierres",
      numeric: true,
      cell: ({ closings }) => (closings === null ? "–" : formatNumber(closings)),
    },
    { id: "cac", header: "CAC", numeric: true, narrow: "detail", cell: ({ costPerClosing }) => amount(costPerClosing) },
    { id: "margin", header: "Margen", numeric: true, cell: ({ margin }) => money(margin) },
    { id: "roi", header: "ROI", numeric: true, narrow: "figure", cell: ({ roi }) => roiText(roi) },
  ];
  return (
    <>
      <Panel zocalo="plataforma" labelledBy="roi-marketing">
        <div className="grid gap-x-12 gap-y-7 p-5 sm:p-8 lg:grid-cols-2">
          <div id="roi-marketing" className="min-w-0">
            <StatFigure
              size="hero"
              label="ROI de todos los canales"
              value={roiText(total.roi)}
              note={explainMarketing(result)}
            />
          </div>
          {known.length > 0 ? (
            <BarChart
              caption="Retorno de cada canal"
              valueName="ROI"
              rows={known.map(({ name, roi }, index) => ({
                label: known.findIndex((other) => other.name === name) === index ? name : `${name} (${index + 1})`,
                value: roi ?? 0,
                highlighted: index === 0,
              }))}
              format={(value) => formatPercent(value)}
            />
          ) : null}
        </div>
      </Panel>
      <Panel labelledBy="roi-canales" className="overflow-hidden">
        <PanelHeader
          id="roi-canales"
          title="Canal a canal"
          description="CPL: gasto por contacto. CAC: gasto por cierre. ROI: margen menos gasto, entre el gasto."
          divided
        />
        <DataTable
          caption="Gasto, contactos, cierres y retorno de cada canal"
          columns={columns}
          rows={[...channels, ...(channels.length > 1 ? [total] : [])]}
          rowKey={(row) => String(row === total ? "total" : channels.indexOf(row))}
        />
      </Panel>
      <p className="text-xs text-subtle-foreground">Con las cifras que has escrito. Un canal sin gasto no tiene ROI.</p>
    </>
  );
}
