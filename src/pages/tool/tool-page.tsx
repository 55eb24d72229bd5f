import { useEffect, useRef, useState } from "react";
import { data, useNavigate, useSearchParams } from "react-router";
import { ERRORS } from "#content/errors.ts";
import { MODULE_NAMES } from "#content/modules.ts";
import { pathInRegion } from "#domain/region/region.ts";
import type { Actor } from "#server/access/actor.server.ts";
import { ownRun, publicRun } from "#server/api/runs.server.ts";
import { AppError } from "#server/app-error.server.ts";
import { purseOf } from "#server/billing/run-payment.server.ts";
import { helpHtml } from "#server/help.server.ts";
import { offeredHome, offeredHomes } from "#server/portfolio/keep-home.server.ts";
import { actorContext, mustHave, type Services, servicesContext, viewerContext } from "#server/services.server.ts";
import { exampleOutcome } from "#server/tool-example.server.ts";
import { slugOf } from "#tools/define-tool.ts";
import { findTool, tools } from "#tools/registry.ts";
import { Button } from "#ui/button.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/tool-page.ts";
import { ExampleSection } from "./example-section.tsx";
import { mergeValues, toFormValues } from "./form-values.ts";
import { nameOfHome } from "./home-name.ts";
import { NextTools } from "./next-tools.tsx";
import { PurgedRun } from "./purged-run.tsx";
import { ResultSources } from "./result-sources.tsx";
import { RunActions } from "./run-actions.tsx";
import { SaveRun } from "./save-run.tsx";
import { signerOf } from "./signer.server.ts";
import { type RunOrigin, ToolForm, type ToolFormHandle } from "./tool-form.tsx";
import { loadToolView, useToolView } from "./tool-views.ts";

/** More are found by their words. */
const HOMES_OFFERED = 4;
/** A visitor's homes are few, and he has no search of them. */
const HOMES_OF_VISITOR = 12;
const DAY_MS = 86_400_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The one page of every form tool. `?resultado=` shows a run of the visitor, `?vivienda=` fills a known home in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const actor = mustHave(context.get(actorContext));
  const url = new URL(request.url);
  const tool = findTool(
    url.pathname
      .replace(/\.data$/, "")
      .split("/")
      .at(-1)!,
  )!;
  const runId = url.searchParams.get("resultado");
  const chosenId = url.searchParams.get("vivienda");
  const [example, homes, chosenHome, found, purse] = await Promise.all([
    exampleOutcome(services, tool),
    offeredHomes(services.database.db, actor, {
      limit: actor.isAnonymous ? HOMES_OF_VISITOR : HOMES_OFFERED,
      now: services.now(),
    }),
    chosenId !== null && UUID.test(chosenId) ? offeredHome(services.database.db, actor, chosenId) : null,
    runId === null ? null : findOwnRun(services, actor, runId),
    purseOf(services, actor, tool.id),
    loadToolView(tool.id),
  ]);
  if (found && found.run.toolId !== tool.id) throw data(ERRORS.UNKNOWN_RUN.message, { status: 404 });
  const purged = found?.run.purgedAt ? found.run : null;
  const run = purged ? null : found;
  const filled = chosenHome && tool.fillFrom ? tool.fillFrom(chosenHome.home) : {};
  const page = {
    card: {
      id: tool.id,
      slug: slugOf(tool),
      path: tool.path,
      title: tool.title,
      summary: tool.summary,
      credits: tool.credits,
      moduleName: MODULE_NAMES[tool.module],
    },
    purse,
    example,
    helpHtml: helpHtml(tool.id),
    mapStyleUrl: services.config.mapStyleUrl,
    homes: tool.fillFrom
      ? homes.map(({ id, home }) => ({
          id,
          name: nameOfHome(home),
          values: toFormValues(tool.fillFrom!(home)) as Record<string, unknown>,
        }))
      : [],
    startValues: mergeValues(
      toFormValues(tool.defaults ?? {}) as Record<string, unknown>,
      (run ? toFormValues(run.run.input) : toFormValues(filled)) as Record<string, unknown>,
    ),
    /** The home that a run from here is about, so that it is not looked for by its place. */
    homeId: run?.run.propertyId ?? chosenHome?.id ?? null,
    isSignedIn: !actor.isAnonymous,
    signer: run && (await signerOf(services, context.get(viewerContext))),
    /** A run or a chosen home says what the form holds; otherwise this browser's draft does. */
    usesDraft: !run && !chosenHome,
    run: run && {
      ...publicRun(run.tool, run.run),
      parsedInput: run.run.parsedInput,
      propertyId: run.run.propertyId,
      isOld: services.now().getTime() - run.run.createdAt.getTime() > DAY_MS,
    },
    purged: purged && { title: purged.name ?? purged.title, figure: purged.figure },
    nextTools: tools
      .filter((other) => other.id !== tool.id && other.fillFrom)
      .map(({ path, title, summary, credits }) => ({ path, title, summary, credits })),
  };
  // Gone for good, and said on a page that goes on from there.
  return data(page, { status: purged ? ERRORS.RUN_PURGED.status : 200 });
}

/** The run that the address names, also one of which only title and figure are left. */
async function findOwnRun(services: Services, actor: Actor, id: string) {
  try {
    return await ownRun(services, actor, id, { evenPurged: true });
  } catch (error) {
    if (error instanceof AppError) throw data(error.message, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) => {
  const card = args.loaderData?.card;
  return card ? pageMeta(args, { title: card.title, description: card.summary, path: card.path }) : [];
};

export default function ToolPage({ loaderData }: Route.ComponentProps) {
  const { card, run } = loaderData;
  const { Result } = useToolView(card.id);
  const form = useRef<ToolFormHandle>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [isFormOpen, setIsFormOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownRun = useRef(run?.id);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const region = usePathRegion();

  const lastOrigin = useRef<RunOrigin>("form");

  useEffect(() => {
    // The form's result takes the focus, so that keyboard and screen reader go on from its heading. A change made inside
    // a result stays where it was made; the status below tells it.
    if (run && shownRun.current !== run.id && lastOrigin.current === "form") heading.current?.focus();
    shownRun.current = run?.id;
  }, [run]);

  function showRun(id: string, origin: RunOrigin) {
    lastOrigin.current = origin;
    const next = new URLSearchParams(search);
    next.set("resultado", id);
    next.delete("vivienda");
    setIsFormOpen(false);
    navigate(`?${next}`, { preventScrollReset: origin === "result" });
  }

  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <p role="status" className="sr-only">
        {run ? run.message : null}
      </p>
      <ToolRunProvider
        value={{
          input: (run?.input ?? {}) as Record<string, unknown>,
          rerun: (changes) => form.current?.runWith(changes),
          isRunning,
          isExample: false,
          mapStyleUrl: loaderData.mapStyleUrl,
        }}
      >
        {run ? (
          <>
            <header className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
              <div className="min-w-0">
                <h1 ref={heading} tabIndex={-1} className="text-h1 text-balance outline-none">
                  {run.name ?? run.title}
                </h1>
                <p className="mt-2 text-muted-foreground">{card.title}</p>
              </div>
              <div className="flex flex-wrap gap-3 print:hidden">
                <Button
                  variant="outline"
                  onClick={() => setIsFormOpen(!isFormOpen)}
                  aria-expanded={isFormOpen}
                  aria-controls="datos"
                >
                  Cambiar datos
                </Button>
                <SaveRun run={run} isOld={run.isOld} isSignedIn={loaderData.isSignedIn} />
                <Button variant="ghost" onClick={() => navigate(pathInRegion(card.path, region))}>
                  Empezar otro
                </Button>
              </div>
            </header>
            <div id="datos" className={isFormOpen ? "mt-8" : "hidden"}>
              <ToolForm key={run.id} ref={form} {...loaderData} onRun={showRun} onRunning={setIsRunning} />
            </div>
            <section aria-label="Resultado" className="mt-8 grid gap-5" aria-busy={isRunning}>
              <Result result={run.result as never} input={run.parsedInput as never} />
              <RunActions
                run={run}
                toolTitle={card.title}
                isSignedIn={loaderData.isSignedIn}
                signer={loaderData.signer}
              />
              <ResultSources sources={run.sources} />
            </section>
            <NextTools tools={loaderData.nextTools} propertyId={run.propertyId} />
          </>
        ) : (
          <>
            <h1 className="mt-6 text-h1 text-balance">{card.title}</h1>
            {loaderData.purged ? <PurgedRun {...loaderData.purged} /> : null}
            <p className="mt-3 max-w-reading text-lead text-muted-foreground">{card.summary}</p>
            <div className="mt-8">
              <ToolForm ref={form} {...loaderData} onRun={showRun} onRunning={setIsRunning} />
            </div>
            <ExampleSection card={card} example={loaderData.example} mapStyleUrl={loaderData.mapStyleUrl} />
          </>
        )}
      </ToolRunProvider>
      <section aria-labelledby="ayuda" className="help-text mt-section max-w-reading">
        <h2 id="ayuda" className="text-h2">
          Cómo funciona
        </h2>
        {/* Our own help.md, rendered on the server. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of the project */}
        <div dangerouslySetInnerHTML={{ __html: loaderData.helpHtml }} />
      </section>
    </main>
  );
}
