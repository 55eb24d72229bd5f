import { type DocumentProps, Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import {
  comparisonWords,
  priceChangeWords,
  type ReportFigures,
  type ReportWords,
  reportFigures,
} from "#domain/portfolio/homes/owner-report.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { PdfDocument } from "../pdf-document.tsx";
import { Prose, Section } from "../pdf-text.tsx";
import { noteOfUnprintable } from "../printable.ts";
import { bodyWidth, ink, size, weight } from "../theme.ts";
import { AgencyHead } from "./agency-head.tsx";

/** Everything that a report to an owner is drawn from. Its words are `printable`. */
export interface ReportPaper {
  words: ReportWords;
  /** `Semana del 16 al 22 de noviembre de 2026` */
  weekWords: string;
  figures: ReportFigures;
  comment: string | null;
  /** The home's cover: `data:image/jpeg;base64,…`; null without one. */
  cover: string | null;
  signer: DocumentSigner | undefined;
  /** ISO timestamp. */
  createdAt: string;
}

const GAP = 12;

const styles = StyleSheet.create({
  head: { height: 50 },
  title: { fontSize: size.title, fontWeight: weight.display, letterSpacing: -0.35, lineHeight: 1.15 },
  week: { fontSize: 10.5, color: ink.muted, lineHeight: 1.4, marginTop: 2 },
  home: { flexDirection: "row", gap: GAP, marginTop: 14, alignItems: "center" },
  cover: { width: 120, height: 80, objectFit: "cover" },
  name: { fontSize: 13, fontWeight: weight.strong, lineHeight: 1.25 },
  place: { fontSize: size.text, color: ink.muted, lineHeight: 1.4 },
  figures: { flexDirection: "row", flexWrap: "wrap", gap: GAP, marginTop: 16 },
  figure: { padding: 10, borderTopWidth: 2.5 },
  value: { fontSize: 22, fontWeight: weight.display, lineHeight: 1.15 },
  label: { fontSize: size.text, lineHeight: 1.35 },
  note: { fontSize: size.label, color: ink.muted, lineHeight: 1.35, marginTop: 2 },
  comment: { borderLeftWidth: 2, borderLeftColor: ink.border, paddingLeft: 9, marginBottom: 7 },
  day: { fontSize: size.label, color: ink.subtle, lineHeight: 1.35 },
});

/** The week of a home for its owner, on one page or, with many visits, some. */
export function OwnerReport({ paper }: { paper: ReportPaper }): ReactElement<DocumentProps> {
  const { words, figures, signer, comment, createdAt } = paper;
  const colours = brandColours(signer?.brand?.colour ?? null);
  const shown = reportFigures(figures);
  const change = priceChangeWords(figures);
  const notice = [...(change === null ? [] : [change]), ...comparisonWords(figures)];
  const stated = figures.visits.made.filter(({ outcome }) => outcome !== null);
  return (
    <PdfDocument
      kind="Informe semanal"
      meta={{ signer, title: words.title, createdAt }}
      note={[words.reference && `Ref. ${words.reference}`, formatDate(createdAt), noteOfUnprintable(paper)]
        .filter(Boolean)
        .join(" · ")}
    >
      <View style={styles.head}>
        <AgencyHead signer={signer} height={36} maxWidth={190} width={300} colour={ink.foreground} />
      </View>
      <Text style={styles.title} structure="H1">
        Informe semanal
      </Text>
      <Text style={styles.week}>{paper.weekWords}</Text>
      <View style={styles.home}>
        {paper.cover === null ? null : (
          <Image src={paper.cover} style={styles.cover} structure={{ alt: "Foto de portada de la vivienda" }} />
        )}
        <View style={{ flex: 1 }}>
          <Text style={styles.name}>{words.title}</Text>
          <Text style={styles.place}>{words.place || words.kind}</Text>
          <Text style={styles.place}>{[words.price, words.pricePer].filter(Boolean).join(" ")}</Text>
        </View>
      </View>
      <View style={styles.figures}>
        {shown.map(({ label, value, note }) => (
          <View
            key={label}
            structure="P"
            style={[
              styles.figure,
              {
                width: (bodyWidth - GAP * (shown.length - 1)) / shown.length - 0.05,
                backgroundColor: colours.wash,
                borderTopColor: colours.line,
              },
            ]}
          >
            <Text style={styles.value}>{value}</Text>
            <Text style={styles.label}>{label}</Text>
            {note === null ? null : <Text style={styles.note}>{note}</Text>}
          </View>
        ))}
      </View>
      {comment === null ? null : (
        <Section title="Cómo lo vemos">
          <Prose>{comment}</Prose>
        </Section>
      )}
      {stated.length > 0 ? (
        <Section title="Qué dicen quienes la han visitado">
          {stated.map(({ day, outcome }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed visits never move
            <View key={i} style={styles.comment} wrap={false}>
              <Text style={styles.day}>{formatDate(day)}</Text>
              <Prose>{outcome}</Prose>
            </View>
          ))}
        </Section>
      ) : null}
      {notice.length > 0 ? (
        <Section title="Precio y comparación">
          {notice.map((sentence) => (
            <Prose key={sentence}>{sentence}</Prose>
          ))}
        </Section>
      ) : null}
    </PdfDocument>
  );
}
