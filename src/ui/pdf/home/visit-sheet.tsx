import { type DocumentProps, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { type DocumentSigner, signingName } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import { idName, type VisitFacts, visitPrivacy, visitStatement } from "#domain/portfolio/homes/visit-sheet.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import type { HomeWords } from "../../homes/home-words.ts";
import { type Fact, FactGrid } from "../fact-grid.tsx";
import { PdfDocument } from "../pdf-document.tsx";
import { noteOfUnprintable } from "../printable.ts";
import { bodyWidth, ink, size, weight } from "../theme.ts";
import { AgencyHead } from "./agency-head.tsx";

/** Everything that a visit sheet is drawn from. Its words are `printable`. */
export interface VisitPaper {
  words: HomeWords;
  operation: "venta" | "alquiler";
  country: string;
  /** The visitor stands in it, so it is named whether its adverts name it or not. */
  address: string | null;
  signer: DocumentSigner | undefined;
  visit: VisitFacts;
  /** ISO timestamp. */
  createdAt: string;
}

const GAP = 14;
const HALF = (bodyWidth - GAP) / 2;

const styles = StyleSheet.create({
  head: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-start", height: 50 },
  reference: { fontSize: size.text, color: ink.muted, lineHeight: 1.35 },
  title: { fontSize: size.title, fontWeight: weight.display, letterSpacing: -0.35, lineHeight: 1.15 },
  home: { borderLeftWidth: 3, paddingLeft: 10, marginTop: 12 },
  name: { fontSize: 13, fontWeight: weight.strong, lineHeight: 1.25 },
  place: { fontSize: size.text, color: ink.muted, lineHeight: 1.4 },
  heading: { fontSize: size.section, fontWeight: weight.strong, lineHeight: 1.3, marginTop: 18, marginBottom: 8 },
  fields: { flexDirection: "row", flexWrap: "wrap", columnGap: GAP, rowGap: 13 },
  label: { fontSize: size.label, color: ink.subtle, lineHeight: 1.35 },
  line: { height: 21, borderBottomWidth: 0.75, borderBottomColor: ink.borderStrong, justifyContent: "flex-end" },
  written: { fontSize: 11, lineHeight: 1.3, paddingBottom: 2 },
  prose: { fontSize: size.text, lineHeight: 1.45 },
  small: { fontSize: 7.4, color: ink.subtle, lineHeight: 1.4, marginTop: 8 },
  tick: { flexDirection: "row", gap: 6, alignItems: "center", marginTop: 8 },
  box: { width: 9, height: 9, borderWidth: 0.9, borderColor: ink.foreground },
  ticks: { flexDirection: "row", gap: 20 },
  signatures: { flexDirection: "row", gap: GAP, marginTop: 16 },
  signature: { width: HALF, height: 84, borderWidth: 0.75, borderColor: ink.borderStrong, padding: 6 },
});

/** One A4 page that a visitor fills in and signs; what is known of the visit is printed, the rest are lines. */
export function VisitSheet({ paper }: { paper: VisitPaper }): ReactElement<DocumentProps> {
  const { words, signer, visit, country, createdAt } = paper;
  const agency = signingName(signer) ?? "la agencia";
  const email = signer?.brand?.email ?? signer?.email ?? null;
  const price: Fact = { label: "Precio", value: [words.price, words.pricePer].filter(Boolean).join(" ") };
  return (
    <PdfDocument kind="Hoja de visita" meta={{ signer, title: words.title, createdAt }} note={noteOf(paper)}>
      <View style={styles.head}>
        <AgencyHead signer={signer} height={36} maxWidth={190} width={300} colour={ink.foreground} />
        {words.reference ? <Text style={styles.reference}>{`Ref. ${words.reference}`}</Text> : null}
      </View>
      <Text style={styles.title} structure="H1">
        Hoja de visita
      </Text>
      <View style={[styles.home, { borderLeftColor: brandColours(signer?.brand?.colour ?? null).line }]}>
        <Text style={styles.name}>{words.title}</Text>
        <Text style={styles.place}>{placeOf(paper) || words.kind}</Text>
        <FactGrid facts={[price, ...words.figures.map(capitalised)]} columns={5} width={bodyWidth - 14} />
      </View>
      <Text style={styles.heading} structure="H2">
        La visita
      </Text>
      <View style={styles.fields}>
        <Field label="Fecha y hora" value={visit.when} />
        <Field label="Acompaña la visita" value={signer?.name || null} />
      </View>
      <Text style={styles.heading} structure="H2">
        Quien visita
      </Text>
      <View style={styles.fields}>
        <Field label="Nombre y apellidos" value={visit.visitor} />
        <Field label={idName(country)} value={null} />
        <Field label="Teléfono" value={visit.phone} />
        <Field label="Correo" value={visit.email} />
      </View>
      <Text style={styles.heading} structure="H2">
        Qué le ha parecido
      </Text>
      <View style={styles.ticks}>
        <Tick text="Me interesa" />
        <Tick text="Quiero pensarlo" />
        <Tick text="No encaja" />
        <Tick text="Quiero volver a verla" />
      </View>
      <Line />
      <Line />
      <Line />
      <Text style={[styles.prose, { marginTop: 18 }]}>{visitStatement(paper.operation, agency)}</Text>
      <Text style={styles.small}>
        {visitPrivacy({ country, keeper: agency, address: signer?.brand?.signature ?? null, email })}
      </Text>
      <Tick text={`Quiero que ${agency} me envíe otras viviendas que puedan encajarme (opcional).`} />
      <View style={styles.signatures} wrap={false}>
        <View style={styles.signature}>
          <Text style={styles.label}>Firma de quien visita</Text>
        </View>
        <View style={styles.signature}>
          <Text style={styles.label}>Firma de quien acompaña</Text>
        </View>
      </View>
    </PdfDocument>
  );
}

/** Street and place; a home that shows its address has the street in its place. */
const placeOf = ({ address, words: { place } }: VisitPaper): string =>
  [address !== null && place.includes(address) ? null : address, place].filter(Boolean).join(" · ");

function noteOf({ createdAt, address, visit, words: { title, place } }: VisitPaper): string {
  return [formatDate(createdAt), noteOfUnprintable({ title, place, address, visit })].filter(Boolean).join(" · ");
}

/** Labels of figures are written to stand below a number; here each begins a cell. */
const capitalised = ({ label, value }: Fact): Fact => ({ label: label[0]!.toUpperCase() + label.slice(1), value });

function Field({ label, value }: { label: string; value: string | null }) {
  return (
    <View style={{ width: HALF - 0.05 }} structure="P">
      <Text style={styles.label}>{label}</Text>
      <View style={styles.line}>{value === null ? null : <Text style={styles.written}>{value}</Text>}</View>
    </View>
  );
}

/** Room for a written line. */
const Line = () => <View style={[styles.line, { height: 24 }]} />;

function Tick({ text }: { text: string }) {
  return (
    <View style={styles.tick}>
      <View style={styles.box} />
      <Text style={styles.prose}>{text}</Text>
    </View>
  );
}
