import { Download } from "lucide-react";
import { data, type MetaDescriptor } from "react-router";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { comparedParts } from "#domain/market/figures/compared-parts.ts";
import { demoText, unitPriceText } from "#domain/market/figures/told-figures.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { openReport } from "#server/tools/market-reports/report-page.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { AgentPage } from "../../accounts/agent-card/agent-page.tsx";
import { shownAgent } from "../../accounts/agent-card/shown-agent.ts";
import { useCountedView } from "../../shared/use-counted-view.ts";
import type { Route } from "./+types/report-page.ts";
import { CourseCharts } from "./course-charts.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { PartList } from "./quarter-table.tsx";

/** The agent's page, not the site's: neither bar nor foot. */
export const handle = { frame: "bare" };

/** `/informe-mercado/{token}`: the report of a zone as its agent shows it, with the figures of now. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await openReport(mustHave(context.get(servicesContext)), params.token);
  if (!opened) throw data("Este enlace no existe o ya no está publicado.", { status: 404 });
  const { report, question, outcome, agent } = opened;
  return { name: report.name, question, outcome, agent: agent ? shownAgent(agent) : null, token: params.token };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  [
    { title: loaderData ? `Mercado de ${loaderData.name}` : "Informe de mercado" },
    {
      name: "description",
      content: "Informe de mercado de una zona: lo que se pide, lo que se paga y lo que se tarda.",
    },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ] satisfies MetaDescriptor[];

export default function ReportPage({ loaderData: { name, question, outcome, agent, token } }: Route.ComponentProps) {
  useCountedView(`/api/market-reports/shared/${token}`);
  const figures = outcome.kind === "figures" && outcome.figures.homes > 0 ? outcome.figures : null;
  const parts = figures && comparedParts(figures);
  return (
    <AgentPage agent={agent}>
      <div className="grid gap-6">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div className="min-w-0">
            <p className="text-muted-foreground">Informe de mercado</p>
            <h1 className="mt-1 text-h1 wrap-anywhere">{name}</h1>
            <p className="mt-2 text-muted-foreground">
              {OPERATION_NAMES[question.operation]} ·{" "}
              {question.type ? HOME_TYPE_NAMES[question.type] : "Viviendas de todo tipo"} · últimos {question.months}{" "}
              meses
              {figures ? ` · ${formatDate(figures.today)}` : ""}
            </p>
          </div>
          {figures ? (
            <Button asChild variant="outline" className="max-sm:w-full print:hidden">
              <a href={`/api/market-reports/shared/${token}/pdf`} target="_blank" rel="noreferrer">
                <Download aria-hidden size={18} strokeWidth={1.75} /> Informe en PDF
              </a>
            </Button>
          ) : null}
        </header>
        {figures ? (
          <>
            {figures.demos > 0 ? (
              <Callout tone="warning" title="Datos de demostración">
                {demoText(figures)}
              </Callout>
            ) : null}
            <FigureTiles figures={figures} />
            <CourseCharts figures={figures} />
            {parts && parts.telling.length + parts.silent.length > 0 ? (
              <Panel labelledBy="por-barrios">
                <PanelHeader
                  id="por-barrios"
                  title={parts.kind === "barrio" ? "Barrio a barrio" : "Distrito a distrito"}
                  description={parts.why ?? undefined}
                />
                <PartList parts={parts} format={unitPriceText(figures)} />
              </Panel>
            ) : null}
          </>
        ) : (
          <EmptyState level={2} title="Ahora no hay cifras de esta zona">
            {outcome.kind === "loading"
              ? "Estamos leyendo las viviendas. Vuelve a abrir la página dentro de un minuto."
              : "No hay viviendas de las que darlas. Pregunta a quien te envió el enlace."}
          </EmptyState>
        )}
      </div>
    </AgentPage>
  );
}
