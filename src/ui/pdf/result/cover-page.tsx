import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { signingName } from "#domain/accounts/agency/agent-card.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { DocumentCover } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import type { DocumentMeta } from "../document-meta.ts";
import { FactGrid } from "../fact-grid.tsx";
import { PdfHeader } from "../pdf-header.tsx";
import { bodyWidth, ink, size, weight } from "../theme.ts";
import type { DrawingContext } from "./pdf-drawing.tsx";

const styles = StyleSheet.create({
  kind: { color: ink.muted, fontSize: size.name, fontWeight: weight.medium, marginTop: 22, lineHeight: 1.3 },
  title: { fontSize: size.cover, fontWeight: weight.display, letterSpacing: -0.6, lineHeight: 1.1, marginTop: 6 },
  detail: { color: ink.muted, fontSize: size.name, lineHeight: 1.4, marginTop: 8 },
  line: { fontSize: size.name, lineHeight: 1.4, marginTop: 10 },
  drawing: { marginTop: 26 },
  facts: { marginTop: 20 },
  signed: { marginTop: 22, fontSize: size.text, color: ink.muted, lineHeight: 1.5 },
});

interface CoverPageProps {
  cover: DocumentCover;
  meta: DocumentMeta;
  drawn: DrawingContext;
}

/** The first page of a report: who signs it, what it is, of which home, and its drawing across the page. No figure stands on it. */
export function CoverPage({ cover: { kind, title, detail, coverLine, drawing, facts }, meta, drawn }: CoverPageProps) {
  const own = drawing ? drawn.drawings[drawing.name]?.({ ...drawn, width: bodyWidth }) : undefined;
  const signer = meta.signer && signingName(meta.signer);
  return (
    <View wrap={false}>
      <PdfHeader kind={kind} meta={meta} />
      <Text style={styles.kind}>{kind}</Text>
      <Text style={styles.title} structure="H1">
        {title}
      </Text>
      {detail ? <Text style={styles.detail}>{detail}</Text> : null}
      {coverLine ? <Text style={styles.line}>{coverLine}</Text> : null}
      {own ? <View style={styles.drawing}>{own}</View> : null}
      {facts.length > 0 ? (
        <View style={styles.facts}>
          <FactGrid
            columns={Math.min(5, facts.length)}
            width={bodyWidth}
            facts={facts.map(({ label, value }) => ({ label, value: valueText(value) }))}
          />
        </View>
      ) : null}
      <Text style={styles.signed}>
        {signer
          ? `Preparado por ${signer} el ${formatDate(meta.createdAt)}.`
          : `Preparado el ${formatDate(meta.createdAt)}.`}
      </Text>
    </View>
  );
}
