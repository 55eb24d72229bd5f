import { RotateCcw, Square } from "lucide-react";
import { data, useNavigate } from "react-router";
import { everyStep } from "#domain/integrations/flows/flow-document.ts";
import { findStep } from "#domain/integrations/flows/flow-engine.ts";
import { stepWords, triggerWords } from "#domain/integrations/flows/flow-words.ts";
import { listedNames, namesFor, readRun } from "#server/integrations/flows/read-flows.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/run.ts";
import { requireFlow } from "./flow-access.server.ts";
import { useFlowPlace } from "./flow-place.ts";
import { readNames } from "./flow-words-of.ts";
import { outcomeWords, phaseTag, waitingWords } from "./outcome-words.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { flow, actor, services, place } = await requireFlow(context, request, params.flowId);
  const { db } = services.database;
  const id = readUuid(params.runId);
  const found = id && (await readRun(db, actor, flow.id, id));
  if (!found) throw data(null, { status: 404 });
  const { run, lines, document } = found;
  return {
    crumb: run.contact?.name ?? run.home?.name ?? "Recorrido",
    crumbAbove: flow.name,
    root: place.root,
    flow: { id: flow.id, name: flow.name },
    run,
    lines,
    document,
    names: listedNames(await namesFor(db, actor)),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Un recorrido, paso a paso",
    description: "Qué hizo el flujo, cuándo, y por qué se saltó lo que se saltó.",
    path: `${args.loaderData?.root ?? "/dashboard/flujos"}/${args.params.flowId}/${args.params.runId}`,
    regions: false,
    noIndex: true,
  });

const TONES: Readonly<Record<string, "success" | "warning" | "destructive" | "neutral">> = {
  hecho: "success",
  si: "success",
  llega: "success",
  omitido: "warning",
  fallo: "destructive",
};

export default function RunPage({ loaderData: { flow, run, lines, document, names: listed } }: Route.ComponentProps) {
  const place = useFlowPlace();
  const names = readNames(listed);
  const { isBusy, call } = useCall();
  const repeating = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const { label, tone } = phaseTag(run);
  const isAlive = run.endedAt === null;
  const current = run.stepId ? findStep(document, run.stepId) : undefined;

  async function repeat(stepId: string) {
    const outcome = await repeating.call(null, "POST", `${place.api}/runs/${run.id}/repeat`, { stepId });
    if (outcome.kind === "done") {
      await navigate(`${place.root}/${flow.id}/${(outcome.answer as { id: string }).id}`);
    }
  }

  return (
    <main id="contenido" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-sm">
            <PageLink to={`${place.root}/${flow.id}/recorridos`} className="link-text touch-target">
              Recorridos de «{flow.name}»
            </PageLink>
          </p>
          <h1 className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-h3 wrap-anywhere">
            {run.contact?.name ?? run.home?.name ?? "Recorrido"} <Tag tone={tone}>{label}</Tag>
          </h1>
          <p className="mt-1 text-sm text-muted-foreground">
            Empezó el <When iso={run.startedAt} />, con la versión {run.version}.{" "}
            {run.contact ? (
              <PageLink to={place.contact(run.contact.id)} className="link-text">
                Abrir su ficha
              </PageLink>
            ) : null}{" "}
            {run.home ? (
              <PageLink to={place.home(run.home.id)} className="link-text">
                Abrir la vivienda
              </PageLink>
            ) : null}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {isAlive ? (
            <Button
              variant="outline"
              loading={isBusy}
              onClick={() => void call("Recorrido terminado", "POST", `${place.api}/runs/${run.id}/end`)}
            >
              <Square aria-hidden size={16} strokeWidth={1.75} /> Terminar
            </Button>
          ) : null}
          {run.phase === "frenado" ? null : (
            <DropdownMenu
              trigger={
                <Button variant="outline" loading={repeating.isBusy}>
                  <RotateCcw aria-hidden size={16} strokeWidth={1.75} /> Repetir desde…
                </Button>
              }
            >
              {[...everyStep(document.steps)].map(({ step }) => (
                <DropdownItem key={step.id} onSelect={() => void repeat(step.id)}>
                  <span className="max-w-80 wrap-anywhere">{stepWords(step, names)}</span>
                </DropdownItem>
              ))}
            </DropdownMenu>
          )}
        </div>
      </div>
      {run.reason === null ? null : (
        <Callout
          tone={run.phase === "fallido" ? "destructive" : run.phase === "frenado" ? "warning" : "info"}
          title="Por qué terminó"
        >
          {run.reason}
        </Callout>
      )}
      <Panel labelledBy="paso-a-paso">
        <PanelHeader id="paso-a-paso" title="Paso a paso" />
        <PanelBody>
          <ol className="grid gap-4 text-sm">
            <Line
              title={triggerWords(document.trigger)}
              tag="Empieza"
              tone="neutral"
              at={run.startedAt}
              note={null}
              link={null}
            />
            {lines.map((line) => {
              const step = findStep(document, line.stepId);
              return (
                <Line
                  key={line.number}
                  title={step ? stepWords(step, names) : "Paso"}
                  tag={outcomeWords(line.outcome)}
                  tone={TONES[line.outcome] ?? "neutral"}
                  at={line.at}
                  note={line.note}
                  link={line.link}
                />
              );
            })}
            {isAlive && run.phase === "espera" && run.dueAt ? (
              <li className="rounded-md bg-muted p-3 text-muted-foreground">
                {waitingWords(run)} <When iso={run.dueAt} />.
                {run.isHeld ? " El flujo está parado: sigue cuando lo pongas en marcha." : ""}
              </li>
            ) : null}
            {isAlive && run.phase !== "espera" && current ? (
              <li className="rounded-md bg-muted p-3 text-muted-foreground">
                Ahora le toca: {stepWords(current, names)}
                {run.dueAt ? (
                  <>
                    , el <When iso={run.dueAt} />
                  </>
                ) : null}
              </li>
            ) : null}
          </ol>
        </PanelBody>
      </Panel>
    </main>
  );
}

interface LineProps {
  title: string;
  tag: string;
  tone: "success" | "warning" | "destructive" | "neutral";
  at: string;
  note: string | null;
  link: string | null;
}

function Line({ title, tag, tone, at, note, link }: LineProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b pb-4 last:border-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">{title}</p>
        {note === null ? null : <p className="text-muted-foreground wrap-anywhere">{note}</p>}
        {link === null ? null : (
          <PageLink to={link} className="link-text touch-target text-xs">
            Verlo
          </PageLink>
        )}
      </div>
      <div className="flex items-center gap-3">
        <span className="text-xs text-subtle-foreground tabular-nums">
          <When iso={at} />
        </span>
        <Tag tone={tone}>{tag}</Tag>
      </div>
    </li>
  );
}
