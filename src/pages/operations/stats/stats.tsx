import { Download } from "lucide-react";
import { Suspense } from "react";
import { Await } from "react-router";
import { periodQuery, readPeriod } from "#domain/insight/analytics/period.ts";
import { BREAKDOWN_TEXTS, readBreakdownWord } from "#domain/operations/stats/breakdown.ts";
import { funnelOf } from "#domain/operations/stats/calculate.ts";
import { DAILY_FIGURES, STAT_FIGURES, type StatFigureId } from "#domain/operations/stats/figures.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readBreakdown } from "#server/operations/stats/breakdown.server.ts";
import { funnelCounts, readRetention } from "#server/operations/stats/people.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { readArticleUse } from "#server/site/articles/article-votes.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { LoadingRegion, Skeleton } from "#ui/skeleton.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { PeriodBar } from "../../insight/analytics/period-bar.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/stats.ts";
import { ArticlesPanel } from "./articles-panel.tsx";
import { BreakdownPanel } from "./breakdown-panel.tsx";
import { Definitions, FigureCards } from "./figure-cards.tsx";
import { FunnelPanel } from "./funnel-panel.tsx";
import { RetentionPanel } from "./retention-panel.tsx";
import { drawnSeries, figuresOf, toolRows } from "./stats.server.ts";
import { FigureChart } from "./stats-charts.tsx";
import { ToolsPanel } from "./tools-panel.tsx";

const PATH = "/admin/estadisticas";

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database, now } = mustHave(context.get(servicesContext));
  const { reads } = database;
  const query = new URL(request.url).searchParams;
  const today = isoDateInMadrid(now());
  const period = readPeriod(query, today);
  const by = readBreakdownWord(query.get("por"));
  const { figures, days } = await figuresOf(reads, period, DAILY_FIGURES);
  return {
    crumb: "Estadísticas",
    period,
    by,
    figures,
    series: drawnSeries(days, period),
    // The rest comes while the figures are already read.
    funnel: funnelCounts(reads, period).then(funnelOf),
    tools: toolRows(reads, period),
    retention: readRetention(reads, today),
    articles: readArticleUse(reads, period),
    breakdown: readBreakdown(reads, by, period),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Estadísticas",
    description:
      "Cuentas, uso, leads y páginas vistas de Umbral en el tiempo, con la definición de cada cifra y su periodo anterior.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

const DRAWN: readonly StatFigureId[] = ["accounts", "runs", "views", "leads"];

export default function Stats({ loaderData }: Route.ComponentProps) {
  const { period, by, figures, series, funnel, tools, retention, breakdown, articles } = loaderData;
  const query = `${periodQuery(period)}&por=${BREAKDOWN_TEXTS[by].word}`;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-h3">Estadísticas</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Todo Umbral, en sumas: aquí no hay datos de ninguna persona. Los días son los de la península.
          </p>
        </div>
        <Button asChild variant="outline" size="sm">
          <a href={`${PATH}/estadisticas.csv${query}`} download>
            <Download aria-hidden size={16} strokeWidth={1.75} />
            Descargar por día (CSV)
          </a>
        </Button>
      </div>
      <PeriodBar period={period} path={PATH} />
      <h2 className="sr-only">Cifras del periodo</h2>
      <FigureCards figures={figures} period={period} />
      <Panel as="div" className="px-5 sm:px-6">
        <Definitions items={figures.map(({ id }) => STAT_FIGURES[id])} />
      </Panel>
      <Panel labelledBy="evolucion">
        <PanelHeader id="evolucion" title="En el tiempo" divided />
        <PanelBody className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          {DRAWN.map((id) => (
            <FigureChart key={id} id={id} series={series} />
          ))}
        </PanelBody>
      </Panel>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Later value={funnel} title="De la visita al pago">
          {(steps) => <FunnelPanel steps={steps} />}
        </Later>
        <Later value={tools} title="Herramientas">
          {(rows) => <ToolsPanel rows={rows} />}
        </Later>
      </div>
      <Later value={retention} title="Vuelven">
        {(rows) => <RetentionPanel rows={rows} />}
      </Later>
      <Later value={breakdown} title="Desglose">
        {(rows) => (
          <BreakdownPanel rows={rows} by={by} hrefOf={(word) => `${PATH}${periodQuery(period)}&por=${word}`} />
        )}
      </Later>
      <Later value={articles} title="¿Sirve la ayuda?">
        {(rows) => <ArticlesPanel rows={rows} />}
      </Later>
    </main>
  );
}

/** A part that is calculated by itself: the others do not wait for it, nor fall with it. */
function Later<T>({
  value,
  title,
  children,
}: {
  value: Promise<T>;
  title: string;
  children: (value: T) => React.ReactNode;
}) {
  return (
    <Suspense
      fallback={
        <Panel as="div">
          <PanelBody>
            <LoadingRegion label={`Cargando: ${title}…`} className="grid gap-3">
              <Skeleton className="h-6 w-40" />
              <Skeleton className="h-40" />
            </LoadingRegion>
          </PanelBody>
        </Panel>
      }
    >
      <Await
        resolve={value}
        errorElement={
          <Panel as="div">
            <PanelBody className="text-sm text-muted-foreground">
              {title}: no se ha podido calcular. Recarga la página para volver a intentarlo.
            </PanelBody>
          </Panel>
        }
      >
        {children}
      </Await>
    </Suspense>
  );
}
