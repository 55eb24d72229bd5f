import { View } from "@react-pdf/renderer";
import {
  type Block,
  type Cell,
  type Section as DescribedSection,
  isOn,
  type Table,
} from "#domain/tools/description/description.ts";
import { openCell } from "#domain/tools/description/description-text.ts";
import { isFigure, valueText } from "#domain/tools/description/value.ts";
import { PdfTable } from "../pdf-table.tsx";
import { Caption, Heading, Notice, Prose, Section } from "../pdf-text.tsx";
import { bodyWidth } from "../theme.ts";
import { type DrawingContext, PdfDrawing } from "./pdf-drawing.tsx";

/** A section of at most so many points stays on one page; a higher one may flow, so that no page is left half empty. */
const HIGHEST_WHOLE = 300;
/** Rows from which a table's lines close up. */
const DENSE_FROM = 14;

interface PdfSectionProps {
  section: DescribedSection;
  drawn: DrawingContext;
  /** Starts a page of its own. */
  isAnnex?: boolean;
}

export function PdfSection({ section: { title, lead, tag, blocks }, drawn, isAnnex = false }: PdfSectionProps) {
  const height = (lead ? proseHeight(lead) : 0) + blocks.reduce((sum, block) => sum + heightOf(block), 0);
  return (
    <Section title={tag ? `${title} (${tag.text})` : title} whole={height <= HIGHEST_WHOLE} onNewPage={isAnnex}>
      {lead ? <Prose>{lead}</Prose> : null}
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a document never move
        <PdfBlock key={i} block={block} drawn={drawn} />
      ))}
    </Section>
  );
}

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
    case "intervals":
      return 46 * block.rows.length;
    case "heatmap":
      return 18 * (block.rows.length + 1);
    default:
      return 170;
  }
}

const hasDetail = (cell: Cell) => openCell(cell).detail !== undefined;
const proseHeight = (text: string) => Math.ceil(text.length / 120) * 13 + 4;

function PdfBlock({ block, drawn }: { block: Block; drawn: DrawingContext }) {
  switch (block.kind) {
    case "prose":
      return block.tone === "small" ? (
        <View style={{ marginTop: 4 }}>
          <Caption>{block.text}</Caption>
        </View>
      ) : (
        <View style={{ marginTop: 4 }}>
          <Prose>{block.text}</Prose>
        </View>
      );
    case "notice":
      return (
        <Notice tone={block.tone === "warning" ? "warning" : "plain"} {...(block.title && { title: block.title })}>
          {block.text}
        </Notice>
      );
    case "figures":
      return (
        <PdfTable
          columns={[
            { title: "Concepto", share: 3 },
            { title: "", share: 1, align: "right" },
          ]}
          {...figureRows(block.items.filter((item) => isOn("pdf", item)))}
        />
      );
    case "table":
      return <DescribedTable table={block} />;
    case "steps":
      return (
        <>
          {block.items.map(({ when, text, why }) => (
            <View key={when} style={{ marginTop: 4 }} wrap={false}>
              <Heading>{when}</Heading>
              <Prose>{text}</Prose>
              {why ? <Caption>{why}</Caption> : null}
            </View>
          ))}
        </>
      );
    default:
      return (
        <View style={{ marginTop: 3 }}>
          <PdfDrawing drawing={block} drawn={drawn} width={bodyWidth} />
        </View>
      );
  }
}

type FigureItem = Extract<Block, { kind: "figures" }>["items"][number];

/** The last sum of a list closes its table. */
function figureRows(items: readonly FigureItem[]) {
  const rows = items.map(({ label, value, note, tag }) => [
    { text: tag ? `${label} (${tag.text})` : label, detail: note },
    valueText(value),
  ]);
  return items.at(-1)?.isTotal ? { rows: rows.slice(0, -1), total: rows.at(-1)! } : { rows };
}

function DescribedTable({ table: { columns, rows, total, empty } }: { table: Table }) {
  if (rows.length === 0) return empty ? <Prose>{empty}</Prose> : null;
  const shown = columns.map((column, i) => ({ column, i })).filter(({ column }) => isOn("pdf", column));
  const cells = (row: readonly Cell[]) => shown.map(({ i }) => printedCell(row[i] ?? ""));
  return (
    <PdfTable
      dense={rows.length >= DENSE_FROM}
      columns={shown.map(({ column, i }) => {
        const values = rows.map((row) => openCell(row[i] ?? ""));
        const isRight = values.some(({ value }) => value !== "" && isFigure(value));
        return {
          title: column.title,
          share: widthOf(
            column.title,
            values.map((cell) => printedCell(cell)),
          ),
          ...(isRight && { align: "right" as const }),
          ...(column.isStrong && { strong: true }),
        };
      })}
      rows={rows.map(cells)}
      {...(total && { total: cells(total) })}
    />
  );
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
