import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { HEADS_COLUMN, HEADS_ROW } from "./tagging/structure.ts";
import { ink, size, weight } from "./theme.ts";

export interface PdfColumn {
  title: string;
  /** Share of the table's width, relative to the other columns. */
  share: number;
  align?: "left" | "right";
  strong?: boolean;
}

/** A cell: text, or text with a quieter second line. */
type PdfCell = string | { text: string; detail: string | undefined };

const styles = StyleSheet.create({
  head: {
    flexDirection: "row",
    alignItems: "flex-end",
    borderBottomWidth: 0.75,
    borderBottomColor: ink.borderStrong,
    paddingVertical: 3,
  },
  title: { color: ink.muted, fontSize: size.label, fontWeight: weight.medium },
  row: { flexDirection: "row", borderBottomWidth: 0.75, borderBottomColor: ink.border },
  cell: { paddingHorizontal: 4.5 },
  text: { fontSize: size.table, lineHeight: 1.35, fontFeatureSettings: ["tnum"] },
  detail: { color: ink.subtle, fontSize: size.caption, lineHeight: 1.3, fontWeight: weight.text },
  normal: { paddingVertical: 3.4 },
  dense: { paddingVertical: 1.6 },
  roomy: { paddingVertical: 6.5 },
  largeText: { fontSize: size.large },
});

interface PdfTableProps {
  columns: readonly PdfColumn[];
  rows: readonly (readonly PdfCell[])[];
  /** Closer lines, for long tables. */
  dense?: boolean;
  /** Larger letters and more air, on a page that has room. */
  isLarge?: boolean;
  /** Sums, in bold under the last row. */
  total?: readonly PdfCell[];
  /** Rows that are sums of those above them, from 0. */
  boldRows?: readonly number[];
}

/** A table whose header comes back on every page that it flows onto; a row is never cut. Its first cell says what a row is about. */
export function PdfTable({ columns, rows, dense = false, isLarge = false, total, boldRows = [] }: PdfTableProps) {
  return (
    <View structure="Table">
      {columns.some(({ title }) => title !== "") ? (
        <View style={styles.head} structure="TR" fixed>
          {columns.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and titles may be empty
            <Text key={i} style={[styles.cell, styles.title, cellBox(column)]} structure={HEADS_COLUMN}>
              {column.title}
            </Text>
          ))}
        </View>
      ) : null}
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed table never move
        <Row key={i} columns={columns} row={row} dense={dense} isLarge={isLarge} bold={boldRows.includes(i)} />
      ))}
      {total ? <Row columns={columns} row={total} dense={dense} isLarge={isLarge} bold /> : null}
    </View>
  );
}

function Row({
  columns,
  row,
  dense,
  isLarge,
  bold = false,
}: {
  columns: readonly PdfColumn[];
  row: readonly PdfCell[];
  dense: boolean;
  isLarge: boolean;
  bold?: boolean;
}) {
  const text = isLarge ? [styles.text, styles.largeText] : [styles.text];
  return (
    <View
      style={[styles.row, dense ? styles.dense : isLarge ? styles.roomy : styles.normal]}
      structure="TR"
      wrap={false}
    >
      {columns.map((column, i) => {
        const cell = row[i] ?? "";
        const fontWeight = bold || column.strong ? weight.strong : weight.text;
        const structure = i === 0 ? HEADS_ROW : "TD";
        // One node for a plain cell, not two: a table of 480 months has thousands.
        return typeof cell === "string" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <Text key={i} style={[styles.cell, ...text, cellBox(column), { fontWeight }]} structure={structure}>
            {cell}
          </Text>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <View key={i} style={[styles.cell, cellBox(column), { fontWeight }]} structure={structure}>
            <Text style={text}>{cell.text}</Text>
            {cell.detail ? <Text style={styles.detail}>{cell.detail}</Text> : null}
          </View>
        );
      })}
    </View>
  );
}

function cellBox({ share, align = "left" }: PdfColumn) {
  return { flexGrow: share, flexShrink: 1, flexBasis: 0, textAlign: align } as const;
}
