import { Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { formatDate } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { withoutEnd, withoutLastWord } from "#domain/shared/format/text-ends.ts";
import type { ArgumentCard } from "#domain/tools/arguments/prepare.ts";
import { PURPOSE_NAMES, PURPOSE_NEEDS } from "#domain/tools/arguments/purposes.ts";
import type { ResultDocumentProps } from "#ui/pdf/document-meta.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { bandDrawingWidth, PdfBand } from "#ui/pdf/pdf-band.tsx";
import { PdfColours } from "#ui/pdf/pdf-brand.ts";
import { PdfDocument } from "#ui/pdf/pdf-document.tsx";
import { PdfHeader } from "#ui/pdf/pdf-header.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Section, SourceList, Title } from "#ui/pdf/pdf-text.tsx";
import { bodyWidth, ink, size, weight } from "#ui/pdf/theme.ts";
import type { ArgumentsResult } from "./result.ts";
import { countText, proofText } from "./words.ts";

const KIND = "Argumentos de venta";
/** On every page: a page may be copied alone. */
const NOTE = "Documento de trabajo para la visita. Solo dice lo que consta de la vivienda.";

const MOST_WEIGHT = 5;
const BARS = 6;
const GAP = 12;
const cardWidth = (bodyWidth - GAP) / 2 - 0.1;

const styles = StyleSheet.create({
  pair: { flexDirection: "row", gap: GAP, marginBottom: GAP },
  card: { width: cardWidth, borderWidth: 0.75, borderColor: ink.border, borderRadius: 4, padding: 9 },
  head: { flexDirection: "row", justifyContent: "space-between", marginBottom: 3 },
  place: { fontSize: size.caption, color: ink.subtle, lineHeight: 1.3 },
  feature: { fontSize: size.section, fontWeight: weight.strong, lineHeight: 1.25 },
  benefit: { fontSize: size.text, lineHeight: 1.4, marginTop: 3 },
  proof: {
    fontSize: size.caption,
    color: ink.subtle,
    lineHeight: 1.4,
    marginTop: 6,
    borderTopWidth: 0.75,
    borderTopColor: ink.border,
    paddingTop: 4,
  },
  show: { fontSize: size.label, color: ink.muted, lineHeight: 1.4, marginTop: 3 },
  bar: { marginBottom: 4 },
  label: { fontSize: size.label, lineHeight: 1.3, marginBottom: 1.5 },
  item: { fontSize: size.text, lineHeight: 1.45, marginBottom: 3 },
});

/** What an agent carries to the visit: the cards on the first page, the talk on the second. */
export function ResultDocument({
  result,
  meta,
}: Pick<ResultDocumentProps<unknown, ArgumentsResult>, "result" | "meta">) {
  const { cards, script, objections, weakPoints, questions, missing, purpose, homeName } = result;
  const money = moneyIn(result.currency);
  const documented = cards.filter(({ isDocumented }) => isDocumented).length;
  const facts = [
    { label: "Qué busca", value: PURPOSE_NAMES[purpose] },
    ...(result.price === null ? [] : [{ label: "Precio", value: money(result.price) }]),
    ...(result.unitPrice === null
      ? []
      : [{ label: "Por metro construido", value: `${money(Math.round(result.unitPrice))}/m²` }]),
    ...(result.runningMonthly === null
      ? []
      : [{ label: "Gasto fijo al mes", value: money(Math.round(result.runningMonthly)) }]),
  ];
  return (
    <PdfDocument kind={KIND} meta={meta} note={NOTE}>
      <PdfHeader kind={KIND} meta={meta} />
      <Title detail={`${PURPOSE_NAMES[purpose]}: ${PURPOSE_NEEDS[purpose]} ${formatDate(result.date)}`}>
        {homeName}
      </Title>
      <FactGrid columns={4} width={bodyWidth} facts={facts} />
      {cards.length > 0 ? (
        <PdfBand
          label="Para esta compra"
          figure={countText(cards.length, "argumento", "argumentos")}
          details={[`${documented} con documento que enseñar`, "La barra dice lo que pesa, de 1 a 5"]}
        >
          <WeightBars width={bandDrawingWidth} cards={cards.slice(0, BARS)} />
        </PdfBand>
      ) : null}
      {cards.length > 0 ? (
        <Section title="Qué decir, y con qué se prueba">
          {pairs(cards).map((pair, row) => (
            <View key={pair[0]!.id} style={styles.pair} wrap={false}>
              {pair.map((card, i) => (
                <CardBox key={card.id} card={card} place={row * 2 + i + 1} />
              ))}
            </View>
          ))}
        </Section>
      ) : null}
      {script.length > 0 ? (
        <Section title="Guion de un minuto, en el orden de la visita" whole>
          <PdfTable
            columns={[
              { title: "Dónde", share: 1, strong: true },
              { title: "Qué decir", share: 5 },
            ]}
            rows={script.map(({ title, say }) => [title, say])}
          />
        </Section>
      ) : null}
      {objections.length > 0 ? (
        <Section title="Si te dicen…">
          <PdfTable
            columns={[
              { title: "Objeción", share: 2, strong: true },
              { title: "Respuesta y prueba", share: 5 },
              { title: "Pregunta", share: 2.2 },
            ]}
            rows={objections.map((objection) => [
              `«${objection.quote}»`,
              { text: objection.answer, detail: proofText(objection) },
              objection.ask,
            ])}
          />
        </Section>
      ) : null}
      {weakPoints.length > 0 ? (
        <Section title="Lo que conviene reconocer" whole>
          <PdfTable
            columns={[
              { title: "Punto", share: 2, strong: true },
              { title: "Qué decir", share: 5 },
            ]}
            rows={weakPoints.map((point) => [point.title, { text: point.answer, detail: proofText(point) }])}
          />
        </Section>
      ) : null}
      <Section title="Pregunta antes" whole>
        <Items items={questions} />
      </Section>
      {missing.length > 0 ? (
        <Section title="Qué ganarías con más datos" whole>
          <Items items={missing.map(({ add, gain }) => `${add} y ${gain}.`)} />
        </Section>
      ) : null}
      <Section title="Fuentes" whole>
        <SourceList sources={meta.sources} />
        <Caption>Los pesos son criterio de Umbral. No entra quién compra: ni edad, ni origen, ni familia.</Caption>
      </Section>
    </PdfDocument>
  );
}

function CardBox({ card, place }: { card: ArgumentCard; place: number }) {
  return (
    <View style={styles.card}>
      <View style={styles.head}>
        <Text style={styles.place}>{String(place)}</Text>
        <Text style={styles.place}>
          {`Pesa ${card.weight} de ${MOST_WEIGHT}${card.isDocumented ? ", con documento" : ""}`}
        </Text>
      </View>
      <Text style={styles.feature}>{card.feature}</Text>
      <Text style={styles.benefit}>{card.benefit}</Text>
      <Text style={styles.proof}>{proofText(card)}</Text>
      <Text style={styles.show}>{`Enseña: ${card.show}`}</Text>
    </View>
  );
}

/** The first ones and how much each weighs for this buyer. */
function WeightBars({ width, cards }: { width: number; cards: readonly ArgumentCard[] }) {
  return (
    <PdfColours.Consumer>
      {({ line }) => (
        <View style={{ width }}>
          {cards.map(({ id, feature, weight: points }) => (
            <View key={id} style={styles.bar}>
              <Text style={styles.label}>{shortened(feature)}</Text>
              <Svg width={width} height={5}>
                <Rect x={0} y={0} width={width} height={5} fill={ink.border} />
                <Rect x={0} y={0} width={(points / MOST_WEIGHT) * width} height={5} fill={line} />
              </Svg>
            </View>
          ))}
        </View>
      )}
    </PdfColours.Consumer>
  );
}

/** A feature on one line of the drawing; the card below says it whole. */
const LONGEST_LABEL = 62;
function shortened(text: string): string {
  if (text.length <= LONGEST_LABEL) return text;
  return `${withoutEnd(withoutLastWord(text.slice(0, LONGEST_LABEL)), /[\s,;:(]/)}…`;
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <>
      {items.map((item) => (
        <Text key={item} style={styles.item}>{`·  ${item}`}</Text>
      ))}
    </>
  );
}

function pairs<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 2) }, (_, i) => list.slice(i * 2, i * 2 + 2));
}
