import { STAT_FIGURES } from "#domain/operations/stats/figures.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { Definitions, FigureCards } from "../stats/figure-cards.tsx";
import { FigureChart } from "../stats/stats-charts.tsx";
import { ToolsPanel } from "../stats/tools-panel.tsx";
import type { Route } from "./+types/panel.ts";
import { AttentionPanel, ServiceLine } from "./attention-panel.tsx";
import { DayPanel } from "./day-panel.tsx";
import { readPanel } from "./panel.server.ts";
import { RevenuePanel } from "./revenue-panel.tsx";
import { SecurityPanel } from "./security-panel.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireStaff(context, request);
  return { crumb: "Panel", ...(await readPanel(mustHave(context.get(servicesContext)), viewer)) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Panel de administración",
    description:
      "Cómo está Umbral hoy: cuentas, ingresos, uso, leads que esperan, fallos abiertos, tareas y últimos accesos.",
    path: "/admin",
    regions: false,
    noIndex: true,
  });

export default function AdminPanel({ loaderData }: Route.ComponentProps) {
  const { period, today, figures, series, service, standing, revenue, trials, tools, tasks, visits, events } =
    loaderData;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-h3">Panel</h1>
          <p className="mt-1 text-control text-muted-foreground">Umbral hoy, {formatDate(today)}.</p>
        </div>
        <ServiceLine service={service} />
      </div>
      <AttentionPanel standing={standing} trials={trials} overdue={tasks.length} />
      <div className="flex flex-wrap items-baseline justify-between gap-3 pt-2">
        <h2 className="text-h4">Últimos 30 días</h2>
        <PageLink to="/admin/estadisticas" className="touch-target text-sm">
          Ver estadísticas
        </PageLink>
      </div>
      <FigureCards figures={figures} period={period} />
      <p className="text-sm text-muted-foreground">
        En total, {counted(standing.accounts, "cuenta", "cuentas")} y{" "}
        {counted(standing.sharedOpen, "página compartida abierta", "páginas compartidas abiertas")}. Todas las
        compartidas suman {counted(standing.sharedViews, "vista", "vistas")} desde que existen: no se guarda de qué día
        es cada una.
      </p>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          <Panel labelledBy="ritmo">
            <PanelHeader id="ritmo" title="Ritmo" divided />
            <PanelBody className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
              <FigureChart id="accounts" series={series} />
              <FigureChart id="runs" series={series} />
            </PanelBody>
          </Panel>
          <RevenuePanel revenue={revenue} />
          <ToolsPanel rows={tools} />
        </div>
        <div className="grid gap-4">
          <DayPanel tasks={tasks} visits={visits} today={today} />
          <SecurityPanel events={events} />
        </div>
      </div>
      <Panel as="div" className="px-5 sm:px-6">
        <Definitions items={figures.map(({ id }) => STAT_FIGURES[id])} />
      </Panel>
    </main>
  );
}
