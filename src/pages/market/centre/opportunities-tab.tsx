import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { CENTRE_PATH, centreQuery } from "#domain/market/figures/centre-address.ts";
import type { Opportunities } from "#domain/market/figures/opportunities.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { type OpenedPage, openOpportunities } from "#server/market/figures/read-opportunities.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/opportunities-tab.ts";
import { CentreFrame } from "./centre-frame.tsx";
import { OpportunityCard } from "./opportunity-card.tsx";
import { readCentre } from "./read-centre.server.ts";

const PATH = `${CENTRE_PATH}/oportunidades`;

/** The place behind which the page begins. */
const AFTER = "tras";

export async function loader({ context, url }: Route.LoaderArgs) {
  const [services, actor] = [mustHave(context.get(servicesContext)), mustHave(context.get(actorContext))];
  const data = await readCentre(services, actor, url);
  const { outcome } = data.zone ?? {};
  const after = url.searchParams.get(AFTER);
  const opened =
    outcome?.kind === "figures"
      ? await openOpportunities(services.database.db, actor, outcome.figures, after)
      : { opportunities: [], next: null };
  return { data, opened, isFirst: after === null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Oportunidades: viviendas que piden menos de su valor",
    description:
      "Viviendas en venta que piden menos de lo que dan sus comparables, con el valor estimado, la renta del barrio y en cuántos casos se apoya.",
    // Search engines keep the centre once, and its picture stands for all views.
    path: CENTRE_PATH,
  });

export default function OpportunitiesTab({ loaderData: { data, opened, isFirst } }: Route.ComponentProps) {
  const query = centreQuery(data.question);
  return (
    <CentreFrame data={data} path={PATH}>
      {({ opportunities, today }) => (
        <>
          {opportunities.waiting > 0 ? <Judging opportunities={opportunities} /> : null}
          {opportunities.kind === "opportunities" ? (
            <>
              <Found opportunities={opportunities} today={today} />
              <List opened={opened} isFirst={isFirst} query={query} found={opportunities.found} />
            </>
          ) : (
            <TooFew opportunities={opportunities} />
          )}
        </>
      )}
    </CentreFrame>
  );
}

/** Values of so many homes are looked at again after this time, so that whoever waits sees them come. */
const ASK_AGAIN_MS = 15_000;

/** How far the values of the zone have been worked out: until then the list is not whole. */
function Judging({ opportunities }: { opportunities: Opportunities }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const { waiting, thin } = opportunities;
  const done = thin + (opportunities.kind === "opportunities" ? opportunities.judged : opportunities.n);
  const total = done + waiting;
  return (
    <section aria-labelledby="calculo" className="rounded-lg border bg-card p-4 sm:p-5">
      <h3 id="calculo" className="text-base font-semibold [font-stretch:100%]">
        Se están calculando los valores: {formatNumber(done)} de {counted(total, "vivienda", "viviendas")} en venta
      </h3>
      <progress
        className="mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-secondary accent-primary [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-secondary [&::-webkit-progress-value]:bg-primary"
        value={done}
        max={total}
        aria-labelledby="calculo"
        aria-busy={state === "loading"}
      />
      <p className="mt-2 text-sm text-muted-foreground">
        {done === 0
          ? "Todavía no hay ninguna calculada: las oportunidades irán apareciendo aquí solas."
          : `Falta el ${formatPercent(waiting / total, 0)}. La lista de abajo aún no está completa y se actualiza sola.`}
      </p>
    </section>
  );
}

function TooFew({ opportunities: { n, waiting, thin } }: { opportunities: Opportunities & { kind: "too-few" } }) {
  return (
    <EmptyState
      level={3}
      title={
        waiting > 0
          ? "Aún no hay valores bastantes"
          : `Sin oportunidades que señalar: ${whyNoFigure({ kind: "too-few", n })}`
      }
      action={
        <Button asChild variant="outline">
          <PageLink to="/detector-precios">Comprobar el precio de una vivienda</PageLink>
        </Button>
      }
    >
      Hacen falta 10 viviendas en venta con un valor que se apoye en 10 comparables o más, y hay {formatNumber(n)}.
      {thin > 0 ? ` ${counted(thin, "otra tiene", "otras tienen")} menos comparables.` : ""}
      {waiting > 0 ? "" : " Prueba con una zona mayor, o importa anuncios y cierres de aquí."}
    </EmptyState>
  );
}

function Found({
  opportunities: { found, judged, thin },
  today,
}: {
  opportunities: Opportunities & { kind: "opportunities" };
  today: string;
}) {
  return (
    <div>
      <h3 className="text-h4 [font-stretch:100%]">
        {counted(found, "vivienda pide", "viviendas piden")} menos de su valor
      </h3>
      <p className="mt-1 max-w-reading text-sm text-muted-foreground">
        De {formatNumber(judged)} en venta con un valor de 10 comparables o más, el {formatDate(today)}. Están las que
        piden tan poco que quedan, como poco, a medio camino entre su valor y el final de su banda. Precios pedidos.
        {thin > 0 ? ` ${counted(thin, "otra se queda", "otras se quedan")} fuera, con menos de 10 comparables.` : ""} Un
        precio bajo también puede esconder una reforma, una carga o un inquilino: míralo antes de llamarlo ganga.
      </p>
    </div>
  );
}

interface ListProps {
  opened: OpenedPage;
  isFirst: boolean;
  query: string;
  found: number;
}

function List({ opened: { opportunities, next }, isFirst, query, found }: ListProps) {
  const first = PATH + query;
  if (opportunities.length === 0 && isFirst) {
    return (
      <EmptyState title="Ninguna está por debajo de su banda">
        Las viviendas de esta zona piden lo que dan sus comparables, o más. Prueba con otra zona.
      </EmptyState>
    );
  }
  return (
    <>
      {opportunities.length === 0 ? (
        <p className="text-sm text-muted-foreground">
          No queda ninguna más: la lista ha cambiado desde que la abriste.
        </p>
      ) : (
        <ul className="grid gap-3 xl:grid-cols-2">
          {opportunities.map((opportunity) => (
            <OpportunityCard key={opportunity.home.id} opportunity={opportunity} />
          ))}
        </ul>
      )}
      <nav aria-label="Páginas de oportunidades" className="flex flex-wrap items-center gap-3 print:hidden">
        {isFirst ? null : (
          <Button asChild variant="outline">
            <PageLink to={first}>Volver a las primeras</PageLink>
          </Button>
        )}
        {next === null ? null : (
          <Button asChild variant="outline">
            <PageLink to={`${first}${query === "" ? "?" : "&"}${AFTER}=${encodeURIComponent(next)}`}>Ver más</PageLink>
          </Button>
        )}
        {isFirst && next !== null ? (
          <p className="text-sm text-muted-foreground">
            Van primero las más alejadas de su valor, de {formatNumber(found)}.
          </p>
        ) : null}
      </nav>
    </>
  );
}
