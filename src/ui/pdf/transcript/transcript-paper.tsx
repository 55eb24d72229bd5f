import { type DocumentProps, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { AgencyHead } from "../home/agency-head.tsx";
import { PdfDocument } from "../pdf-document.tsx";
import { PdfTable } from "../pdf-table.tsx";
import { noteOfUnprintable } from "../printable.ts";
import { bodyWidth, ink, size, weight } from "../theme.ts";

interface Said {
  text: string;
  /** `Ana, 28/3/2025, 21:29` */
  from: string;
}

/** Everything that the summary of a conversation is drawn from. Its words are `printable`. */
export interface TranscriptPaper {
  title: string;
  signer: DocumentSigner | undefined;
  createdAt: string;
  about: string;
  dates: string;
  lines: Said[];
  facts: { name: string; shown: string; from: string; before: string }[];
  commitments: { who: string; what: string; due: string }[];
  unanswered: Said[];
  objections: Said[];
  moods: Said[];
  responses: { who: string; median: string; longest: string; count: string }[];
  /** Lists that are cut to the newest, each with its name and of how many it is. */
  cut: string[];
}

const KIND = "Resumen de conversación";

const styles = StyleSheet.create({
  head: { height: 44 },
  kind: { fontSize: size.label, color: ink.muted, lineHeight: 1.35, marginTop: 16 },
  title: { fontSize: size.title, fontWeight: weight.display, letterSpacing: -0.35, lineHeight: 1.15 },
  place: { fontSize: size.text, color: ink.muted, lineHeight: 1.45, marginTop: 4 },
  heading: { fontSize: size.section, fontWeight: weight.strong, lineHeight: 1.3, marginTop: 18, marginBottom: 6 },
  line: { marginBottom: 5 },
  prose: { fontSize: size.text, lineHeight: 1.45 },
  from: { fontSize: size.caption, color: ink.subtle, lineHeight: 1.35 },
  quiet: { fontSize: size.text, lineHeight: 1.45, color: ink.muted, marginTop: 14 },
});

/** The summary of a conversation; whoever reads it sees from whom each line is, and of when. */
export function TranscriptPaperDocument({ paper }: { paper: TranscriptPaper }): ReactElement<DocumentProps> {
  const { signer, title, createdAt } = paper;
  return (
    <PdfDocument
      kind={KIND}
      meta={{ signer, title, createdAt }}
      note={[`${KIND}, ${formatDate(createdAt)}`, noteOfUnprintable(paper)].filter(Boolean).join(" · ")}
    >
      <Summary paper={paper} />
    </PdfDocument>
  );
}

function Summary({ paper }: { paper: TranscriptPaper }) {
  const { signer, title, about, dates, lines, facts, commitments, unanswered, objections, moods, responses, cut } =
    paper;
  return (
    <View>
      <View style={styles.head}>
        <AgencyHead signer={signer} height={36} maxWidth={190} width={bodyWidth} colour={ink.foreground} />
      </View>
      <Text style={styles.kind}>{KIND}</Text>
      <Text style={styles.title} structure="H1">
        {title}
      </Text>
      <Text style={styles.place}>{about}</Text>
      {dates ? <Text style={styles.place}>{dates}</Text> : null}
      <SaidList title="En pocas líneas" all={lines} />
      {facts.length > 0 ? (
        <View>
          <Heading>Lo que se sabe</Heading>
          <PdfTable
            columns={[
              { title: "Dato", share: 3, strong: true },
              { title: "Lo que dicen", share: 5 },
              { title: "De quién y cuándo", share: 4 },
            ]}
            rows={facts.map(({ name, shown, from, before }) => [
              name,
              before ? `${shown} (antes: ${before})` : shown,
              from,
            ])}
          />
        </View>
      ) : null}
      {commitments.length > 0 ? (
        <View>
          <Heading>Compromisos</Heading>
          <PdfTable
            columns={[
              { title: "Quién", share: 3, strong: true },
              { title: "Qué", share: 6 },
              { title: "Para cuándo", share: 3 },
            ]}
            rows={commitments.map(({ who, what, due }) => [who, what, due])}
          />
        </View>
      ) : null}
      <SaidList title="Preguntas sin responder" all={unanswered} />
      <SaidList title="Objeciones" all={objections} />
      <SaidList title="En sus palabras" all={moods} />
      {responses.length > 0 ? (
        <View>
          <Heading>Tiempo de respuesta</Heading>
          <PdfTable
            columns={[
              { title: "Quién responde", share: 4, strong: true },
              { title: "Mediana", share: 2, align: "right" },
              { title: "La más lenta", share: 2, align: "right" },
              { title: "Respuestas", share: 2, align: "right" },
            ]}
            rows={responses.map(({ who, median, longest, count }) => [who, median, longest, count])}
          />
        </View>
      ) : null}
      {cut.map((words) => (
        <Text key={words} style={styles.quiet}>
          {words}
        </Text>
      ))}
      <Text style={styles.quiet}>
        Este resumen se hace leyendo los mensajes, sin IA. Cada línea sale del mensaje que nombra.
      </Text>
    </View>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Text style={styles.heading} structure="H2" minPresenceAhead={60}>
      {children}
    </Text>
  );
}

function SaidList({ title, all }: { title: string; all: readonly Said[] }) {
  if (all.length === 0) return null;
  return (
    <View>
      <Heading>{title}</Heading>
      {all.map(({ text, from }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed paper never move
        <View key={i} style={styles.line}>
          <Text style={styles.prose}>{text}</Text>
          {from ? <Text style={styles.from}>{from}</Text> : null}
        </View>
      ))}
    </View>
  );
}
