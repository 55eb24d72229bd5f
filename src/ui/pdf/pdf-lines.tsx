import { Line, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { extent, fractionOf, niceDomain, niceTicks } from "../charts/scale.ts";
import { PlacedText } from "./placed-text.tsx";
import { ink, size } from "./theme.ts";

interface PdfLinesProps {
  /** Read out in place of the drawing. */
  alt: string;
  /** In points. */
  width: number;
  height: number;
  /** Rising positions; null is a gap in a series. */
  x: readonly number[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  /** Between two bounds about the first series, at the same positions: its interval. */
  band?: { low: readonly (number | null)[]; high: readonly (number | null)[] };
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  isFromZero?: boolean;
}

const LEFT = 52;
const BOTTOM = 14;
/** Room for one label of the x axis, in points. */
const LABEL_WIDTH = 50;
/** Dashes distinguish series where colour is lost. */
const STROKES = [
  { stroke: ink.chart1, dash: undefined },
  { stroke: ink.chart2, dash: "4 3" },
  { stroke: ink.gain, dash: "1 2" },
] as const;

const styles = StyleSheet.create({
  legend: { flexDirection: "row", gap: 14, marginBottom: 5 },
  entry: { flexDirection: "row", alignItems: "center", gap: 4 },
  name: { fontSize: size.label, lineHeight: 1.2, color: ink.muted },
});

/** Series over a common x, as `LineChart` draws them on a page. */
export function PdfLines({ alt, width, height, x, series, formatX, formatY, isFromZero = false, band }: PdfLinesProps) {
  const values = [...series.map((line) => line.values), band?.low ?? [], band?.high ?? []].flatMap((line) =>
    line.filter((value) => value !== null),
  );
  const domain = niceDomain(extent(isFromZero ? [0, ...values] : values));
  const xDomain = extent(x);
  const plotHeight = height - BOTTOM;
  const left = (position: number) => LEFT + fractionOf(position, xDomain) * (width - LEFT - 10);
  const top = (value: number) => plotHeight - fractionOf(value, domain) * (plotHeight - 5);
  const ticks = niceTicks(domain);
  const isLast = (i: number) => i === x.length - 1 && x.length > 1;
  const every = Math.max(1, Math.ceil((x.length * LABEL_WIDTH) / (width - LEFT)));
  return (
    <View structure={{ alt }} wrap={false}>
      {series.length > 1 ? (
        <View style={styles.legend}>
          {series.map(({ name }, i) => (
            <View key={name} style={styles.entry}>
              <Svg width={14} height={8}>
                <Line x1={0} x2={14} y1={4} y2={4} {...strokeOf(i)} />
              </Svg>
              <Text style={styles.name}>{name}</Text>
            </View>
          ))}
        </View>
      ) : null}
      <View style={{ width, height }}>
        <Svg width={width} height={height} style={{ position: "absolute", top: 0, left: 0 }}>
          {ticks.map((tick) => (
            <Line
              key={tick}
              x1={LEFT}
              x2={width}
              y1={top(tick)}
              y2={top(tick)}
              stroke={tick === 0 ? ink.borderStrong : ink.border}
              strokeWidth={0.75}
            />
          ))}
          {band ? <Path d={bandPath(band, (at) => left(x[at]!), top)} fill={ink.fan80} fillOpacity={0.55} /> : null}
          {series.map((line, i) => (
            <Path key={line.name} d={pathOf(line.values, (at) => left(x[at]!), top)} fill="none" {...strokeOf(i)} />
          ))}
        </Svg>
        {ticks.map((tick) => (
          <PlacedText
            key={tick}
            x={LEFT - 5}
            y={top(tick) - 4.6}
            anchor="end"
            fontSize={size.caption}
            color={ink.subtle}
          >
            {formatY(tick)}
          </PlacedText>
        ))}
        {x.map((position, i) =>
          (x.length - 1 - i) % every === 0 ? (
            <PlacedText
              key={position}
              // A label in the middle of the last position would run past the drawing.
              x={isLast(i) ? width : left(position)}
              anchor={isLast(i) ? "end" : "middle"}
              y={plotHeight + 3.5}
              fontSize={size.caption}
              color={ink.subtle}
            >
              {formatX(position)}
            </PlacedText>
          ) : null,
        )}
      </View>
    </View>
  );
}

function strokeOf(index: number) {
  const { stroke, dash } = STROKES[index % STROKES.length]!;
  return { stroke, strokeWidth: 1.4, ...(dash && { strokeDasharray: dash }) };
}

/** An area for each run of positions that have both bounds. */
function bandPath(
  { low, high }: NonNullable<PdfLinesProps["band"]>,
  left: (at: number) => number,
  top: (value: number) => number,
): string {
  const runs: number[][] = [];
  for (const [at, bound] of low.entries()) {
    if (bound === null || (high[at] ?? null) === null) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === at - 1) run.push(at);
    else runs.push([at]);
  }
  return runs
    .map((run) => {
      const edge = (values: readonly (number | null)[], places: readonly number[]) =>
        places.map((at) => `${left(at).toFixed(1)} ${top(values[at]!).toFixed(1)}`).join(" L");
      return `M${edge(high, run)} L${edge(low, run.toReversed())} Z`;
    })
    .join(" ");
}

/** A move after every gap. */
function pathOf(
  values: readonly (number | null)[],
  left: (at: number) => number,
  top: (value: number) => number,
): string {
  return values
    .map((value, at) => {
      if (value === null) return "";
      const isStart = at === 0 || values[at - 1] === null;
      return `${isStart ? "M" : "L"}${left(at).toFixed(1)} ${top(value).toFixed(1)}`;
    })
    .filter((part) => part !== "")
    .join(" ");
}
