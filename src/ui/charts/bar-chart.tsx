import { classNames } from "../class-names.ts";
import { type Domain, extent, fractionOf, percent } from "./scale.ts";

interface BarEntry {
  label: string;
  detail?: string | undefined;
  value: number;
  /** The user's own case: drawn in ochre with an ink outline. */
  highlighted?: boolean;
}

interface BarChartProps {
  /** Names the table for people who cannot see the title above it. */
  caption: string;
  /** Header of the values, for screen readers. */
  valueName: string;
  rows: readonly BarEntry[];
  format: (value: number) => string;
  /** Bars of several charts compared with one another share a scale. */
  domain?: Domain;
  className?: string;
}

/** Horizontal bars from zero, each with its label and value; values below zero grow to the left of the zero line. */
export function BarChart({ caption, valueName, rows, format, domain, className }: BarChartProps) {
  const scale = domain ?? extent([0, ...rows.map((row) => row.value)]);
  const zero = fractionOf(0, scale);
  return (
    <div className={classNames("@container", className)}>
      <table className="block text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Concepto</th>
            <th scope="col">{valueName}</th>
          </tr>
        </thead>
        <tbody className="block">
          {rows.map((row) => (
            <BarRow key={row.label} row={row} scale={scale} zero={zero} text={format(row.value)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BarRow({ row, scale, zero, text }: { row: BarEntry; scale: Domain; zero: number; text: string }) {
  const end = fractionOf(row.value, scale);
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b py-1.5 last:border-b-0 @lg:min-h-9 @lg:grid-cols-[minmax(7rem,12rem)_minmax(0,1fr)_auto] @lg:gap-x-4 @lg:py-0">
      <th
        scope="row"
        className={classNames("text-left leading-tight @lg:py-1.5", row.highlighted ? "font-semibold" : "font-normal")}
      >
        {row.label}
        {row.detail ? <span className="block text-xs font-normal text-subtle-foreground">{row.detail}</span> : null}
      </th>
      <td
        className={classNames(
          "min-w-16 text-right tabular-nums @lg:order-last",
          row.highlighted ? "font-semibold" : "font-medium",
        )}
      >
        {text}
      </td>
      <td aria-hidden className="relative col-span-2 h-4 @lg:col-span-1 @lg:h-auto @lg:min-h-9 @lg:self-stretch">
        <svg aria-hidden width="100%" height="100%" className="absolute inset-0 overflow-visible">
          {row.value === 0 ? null : (
            <rect
              x={percent(Math.min(zero, end))}
              width={percent(Math.max(Math.abs(end - zero), 0.002))}
              y="50%"
              height="8"
              rx="1"
              className={classNames(
                // As thick beside a label of three lines as beside one of one.
                "-translate-y-1 @lg:h-4.5 @lg:-translate-y-[9px]",
                row.highlighted ? "fill-luz stroke-foreground" : "fill-chart-1",
              )}
            />
          )}
          <line x1={percent(zero)} x2={percent(zero)} y1="0" y2="100%" className="stroke-border-strong" />
        </svg>
      </td>
    </tr>
  );
}
