import { StyleSheet, Text, View } from "@react-pdf/renderer";
import type { PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import { ink, size } from "#ui/pdf/theme.ts";
import type { Proposal } from "./result.ts";

const styles = StyleSheet.create({
  signatures: { flexDirection: "row", gap: 28, marginTop: 34 },
  signature: { flex: 1, borderTopWidth: 0.75, borderTopColor: ink.borderStrong, paddingTop: 4 },
  text: { fontSize: size.label, color: ink.muted, lineHeight: 1.35 },
});

/** The tool's own drawing on paper: two lines to sign on. */
export const drawings: PdfDrawings<Proposal, unknown> = { signatures: Signatures };

function Signatures() {
  return (
    <View style={styles.signatures} wrap={false}>
      {["Quien vende, o su agente", "Quien compra, conforme"].map((who) => (
        <View key={who} style={styles.signature}>
          <Text style={styles.text}>{who}</Text>
          <Text style={styles.text}>Nombre, fecha y firma</Text>
        </View>
      ))}
    </View>
  );
}
