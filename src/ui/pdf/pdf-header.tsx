import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { formatDate } from "#domain/format/format.ts";
import { type DocumentMeta, documentNumber, initialsOf } from "./document-meta.ts";
import { PdfMark } from "./pdf-mark.tsx";
import { ink, size, weight } from "./theme.ts";

const styles = StyleSheet.create({
  header: {
    flexDirection: "row",
    justifyContent: "space-between",
    alignItems: "center",
    borderBottomWidth: 1.5,
    borderBottomColor: ink.foreground,
    paddingBottom: 12,
    marginBottom: 12,
  },
  signer: { flexDirection: "row", alignItems: "center", gap: 9, flex: 1, paddingRight: 16 },
  seal: { width: 30, height: 30, backgroundColor: ink.primary, alignItems: "center", justifyContent: "center" },
  initials: { color: ink.paper, fontSize: 13, fontWeight: weight.strong, lineHeight: 1 },
  name: { fontSize: size.name, fontWeight: weight.strong, lineHeight: 1.2, flex: 1 },
  wordmark: { fontSize: 19, fontWeight: weight.display, lineHeight: 1, letterSpacing: -0.4 },
  kind: { fontSize: 9.75, fontWeight: weight.strong, lineHeight: 1.3 },
  facts: { alignItems: "flex-end", flexShrink: 0 },
  quiet: { color: ink.muted, fontSize: size.text, lineHeight: 1.4 },
});

/** Who signs on the left; what the document is, its number and its date on the right. */
export function PdfHeader({ kind, meta }: { kind: string; meta: DocumentMeta }) {
  return (
    <View style={styles.header}>
      {meta.agent ? <Signer name={meta.agent} /> : <OwnName />}
      <View style={styles.facts}>
        <Text style={styles.kind}>{kind}</Text>
        <Text style={styles.quiet}>
          {documentNumber(meta.runId)} · {formatDate(meta.createdAt)}
        </Text>
      </View>
    </View>
  );
}

function Signer({ name }: { name: string }) {
  const initials = initialsOf(name);
  return (
    <View style={styles.signer}>
      {initials ? (
        <View style={styles.seal}>
          <Text style={styles.initials}>{initials}</Text>
        </View>
      ) : null}
      <Text style={styles.name}>{name}</Text>
    </View>
  );
}

function OwnName() {
  return (
    <View style={styles.signer}>
      <PdfMark height={26} />
      <Text style={styles.wordmark}>Umbral</Text>
    </View>
  );
}
