import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { PdfMark } from "./pdf-mark.tsx";
import { ink, page, size } from "./theme.ts";

const styles = StyleSheet.create({
  footer: {
    position: "absolute",
    left: page.marginX,
    right: page.marginX,
    bottom: 14,
    flexDirection: "row",
    alignItems: "center",
    borderTopWidth: 0.75,
    borderTopColor: ink.border,
    paddingTop: 6,
  },
  made: { flexDirection: "row", alignItems: "center", gap: 4.5, width: 110 },
  // No line height: inside what is rendered page by page the renderer multiplies it a second time.
  text: { color: ink.subtle, fontSize: size.caption },
  note: { flex: 1, textAlign: "center" },
  number: { width: 110, textAlign: "right" },
});

/** On every page: the mark, what nobody may overlook, and the page's number. */
export function PdfFooter({ note }: { note: string }) {
  return (
    <View fixed style={styles.footer}>
      <View style={styles.made}>
        <PdfMark height={10} />
        <Text style={styles.text}>Hecho con Umbral</Text>
      </View>
      <Text style={[styles.text, styles.note]}>{note}</Text>
      <Text
        style={[styles.text, styles.number]}
        render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
      />
    </View>
  );
}
