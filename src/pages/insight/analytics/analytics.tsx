import { Download } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import { FIGURES } from "#domain/insight/analytics/figures.ts";
import { type Period, periodQuery } from "#domain/insight/analytics/period.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { weekLabels } from "#domain/shared/format/week-labels.ts";
import { HOME_STATUS_NAMES, HOME_STATUSES } from "#domain/shared/home-attributes/home-values.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import type { ActivityFigures, CreditFigures } from "#server/insight/analytics/activity-figures.server.ts";
import type { PortfolioFigures } from "#server/insight/analytics/portfolio-figures.server.ts";
import { tools } from "#tools/registry.ts";
import { Button } from "#ui/button.tsx";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { StackedBarChart } from "#ui/charts/stacked-bar-chart.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { LoadingRegion, Skeleton } from "#ui/skeleton.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { streamed } from "../../shared/streamed.ts";
import type { Route } from "./+types/analytics.ts";
import { periodOf, readParts } from "./analytics-parts.server.ts";
import { FigureGrid } from "./figure-grid.tsx";
import { LeadsPart } from "./leads-part.tsx";
import { PeriodBar } from "./period-bar.tsx";

const PATH = "/dashboard/analytics";
const PORTFOLIO = "/dashboard/cartera";

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorOf(requireViewer(context, request));
  const services = mustHave(context.get(servicesContext));
  const period = periodOf(services, request);
  const { leads, portfolio, activity, credits } = readParts(services, actor, period);
  return {
    crumb: "Analítica",
    period,
    toolTitles: Object.fromEntries(tools.map(({ id, title }) => [id, title])),
    leads: streamed(leads),
    portfolio: streamed(portfolio),
    activity: streamed(activity),
    credits: streamed(credits),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Analítica",
    description:
      "Cómo va tu trabajo, dibujado: contactos, respuesta, orígenes, cartera y herramientas, con la definición de cada cifra.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { period, leads, portfolio, activity, credits, toolTitles } = loaderData;
  useFreshData("contacts");
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3">Analítica</h1>
          <p className="mt-1 max-w-reading text-control text-muted-foreground">
            Cómo va tu trabajo, con lo que hay detrás de cada cifra. Las que salen de menos de diez casos lo dicen.
          </p>
        </div>
        <Button asChild variant="outline" size="sm">
          <a href={`${PATH}/cifras.csv${periodQuery(period)}`} download>
            <Download aria-hidden size={16} strokeWidth={1.75} />
            Descargar CSV
          </a>
        </Button>
      </div>
      <PeriodBar period={period} path={PATH} />
      <Part title="Contactos y tratos" promise={leads}>
        {(data) => <LeadsPart data={data} period={period} />}
      </Part>
      <Part title="Cartera" promise={portfolio}>
        {(data) => <PortfolioPart data={data} />}
      </Part>
      <Part title="Herramientas" promise={activity}>
        {(data) => <ActivityPart data={data} titles={toolTitles} period={period} />}
      </Part>
      <Part title="Créditos" promise={credits}>
        {(data) => <CreditsPart data={data} titles={toolTitles} />}
      </Part>
      <Definitions />
    </main>
  );
}

/** A part that comes when it is calculated; one that fails leaves the others standing. */
function Part<T>({
  title,
  promise,
  children,
}: {
  title: string;
  promise: Promise<T>;
  children: (data: T) => ReactNode;
}) {
  return (
    <section className="grid gap-4" aria-label={title}>
      <h2 className="mt-2 text-h4">{title}</h2>
      <Suspense fallback={<PartSkeleton />}>
        <Await
          resolve={promise}
          errorElement={
            <ErrorState
              level={3}
              title="No hemos podido calcular esta parte"
              reason="El resto de la página vale. Vuelve a cargarla en un momento."
            />
          }
        >
          {children}
        </Await>
      </Suspense>
    </section>
  );
}

function PartSkeleton() {
  return (
    <LoadingRegion label="Calculando…" className="grid gap-4">
      <Skeleton className="h-28 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </LoadingRegion>
  );
}

function PortfolioPart({ data: { figures, counts } }: { data: PortfolioFigures }) {
  const statuses = HOME_STATUSES.filter((status) => counts[status] > 0);
  return (
    <>
      <FigureGrid
        label="Cartera en cifras"
        figures={figures}
        hrefs={{
          en_venta: `${PORTFOLIO}?estado=disponible`,
          dias_mercado: `${PORTFOLIO}?estado=disponible&orden=alta`,
          cerradas: `${PORTFOLIO}?estado=cerrado`,
        }}
      />
      <Panel labelledBy="estados">
        <PanelHeader
          id="estados"
          title="Viviendas por estado"
          description={`${formatNumber(counts.all)} hoy en la cartera.`}
          divided
          actions={
            <PageLink to={PORTFOLIO} className="link-text touch-target text-sm">
              Ver la cartera
            </PageLink>
          }
        />
        {statuses.length === 0 ? (
          <EmptyState
            title="Todavía no hay viviendas"
            action={
              <Button asChild variant="outline" size="sm">
                <PageLink to={`${PORTFOLIO}/importar`}>Importar mi cartera</PageLink>
              </Button>
            }
          >
            Importa tu cartera o añade la primera y se cuentan aquí.
          </EmptyState>
        ) : (
          <PanelBody>
            <BarChart
              caption="Viviendas por estado"
              valueName="Viviendas"
              rows={statuses.map((status) => ({ label: HOME_STATUS_NAMES[status], value: counts[status] }))}
              format={(value) => formatNumber(value)}
            />
          </PanelBody>
        )}
      </Panel>
    </>
  );
}

type Titles = Readonly<Record<string, string>>;
const titleOf = (titles: Titles, id: string) => titles[id] ?? "Herramienta retirada";
const MOST_PARTS = 4;

function ActivityPart({
  data: { figures, weeks, tools: used },
  titles,
  period,
}: {
  data: ActivityFigures;
  titles: Titles;
  period: Period;
}) {
  const shown = used.slice(0, MOST_PARTS);
  const rest = used.slice(MOST_PARTS);
  const parts = [...shown.map(({ toolId }) => titleOf(titles, toolId)), ...(rest.length > 0 ? ["Otras"] : [])];
  const labels = weekLabels(weeks.map(({ week }) => week));
  const history = `/dashboard/history?desde=${period.from}&hasta=${period.to}`;
  return (
    <>
      <FigureGrid
        label="Herramientas en cifras"
        figures={figures}
        hrefs={{
          valoraciones: `${history}&herramienta=valoracion`,
          resultados: history,
          compartidos: "/dashboard/compartidos",
          vistas: "/dashboard/compartidos",
        }}
      />
      {used.length === 0 ? null : (
        <Panel as="div">
          <PanelBody>
            <StackedBarChart
              title="Resultados por semana"
              subtitle="Cada barra empieza el lunes que dice"
              summary={weeks.map(({ byTool }, at) => `${labels[at]}: ${sum(byTool)}`).join(". ")}
              parts={parts}
              columns={weeks.map(({ byTool }, at) => ({
                label: labels[at]!,
                values: [
                  ...shown.map(({ toolId }) => byTool[toolId] ?? 0),
                  ...(rest.length > 0 ? [rest.reduce((all, { toolId }) => all + (byTool[toolId] ?? 0), 0)] : []),
                ],
              }))}
              format={(value) => formatNumber(value)}
              columnName="Semana"
              totalName="Total"
            />
          </PanelBody>
        </Panel>
      )}
    </>
  );
}

const sum = (byTool: Record<string, number>) => Object.values(byTool).reduce((all, runs) => all + runs, 0);

function CreditsPart({ data: { figures, tools: used }, titles }: { data: CreditFigures; titles: Titles }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:[&>section]:grid-cols-1!">
      <FigureGrid label="Créditos en cifras" figures={figures} hrefs={{ creditos: "/dashboard/creditos" }} />
      <Panel as="div">
        {used.length === 0 ? (
          <EmptyState title="Ningún crédito gastado">En este periodo no ha costado nada.</EmptyState>
        ) : (
          <PanelBody>
            <BarChart
              caption="Créditos por herramienta"
              valueName="Créditos"
              rows={used.map(({ toolId, credits, runs }) => ({
                label: titleOf(titles, toolId),
                detail: `${formatNumber(runs)} ${runs === 1 ? "resultado" : "resultados"}`,
                value: credits,
              }))}
              format={(value) => formatNumber(value)}
            />
          </PanelBody>
        )}
      </Panel>
    </div>
  );
}

/** All definitions, for readers who do not point at them one by one. */
function Definitions() {
  return (
    <Panel as="div" className="px-5 sm:px-6">
      <Disclosure summary="Qué es cada cifra" className="border-b-0">
        <dl className="grid gap-3 sm:grid-cols-2">
          {Object.values(FIGURES).map(([name, definition]) => (
            <div key={name}>
              <dt className="font-medium text-foreground">{name}</dt>
              <dd>{definition}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Panel>
  );
}
