import { CENTRE_PATH, centreQuery } from "#domain/market/figures/centre-address.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { listMarketReports } from "#server/tools/market-reports/market-reports.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/reports-tab.ts";
import { CentreFrame } from "./centre-frame.tsx";
import { readCentre } from "./read-centre.server.ts";
import { ReportList } from "./report-list.tsx";
import { SaveReport } from "./save-report.tsx";

const PATH = `${CENTRE_PATH}/informes`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const [services, actor] = [mustHave(context.get(servicesContext)), mustHave(context.get(actorContext))];
  const { auth, config, database } = services;
  const [data, reports] = await Promise.all([
    readCentre(services, actor, url),
    actor.isAnonymous ? [] : listMarketReports(database.db, actor, { keys: auth.keys, publicUrl: config.publicUrl }),
  ]);
  return { data, reports };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Informes de mercado de una zona, con tu marca",
    description:
      "Guarda el informe de una zona con tu marca, en PDF y en una página que se calcula al abrirla, y mándalo cada mes a quien te lo pida.",
    // Search engines keep the centre once, and its picture stands for all views.
    path: CENTRE_PATH,
  });

export default function ReportsTab({ loaderData: { data, reports } }: Route.ComponentProps) {
  return (
    <CentreFrame
      data={data}
      path={PATH}
      below={
        data.isSignedIn ? (
          <ReportList reports={reports} />
        ) : (
          <EmptyState
            level={2}
            title="Guarda el informe de una zona"
            action={
              <Button asChild>
                <PageLink to="/auth">Entrar para guardar informes</PageLink>
              </Button>
            }
          >
            Sale con tu marca, en PDF y en una página que se calcula al abrirla, y llega cada mes a quien te lo pida.
          </EmptyState>
        )
      }
    >
      {() =>
        data.isSignedIn ? <SaveReport query={centreQuery(data.question)} suggestion={data.zone?.name ?? ""} /> : null
      }
    </CentreFrame>
  );
}
