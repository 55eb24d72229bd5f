import { findStep } from "#domain/integrations/flows/flow-engine.ts";
import { FLOW_EVENTS } from "#domain/integrations/flows/flow-events.ts";
import { stepWords } from "#domain/integrations/flows/flow-words.ts";
import { RUN_FILTERS, type RunFilter } from "#domain/integrations/flows/run-filters.ts";
import { listRuns, listVersions, namesFor } from "#server/integrations/flows/read-flows.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { askedPage } from "../../shared/list-page.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/runs.ts";
import { headOf, requireFlow } from "./flow-access.server.ts";
import { FlowHead } from "./flow-head.tsx";
import { useFlowPlace } from "./flow-place.ts";
import { phaseTag, waitingWords } from "./outcome-words.ts";

/** `?ver=` one of the filters, `?pagina=`. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { flow, actor, services, place } = await requireFlow(context, request, params.flowId);
  const { db } = services.database;
  const query = new URL(request.url).searchParams;
  const filter = RUN_FILTERS.find((one) => one === query.get("ver")) ?? "todos";
  const page = askedPage(query);
  const [{ runs, hasMore }, versions, names] = await Promise.all([
    listRuns(db, actor, flow.id, { filter, page }),
    listVersions(db, flow.id),
    namesFor(db, actor),
  ]);
  const documents = new Map(versions.map(({ number, document }) => [number, document]));
  return {
    crumb: "Recorridos",
    crumbAbove: flow.name,
    root: place.root,
    flow: headOf(flow),
    filter: filter as RunFilter,
    page,
    hasMore,
    runs: runs.map((run) => {
      const document = documents.get(run.version);
      const step = run.stepId && document ? findStep(document, run.stepId) : undefined;
      return { ...run, at: step ? stepWords(step, names) : null };
    }),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `Recorridos de ${args.loaderData?.flow.name ?? "un flujo"}`,
    description: "Cada vez que el flujo ha empezado, por dónde va y por qué terminó.",
    path: `${args.loaderData?.root ?? "/dashboard/flujos"}/${args.params.flowId}/recorridos`,
    regions: false,
    noIndex: true,
  });

const FILTER_NAMES: Readonly<Record<RunFilter, string>> = {
  todos: "Todos",
  vivos: "En curso",
  fallidos: "No han podido seguir",
  frenados: "Frenados",
};

export default function RunsPage({ loaderData: { flow, runs, filter, page, hasMore } }: Route.ComponentProps) {
  const place = useFlowPlace();
  const path = `${place.root}/${flow.id}/recorridos`;
  const hrefOf = (to: number) => `${path}?ver=${filter}&pagina=${to}`;
  return (
    <main id="contenido" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FlowHead flow={flow} />
      <Panel labelledBy="recorridos" className="overflow-hidden">
        <PanelHeader
          id="recorridos"
          title="Recorridos"
          divided
          actions={
            <nav aria-label="Qué recorridos" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {RUN_FILTERS.map((one) => (
                <PageLink
                  key={one}
                  to={`${path}?ver=${one}`}
                  {...(one === filter ? { "aria-current": "page" as const } : {})}
                  className="link-text touch-target aria-[current=page]:font-semibold aria-[current=page]:no-underline"
                >
                  {FILTER_NAMES[one]}
                </PageLink>
              ))}
            </nav>
          }
        />
        {runs.length === 0 ? (
          <EmptyState title={filter === "todos" ? "Todavía no ha empezado ninguna vez" : "Ninguno"}>
            {filter === "todos"
              ? "En cuanto pase lo que lo pone en marcha, aquí verás cada recorrido, paso a paso."
              : "No hay recorridos así."}
          </EmptyState>
        ) : (
          <ul className="divide-y text-sm">
            {runs.map((run) => (
              <RunLine key={run.id} run={run} path={`${place.root}/${flow.id}`} />
            ))}
          </ul>
        )}
      </Panel>
      {page > 1 || hasMore ? (
        <nav aria-label="Páginas de recorridos" className="flex justify-between text-sm">
          {page > 1 ? (
            <PageLink to={hrefOf(page - 1)} className="link-text touch-target">
              Más recientes
            </PageLink>
          ) : (
            <span />
          )}
          {hasMore ? (
            <PageLink to={hrefOf(page + 1)} className="link-text touch-target">
              Anteriores
            </PageLink>
          ) : null}
        </nav>
      ) : null}
    </main>
  );
}

function RunLine({ run, path }: { run: Route.ComponentProps["loaderData"]["runs"][number]; path: string }) {
  const { label, tone } = phaseTag(run);
  const about = run.contact?.name ?? run.home?.name ?? "Sin contacto";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 px-5 py-3.5 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <PageLink to={`${path}/${run.id}`} className="link-text touch-target font-medium wrap-anywhere">
          {about}
        </PageLink>
        <p className="text-muted-foreground wrap-anywhere">
          {run.reason ??
            (run.endedAt === null && run.at !== null ? (
              run.phase === "espera" ? (
                <>
                  {waitingWords(run)} {run.dueAt ? <When iso={run.dueAt} /> : null}
                </>
              ) : (
                run.at
              )
            ) : (
              `Cuando ${FLOW_EVENTS[run.event].name}`
            ))}
        </p>
        <p className="mt-0.5 text-xs text-subtle-foreground tabular-nums">
          <When iso={run.startedAt} /> · versión {run.version}
          {run.repeatOf ? " · repetido" : ""}
        </p>
      </div>
      <Tag tone={tone}>{label}</Tag>
    </li>
  );
}
