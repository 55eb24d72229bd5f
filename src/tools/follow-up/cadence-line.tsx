import { percent } from "#ui/charts/scale.ts";
import { classNames } from "#ui/class-names.ts";
import type { FollowUpPlan } from "./result.ts";
import { STATE_NAMES } from "./words.ts";

/** The steps on a line of thirty days, further apart at first than the calendar has them, so that none covers another. */
export function CadenceLine({ plan }: { plan: FollowUpPlan }) {
  const place = (offset: number) => Math.sqrt(offset / 30);
  const label = plan.steps.map(({ offset, state }) => `día ${offset}, ${STATE_NAMES[state].toLowerCase()}`).join("; ");
  return (
    <div role="img" aria-label={`Pasos: ${label}`} className="min-w-0 px-3 forced-color-adjust-none">
      <svg aria-hidden width="100%" height="34" className="block overflow-visible">
        <line x1="0" x2="100%" y1="17" y2="17" strokeWidth="1.5" className="stroke-border-strong" />
        {plan.steps.map(({ offset, state }) => (
          <g key={offset}>
            <circle
              cx={percent(place(offset))}
              cy="17"
              r={state === "ahora" ? 11 : state === "junto" || state === "cancelado" ? 5 : 8}
              strokeWidth="2"
              className={classNames(
                state === "hecho" && "fill-primary stroke-primary",
                state === "ahora" && "fill-luz stroke-foreground",
                state === "pendiente" && "fill-card stroke-primary",
                (state === "junto" || state === "cancelado") && "fill-card stroke-border-strong",
              )}
            />
          </g>
        ))}
      </svg>
      <div className="relative mt-1 h-5 text-xs text-subtle-foreground tabular-nums">
        {plan.steps.map(({ offset }) => (
          <span key={offset} className="absolute -translate-x-1/2" style={{ left: percent(place(offset)) }}>
            {offset}
          </span>
        ))}
      </div>
      <p className="text-xs text-subtle-foreground">Días desde el primer contacto</p>
    </div>
  );
}
