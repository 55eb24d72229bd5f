import { useId } from "react";
import { classNames } from "../class-names.ts";
import { percent } from "./scale.ts";
import { type WaterfallBar, waterfallGeometry } from "./waterfall-geometry.ts";

export interface WaterfallEntry {
  label: string;
  /** Second line: how the amount comes about ("94 m² × 3.420 €/m²"). */
  detail?: string | undefined;
  amount: number;
}

interface WaterfallChartProps {
  base: WaterfallEntry;
  /** Signed changes, in the order they are drawn; base plus their sum is the total. */
  rows: readonly WaterfallEntry[];
  total: WaterfallEntry;
  /** Base, total and the start of the axis. */
  format: (amount: number) => string;
  /** Changes, with their sign. */
  formatChange: (amount: number) => string;
  /** Names the table for people who cannot see the title above it. */
  caption: string;
  className?: string;
}

type RowKind = "base" | "gain" | "loss" | "total";

/** From a base to a total, one row for each thing that adds or takes away. The rows are a table: label, bar, amount. */
export function WaterfallChart({ base, rows, total, format, formatChange, caption, className }: WaterfallChartProps) {
  const geometry = waterfallGeometry(
    base.amount,
    rows.map((row) => row.amount),
    total.amount,
  );
  const broken = geometry.axisStart > 0;
  const hatch = useId();
  return (
    <div className={classNames("@container break-inside-avoid", className)}>
      <HatchPattern id={hatch} />
      <table className="block text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col">Importe</th>
          </tr>
        </thead>
        <tbody className="block">
          <Row entry={base} kind="base" bar={geometry.base} text={format(base.amount)} broken={broken} hatch={hatch} />
          {rows.map((row, i) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and labels may repeat
              key={i}
              entry={row}
              kind={row.amount < 0 ? "loss" : "gain"}
              bar={geometry.steps[i]!}
              text={formatChange(row.amount)}
              hatch={hatch}
            />
          ))}
          <Row
            entry={total}
            kind="total"
            bar={geometry.total}
            text={format(total.amount)}
            broken={broken}
            hatch={hatch}
          />
        </tbody>
      </table>
      {broken ? (
        <p className="mt-3 text-xs text-subtle-foreground">
          El eje empieza en {format(geometry.axisStart)} para que las diferencias se vean.
        </p>
      ) : null}
    </div>
  );
}

const barFill: Record<RowKind, string> = {
  base: "fill-chart-base",
  gain: "fill-chart-positive",
  loss: "",
  total: "fill-chart-total",
};

const amountInk: Record<RowKind, string> = {
  base: "",
  gain: "text-chart-positive",
  loss: "text-chart-negative",
  total: "",
};

function Row({
  entry,
  kind,
  bar,
  text,
  broken = false,
  hatch,
}: {
  entry: WaterfallEntry;
  kind: RowKind;
  bar: WaterfallBar;
  text: string;
  broken?: boolean;
  hatch: string;
}) {
  return (
    <tr
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 @lg:min-h-10 @lg:grid-cols-[minmax(8.5rem,13rem)_minmax(0,1fr)_6.5rem] @lg:gap-x-4 @lg:py-0",
        kind === "total" ? "font-semibold" : "border-b",
      )}
    >
      <th
        scope="row"
        className={classNames("py-1 text-left leading-tight", kind === "total" ? "font-semibold" : "font-normal")}
      >
        {entry.label}
        {entry.detail ? <span className="block text-xs font-normal text-subtle-foreground">{entry.detail}</span> : null}
      </th>
      <td
        className={classNames(
          "text-right tabular-nums @lg:order-last",
          kind === "total" ? "font-semibold" : "font-medium",
          amountInk[kind],
        )}
      >
        {text}
      </td>
      <td aria-hidden className="relative col-span-2 h-4.5 @lg:col-span-1 @lg:h-auto @lg:min-h-10 @lg:self-stretch">
        <svg aria-hidden width="100%" height="100%" className="absolute inset-0 overflow-visible">
          <rect
            x={percent(bar.from)}
            width={percent(Math.max(bar.to - bar.from, 0.002))}
            y="22%"
            height="56%"
            rx="1"
            className={classNames("draws-bar", kind === "loss" && "[--from:right]", barFill[kind])}
            {...(kind === "loss" ? { fill: `url(#${hatch})` } : {})}
          />
          {broken ? <BreakMark /> : null}
          {kind === "total" ? null : (
            <line
              x1={percent(bar.after)}
              x2={percent(bar.after)}
              y1="78%"
              y2="124%"
              className="hidden stroke-border-strong @lg:inline"
            />
          )}
        </svg>
      </td>
    </tr>
  );
}

/** Two slanted strokes across a bar: it does not start at zero. */
function BreakMark() {
  return (
    <g>
      <line x1="21" y1="10%" x2="13" y2="90%" strokeWidth="9" className="stroke-card" />
      <line x1="25.5" y1="12%" x2="17.5" y2="88%" className="stroke-foreground" />
      <line x1="16.5" y1="12%" x2="8.5" y2="88%" className="stroke-foreground" />
    </g>
  );
}

/** Losses are hatched, so that colour is never alone. */
function HatchPattern({ id }: { id: string }) {
  return (
    <svg aria-hidden width="0" height="0" className="absolute">
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" className="fill-chart-negative" />
          <rect width="2" height="7" className="fill-card" opacity="0.32" />
        </pattern>
      </defs>
    </svg>
  );
}
