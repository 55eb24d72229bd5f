import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { data, useNavigate, useSearchParams } from "react-router";
import { ERRORS } from "#content/errors.ts";
import { pathInRegion, regionOfPath } from "#domain/shared/region/region.ts";
import { actorContext, mustHave, placeContext, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { handedOverNames } from "#tools/handed-over.ts";
import { findTool } from "#tools/registry.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { WordsProvider } from "#ui/region/local-text.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { AfterShell } from "../../shared/after-shell.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/tool-page.ts";
import { useAgentName } from "./agent-name.ts";
import { CorrectionNote } from "./correction-note.tsx";
import { aboutOf } from "./draft.ts";
import { DRAWN_LATER } from "./drawn-later.ts";
import { ExampleSection } from "./example-section.tsx";
import { LiveSection } from "./live-section.tsx";
import { NextSteps } from "./next-steps.tsx";
import { PurgedRun } from "./purged-run.tsx";
import { HeadActions, ResultHead } from "./result-head.tsx";
import { ResultSources } from "./result-sources.tsx";
import { RunActions } from "./run-actions.tsx";
import { type RunOrigin, ToolForm, type ToolFormHandle } from "./tool-form.tsx";
import { countryOfVisitor, readToolPage } from "./tool-page-data.server.ts";
import { loadToolView, useToolView } from "./tool-views.ts";
import { useAnnounced } from "./use-announced.ts";
import type { LiveResult } from "./use-live.ts";

// Shown for results of another day.
const RerunButton = lazy(() => import("./rerun-button.tsx"));
// Few results propose something for the calendar: the others come without its calls.
const AppointmentsPanel = lazy(() => import("./appointments-panel.tsx"));
// Shown with the result of a home.
const HomePanel = lazy(() => import("./home-panel.tsx"));
// Shown where a model is connected.
const RewordPanel = lazy(() => import("#ui/wording/reword-panel.tsx"));

/**
 * The one page of every form tool. `?resultado=` shows a run of the visitor; `?vivienda=` and `?contacto=` fill a known home and
 * contact in, `?tecleada=` the home that was typed in a run, `?desde=&paso=` what the result of another tool proposes.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const url = new URL(request.url);
  const slug = url.pathname
    .replace(/\.data$/, "")
    .split("/")
    .at(-1)!;
  const tool = findTool(slug)!;
  const viewer = context.get(viewerContext);
  const asking = {
    actor: mustHave(context.get(actorContext)),
    viewer,
    query: url.searchParams,
    isAbroad: regionOfPath(url.pathname) === "latam",
    country: await countryOfVisitor(services, viewer, context.get(placeContext)?.country ?? null),
  };
  const [{ page, isPurged }] = await Promise.all([readToolPage(services, tool, asking), loadToolView(tool.id)]);
  // Deleted for good: the page shows it and offers ways on.
  return data(page, { status: isPurged ? ERRORS.RUN_PURGED.status : 200 });
}

export const meta: Route.MetaFunction = (args) => {
  const card = args.loaderData?.card;
  if (!card) return [];
  const { title, summary, path } = card;
  return pageMeta(args, { title, description: summary, path, data: toolDataOf(args, card) });
};

export default function ToolPage({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { card, run } = loaderData;
  const { Result, live: hasLive } = useToolView(card.id);
  const [live, setLive] = useState<LiveResult | null>(null);
  const form = useRef<ToolFormHandle>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [isFormOpen, setIsFormOpen] = useState(false);
  const [wantedField, setWantedField] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownRun = useRef(run?.id);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const region = usePathRegion();
  // Another home begins another form.
  const about = aboutOf(search);

  const lastOrigin = useRef<RunOrigin>("form");

  useEffect(() => {
    // The form's result takes the focus, so that keyboard and screen reader go on from its heading. A change made
    // inside a result stays where it was made; the status below announces it.
    if (run && shownRun.current !== run.id && lastOrigin.current === "form") heading.current?.focus();
    shownRun.current = run?.id;
  }, [run]);
  useEffect(() => {
    if (wantedField === null || !isFormOpen) return;
    const field = document.querySelector<HTMLElement>(`#datos [name="${wantedField}"]`);
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
    setWantedField(null);
  }, [wantedField, isFormOpen]);
  const runId = run?.id;
  // A kept result replaces the trials on the way to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes with the run, or with the home that fills the form
  useEffect(() => setLive(null), [runId, about]);
  const announced = useAnnounced(live?.summary);

  function showRun(id: string, origin: RunOrigin) {
    lastOrigin.current = origin;
    const next = new URLSearchParams(search);
    next.set("resultado", id);
    for (const name of ["vivienda", "tecleada", "visita", "contacto", "desde", "paso", ...handedOverNames(next)])
      next.delete(name);
    setIsFormOpen(false);
    // A corrected result stands at the same address: the page reads it anew.
    navigate(`?${next}`, { preventScrollReset: origin === "result", replace: id === run?.id });
  }

  const formProps = { ...loaderData, ref: form, live, onLive: setLive, onRun: showRun, onRunning: setIsRunning };
  const [agent, setAgent] = useAgentName();
  const canSend = run ? run.hasAnswer || run.figure !== null : false;
  const keeping = {
    verbs: card.verbs,
    credits: card.credits,
    runBalance: loaderData.runBalance,
    isRunning,
    onKeep: () => form.current?.run(),
  };
  return (
    <WordsProvider value={loaderData.words}>
      <main id="contenido" className="wrap-page pt-6 pb-section">
        <p role="status" className="sr-only">
          {announced ?? run?.message}
        </p>
        <ToolRunProvider
          value={{
            input: live?.values ?? ((run?.input ?? {}) as Record<string, unknown>),
            rerun: (changes) => form.current?.runWith(changes),
            change: (changes) => (hasLive ? form.current?.change(changes) : form.current?.runWith(changes)),
            isLive: live !== null,
            openField: (name) => {
              setIsFormOpen(true);
              setWantedField(name);
            },
            fill: (values) => {
              form.current?.fill(values);
              setIsFormOpen(true);
              setWantedField(Object.keys(values)[0] ?? null);
            },
            isRunning,
            runId: live === null ? run?.id : undefined,
            isExample: false,
            today: loaderData.today,
            isSignedIn: loaderData.isSignedIn,
            pictures: run?.pictures ?? {},
            mapStyleUrl: loaderData.mapStyleUrl,
          }}
        >
          {run ? (
            <>
              <ResultHead
                headingRef={heading}
                title={run.name ?? run.title}
                toolTitle={card.title}
                actions={
                  <HeadActions
                    run={run}
                    canSend={canSend && !live}
                    toolTitle={card.title}
                    sharedPage={card.sharedPage}
                    isSignedIn={loaderData.isSignedIn}
                    agent={loaderData.signer ? null : agent}
                  />
                }
              >
                <Button
                  variant="link"
                  onClick={() => setIsFormOpen(!isFormOpen)}
                  aria-expanded={isFormOpen}
                  aria-controls="datos"
                >
                  Cambiar datos
                </Button>
                <Button variant="link" onClick={() => navigate(pathInRegion(card.path, region))}>
                  Empezar otro
                </Button>
                {run.isOld && loaderData.isSignedIn ? (
                  <Suspense fallback={null}>
                    <RerunButton id={run.id} />
                  </Suspense>
                ) : null}
              </ResultHead>
              <div id="datos" className={isFormOpen ? "mt-8" : "hidden"}>
                <ToolForm key={run.id} {...formProps} />
              </div>
              <section aria-label="Resultado" className="mt-4 grid gap-5 sm:mt-6" aria-busy={isRunning}>
                {live ? (
                  <LiveSection {...keeping} live={live} onBack={() => form.current?.reset()}>
                    <Result result={live.result as never} input={live.input as never} />
                  </LiveSection>
                ) : (
                  <>
                    {run.correction ? <CorrectionNote kind={run.correction} credits={card.credits} /> : null}
                    <Result result={run.result as never} input={run.parsedInput as never} />
                    {run.appointments.length > 0 ? (
                      <Suspense fallback={null}>
                        <AppointmentsPanel
                          runId={run.id}
                          appointments={run.appointments}
                          isSignedIn={loaderData.isSignedIn}
                        />
                      </Suspense>
                    ) : null}
                    {run.home ? (
                      <Suspense fallback={null}>
                        <HomePanel
                          key={run.id}
                          run={{ id: run.id, home: run.home }}
                          isSignedIn={loaderData.isSignedIn}
                        />
                      </Suspense>
                    ) : null}
                    {run.wording?.model ? (
                      <Suspense fallback={null}>
                        <RewordPanel
                          key={run.id}
                          runId={run.id}
                          model={run.wording.model}
                          server={run.wording.server}
                        />
                      </Suspense>
                    ) : null}
                    {canSend ? (
                      <RunActions run={run} signer={loaderData.signer} agent={agent} onAgent={setAgent} />
                    ) : null}
                    {run.hasAnswer || !run.isFree ? null : (
                      <p className="text-sm text-muted-foreground">
                        Este cálculo no gasta créditos ni cuenta entre los gratuitos del día: no llega a un resultado.
                      </p>
                    )}
                    <ResultSources sources={run.sources} />
                  </>
                )}
              </section>
              {live ? null : (
                <NextSteps runId={run.id} steps={run.steps} tools={loaderData.nextTools} homeQuery={homeQueryOf(run)} />
              )}
            </>
          ) : (
            <>
              <h1 className="mt-6 text-h1 text-balance">{card.title}</h1>
              {loaderData.purged ? <PurgedRun {...loaderData.purged} /> : null}
              <p className="mt-3 max-w-reading text-lead text-muted-foreground">{card.summary}</p>
              <div className="mt-8">
                <ToolForm key={about} {...formProps} />
              </div>
              {live ? (
                <div id="ejemplo" className="mt-section" aria-busy={isRunning}>
                  <LiveSection {...keeping} live={live}>
                    <Result result={live.result as never} input={live.input as never} />
                  </LiveSection>
                </div>
              ) : (
                <Suspense fallback={null}>
                  <AfterShell>
                    <ExampleSection card={card} example={loaderData.example} mapStyleUrl={loaderData.mapStyleUrl} />
                  </AfterShell>
                </Suspense>
              )}
            </>
          )}
        </ToolRunProvider>
        <Suspense fallback={null}>
          <AfterShell>
            <HowItWorks html={loaderData.helpHtml} isFolded={run !== null} />
          </AfterShell>
        </Suspense>
      </main>
    </WordsProvider>
  );
}

/** The tool's help, which whoever already has a result unfolds. The text is our own help.md, rendered on the server. */
function HowItWorks({ html, isFolded }: { html: string; isFolded: boolean }) {
  const heading = (
    <h2 id="ayuda" className={isFolded ? "text-h4" : "text-h2"}>
      Cómo funciona
    </h2>
  );
  const text = html.length > LONG_HELP && !isFolded ? <FoldedHelp html={html} /> : <HelpText html={html} />;
  return (
    <section
      aria-labelledby="ayuda"
      className={isFolded ? "mt-6 border-t print:hidden" : `mt-section max-w-reading ${DRAWN_LATER}`}
    >
      {isFolded ? (
        <Disclosure summary={heading} className="border-b-0">
          {text}
        </Disclosure>
      ) : (
        <>
          {heading}
          {text}
        </>
      )}
    </section>
  );
}

function HelpText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of the project
  return <div className="help-text max-w-reading" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A help beyond so many characters of markup is several screens of a phone. */
const LONG_HELP = 6_000;
const HEADING = "<h3";
const HEADING_END = "</h3>";

/** The first section as it is, the others under their headings: search in the page, a fragment and paper open them. */
function FoldedHelp({ html }: { html: string }) {
  const [before = "", first, ...others] = html.split(HEADING);
  return (
    <>
      <HelpText html={first === undefined ? before : `${before}${HEADING}${first}`} />
      <div className="mt-6 border-t">
        {others.map((section) => {
          const end = section.indexOf(HEADING_END) + HEADING_END.length;
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of the project
          const heading = <span dangerouslySetInnerHTML={{ __html: `${HEADING}${section.slice(0, end)}` }} />;
          return (
            <Disclosure key={section.slice(0, end)} printsOpen summary={heading}>
              <HelpText html={section.slice(end)} />
            </Disclosure>
          );
        })}
      </div>
    </>
  );
}

/** How links to other tools bring the home along: one of the portfolio, or else the one that was typed in this run. */
function homeQueryOf(run: { id: string; propertyId: string | null; home: unknown }): string | null {
  if (run.propertyId) return `vivienda=${run.propertyId}`;
  return run.home ? `tecleada=${run.id}` : null;
}
