import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { signingName } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { DocumentCover } from "#domain/tools/description/description.ts";
import { valueText } from "#domain/tools/description/value.ts";
import type { DocumentMeta } from "../document-meta.ts";
import { FactGrid } from "../fact-grid.tsx";
import { PdfHeader } from "../pdf-header.tsx";
import { bodyWidth, ink, size, weight } from "../theme.ts";
import type { DrawingContext } from "./pdf-drawing.tsx";

/** Of a cover without a drawing, in points: the body of the page less the foot of a signer with three lines. */
const PLAIN_HEIGHT = 725;

const styles = StyleSheet.create({
  kind: { color: ink.muted, fontSize: size.name, fontWeight: weight.medium, marginTop: 22, lineHeight: 1.3 },
  title: { fontSize: size.cover, fontWeight: weight.display, letterSpacing: -0.6, lineHeight: 1.1, marginTop: 6 },
  detail: { color: ink.muted, fontSize: size.name, lineHeight: 1.4, marginTop: 8 },
  line: { fontSize: size.name, lineHeight: 1.4, marginTop: 10 },
  drawing: { marginTop: 26 },
  facts: { marginTop: 20 },
  /** Without a drawing the title stands in the upper third, under a bar in the signer's colour, and the facts at the foot. */
  plain: { height: PLAIN_HEIGHT },
  bar: { width: 54, height: 6, marginTop: 150 },
  foot: { marginTop: "auto" },
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
    <View wrap={false} {...(!own && { style: styles.plain })}>
      <PdfHeader kind={kind} meta={meta} />
      {own ? null : (
        <View style={[styles.bar, { backgroundColor: brandColours(meta.signer?.brand?.colour ?? null).line }]} />
      )}
      <Text style={styles.kind}>{kind}</Text>
      <Text style={styles.title} structure="H1">
        {title}
      </Text>
      {detail ? <Text style={styles.detail}>{detail}</Text> : null}
      {coverLine ? <Text style={styles.line}>{coverLine}</Text> : null}
      {own ? <View style={styles.drawing}>{own}</View> : null}
      <View {...(!own && { style: styles.foot })}>
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
    </View>
  );
}
