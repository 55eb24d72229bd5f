import { G, Line, Polygon, Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { fractionOf, niceDomain, niceTicks } from "../charts/scale.ts";
import { hatchStripes } from "./hatch.ts";
import { PlacedText } from "./placed-text.tsx";
import { ink, size } from "./theme.ts";

interface PdfBarsProps {
  /** Read out in place of the drawing. */
  alt: string;
  /** In points. */
  width: number;
  height: number;
  /** One stack each; the first part stands on the ground. Parts are not below zero. */
  bars: readonly { label: string; parts: readonly number[] }[];
  partNames: readonly string[];
  format: (value: number) => string;
}

const LEFT = 48;
const BOTTOM = 14;
/** Mean advance of a character at the labels' size, points. */
const CHARACTER = 4;

const styles = StyleSheet.create({
  legend: { flexDirection: "row", gap: 14, marginBottom: 5 },
  name: { fontSize: size.label, lineHeight: 1.2, color: ink.muted },
  entry: { flexDirection: "row", alignItems: "center", gap: 4 },
});

/** Stacked columns by year: every second part is hatched, so that colour is never alone. */
export function PdfBars({ alt, width, height, bars, partNames, format }: PdfBarsProps) {
  const highest = Math.max(0, ...bars.map(({ parts }) => sum(parts)));
  const domain = niceDomain([0, highest || 1]);
  const plotWidth = width - LEFT;
  const plotHeight = height - BOTTOM;
  const slot = plotWidth / Math.max(1, bars.length);
  const barWidth = Math.min(slot * 0.72, 26);
  const y = (value: number) => plotHeight - fractionOf(value, domain) * (plotHeight - 5);
  const longest = Math.max(1, ...bars.map(({ label }) => label.length));
  const every = Math.max(1, Math.ceil((longest * CHARACTER + 6) / slot));
  const ticks = niceTicks(domain);
  return (
    <View structure={{ alt }} wrap={false}>
      <View style={styles.legend}>
        {partNames.map((name, i) => (
          <View key={name} style={styles.entry}>
            <Svg width={10} height={8}>
              <Part x={0} y={0} width={10} height={8} index={i} />
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
          {bars.map(({ label, parts }, i) => (
            <G key={label}>
              {parts.map((part, index) => {
                const ground = sum(parts.slice(0, index));
                return (
                  <Part
                    key={partNames[index]}
                    x={LEFT + i * slot + (slot - barWidth) / 2}
                    y={y(ground + part)}
                    width={barWidth}
                    height={y(ground) - y(ground + part)}
                    index={index}
                  />
                );
              })}
            </G>
          ))}
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

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** Fills from the ground up; a fifth part begins again. */
const FILLS = [ink.chart1, ink.chart2, ink.fan50, ink.base] as const;

interface PartProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its place in the stack, from 0. */
  index: number;
}

function Part({ x, y, width, height, index }: PartProps) {
  if (height <= 0) return null;
  const fill = FILLS[index % FILLS.length]!;
  const box = <Rect x={x} y={y} width={width} height={height} fill={fill} />;
  if (index % 2 === 0) return box;
  return (
    <G>
      {box}
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
