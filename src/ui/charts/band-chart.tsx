import { ChartFigure, type ChartFigureProps } from "./chart-figure.tsx";
import { evenly } from "./line-chart.tsx";
import { Plot } from "./plot.tsx";
import { areaPath, extent, fractionOf, linePath, niceDomain, percent } from "./scale.ts";

interface BandPoint {
  x: number;
  median: number;
  /** The interval of the median. */
  low: number;
  high: number;
  n: number;
}

interface BandChartProps extends Omit<ChartFigureProps, "children" | "table" | "legend"> {
  /** All positions on the x axis; those without a point leave a gap. */
  x: readonly number[];
  points: readonly BandPoint[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  xName: string;
  /** Name of the cases that a point rests on: "Ofertas". */
  countName: string;
  bandName: string;
  height?: number;
}

/** A median over time with the interval that it lies in; each point says in the table what it rests on. */
export function BandChart({
  x,
  points,
  formatX,
  formatY,
  xName,
  countName,
  bandName,
  height = 220,
  ...figure
}: BandChartProps) {
  const xDomain = extent(x);
  const yDomain = niceDomain(extent(points.flatMap(({ low, high }) => [low, high])), 6);
  const byX = new Map(points.map((point) => [point.x, point]));
  const at = (position: number, value: number) =>
    [fractionOf(position, xDomain), 1 - fractionOf(value, yDomain)] as const;
  return (
    <ChartFigure
      {...figure}
      legend={
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-subtle-foreground">
          <li className="flex items-center gap-1.5">
            <svg aria-hidden width="14" height="10">
              <line x1="0" x2="14" y1="5" y2="5" strokeWidth="2" className="stroke-chart-1" />
            </svg>
            Mediana
          </li>
          <li className="flex items-center gap-1.5">
            <svg aria-hidden width="14" height="10">
              <rect width="14" height="10" className="fill-(--fan-80)" />
            </svg>
            {bandName}
          </li>
        </ul>
      }
      table={{
        columns: [xName, "Mediana", bandName, countName],
        rows: x.map((position) => {
          const point = byX.get(position);
          return point
            ? [
                formatX(position),
                formatY(point.median),
                `${formatY(point.low)} a ${formatY(point.high)}`,
                String(point.n),
              ]
            : [formatX(position), "—", "—", "—"];
        }),
      }}
    >
      <Plot
        yDomain={yDomain}
        formatY={formatY}
        height={height}
        xLabels={evenly(x, 5).map((position) => ({ at: fractionOf(position, xDomain), text: formatX(position) }))}
        shapes={
          <>
            {runsOf(x, byX).map((run) => (
              <path
                key={run[0]!.x}
                d={areaPath(
                  run.map((point) => at(point.x, point.high)),
                  run.map((point) => at(point.x, point.low)),
                )}
                className="fill-(--fan-80)"
              />
            ))}
            <path
              d={linePath(
                x.map((position) => {
                  const point = byX.get(position);
                  return point ? at(position, point.median) : null;
                }),
              )}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-chart-1"
            />
          </>
        }
      >
        {points.map((point) => {
          const [cx, cy] = at(point.x, point.median);
          return <circle key={point.x} cx={percent(cx)} cy={percent(cy)} r="2.5" className="fill-chart-1" />;
        })}
      </Plot>
    </ChartFigure>
  );
}

/** Points that follow each other without a gap. */
function runsOf(x: readonly number[], byX: ReadonlyMap<number, BandPoint>): BandPoint[][] {
  const runs: BandPoint[][] = [[]];
  for (const position of x) {
    const point = byX.get(position);
    if (point) runs.at(-1)!.push(point);
    else if (runs.at(-1)!.length > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
