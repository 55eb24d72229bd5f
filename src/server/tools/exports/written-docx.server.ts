import { Document, HeadingLevel, Packer, Paragraph, TextRun } from "docx";
import type { WrittenDocument, WrittenPart } from "#domain/tools/runs/written-document.ts";

const FONT = "Arial";
/** Half points, as the format counts. */
const TEXT_SIZE = 22;
/** Twentieths of a point. */
const AFTER_PARAGRAPH = 160;

/**
 * A document for a word processor: title, headings and lists are named styles, so that a reader changes them at once.
 *
 * @param author as the file names them; absent where unknown
 */
export async function writtenToDocx(
  { title, language, parts }: WrittenDocument,
  author?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title,
    creator: author ?? "Umbral",
    styles: { default: { document: { run: { font: FONT, size: TEXT_SIZE, language: { value: language } } } } },
    sections: [
      { children: [new Paragraph({ text: title, heading: HeadingLevel.TITLE }), ...parts.flatMap(paragraphsOf)] },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function paragraphsOf({ heading, paragraphs, bullets = [], isOwnPage = false }: WrittenPart): Paragraph[] {
  const all = [
    ...(heading ? [{ heading: HeadingLevel.HEADING_1, children: [new TextRun(heading)] }] : []),
    ...paragraphs.map((text) => ({ spacing: { after: AFTER_PARAGRAPH }, children: linesOf(text) })),
    ...bullets.map((text) => ({ bullet: { level: 0 }, children: linesOf(text) })),
  ];
  return all.map((options, i) => new Paragraph({ ...options, pageBreakBefore: isOwnPage && i === 0 }));
}

const linesOf = (text: string): TextRun[] =>
  text.split("\n").map((line, i) => new TextRun({ text: line, ...(i > 0 && { break: 1 }) }));
