import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { heatStep } from "../charts/heatmap.tsx";
import { extent } from "../charts/scale.ts";
import { HEADS_COLUMN, HEADS_ROW } from "./tagging/structure.ts";
import { heat, ink, size, weight } from "./theme.ts";

interface PdfHeatmapProps {
  /** Names of rows and columns: `Interés / plazo`. */
  corner: string;
  columns: readonly string[];
  /** One value for each column; null is a cell that cannot be. */
  rows: readonly { label: string; values: readonly (number | null)[] }[];
  format: (value: number) => string;
  /** The reader's own case, outlined. */
  current?: { row: number; column: number } | undefined;
}

const styles = StyleSheet.create({
  row: { flexDirection: "row", gap: 1.5, marginBottom: 1.5 },
  label: { width: 74, fontSize: size.label, paddingVertical: 3.4, fontWeight: weight.medium, lineHeight: 1.3 },
  column: {
    flex: 1,
    fontSize: size.label,
    color: ink.muted,
    textAlign: "right",
    paddingHorizontal: 5,
    paddingBottom: 1,
    lineHeight: 1.3,
  },
  outline: { flex: 1, borderWidth: 1.25 },
  cell: { borderWidth: 1, paddingVertical: 1.2, paddingHorizontal: 3 },
  value: { fontSize: size.label, textAlign: "right", lineHeight: 1.3, fontFeatureSettings: ["tnum"] },
});

/** A small table tinted by value. */
export function PdfHeatmap({ corner, columns, rows, format, current }: PdfHeatmapProps) {
  const [low, high] = extent(rows.flatMap((row) => row.values.filter((value) => value !== null)));
  return (
    <View structure="Table" wrap={false}>
      <View style={[styles.row, { alignItems: "flex-end" }]} structure="TR">
        <Text style={[styles.label, { color: ink.muted, paddingVertical: 1 }]} structure={HEADS_COLUMN}>
          {corner}
        </Text>
        {columns.map((column) => (
          <Text key={column} style={styles.column} structure={HEADS_COLUMN}>
            {column}
          </Text>
        ))}
      </View>
      {rows.map((row, rowIndex) => (
        <View key={row.label} style={styles.row} structure="TR">
          <Text style={styles.label} structure={HEADS_ROW}>
            {row.label}
          </Text>
          {row.values.map((value, column) => {
            const step = value === null ? { fill: ink.infoSoft, ink: ink.subtle } : heat[heatStep(value, low, high)]!;
            const isCurrent = current?.row === rowIndex && current.column === column;
            // Two lines, dark and light: one of them shows on any tint.
            const outline = isCurrent
              ? { outer: ink.foreground, inner: ink.paper }
              : { outer: step.fill, inner: step.fill };
            return (
              <View key={columns[column]} style={[styles.outline, { borderColor: outline.outer }]} structure="TD">
                <View style={[styles.cell, { backgroundColor: step.fill, borderColor: outline.inner }]}>
                  <Text
                    style={[styles.value, { color: step.ink, fontWeight: isCurrent ? weight.strong : weight.text }]}
                  >
                    {value === null ? "–" : format(value)}
                  </Text>
                </View>
              </View>
            );
          })}
        </View>
      ))}
    </View>
  );
}
