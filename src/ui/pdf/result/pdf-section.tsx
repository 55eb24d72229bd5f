import { View } from "@react-pdf/renderer";
import {
  type Block,
  type Cell,
  type Notice as DescribedNotice,
  type Section as DescribedSection,
  type Figure,
  type Heatmap,
  isOn,
  type Table,
} from "#domain/tools/description/description.ts";
import { openCell } from "#domain/tools/description/description-text.ts";
import { isFigure, valueText, writeAmount } from "#domain/tools/description/value.ts";
import { type PdfColumn, PdfTable } from "../pdf-table.tsx";
import { Caption, Heading, Notice, Prose, Section } from "../pdf-text.tsx";
import { bodyWidth, halfWidth } from "../theme.ts";
import { type DrawingContext, PdfDrawing } from "./pdf-drawing.tsx";

/** A section of at most so many points stays on one page; a higher one may flow, so that no page is left half empty. */
const HIGHEST_WHOLE = 300;
/** Rows from which a table's lines close up. */
const DENSE_FROM = 14;

/** Beyond so many columns the letters of a table stay small, also on a page with room. */
const MOST_LARGE_COLUMNS = 4;

/** Letters that a table of half the body may have in a line. */
const HALF_LETTERS = 48;
/** The same for the cells of a heatmap, beside the labels of its rows. */
const HEATMAP_LETTERS = 46;

/**
 * The sections that have something to draw, in parts of which each but the first starts a page.
 *
 * @returns at least the first part, which is empty where the first section starts a page
 */
export function partsOf(sections: readonly DescribedSection[], drawn: DrawingContext): DescribedSection[][] {
  const parts: DescribedSection[][] = [[]];
  for (const section of sections) {
    if (isBlank(section, drawn)) continue;
    if (section.startsPage) parts.push([section]);
    else parts.at(-1)!.push(section);
  }
  return parts;
}

/** Sections under each other; two halves that follow each other and are narrow enough stand side by side. */
export function PdfSections({ sections, drawn }: { sections: readonly DescribedSection[]; drawn: DrawingContext }) {
  return (
    <>
      {pairsOf(sections).map(([first, second]) =>
        second ? (
          <View key={first.id} style={{ flexDirection: "row", justifyContent: "space-between" }} wrap={false}>
            {[first, second].map((section) => (
              <View key={section.id} style={{ width: halfWidth }}>
                <PdfSection section={section} drawn={drawn} width={halfWidth} />
              </View>
            ))}
          </View>
        ) : (
          <PdfSection key={first.id} section={first} drawn={drawn} />
        ),
      )}
    </>
  );
}

/** Whether a section holds nothing but drawings of the tool's own that have nothing to draw, as a map has without streets. */
const isBlank = ({ blocks }: DescribedSection, { drawings, ...drawn }: DrawingContext): boolean =>
  blocks.length > 0 &&
  blocks.every((block) => block.kind === "drawing" && !drawings[block.name]?.({ ...drawn, width: halfWidth }));

function pairsOf(sections: readonly DescribedSection[]): [DescribedSection, DescribedSection?][] {
  const pairs: [DescribedSection, DescribedSection?][] = [];
  for (const section of sections) {
    const last = pairs.at(-1);
    if (last && last[1] === undefined && fitsHalf(last[0]) && fitsHalf(section)) last[1] = section;
    else pairs.push([section]);
  }
  return pairs;
}

function fitsHalf({ width, blocks }: DescribedSection): boolean {
  return (
    width === "half" &&
    blocks.every((block) => {
      if (block.kind === "steps") return false;
      if (block.kind === "heatmap") return heatmapLetters(block) <= HEATMAP_LETTERS;
      if (block.kind === "table")
        return printedColumns(block).reduce((sum, { share }) => sum + share, 0) <= HALF_LETTERS;
      return true;
    })
  );
}

/** Letters of a row of cells, each as wide as the longest, with the air between them. */
function heatmapLetters({ columns, rows, unit }: Heatmap): number {
  const values = rows.flatMap((row) => row.values.filter((value) => value !== null));
  const longest = Math.max(
    ...columns.map(({ length }) => length),
    ...values.map((value) => writeAmount(value, unit).length),
  );
  return (longest + 2) * columns.length;
}

interface PdfSectionProps {
  section: DescribedSection;
  drawn: DrawingContext;
  /** In points; the whole body unless said. */
  width?: number;
  /** Stands on pages of its own, and may flow over several. */
  isAnnex?: boolean;
}

export function PdfSection({
  section: { title, lead, tag, blocks, startsPage = false, sharesPage = false },
  drawn,
  width = bodyWidth,
  isAnnex = false,
}: PdfSectionProps) {
  const height = (lead ? proseHeight(lead) : 0) + blocks.reduce((sum, block) => sum + heightOf(block), 0);
  const isPage = startsPage || sharesPage;
  return (
    <Section
      title={tag ? `${title} (${tag.text})` : title}
      whole={sharesPage || (!isAnnex && !startsPage && height <= HIGHEST_WHOLE)}
      isPage={isPage}
    >
      {lead ? <Prose isLarge={isPage}>{lead}</Prose> : null}
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never move
        <PdfBlock key={i} block={block} drawn={drawn} width={width} isLarge={isPage} />
      ))}
    </Section>
  );
}

/** On paper, what warns and what forbids look alike. */
export const noticeTone = ({ tone }: Pick<DescribedNotice, "tone">): "plain" | "warning" =>
  tone === "warning" || tone === "destructive" ? "warning" : "plain";

/** Points that a block takes, roughly. */
function heightOf(block: Block): number {
  switch (block.kind) {
    case "prose":
      return proseHeight(block.text);
    case "notice":
      return 24 + proseHeight(block.text);
    case "figures":
      return 16 * (block.items.length + 1);
    case "table":
      return block.rows.reduce((sum, row) => sum + (row.some(hasDetail) ? 28 : 18), 18);
    case "steps":
      return block.items.reduce((sum, { text, why = "" }) => sum + 20 + proseHeight(text) + proseHeight(why), 0);
    case "bars":
      return 24 * block.rows.length;
    case "waterfall":
      return 21 * (block.steps.length + 2);
    case "interval":
      return 70;
    case "intervals":
      return 46 * block.rows.length;
    case "heatmap":
      return 18 * (block.rows.length + 1);
    case "drawing":
      return block.isLong ? Number.POSITIVE_INFINITY : 170;
    default:
      return 170;
  }
}

const hasDetail = (cell: Cell) => openCell(cell).detail !== undefined;
const proseHeight = (text: string) => Math.ceil(text.length / 120) * 13 + 4;

interface PdfBlockProps {
  block: Block;
  drawn: DrawingContext;
  width: number;
  /** On a page of its own letters are larger. */
  isLarge: boolean;
}

function PdfBlock({ block, drawn, width, isLarge }: PdfBlockProps) {
  switch (block.kind) {
    case "prose":
      return block.tone === "small" ? (
        <View style={{ marginTop: 4 }}>
          <Caption>{block.text}</Caption>
        </View>
      ) : (
        <View style={{ marginTop: isLarge ? 8 : 4 }}>
          <Prose isLarge={isLarge}>{block.text}</Prose>
        </View>
      );
    case "notice":
      return (
        <Notice tone={noticeTone(block)} isLarge={isLarge} {...(block.title && { title: block.title })}>
          {block.text}
        </Notice>
      );
    case "figures":
      return <FigureTable figures={block.items.filter((item) => isOn("pdf", item))} isLarge={isLarge} />;
    case "table":
      return isLarge ? (
        <View style={{ marginTop: 10 }}>
          <DescribedTable table={block} isLarge />
        </View>
      ) : (
        <DescribedTable table={block} isLarge={false} />
      );
    case "steps":
      return (
        <>
          {block.items.map(({ when, text, why }) => (
            <View key={`${when} ${text}`} style={{ marginTop: isLarge ? 12 : 4 }} wrap={false}>
              <Heading level={3}>{when}</Heading>
              <Prose isLarge={isLarge}>{text}</Prose>
              {why ? isLarge ? <Prose>{why}</Prose> : <Caption>{why}</Caption> : null}
            </View>
          ))}
        </>
      );
    default:
      return (
        <View style={{ marginTop: isLarge ? 14 : 3, marginBottom: isLarge ? 10 : 0 }}>
          <PdfDrawing drawing={block} drawn={drawn} width={width} />
        </View>
      );
  }
}

/** Names and values, sums in bold. */
function FigureTable({ figures, isLarge }: { figures: readonly Figure[]; isLarge: boolean }) {
  return (
    <PdfTable
      isLarge={isLarge}
      columns={[
        { title: "", share: 3 },
        { title: "", share: 1, align: "right" },
      ]}
      rows={figures.map(({ label, value, note, tag }) => [
        { text: tag ? `${label} (${tag.text})` : label, detail: note },
        valueText(value),
      ])}
      boldRows={figures.flatMap(({ isTotal }, i) => (isTotal ? [i] : []))}
    />
  );
}

function DescribedTable({ table, isLarge }: { table: Table; isLarge: boolean }) {
  const { rows, total, empty } = table;
  if (rows.length === 0) return empty ? <Prose>{empty}</Prose> : null;
  const shown = shownColumns(table);
  const cells = (row: readonly Cell[]) => shown.map(({ i }) => printedCell(row[i] ?? ""));
  return (
    <PdfTable
      dense={rows.length >= DENSE_FROM}
      isLarge={isLarge && shown.length <= MOST_LARGE_COLUMNS}
      columns={printedColumns(table)}
      rows={rows.map(cells)}
      {...(total && { total: cells(total) })}
    />
  );
}

const shownColumns = ({ columns }: Table) =>
  columns.map((column, i) => ({ column, i })).filter(({ column }) => isOn("pdf", column));

/** The columns on paper; their shares are the letters that each needs. */
function printedColumns(table: Table): PdfColumn[] {
  return shownColumns(table).map(({ column, i }) => {
    const cells = table.rows.map((row) => openCell(row[i] ?? ""));
    const isRight = cells.some(({ value }) => value !== "" && isFigure(value));
    return {
      title: column.title,
      share: widthOf(column.title, cells.map(printedCell)),
      ...(isRight && { align: "right" as const }),
      ...(column.isStrong && { strong: true }),
    };
  });
}

/** A column is as wide as its longest line, within bounds: very long ones break. */
function widthOf(title: string, cells: readonly { text: string; detail: string | undefined }[]): number {
  const longest = Math.max(title.length, ...cells.map(({ text, detail = "" }) => Math.max(text.length, detail.length)));
  return Math.min(40, Math.max(7, longest));
}

function printedCell(cell: Cell): { text: string; detail: string | undefined } {
  const { value, detail, tag } = openCell(cell);
  const text = valueText(value);
  const marked = tag ? (text === "" ? tag.text : `${text} (${tag.text})`) : text;
  return { text: marked, detail: detail === undefined ? undefined : valueText(detail) };
}
