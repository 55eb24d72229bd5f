import { formatNumber } from "#domain/shared/format/format.ts";
import { evenly, LineChart } from "#ui/charts/line-chart.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { explainPrices, explainStretches, growthText, periodText, realMissing } from "./explain.ts";
import type { Appreciation, GrowthRow } from "./result.ts";
import { windowText } from "./rows.ts";

const AXIS_LABELS = 5;

export function GrowthPanel({ result }: { result: Appreciation }) {
  const { windows, series } = result;
  const columns: Column<GrowthRow>[] = [
    { id: "span", header: "Tramo", narrow: "title", cell: (row) => windowText(row.years) },
    {
      id: "from",
      header: "Desde",
      narrow: "detail",
      cell: (row) => periodText(row.from, series.perYear),
    },
    {
      id: "growth",
      header: "Al año",
      numeric: true,
      narrow: "figure",
      cell: (row) => <strong>{growthText(row.growth)}</strong>,
    },
    {
      id: "real",
      header: "Sin inflación",
      numeric: true,
      narrow: "note",
      cell: (row) => (row.real === null ? "–" : `${growthText(row.real)} real`),
    },
  ];
  return (
    <Panel labelledBy="prevision-crecimiento">
      <PanelHeader
        id="prevision-crecimiento"
        title="Lo que ha crecido"
        description={explainStretches(result) ?? undefined}
        divided
      />
      <DataTable
        caption="Crecimiento al año por tramos"
        columns={columns}
        rows={windows}
        rowKey={(row) => String(row.years)}
        empty={<p className="p-5 text-sm text-muted-foreground">Con un solo dato no hay crecimiento que medir.</p>}
      />
    </Panel>
  );
}

/** The series as it was written, and in money of its last period. */
export function RealPanel({ result }: { result: Appreciation }) {
  const { real, series } = result;
  const { start, values, perYear } = series;
  const x = values.map((_, i) => start + i);
  const firsts = x.filter((one) => one % perYear === 0);
  const loss = real?.growth == null || result.growth === null ? null : result.growth - real.growth;
  return (
    <Panel labelledBy="prevision-real">
      <PanelHeader
        id="prevision-real"
        title="Nominal y real"
        description={real ? explainPrices(result) : realMissing(result)}
      />
      <PanelBody>
        <LineChart
          title={
            loss === null || real?.growth == null
              ? "La serie, sin descontar la inflación"
              : `Descontada la inflación, un ${growthText(real.growth)} al año`
          }
          subtitle={series.unit ?? "Tus valores"}
          summary={`Líneas de ${formatNumber(values.length)} periodos, de ${periodText(start, perYear)} a ${periodText(start + values.length - 1, perYear)}.`}
          x={x}
          xName="Periodo"
          series={[
            { name: "Nominal", values },
            ...(real ? [{ name: "Real", values: x.map((one) => real.values[one - real.start] ?? null) }] : []),
          ]}
          formatX={(one) => periodText(one, perYear)}
          formatY={(one) => formatNumber(one, one < 1000 ? 1 : 0)}
          labelled={evenly(firsts, AXIS_LABELS)}
        />
      </PanelBody>
    </Panel>
  );
}
