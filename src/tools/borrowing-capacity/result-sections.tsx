import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn, shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { INDEX_UNITS } from "#domain/tools/mortgage/index-units.ts";
import type { PrepaymentOutcome } from "#domain/tools/mortgage/prepayment.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { explainFees, explainIndexed, explainPath } from "./explain.ts";
import type { CapacityEstimate, IndexedSection, PrepaymentSection } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

/** How the instalment goes if the index follows the supposed path. */
export function RatePathPanel({ result, input }: { result: CapacityEstimate; input: CapacityInput }) {
  const money = moneyIn(result.currency);
  const { reference } = result.rate;
  const doubt =
    reference?.mark === "una-fuente" ? "una sola fuente" : reference?.mark === "por-comprobar" ? "por comprobar" : null;
  return (
    <Panel labelledBy="capacidad-senda">
      <PanelHeader
        id="capacidad-senda"
        title="Cómo va la cuota"
        description={
          reference
            ? `${reference.label}: ${formatPercent(reference.value, 3)}${reference.date ? `, ${formatDate(reference.date)}` : ""}. Diferencial: ${formatPercent(input.spread ?? 0, 2)}.`
            : undefined
        }
        actions={doubt ? <Tag tone="warning">{doubt}</Tag> : null}
      />
      <PanelBody>
        <LineChart
          title={explainPath(result)}
          subtitle="Cuota al mes en cada año, si el índice sigue la senda supuesta. No es una previsión."
          summary={`La cuota empieza en ${money(result.operation.instalment)}.`}
          x={result.years.map((year) => year.year)}
          xName="Año"
          series={[{ name: "Cuota", values: result.years.map((year) => year.instalmentCents / 100) }]}
          formatX={(year) => `año ${year}`}
          formatY={(amount) => money(amount)}
        />
      </PanelBody>
    </Panel>
  );
}

/** Keeping the term against keeping the instalment. */
export function PrepaymentPanel({ prepayment, currency }: { prepayment: PrepaymentSection; currency: string }) {
  const { outcome } = prepayment;
  if (outcome.kind !== "prepaid") return null;
  const money = moneyIn(currency);
  const columns: Column<PrepaymentOutcome>[] = [
    {
      id: "mode",
      header: "Opción",
      narrow: "title",
      cell: ({ mode }) => (mode === "keep-term" ? "Bajar la cuota" : "Bajar el plazo"),
    },
    {
      id: "left",
      header: "Cuotas que quedan",
      numeric: true,
      narrow: "detail",
      cell: (row) => `${formatNumber(row.remainingPayments)} cuotas`,
    },
    {
      id: "instalment",
      header: "Cuota",
      numeric: true,
      narrow: "figure",
      cell: (row) => money(row.instalmentCents / 100, 2),
    },
    {
      id: "saved",
      header: "Intereses que ahorras",
      numeric: true,
      narrow: "note",
      cell: (row) => money(row.interestSavedCents / 100),
    },
  ];
  return (
    <Panel labelledBy="capacidad-amortizar">
      <PanelHeader
        id="capacidad-amortizar"
        title={`Si amortizas ${money(outcome.amountCents / 100)} en el mes ${outcome.month}`}
        description={
          outcome.settles
            ? "Con eso cancelas la hipoteca."
            : `Entonces debes ${money(outcome.balanceBeforeCents / 100)}, quedan ${outcome.remainingBefore} cuotas de ${money(outcome.instalmentBeforeCents / 100, 2)}.`
        }
        divided
      />
      <DataTable
        caption="Bajar la cuota o bajar el plazo"
        columns={columns}
        rows={outcome.outcomes}
        rowKey={({ mode }) => mode}
      />
      <p className="border-t px-5 py-4 text-sm text-muted-foreground sm:px-6">{explainFees(prepayment, currency)}</p>
    </Panel>
  );
}

/** A loan in an indexed unit, in the money of each year. */
export function IndexedPanel({ indexed, currency }: { indexed: IndexedSection; currency: string }) {
  const short = shortMoneyIn(currency);
  const { years } = indexed;
  return (
    <Panel labelledBy="capacidad-unidad">
      <PanelHeader
        id="capacidad-unidad"
        title={`El préstamo en ${indexed.unit}`}
        description={`${INDEX_UNITS[indexed.unit]}. Supone que sube un ${formatPercent(indexed.unitGrowth)} al año y los ingresos, un ${formatPercent(indexed.incomeGrowth)}.`}
      />
      <PanelBody className="grid gap-8 lg:grid-cols-2">
        <LineChart
          title={explainIndexed(indexed, currency)}
          subtitle={`Deuda al final de cada año, en ${currency} de ese año`}
          summary={`La deuda más alta es ${short(indexed.peakBalance)}.`}
          x={years.map(({ year }) => year)}
          xName="Año"
          series={[{ name: "Deuda", values: years.map(({ balance }) => balance) }]}
          formatX={(year) => `año ${year}`}
          formatY={short}
          fromZero
        />
        <LineChart
          title={`La cuota pasa del ${formatPercent(indexed.incomeShares[0] ?? 0)} al ${formatPercent(indexed.incomeShares.at(-1) ?? 0)} de los ingresos`}
          subtitle="Cuota entre ingresos de cada año"
          summary={`Al final la cuota es el ${formatPercent(indexed.incomeShares.at(-1) ?? 0)} de los ingresos.`}
          x={years.map(({ year }) => year)}
          xName="Año"
          series={[{ name: "Esfuerzo", values: indexed.incomeShares }]}
          formatX={(year) => `año ${year}`}
          formatY={(share) => formatPercent(share, 0)}
          fromZero
        />
      </PanelBody>
    </Panel>
  );
}
