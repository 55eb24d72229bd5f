import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { Heatmap } from "#ui/charts/heatmap.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { explainMap, explainStress, roundedMoney } from "./explain.ts";
import type { CapacityEstimate, StressLine } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

/** The instalment one, two and three points up. */
export function StressPanel({ result, input }: { result: CapacityEstimate; input: CapacityInput }) {
  const money = moneyIn(result.currency);
  const columns: Column<StressLine>[] = [
    {
      id: "rise",
      header: "Subida",
      narrow: "title",
      cell: (line) =>
        line.rise === 0 ? "Hoy" : `+${formatNumber(line.rise * 100)} ${line.rise > 0.01 ? "puntos" : "punto"}`,
    },
    {
      id: "rate",
      header: "Interés",
      numeric: true,
      narrow: "detail",
      cell: (line) => formatPercent(line.annualRate, 2),
    },
    { id: "instalment", header: "Cuota", numeric: true, narrow: "figure", cell: (line) => money(line.instalment) },
    { id: "share", header: "Esfuerzo", numeric: true, narrow: "note", cell: (line) => formatPercent(line.incomeShare) },
    { id: "ceiling", header: "Precio máximo con ese interés", numeric: true, cell: (line) => money(line.ceiling) },
    {
      id: "verdict",
      header: `Hasta el ${formatPercent(input.maxIncomeShare)}`,
      narrow: "actions",
      cell: (line) => (line.exceeds ? <Tag tone="warning">lo supera</Tag> : <Tag tone="success">cabe</Tag>),
    },
  ];
  return (
    <Panel labelledBy="capacidad-subida">
      <PanelHeader id="capacidad-subida" title="Si suben los tipos" description={explainStress(result)} divided />
      <DataTable
        caption="Cuota y esfuerzo si el interés sube uno, dos y tres puntos"
        columns={columns}
        rows={result.stress}
        rowKey={(line) => String(line.rise)}
      />
    </Panel>
  );
}

/** The ceiling around the case in hand. */
export function CeilingMapPanel({ result }: { result: CapacityEstimate }) {
  const { heatmap, currency } = result;
  const isTerm = heatmap.across === "years";
  const amounts = [...heatmap.rows.flatMap(({ values }) => values), ...(isTerm ? [] : heatmap.columns)];
  const { unit, format } = roundedMoney(Math.max(...amounts), currency);
  const { title, description } = explainMap(result);
  return (
    <Panel labelledBy="capacidad-mapa">
      <PanelHeader id="capacidad-mapa" title={title} description={description} />
      <PanelBody>
        <Heatmap
          caption={`Precio máximo en ${unit}, según el interés y ${isTerm ? "el plazo" : "el ahorro"}`}
          corner={isTerm ? "Interés / plazo" : "Interés / ahorro"}
          columns={heatmap.columns.map((column) => (isTerm ? `${column} años` : format(column)))}
          rows={heatmap.rows.map(({ rate, values }) => ({ label: formatPercent(rate, 2), values }))}
          format={format}
          current={heatmap.current}
        />
        <p className="mt-3 text-xs text-subtle-foreground">En {unit}. Recuadrado, tu caso.</p>
      </PanelBody>
    </Panel>
  );
}

/** Interest and principal year by year; the monthly table is a download. */
export function SchedulePanel({ result }: { result: CapacityEstimate }) {
  const { isExample } = useToolRun();
  const short = shortMoneyIn(result.currency);
  const money = moneyIn(result.currency);
  const { years } = result;
  const turn = years.find((year) => year.principalCents > year.interestCents)?.year;
  return (
    <Panel labelledBy="capacidad-cuadro">
      <PanelHeader
        id="capacidad-cuadro"
        title="Cuadro de amortización"
        description={isExample ? "Año a año." : "Año a año. El cuadro mes a mes se descarga en CSV o Excel."}
      />
      <PanelBody>
        <StackedBarChart
          title={
            turn === undefined || turn === 1
              ? `En total pagas ${money(result.totalInterest)} de intereses`
              : `Desde el año ${turn} devuelves más capital que intereses; en total pagas ${money(result.totalInterest)} de intereses`
          }
          subtitle={`Pagado cada año, en ${result.currency}`}
          summary={`Barras de ${years.length} años con capital e intereses. El primer año se pagan ${money((years[0]?.interestCents ?? 0) / 100)} de intereses.`}
          parts={["Capital", "Intereses"]}
          columns={years.map((year) => ({
            label: String(year.year),
            values: [year.principalCents / 100, year.interestCents / 100],
          }))}
          format={short}
          columnName="Año"
          totalName="Total"
        />
      </PanelBody>
    </Panel>
  );
}
