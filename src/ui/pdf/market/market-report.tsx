import { type DocumentProps, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { type DocumentSigner, signingName } from "#domain/accounts/agency/agent-card.ts";
import type { CentreQuestion } from "#domain/market/figures/centre-address.ts";
import { comparedParts, silentText } from "#domain/market/figures/compared-parts.ts";
import { demoText, type Told, toldFigures, unitPriceText } from "#domain/market/figures/told-figures.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatMonth, formatNumber } from "#domain/shared/format/format.ts";
import { AgencyHead } from "../home/agency-head.tsx";
import { PdfDocument } from "../pdf-document.tsx";
import { PdfLines } from "../pdf-lines.tsx";
import { PdfTable } from "../pdf-table.tsx";
import { Prose, Section, Title } from "../pdf-text.tsx";
import { bodyWidth, ink, size, weight } from "../theme.ts";

interface MarketReportProps {
  /** `printable`, as all words here. */
  name: string;
  question: CentreQuestion;
  /** Null where the zone has none, or too many homes. */
  figures: ZoneFigures | null;
  signer: DocumentSigner | undefined;
  /** ISO timestamp. */
  createdAt: string;
}

const styles = StyleSheet.create({
  head: { flexDirection: "row", justifyContent: "space-between", minHeight: 50 },
  contact: { alignItems: "flex-end", maxWidth: 220 },
  person: { fontWeight: weight.strong, lineHeight: 1.3 },
  way: { fontSize: size.text, color: ink.muted, lineHeight: 1.4 },
});

/** Parts of the zone that a paper shows: those with most offers. */
const MOST_PARTS = 40;

/** The market of a zone on paper: each figure with what it rests on, then month by month and quarter by quarter. */
export function MarketReportPaper({
  name,
  question,
  figures,
  signer,
  createdAt,
}: MarketReportProps): ReactElement<DocumentProps> {
  const type = question.type ? HOME_TYPE_NAMES[question.type] : "Viviendas de todo tipo";
  const detail = `${OPERATION_NAMES[question.operation]} · ${type} · últimos ${question.months} meses`;
  return (
    <PdfDocument
      kind="Informe de mercado"
      meta={{ signer, title: name, createdAt }}
      note={`Cifras del ${formatDate(createdAt)}. Con menos de 10 casos no se da ninguna.`}
    >
      <View style={styles.head}>
        <AgencyHead signer={signer} height={36} maxWidth={190} width={260} colour={ink.foreground} />
        {signer ? <Contact signer={signer} /> : null}
      </View>
      <Title detail={detail}>{name}</Title>
      {figures && figures.homes > 0 ? (
        <Figures figures={figures} />
      ) : (
        <Section title="Sin cifras">
          <Prose>En esta zona no hay viviendas de las que dar cifras, o hay demasiadas. Prueba con otra zona.</Prose>
        </Section>
      )}
    </PdfDocument>
  );
}

/** The person who gives the report, and where they are reached. */
function Contact({ signer }: { signer: DocumentSigner }) {
  const { name, phone, email, brand } = signer;
  const ways = [phone ?? brand?.phone, email ?? brand?.email].filter((way) => way != null && way !== "");
  return (
    <View style={styles.contact}>
      {name && name !== signingName(signer) ? <Text style={styles.person}>{name}</Text> : null}
      {ways.map((way) => (
        <Text key={way} style={styles.way}>
          {way}
        </Text>
      ))}
    </View>
  );
}

function Figures({ figures }: { figures: ZoneFigures }) {
  const { course, demos } = figures;
  const format = unitPriceText(figures);
  const asked = course.map((month) => (month.asked.kind === "spread" ? month.asked.median : null));
  const hasCourse = asked.filter((value) => value !== null).length > 1;
  const parts = comparedParts(figures);
  const shown = parts.telling.toSorted((a, b) => b.active - a.active).slice(0, MOST_PARTS);
  const beyond = [
    parts.telling.length > shown.length
      ? `y ${counted(parts.telling.length - shown.length, parts.kind, `${parts.kind}s`)} más`
      : null,
    silentText(parts),
  ].filter((text) => text !== null);
  return (
    <>
      {demos > 0 ? (
        <Section title="Datos de demostración">
          <Prose>{demoText(figures)}</Prose>
        </Section>
      ) : null}
      <Section title="Cómo está el mercado">
        <PdfTable
          columns={[
            { title: "Cifra", share: 3, strong: true },
            { title: "Valor", share: 2, align: "right" },
            { title: "En qué se apoya", share: 6 },
          ]}
          rows={toldFigures(figures).map(({ label, value, note }: Told) => [label, value ?? "Sin dato", note])}
        />
      </Section>
      {hasCourse ? (
        <Section title="Lo que se pide, al final de cada mes" whole>
          <PdfLines
            alt="Mediana del precio que se pide por m² construido, mes a mes"
            width={bodyWidth}
            height={150}
            x={course.map((_, x) => x)}
            series={[{ name: "Mediana", values: asked }]}
            formatX={(x) => formatMonth(course[x]!.month)}
            formatY={format}
          />
        </Section>
      ) : null}
      <Section title="Mes a mes">
        <PdfTable
          dense
          columns={[
            { title: "Mes", share: 2, strong: true },
            { title: "Se pide (mediana)", share: 3, align: "right" },
            { title: "En oferta", share: 2, align: "right" },
            { title: "Nuevas", share: 2, align: "right" },
            { title: "Cierres", share: 2, align: "right" },
          ]}
          rows={course.map((month) => [
            formatMonth(month.month),
            month.asked.kind === "spread" ? format(month.asked.median) : whyNoFigure(month.asked),
            formatNumber(month.active),
            formatNumber(month.listed),
            formatNumber(month.closed),
          ])}
        />
      </Section>
      {shown.length > 0 ? (
        <Section title={parts.kind === "barrio" ? "Barrio a barrio" : "Distrito a distrito"}>
          {parts.why ? <Prose>{parts.why}</Prose> : null}
          <PdfTable
            dense
            columns={[
              { title: parts.kind === "barrio" ? "Barrio" : "Distrito", share: 4, strong: true },
              { title: "Se pide (mediana)", share: 3, align: "right" },
              { title: "En oferta", share: 2, align: "right" },
              { title: "Cierres", share: 2, align: "right" },
            ]}
            rows={shown.map(({ name, unitPrice, active, closings }) => [
              name,
              unitPrice.kind === "spread" ? format(unitPrice.median) : whyNoFigure(unitPrice),
              formatNumber(active),
              formatNumber(closings),
            ])}
          />
          {beyond.length > 0 ? <Prose>{`${beyond.join(", ")}.`.replace(/^y/, "Y")}</Prose> : null}
        </Section>
      ) : null}
    </>
  );
}
