import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import { DEAL_KIND_NAMES, stageName } from "#domain/crm/contacts/trades.ts";
import { isFew } from "#domain/insight/analytics/calculate.ts";
import type { Period } from "#domain/insight/analytics/period.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { AgentFigures, DealFigures, SourceFigures } from "#server/insight/analytics/deal-figures.server.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { FunnelChart } from "../../crm/funnel/funnel-chart.tsx";
import { CostForm } from "./cost-form.tsx";
import { FigureGrid } from "./figure-grid.tsx";
import { minutesText } from "./figure-words.ts";

const CONTACTS = "/dashboard/contactos";

/** Leads: how many, how far, how soon, from where. */
export function LeadsPart({ data, period }: { data: DealFigures; period: Period }) {
  const { figures, funnels, sources, costs, agents } = data;
  return (
    <>
      <FigureGrid
        label="Contactos y tratos en cifras"
        figures={figures}
        hrefs={{ contactos: CONTACTS, tratos: `${CONTACTS}/tablero`, plazo: `${CONTACTS}/tablero?vencidas=1` }}
      />
      {funnels.map(({ kind, rows }) => (
        <Panel key={kind} labelledBy={`embudo-${kind}`}>
          <PanelHeader
            id={`embudo-${kind}`}
            title={`${DEAL_KIND_NAMES[kind]}: de «${stageName(kind, "nuevo")}» a «${stageName(kind, "firmado")}»`}
            description="Tratos que llegaron en el periodo."
            divided
          />
          <PanelBody>
            <FunnelChart kind={kind} rows={rows} />
          </PanelBody>
        </Panel>
      ))}
      <Panel labelledBy="origenes" className="overflow-hidden">
        <PanelHeader
          id="origenes"
          title="De dónde vienen"
          description="Retorno: comisión firmada menos lo pagado, entre lo pagado. Sale donde has apuntado un coste."
          divided
        />
        <DataTable
          caption="Contactos, tratos, firmas, comisión y retorno por origen"
          columns={SOURCE_COLUMNS}
          rows={sources}
          rowKey={({ source }) => source}
          empty={
            <EmptyState
              title="Nadie ha llegado en este periodo"
              action={
                <Button asChild variant="outline" size="sm">
                  <PageLink to={`${CONTACTS}#nuevo`}>Apuntar un contacto</PageLink>
                </Button>
              }
            >
              Cada contacto con su origen se cuenta aquí: cuántos llegan de cada portal y cuántos firman.
            </EmptyState>
          }
        />
        {costs === null ? null : (
          <CostForm costs={costs} month={period.to.slice(0, 7)} sources={sources.map(({ source }) => source)} />
        )}
      </Panel>
      {agents === null || agents.length === 0 ? null : (
        <Panel labelledBy="personas" className="overflow-hidden">
          <PanelHeader
            id="personas"
            title="Por persona"
            description="Los tratos que llegaron en el periodo, de quien los lleva hoy. La comisión, según el reparto de cada trato."
            divided
          />
          <DataTable
            caption="Tratos por persona"
            columns={AGENT_COLUMNS}
            rows={agents}
            rowKey={({ id }) => id ?? "nadie"}
          />
        </Panel>
      )}
    </>
  );
}

const Nothing = () => <span className="text-muted-foreground">—</span>;

const SOURCE_COLUMNS: readonly Column<SourceFigures>[] = [
  {
    id: "source",
    header: "Origen",
    narrow: "title",
    cell: ({ source }) => (
      <PageLink to={`${CONTACTS}?origen=${encodeURIComponent(source)}`} className="link-text touch-target font-medium">
        {sourceName(source)}
      </PageLink>
    ),
    sortBy: ({ source }) => sourceName(source),
  },
  {
    id: "contacts",
    header: "Contactos",
    numeric: true,
    cell: (row) => formatNumber(row.contacts),
    sortBy: (row) => row.contacts,
  },
  {
    id: "deals",
    header: "Tratos",
    numeric: true,
    narrow: "detail",
    cell: ({ source, deals }) => (
      <PageLink to={`${CONTACTS}/tablero?origen=${encodeURIComponent(source)}`} className="link-text touch-target">
        {formatNumber(deals)}
        <span className="@2xl:hidden"> tratos</span>
      </PageLink>
    ),
    sortBy: ({ deals }) => deals,
  },
  {
    id: "signed",
    header: "Firmados",
    numeric: true,
    cell: ({ signed }) => formatNumber(signed),
    sortBy: ({ signed }) => signed,
  },
  {
    id: "commission",
    header: "Comisión",
    numeric: true,
    narrow: "figure",
    cell: ({ commission }) => formatMoney(commission),
    sortBy: ({ commission }) => commission,
  },
  {
    id: "cost",
    header: "Coste",
    numeric: true,
    cell: ({ cost }) => (cost === null ? <Nothing /> : formatMoney(cost)),
    sortBy: ({ cost }) => cost ?? -1,
  },
  {
    id: "roi",
    header: "Retorno",
    numeric: true,
    narrow: "note",
    cell: ({ roi, deals }) =>
      roi === null ? (
        <Nothing />
      ) : (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          {isFew(deals) ? <Tag tone="warning">Pocos datos</Tag> : null}
          <span className="font-semibold">{formatPercent(roi, 0)}</span>
        </span>
      ),
    sortBy: ({ roi }) => roi ?? Number.NEGATIVE_INFINITY,
  },
];

const AGENT_COLUMNS: readonly Column<AgentFigures>[] = [
  {
    id: "name",
    header: "Persona",
    narrow: "title",
    cell: ({ id, name }) => (
      <PageLink
        to={`${CONTACTS}/tablero?responsable=${id ?? "sin_asignar"}`}
        className="link-text touch-target font-medium"
      >
        {name}
      </PageLink>
    ),
    sortBy: ({ name }) => name,
  },
  {
    id: "deals",
    header: "Tratos",
    numeric: true,
    narrow: "detail",
    cell: ({ deals }) => (
      <>
        {formatNumber(deals)}
        <span className="@2xl:hidden"> tratos</span>
      </>
    ),
    sortBy: ({ deals }) => deals,
  },
  {
    id: "answer",
    header: "Respuesta mediana",
    numeric: true,
    cell: ({ medianMinutes, answers }) =>
      medianMinutes === null ? (
        <Nothing />
      ) : (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          {isFew(answers) ? <Tag tone="warning">Pocos datos</Tag> : null}
          {minutesText(medianMinutes)}
        </span>
      ),
    sortBy: ({ medianMinutes }) => medianMinutes ?? Number.POSITIVE_INFINITY,
  },
  {
    id: "late",
    header: "Sin contestar",
    numeric: true,
    cell: ({ late }) => formatNumber(late),
    sortBy: ({ late }) => late,
  },
  {
    id: "signed",
    header: "Firmados",
    numeric: true,
    narrow: "note",
    cell: ({ signed, deals }) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        {isFew(deals) ? <Tag tone="warning">Pocos datos</Tag> : null}
        {formatNumber(signed)}
      </span>
    ),
    sortBy: ({ signed }) => signed,
  },
  {
    id: "commission",
    header: "Comisión",
    numeric: true,
    narrow: "figure",
    cell: ({ commission }) => formatMoney(commission),
    sortBy: ({ commission }) => commission,
  },
];
