import { DEAL_STAGE_NAMES } from "#domain/crm/contacts/contact-names.ts";
import type { Forecast, ForecastRow } from "#domain/crm/contacts/dto.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { Tooltip } from "#ui/tooltip.tsx";

/** Expected income of the open deals, stage by stage, with the number of cases behind each probability. */
export function ForecastTable({ forecast }: { forecast: Forecast }) {
  const { rows, totalCents, currency } = forecast;
  const without = rows.reduce((sum, row) => sum + row.withoutAmount, 0);
  return (
    <Panel labelledBy="prevision" className="overflow-hidden">
      <PanelHeader
        id="prevision"
        title="Previsión de los tratos abiertos"
        description={
          without === 0
            ? "La comisión de cada trato por la probabilidad de que se firme."
            : `${formatNumber(without)} ${without === 1 ? "trato no tiene importe y no suma" : "tratos no tienen importe y no suman"}.`
        }
        actions={
          <span className="text-control font-semibold tabular-nums">{formatMoney(totalCents / 100, currency)}</span>
        }
        divided
      />
      <DataTable
        caption="Previsión por etapa"
        columns={columnsOf(currency)}
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
              De tus tratos cerrados que llegaron al menos a esa etapa, qué parte se firmó. Con pocos cerrados pesa más
              un valor de partida (del 5&nbsp;% en «Nuevo» al 90&nbsp;% en «Arras»), que cuenta como dos tratos y pierde
              peso con cada cierre.
            </dd>
          </div>
          <div>
            <dt className="font-medium text-foreground">Comisión</dt>
            <dd>La que pone el trato; si no pone ninguna, su importe por la comisión de tus ajustes.</dd>
          </div>
          <div>
            <dt className="font-medium text-foreground">Previsión</dt>
            <dd>
              Comisión por probabilidad, sumada. No es lo que vas a cobrar: es la media si tus cierres siguen igual.
            </dd>
          </div>
        </dl>
      </Disclosure>
    </Panel>
  );
}

function columnsOf(currency: string): readonly Column<ForecastRow>[] {
  const money = (cents: number) => formatMoney(cents / 100, currency);
  return [
    {
      id: "stage",
      header: "Etapa",
      narrow: "title",
      cell: ({ stage }) => <span className="font-medium">{DEAL_STAGE_NAMES[stage]}</span>,
    },
    { id: "n", header: "Tratos", numeric: true, cell: ({ n }) => formatNumber(n) },
    { id: "amount", header: "Importe", numeric: true, cell: ({ amountCents }) => money(amountCents) },
    { id: "commission", header: "Comisión", numeric: true, cell: ({ commissionCents }) => money(commissionCents) },
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
  return `De ${formatNumber(observed)} ${observed === 1 ? "trato cerrado que llegó" : "tratos cerrados que llegaron"} hasta aquí, ${won === 1 ? "se firmó 1" : `se firmaron ${formatNumber(won)}`}. Suavizada con un valor de partida que pesa como dos.`;
}
