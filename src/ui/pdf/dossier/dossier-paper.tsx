import { type DocumentProps, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { AgencyHead } from "../home/agency-head.tsx";
import { PdfDocument } from "../pdf-document.tsx";
import { PdfTable } from "../pdf-table.tsx";
import { noteOfUnprintable } from "../printable.ts";
import { bodyWidth, ink, size, weight } from "../theme.ts";

/** As the page has them: the colour beside the word, never in its stead. */
type Level = "red" | "amber" | "green" | "review";

/** Everything that the report of a dossier is drawn from. Its words are `printable`. */
export interface DossierPaper {
  title: string;
  signer: DocumentSigner | undefined;
  createdAt: string;
  about: string;
  light: { level: Level; name: string; means: string; reasons: string[] };
  findings: {
    level: Level;
    /** Its word. */
    name: string;
    title: string;
    text: string;
    basis: string;
    quotes: { text: string; from: string }[];
    /** The file that it is about, where no quote names it. */
    about: string;
  }[];
  deadlines: { date: string; what: string; from: string }[];
  questions: { whom: string; ask: string }[];
  documents: {
    kind: string;
    name: string;
    charges: string;
    fields: { label: string; value: string; certainty: string; page: string }[];
    parties: { role: string; name: string; identifier: string; share: string }[];
  }[];
  unread: string[];
  deed: { place: string; papers: { name: string; whom: string; state: string }[] } | null;
}

const KIND = "Informe de documentos";

const COLOURS: Record<Level, string> = { red: ink.loss, amber: ink.warningInk, green: ink.gain, review: ink.primary };

const styles = StyleSheet.create({
  head: { height: 44 },
  kind: { fontSize: size.label, color: ink.muted, lineHeight: 1.35, marginTop: 16 },
  title: { fontSize: size.title, fontWeight: weight.display, letterSpacing: -0.35, lineHeight: 1.15 },
  about: { fontSize: size.text, color: ink.muted, lineHeight: 1.45, marginTop: 4 },
  light: { marginTop: 16, padding: 12, borderLeftWidth: 5, borderLeftStyle: "solid", backgroundColor: ink.wash },
  lightName: { fontSize: size.section, fontWeight: weight.strong, lineHeight: 1.3 },
  heading: { fontSize: size.section, fontWeight: weight.strong, lineHeight: 1.3, marginTop: 18, marginBottom: 6 },
  smallHeading: { fontSize: size.text, fontWeight: weight.strong, lineHeight: 1.3, marginTop: 10, marginBottom: 4 },
  finding: { marginBottom: 9 },
  findingTitle: { fontSize: size.text, fontWeight: weight.strong, lineHeight: 1.4 },
  prose: { fontSize: size.text, lineHeight: 1.45 },
  quote: { fontSize: size.caption, color: ink.muted, lineHeight: 1.4, marginTop: 2 },
  quiet: { fontSize: size.text, lineHeight: 1.45, color: ink.muted, marginTop: 14 },
});

/** The report of a dossier, each finding with its quote. */
export function DossierPaperDocument({ paper }: { paper: DossierPaper }): ReactElement<DocumentProps> {
  const { signer, title, createdAt } = paper;
  return (
    <PdfDocument
      kind={KIND}
      meta={{ signer, title, createdAt }}
      note={[`${KIND}, ${formatDate(createdAt)}`, noteOfUnprintable(paper)].filter(Boolean).join(" · ")}
    >
      <Report paper={paper} />
    </PdfDocument>
  );
}

function Report({ paper }: { paper: DossierPaper }) {
  const { signer, title, about, light, findings, deadlines, questions, documents, unread, deed } = paper;
  return (
    <View>
      <View style={styles.head}>
        <AgencyHead signer={signer} height={36} maxWidth={190} width={bodyWidth} colour={ink.foreground} />
      </View>
      <Text style={styles.kind}>{KIND}</Text>
      <Text style={styles.title} structure="H1">
        {title}
      </Text>
      <Text style={styles.about}>{about}</Text>
      <View style={{ ...styles.light, borderLeftColor: COLOURS[light.level] }} wrap={false}>
        <Text style={styles.lightName}>
          <Text style={{ color: COLOURS[light.level] }}>{light.name}:</Text> {light.means}
        </Text>
        <Lines all={light.reasons} />
      </View>
      {unread.length > 0 ? (
        <View>
          <Heading>Lo que no se ha leído</Heading>
          <Lines all={unread} />
        </View>
      ) : null}
      <Heading>Lo que hay que saber</Heading>
      {findings.length === 0 ? <Text style={styles.prose}>Ninguna regla ha encontrado algo en lo leído.</Text> : null}
      {findings.map((finding, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed paper never move
        <View key={i} style={styles.finding}>
          <Text style={styles.findingTitle} minPresenceAhead={30}>
            <Text style={{ color: COLOURS[finding.level] }}>{finding.name}.</Text> {finding.title}
          </Text>
          <Text style={styles.prose}>{finding.text}</Text>
          {finding.basis ? <Text style={styles.quote}>{finding.basis}</Text> : null}
          {finding.about ? <Text style={styles.quote}>({finding.about})</Text> : null}
          {finding.quotes.map(({ text, from }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed paper never move
            <Text key={at} style={styles.quote}>
              {text ? `«${text}» ` : ""}({from})
            </Text>
          ))}
        </View>
      ))}
      {deadlines.length > 0 ? (
        <View>
          <Heading>Plazos</Heading>
          <PdfTable
            columns={[
              { title: "Fecha", share: 3, strong: true },
              { title: "Qué vence", share: 5 },
              { title: "Dónde se lee", share: 4 },
            ]}
            rows={deadlines.map(({ date, what, from }) => [date, what, from])}
          />
        </View>
      ) : null}
      {questions.length > 0 ? (
        <View>
          <Heading>Qué preguntar, y a quién</Heading>
          <PdfTable
            columns={[
              { title: "A quién", share: 3, strong: true },
              { title: "Pregunta", share: 7 },
            ]}
            rows={questions.map(({ whom, ask }) => [whom, ask])}
          />
        </View>
      ) : null}
      {documents.map((document, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a printed paper never move
        <View key={i}>
          <Heading>{`${document.kind} (${document.name})`}</Heading>
          {document.charges ? <Text style={styles.prose}>{document.charges}</Text> : null}
          {document.parties.length > 0 ? (
            <PdfTable
              columns={[
                { title: "Como", share: 2 },
                { title: "Quién", share: 4, strong: true },
                { title: "Número", share: 3 },
                { title: "Parte", share: 3 },
              ]}
              rows={document.parties.map(({ role, name, identifier, share }) => [role, name, identifier, share])}
            />
          ) : null}
          {document.fields.length > 0 ? (
            <View>
              <Text style={styles.smallHeading}>Datos</Text>
              <PdfTable
                columns={[
                  { title: "Dato", share: 4 },
                  { title: "Lo que dice", share: 5, strong: true },
                  { title: "Certeza", share: 2, align: "right" },
                  { title: "Página", share: 2, align: "right" },
                ]}
                rows={document.fields.map(({ label, value, certainty, page }) => [label, value, certainty, page])}
              />
            </View>
          ) : null}
        </View>
      ))}
      {deed ? (
        <View>
          <Heading>{`Para la escritura en ${deed.place}`}</Heading>
          <PdfTable
            columns={[
              { title: "Papel", share: 5, strong: true },
              { title: "Quién lo da", share: 4 },
              { title: "Estado", share: 2 },
            ]}
            rows={deed.papers.map(({ name, whom, state }) => [name, whom, state])}
          />
        </View>
      ) : null}
      <Text style={styles.quiet}>
        Este informe se hace leyendo los documentos, sin IA. No sustituye a un abogado ni a un notario: compara cada
        cita con su original.
      </Text>
    </View>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Text style={styles.heading} structure="H2" minPresenceAhead={96}>
      {children}
    </Text>
  );
}

function Lines({ all }: { all: readonly string[] }) {
  return (
    <View>
      {all.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a printed paper never move
        <Text key={i} style={styles.prose}>
          {line}
        </Text>
      ))}
    </View>
  );
}
