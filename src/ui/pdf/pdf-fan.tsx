import { Line, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { fractionOf, niceDomain, niceTicks } from "../charts/scale.ts";
import { PlacedText } from "./placed-text.tsx";
import { ink, size } from "./theme.ts";

interface FanYear {
  x: number;
  median: number;
  low80: number;
  high80: number;
  /** All years have it, or none. */
  low50?: number;
  high50?: number;
}

interface PdfFanProps {
  /** Read out in place of the drawing. */
  alt: string;
  /** In points. */
  width: number;
  height: number;
  /** Past values; the last point is today, where the bands open. */
  history: readonly { x: number; y: number }[];
  forecast: readonly FanYear[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
}

const LEFT = 52;
const BOTTOM = 14;
/** Room for one label of the x axis, in points. */
const LABEL_WIDTH = 46;

const styles = StyleSheet.create({
  legend: { flexDirection: "row", gap: 14, marginBottom: 5 },
  entry: { flexDirection: "row", alignItems: "center", gap: 4 },
  swatch: { width: 10, height: 8 },
  name: { fontSize: size.label, lineHeight: 1.2, color: ink.muted },
});

/** History solid, median dashed, bands opening from today, as `FanChart` draws them on a page. */
export function PdfFan({ alt, width, height, history, forecast, formatX, formatY }: PdfFanProps) {
  const today = history.at(-1)!;
  const xs = [...history.map(({ x }) => x), ...forecast.map(({ x }) => x)];
  const ys = [...history.map(({ y }) => y), ...forecast.flatMap(({ low80, high80 }) => [low80, high80])];
  const domain = niceDomain([Math.min(...ys), Math.max(...ys)]);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const plotHeight = height - BOTTOM;
  const left = (x: number) => LEFT + (last === first ? 0 : (x - first) / (last - first)) * (width - LEFT - 8);
  const top = (y: number) => plotHeight - fractionOf(y, domain) * (plotHeight - 5);
  const line = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${left(x).toFixed(1)} ${top(y).toFixed(1)}`).join(" ");
  const start = [today.x, today.y] as const;
  const band = (low: (year: FanYear) => number, high: (year: FanYear) => number) =>
    `${line([
      start,
      ...forecast.map((year) => [year.x, high(year)] as const),
      ...forecast.toReversed().map((year) => [year.x, low(year)] as const),
    ])} Z`;
  const hasInner = forecast.some(({ low50 }) => low50 !== undefined);
  const ticks = niceTicks(domain);
  const every = Math.max(1, Math.ceil((xs.length * LABEL_WIDTH) / (width - LEFT)));
  return (
    <View structure={{ alt }} wrap={false}>
      <View style={styles.legend}>
        {[
          ...(hasInner ? [{ name: "5 de cada 10", fill: ink.fan50 }] : []),
          { name: "8 de cada 10", fill: ink.fan80 },
        ].map(({ name, fill }) => (
          <View key={name} style={styles.entry}>
            <View style={[styles.swatch, { backgroundColor: fill }]} />
            <Text style={styles.name}>{name}</Text>
          </View>
        ))}
        <Text style={styles.name}>Línea discontinua: lo central</Text>
      </View>
      <View style={{ width, height }}>
        <Svg width={width} height={height} style={{ position: "absolute", top: 0, left: 0 }}>
          <Path
            d={band(
              ({ low80 }) => low80,
              ({ high80 }) => high80,
            )}
            fill={ink.fan80}
          />
          {hasInner ? (
            <Path
              d={band(
                ({ low50, median }) => low50 ?? median,
                ({ high50, median }) => high50 ?? median,
              )}
              fill={ink.fan50}
            />
          ) : null}
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
          {history.length > 1 ? (
            <Path
              d={line(history.map(({ x, y }) => [x, y] as const))}
              stroke={ink.chart1}
              strokeWidth={1.4}
              fill="none"
            />
          ) : null}
          <Path
            d={line([start, ...forecast.map(({ x, median }) => [x, median] as const)])}
            stroke={ink.chart1}
            strokeWidth={1.4}
            strokeDasharray="4 3"
            fill="none"
          />
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
        {xs.map((x, i) =>
          i % every === 0 ? (
            <PlacedText key={x} x={left(x)} y={plotHeight + 3.5} fontSize={size.caption} color={ink.subtle}>
              {formatX(x)}
            </PlacedText>
          ) : null,
        )}
      </View>
    </View>
  );
}
