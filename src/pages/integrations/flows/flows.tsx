import { Plus } from "lucide-react";
import { useNavigate } from "react-router";
import { countSteps } from "#domain/integrations/flows/flow-document.ts";
import { isAboutHome } from "#domain/integrations/flows/flow-problems.ts";
import { FLOW_RECIPES } from "#domain/integrations/flows/flow-recipes.ts";
import { triggerWords } from "#domain/integrations/flows/flow-words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { listFlows } from "#server/integrations/flows/read-flows.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/flows.ts";
import { requireFlows } from "./flow-access.server.ts";
import { StateTag } from "./flow-head.tsx";
import { useFlowPlace } from "./flow-place.ts";

/** `?archivo=1` shows those that were put away. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, mayMake, services, place } = requireFlows(context, request);
  const isArchive = new URL(request.url).searchParams.get("archivo") === "1";
  const rows = mayMake ? await listFlows(services.database.db, actor, services.now(), { isArchived: isArchive }) : [];
  return {
    crumb: "Flujos",
    mayMake,
    isArchive,
    root: place.root,
    flows: rows.map(({ flow, document, ...counts }) => {
      const shown = document ?? flow.draft;
      return {
        id: flow.id,
        name: flow.name,
        state: flow.state,
        isArchived: flow.archivedAt !== null,
        begins: triggerWords(shown.trigger),
        steps: countSteps(shown.steps),
        ...counts,
      };
    }),
    // Umbral itself has no homes.
    recipes: FLOW_RECIPES.filter(({ document }) => !place.isHouse || !isAboutHome(document.trigger.event)).map(
      ({ id, name, why, document }) => ({
        id,
        name,
        why,
        begins: triggerWords(document.trigger),
      }),
    ),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Flujos",
    description: "Lo que pasa solo: cuando ocurre algo, el flujo espera, avisa, crea tareas y escribe por ti.",
    path: args.loaderData?.root ?? "/dashboard/flujos",
    regions: false,
    noIndex: true,
  });

export default function FlowsPage({ loaderData }: Route.ComponentProps) {
  const { flows, recipes, mayMake, isArchive } = loaderData;
  const place = useFlowPlace();
  return (
    <main id="contenido" className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-[44em]">
          <h1 className="text-h3">Flujos</h1>
          <p className="mt-1 text-control text-muted-foreground">
            Cuando pasa algo, un flujo hace por ti lo que harías siempre: esperar, avisar, crear una tarea, escribir. Se
            lee como una receta, de arriba abajo.
          </p>
        </div>
        {mayMake ? <NewButton /> : null}
      </div>
      <Panel labelledBy="tus-flujos" className="overflow-hidden">
        <PanelHeader
          id="tus-flujos"
          title={isArchive ? "Archivados" : "Tus flujos"}
          divided
          actions={
            mayMake ? (
              <PageLink
                to={isArchive ? place.root : `${place.root}?archivo=1`}
                className="link-text touch-target text-sm"
              >
                {isArchive ? "Volver a los flujos" : "Ver el archivo"}
              </PageLink>
            ) : null
          }
        />
        {mayMake ? (
          flows.length === 0 ? (
            <EmptyState title={isArchive ? "El archivo está vacío" : "Todavía no tienes ninguno"}>
              {isArchive
                ? "Aquí quedan los flujos que archives, con su historia."
                : "Empieza con una de las recetas de abajo: la lees, la cambias y la pruebas con lo de ayer antes de ponerla en marcha."}
            </EmptyState>
          ) : (
            <ul className="divide-y text-sm">
              {flows.map((flow) => (
                <FlowLine key={flow.id} flow={flow} />
              ))}
            </ul>
          )
        ) : (
          <EmptyState title="Los lleva quien dirige la agencia">
            Los flujos actúan por toda la agencia, así que los hacen quien es titular o coordina. Pídeles el que te haga
            falta.
          </EmptyState>
        )}
      </Panel>
      {mayMake && !isArchive ? (
        <section aria-labelledby="recetas">
          <h2 id="recetas" className="text-h4">
            Recetas
          </h2>
          <p className="mt-1 text-sm text-muted-foreground">
            Listas para usar. Se hace una copia tuya, en borrador: nada empieza hasta que la publiques.
          </p>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {recipes.map((recipe) => (
              <Recipe key={recipe.id} recipe={recipe} />
            ))}
          </ul>
        </section>
      ) : null}
    </main>
  );
}

type Listed = Route.ComponentProps["loaderData"]["flows"][number];

function FlowLine({ flow }: { flow: Listed }) {
  const place = useFlowPlace();
  const { id, name, begins, steps, alive, begun, failed, braked } = flow;
  const facts = [
    counted(steps, "paso", "pasos"),
    ...(begun > 0 ? [`${counted(begun, "vez", "veces")} en 30 días`] : []),
    ...(alive > 0 ? [counted(alive, "en curso", "en curso")] : []),
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <PageLink to={`${place.root}/${id}`} className="link-text touch-target font-medium wrap-anywhere">
          {name}
        </PageLink>
        <p className="mt-0.5 text-muted-foreground wrap-anywhere">{begins}</p>
        <p className="mt-1 text-xs text-subtle-foreground tabular-nums">{facts.join(" · ")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {failed > 0 ? (
          <PageLink to={`${place.root}/${id}/recorridos?ver=fallidos`} className="link-text touch-target text-xs">
            {counted(failed, "no ha podido seguir", "no han podido seguir")}
          </PageLink>
        ) : null}
        {braked > 0 ? (
          <PageLink to={`${place.root}/${id}/recorridos?ver=frenados`} className="link-text touch-target text-xs">
            {counted(braked, "frenado", "frenados")}
          </PageLink>
        ) : null}
        <StateTag flow={flow} />
      </div>
    </li>
  );
}

function useNewFlow() {
  const place = useFlowPlace();
  const { isBusy, call } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const begin = async (form: object) => {
    const outcome = await call(null, "POST", place.api, form);
    if (outcome.kind === "done") await navigate(`${place.root}/${(outcome.answer as { id: string }).id}`);
  };
  return { isBusy, begin };
}

function NewButton() {
  const { isBusy, begin } = useNewFlow();
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void begin({})}>
      <Plus aria-hidden size={18} strokeWidth={1.75} /> Empezar en blanco
    </Button>
  );
}

function Recipe({
  recipe: { id, name, why, begins },
}: {
  recipe: Route.ComponentProps["loaderData"]["recipes"][number];
}) {
  const { isBusy, begin } = useNewFlow();
  return (
    <li className="grid content-between gap-4 rounded-lg border bg-card p-5 text-card-foreground">
      <div>
        <h3 className="text-base font-semibold tracking-normal [font-stretch:100%]">{name}</h3>
        <p className="mt-1 text-sm text-muted-foreground">{why}</p>
        <p className="mt-3 text-xs text-subtle-foreground">{begins}…</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        loading={isBusy}
        onClick={() => void begin({ recipeId: id })}
      >
        Usar esta receta<span className="sr-only">: {name}</span>
      </Button>
    </li>
  );
}
