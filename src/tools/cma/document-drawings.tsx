import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatDistance } from "#domain/shared/format/format.ts";
import { COLUMN_NAMES } from "#domain/tools/cma/grid.ts";
import { FactGrid } from "#ui/pdf/fact-grid.tsx";
import { type PaperPhoto, photoAlt } from "#ui/pdf/home/home-paper.ts";
import { PdfFacade } from "#ui/pdf/pdf-facade.tsx";
import { PdfPointsMap, type PlacedPoints, pointsMapFrame } from "#ui/pdf/pdf-points-map.tsx";
import { PdfTable } from "#ui/pdf/pdf-table.tsx";
import { Caption, Heading, Notice } from "#ui/pdf/pdf-text.tsx";
import type { PdfDrawingProps, PdfDrawings, PlanOf } from "#ui/pdf/result/pdf-drawing.tsx";
import { bodyWidth, ink, size, weight } from "#ui/pdf/theme.ts";
import { facadeOf } from "../home-facts.ts";
import { cardFacts } from "./describe-paper.ts";
import type { CmaResult, CmaRow } from "./result.ts";
import type { CmaInput } from "./schema.ts";
import { shownResult } from "./shown-result.ts";
import { adjustmentText, flagText, moneyWords, standingText, stateText } from "./words.ts";

type Props = PdfDrawingProps<CmaResult, CmaInput>;

/** The tool's own drawings on paper. */
export const drawings: PdfDrawings<CmaResult, CmaInput> = {
  cover: Cover,
  photos: Photos,
  cards: Cards,
  map: ComparablesMap,
};

const styles = StyleSheet.create({
  card: { borderTopWidth: 1, borderTopColor: ink.borderStrong, paddingTop: 10, marginTop: 14 },
  head: { flexDirection: "row", justifyContent: "space-between", alignItems: "flex-start", gap: 14 },
  number: {
    width: 20,
    height: 20,
    borderRadius: 10,
    borderWidth: 1.1,
    borderColor: ink.foreground,
    alignItems: "center",
    justifyContent: "center",
  },
  numberText: { fontSize: size.table, fontWeight: weight.strong, lineHeight: 1 },
  picture: { width: 100, height: 75, objectFit: "cover" },
  name: { flex: 1, flexDirection: "row", gap: 8 },
  quiet: { color: ink.muted, fontSize: size.text, lineHeight: 1.35 },
  price: { fontSize: size.name, fontWeight: weight.strong, lineHeight: 1.25, textAlign: "right" },
  body: { flexDirection: "row", gap: 22, marginTop: 8 },
});

/** Height of the cover's photo, in points. */
const COVER_HEIGHT = 340;

/** The first photo of the home, else the building that is drawn from its data. */
function Cover({ input: { home }, photos = [], width }: Props) {
  if (photos[0]) return <Photo photos={photos} at={0} width={width} height={COVER_HEIGHT} />;
  const facade = facadeOf(home);
  return facade ? <PdfFacade width={width} {...facade} /> : null;
}

const PHOTO_GAP = 10;

/** The other photos, two to a row. */
function Photos({ photos = [], width }: Props) {
  const side = (width - PHOTO_GAP) / 2;
  const rows = photos.slice(1).flatMap((_, i) => (i % 2 === 0 ? [[i + 1, i + 2].filter((at) => photos[at])] : []));
  if (rows.length === 0) return null;
  return (
    <View>
      {rows.map((row) => (
        <View key={row[0]} style={{ flexDirection: "row", gap: PHOTO_GAP, marginTop: PHOTO_GAP }} wrap={false}>
          {row.map((at) => (
            <Photo key={at} photos={photos} at={at} width={side} height={(side * 3) / 4} />
          ))}
        </View>
      ))}
    </View>
  );
}

interface PhotoProps {
  photos: readonly PaperPhoto[];
  /** Its place among them, from 0. */
  at: number;
  width: number;
  height: number;
}

/** A photo cut to its box; a drawn plan is shown whole. */
function Photo({ photos, at, width, height }: PhotoProps) {
  const { src, isPlan } = photos[at]!;
  return (
    <Image
      src={src}
      style={{ width, height, objectFit: isPlan ? "contain" : "cover" }}
      structure={{ alt: photoAlt(photos, at) }}
    />
  );
}

/** A card for each comparable that counts or teaches, three to a page. */
function Cards({ result, pictures, width }: Props) {
  const { rows } = shownResult(result);
  if (rows.length === 0) return null;
  return (
    <View>
      {rows.map((row, i) => (
        <Card
          key={row.id}
          row={row}
          number={i + 1}
          currency={result.currency}
          width={width}
          picture={pictures?.[row.id]}
        />
      ))}
    </View>
  );
}

/** Share of a card that its facts take; the rest is its sum. */
const FACTS_SHARE = 0.46;

interface CardProps {
  row: CmaRow;
  number: number;
  currency: string;
  width: number;
  picture: PaperPhoto | undefined;
}

function Card({ row, number, currency, width, picture }: CardProps) {
  const { money, exactPerM2 } = moneyWords(currency);
  const factsWidth = width * FACTS_SHARE;
  const flag = flagText(row);
  const under = [
    row.date === null ? "" : formatDate(row.date),
    row.distanceM === null ? "" : `a ${formatDistance(row.distanceM)}`,
    row.daysOnMarket === null
      ? ""
      : `${counted(row.daysOnMarket, "día", "días")} en el mercado${row.listedOn === undefined ? "" : `, desde el ${formatDate(row.listedOn)}`}`,
    row.isDemo ? "" : row.source,
    row.isDemo ? "demostración" : "",
  ].filter(Boolean);
  const cells = row.cells.filter(({ amount, isChanged }) => isChanged || Math.round(amount) !== 0);
  const signed = (amount: number) => `${Math.round(amount) > 0 ? "+" : ""}${money(amount)}`;
  return (
    <View style={styles.card} wrap={false}>
      <View style={styles.head}>
        {picture ? (
          <Image src={picture.src} style={styles.picture} structure={{ alt: `Foto del comparable ${number}` }} />
        ) : null}
        <View style={styles.name}>
          <View style={styles.number} structure="artifact">
            <Text style={styles.numberText}>{String(number)}</Text>
          </View>
          <View style={{ flex: 1 }}>
            <Heading level={3}>{row.name}</Heading>
            <Text style={styles.quiet}>{[stateText(row), ...under].join(" · ")}</Text>
          </View>
        </View>
        <View>
          <Text style={styles.price}>{money(row.price)}</Text>
          <Text style={[styles.quiet, { textAlign: "right" }]}>{exactPerM2(row.pricePerM2)}</Text>
        </View>
      </View>
      <View style={styles.body}>
        <View style={{ width: factsWidth }}>
          <FactGrid columns={3} width={factsWidth} facts={cardFacts(row)} />
          <View style={{ marginTop: 5 }}>
            <Caption>{`${standingText(row)}. ${adjustmentText(row).replace("neto", "Ajuste neto")}.`}</Caption>
          </View>
          {flag ? <Notice tone="warning">{`${flag}.`}</Notice> : null}
          {row.keepReason ? <Caption>{`Cuenta por decisión del agente: ${row.keepReason}`}</Caption> : null}
        </View>
        <View style={{ flex: 1 }}>
          <PdfTable
            dense
            columns={[
              { title: "", share: 3 },
              { title: "", share: 2, align: "right" },
            ]}
            rows={[
              ["Precio", money(row.price)],
              ...cells.map(({ column, amount, proposed, isChanged }) => [
                { text: COLUMN_NAMES[column], detail: isChanged ? `Propuesta: ${signed(proposed)}` : undefined },
                signed(amount),
              ]),
            ]}
            total={["Ajustado a esta vivienda", money(row.adjusted)]}
          />
        </View>
      </View>
    </View>
  );
}

/** The home among its comparables upon the streets; without these there is no map. */
function ComparablesMap({ plan, ...props }: Props) {
  const placed = placedPoints(props);
  return plan && placed ? <PdfPointsMap plan={plan} {...placed} /> : null;
}

/** The frame of the map, whose streets must be there before it is drawn. */
export const planOf: PlanOf<CmaResult, CmaInput> = (props) => {
  const points = props.input.pages?.includes("mapa") === false ? null : placedPoints(props);
  return points && pointsMapFrame(points);
};

const MAP_HEIGHT = 430;

/** Each comparable where whoever gets the paper may know it to be. */
function placedPoints({ result, input: { home } }: Omit<Props, "width" | "plan">): PlacedPoints | null {
  const shown = shownResult(result).rows;
  const points = shown.flatMap(({ latitude, longitude }, i) =>
    latitude === null || longitude === null ? [] : [{ number: i + 1, latitude, longitude }],
  );
  if (points.length === 0) return null;
  return {
    subject: { latitude: home.latitude, longitude: home.longitude },
    points,
    width: bodyWidth,
    height: MAP_HEIGHT,
  };
}
