import { Circle, G, Line, Polyline, Rect, Svg, View } from "@react-pdf/renderer";
import { extent, fractionOf, niceDomain, niceTicks } from "#ui/charts/scale.ts";
import { PlacedText } from "#ui/pdf/placed-text.tsx";
import { ink, size, weight } from "#ui/pdf/theme.ts";

const ROW = 46;
const TRACK = 15;
const MARGIN = 0.14;

interface ValueBandsProps {
  /** In points. */
  width: number;
  rows: readonly { label: string; value: number; range: { low: number; high: number } | null }[];
  format: (value: number) => string;
}

/** Values under each other on one scale, each with its band: before and after. */
export function ValueBands({ width, rows, format }: ValueBandsProps) {
  const [low, high] = extent(rows.flatMap(({ value, range }) => (range ? [value, range.low, range.high] : [value])));
  const room = (high - low) * MARGIN || high * 0.1;
  const at = (value: number) => fractionOf(value, [low - room, high + room]) * width;
  return (
    <View style={{ width, height: rows.length * ROW }}>
      <Svg width={width} height={rows.length * ROW} style={{ position: "absolute", top: 0, left: 0 }}>
        {rows.map(({ label, value, range }, i) => {
          const top = i * ROW + 14;
          const middle = top + TRACK / 2;
          return (
            <G key={label}>
              {range ? (
                <>
                  <Rect
                    x={at(range.low)}
                    y={top}
                    width={at(range.high) - at(range.low)}
                    height={TRACK}
                    fill={ink.fan80}
                  />
                  <G stroke={ink.foreground} strokeWidth={1.1}>
                    <Line x1={at(range.low)} x2={at(range.high)} y1={middle} y2={middle} />
                    {[range.low, range.high].map((end, k) => (
                      <Line
                        key={k === 0 ? "low" : "high"}
                        x1={at(end) - 4}
                        x2={at(end) + 4}
                        y1={middle + 4}
                        y2={middle - 4}
                      />
                    ))}
                  </G>
                </>
              ) : (
                <Line x1={0} x2={width} y1={middle} y2={middle} stroke={ink.border} strokeWidth={0.75} />
              )}
              <Rect x={at(value) - 1.15} y={top - 2} width={2.3} height={TRACK + 4} fill={ink.primary} />
            </G>
          );
        })}
      </Svg>
      {rows.map(({ label, value, range }, i) => (
        <View key={label} style={{ position: "absolute", top: i * ROW, left: 0, width, height: ROW }}>
          <PlacedText x={0} y={0} anchor="start" color={ink.muted}>
            {label}
          </PlacedText>
          <PlacedText x={at(value)} y={0} color={ink.foreground} fontWeight={weight.strong}>
            {format(value)}
          </PlacedText>
          {range ? (
            <>
              <PlacedText x={at(range.low)} y={31} fontSize={size.caption} color={ink.subtle}>
                {format(range.low)}
              </PlacedText>
              <PlacedText x={at(range.high)} y={31} fontSize={size.caption} color={ink.subtle}>
                {format(range.high)}
              </PlacedText>
            </>
          ) : null}
        </View>
      ))}
    </View>
  );
}

interface BudgetCurveProps {
  width: number;
  height: number;
  points: readonly { budget: number; net: number }[];
  budget: number;
  format: (value: number) => string;
}

const LEFT = 56;
const BOTTOM = 15;

/** What each budget leaves: a stair, because a work is done or is not. The own budget is marked. */
export function BudgetCurve({ width, height, points, budget, format }: BudgetCurveProps) {
  const xDomain = extent(points.map((point) => point.budget));
  const yDomain = niceDomain(extent([0, ...points.map(({ net }) => net)]));
  const plot = height - BOTTOM;
  const x = (value: number) => LEFT + fractionOf(value, xDomain) * (width - LEFT - 6);
  const y = (value: number) => plot - fractionOf(value, yDomain) * (plot - 6);
  const stair = points.flatMap(({ budget: at, net }, i) => {
    const before = points[i - 1];
    return before ? [`${x(at)},${y(before.net)}`, `${x(at)},${y(net)}`] : [`${x(at)},${y(net)}`];
  });
  const own = points.find((point) => point.budget === budget);
  return (
    <View style={{ width, height, marginTop: 3 }}>
      <Svg width={width} height={height} style={{ position: "absolute", top: 0, left: 0 }}>
        {niceTicks(yDomain).map((tick) => (
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
        <Polyline points={stair.join(" ")} fill="none" stroke={ink.chart1} strokeWidth={1.6} />
        {own ? <Circle cx={x(own.budget)} cy={y(own.net)} r={3} fill={ink.primary} /> : null}
      </Svg>
      {niceTicks(yDomain).map((tick) => (
        <PlacedText key={tick} x={LEFT - 5} y={y(tick) - 4.6} anchor="end" fontSize={size.caption} color={ink.subtle}>
          {format(tick)}
        </PlacedText>
      ))}
      {niceTicks(xDomain, 6).map((tick) => (
        <PlacedText key={tick} x={x(tick)} y={plot + 4} fontSize={size.caption} color={ink.subtle}>
          {format(tick)}
        </PlacedText>
      ))}
    </View>
  );
}
