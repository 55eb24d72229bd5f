import { Form } from "react-router";
import { LOSS_REASON_NAMES, sourceName, WIN_REASON_NAMES } from "#domain/crm/contacts/contact-names.ts";
import { DEAL_KINDS } from "#domain/crm/contacts/contact-values.ts";
import type { Forecast, Funnel } from "#domain/crm/contacts/dto.ts";
import { DEAL_KIND_NAMES, stageName, TRADES } from "#domain/crm/contacts/trades.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { readForecast } from "#server/crm/contacts/read-forecast.server.ts";
import { readFunnel } from "#server/crm/contacts/read-funnel.server.ts";
import { Button } from "#ui/button.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { ChoiceField } from "../../shared/filter-fields.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { rememberedTrade } from "../board/chosen-trade.server.ts";
import { requireCrm } from "../crm-access.server.ts";
import { crmPlaceOf, useCrmPlace } from "../crm-place.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/funnel.ts";
import { FewTag } from "./few-tag.tsx";
import { ForecastTable } from "./forecast-table.tsx";
import { FunnelChart } from "./funnel-chart.tsx";
import { PeopleForecast } from "./people-forecast.tsx";

const PERIODS = [
  { value: "", label: "Últimos 12 meses", days: 365 },
  { value: "30", label: "Últimos 30 días", days: 30 },
  { value: "90", label: "Últimos 90 días", days: 90 },
  { value: "todo", label: "Desde el principio", days: 36_500 },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services, place } = requireCrm(context, request);
  const { database, now } = services;
  const { searchParams } = new URL(request.url);
  const period = PERIODS.find(({ value }) => value === searchParams.get("periodo")) ?? PERIODS[0];
  const asked = DEAL_KINDS.find((one) => one === searchParams.get("tipo"));
  const kind = place.isHouse ? "plataforma" : (asked ?? rememberedTrade(request) ?? "comprador");
  const to = now();
  const from = new Date(to.getTime() - period.days * DAY_MS);
  return {
    crumb: "Embudo",
    period: period.value,
    funnel: await readFunnel(database.db, actor, { kind, from, to }),
    forecast: await readForecast(database.db, actor, kind),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Embudo y previsión",
    description:
      "Cuántos tratos pasan de cada etapa a la siguiente, qué comisión puedes esperar de los abiertos y cuánto tardas en responder.",
    path: crmPlaceOf(args.location.pathname).funnel,
    regions: false,
    noIndex: true,
  });

export default function FunnelPage({ loaderData: { funnel, forecast, period } }: Route.ComponentProps) {
  const place = useCrmPlace();
  useFreshData("contacts");
  const cameIn = funnel.rows[0]?.reached ?? 0;
  return (
    <main id="contenido" className="grid gap-4">
      <PageHead
        title="Embudo y previsión"
        lead="Cuántos tratos avanzan, dónde se quedan y qué puedes esperar de los abiertos."
      />
      <Form
        method="get"
        action={place.funnel}
        aria-label="Tipo de trato y periodo"
        className="flex flex-wrap items-end gap-3"
      >
        {place.isHouse ? null : (
          <ChoiceField
            name="tipo"
            label="Tipo de trato"
            value={funnel.kind}
            choices={DEAL_KINDS.filter((kind) => kind !== "plataforma").map((kind) => ({
              value: kind,
              label: DEAL_KIND_NAMES[kind],
            }))}
          />
        )}
        <ChoiceField name="periodo" label="Tratos que llegaron en" value={period} choices={PERIODS} />
        <Button type="submit" variant="outline">
          Ver
        </Button>
      </Form>
      {cameIn === 0 && forecast.rows.every(({ n }) => n === 0) ? (
        <Panel as="div">
          <EmptyState
            level={2}
            title={`Todavía no hay tratos de ${DEAL_KIND_NAMES[funnel.kind].toLowerCase()} que medir`}
            action={
              <Button asChild variant="outline">
                <PageLink to={place.board}>Ir al tablero</PageLink>
              </Button>
            }
          >
            Con los primeros verás aquí qué parte avanza y cuánto tardas en responder.
          </EmptyState>
        </Panel>
      ) : (
        <>
          <Figures funnel={funnel} forecast={forecast} />
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <Panel labelledBy="embudo">
              <PanelHeader
                id="embudo"
                title={`De «${stageName(funnel.kind, "nuevo")}» a «${stageName(funnel.kind, "firmado")}»`}
                divided
              />
              <PanelBody>
                <FunnelChart kind={funnel.kind} rows={funnel.rows} />
              </PanelBody>
            </Panel>
            <div className="grid gap-4">
              <LossPanel lost={funnel.lost} />
              {funnel.won.length > 0 ? <WinPanel won={funnel.won} /> : null}
            </div>
          </div>
          <ForecastTable forecast={forecast} />
          <PeopleForecast forecast={forecast} />
          <SourcesPanel sources={funnel.bySource} />
        </>
      )}
    </main>
  );
}

function Figures({ funnel, forecast }: { funnel: Funnel; forecast: Forecast }) {
  const cameIn = funnel.rows[0]?.reached ?? 0;
  const signed = funnel.rows.at(-1)?.reached ?? 0;
  const open = forecast.rows.reduce((sum, { n }) => sum + n, 0);
  const figures = [
    { label: "Han llegado", value: formatNumber(cameIn), note: cameIn === 1 ? "trato" : "tratos en el periodo" },
    {
      label: TRADES[funnel.kind].isPaid ? "Han firmado" : "Encargos firmados",
      value: formatNumber(signed),
      note: cameIn === 0 ? "de ninguno" : `${formatPercent(signed / cameIn)} de los que llegaron`,
    },
    {
      label: "Tiempo de respuesta",
      value: funnel.medianAnswerMinutes === null ? "Sin datos" : minutesText(funnel.medianAnswerMinutes),
      note: "la mitad se responde antes, en horas de apertura",
    },
    {
      label: "Honorarios previstos",
      value: formatMoney(forecast.totalCents / 100, forecast.currency),
      note: TRADES[funnel.kind].isPaid
        ? `${formatMoney(forecast.tradeCents / 100, forecast.currency)} de ${formatNumber(open)} ${open === 1 ? "trato" : "tratos"} de ${DEAL_KIND_NAMES[funnel.kind].toLowerCase()}`
        : "de las ventas, compras y alquileres abiertos",
    },
  ];
  return (
    <section
      aria-label="En cifras"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-4"
    >
      {figures.map((figure) => (
        <StatFigure key={figure.label} {...figure} className="bg-card p-4 sm:px-5" />
      ))}
    </section>
  );
}

/** `42 min`, `3 h 20 min`. */
function minutesText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole}\u00a0min`;
  const rest = whole % 60;
  return `${formatNumber(Math.floor(whole / 60))}\u00a0h${rest === 0 ? "" : ` ${rest}\u00a0min`}`;
}

function LossPanel({ lost }: { lost: Funnel["lost"] }) {
  return (
    <Panel labelledBy="perdidos">
      <PanelHeader id="perdidos" title="Por qué se pierden" divided />
      {lost.length === 0 ? (
        <EmptyState title="Ninguno perdido">Cuando cierres un trato como perdido, su motivo se cuenta aquí.</EmptyState>
      ) : (
        <PanelBody>
          <BarChart
            caption="Motivos de los tratos perdidos"
            valueName="Tratos"
            rows={lost.map(({ reason, count }) => ({ label: LOSS_REASON_NAMES[reason], value: count }))}
            format={(value) => formatNumber(value)}
          />
        </PanelBody>
      )}
    </Panel>
  );
}

function WinPanel({ won }: { won: Funnel["won"] }) {
  return (
    <Panel labelledBy="ganados">
      <PanelHeader id="ganados" title="Por qué se ganan" divided />
      <PanelBody>
        <BarChart
          caption="Motivos de los tratos ganados"
          valueName="Tratos"
          rows={won.map(({ reason, count }) => ({ label: WIN_REASON_NAMES[reason], value: count }))}
          format={(value) => formatNumber(value)}
        />
      </PanelBody>
    </Panel>
  );
}

type SourceRow = Funnel["bySource"][number];

const sourceColumns: readonly Column<SourceRow>[] = [
  {
    id: "source",
    header: "Origen",
    narrow: "title",
    cell: ({ source }) => <span className="font-medium">{sourceName(source)}</span>,
    sortBy: ({ source }) => sourceName(source),
  },
  {
    id: "deals",
    header: "Tratos",
    numeric: true,
    narrow: "detail",
    cell: ({ deals }) => formatNumber(deals),
    sortBy: ({ deals }) => deals,
  },
  {
    id: "signed",
    header: "Firmados",
    numeric: true,
    narrow: "note",
    cell: ({ signed }) => formatNumber(signed),
    sortBy: ({ signed }) => signed,
  },
  {
    id: "share",
    header: "Firman",
    numeric: true,
    narrow: "figure",
    cell: ({ deals, signed }) => (
      <span className="inline-flex items-center gap-2">
        <FewTag n={deals} />
        <span className="font-semibold">{formatPercent(signed / Math.max(1, deals))}</span>
      </span>
    ),
    sortBy: ({ deals, signed }) => signed / Math.max(1, deals),
  },
];

function SourcesPanel({ sources }: { sources: readonly SourceRow[] }) {
  return (
    <Panel labelledBy="origenes" className="overflow-hidden">
      <PanelHeader
        id="origenes"
        title="De dónde vienen"
        description="Y qué parte de cada origen acaba en firma."
        divided
      />
      <DataTable
        caption="Tratos y firmas por origen"
        columns={sourceColumns}
        rows={sources}
        rowKey={({ source }) => source}
        initialSort={{ column: "deals", direction: "descending" }}
        empty={<EmptyState title="Nada en este periodo">Elige otro periodo para ver los orígenes.</EmptyState>}
      />
    </Panel>
  );
}
