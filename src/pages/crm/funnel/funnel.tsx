import { Form } from "react-router";
import { LOSS_REASON_NAMES, sourceName } from "#domain/crm/contacts/contact-names.ts";
import type { Forecast, Funnel } from "#domain/crm/contacts/dto.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { readForecast, readFunnel } from "#server/crm/contacts/read-forecast.server.ts";
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
import { requireCrm } from "../crm-access.server.ts";
import { crmPlaceOf, useCrmPlace } from "../crm-place.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/funnel.ts";
import { FewTag } from "./few-tag.tsx";
import { ForecastTable } from "./forecast-table.tsx";
import { FunnelChart } from "./funnel-chart.tsx";

const PERIODS = [
  { value: "", label: "Últimos 12 meses", days: 365 },
  { value: "30", label: "Últimos 30 días", days: 30 },
  { value: "90", label: "Últimos 90 días", days: 90 },
  { value: "todo", label: "Desde el principio", days: 36_500 },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services } = requireCrm(context, request);
  const { database, now } = services;
  const asked = new URL(request.url).searchParams.get("periodo");
  const period = PERIODS.find(({ value }) => value === asked) ?? PERIODS[0];
  const to = now();
  const from = new Date(to.getTime() - period.days * DAY_MS);
  return {
    crumb: "Embudo",
    period: period.value,
    funnel: await readFunnel(database.db, actor, { from, to }),
    forecast: await readForecast(database.db, actor, to),
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
      <Form method="get" action={place.funnel} aria-label="Periodo" className="flex flex-wrap items-end gap-3">
        <ChoiceField name="periodo" label="Tratos que llegaron en" value={period} choices={PERIODS} />
        <Button type="submit" variant="outline">
          Ver
        </Button>
      </Form>
      {cameIn === 0 && forecast.rows.every(({ n }) => n === 0) ? (
        <Panel as="div">
          <EmptyState
            level={2}
            title="Todavía no hay tratos que medir"
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
              <PanelHeader id="embudo" title="Del primer mensaje a la firma" divided />
              <PanelBody>
                <FunnelChart rows={funnel.rows} />
              </PanelBody>
            </Panel>
            <LossPanel lost={funnel.lost} />
          </div>
          <ForecastTable forecast={forecast} />
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
      label: "Han firmado",
      value: formatNumber(signed),
      note: cameIn === 0 ? "de ninguno" : `${formatPercent(signed / cameIn)} de los que llegaron`,
    },
    {
      label: "Tiempo de respuesta",
      value: funnel.medianAnswerMinutes === null ? "Sin datos" : minutesText(funnel.medianAnswerMinutes),
      note: "la mitad se responde antes, en horas de apertura",
    },
    {
      label: "Comisión prevista",
      value: formatMoney(forecast.totalCents / 100, forecast.currency),
      note: `de ${formatNumber(open)} ${open === 1 ? "trato abierto" : "tratos abiertos"}`,
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
