import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { ink, size, weight } from "./theme.ts";

export interface Fact {
  label: string;
  value: string;
}

const styles = StyleSheet.create({
  grid: { flexDirection: "row", flexWrap: "wrap", columnGap: 12, rowGap: 5, marginTop: 9 },
  fact: { borderTopWidth: 0.75, borderTopColor: ink.border, paddingTop: 3 },
  label: { color: ink.subtle, fontSize: size.label, lineHeight: 1.35 },
  value: { fontWeight: weight.strong, fontSize: 9.4, lineHeight: 1.35 },
});

/** Label and value under a thin line, `columns` to a row. @param width of the whole grid in points */
export function FactGrid({ facts, columns, width }: { facts: readonly Fact[]; columns: number; width: number }) {
  // A hair less than the exact share: rounding up must not push the last cell to the next row.
  const cell = (width - 12 * (columns - 1)) / columns - 0.05;
  return (
    <View style={styles.grid} structure="L">
      {facts.map(({ label, value }) => (
        <View key={label} style={[styles.fact, { width: cell }]} structure="LI">
          <Text style={styles.label} structure="Lbl">
            {label}
          </Text>
          <Text style={styles.value} structure="LBody">
            {value}
          </Text>
        </View>
      ))}
    </View>
  );
}
