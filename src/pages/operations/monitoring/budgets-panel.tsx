import { budgetSentence, leftWords, paceWords } from "#domain/operations/slo/budget-words.ts";
import type { BurnWindow, ErrorBudget } from "#domain/operations/slo/error-budget.ts";
import { OBJECTIVES, type Objective, WINDOW_DAYS } from "#domain/operations/slo/objectives.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { MonitorPage } from "#server/operations/monitoring/monitor-page.server.ts";
import { LineChart } from "#ui/charts/line-chart.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { LevelMark } from "./status-board.tsx";
import { useZone } from "./use-zone.ts";

/** Promises of Umbral to itself, how much of each margin of error is left, and how fast it is used up. */
export function BudgetsPanel({ budgets, now }: Pick<MonitorPage, "budgets" | "now">) {
  const all = OBJECTIVES.flatMap((objective) => {
    const found = budgets.find(({ id }) => id === objective.id);
    return found ? { objective, budget: found.budget } : [];
  });
  return (
    <Panel labelledBy="objetivos" className="overflow-hidden">
      <PanelHeader
        id="objetivos"
        title="Objetivos y margen de error"
        description={`Lo que Umbral se exige en ${WINDOW_DAYS} días y cuántos fallos caben todavía sin incumplirlo.`}
        divided
      />
      <ul className="grid lg:grid-cols-3">
        {all.map(({ objective, budget }) => (
          <BudgetOf key={objective.id} objective={objective} budget={budget} now={new Date(now)} />
        ))}
      </ul>
      <PanelBody className="border-t">
        <Paces all={all} />
      </PanelBody>
    </Panel>
  );
}

const PACES: readonly { window: BurnWindow; name: string }[] = [
  { window: "1h", name: "Última hora" },
  { window: "6h", name: "6 horas" },
  { window: "3d", name: "3 días" },
];

function BudgetOf({ objective, budget, now }: { objective: Objective; budget: ErrorBudget; now: Date }) {
  const zone = useZone();
  const day = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "long", ...zone });
  return (
    <li className="-mt-px -ml-px grid content-start gap-2 border-t border-l p-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-sm font-medium">{objective.label}</h3>
        <LevelMark level={budget.level} />
      </div>
      <p className="text-base leading-snug font-semibold tabular-nums">{leftWords(budget)}</p>
      <BudgetBar budget={budget} />
      <p className="text-sm">{budgetSentence(objective, budget, now, (at) => day.format(at))}</p>
      <p className="text-xs text-muted-foreground">{objective.promise}</p>
      {budget.left === null ? null : (
        <div className="mt-1 grid gap-1 text-xs">
          <h4 className="font-medium">Ritmo al que se gasta</h4>
          <dl className="grid grid-cols-3 gap-x-3">
            {PACES.map(({ window, name }) => (
              <div key={window}>
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="font-medium tabular-nums">{paceWords(budget.burn[window])}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </li>
  );
}

const FILLS = {
  good: "bg-success",
  attention: "bg-warning-soft-foreground",
  bad: "bg-destructive",
  unknown: "bg-muted-foreground",
} as const;

/** The margin that is left as a bar; the line above it says the same. */
function BudgetBar({ budget: { left, level } }: { budget: ErrorBudget }) {
  const share = Math.min(1, Math.max(0, left ?? 0));
  return (
    <div aria-hidden className="h-2.5 overflow-hidden rounded-full border border-input bg-secondary">
      <div className={`h-full ${FILLS[level]}`} style={{ width: `${share * 100}%` }} />
    </div>
  );
}

/** Margins of which too little is known are not drawn. */
function Paces({ all: every }: { all: readonly { objective: Objective; budget: ErrorBudget }[] }) {
  const zone = useZone();
  const format = new Intl.DateTimeFormat("es-ES", { day: "numeric", month: "short", ...zone });
  const all = every.filter(({ budget }) => budget.left !== null);
  const days = all[0]?.budget.days ?? [];
  const measured = days.filter((_, i) => all.some(({ budget }) => budget.days[i]?.burn != null)).length;
  if (measured < 2) {
    return (
      <p className="text-sm text-muted-foreground">
        El ritmo de cada día se dibuja cuando hay dos días con peticiones.
      </p>
    );
  }
  const paceOf = (burn: number) => `${formatNumber(burn, burn < 10 ? 1 : 0)}×`;
  return (
    <LineChart
      title="Ritmo al que se gasta el margen"
      subtitle="Por día. A 1× dura 30 días justos; a 2×, la mitad"
      summary={`Ritmo de cada uno de los últimos ${WINDOW_DAYS} días. ${all
        .map(({ objective, budget }) => `${objective.label}, en las últimas 24 horas: ${paceWords(budget.burn["24h"])}`)
        .join("; ")}.`}
      x={days.map(({ at }) => at.getTime())}
      series={all.map(({ objective, budget }) => ({
        name: SHORT[objective.id],
        values: budget.days.map(({ burn }) => burn),
      }))}
      formatX={(at) => format.format(at)}
      formatY={paceOf}
      xName="Día"
      fromZero
      height={170}
    />
  );
}

/** Beside the ends of the lines there is little room. */
const SHORT = { availability: "Fallos", pages: "Páginas", calls: "Llamadas" } as const;
