import { ChartFigure, type ChartFigureProps } from "./chart-figure.tsx";
import { evenly } from "./line-chart.tsx";
import { Plot } from "./plot.tsx";
import { areaPath, extent, fractionOf, linePath, niceDomain, percent } from "./scale.ts";

interface Forecast {
  x: number;
  median: number;
  /** From the narrowest to the widest band; all forecasts of a chart have the same ones. */
  bands: readonly { probability: 0.5 | 0.8 | 0.95; low: number; high: number }[];
}

interface FanChartProps extends Omit<ChartFigureProps, "children" | "table" | "legend"> {
  /** Past values; the last point is today. */
  history: readonly { x: number; y: number }[];
  forecast: readonly Forecast[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  xName: string;
  labelled?: readonly number[];
  height?: number;
  /** Text beside the last point of the history, where it is not today. */
  originText?: string;
}

const bandFill = { 0.5: "fill-(--fan-50)", 0.8: "fill-(--fan-80)", 0.95: "fill-(--fan-95)" } as const;

/** History solid, median dashed, bands opening from today: no forecast without them. */
export function FanChart({
  history,
  forecast,
  formatX,
  formatY,
  xName,
  labelled,
  height = 240,
  originText = "hoy",
  ...figure
}: FanChartProps) {
  const today = history.at(-1);
  const positions = [...history.map((point) => point.x), ...forecast.map((point) => point.x)];
  const xDomain = extent(positions);
  const yDomain = niceDomain(
    extent([...history.map((point) => point.y), ...forecast.flatMap((f) => f.bands.flatMap((b) => [b.low, b.high]))]),
    8,
  );
  const place = (x: number, y: number) => [fractionOf(x, xDomain), 1 - fractionOf(y, yDomain)] as const;
  const start = today ? [place(today.x, today.y)] : [];
  const probabilities = (forecast[0]?.bands ?? []).map((band) => band.probability).sort((a, b) => b - a);
  return (
    <ChartFigure
      {...figure}
      legend={<FanLegend probabilities={probabilities} />}
      table={{
        columns: [xName, "Central", ...probabilities.map((p) => `Rango del ${p * 100}\u00a0%`)],
        rows: [
          ...history.map((point) => [formatX(point.x), formatY(point.y), ...probabilities.map(() => "—")]),
          ...forecast.map((point) => [
            formatX(point.x),
            formatY(point.median),
            ...probabilities.map((p) => {
              const band = point.bands.find((b) => b.probability === p);
              return band ? `${formatY(band.low)} a ${formatY(band.high)}` : "—";
            }),
          ]),
        ],
      }}
    >
      <Plot
        yDomain={yDomain}
        formatY={formatY}
        height={height}
        xLabels={(labelled ?? evenly(positions, 7)).map((x) => ({ at: fractionOf(x, xDomain), text: formatX(x) }))}
        shapes={
          <>
            {probabilities.map((probability) => {
              const edges = forecast.flatMap((f) => {
                const band = f.bands.find((b) => b.probability === probability);
                return band ? [{ high: place(f.x, band.high), low: place(f.x, band.low) }] : [];
              });
              const upper = [...start, ...edges.map((edge) => edge.high)];
              const lower = [...start, ...edges.map((edge) => edge.low)];
              return <path key={probability} d={areaPath(upper, lower)} className={bandFill[probability]} />;
            })}
            <path
              d={linePath(history.map((point) => place(point.x, point.y)))}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
              className="stroke-chart-1"
            />
            <path
              d={linePath([...start, ...forecast.map((point) => place(point.x, point.median))])}
              fill="none"
              strokeWidth="2"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
              className="stroke-chart-1"
            />
          </>
        }
      >
        {today ? <Today at={place(today.x, today.y)} text={originText} /> : null}
      </Plot>
    </ChartFigure>
  );
}

function Today({ at: [x, y], text }: { at: readonly [number, number]; text: string }) {
  return (
    <g>
      <line x1={percent(x)} x2={percent(x)} y1="0" y2="100%" strokeDasharray="2 3" className="stroke-chart-axis" />
      <text x={percent(x)} y="8" dx="-6" textAnchor="end" className="fill-chart-axis">
        {text}
      </text>
      <circle cx={percent(x)} cy={percent(y)} r="3.5" className="fill-chart-1" />
    </g>
  );
}

function FanLegend({ probabilities }: { probabilities: readonly (0.5 | 0.8 | 0.95)[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-subtle-foreground">
      {probabilities.toReversed().map((probability) => (
        <li key={probability} className="flex items-center gap-1.5">
          <svg aria-hidden width="14" height="10">
            <rect width="14" height="10" className={bandFill[probability]} />
          </svg>
          {probability * 100} %
        </li>
      ))}
    </ul>
  );
}
