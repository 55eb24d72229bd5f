import type { DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { Forecast, ForecastRow } from "#domain/crm/contacts/dto.ts";
import { DEAL_KIND_NAMES, stageName, TRADES } from "#domain/crm/contacts/trades.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tooltip } from "#ui/tooltip.tsx";

/** Expected income of the open deals, stage by stage, with the number of cases behind each probability. */
export function ForecastTable({ forecast }: { forecast: Forecast }) {
  const { kind, rows, tradeCents, currency } = forecast;
  const { open, isPaid, isMonthly } = TRADES[kind];
  const [first, last] = [open[0], open.at(-1) ?? open[0]];
  const without = rows.reduce((sum, row) => sum + row.withoutAmount, 0);
  return (
    <Panel labelledBy="prevision" className="overflow-hidden">
      <PanelHeader
        id="prevision"
        title={`Previsión de ${DEAL_KIND_NAMES[kind].toLowerCase()}`}
        description={
          without === 0
            ? isPaid
              ? "Los honorarios de cada trato, sin IVA, por la probabilidad de que se firme."
              : "Los honorarios que traería vender cada una, por la probabilidad de firmar el encargo. No suman al total: los cobra la venta."
            : `${formatNumber(without)} ${without === 1 ? "trato no tiene importe y no suma" : "tratos no tienen importe y no suman"}.`
        }
        actions={
          <span className="text-control font-semibold tabular-nums">{formatMoney(tradeCents / 100, currency)}</span>
        }
        divided
      />
      <DataTable
        caption="Previsión por etapa"
        columns={columnsOf(kind, currency)}
        rows={rows}
        rowKey={({ stage }) => stage}
      />
      <Disclosure
        summary={<span className="text-sm">Cómo se calcula</span>}
        className="border-t border-b-0 px-5 sm:px-6"
      >
        <dl className="grid max-w-reading gap-3 text-sm">
          <div>
            <dt className="font-medium text-foreground">Probabilidad</dt>
            <dd>
              De tus tratos cerrados de este tipo que llegaron al menos a esa etapa, qué parte se ganó. Con pocos
              cerrados pesa más un valor de partida, que hemos puesto nosotros (del {formatPercent(first.prior, 0)} en «
              {first.name}» al {formatPercent(last.prior, 0)} en «{last.name}»): cuenta como dos tratos y pierde peso
              con cada cierre.
            </dd>
          </div>
          <div>
            <dt className="font-medium text-foreground">Honorarios</dt>
            <dd>
              Sin IVA. Los que pone el trato, como importe o como porcentaje; si no pone ninguno,{" "}
              {isMonthly
                ? "una mensualidad de renta, que es lo habitual y no lo fija ninguna ley."
                : "los acordados en la ficha de la vivienda o, sin ellos, su importe por la comisión de tus ajustes."}
              {kind === "comprador"
                ? " Si la venta de esa misma vivienda también está abierta, sus honorarios cuentan una sola vez, en la venta; la compra solo suma los que le hayas puesto a ella."
                : ""}
            </dd>
          </div>
          <div>
            <dt className="font-medium text-foreground">Previsión</dt>
            <dd>
              Honorarios por probabilidad, sumados. No es lo que vas a cobrar: es la media si tus cierres siguen igual.
            </dd>
          </div>
        </dl>
      </Disclosure>
    </Panel>
  );
}

function columnsOf(kind: DealKind, currency: string): readonly Column<ForecastRow>[] {
  const money = (cents: number) => formatMoney(cents / 100, currency);
  return [
    {
      id: "stage",
      header: "Etapa",
      narrow: "title",
      cell: ({ stage }) => <span className="font-medium">{stageName(kind, stage)}</span>,
    },
    { id: "n", header: "Tratos", numeric: true, cell: ({ n }) => formatNumber(n) },
    { id: "amount", header: "Importe", numeric: true, cell: ({ amountCents }) => money(amountCents) },
    { id: "commission", header: "Honorarios", numeric: true, cell: ({ commissionCents }) => money(commissionCents) },
    {
      id: "p",
      header: "Probabilidad",
      numeric: true,
      narrow: "detail",
      cell: (row) => (
        <Tooltip text={measuredText(row)}>
          <button type="button" className="touch-target cursor-help underline decoration-dotted underline-offset-4">
            {formatPercent(row.p, 0)}
            <span className="sr-only">. {measuredText(row)}</span>
          </button>
        </Tooltip>
      ),
    },
    {
      id: "measured",
      header: "Medida en",
      numeric: true,
      narrow: "note",
      cell: ({ observed }) => (
        <span className="text-muted-foreground">
          {observed === 0 ? "valor de partida" : `${formatNumber(observed)} ${observed === 1 ? "cerrado" : "cerrados"}`}
        </span>
      ),
    },
    {
      id: "expected",
      header: "Previsión",
      numeric: true,
      narrow: "figure",
      cell: ({ expectedCents }) => <span className="font-semibold">{money(expectedCents)}</span>,
    },
  ];
}

function measuredText({ observed, won }: ForecastRow): string {
  if (observed === 0) return "Valor de partida: todavía no has cerrado ningún trato que llegara hasta aquí.";
  return `De ${formatNumber(observed)} ${observed === 1 ? "trato cerrado que llegó" : "tratos cerrados que llegaron"} hasta aquí, ${won === 1 ? "se ganó 1" : `se ganaron ${formatNumber(won)}`}. Suavizada con un valor de partida que pesa como dos.`;
}
