import { CENTRE_PATH } from "#domain/market/figures/centre-address.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { openOpportunities } from "#server/market/figures/read-opportunities.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/opportunities-tab.ts";
import { CentreFrame } from "./centre-frame.tsx";
import { OpportunityCard } from "./opportunity-card.tsx";
import { readCentre } from "./read-centre.server.ts";

const PATH = `${CENTRE_PATH}/oportunidades`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const [services, actor] = [mustHave(context.get(servicesContext)), mustHave(context.get(actorContext))];
  const data = await readCentre(services, actor, url);
  const { outcome } = data.zone ?? {};
  const opened =
    outcome?.kind === "figures" ? await openOpportunities(services.database.db, actor, outcome.figures) : [];
  return { data, opened };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Oportunidades: viviendas que piden menos de su valor",
    description:
      "Viviendas en venta que piden menos de lo que dan sus comparables, con el valor estimado, la renta del barrio y en cuántos casos se apoya.",
    // Search engines keep the centre once, and its picture stands for all views.
    path: CENTRE_PATH,
  });

export default function OpportunitiesTab({ loaderData: { data, opened } }: Route.ComponentProps) {
  return (
    <CentreFrame data={data} path={PATH}>
      {({ opportunities, today }) =>
        opportunities.kind !== "opportunities" ? (
          <EmptyState
            level={3}
            title={`Sin oportunidades que señalar: ${whyNoFigure(opportunities)}`}
            action={
              <Button asChild variant="outline">
                <PageLink to="/detector-precios">Comprobar el precio de una vivienda</PageLink>
              </Button>
            }
          >
            Hacen falta 10 viviendas en venta con su valor calculado. Se calcula solo, de noche, donde hay comparables.
          </EmptyState>
        ) : (
          <>
            <div>
              <h3 className="text-h4 [font-stretch:100%]">
                {counted(opportunities.found, "vivienda pide", "viviendas piden")} menos de su valor
              </h3>
              <p className="mt-1 max-w-reading text-sm text-muted-foreground">
                De {formatNumber(opportunities.judged)} en venta con valor calculado, el {formatDate(today)}: las que
                piden menos de la mitad inferior de su banda (posición −0,5 o menos). Precios pedidos. Un precio bajo
                también puede esconder una reforma, una carga o un inquilino: míralo antes de llamarlo ganga.
              </p>
            </div>
            {opened.length === 0 ? (
              <EmptyState title="Ninguna está por debajo de su banda">
                Las viviendas de esta zona piden lo que dan sus comparables, o más. Prueba con otra zona.
              </EmptyState>
            ) : (
              <ul className="grid gap-3 xl:grid-cols-2">
                {opened.map((opportunity) => (
                  <OpportunityCard key={opportunity.home.id} opportunity={opportunity} />
                ))}
              </ul>
            )}
            {opportunities.found > opened.length && opened.length > 0 ? (
              <p className="text-sm text-muted-foreground">
                Se ven las {formatNumber(opened.length)} más alejadas de su valor.
              </p>
            ) : null}
          </>
        )
      }
    </CentreFrame>
  );
}
