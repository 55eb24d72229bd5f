import type { Goal } from "#domain/insight/goals/goal.ts";
import { type FunnelStep, GOAL_RATES, GOAL_STEPS, type GoalStep } from "#domain/insight/goals/reverse-funnel.ts";
import { formatMoney, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { BASIS_NAMES, RATE_WORDS, STEP_WORDS } from "./goal-words.ts";

interface FunnelStepsProps {
  goal: Goal;
  steps: readonly FunnelStep[];
  done: Record<GoalStep, number>;
}

/** From the wanted income down to the work to be done; each bar is filled by the work already done. */
export function FunnelSteps({ goal, steps, done }: FunnelStepsProps) {
  const widest = Math.max(...steps.map(({ needed }) => needed));
  const hasAssumed = steps.some(({ rate }) => rate?.basis === "supuesto");
  return (
    <Panel labelledBy="embudo-inverso">
      <PanelHeader
        id="embudo-inverso"
        title="Lo que hace falta"
        description={`${formatMoney(goal.income)} entre ${formatMoney(goal.averageFee)} por venta.`}
        divided
      />
      <PanelBody>
        <ol className="grid gap-1 text-sm">
          {steps.map(({ step, needed, rate }) => (
            <li key={step}>
              {rate ? (
                <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-1.5 text-xs text-muted-foreground">
                  <span aria-hidden>↓</span>
                  El {formatPercent(rate.value)} {RATE_WORDS[GOAL_RATES[GOAL_STEPS.indexOf(step) - 1]!].phrase}
                  <Tag tone={rate.basis === "supuesto" ? "warning" : "neutral"}>{BASIS_NAMES[rate.basis]}</Tag>
                </p>
              ) : null}
              <p className="flex items-baseline justify-between gap-3">
                <span>
                  <span className="figure text-h4">{formatNumber(needed)}</span>{" "}
                  <span className="font-medium">{STEP_WORDS[step].label.toLowerCase()}</span>
                </span>
                <span className="text-xs whitespace-nowrap text-muted-foreground tabular-nums">
                  llevas {formatNumber(done[step])}
                </span>
              </p>
              <span aria-hidden className="mt-1 block h-6 rounded-xs bg-muted">
                <span
                  className="block h-full rounded-xs bg-(--fan-80)"
                  style={{ width: `${Math.max(3, (needed / widest) * 100)}%` }}
                >
                  <span
                    className="block h-full rounded-xs bg-chart-1"
                    style={{ width: `${Math.min(100, (done[step] / needed) * 100)}%` }}
                  />
                </span>
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted-foreground">
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="h-2.5 w-3.5 rounded-xs bg-(--fan-80)" /> hace falta
          </span>
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="h-2.5 w-3.5 rounded-xs bg-chart-1" /> hecho
          </span>
        </p>
        {hasAssumed ? (
          <p className="mt-3 text-xs text-muted-foreground">
            «Supuesto» es un valor de partida, no un dato tuyo ni del mercado. Escribe el tuyo y el embudo cambia al
            momento.
          </p>
        ) : null}
      </PanelBody>
    </Panel>
  );
}
