import { Circle, type DocumentProps, Path, Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import type { CentreQuestion } from "#domain/market/figures/centre-address.ts";
import { comparedParts, isEachShown, silentText } from "#domain/market/figures/compared-parts.ts";
import { classOf, quantileBounds } from "#domain/market/figures/quarters.ts";
import { demoText, type Told, toldFigures, unitPriceText, zoneSummary } from "#domain/market/figures/told-figures.ts";
import { whyNoFigure } from "#domain/market/figures/words.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatMonth, formatNumber } from "#domain/shared/format/format.ts";
import type { SketchMap } from "#domain/shared/places/sketch-map.ts";
import type { DocumentSource } from "../document-meta.ts";
import { PdfDocument } from "../pdf-document.tsx";
import { PdfHeader } from "../pdf-header.tsx";
import { PdfLines } from "../pdf-lines.tsx";
import { PdfTable } from "../pdf-table.tsx";
import { Caption, Prose, Section, SourceList, Title } from "../pdf-text.tsx";
import { bodyWidth, heat, ink, mainWidth, page, size } from "../theme.ts";

interface MarketReportProps {
  /** Of the report, by which somebody may ask for it. */
  id: string;
  /** `printable`, as all words here. */
  name: string;
  question: CentreQuestion;
  /** Null where the zone has none, or too many homes. */
  figures: ZoneFigures | null;
  /** The parts of the zone on the borders of its towns, as wide as `sketchFrame`; null where too few have a position. */
  sketch: { map: SketchMap; names: readonly string[] } | null;
  official: readonly OfficialFigure[];
  signer: DocumentSigner | undefined;
  /** ISO timestamp. */
  createdAt: string;
}

/** An official figure beside those of the zone, with its source. */
export interface OfficialFigure {
  label: string;
  value: string;
  note: string;
  source: DocumentSource;
}

/** Size of the drawing beside the title, in points. */
export const sketchFrame = { width: page.aside, height: 132 };

const styles = StyleSheet.create({
  opening: { flexDirection: "row", gap: page.gap },
  summary: { fontSize: size.section, lineHeight: 1.45, marginTop: 9 },
});

/** Parts of the zone that a paper shows: those with most offers. */
const MOST_PARTS = 40;
const KIND = "Informe de mercado";

/** The market of a zone on paper: what it says in a few sentences, each figure with what it rests on, then month by month and quarter by quarter. */
export function MarketReportPaper(props: MarketReportProps): ReactElement<DocumentProps> {
  const { id, name, question, figures, sketch, official, signer, createdAt } = props;
  const type = question.type ? HOME_TYPE_NAMES[question.type] : "Viviendas de todo tipo";
  const detail = `${OPERATION_NAMES[question.operation]} · ${type} · últimos ${question.months} meses`;
  const meta = { signer, title: name, createdAt, runId: id, sources: [] };
  const known = figures && figures.homes > 0 ? figures : null;
  return (
    <PdfDocument
      kind={KIND}
      meta={meta}
      note={`Cifras del ${formatDate(createdAt)}. Con menos de 10 casos no se da ninguna.`}
    >
      <PdfHeader kind={KIND} meta={meta} />
      <View style={styles.opening} wrap={false}>
        <View style={{ width: known && sketch ? mainWidth : bodyWidth }}>
          <Title detail={detail}>{`${KIND}: ${name}`}</Title>
          {known ? <Text style={styles.summary}>{zoneSummary(known)}</Text> : null}
        </View>
        {known && sketch ? <ZoneSketch sketch={sketch} figures={known} /> : null}
      </View>
      {known ? (
        <Figures figures={known} official={official} />
      ) : (
        <Section title="Sin cifras">
          <Prose>En esta zona no hay viviendas de las que dar cifras, o hay demasiadas. Prueba con otra zona.</Prose>
        </Section>
      )}
    </PdfDocument>
  );
}

const LARGEST = 8;
const SMALLEST = 3;
const DOT = 1.6;

/** Where the parts of the zone lie: the larger a circle the more offers, the darker the dearer. The table says the same. */
function ZoneSketch({
  sketch: { map, names },
  figures,
}: {
  sketch: NonNullable<MarketReportProps["sketch"]>;
  figures: ZoneFigures;
}) {
  const { telling, silent, kind } = comparedParts(figures);
  const byName = new Map([...telling, ...silent].map((part) => [part.name, part]));
  const bounds = quantileBounds(
    telling.flatMap(({ unitPrice }) => (unitPrice.kind === "spread" ? [unitPrice.median] : [])),
    heat.length - 2,
  );
  const most = Math.max(1, ...[...byName.values()].map(({ active }) => active));
  return (
    <View style={{ width: map.width }} structure={{ alt: `Mapa de los ${kind}s de la zona; la tabla dice lo mismo.` }}>
      <Svg width={map.width} height={map.height} viewBox={`0 0 ${map.width} ${map.height}`}>
        <Rect x={0} y={0} width={map.width} height={map.height} fill={ink.mapWater} />
        {map.areas.map((d) => (
          <Path key={d} d={d} fill={ink.mapLand} stroke={ink.mapRim} strokeWidth={0.5} />
        ))}
        {map.points.map(({ x, y }, i) => {
          const part = byName.get(names[i]!);
          const price = part?.unitPrice.kind === "spread" ? part.unitPrice.median : null;
          const r = price === null ? DOT : SMALLEST + (LARGEST - SMALLEST) * Math.sqrt((part?.active ?? 0) / most);
          const fill = price === null ? ink.borderStrong : heat[1 + classOf(price, bounds)]!.fill;
          return <Circle key={names[i]} cx={x} cy={y} r={r} fill={fill} stroke={ink.borderStrong} strokeWidth={0.5} />;
        })}
      </Svg>
      <Caption>{`Cada círculo, un ${kind}: más grande con más ofertas, más oscuro cuanto más se pide.`}</Caption>
    </View>
  );
}

function Figures({ figures, official }: { figures: ZoneFigures; official: readonly OfficialFigure[] }) {
  const { course, demos } = figures;
  const format = unitPriceText(figures);
  const asked = course.map((month) => (month.asked.kind === "spread" ? month.asked.median : null));
  const bound = (of: "low" | "high") => course.map(({ asked: one }) => (one.kind === "spread" ? one[of] : null));
  const hasCourse = asked.filter((value) => value !== null).length > 1;
  const parts = comparedParts(figures);
  const told = isEachShown(parts) ? [...parts.telling, ...parts.silent] : parts.telling;
  const shown = told.toSorted((a, b) => b.active - a.active).slice(0, MOST_PARTS);
  const beyond = [
    told.length > shown.length ? `y ${counted(told.length - shown.length, parts.kind, `${parts.kind}s`)} más` : null,
    isEachShown(parts) ? null : silentText(parts),
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
            band={{ low: bound("low"), high: bound("high") }}
            formatX={(x) => formatMonth(course[x]!.month)}
            formatY={format}
          />
          <Caption>
            La línea es la mediana y la franja, su intervalo del 90 %. El eje no empieza en cero. El último mes no ha
            terminado.
          </Caption>
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
      {official.length > 0 ? (
        <Section title="Cifras oficiales, al lado" whole>
          <Prose>
            Lo tasado, lo pedido y lo pagado son tres cosas distintas: no se mezclan con las cifras de la zona.
          </Prose>
          <PdfTable
            columns={[
              { title: "Cifra", share: 4, strong: true },
              { title: "Valor", share: 2, align: "right" },
              { title: "Qué es", share: 6 },
            ]}
            rows={official.map(({ label, value, note }) => [label, value, note])}
          />
        </Section>
      ) : null}
      <Section title="Fuentes" whole>
        <SourceList
          sources={[
            {
              label: "Cifras de la zona",
              title: `${counted(figures.homes, "vivienda anunciada", "viviendas anunciadas")} o cerradas que ve quien firma, cada una una vez`,
              date: figures.today,
            },
            ...official.map(({ source }) => source),
          ]}
        />
      </Section>
    </>
  );
}
