import { G, Line, Rect, Svg, View } from "@react-pdf/renderer";
import { extent, fractionOf } from "../charts/scale.ts";
import { PlacedText } from "./placed-text.tsx";
import { ink, size, weight } from "./theme.ts";

const ROW = 46;
const TRACK = 15;
/** Room beyond the outermost figures, as a share of the distance between them. */
const MARGIN = 0.14;

interface Range {
  low: number;
  high: number;
}

interface PdfIntervalsProps {
  /** Read out in place of the drawing. */
  alt: string;
  /** In points. */
  width: number;
  /** The value is null where there is a range alone. */
  rows: readonly { label: string; value: number | null; range80?: Range | undefined }[];
  format: (value: number) => string;
}

/** Figures under each other on one scale, each with its band, as `IntervalRows` draws them on a page. */
export function PdfIntervals({ alt, width, rows, format }: PdfIntervalsProps) {
  const [low, high] = extent(
    rows.flatMap(({ value, range80 }) => [
      ...(value === null ? [] : [value]),
      ...(range80 ? [range80.low, range80.high] : []),
    ]),
  );
  const room = (high - low) * MARGIN || Math.abs(high) * 0.1 || 1;
  const at = (value: number) => fractionOf(value, [low - room, high + room]) * width;
  return (
    <View structure={{ alt }} style={{ width, height: rows.length * ROW }} wrap={false}>
      <Svg width={width} height={rows.length * ROW} style={{ position: "absolute", top: 0, left: 0 }}>
        {rows.map(({ label, value, range80 }, i) => {
          const top = i * ROW + 14;
          const middle = top + TRACK / 2;
          return (
            <G key={label}>
              {range80 ? (
                <>
                  <Rect
                    x={at(range80.low)}
                    y={top}
                    width={at(range80.high) - at(range80.low)}
                    height={TRACK}
                    fill={ink.fan80}
                  />
                  <G stroke={ink.foreground} strokeWidth={1.1}>
                    <Line x1={at(range80.low)} x2={at(range80.high)} y1={middle} y2={middle} />
                    <Tick x={at(range80.low)} y={middle} />
                    <Tick x={at(range80.high)} y={middle} />
                  </G>
                </>
              ) : (
                <Line x1={0} x2={width} y1={middle} y2={middle} stroke={ink.border} strokeWidth={0.75} />
              )}
              {value === null ? null : (
                <Rect x={at(value) - 1.15} y={top - 2} width={2.3} height={TRACK + 4} fill={ink.primary} />
              )}
            </G>
          );
        })}
      </Svg>
      {rows.map(({ label, value, range80 }, i) => (
        <View key={label} style={{ position: "absolute", top: i * ROW, left: 0, width, height: ROW }}>
          <PlacedText x={0} y={0} anchor="start" color={ink.muted}>
            {label}
          </PlacedText>
          {value === null ? null : (
            <PlacedText x={at(value)} y={0} color={ink.foreground} fontWeight={weight.strong}>
              {format(value)}
            </PlacedText>
          )}
          {(range80 ? [range80.low, range80.high] : []).map((end, k) => (
            <PlacedText key={k === 0 ? "low" : "high"} x={at(end)} y={31} fontSize={size.caption} color={ink.subtle}>
              {format(end)}
            </PlacedText>
          ))}
        </View>
      ))}
    </View>
  );
}

/** The architect's 45° tick at the end of a dimension line. */
function Tick({ x, y }: { x: number; y: number }) {
  return <Line x1={x - 4} x2={x + 4} y1={y + 4} y2={y - 4} />;
}
