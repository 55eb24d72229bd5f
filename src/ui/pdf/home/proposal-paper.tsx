import { type DocumentProps, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement, ReactNode } from "react";
import { type DocumentSigner, signingName } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import {
  type ProposalDocument,
  type ProposalSection,
  shownSections,
} from "#domain/tools/proposals/proposal-document.ts";
import { netPrices, proposalNet } from "#domain/tools/proposals/proposal-net.ts";
import {
  exactMoney,
  exclusiveWords,
  feeAmountWords,
  feeWords,
  monthsWords,
  rangeWords,
  readersOf,
  saidMoney,
  sectionName,
  sourceWords,
  versionWords,
  withoutWords,
} from "#domain/tools/proposals/proposal-words.ts";
import { FactGrid } from "../fact-grid.tsx";
import { PdfDocument } from "../pdf-document.tsx";
import { PdfHeader } from "../pdf-header.tsx";
import { PdfTable } from "../pdf-table.tsx";
import { Caption, Heading, Notice, Prose, Section } from "../pdf-text.tsx";
import { PdfWaterfall } from "../pdf-waterfall.tsx";
import { bodyWidth, ink, size, weight } from "../theme.ts";

interface ProposalPaperProps {
  id: string;
  number: number;
  /** ISO timestamp of the sending. */
  at: string;
  sha256: string;
  /** `printable`, as all words here. */
  document: ProposalDocument;
  signer: DocumentSigner | undefined;
}

const KIND = "Propuesta";

const styles = StyleSheet.create({
  band: { height: 7, marginTop: 96, marginBottom: 22, width: 96 },
  title: { fontSize: size.cover, fontWeight: weight.display, letterSpacing: -0.6, lineHeight: 1.1 },
  address: { color: ink.muted, fontSize: size.name, lineHeight: 1.4, marginTop: 10 },
  for: { fontSize: size.name, lineHeight: 1.4, marginTop: 26 },
  signed: { color: ink.muted, fontSize: size.text, lineHeight: 1.5, marginTop: 4 },
  facts: { marginTop: 34 },
  figure: { fontSize: size.cover, fontWeight: weight.display, letterSpacing: -0.6, lineHeight: 1.1, marginBottom: 6 },
  step: { flexDirection: "row", gap: 14 },
  when: {
    width: 92,
    fontSize: size.text,
    fontWeight: weight.strong,
    lineHeight: 1.4,
    textAlign: "right",
    paddingBottom: 18,
  },
  rail: { borderLeftWidth: 1.5, borderLeftColor: ink.borderStrong, paddingLeft: 14, paddingBottom: 18, flex: 1 },
  dot: { position: "absolute", left: -4.75, top: 2.5, width: 8, height: 8, borderRadius: 4 },
  what: { fontSize: size.large, fontWeight: weight.medium, lineHeight: 1.35 },
  where: { fontSize: size.text, color: ink.muted, lineHeight: 1.4, marginTop: 1 },
  card: { borderTopWidth: 0.75, borderTopColor: ink.border, paddingVertical: 8 },
  quote: { fontSize: size.large, lineHeight: 1.5 },
  gap: { marginTop: 14 },
});

/** Sections that begin a page: with the cover a proposal has some five. */
const STARTS_PAGE: readonly ProposalSection[] = ["plan", "honorarios", "condiciones"];

/** The version of a proposal as the owner reads it on the page: the same sections in the same order. */
export function ProposalPaper(props: ProposalPaperProps): ReactElement<DocumentProps> {
  const { id, number, at, document, signer, sha256 } = props;
  const meta = { signer, title: document.title, createdAt: at, runId: id, sources: [] };
  const groups: ProposalSection[][] = [];
  for (const section of shownSections(document)) {
    if (groups.length === 0 || STARTS_PAGE.includes(section)) groups.push([]);
    groups.at(-1)!.push(section);
  }
  return (
    <PdfDocument
      kind={KIND}
      meta={meta}
      note={`${versionWords(number, at)} · Huella ${sha256.slice(0, 16)}`}
      following={groups.map((sections) =>
        sections.map((section, i) => (
          <View key={section} style={i > 0 ? styles.gap : {}}>
            <Section title={sectionName(section, document.country)} isPage>
              <Content section={section} document={document} colour={signer?.brand?.colour ?? null} />
            </Section>
          </View>
        )),
      )}
    >
      <Cover {...props} meta={meta} />
    </PdfDocument>
  );
}

function Cover({
  document,
  number,
  at,
  signer,
  meta,
}: ProposalPaperProps & { meta: Parameters<typeof PdfHeader>[0]["meta"] }) {
  const { home, terms, value, currency } = document;
  const readers = readersOf(document);
  const signed = signer && signingName(signer);
  const facts = [
    { label: "Precio propuesto", value: value.price === null ? "Sin decir" : exactMoney(value.price, currency) },
    { label: "Honorarios", value: feeWords(document) ?? "Sin decir" },
    { label: "Encargo", value: exclusiveWords(terms.isExclusive) },
    { label: "Plazo", value: monthsWords(terms.months) },
  ];
  return (
    <View>
      <PdfHeader kind={KIND} meta={meta} />
      <View
        style={[styles.band, { backgroundColor: brandColours(signer?.brand?.colour ?? null).fill }]}
        structure="artifact"
      />
      <Text style={styles.title} structure="H1">
        {document.title}
      </Text>
      {home.address ? <Text style={styles.address}>{home.address}</Text> : null}
      {readers ? <Text style={styles.for}>{`Para ${readers}`}</Text> : null}
      <Text style={styles.signed}>{`${signed ? `Preparada por ${signed}. ` : ""}${versionWords(number, at)}.`}</Text>
      <View style={styles.facts}>
        <FactGrid columns={2} width={bodyWidth} facts={facts} />
      </View>
    </View>
  );
}

function Content({
  section,
  document,
  colour,
}: {
  section: ProposalSection;
  document: ProposalDocument;
  colour: string | null;
}): ReactNode {
  const { currency, value, home, terms } = document;
  switch (section) {
    case "carta":
      return <Prose isLarge>{document.letter}</Prose>;
    case "vivienda":
      return (
        <View>
          {home.name ? <Prose isLarge>{[home.name, home.address].filter(Boolean).join(". ")}</Prose> : null}
          {home.facts.length > 0 ? <FactGrid columns={3} width={bodyWidth} facts={home.facts} /> : null}
        </View>
      );
    case "valor":
      return <Value document={document} />;
    case "plan":
      return (
        <View structure="L">
          {document.plan.map(({ id, what, when, where }) => (
            <View key={id} style={styles.step} wrap={false} structure="LI">
              <Text style={styles.when} structure="Lbl">
                {when}
              </Text>
              <View style={styles.rail} structure="LBody">
                <View style={[styles.dot, { backgroundColor: brandColours(colour).fill }]} structure="artifact" />
                <Text style={styles.what}>{what}</Text>
                {where ? <Text style={styles.where}>{where}</Text> : null}
              </View>
            </View>
          ))}
        </View>
      );
    case "servicios":
      return (
        <PdfTable
          isLarge
          columns={[
            { title: "Servicio", share: 5, strong: true },
            { title: "En los honorarios", share: 2 },
          ]}
          rows={document.services.map(({ text, isIncluded }) => [text, isIncluded ? "Incluido" : "No incluido"])}
        />
      );
    case "honorarios":
      return (
        <View>
          <Prose isLarge>{[feeWords(document), feeAmountWords(document)].filter(Boolean).join(". ")}.</Prose>
          {document.fee.when ? <Prose isLarge>{`Se pagan: ${document.fee.when}.`}</Prose> : null}
        </View>
      );
    case "neto":
      return <Net document={document} />;
    case "equipo":
      return document.team.map(({ id, name, role, phone, email }) => (
        <View key={id} style={styles.card} wrap={false}>
          <Heading level={3}>{name}</Heading>
          <Caption>{[role, phone, email].filter(Boolean).join(" · ")}</Caption>
        </View>
      ));
    case "testimonios":
      return document.testimonials
        .filter(({ hasPermission }) => hasPermission)
        .map(({ id, text, name }) => (
          <View key={id} style={styles.card} wrap={false}>
            <Text style={styles.quote}>{`«${text}»`}</Text>
            <Caption>{name}</Caption>
          </View>
        ));
    case "condiciones":
      return (
        <View>
          <FactGrid
            columns={2}
            width={bodyWidth}
            facts={[
              { label: "Encargo", value: exclusiveWords(terms.isExclusive) },
              { label: "Plazo", value: monthsWords(terms.months) },
            ]}
          />
          <View style={styles.gap}>
            <Heading level={3}>Desistimiento</Heading>
            <Prose isLarge>{terms.withdrawal}</Prose>
            {terms.more ? <Heading level={3}>Otras condiciones</Heading> : null}
            {terms.more ? <Prose isLarge>{terms.more}</Prose> : null}
          </View>
          {value.price === null ? null : (
            <Notice>
              {`Los importes están en ${currency === "EUR" ? "euros" : currency}. El valor es una estimación y no garantiza el precio de venta; los impuestos los confirma un asesor.`}
            </Notice>
          )}
        </View>
      );
  }
}

function Value({ document }: { document: ProposalDocument }) {
  const { value, currency } = document;
  const range = rangeWords(document);
  const source = sourceWords(value);
  return (
    <View>
      <Text style={styles.figure}>{exactMoney(value.price!, currency)}</Text>
      <Prose isLarge>
        {range ? `Precio de salida que proponemos. ${range} según la estimación.` : "Precio de salida que proponemos."}
      </Prose>
      {value.words ? <Prose isLarge>{value.words}</Prose> : null}
      {source ? (
        <Caption>{`Fuente: ${source}.`}</Caption>
      ) : range ? (
        <Caption>El rango lo ha puesto quien prepara la propuesta.</Caption>
      ) : null}
    </View>
  );
}

function Net({ document }: { document: ProposalDocument }) {
  const { currency, value } = document;
  const shown = proposalNet(document, value.price!);
  const others = netPrices(value).filter(({ isEstimate }) => isEstimate);
  const without = withoutWords(shown.without);
  const money = (amount: number) => exactMoney(amount, currency);
  return (
    <View>
      <PdfWaterfall
        width={bodyWidth}
        base={{ label: "Precio de venta", amount: shown.price }}
        rows={shown.lines.map(({ label, amount }) => ({ label, amount: -amount }))}
        total={{ label: "Te queda", amount: shown.net }}
        format={money}
        formatChange={(amount) => `− ${money(Math.abs(amount))}`}
      />
      {others.length > 0 ? (
        <View style={styles.gap}>
          <PdfTable
            columns={[
              { title: "Si se vende en", share: 3, strong: true },
              { title: "Te queda, aproximadamente", share: 2, align: "right" },
            ]}
            rows={others.map(({ name, price }) => [
              `${name}: ${saidMoney(price, currency, true)}`,
              saidMoney(proposalNet(document, price).net, currency, true),
            ])}
          />
        </View>
      ) : null}
      {without ? <Notice tone="warning">{without}</Notice> : null}
    </View>
  );
}
