import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { FilledBlock, Run } from "#domain/crm/templates/fill.ts";

const FONT = "Arial";
/** Half points, as the format counts. */
const TEXT_SIZE = 22;
/** Twentieths of a point. */
const AFTER_PARAGRAPH = 140;
const SIGNATURE_ROOM = 700;
const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const DEEPEST = 8;

/** A filled template for a word processor, with named styles, real lists and the page's number at the foot. */
export async function templateToDocx(
  blocks: readonly FilledBlock[],
  { title, author }: { title: string; author: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const lists: Lists = { next: 0, starts: new Set() };
  const children = childrenOf(blocks, lists);
  const document = new Document({
    title,
    creator: author,
    styles: { default: { document: { run: { font: FONT, size: TEXT_SIZE, language: { value: "es-ES" } } } } },
    numbering: {
      config: [...lists.starts].map((start) => ({ reference: numberingFrom(start), levels: levelsFrom(start) })),
    },
    sections: [{ children, footers: { default: FOOT() } }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

const numberingFrom = (start: number) => `umbral-${start}`;

const levelsFrom = (start: number) =>
  Array.from({ length: DEEPEST + 1 }, (_, level) => ({
    level,
    start,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 720 + level * 360, hanging: 360 } } },
  }));

const FOOT = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES], size: 16 })],
      }),
    ],
  });

/** Each ordered list counts anew: `next` numbers the lists, and `starts` holds the numbers that they begin with. */
interface Lists {
  next: number;
  starts: Set<number>;
}

function childrenOf(blocks: readonly FilledBlock[], lists: Lists): (Paragraph | Table)[] {
  let breaksPage = false;
  return blocks.flatMap((block): (Paragraph | Table)[] => {
    if (block.kind === "pageBreak") {
      breaksPage = true;
      return [];
    }
    const made = blockOf(block, lists, breaksPage);
    breaksPage = false;
    return made;
  });
}

function blockOf(block: Exclude<FilledBlock, { kind: "pageBreak" }>, lists: Lists, pageBreakBefore: boolean) {
  // Neither a list nor a table can begin a page by itself.
  const newPage = pageBreakBefore ? [new Paragraph({ pageBreakBefore, spacing: { after: 0 } })] : [];
  switch (block.kind) {
    case "heading":
      return [new Paragraph({ heading: HEADINGS[block.level], children: runsOf(block.runs), pageBreakBefore })];
    case "paragraph":
      return [new Paragraph({ spacing: { after: AFTER_PARAGRAPH }, children: runsOf(block.runs), pageBreakBefore })];
    case "list":
      return [...newPage, ...listOf(block, lists, 0)];
    case "table":
      return [...newPage, tableOf(block, lists)];
    case "signature":
      return [
        new Paragraph({
          spacing: { before: SIGNATURE_ROOM },
          text: "_______________________________",
          pageBreakBefore,
        }),
        new Paragraph({ spacing: { after: AFTER_PARAGRAPH }, text: block.label }),
      ];
  }
}

function listOf(list: Extract<FilledBlock, { kind: "list" }>, lists: Lists, depth: number): (Paragraph | Table)[] {
  const level = Math.min(depth, DEEPEST);
  const instance = list.isOrdered ? ++lists.next : 0;
  if (list.isOrdered) lists.starts.add(list.start);
  return list.items.flatMap((item) =>
    item.flatMap((block, i): (Paragraph | Table)[] => {
      if (block.kind === "list") return listOf(block, lists, depth + 1);
      if (block.kind !== "paragraph") return [];
      const marked = list.isOrdered
        ? { numbering: { reference: numberingFrom(list.start), level, instance } }
        : { bullet: { level } };
      return [new Paragraph({ ...(i === 0 ? marked : { indent: { left: 720 } }), children: runsOf(block.runs) })];
    }),
  );
}

const tableOf = ({ rows }: Extract<FilledBlock, { kind: "table" }>, lists: Lists): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row) =>
        new TableRow({
          tableHeader: row.every(({ isHead }) => isHead),
          children: row.map(
            ({ blocks, colspan, rowspan, isHead }) =>
              new TableCell({
                columnSpan: colspan,
                rowSpan: rowspan,
                children: isHead
                  ? blocks.flatMap((block) => childrenOf([bold(block)], lists))
                  : childrenOf(blocks, lists),
              }),
          ),
        }),
    ),
  });

const bold = (block: FilledBlock): FilledBlock =>
  block.kind === "paragraph" ? { ...block, runs: block.runs.map((run) => ({ ...run, isBold: true })) } : block;

const runsOf = (runs: readonly Run[]): ParagraphChild[] =>
  runs.flatMap((run): ParagraphChild[] => {
    const { isBold, isItalic, isUnderlined, href, text, kind } = run;
    const style = { bold: isBold, italics: isItalic, ...(isUnderlined && { underline: {} }) };
    if (kind === "break") return [new TextRun({ break: 1 })];
    if (href)
      return [new ExternalHyperlink({ link: href, children: [new TextRun({ text, style: "Hyperlink", ...style })] })];
    // A value that was typed on several lines keeps them.
    return text.split("\n").map((line, i) => new TextRun({ text: line, ...style, ...(i > 0 && { break: 1 }) }));
  });
