import { G, Line, Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { clampedFractionOf } from "../charts/scale.ts";
import { HEADS_ROW } from "./tagging/structure.ts";
import { ink, size, weight } from "./theme.ts";

interface PdfReachProps {
  /** In points. */
  width: number;
  /** From zero to `amount`; null is without end. `text` is written in place of the amount. */
  rows: readonly { label: string; amount: number | null; binds: boolean; text?: string }[];
  /** Marked across all rows. */
  mark: { label: string; amount: number } | undefined;
  format: (amount: number) => string;
  /** Parts of a whole: bars on a track to its end, without the lines of a dimension. */
  whole?: number | undefined;
}

const TRACK = 13;
const TICK = 4;

const styles = StyleSheet.create({
  row: { marginBottom: 5 },
  words: { flexDirection: "row", justifyContent: "space-between", marginBottom: 2 },
  label: { fontSize: size.label, lineHeight: 1.25 },
  mark: { fontSize: size.caption, lineHeight: 1.25, color: ink.subtle },
});

const fillOf = (isWhole: boolean, binds: boolean) => (isWhole ? ink.primary : binds ? ink.fan50 : ink.fan80);

/** Dimension lines from zero, one for each thing that sets a limit: the shortest binds. */
export function PdfReach({ width, rows, mark, format, whole }: PdfReachProps) {
  const top = whole ?? Math.max(1, mark?.amount ?? 0, ...rows.map(({ amount }) => amount ?? 0)) * 1.02;
  // Room for the tick at both ends.
  const at = (amount: number | null) =>
    TICK + (width - 2 * TICK) * (amount === null ? 1 : clampedFractionOf(amount, [0, top]));
  const markX = mark ? at(mark.amount) : undefined;
  return (
    <View style={{ width }}>
      <View structure="Table">
        {rows.map(({ label, amount, binds, text = amount === null ? "sin límite" : format(amount) }) => {
          const tone = { color: binds ? ink.foreground : ink.muted, fontWeight: binds ? weight.strong : weight.text };
          const end = at(amount);
          return (
            <View key={label} style={styles.row} structure="TR">
              <View style={styles.words}>
                <Text style={[styles.label, tone]} structure={HEADS_ROW}>
                  {label}
                </Text>
                <Text style={[styles.label, tone]} structure="TD">
                  {text}
                </Text>
              </View>
              <Svg width={width} height={TRACK + 4}>
                {whole === undefined ? null : (
                  <Rect x={TICK} y={2} width={width - 2 * TICK} height={TRACK} fill={ink.border} />
                )}
                <Rect x={TICK} y={2} width={end - TICK} height={TRACK} fill={fillOf(whole !== undefined, binds)} />
                {whole === undefined ? (
                  <G stroke={ink.foreground} strokeWidth={1.1}>
                    <Line x1={TICK} x2={end} y1={2 + TRACK / 2} y2={2 + TRACK / 2} />
                    <Tick x={TICK} />
                    {amount === null ? null : <Tick x={end} />}
                  </G>
                ) : null}
                {binds && amount !== null ? (
                  <Rect x={end - 1.1} y={0} width={2.2} height={TRACK + 4} fill={ink.primary} />
                ) : null}
                {markX === undefined ? null : (
                  <Line
                    x1={markX}
                    x2={markX}
                    y1={0}
                    y2={TRACK + 4}
                    stroke={ink.foreground}
                    strokeWidth={1}
                    strokeDasharray="2,2"
                  />
                )}
              </Svg>
            </View>
          );
        })}
      </View>
      {mark ? (
        <Text style={styles.mark}>
          Línea discontinua: {mark.label}, {format(mark.amount)}.
        </Text>
      ) : null}
    </View>
  );
}

/** The architect's 45° tick at the end of a dimension line. */
function Tick({ x }: { x: number }) {
  const y = 2 + TRACK / 2;
  return <Line x1={x - TICK} x2={x + TICK} y1={y + TICK} y2={y - TICK} />;
}
