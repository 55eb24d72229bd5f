import { classNames } from "../class-names.ts";
import { ChartFigure, type ChartFigureProps } from "./chart-figure.tsx";
import { evenly } from "./line-chart.tsx";
import { Plot } from "./plot.tsx";
import { fractionOf, niceDomain, percent } from "./scale.ts";
import { areaFills, cycled } from "./series.ts";

interface StackedBarChartProps extends Omit<ChartFigureProps, "children" | "table" | "legend"> {
  /** Names of the parts, from the ground up. */
  parts: readonly string[];
  /** One bar each; values not below zero, in the order of `parts`. */
  columns: readonly { label: string; values: readonly number[] }[];
  format: (value: number) => string;
  /** Header of the first column in the table. */
  columnName: string;
  /** Adds the sum to the table. */
  totalName?: string | undefined;
  height?: number;
}

/** Parts of a whole over years or groups: capital and interest of a loan, say. */
export function StackedBarChart({
  parts,
  columns,
  format,
  columnName,
  totalName,
  height = 220,
  ...figure
}: StackedBarChartProps) {
  const sums = columns.map((column) => column.values.reduce((sum, value) => sum + value, 0));
  const yDomain = niceDomain([0, Math.max(...sums, 1e-9)], 4);
  const slot = 1 / Math.max(columns.length, 1);
  const labelled = evenly(
    columns.map((_, i) => i),
    columns.length > 12 ? 8 : 12,
  );
  return (
    <ChartFigure
      {...figure}
      legend={<Legend parts={parts} />}
      table={{
        columns: [columnName, ...parts, ...(totalName ? [totalName] : [])],
        rows: columns.map((column, i) => [
          column.label,
          ...column.values.map(format),
          ...(totalName ? [format(sums[i]!)] : []),
        ]),
      }}
    >
      <Plot
        yDomain={yDomain}
        formatY={format}
        height={height}
        xLabels={labelled.map((i) => ({ at: (i + 0.5) * slot, text: columns[i]!.label }))}
      >
        {columns.map((column, i) => {
          let top = 0;
          return column.values.map((value, part) => {
            const bottom = top;
            top += value;
            return (
              <rect
                key={`${column.label} ${parts[part]}`}
                x={percent((i + 0.14) * slot)}
                width={percent(0.72 * slot)}
                y={percent(1 - fractionOf(top, yDomain))}
                height={percent(fractionOf(top, yDomain) - fractionOf(bottom, yDomain))}
                className={cycled(areaFills, part)}
                strokeWidth="1"
              />
            );
          });
        })}
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-foreground" />
      </Plot>
    </ChartFigure>
  );
}

function Legend({ parts }: { parts: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted-foreground">
      {parts.map((part, i) => (
        <li key={part} className="flex items-center gap-1.5">
          <svg aria-hidden width="14" height="10">
            <rect x="0.5" y="0.5" width="13" height="9" className={classNames(cycled(areaFills, i))} />
          </svg>
          {part}
        </li>
      ))}
    </ul>
  );
}
