import { ChartFigure, type ChartFigureProps } from "./chart-figure.tsx";
import { evenly } from "./line-chart.tsx";
import { Plot } from "./plot.tsx";
import { fractionOf, niceDomain, percent } from "./scale.ts";

interface ColumnChartProps extends Omit<ChartFigureProps, "children" | "table" | "legend"> {
  columns: readonly {
    label: string;
    value: number;
    /** More figures of the same column, for its table. */
    more: readonly string[];
    /** Not over yet: drawn hollow. */
    isOpen?: boolean;
  }[];
  xName: string;
  valueName: string;
  moreNames: readonly string[];
  format: (value: number) => string;
  height?: number;
}

/** Counts over time as upright bars from zero; the last one is hollow where its time is not over. */
export function ColumnChart({
  columns,
  xName,
  valueName,
  moreNames,
  format,
  height = 180,
  ...figure
}: ColumnChartProps) {
  const yDomain = niceDomain([0, Math.max(1, ...columns.map(({ value }) => value))], 4);
  const width = 1 / columns.length;
  const labelled = evenly(
    columns.map((_, i) => i),
    5,
  );
  return (
    <ChartFigure
      {...figure}
      table={{
        columns: [xName, valueName, ...moreNames],
        rows: columns.map(({ label, value, more }) => [label, format(value), ...more]),
      }}
    >
      <Plot
        yDomain={yDomain}
        formatY={format}
        height={height}
        xLabels={labelled.map((i) => ({ at: (i + 0.5) * width, text: columns[i]!.label }))}
      >
        {columns.map(({ label, value, isOpen }, i) => (
          <rect
            key={label}
            x={percent((i + 0.16) * width)}
            width={percent(0.68 * width)}
            y={percent(1 - fractionOf(value, yDomain))}
            height={percent(fractionOf(value, yDomain))}
            className={isOpen ? "fill-(--fan-95) stroke-chart-1" : "fill-chart-1"}
          />
        ))}
      </Plot>
    </ChartFigure>
  );
}
