import { G, Line, Polygon, Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { fractionOf, niceDomain, niceTicks } from "../charts/scale.ts";
import { hatchStripes } from "./hatch.ts";
import { PlacedText } from "./placed-text.tsx";
import { ink, size } from "./theme.ts";

interface PdfBarsProps {
  /** In points. */
  width: number;
  height: number;
  /** One stack each; the first part stands on the ground. */
  bars: readonly { label: string; parts: readonly [number, number] }[];
  partNames: readonly [string, string];
  format: (value: number) => string;
}

const LEFT = 48;
const BOTTOM = 14;

const styles = StyleSheet.create({
  legend: { flexDirection: "row", gap: 14, marginBottom: 5 },
  name: { fontSize: size.label, lineHeight: 1.2, color: ink.muted },
  entry: { flexDirection: "row", alignItems: "center", gap: 4 },
});

/** Stacked columns of two parts, by year: the second part is hatched, so that colour is never alone. */
export function PdfBars({ width, height, bars, partNames, format }: PdfBarsProps) {
  const highest = Math.max(0, ...bars.map(({ parts }) => parts[0] + parts[1]));
  const domain = niceDomain([0, highest || 1]);
  const plotWidth = width - LEFT;
  const plotHeight = height - BOTTOM;
  const slot = plotWidth / Math.max(1, bars.length);
  const barWidth = Math.min(slot * 0.72, 26);
  const y = (value: number) => plotHeight - fractionOf(value, domain) * (plotHeight - 5);
  // Labels need about 12 points each.
  const every = Math.max(1, Math.ceil(13 / slot));
  const ticks = niceTicks(domain);
  return (
    <View wrap={false}>
      <View style={styles.legend}>
        {partNames.map((name, i) => (
          <View key={name} style={styles.entry}>
            <Svg width={10} height={8}>
              <Part x={0} y={0} width={10} height={8} hatched={i === 1} />
            </Svg>
            <Text style={styles.name}>{name}</Text>
          </View>
        ))}
      </View>
      <View style={{ width, height }}>
        <Svg width={width} height={height} style={{ position: "absolute", top: 0, left: 0 }}>
          {ticks.map((tick) => (
            <Line
              key={tick}
              x1={LEFT}
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
              stroke={tick === 0 ? ink.borderStrong : ink.border}
              strokeWidth={0.75}
            />
          ))}
          {bars.map(({ label, parts: [lower, upper] }, i) => {
            const x = LEFT + i * slot + (slot - barWidth) / 2;
            return (
              <G key={label}>
                <Part x={x} y={y(lower)} width={barWidth} height={y(0) - y(lower)} />
                <Part x={x} y={y(lower + upper)} width={barWidth} height={y(lower) - y(lower + upper)} hatched />
              </G>
            );
          })}
        </Svg>
        {ticks.map((tick) => (
          <PlacedText key={tick} x={LEFT - 5} y={y(tick) - 4.6} anchor="end" fontSize={size.caption} color={ink.subtle}>
            {format(tick)}
          </PlacedText>
        ))}
        {bars.map(({ label }, i) =>
          i % every === 0 ? (
            <PlacedText
              key={label}
              x={LEFT + (i + 0.5) * slot}
              y={plotHeight + 3.5}
              fontSize={size.caption}
              color={ink.subtle}
            >
              {label}
            </PlacedText>
          ) : null,
        )}
      </View>
    </View>
  );
}

function Part({
  x,
  y,
  width,
  height,
  hatched = false,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  hatched?: boolean;
}) {
  if (height <= 0) return null;
  if (!hatched) return <Rect x={x} y={y} width={width} height={height} fill={ink.chart1} />;
  return (
    <G>
      <Rect x={x} y={y} width={width} height={height} fill={ink.chart2} />
      {hatchStripes(width, height, { period: 5, stripe: 1.2 }).map((stripe) => (
        <Polygon
          key={`${stripe[0]}`}
          points={stripe.map(([dx, dy]) => `${x + dx},${y + dy}`).join(" ")}
          fill={ink.paper}
          fillOpacity={0.55}
        />
      ))}
    </G>
  );
}
