import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { CAPTURE_GOALS, type CaptureCounts, countText, MOST_VOLUME } from "#content/capture-plan.ts";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { useSession } from "#ui/account/use-session.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#ui/call-api.ts";
import { classNames } from "#ui/class-names.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/capture.ts";
import { type PlanStep, shownPlan } from "./shown-plan.ts";

const PATH = "/captacion";

/** `?objetivo=` and `?volumen=`: without them, or with a goal that nobody knows, every tool. */
export async function loader({ url }: Route.LoaderArgs) {
  return shownPlan(url.searchParams.get("objetivo"), url.searchParams.get("volumen"));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Captación: por dónde empezar",
    description:
      "Di qué quieres conseguir y cuántos propietarios o viviendas al mes. Verás las herramientas en orden, y cuáles funcionan hoy.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

export default function Capture({ loaderData }: Route.ComponentProps) {
  const { goal, pace, steps, volume, isVolumeWrong } = loaderData;
  const counts = useCounts();
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">¿Qué quieres conseguir?</h1>
      <p className="mt-4 max-w-[38em] text-lead text-muted-foreground">
        Elige un objetivo y cuánto haces al mes. Te decimos con qué herramientas y en qué orden.
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <GoalForm goalId={goal?.id ?? null} volume={volume} isVolumeWrong={isVolumeWrong} />
        <section aria-labelledby="plan" className="min-w-0">
          <h2 id="plan" className="text-h2">
            {goal ? goal.title : "Todas las herramientas"}
          </h2>
          <p className="mt-2 text-muted-foreground">
            {goal ? goal.why : "Sin un objetivo elegido, la lista entera, en orden de trabajo."}
            {pace ? <span className="mt-1 block font-medium text-foreground">{pace}</span> : null}
          </p>
          <ol className="mt-6 border-t">
            {steps.map((step, index) => (
              <Step key={step.path} step={step} number={index + 1} counts={counts} />
            ))}
          </ol>
          <p className="mt-6 text-sm text-muted-foreground">
            Es una tabla de reglas: mismo objetivo, mismo plan. No trae propietarios por sí sola.{" "}
            <PageLink to="/herramientas" className="link-text">
              Ver todas las herramientas
            </PageLink>
          </p>
        </section>
      </div>
    </main>
  );
}

interface GoalFormProps {
  goalId: string | null;
  volume: string;
  isVolumeWrong: boolean;
}

/** Links with a goal, and a form that asks by the address: both work without a script. */
function GoalForm({ goalId, volume, isVolumeWrong }: GoalFormProps) {
  return (
    <Panel as="div" zocalo="portal">
      <form method="get" noValidate className="grid gap-6 p-5 sm:p-7">
        <fieldset className="min-w-0">
          <legend className="text-h4">Objetivo</legend>
          <div className="mt-3 grid gap-1">
            {CAPTURE_GOALS.map(({ id, title }) => (
              <label
                key={id}
                className={classNames(
                  "flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-accent",
                  id === goalId && "font-semibold",
                )}
              >
                <input
                  type="radio"
                  name="objetivo"
                  value={id}
                  defaultChecked={id === goalId}
                  className="size-[1.15rem] shrink-0 accent-primary"
                />
                {title}
              </label>
            ))}
          </div>
        </fieldset>
        <PlainField
          name="volumen"
          label="Cuántos al mes"
          optional
          inputMode="numeric"
          maxLength={5}
          defaultValue={volume}
          autoComplete="off"
          error={isVolumeWrong ? `Escribe un número entero de 1 a ${MOST_VOLUME}` : undefined}
          help="Propietarios, viviendas o contactos, según el objetivo."
        />
        <Button type="submit" size="lg" className="justify-self-start max-sm:w-full">
          Ver el plan
        </Button>
      </form>
    </Panel>
  );
}

interface StepProps {
  step: PlanStep;
  number: number;
  counts: CaptureCounts | null;
}

function Step({ step: { path, title, purpose, kind, count }, number, counts }: StepProps) {
  const notice = count && counts ? countText(count, counts[count]) : "";
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b py-4">
      <span className="text-h4 leading-snug tabular-nums">{number}</span>
      <div className="min-w-0">
        <PageLink to={path} className="link-text touch-target inline-flex items-center gap-1.5 font-semibold">
          {title}
          <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
        </PageLink>
        <p className="text-control text-muted-foreground">{purpose}</p>
        {notice ? <p className="mt-1 text-sm font-medium tabular-nums">{notice}</p> : null}
      </div>
      {kind === "tool" ? <Tag tone="success">Sin cuenta</Tag> : <Tag tone="outline">Con cuenta</Tag>}
    </li>
  );
}

/** Counts of the signed-in person, loaded once the page is there: the page itself is the same for everybody. */
function useCounts(): CaptureCounts | null {
  const { user } = useSession();
  const [counts, setCounts] = useState<CaptureCounts | null>(null);
  const isSignedIn = Boolean(user);
  useEffect(() => {
    if (!isSignedIn) return setCounts(null);
    let isCurrent = true;
    void callApi<CaptureCounts>("GET", "/api/capture/counts").then((outcome) => {
      if (isCurrent && outcome.kind === "done") setCounts(outcome.answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);
  return counts;
}
