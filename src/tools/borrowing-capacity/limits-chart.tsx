import { clampedFractionOf, percent } from "#ui/charts/scale.ts";
import { classNames } from "#ui/class-names.ts";

interface LimitsChartProps {
  byIncome: number;
  /** `null`: savings set no limit. */
  bySavings: number | null;
  limitedBy: "income" | "savings";
  /** Price of the home looked at, marked across both. */
  target: number | null;
  format: (amount: number) => string;
}

/** Two dimension lines from zero: how far the income and the savings reach. The shorter one is the ceiling. */
export function LimitsChart({ byIncome, bySavings, limitedBy, target, format }: LimitsChartProps) {
  const top = Math.max(byIncome, bySavings ?? 0, target ?? 0, 1) * 1.02;
  const at = (amount: number) => clampedFractionOf(amount, [0, top]);
  const rows = [
    { id: "income", name: "Por ingresos", amount: byIncome, binds: limitedBy === "income" },
    { id: "savings", name: "Por ahorro", amount: bySavings, binds: limitedBy === "savings" },
  ];
  return (
    <div className="grid min-w-0 content-start gap-5">
      {rows.map(({ id, name, amount, binds }) => (
        <div key={id} className="min-w-0">
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className={binds ? "font-semibold" : "text-muted-foreground"}>
              {name}
              {binds ? <span className="font-normal text-muted-foreground"> · es el que limita</span> : null}
            </span>
            <span
              className={classNames(
                "tabular-nums whitespace-nowrap",
                binds ? "font-semibold" : "text-muted-foreground",
              )}
            >
              {amount === null ? "sin límite" : format(amount)}
            </span>
          </p>
          <svg aria-hidden width="100%" height="26" className="mt-1 block overflow-visible">
            <rect
              width={percent(amount === null ? 1 : at(amount))}
              y="3"
              height="20"
              rx="1"
              className={binds ? "fill-(--fan-50)" : "fill-(--fan-80)"}
            />
            <line
              x2={percent(amount === null ? 1 : at(amount))}
              y1="13"
              y2="13"
              strokeWidth="1.5"
              className="stroke-foreground"
            />
            <Tick x={0} />
            {amount === null ? null : <Tick x={at(amount)} />}
            {binds && amount !== null ? (
              <line
                x1={percent(at(amount))}
                x2={percent(at(amount))}
                y1="0"
                y2="26"
                strokeWidth="3"
                className="stroke-primary"
              />
            ) : null}
            {target === null ? null : (
              <line
                x1={percent(at(target))}
                x2={percent(at(target))}
                y1="-3"
                y2="29"
                strokeWidth="1.5"
                strokeDasharray="3 3"
                className="stroke-foreground"
              />
            )}
          </svg>
        </div>
      ))}
      {target === null ? null : (
        <p className="-mt-2 flex items-center gap-2 text-xs text-subtle-foreground">
          <svg aria-hidden width="3" height="14">
            <line x1="1.5" x2="1.5" y2="14" strokeWidth="1.5" strokeDasharray="3 3" className="stroke-foreground" />
          </svg>
          La vivienda que miras: {format(target)}
        </p>
      )}
    </div>
  );
}

/** The architect's 45° tick at the end of a dimension line. */
function Tick({ x }: { x: number }) {
  return (
    <svg aria-hidden x={percent(x)} y="13" width="1" height="1" className="overflow-visible">
      <line x1="-6" y1="6" x2="6" y2="-6" strokeWidth="1.5" className="stroke-foreground" />
    </svg>
  );
}
