import { useRevalidator } from "react-router";
import { HISTORY_RANGES, type HistoryRange, readRange } from "#domain/operations/monitoring/history-ranges.ts";
import { formatMetric } from "#domain/operations/monitoring/words.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { monitorPage } from "#server/operations/monitoring/monitor-page.server.ts";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { Ago } from "#ui/realtime/ago.tsx";
import { useVisibleInterval } from "#ui/realtime/use-visible-interval.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/monitoring.ts";
import { BackupPanel } from "./backup-panel.tsx";
import { BlocksPanel } from "./blocks-panel.tsx";
import { BudgetsPanel } from "./budgets-panel.tsx";
import { GivenUpPanel } from "./given-up-panel.tsx";
import { HistoryCharts } from "./history-charts.tsx";
import { DatabasePanel, Definitions, WaitingPanel } from "./monitor-tables.tsx";
import { SeriesPanel } from "./series-panel.tsx";
import { StatusBoard } from "./status-board.tsx";
import { VerdictLine } from "./verdict-line.tsx";
import { WorksPanel } from "./works-panel.tsx";

/** A minute is measured once, and a second look within it is soon after. Long ranges change slowly. */
const EVERY_MS: Record<HistoryRange, number> = { "1h": 20_000, "24h": 60_000, "7d": 120_000, "90d": 300_000 };

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const range = readRange(new URL(request.url).searchParams.get("rango"));
  return { crumb: "Monitoreo", range, ...(await monitorPage(mustHave(context.get(servicesContext)), range)) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Monitoreo",
    description:
      "Cómo va Umbral ahora y cómo ha ido: peticiones, tiempos, trabajo en espera, correo, base de datos y disco.",
    path: "/admin/monitoreo",
    regions: false,
    noIndex: true,
  });

export default function Monitoring({ loaderData }: Route.ComponentProps) {
  const { range, verdict, status, history, latest, works, backup, isDatabaseEmbedded, measuredAt, startedAt } =
    loaderData;
  const { series, readsSeries, ignoresProxy, holds, budgets, givenUp, now } = loaderData;
  const { revalidate, state } = useRevalidator();
  useVisibleInterval(() => {
    if (state === "idle") void revalidate();
  }, EVERY_MS[range]);
  return (
    <main id="contenido" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Monitoreo</h1>
          <p className="mt-1 text-control text-muted-foreground">Cómo va Umbral ahora y cómo ha ido.</p>
        </div>
        <p className="text-xs text-muted-foreground">
          {measuredAt ? (
            <>
              Última medida <Ago iso={measuredAt} />.{" "}
            </>
          ) : null}
          En marcha desde <Ago iso={startedAt} />
          {latest.processes
            ? `, ${formatMetric(latest.processes, "procesos")} ${latest.processes === 1 ? "proceso" : "procesos"}`
            : ""}
          .
        </p>
      </div>
      <VerdictLine verdict={verdict} />
      {ignoresProxy ? (
        <Callout tone="warning" title="Hay un proxy delante y la configuración no lo cuenta">
          Todas las personas cuentan como una sola dirección: los límites que alguien agota se los quita a las demás.
          Pon en TRUSTED_PROXIES cuántos proxies hay y reinicia.
        </Callout>
      ) : null}
      <section aria-labelledby="estado">
        <h2 id="estado" className="sr-only">
          Estado
        </h2>
        <StatusBoard status={status} />
      </section>
      <GivenUpPanel givenUp={givenUp} />
      <WorksPanel works={works} now={now} />
      <BudgetsPanel budgets={budgets} now={now} />
      <section aria-labelledby="historia" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="historia" className="text-h4 [font-stretch:100%]">
            Historia
          </h2>
          <RangeChoice range={range} />
        </div>
        {history.length > 1 ? (
          <HistoryCharts history={history} range={range} />
        ) : (
          <Panel as="div">
            <EmptyState title="Todavía no hay historia que dibujar" level={3}>
              Se mide cada minuto. En dos minutos verás las primeras líneas.
            </EmptyState>
          </Panel>
        )}
      </section>
      <BlocksPanel holds={holds} />
      <SeriesPanel series={series} isOn={readsSeries} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <WaitingPanel latest={latest} />
          <BackupPanel backup={backup} />
        </div>
        <DatabasePanel latest={latest} isDatabaseEmbedded={isDatabaseEmbedded} />
      </div>
      <Definitions />
    </main>
  );
}

function RangeChoice({ range }: { range: HistoryRange }) {
  return (
    <nav aria-label="Periodo" className="flex">
      <ul className="flex flex-wrap overflow-hidden rounded-sm border border-input bg-card text-sm">
        {(Object.keys(HISTORY_RANGES) as HistoryRange[]).map((id) => (
          <li key={id} className="border-r border-input last:border-r-0">
            <PageLink
              to={id === "1h" ? "/admin/monitoreo" : `/admin/monitoreo?rango=${id}`}
              preventScrollReset
              aria-current={id === range ? "true" : undefined}
              className="flex min-h-9 items-center px-3 font-medium text-foreground no-underline outline-offset-[-2px] hover:bg-muted aria-[current]:bg-primary-soft aria-[current]:text-primary-soft-foreground aria-[current]:shadow-[inset_0_-2px_0_var(--primary)] pointer-coarse:min-h-11"
            >
              {HISTORY_RANGES[id].label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
