import { Circle, G, Line, Rect, Svg, View } from "@react-pdf/renderer";
import { intervalGeometry } from "../charts/interval-geometry.ts";
import { clampedFractionOf, fractionOf, niceTicks } from "../charts/scale.ts";
import { PlacedText } from "./placed-text.tsx";
import { ink, size, weight } from "./theme.ts";

interface PdfIntervalProps {
  /** Read out in place of the drawing. */
  alt: string;
  /** Width of the whole drawing, in points. */
  width: number;
  /** The estimate; without one only the range is drawn. All numbers share a unit. */
  value?: number | undefined;
  low80: number;
  high80: number;
  range50?: { low: number; high: number } | undefined;
  /** Comparables, adjusted to the subject. */
  dots?: readonly number[];
  format: (value: number) => string;
}

/** Mean advance of a character at the labels' size, and the air between two labels, points. */
const CHARACTER = 4.7;
const AIR = 7;
const LABEL_HEIGHT = 13;
const TRACK = 24;

/** The cota: an interval as an architect's dimension line, with an axis below. */
export function PdfInterval({ alt, width, value, low80, high80, range50, dots = [], format }: PdfIntervalProps) {
  const middle = value ?? (low80 + high80) / 2;
  const labels = { low: format(low80), value: value === undefined ? "" : format(value), high: format(high80) };
  const { domain } = intervalGeometry({
    value: middle,
    low: low80,
    high: high80,
    dots,
    labelLengths: { low: labels.low.length, value: labels.value.length, high: labels.high.length },
  });
  const at = (amount: number) => fractionOf(amount, domain) * width;
  const clamped = (amount: number) => clampedFractionOf(amount, domain) * width;
  const gap = Math.min(at(middle) - at(low80), at(high80) - at(middle));
  const halfCentre = (labels.value.length * CHARACTER) / 2;
  const longestEnd = Math.max(labels.low.length, labels.high.length) * CHARACTER;
  const outward = gap < halfCentre + longestEnd / 2 + AIR;
  const stacked = gap < halfCentre + AIR / 2;
  const top = (stacked ? 2 : 1) * LABEL_HEIGHT + 2;
  const mid = top + TRACK / 2;
  const axisY = top + TRACK + 6;
  const endLabelY = stacked ? LABEL_HEIGHT : 0;
  const shown = dots.filter((dot) => dot >= domain[0] && dot <= domain[1]);
  return (
    <View structure={{ alt }} style={{ width, height: axisY + 18 }}>
      <Svg width={width} height={axisY + 5} style={{ position: "absolute", top: 0, left: 0 }}>
        <Rect x={clamped(low80)} width={clamped(high80) - clamped(low80)} y={top} height={TRACK} fill={ink.fan80} />
        {range50 ? (
          <Rect
            x={clamped(range50.low)}
            width={clamped(range50.high) - clamped(range50.low)}
            y={top}
            height={TRACK}
            fill={ink.fan50}
          />
        ) : null}
        <G stroke={ink.foreground} strokeWidth={1.1}>
          <Line x1={at(low80)} x2={at(high80)} y1={mid} y2={mid} />
          {[low80, high80].map((end, i) => (
            <Line key={i === 0 ? "low" : "high"} x1={at(end) - 5} x2={at(end) + 5} y1={mid + 5} y2={mid - 5} />
          ))}
        </G>
        {value === undefined ? null : (
          <Rect x={at(value) - 1.15} y={top - 2.2} width={2.3} height={TRACK + 4.4} fill={ink.primary} />
        )}
        {shown.map((dot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two comparables may have the same price; they have no other identity here
          <Circle key={i} cx={at(dot)} cy={mid} r={2.8} fill={ink.paper} stroke={ink.foreground} strokeWidth={1.5} />
        ))}
        <Line x1={0} x2={width} y1={axisY} y2={axisY} stroke={ink.borderStrong} strokeWidth={0.75} />
        {axisTicks(domain).map((tick) => (
          <Line
            key={tick}
            x1={at(tick)}
            x2={at(tick)}
            y1={axisY}
            y2={axisY + 3}
            stroke={ink.borderStrong}
            strokeWidth={0.75}
          />
        ))}
      </Svg>
      <PlacedText x={at(low80)} y={endLabelY} anchor={outward ? "end" : "middle"}>
        {labels.low}
      </PlacedText>
      <PlacedText x={at(high80)} y={endLabelY} anchor={outward ? "start" : "middle"}>
        {labels.high}
      </PlacedText>
      {value === undefined ? null : (
        <PlacedText x={at(value)} y={0} color={ink.foreground} fontWeight={weight.strong}>
          {labels.value}
        </PlacedText>
      )}
      {axisTicks(domain)
        .filter((tick) => at(tick) > longestEnd / 2 && at(tick) < width - longestEnd / 2)
        .map((tick) => (
          <PlacedText key={tick} x={at(tick)} y={axisY + 5} fontSize={size.caption} color={ink.subtle}>
            {format(tick)}
          </PlacedText>
        ))}
    </View>
  );
}

function axisTicks(domain: readonly [number, number]): number[] {
  return niceTicks(domain, 5);
}
