import { Rect, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { withoutEnd, withoutLastWord } from "#domain/shared/format/text-ends.ts";
import type { ArgumentCard } from "#domain/tools/arguments/prepare.ts";
import { PdfColours } from "#ui/pdf/pdf-brand.ts";
import type { PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import { bodyWidth, ink, size, weight } from "#ui/pdf/theme.ts";
import type { DescribedHome } from "./describe.ts";
import type { ArgumentsResult } from "./result.ts";
import { proofText } from "./words.ts";

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
});

/**
 * Drawings of the tool's own on paper: where a page offers the purposes, paper shows the weights for the chosen one.
 */
export const drawings: PdfDrawings<ArgumentsResult, DescribedHome> = {
  purpose: ({ result: { cards }, width }) => <WeightBars width={width} cards={cards.slice(0, BARS)} />,
  cards: ({ result: { cards } }) => <CardPairs cards={cards} />,
};

function CardPairs({ cards }: { cards: readonly ArgumentCard[] }) {
  return (
    <View>
      {pairs(cards).map((pair, row) => (
        <View key={pair[0]!.id} style={styles.pair} wrap={false}>
          {pair.map((card, i) => (
            <CardBox key={card.id} card={card} place={row * 2 + i + 1} />
          ))}
        </View>
      ))}
    </View>
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
      <Text style={styles.feature} structure="H3">
        {card.feature}
      </Text>
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
        <View style={{ width }} structure={{ alt: weightsInWords(cards) }}>
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

const weightsInWords = (cards: readonly ArgumentCard[]): string =>
  `Peso de cada argumento, de ${MOST_WEIGHT}: ${cards.map(({ feature, weight: points }) => `${feature}, ${points}`).join("; ")}.`;

/** A feature on one line of the drawing; the card below says it whole. */
const LONGEST_LABEL = 62;
function shortened(text: string): string {
  if (text.length <= LONGEST_LABEL) return text;
  return `${withoutEnd(withoutLastWord(text.slice(0, LONGEST_LABEL)), /[\s,;:(]/)}…`;
}

function pairs<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / 2) }, (_, i) => list.slice(i * 2, i * 2 + 2));
}
