import type { Box, DocumentPage, Word } from "../document-text.ts";
import type { GreyPage } from "../grey/grey-page.ts";
import { assembleLines } from "./assemble-lines.ts";
import { pictureShare } from "./picture-share.ts";
import { type Recogniser, readPicture, type Straightening } from "./read-picture.ts";
import { isReadableText } from "./text-quality.ts";
import { type PdfRun, wordsOfPdf } from "./words-of-pdf.ts";

/** The calls that a page of pdf.js answers, in the browser and in the server. */
export interface PdfPage {
  getViewport(asked: { scale: number }): { width: number; height: number; transform: readonly number[] };
  getTextContent(): Promise<{ items: readonly unknown[] }>;
  getOperatorList(): Promise<{ fnArray: ArrayLike<number>; argsArray: ArrayLike<unknown> }>;
}

export interface PdfTools {
  number: number;
  /** Numbers of pdf.js's operations by their names (`OPS`). */
  operations: Readonly<Record<string, number>>;
  /** Draws the page with so many pixels for each point. */
  draw(pixelsPerPoint: number): Promise<GreyPage>;
  recognise: Recogniser;
}

/** A page as it was read, and how its picture is laid straight to stand beside its words. */
export interface ReadPage {
  page: DocumentPage;
  laid: Straightening;
}

/** Recognition likes about 200 dots an inch; large plans get fewer. */
const DOTS_PER_POINT = 200 / 72;
const LONGEST_PX = 2_600;
/** Pictures that cover more than this may hold words of their own. */
const SOME_PICTURE = 0.12;
/** A page with fewer letters may be a scan with a stamp or a number on it. */
const FEW_LETTERS = 120;
/** Without any picture a line of letters is a page; with less the text may have been drawn as outlines. */
const A_LINE = 20;
/** Words that are recognised between letters count from this certainty on: drawings and logos give a few signs too. */
const LIKELY = 0.7;

/** A page of a PDF: by its own letters where they are its text, else on its picture, and by both where pictures lie between letters. */
export async function readPdfPage(pdf: PdfPage, tools: PdfTools): Promise<ReadPage> {
  const view = pdf.getViewport({ scale: 1 });
  const { items } = await pdf.getTextContent();
  const { words, turn, width, height } = wordsOfPdf(items as readonly PdfRun[], view);
  const share = pictureShare(await pdf.getOperatorList(), tools.operations, view);
  const isReadable = isReadableText(words, { coverage: share });
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const own: ReadPage = {
    page: { number: tools.number, width, height, lines: assembleLines(words), origin: "text" },
    laid: { turn, degrees: 0 },
  };
  if (isReadable && (share === 0 ? letters >= A_LINE : letters >= FEW_LETTERS && share < SOME_PICTURE)) return own;

  const pixels = Math.min(DOTS_PER_POINT, LONGEST_PX / Math.max(view.width, view.height));
  const scanned = await readPicture(await tools.draw(pixels), {
    number: tools.number,
    scale: 1 / pixels,
    recognise: tools.recognise,
  });
  if (!isReadable) return scanned;
  // A page that lies otherwise as a picture than by its letters is no page of both.
  const found =
    scanned.laid.turn === turn && scanned.laid.degrees === 0 ? scanned.page.lines.flatMap((line) => line.words) : [];
  const more = found.filter(
    (word) => word.certainty >= LIKELY && word.text.length > 1 && !words.some((known) => overlaps(known, word)),
  );
  if (more.length === 0) return own;
  return { ...own, page: { ...own.page, lines: assembleLines([...words, ...more]) } };
}

/** Whether a recognised word stands where a known one does. */
function overlaps(a: Word, b: Word): boolean {
  const across = Math.min(right(a), right(b)) - Math.max(a.x, b.x);
  const down = Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y);
  return across > 0.2 * b.width && down > 0.2 * b.height;
}

const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;
