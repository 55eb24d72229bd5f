import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { Callout } from "#ui/callout.tsx";
import { FanChart } from "#ui/charts/fan-chart.tsx";
import { IntervalRows } from "#ui/charts/interval-rows.tsx";
import { evenly } from "#ui/charts/line-chart.tsx";
import { type Column, DataTable, TwoLines } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import {
  CUT_NOTE,
  distanceText,
  explainModel,
  explainRealFuture,
  explainTestLimits,
  explainTests,
  explainTie,
  explainWait,
  hasFewTests,
  lastPeriod,
  lastRow,
  modelRows,
  periodText,
  signedMoney,
} from "./explain.ts";
import type { Appreciation, YearRow } from "./result.ts";

const AXIS_LABELS = 7;

/** The value carried back with the series, and ahead with its band. */
export function FanPanel({ result }: { result: Appreciation }) {
  const { series, value, currency, forecast } = result;
  const row = lastRow(result)!;
  const { start, values, perYear } = series;
  const last = start + values.length - 1;
  const end = values.at(-1)!;
  const history = values.map((one, i) => ({ x: start + i, y: (value * one) / end }));
  const path = forecast!.path.map((point) => ({
    x: last + point.step,
    median: value * point.value,
    bands: [{ probability: 0.8 as const, low: value * point.low, high: value * point.high }],
  }));
  const firsts = [...history, ...path].map(({ x }) => x).filter((x) => x % perYear === 0);
  return (
    <Panel labelledBy="prevision-abanico">
      <PanelHeader
        id="prevision-abanico"
        title="Tu vivienda, al paso de la serie"
        description="El pasado es tu valor de hoy llevado atrás con la serie: no lo que valió tu vivienda."
      />
      <PanelBody>
        <FanChart
          title={fanTitle(result, row)}
          subtitle={`Valor en ${currency}, contado desde el último dato (${lastPeriod(result)})`}
          summary={`Abanico de ${distanceText(row)}: lo central acaba en ${moneyIn(currency)(row.value)}.`}
          history={history}
          forecast={path}
          formatX={(x) => periodText(x, perYear)}
          formatY={shortMoneyIn(currency)}
          xName="Periodo"
          labelled={evenly(firsts, AXIS_LABELS)}
          originText="último dato"
          height={280}
        />
      </PanelBody>
    </Panel>
  );
}

function fanTitle({ kind, currency }: Appreciation, row: YearRow): string {
  const money = moneyIn(currency);
  return kind === "constant"
    ? `En ${distanceText(row)}, los mismos ${money(row.value)}`
    : `En ${distanceText(row)}, de ${money(row.low)} a ${money(row.high)}`;
}

export function YearPanel({ result }: { result: Appreciation }) {
  const money = moneyIn(result.currency);
  const { rows, cut } = result.forecast!;
  const columns: Column<YearRow>[] = [
    { id: "when", header: "En", narrow: "title", cell: (row) => distanceText(row) },
    {
      id: "value",
      header: "Central",
      numeric: true,
      narrow: "figure",
      cell: (row) => <strong>{money(row.value)}</strong>,
    },
    {
      id: "band",
      header: "8 de cada 10",
      numeric: true,
      narrow: "detail",
      cell: (row) => (result.kind === "constant" ? "Sin banda" : `${money(row.low)} a ${money(row.high)}`),
    },
    ...(result.inflation === null
      ? []
      : [
          {
            id: "real",
            header: "En dinero de hoy",
            numeric: true,
            narrow: "note" as const,
            cell: (row: YearRow) => (row.real ? `${money(row.real.value)} de hoy` : "–"),
          },
        ]),
  ];
  return (
    <Panel labelledBy="prevision-anos">
      <PanelHeader id="prevision-anos" title="Año a año" description={explainRealFuture(result)} divided />
      <DataTable
        caption="Valor de cada año con su banda"
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row.step)}
      />
      {cut > 0 ? <p className="border-t px-5 py-4 text-sm text-muted-foreground sm:px-6">{CUT_NOTE}</p> : null}
    </Panel>
  );
}

export function WaitPanel({ result }: { result: Appreciation }) {
  const money = moneyIn(result.currency);
  const row = lastRow(result)!;
  const { rows } = result.forecast!;
  return (
    <Panel labelledBy="prevision-esperar">
      <PanelHeader id="prevision-esperar" title="Esperar o vender ya" description={explainWait(result, row)} />
      <PanelBody className="grid gap-4">
        <IntervalRows
          rows={rows.map((one) => ({
            label: `Vender en ${distanceText(one)}`,
            value: one.wait.value,
            range80: result.kind === "constant" ? undefined : { low: one.wait.low, high: one.wait.high },
          }))}
          summary={rows
            .map(({ wait, ...one }) => {
              const [value, low, high] = [wait.value, wait.low, wait.high].map((amount) => signedMoney(amount, money));
              return `En ${distanceText(one)}, ${value}, de ${low} a ${high}`;
            })
            .join(". ")}
          format={(amount) => signedMoney(amount, money)}
        />
        <p className="text-sm text-muted-foreground">
          {explainTie(result, row)} La franja es lo que pasa en 8 de cada 10 veces. La decisión es tuya.
        </p>
      </PanelBody>
    </Panel>
  );
}

type ModelRow = ReturnType<typeof modelRows>[number];

export function ModelPanel({ result }: { result: Appreciation }) {
  const columns: Column<ModelRow>[] = [
    {
      id: "model",
      header: "Método",
      narrow: "title",
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TwoLines title={row.title} detail={row.detail} />
          {row.isChosen ? <Tag tone="success">elegido</Tag> : null}
        </span>
      ),
    },
    {
      id: "mase",
      header: "Error (MASE)",
      numeric: true,
      narrow: "figure",
      cell: (row) => (
        <>
          {/* On a narrow screen the head of the column is gone. */}
          <span className="@2xl:hidden">MASE </span>
          {row.isChosen ? <strong>{formatNumber(row.mase, 2, 2)}</strong> : formatNumber(row.mase, 2, 2)}
        </>
      ),
    },
    {
      id: "tested",
      header: "Comparaciones",
      numeric: true,
      narrow: "note",
      cell: (row) => `${formatNumber(row.tested)} pruebas`,
    },
  ];
  return (
    <Panel labelledBy="prevision-metodo">
      <PanelHeader
        id="prevision-metodo"
        title="Qué método, y cuánto ha fallado"
        description={explainModel(result)}
        divided
      />
      <DataTable
        caption="Los tres métodos, del más simple al menos"
        columns={columns}
        rows={modelRows(result)}
        rowKey={(row) => row.model}
      />
      <div className="grid gap-4 border-t px-5 py-5 sm:px-6">
        <p>{explainTests(result)}</p>
        <p className="text-sm text-muted-foreground">{explainTestLimits(result)}</p>
        {hasFewTests(result) ? (
          <Callout tone="warning" title="Pocas pruebas">
            Con tan pocas la banda puede quedarse corta: usa una serie más larga si la tienes.
          </Callout>
        ) : null}
        <p className="text-xs text-subtle-foreground">
          Cada método se ha puesto en cada momento del pasado, sin ver lo que vino, y se ha comparado con lo que vino.
          El MASE es su fallo medio dividido entre el cambio medio de un periodo a otro (
          {formatPercent(stepChange(result), 2)}
          ): cuanto más bajo, mejor.
        </p>
      </div>
    </Panel>
  );
}

/** Mean change from one value to the next, without its sign. */
function stepChange({ series: { values } }: Appreciation): number {
  const steps = values.slice(1).map((value, i) => Math.abs(Math.log(value / values[i]!)));
  return Math.expm1(steps.reduce((sum, step) => sum + step, 0) / steps.length);
}
