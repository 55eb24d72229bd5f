import { useState } from "react";
import { useRevalidator } from "react-router";
import { problemsOf } from "#domain/integrations/flows/flow-problems.ts";
import { saysTheSame } from "#domain/integrations/flows/same-document.ts";
import { listedNames, namesFor } from "#server/integrations/flows/read-flows.server.ts";
import { documentOf } from "#server/integrations/flows/work-at-runs.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/flow.ts";
import { DryRunPanel } from "./dry-run-panel.tsx";
import { Recipe } from "./editor/recipe.tsx";
import { headOf, requireFlow } from "./flow-access.server.ts";
import { FlowHead } from "./flow-head.tsx";
import { useFlowPlace } from "./flow-place.ts";
import { readNames } from "./flow-words-of.ts";
import { type SaveState, useFlowDraft } from "./use-flow-draft.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { flow, actor, services, place } = await requireFlow(context, request, params.flowId);
  const { db } = services.database;
  const published = flow.version === null ? undefined : await documentOf(db, flow.id, flow.version);
  return {
    crumb: flow.name,
    root: place.root,
    flow: headOf(flow),
    draft: flow.draft,
    published: published ?? null,
    names: listedNames(await namesFor(db, actor)),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.flow.name ?? "Flujo",
    description: "La receta de un flujo: cuándo empieza y qué hace, paso a paso.",
    path: `${args.loaderData?.root ?? "/dashboard/flujos"}/${args.params.flowId}`,
    regions: false,
    noIndex: true,
  });

export default function FlowPage({ loaderData }: Route.ComponentProps) {
  const { flow } = loaderData;
  // Taking a version back makes another draft.
  return <Editor key={`${flow.id}`} {...loaderData} />;
}

function Editor({ flow, draft, published, names: listed }: Route.ComponentProps["loaderData"]) {
  const place = useFlowPlace();
  const api = `${place.api}/${flow.id}`;
  const names = readNames(listed);
  const { document, change, save, keep, revision } = useFlowDraft(api, { document: draft, revision: flow.revision });
  const problems = problemsOf(document, names);
  const [showsProblems, setShowsProblems] = useState(false);
  const { isBusy, call } = useCall();
  const { revalidate } = useRevalidator();
  const isUnchanged = published !== null && save.kind === "saved" && saysTheSame(document, published);
  const isLive = isUnchanged && flow.state === "activo";

  async function publish() {
    if (problems.length > 0) {
      setShowsProblems(true);
      window.document.getElementById(`paso-${problems[0]!.at}`)?.scrollIntoView({ block: "center", behavior: "auto" });
      return;
    }
    if (!(await keep())) return;
    await call("Publicado: desde ahora manda esta versión", "POST", `${api}/publish`, { revision: revision() });
    await revalidate();
  }

  return (
    <main id="contenido" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FlowHead flow={flow} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Recipe document={document} names={names} problems={problems} showsProblems={showsProblems} onChange={change} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:sticky xl:top-20">
          <Panel labelledBy="publicar">
            <PanelHeader id="publicar" title={isLive ? "En marcha tal como lo ves" : "Publicar"} />
            <PanelBody className="grid gap-3 text-sm">
              <SaveLine save={save} />
              {problems.length > 0 ? (
                <div>
                  <p className="font-medium">Falta para publicarlo:</p>
                  <ul className="mt-1 grid list-disc gap-1 pl-5 text-muted-foreground">
                    {problems.slice(0, 6).map(({ at, message }, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: messages may repeat, and have no state
                      <li key={index}>
                        <a
                          href={`#paso-${at}`}
                          className="link-text touch-target"
                          onClick={() => setShowsProblems(true)}
                        >
                          {message}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ) : isLive ? (
                <p className="text-muted-foreground">
                  Versión {flow.version}. Lo que cambies queda en borrador, y lo que está en curso sigue con la suya.
                </p>
              ) : isUnchanged ? (
                <p className="text-muted-foreground">
                  Versión {flow.version}, sin cambios desde que la publicaste. Empezará cuando pongas en marcha el
                  flujo.
                </p>
              ) : (
                <p className="text-muted-foreground">
                  {flow.version === null
                    ? "Nada empieza hasta que lo publiques. Antes, pruébalo con lo de ayer."
                    : `Hay cambios sin publicar. Lo que está en curso sigue con la versión con la que empezó.`}
                </p>
              )}
              <Button loading={isBusy} disabled={isUnchanged || flow.isArchived} onClick={() => void publish()}>
                {flow.version === null
                  ? "Publicar y poner en marcha"
                  : isUnchanged
                    ? "Sin cambios que publicar"
                    : "Publicar los cambios"}
              </Button>
            </PanelBody>
          </Panel>
          <DryRunPanel document={document} names={names} />
        </div>
      </div>
    </main>
  );
}

const SAVE_WORDS = {
  saved: "Borrador guardado",
  waiting: "Cambios sin guardar todavía…",
  saving: "Guardando…",
} as const;

function SaveLine({ save }: { save: SaveState }) {
  if (save.kind === "refused") {
    return (
      <Callout tone="destructive" title="No se ha guardado">
        {save.why}
      </Callout>
    );
  }
  return (
    <p role="status" className="text-xs text-subtle-foreground">
      {SAVE_WORDS[save.kind]}
    </p>
  );
}
