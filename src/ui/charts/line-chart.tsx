import { ChartFigure, type ChartFigureProps } from "./chart-figure.tsx";
import { Plot } from "./plot.tsx";
import { areaPath, extent, fractionOf, linePath, niceDomain, percent, steppedPath } from "./scale.ts";
import { cycled, lineFills, lineStrokes } from "./series.ts";

export interface LineSeries {
  name: string;
  /** One value for each x; null leaves a gap. */
  values: readonly (number | null)[];
}

/** An interval around a series, drawn behind all lines; null where it has none. */
export interface LineBand {
  name: string;
  low: readonly (number | null)[];
  high: readonly (number | null)[];
}

interface LineChartProps extends Omit<ChartFigureProps, "children" | "table" | "legend"> {
  /** Rising positions on the x axis (years, months since a start, prices). */
  x: readonly number[];
  series: readonly LineSeries[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** Header of the x column in the table. */
  xName: string;
  /** The labelled x; by default about six, evenly. */
  labelled?: readonly number[];
  /** Start the y axis at zero: for amounts, not for prices over time. */
  fromZero?: boolean;
  /** Each value holds until the next x, as a price does until it is changed. */
  isStepped?: boolean;
  height?: number;
  band?: LineBand | undefined;
  /** A last column of the table: what each x rests on. */
  notes?: { name: string; texts: readonly string[] } | undefined;
}

/** One or a few series over a common x, each named at its end. */
export function LineChart({
  x,
  series,
  formatX,
  formatY,
  xName,
  labelled = evenly(x, 7),
  fromZero = false,
  isStepped = false,
  height = 220,
  band,
  notes,
  ...figure
}: LineChartProps) {
  const values = [...series.map((line) => line.values), band?.low ?? [], band?.high ?? []].flatMap((line) =>
    line.filter((value) => value !== null),
  );
  const yDomain = niceDomain(extent(fromZero ? [0, ...values] : values), 8);
  const xDomain = extent(x);
  const place = (line: LineSeries) =>
    x.map((position, i) => {
      const value = line.values[i] ?? null;
      return value === null ? null : ([fractionOf(position, xDomain), 1 - fractionOf(value, yDomain)] as const);
    });
  const pathOf = (line: LineSeries) => {
    if (!isStepped) return linePath(place(line));
    return steppedPath(place(line).map((at, i) => [fractionOf(x[i]!, xDomain), at === null ? null : at[1]]));
  };
  const ends = series.map((line) => line.values.findLastIndex((value) => value !== null));
  return (
    <ChartFigure
      {...figure}
      table={{
        columns: [
          xName,
          ...series.map((line) => line.name),
          ...(band ? [band.name] : []),
          ...(notes ? [notes.name] : []),
        ],
        rows: x.map((position, i) => [
          formatX(position),
          ...series.map((line) => (line.values[i] == null ? "—" : formatY(line.values[i]))),
          ...(band ? [bandText(band, i, formatY)] : []),
          ...(notes ? [notes.texts[i] ?? "—"] : []),
        ]),
      }}
    >
      <Plot
        yDomain={yDomain}
        formatY={formatY}
        height={height}
        xLabels={labelled.map((position) => ({ at: fractionOf(position, xDomain), text: formatX(position) }))}
        endLabels={
          series.length === 1
            ? []
            : series.flatMap((line, i) => {
                const value = line.values[ends[i]!];
                return value == null ? [] : [{ text: line.name, value, swatch: cycled(lineStrokes, i) }];
              })
        }
        shapes={
          <>
            {band
              ? runsOf(band).map((run) => (
                  <path
                    key={run[0]}
                    d={areaPath(
                      run.map((i) => [fractionOf(x[i]!, xDomain), 1 - fractionOf(band.high[i]!, yDomain)] as const),
                      run.map((i) => [fractionOf(x[i]!, xDomain), 1 - fractionOf(band.low[i]!, yDomain)] as const),
                    )}
                    className="fill-(--fan-80)"
                  />
                ))
              : null}
            {series.map((line, i) => (
              <path
                key={line.name}
                d={pathOf(line)}
                fill="none"
                strokeWidth="2"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className={cycled(lineStrokes, i)}
              />
            ))}
          </>
        }
      >
        {series.map((line, i) => {
          const end = place(line)[ends[i]!];
          return end ? (
            <circle
              key={line.name}
              cx={percent(end[0])}
              cy={percent(end[1])}
              r="3.5"
              className={cycled(lineFills, i)}
            />
          ) : null;
        })}
      </Plot>
    </ChartFigure>
  );
}

const bandText = ({ low, high }: LineBand, i: number, format: (y: number) => string): string =>
  low[i] == null || high[i] == null ? "—" : `${format(low[i])} a ${format(high[i])}`;

/** Places without a gap between them, of which both bounds are known. */
function runsOf({ low, high }: LineBand): number[][] {
  const runs: number[][] = [];
  for (let i = 0; i < low.length; i++) {
    if (low[i] === null || high[i] == null) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === i - 1) last.push(i);
    else runs.push([i]);
  }
  return runs;
}

/** Every k-th member from the first on, with the smallest k that leaves at most `count`: evenly spaced labels. */
export function evenly<T>(list: readonly T[], count: number): T[] {
  const stride = Math.max(1, Math.ceil(list.length / count));
  return list.filter((_, i) => i % stride === 0);
}
