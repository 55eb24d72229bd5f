import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { GOALS_OF, type Goal, type GoalOf, goalYear } from "#domain/insight/goals/goal.ts";
import { GOAL_RATES, GOAL_STEPS, reverseFunnel } from "#domain/insight/goals/reverse-funnel.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { findGoal, mayKeep } from "#server/insight/goals/goal-rows.server.ts";
import { doneIn, measureRates } from "#server/insight/goals/measure-goals.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/goals.ts";
import { FunnelSteps } from "./funnel-steps.tsx";
import { GoalForm } from "./goal-form.tsx";
import { RATE_WORDS, STEP_WORDS } from "./goal-words.ts";
import { PacePanel } from "./pace-panel.tsx";

const PATH = "/dashboard/goals";

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorOf(requireViewer(context, request));
  const { database, now } = mustHave(context.get(servicesContext));
  const query = new URL(request.url).searchParams;
  const today = isoDateInMadrid(now());
  const asked = goalYear.safeParse(query.get("ano") ?? "");
  const year = asked.success ? asked.data : Number(today.slice(0, 4));
  const of: GoalOf = mayKeep(actor, "agencia") && query.get("de") === "agencia" ? "agencia" : "mio";
  const whose = { actor, of };
  const [goal, done, measured] = await Promise.all([
    findGoal(database.db, actor, of, year),
    doneIn(database.db, whose, year),
    measureRates(database.db, whose, now()),
  ]);
  return { crumb: "Objetivos", year, of, today, goal, done, measured, isSenior: mayKeep(actor, "agencia") };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Objetivos",
    description:
      "De lo que quieres ingresar en el año a las ventas, encargos y valoraciones que hacen falta, con su ritmo.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

export default function Goals({ loaderData }: Route.ComponentProps) {
  const { year, of, isSenior } = loaderData;
  useFreshData("contacts");
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3">Objetivos</h1>
          <p className="mt-1 max-w-reading text-control text-muted-foreground">
            Di cuánto quieres ingresar y verás cuántas ventas, encargos y valoraciones hacen falta, y cómo vas.
          </p>
        </div>
        <nav aria-label="Qué objetivo" className="flex flex-wrap items-center gap-2">
          {isSenior
            ? GOALS_OF.map((one) => (
                <Button key={one} asChild size="sm" variant={one === of ? "secondary" : "ghost"}>
                  <PageLink to={hrefOf(year, one)} aria-current={one === of ? "page" : undefined}>
                    {one === "mio" ? "El mío" : "El de la agencia"}
                  </PageLink>
                </Button>
              ))
            : null}
          <Button asChild size="icon" variant="ghost">
            <PageLink to={hrefOf(year - 1, of)} aria-label={`Ver ${year - 1}`}>
              <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
            </PageLink>
          </Button>
          <span className="font-semibold tabular-nums">{year}</span>
          <Button asChild size="icon" variant="ghost">
            <PageLink to={hrefOf(year + 1, of)} aria-label={`Ver ${year + 1}`}>
              <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
            </PageLink>
          </Button>
        </nav>
      </div>
      {/* Another year or another's goal is another form. */}
      <GoalOfYear key={`${year} ${of} ${loaderData.goal === null}`} data={loaderData} />
      <Definitions />
    </main>
  );
}

const hrefOf = (year: number, of: GoalOf) => `${PATH}?ano=${year}${of === "agencia" ? "&de=agencia" : ""}`;

function GoalOfYear({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { year, of, today, goal, done, measured } = data;
  const [plan, setPlan] = useState<Goal | null>(goal);
  const steps = plan && reverseFunnel(plan, measured.rates);
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <GoalForm year={year} of={of} goal={goal} measured={measured} onPlan={setPlan} />
        {plan && steps ? (
          <FunnelSteps goal={plan} steps={steps} done={done.steps} />
        ) : (
          <Panel as="div">
            <EmptyState level={2} title={`Sin objetivo para ${year}`}>
              Escribe los ingresos y los honorarios medios: el camino hacia atrás se dibuja aquí mientras escribes.
            </EmptyState>
          </Panel>
        )}
      </div>
      {plan && steps ? <PacePanel goal={plan} steps={steps} done={done} year={year} today={today} /> : null}
    </>
  );
}

/** How each number is counted. */
function Definitions() {
  return (
    <Panel as="div" className="px-5 sm:px-6">
      <Disclosure summary="Cómo se cuenta cada cifra" className="border-b-0">
        <dl className="grid gap-3">
          {GOAL_STEPS.map((step) => (
            <div key={step}>
              <dt className="font-medium text-foreground">{STEP_WORDS[step].label}</dt>
              <dd>{STEP_WORDS[step].counted}</dd>
            </div>
          ))}
          {GOAL_RATES.map((rate) =>
            RATE_WORDS[rate].measured === undefined ? null : (
              <div key={rate}>
                <dt className="font-medium text-foreground">{RATE_WORDS[rate].label}</dt>
                <dd>{RATE_WORDS[rate].measured} Vale desde diez casos; con menos cuenta lo que escribas.</dd>
              </div>
            ),
          )}
          <div>
            <dt className="font-medium text-foreground">Ritmo</dt>
            <dd>
              El objetivo repartido por igual entre los días del año en que trabajas. Cada paso se redondea hacia
              arriba: medio encargo no se vende.
            </dd>
          </div>
        </dl>
      </Disclosure>
    </Panel>
  );
}
