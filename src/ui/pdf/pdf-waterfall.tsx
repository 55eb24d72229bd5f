import { G, Line, Polygon, Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { type WaterfallBar, waterfallGeometry } from "../charts/waterfall-geometry.ts";
import { hatchStripes } from "./hatch.ts";
import { HEADS_ROW } from "./tagging/structure.ts";
import { ink, size, weight } from "./theme.ts";

interface PdfWaterfallEntry {
  label: string;
  amount: number;
}

interface PdfWaterfallProps {
  /** In points. */
  width: number;
  base: PdfWaterfallEntry;
  /** Signed changes in drawing order; base plus their sum is the total. */
  rows: readonly PdfWaterfallEntry[];
  total: PdfWaterfallEntry;
  format: (amount: number) => string;
  formatChange: (amount: number) => string;
}

const ROW = 20.6;
const INSET = 3.75;
const LABEL = 118;
const AMOUNT = 56;
const GAP = 6;

const styles = StyleSheet.create({
  row: { height: ROW, flexDirection: "row", alignItems: "center", justifyContent: "space-between" },
  line: { borderBottomWidth: 0.75, borderBottomColor: ink.border },
  label: { width: LABEL, fontSize: 8.6, lineHeight: 1.15 },
  amount: {
    width: AMOUNT,
    textAlign: "right",
    fontSize: 8.6,
    lineHeight: 1.15,
    fontWeight: weight.medium,
    fontFeatureSettings: ["tnum"],
  },
  total: { fontWeight: weight.strong },
  plot: { position: "absolute", top: 0, left: LABEL + GAP },
  note: { fontSize: size.caption, color: ink.subtle, marginTop: 3 },
});

type BarKind = "base" | "gain" | "loss" | "total";
const amountInk: Record<BarKind, string> = {
  base: ink.foreground,
  gain: ink.gain,
  loss: ink.loss,
  total: ink.foreground,
};
const barFill: Record<BarKind, string> = { base: ink.base, gain: ink.gain, loss: ink.loss, total: ink.primary };

/** From a base to a total, one row for each thing that adds or takes away. */
export function PdfWaterfall({ width, base, rows, total, format, formatChange }: PdfWaterfallProps) {
  const geometry = waterfallGeometry(
    base.amount,
    rows.map((row) => row.amount),
    total.amount,
  );
  const broken = geometry.axisStart > 0;
  const plotWidth = width - LABEL - AMOUNT - 2 * GAP;
  const entries: { entry: PdfWaterfallEntry; kind: BarKind; bar: WaterfallBar }[] = [
    { entry: base, kind: "base", bar: geometry.base },
    ...rows.map((entry, i) => ({
      entry,
      kind: entry.amount < 0 ? ("loss" as const) : ("gain" as const),
      bar: geometry.steps[i]!,
    })),
    { entry: total, kind: "total", bar: geometry.total },
  ];
  return (
    <View style={{ width }} wrap={false}>
      <View structure="Table">
        {entries.map(({ entry, kind }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and labels may repeat
          <View key={i} style={[styles.row, kind === "total" ? styles.total : styles.line]} structure="TR">
            <Text style={styles.label} structure={HEADS_ROW}>
              {entry.label}
            </Text>
            <Text
              style={[styles.amount, { color: amountInk[kind] }, kind === "total" ? styles.total : {}]}
              structure="TD"
            >
              {kind === "gain" || kind === "loss" ? formatChange(entry.amount) : format(entry.amount)}
            </Text>
          </View>
        ))}
      </View>
      <Svg width={plotWidth} height={ROW * entries.length} style={styles.plot}>
        {entries.map(({ kind, bar }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Bar key={i} kind={kind} bar={bar} row={i} plotWidth={plotWidth} broken={broken} />
        ))}
      </Svg>
      {broken ? (
        <Text style={styles.note}>
          El eje empieza en {format(geometry.axisStart)} para que las diferencias se vean.
        </Text>
      ) : null}
    </View>
  );
}

function Bar({
  kind,
  bar,
  row,
  plotWidth,
  broken,
}: {
  kind: BarKind;
  bar: WaterfallBar;
  row: number;
  plotWidth: number;
  broken: boolean;
}) {
  const x = bar.from * plotWidth;
  const y = row * ROW + INSET;
  const width = Math.max((bar.to - bar.from) * plotWidth, 0.6);
  const height = ROW - 2 * INSET;
  const after = bar.after * plotWidth;
  return (
    <G>
      <Rect x={x} y={y} width={width} height={height} fill={barFill[kind]} />
      {kind === "loss"
        ? hatchStripes(width, height, { period: 7.4, stripe: 2.1 }).map((stripe) => (
            <Polygon
              key={`${stripe[0]}`}
              points={stripe.map(([dx, dy]) => `${x + dx},${y + dy}`).join(" ")}
              fill={ink.lossStripe}
            />
          ))
        : null}
      {kind === "total" ? null : (
        <Line
          x1={after}
          x2={after}
          y1={y + height}
          y2={y + height + 2 * INSET}
          stroke={ink.borderStrong}
          strokeWidth={0.75}
        />
      )}
      {broken && (kind === "base" || kind === "total") ? <BreakMark y={y} height={height} /> : null}
    </G>
  );
}

/** Two slanted strokes across a bar: it does not start at zero. */
function BreakMark({ y, height }: { y: number; height: number }) {
  const top = y - 2;
  const bottom = y + height + 2;
  return (
    <G>
      <Polygon points={`11,${top} 18,${top} 13,${bottom} 6,${bottom}`} fill={ink.paper} />
      <Line x1={11} x2={6} y1={top} y2={bottom} stroke={ink.foreground} strokeWidth={0.75} />
      <Line x1={18} x2={13} y1={top} y2={bottom} stroke={ink.foreground} strokeWidth={0.75} />
    </G>
  );
}
