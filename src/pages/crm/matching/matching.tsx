import { PAGE_TOOLS } from "#content/page-tools.ts";
import { demandsForHome } from "#domain/crm/matching/rank.ts";
import { EXAMPLE_DEMANDS, EXAMPLE_HOME } from "#domain/crm/matching/worked-example.ts";
import { actorContext, mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { comparedOf } from "#server/crm/matching/pairs.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/matching.ts";
import { ChooseSide } from "./choose-side.tsx";
import { HomesForBuyerList } from "./homes-for-buyer.tsx";
import { matchingData } from "./matching-data.server.ts";
import { MatchingExample } from "./matching-example.tsx";
import { PeopleForHomeList } from "./people-for-home.tsx";

const PATH = "/smart-matching";

/** `?vivienda=`, `?mercado=`, `?comprador=` or `?lado=comprador`; a visitor sees an invented example. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = mustHave(context.get(actorContext));
  if (actor.isAnonymous || context.get(viewerContext) === null) return { own: null, example: example() };
  return { own: await matchingData(mustHave(context.get(servicesContext)), actor, url.searchParams), example: null };
}

function example() {
  const { fits, near } = demandsForHome(EXAMPLE_HOME, EXAMPLE_DEMANDS);
  const matches = [...fits, ...near].map(({ of: { name, asks }, match }) => ({ name, asks, ...comparedOf(match) }));
  return { title: EXAMPLE_HOME.title, line: EXAMPLE_HOME.line, matches };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Smart matching: qué comprador encaja con cada vivienda",
    description:
      "Cruza tu cartera y el mercado con lo que buscan tus compradores, en las dos direcciones, con una nota que se explica y lo que falta por confirmar.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

const LEAD =
  "¿A quién le encaja? De una vivienda a sus compradores, o de un comprador a las viviendas de tu cartera y del mercado. Cada nota dice de qué está hecha y qué falta por confirmar.";

export default function Matching({ loaderData }: Route.ComponentProps) {
  const { own, example } = loaderData;
  if (!own) return <MatchingExample {...example} lead={LEAD} />;
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Smart matching</h1>
      <p className="mt-4 mb-8 max-w-[38em] text-lead text-muted-foreground">{LEAD}</p>
      <Own {...own} />
    </main>
  );
}

function Own({ side, homes, buyers, home, buyer }: Awaited<ReturnType<typeof matchingData>>) {
  useFreshData("contacts");
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <ChooseSide side={side} homes={homes} buyers={buyers} chosenId={home?.id ?? buyer?.id ?? null} />
      {home ? (
        <PeopleForHomeList key={home.id} home={home} />
      ) : buyer ? (
        <HomesForBuyerList key={buyer.id} buyer={buyer} />
      ) : (
        <Panel as="div" className="max-lg:hidden">
          <EmptyState title={side === "home" ? "Elige una vivienda" : "Elige un comprador"} level={2}>
            {side === "home"
              ? "Verás a quién le encaja, con su nota, sus motivos y el mensaje listo para enviar."
              : "Verás qué le encaja de tu cartera y del mercado, y podrás enviarle hasta diez en un mensaje."}
          </EmptyState>
        </Panel>
      )}
    </div>
  );
}
