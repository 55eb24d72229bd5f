import { Document, type DocumentProps, Image, Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { type BrandColours, brandColours } from "#domain/accounts/agency/brand.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { documentFacts } from "../pdf-document.tsx";
import { footerRoom, PdfFooter } from "../pdf-footer.tsx";
import { noteOfUnprintable } from "../printable.ts";
import { fittedText, textWidth } from "../text-metrics.ts";
import { bodyWidth, FONT_FAMILIES, ink, mainWidth, page, size, weight } from "../theme.ts";
import { AgencyHead } from "./agency-head.tsx";
import { AgentStrip } from "./agent-strip.tsx";
import { EnergyScale } from "./energy-scale.tsx";
import { type HomePaper, type PaperPhoto, photoAlt } from "./home-paper.ts";
import {
  AGENT_HEIGHT,
  BAND_HEIGHT,
  type Block,
  CAPTION_HEIGHT,
  columnWidth,
  GAP,
  HEADER_HEIGHT,
  type Line,
  lineHeight,
  type PhotoRow,
  planSheet,
  RUNNING_HEAD_HEIGHT,
  type SheetPage,
  type SheetPlan,
} from "./sheet-plan.ts";

const KIND = "Ficha comercial";
const TITLE = { max: 22, min: 13, leading: 1.15 } as const;
/** A title that fits into one line at this size is not broken for the sake of a larger one. */
const ONE_LINE_MIN = 17;
/** Of kind, place and the gap below, around the title. */
const AROUND_TITLE = 50;
/** Width that the price may take of the band, in points. */
const PRICE_WIDTH = 225;

/** Of three columns of data across the page, each as wide as the aside. */
const BLOCK_WIDTH = page.aside - 3;

const styles = StyleSheet.create({
  page: {
    paddingTop: page.marginTop,
    paddingHorizontal: page.marginX,
    backgroundColor: ink.paper,
    color: ink.foreground,
    fontFamily: [...FONT_FAMILIES],
    fontWeight: weight.text,
    fontSize: size.text,
  },
  header: { height: HEADER_HEIGHT, flexDirection: "row", justifyContent: "space-between", alignItems: "flex-start" },
  reference: {
    fontSize: size.text,
    color: ink.muted,
    lineHeight: 1.35,
    textAlign: "right",
    maxWidth: bodyWidth - 310,
    maxLines: 1,
    textOverflow: "ellipsis",
  },
  running: { height: RUNNING_HEAD_HEIGHT, flexDirection: "row", justifyContent: "space-between", gap: 16 },
  runningTitle: { fontSize: 10, fontWeight: weight.strong, lineHeight: 1.3, flex: 1 },
  photo: { objectFit: "cover" },
  plan: { objectFit: "contain" },
  strip: { flexDirection: "row", gap: GAP, marginTop: GAP },
  kind: { fontSize: 10, color: ink.muted, lineHeight: 1.3, marginTop: GAP },
  title: { fontWeight: weight.display, letterSpacing: -0.35, lineHeight: TITLE.leading },
  place: { fontSize: 10, color: ink.muted, lineHeight: 1.35, marginTop: 1 },
  band: {
    height: BAND_HEIGHT - GAP,
    marginBottom: GAP,
    flexDirection: "row",
    alignItems: "center",
    justifyContent: "space-between",
    borderBottomWidth: 4.5,
    paddingHorizontal: 14,
    gap: 14,
  },
  price: { flexDirection: "row", alignItems: "flex-end", gap: 4 },
  priceText: { fontWeight: weight.display, letterSpacing: -0.5, lineHeight: 1.1 },
  pricePer: { fontSize: 10, color: ink.muted, lineHeight: 1.5 },
  figures: { flexDirection: "row", gap: 17 },
  figure: { fontSize: 13, fontWeight: weight.strong, lineHeight: 1.2, textAlign: "center" },
  figureLabel: { fontSize: size.label, color: ink.muted, lineHeight: 1.3, textAlign: "center" },
  body: { flex: 1 },
  beside: { flexDirection: "row", gap: page.gap },
  columns: { flexDirection: "row", gap: page.gap, marginBottom: 2 * GAP },
  blocks: { flexDirection: "row", justifyContent: "space-between", marginBottom: 2 * GAP },
  rows: { gap: GAP },
  row: { flexDirection: "row", gap: GAP },
  caption: { height: CAPTION_HEIGHT, fontSize: 8, color: ink.muted, lineHeight: 1.35, paddingTop: 2 },
  block: { borderTopWidth: 0.75, borderTopColor: ink.border, paddingTop: 3 },
  fact: { flexDirection: "row", justifyContent: "space-between" },
  label: { fontSize: 8.4, color: ink.subtle, lineHeight: 1.3 },
  value: { fontSize: 8.4, fontWeight: weight.strong, lineHeight: 1.3 },
  list: { fontSize: 8.4, lineHeight: 1.4 },
});

/**
 * The commercial sheet of a home, of one to four A4 pages: photos, price, text, data, the agent and the way to the shared page. It
 * also works without photos, brand, price or text.
 */
export function HomeSheet({ paper }: { paper: HomePaper }): ReactElement<DocumentProps> {
  const { words, signer, photos, createdAt } = paper;
  const colours = brandColours(signer?.brand?.colour ?? null);
  const bottom = page.marginBottom + footerRoom(signer);
  const title = sheetTitle(words.title);
  const agentHeight = AGENT_HEIGHT[signer?.person?.photo || paper.pageAddress ? "tall" : "low"];
  const plan = planSheet(words, {
    photos: photos.length,
    titleHeight: title.size * TITLE.leading * title.lines.length + AROUND_TITLE,
    agentHeight,
    bodyHeight: page.height - page.marginTop - bottom,
  });
  const note = [words.reference && `Ref. ${words.reference}`, formatDate(createdAt)].filter(Boolean).join(" · ");
  const frame = [styles.page, { paddingBottom: bottom }];
  return (
    <Document {...documentFacts(KIND, { signer, title: words.title, createdAt })}>
      <Page size="A4" style={frame}>
        <View style={styles.header}>
          <AgencyHead signer={signer} height={36} maxWidth={190} width={300} colour={ink.foreground} />
          {words.reference ? <Text style={styles.reference}>{`Ref. ${words.reference}`}</Text> : null}
        </View>
        {photos[0] ? <Photo photos={photos} at={0} width={bodyWidth} height={plan.coverHeight} /> : null}
        {plan.strip ? <Strip row={plan.strip} photos={photos} /> : null}
        <Text style={styles.kind}>{words.kind}</Text>
        <View structure="H1">
          {title.lines.map((line) => (
            <Text key={line} style={[styles.title, { fontSize: title.size }]}>
              {`${line} `}
            </Text>
          ))}
        </View>
        <Text style={[styles.place, { marginBottom: GAP }]}>{words.place || " "}</Text>
        <Band words={words} colours={colours} />
        <View style={styles.body} wrap={false}>
          {plan.beside ? <Beside {...plan.beside} plan={plan} energy={words.energy} /> : null}
          <Below {...plan.below} textSize={plan.textSize} energy={words.energy} />
        </View>
        <AgentStrip
          height={agentHeight}
          signer={signer}
          pageAddress={paper.pageAddress}
          tour={paper.tour}
          line={colours.line}
          small={smallPrint(paper)}
        />
        <PdfFooter note={note} signer={signer} />
      </Page>
      {plan.pages.map((each, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed pages never move
        <Page key={i} size="A4" style={frame}>
          <View style={styles.running} structure="artifact">
            <Text style={styles.runningTitle}>{fittedText(words.title, RUNNING_TITLE).lines[0]}</Text>
            <Text style={styles.reference}>{[words.price, words.pricePer].filter(Boolean).join(" ")}</Text>
          </View>
          <LaterPage sheetPage={each} paper={paper} textSize={plan.textSize} />
          <PdfFooter note={note} signer={signer} />
        </Page>
      ))}
    </Document>
  );
}

const RUNNING_TITLE = { width: 360, max: 10, min: 10, lines: 1, cut: 700 } as const;

function sheetTitle(title: string): { size: number; lines: string[] } {
  const inOne = fittedText(title, { width: bodyWidth, cut: 700, max: TITLE.max, min: ONE_LINE_MIN, lines: 1 });
  if (inOne.lines.join(" ") === title) return inOne;
  return fittedText(title, { width: bodyWidth, cut: 700, max: TITLE.max, min: TITLE.min, lines: 2 });
}

/** Said once, at the foot of the first page. */
function smallPrint(paper: HomePaper): string {
  return [statement(paper), noteOfUnprintable(paper.words)].filter(Boolean).join(" ");
}

function statement({ words: { pricePer }, isOver }: HomePaper): string {
  if (isOver) return "Esta vivienda ya no se ofrece. Sus datos los facilitó la propiedad, salvo error u omisión.";
  const apart = pricePer === "" ? "impuestos, notaría y registro" : "suministros ni otros gastos que no se digan aquí";
  return `Datos facilitados por la propiedad, salvo error u omisión. Esta ficha informa y no forma parte de ningún contrato. El precio no incluye ${apart}.`;
}

const keyOf = (block: Block, i: number) => ("label" in block ? block.label : `${block.kind}${i}`);

function Band({ words, colours }: { words: HomePaper["words"]; colours: BrandColours }) {
  const per = words.pricePer === "" ? 0 : textWidth(words.pricePer, 10) + 4;
  const price = fittedText(words.price, { width: PRICE_WIDTH - per, max: 26, min: 12, lines: 1, cut: 700 });
  return (
    <View style={[styles.band, { backgroundColor: colours.wash, borderBottomColor: colours.line }]}>
      <View style={styles.price} structure="P">
        <Text style={[styles.priceText, { fontSize: price.size }]}>{words.price}</Text>
        {words.pricePer ? <Text style={styles.pricePer}>{words.pricePer}</Text> : null}
      </View>
      <View style={styles.figures}>
        {words.figures.map(({ label, value }) => (
          <View key={label} structure="P">
            <Text style={styles.figure}>{value}</Text>
            <Text style={styles.figureLabel}>{label}</Text>
          </View>
        ))}
      </View>
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

function Photo({ photos, at, width, height }: PhotoProps) {
  const photo = photos[at]!;
  return (
    <Image
      src={photo.src}
      style={[photo.isPlan ? styles.plan : styles.photo, { width, height }]}
      structure={{ alt: photoAlt(photos, at) }}
    />
  );
}

function Strip({ row, photos }: { row: PhotoRow; photos: readonly PaperPhoto[] }) {
  return (
    <View style={styles.strip}>
      {row.photos.map((at) => (
        <Photo
          key={at}
          photos={photos}
          at={at}
          width={(bodyWidth - GAP * (row.photos.length - 1)) / row.photos.length}
          height={row.height}
        />
      ))}
    </View>
  );
}

type Energy = HomePaper["words"]["energy"];

function Beside({
  text,
  blocks,
  plan,
  energy,
}: NonNullable<SheetPlan["beside"]> & { plan: SheetPlan; energy: Energy }) {
  return (
    <View style={styles.beside}>
      <View style={{ width: mainWidth }}>
        <Lines lines={text} textSize={plan.textSize} />
      </View>
      <View style={{ width: page.aside }}>
        {blocks.map((block, i) => (
          <BlockView key={keyOf(block, i)} block={block} energy={energy} />
        ))}
      </View>
    </View>
  );
}

/** The advert in two columns, and the data below in three. */
function Below({
  columns: [left, right],
  blocks,
  textSize,
  energy,
}: SheetPlan["below"] & { textSize: number; energy: Energy }) {
  return (
    <>
      {left.length > 0 ? (
        <View style={styles.columns}>
          {[left, right].map((lines, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns never move
            <View key={i} style={{ width: columnWidth }}>
              <Lines lines={lines} textSize={textSize} />
            </View>
          ))}
        </View>
      ) : null}
      {blocks.length > 0 ? (
        <View style={styles.blocks}>
          {blocks.map((column, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three columns never move
            <View key={i} style={{ width: BLOCK_WIDTH }}>
              {column.map((block, j) => (
                <BlockView key={keyOf(block, j)} block={block} energy={energy} />
              ))}
            </View>
          ))}
        </View>
      ) : null}
    </>
  );
}

function LaterPage({ sheetPage, paper, textSize }: { sheetPage: SheetPage; paper: HomePaper; textSize: number }) {
  return (
    <>
      <Below {...sheetPage} textSize={textSize} energy={paper.words.energy} />
      <View style={styles.rows}>
        {sheetPage.rows.map((row) => (
          <View key={row.photos[0]} style={styles.row}>
            {row.photos.map((at) => {
              const width = (bodyWidth - GAP * (row.photos.length - 1)) / row.photos.length;
              const { caption } = paper.photos[at]!;
              return (
                <View key={at} style={{ width }}>
                  <Photo photos={paper.photos} at={at} width={width} height={row.height} />
                  <Text style={styles.caption} structure="artifact">
                    {caption === null ? " " : fittedText(caption, { width, max: 8, min: 8, lines: 1 }).lines[0]}
                  </Text>
                </View>
              );
            })}
          </View>
        ))}
      </View>
    </>
  );
}

/** Lines that were broken by the plan, so that each column holds what the plan counted; each ends with the space between its words and the next. */
function Lines({ lines, textSize }: { lines: readonly Line[]; textSize: number }) {
  const height = lineHeight(textSize);
  return (
    <View>
      {paragraphsOf(lines).map((paragraph, i) =>
        paragraph === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of printed text never move
          <View key={i} style={{ height: height / 2 }} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of printed text never move
          <View key={i} structure="P">
            {paragraph.map((line, j) => (
              // The frame has the height: a text that is lower than its line by a rounding error is not drawn.
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of printed text never move
              <View key={j} style={{ height }}>
                <Text style={{ fontSize: textSize, lineHeight: height / textSize }}>{`${line} `}</Text>
              </View>
            ))}
          </View>
        ),
      )}
    </View>
  );
}

/** Lines of the same paragraph together, and the gaps between paragraphs. */
function paragraphsOf(lines: readonly Line[]): (string[] | null)[] {
  const paragraphs: (string[] | null)[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (line !== null && last) last.push(line);
    else paragraphs.push(line === null ? null : [line]);
  }
  return paragraphs;
}

function BlockView({ block, energy }: { block: Block; energy: HomePaper["words"]["energy"] }) {
  const frame = [styles.block, { height: block.height }];
  if (block.kind === "energy") return <View style={frame}>{energy ? <EnergyScale energy={energy} /> : null}</View>;
  if (block.kind === "list") {
    return (
      <View style={frame} structure="P">
        <Text style={styles.label}>{block.title}</Text>
        {block.lines.map((line) => (
          <Text key={line} style={styles.list}>
            {line}
          </Text>
        ))}
      </View>
    );
  }
  return (
    <View style={block.isStacked ? frame : [...frame, styles.fact]} structure="P">
      <Text style={styles.label}>{block.label}</Text>
      {block.value.map((line) => (
        <Text key={line} style={styles.value}>
          {line}
        </Text>
      ))}
    </View>
  );
}
