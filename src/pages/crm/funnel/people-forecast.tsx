import type { AgentForecast, Forecast, OwnPart } from "#domain/crm/contacts/dto.ts";
import { DEAL_KIND_NAMES, stageName } from "#domain/crm/contacts/trades.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";

/** The expected fees by person, and the reader's parts in deals of colleagues. Nothing for a person who works alone. */
export function PeopleForecast({ forecast: { agents, ownParts, currency } }: { forecast: Forecast }) {
  const isShared = agents.length > 1 || ownParts.length > 0;
  if (!isShared) return null;
  return (
    <>
      <Panel labelledBy="prevision-personas" className="overflow-hidden">
        <PanelHeader
          id="prevision-personas"
          title="Previsión por persona"
          description="De las compras, ventas y alquileres abiertos. Cada trato reparte sus honorarios como diga; si no dice nada, son de quien lo lleva."
          divided
        />
        <DataTable
          caption="Honorarios previstos por persona"
          columns={agentColumns(currency)}
          rows={agents}
          rowKey={({ person }) => person?.id ?? "nadie"}
        />
      </Panel>
      {ownParts.length > 0 ? (
        <Panel labelledBy="partes" className="overflow-hidden">
          <PanelHeader
            id="partes"
            title="Tus partes en tratos de compañeros"
            description="Los llevan otras personas; aquí ves solo lo que te toca."
            divided
          />
          <DataTable
            caption="Partes en los honorarios de tratos de compañeros"
            columns={partColumns(currency)}
            rows={ownParts}
            rowKey={({ dealId }) => dealId}
          />
        </Panel>
      ) : null}
    </>
  );
}

const agentColumns = (currency: string): readonly Column<AgentForecast>[] => [
  {
    id: "person",
    header: "Persona",
    narrow: "title",
    cell: ({ person }) => <span className="font-medium">{person?.name ?? "Sin asignar"}</span>,
  },
  {
    id: "deals",
    header: "Tratos abiertos",
    numeric: true,
    narrow: "note",
    cell: ({ deals }) => formatNumber(deals),
  },
  {
    id: "expected",
    header: "Previsión",
    numeric: true,
    narrow: "figure",
    cell: ({ expectedCents }) => <span className="font-semibold">{formatMoney(expectedCents / 100, currency)}</span>,
  },
];

const partColumns = (currency: string): readonly Column<OwnPart>[] => [
  {
    id: "title",
    header: "Trato",
    narrow: "title",
    cell: ({ title }) => <span className="font-medium wrap-anywhere">{title}</span>,
  },
  {
    id: "stage",
    header: "Etapa",
    narrow: "detail",
    cell: ({ kind, stage }) => `${DEAL_KIND_NAMES[kind]}: ${stageName(kind, stage)}`,
  },
  {
    id: "percent",
    header: "Tu parte",
    numeric: true,
    narrow: "note",
    cell: ({ percent }) => formatPercent(percent / 100),
  },
  {
    id: "part",
    header: "Honorarios",
    numeric: true,
    narrow: "figure",
    cell: ({ partCents }) =>
      partCents === null ? (
        "Sin importe"
      ) : (
        <span className="font-semibold">{formatMoney(partCents / 100, currency)}</span>
      ),
  },
];
