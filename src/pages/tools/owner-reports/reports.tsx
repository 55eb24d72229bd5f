import { weekInWords } from "#domain/portfolio/homes/owner-report.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { lastWeek } from "#server/tools/reports/measure-week.server.ts";
import { waitingReports } from "#server/tools/reports/reports.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { PORTFOLIO } from "../../portfolio/homes/portfolio-path.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/reports.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { database, now } = mustHave(context.get(servicesContext));
  const week = lastWeek(now());
  return { crumb: "Informes", week, waiting: await waitingReports(database.db, actorOf(viewer), week) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Informes para propietarios",
    description:
      "Los informes de la semana pasada que están preparados y que todavía no has enviado a sus propietarios.",
    path: `${PORTFOLIO}/informes`,
    regions: false,
    noIndex: true,
  });

export default function ReportsPage({ loaderData: { week, waiting } }: Route.ComponentProps) {
  useFreshData("homes");
  return (
    <main id="contenido" className="grid gap-4">
      <h1 className="text-h3">Informes para propietarios</h1>
      {waiting.length === 0 ? (
        <EmptyState title="Ninguno por enviar">
          Cada lunes se prepara el de la semana anterior de cada vivienda en venta o alquiler con encargo.
        </EmptyState>
      ) : (
        <Panel labelledBy="por-enviar">
          <PanelHeader id="por-enviar" title={weekInWords(week)} description="Preparados y por enviar." divided />
          <ul className="divide-y text-sm">
            {waiting.map(({ homeId, title, address, reference }) => (
              <li key={homeId} className="px-5 py-3 sm:px-6">
                <PageLink to={`${PORTFOLIO}/${homeId}/informe`} className="link-text touch-target font-medium">
                  {title ?? address ?? reference ?? "Vivienda sin título"}
                </PageLink>
                {reference && (title ?? address) ? (
                  <span className="block text-xs text-muted-foreground">Ref. {reference}</span>
                ) : null}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </main>
  );
}
