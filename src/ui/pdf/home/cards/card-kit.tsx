import { Image, Path, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { type BrandColours, brandColours } from "#domain/accounts/agency/brand.ts";
import { PdfQr } from "../../pdf-qr.tsx";
import { fittedText } from "../../text-metrics.ts";
import { ink, weight } from "../../theme.ts";
import { AgencyHead } from "../agency-head.tsx";
import { type HomePaper, photoAlt } from "../home-paper.ts";
import { FIGURE_GAP, figureSizes } from "./figure-sizes.ts";

/**
 * The parts that cards are put together from. Designs are drawn for A4, in points; `scale` makes an A3 of them, which is the same
 * sheet 1,414 times as wide.
 */
export interface Card {
  paper: HomePaper;
  colours: BrandColours;
  scale: number;
}

export const cardOf = (paper: HomePaper, scale: number): Card => ({
  paper,
  colours: brandColours(paper.signer?.brand?.colour ?? null),
  scale,
});

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle of the card; what is in it is laid out in a column. */
export function Box({
  card: { scale },
  at: { x, y, width, height },
  colour,
  align = "flex-start",
  justify = "flex-start",
  children,
}: {
  card: Card;
  at: Place;
  colour?: string;
  align?: "flex-start" | "center" | "flex-end";
  justify?: "flex-start" | "center" | "flex-end" | "space-between";
  children?: ReactNode;
}) {
  return (
    <View
      style={{
        position: "absolute",
        left: x * scale,
        top: y * scale,
        width: width * scale,
        height: height * scale,
        alignItems: align,
        justifyContent: justify,
        ...(colour === undefined ? {} : { backgroundColor: colour }),
      }}
    >
      {children}
    </View>
  );
}

/** A photo that fills its place; without one, the kind of home in large letters on the agency's colour. */
export function Photo({ card, at, index = 0 }: { card: Card; at: Place; index?: number }) {
  const { paper, colours, scale } = card;
  const photo = paper.photos[index];
  if (photo) {
    return (
      <Box card={card} at={at}>
        <Image
          src={photo.src}
          style={{ width: at.width * scale, height: at.height * scale, objectFit: "cover" }}
          structure={{ alt: photoAlt(paper.photos, index) }}
        />
      </Box>
    );
  }
  return (
    <Box card={card} at={at} colour={colours.fill} align="center" justify="center">
      <Words
        card={card}
        text={paper.words.kind}
        width={at.width * 0.8}
        max={64}
        min={20}
        lines={2}
        colour={colours.onFill}
        isCentred
      />
    </Box>
  );
}

interface WordsProps {
  card: Card;
  text: string;
  /** In points of the A4. */
  width: number;
  max: number;
  min: number;
  lines: number;
  colour?: string;
  isBold?: boolean;
  isCentred?: boolean;
  /** Room above, in points of the A4. */
  above?: number;
  structure?: "H1" | "P";
}

/** A text as large as its place allows. Each line ends with a space, so that its words stay apart where it is read out or copied. */
export function Words({
  card: { scale },
  text,
  width,
  max,
  min,
  lines: most,
  colour = ink.foreground,
  isBold = true,
  isCentred = false,
  above = 0,
  structure = "P",
}: WordsProps) {
  if (text === "") return null;
  const { size, lines } = fittedText(text, { width, max, min, lines: most, cut: isBold ? 700 : 400 });
  return (
    <View style={{ marginTop: above * scale, width: width * scale }} structure={structure}>
      {lines.map((line) => (
        <Text
          key={line}
          style={{
            fontSize: size * scale,
            fontWeight: isBold ? weight.display : weight.text,
            lineHeight: 1.16,
            color: colour,
            textAlign: isCentred ? "center" : "left",
          }}
        >
          {`${line} `}
        </Text>
      ))}
    </View>
  );
}

/** The price on one line, whatever its currency; `al mes` below the figure of a letting. */
export function Price({
  card,
  width,
  max,
  colour = ink.foreground,
  isCentred = false,
}: {
  card: Card;
  width: number;
  max: number;
  colour?: string;
  isCentred?: boolean;
}) {
  const { price, pricePer } = card.paper.words;
  return (
    <View>
      <Words
        card={card}
        text={price}
        width={width}
        max={max}
        min={14}
        lines={1}
        colour={colour}
        isCentred={isCentred}
      />
      <Words
        card={card}
        text={pricePer}
        width={width}
        max={16}
        min={10}
        lines={1}
        colour={colour}
        isBold={false}
        isCentred={isCentred}
      />
    </View>
  );
}

/** Smaller than this, a title gets one line more instead. */
const TITLE_SPARE = 20;

/** The title of the home: a long one gets one line more before it gets small. */
export function Title(props: Omit<WordsProps, "text" | "min" | "structure">) {
  const { title } = props.card.paper.words;
  const { size, lines } = fittedText(title, { ...props, min: TITLE_SPARE, cut: 700 });
  const fits = lines.join(" ") === title.replace(/ +/g, " ");
  return fits ? (
    <Words {...props} structure="H1" text={title} max={size} min={size} />
  ) : (
    <Words {...props} structure="H1" text={title} max={TITLE_SPARE} min={12} lines={props.lines + 1} />
  );
}

/** `Piso en venta`, except where it stands in large letters in place of a photo. */
export function Kind(props: Omit<WordsProps, "text" | "lines" | "isBold" | "min">) {
  const { words, photos } = props.card.paper;
  return photos.length === 0 ? null : <Words {...props} text={words.kind} min={10} lines={1} isBold={false} />;
}

const MOST_FIGURES = 3;

/** Area, rooms and bathrooms, side by side or one below the other. */
export function Figures({
  card: { paper, scale },
  width,
  colour = ink.foreground,
  isStacked = false,
  isCentred = false,
}: {
  card: Card;
  width: number;
  colour?: string;
  isStacked?: boolean;
  isCentred?: boolean;
}) {
  const figures = paper.words.figures.slice(0, MOST_FIGURES);
  const sizes = figureSizes(figures, width, isStacked);
  const size = sizes.value * scale;
  const label = sizes.label * scale;
  return (
    <View
      style={{
        flexDirection: isStacked ? "column" : "row",
        gap: (isStacked ? 8 : 24) * scale,
        width: width * scale,
        justifyContent: isCentred ? "center" : "flex-start",
      }}
    >
      {figures.map((figure) => (
        <View
          key={figure.label}
          structure="P"
          style={
            isStacked
              ? { flexDirection: "row", alignItems: "flex-end", gap: FIGURE_GAP * scale }
              : { alignItems: isCentred ? "center" : "flex-start" }
          }
        >
          <Text style={{ fontSize: size, fontWeight: weight.strong, lineHeight: 1.15, color: colour }}>
            {figure.value}
          </Text>
          <Text style={{ fontSize: label, lineHeight: 1.3, color: colour }}>{figure.label}</Text>
        </View>
      ))}
    </View>
  );
}

/** The code of the shared page with what it is for; nothing where there is no page. */
export function Qr({
  card: { paper, scale },
  side,
  colour = ink.foreground,
}: {
  card: Card;
  side: number;
  colour?: string;
}) {
  if (paper.pageAddress === null) return null;
  return (
    <View style={{ width: side * scale, alignItems: "center" }}>
      <PdfQr address={paper.pageAddress} side={side * scale} />
      <Text
        style={{
          fontSize: (side / 9.5) * scale,
          lineHeight: 1.25,
          color: colour,
          textAlign: "center",
          marginTop: 3 * scale,
        }}
      >
        {codeWords(paper)}
      </Text>
    </View>
  );
}

function codeWords({ photos, tour }: HomePaper): string {
  if (tour === "directo") return "Recórrela en 360°";
  if (tour) return "Fotos y recorrido";
  return photos.length === 0 ? "Ver la vivienda" : "Más fotos aquí";
}

/** A card has room for a reference of this length. */
const LONGEST_REFERENCE = 28;
const shortened = (reference: string) =>
  reference.length > LONGEST_REFERENCE ? `${reference.slice(0, LONGEST_REFERENCE - 1)}…` : reference;

/** Reference and energy letter: small, and on every card. */
export function Small({ card: { paper, scale }, colour = ink.muted }: { card: Card; colour?: string }) {
  const { reference, energy } = paper.words;
  const parts = [reference && `Ref. ${shortened(reference)}`, energy?.consumption && `Energía: ${energy.consumption}`, energy?.emissions && `Emisiones: ${energy.emissions}`]; // biome-ignore format: a list
  const text = parts.filter(Boolean).join("  ·  ");
  return text === "" ? null : <Text style={{ fontSize: 10 * scale, lineHeight: 1.3, color: colour }}>{text}</Text>;
}

/** The share of a line that the number may take beside the seller, and the room between them in points. */
const PHONE_SHARE = 0.42;
const SELLER_GAP = 8;

/** The seller, and the number to ring in large figures. */
export function Seller({
  card: { paper, scale },
  width,
  colour = ink.foreground,
  isStacked = false,
}: {
  card: Card;
  /** In points of the A4. */
  width: number;
  colour?: string;
  isStacked?: boolean;
}) {
  const { signer } = paper;
  const phone = phoneOf(signer);
  const height = isStacked ? 38 : 34;
  const size =
    phone === null
      ? 0
      : fittedText(phone, { width: width * (isStacked ? 1 : PHONE_SHARE), max: 24, min: 12, lines: 1, cut: 700 }).size;
  return (
    <View
      style={{
        flexDirection: isStacked ? "column" : "row",
        alignItems: isStacked ? "flex-start" : "center",
        justifyContent: "space-between",
        width: width * scale,
        gap: SELLER_GAP * scale,
      }}
    >
      <AgencyHead
        signer={signer}
        height={height * scale}
        maxWidth={width * (isStacked ? 0.9 : 0.5) * scale}
        width={(isStacked ? width : width * (1 - PHONE_SHARE) - SELLER_GAP) * scale}
        colour={colour}
      />
      {phone === null ? null : (
        <Text style={{ fontSize: size * scale, fontWeight: weight.display, lineHeight: 1.2, color: colour }}>
          {phone}
        </Text>
      )}
    </View>
  );
}

const phoneOf = (signer: DocumentSigner | undefined): string | null => signer?.phone ?? signer?.brand?.phone ?? null;

/** How far the corners reach beyond the photo, so that no hair of it shows. */
const MASK_EDGE = 2;

/** White corners over a photo, so that it looks out of an arch. */
export function ArchMask({ card: { scale }, at: { x, y, width, height } }: { card: Card; at: Place }) {
  const r = width / 2;
  const edge = MASK_EDGE;
  return (
    <Svg
      width={(width + 2 * edge) * scale}
      height={(height + edge) * scale}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + edge}`}
      style={{ position: "absolute", left: (x - edge) * scale, top: (y - edge) * scale }}
    >
      <Path d={`M${-edge} ${-edge}H${r}V0A${r} ${r} 0 0 0 0 ${r}V${height}H${-edge}z`} fill={ink.paper} />
      <Path
        d={`M${width + edge} ${-edge}H${r}V0A${r} ${r} 0 0 1 ${width} ${r}V${height}H${width + edge}z`}
        fill={ink.paper}
      />
    </Svg>
  );
}
