import { firstSigns } from "../../../shared/format/text-ends.ts";
import type { DocumentPage, TextLine, Word } from "../document-text.ts";
import { cleanLetters } from "./clean-letters.ts";

/** A4 in points, with margins, and letters of one width: text without places is set on pages as a typewriter does. */
export const SHEET = { width: 595, height: 842 } as const;
const MARGIN = 56;
const LINE = 14;
export const LETTER = 5.4;
const HEIGHT = 10;
const LETTERS_OF_LINE = Math.floor((SHEET.width - 2 * MARGIN) / LETTER);
const LINES_OF_PAGE = Math.floor((SHEET.height - 2 * MARGIN) / LINE);

/** Longest plain text that is set: a hundred pages. Later pages are left out, and `isCut` says so. */
export const MOST_PLAIN_PAGES = 100;

/** The text of a Word file or of plain text, as pages; a form feed begins a page. */
export function plainPages(text: string): { pages: DocumentPage[]; isCut: boolean } {
  const pages: TextLine[][] = [[]];
  let row = 0;
  const begin = () => {
    pages.push([]);
    row = 0;
  };
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const scales = scalesOf(lines);
  for (const [at, typed] of lines.entries()) {
    for (const [part, sheet] of typed.split("\f").entries()) {
      if (part > 0) begin();
      const clean = typedOf(sheet);
      const scale = scales[at]!;
      for (const words of wrapped(clean, Math.ceil(LETTERS_OF_LINE / scale))) {
        if (row === LINES_OF_PAGE) begin();
        if (words.length > 0) pages.at(-1)!.push({ words: words.map((word) => placed(word, row, scale)) });
        row++;
      }
    }
    if (pages.length > MOST_PLAIN_PAGES + 1) return { pages: numbered(pages), isCut: at < lines.length };
  }
  return { pages: numbered(pages), isCut: pages.filter((page) => page.length > 0).length > MOST_PLAIN_PAGES };
}

const typedOf = (line: string) => cleanLetters(line.replaceAll("\t", "   ")).trimEnd();

/** How much narrower each line is set: lines of one table alike, so that its columns stay below one another. */
function scalesOf(lines: readonly string[]): number[] {
  const scales = lines.map((line) => {
    const typed = typedOf(line);
    if (!typed.includes("   ")) return null;
    const narrow = Math.min(1, LETTERS_OF_LINE / typed.length);
    return narrow < NARROWEST ? 1 : narrow;
  });
  for (let from = 0; from < scales.length; ) {
    if (scales[from] === null) {
      from++;
      continue;
    }
    let to = from;
    while (scales[to] !== null && to < scales.length) to++;
    const least = scales.slice(from, to).reduce<number>((most, scale) => Math.min(most, scale!), 1);
    scales.fill(least, from, to);
    from = to;
  }
  return scales.map((scale) => scale ?? 1);
}

const numbered = (pages: readonly TextLine[][]): DocumentPage[] =>
  pages
    .filter((lines) => lines.length > 0)
    .slice(0, MOST_PLAIN_PAGES)
    .map((lines, i) => ({ number: i + 1, ...SHEET, lines, origin: "text" as const }));

interface Cell {
  text: string;
  column: number;
}

/** A line of a table that is too long is set in letters so much narrower, rather than on two lines. */
const NARROWEST = 0.6;
/** Blanks beyond so many tell no more than that words stand apart. */
const WIDEST_GAP = 12;

/** The words of a typed line by the lines of the page that they take; blanks between them stay, and an empty line takes one too. */
function wrapped(typed: string, longest: number): Cell[][] {
  const lines: Cell[][] = [[]];
  // Columns that were set with spaces stand below one another, unless the line is broken.
  const isWhole = typed.length <= longest;
  let column = 0;
  let before = 0;
  for (const { 0: whole, index } of typed.matchAll(/\S+/g)) {
    if (isWhole) column = index;
    else if (lines.at(-1)!.length > 0) column += Math.min(WIDEST_GAP, index - before - 1);
    before = index + whole.length;
    for (let from = 0, text = ""; from < whole.length; from += text.length) {
      text = firstSigns(whole.slice(from, from + longest + 2), longest);
      if (column > 0 && column + text.length > longest) {
        lines.push([]);
        column = 0;
      }
      lines.at(-1)!.push({ text, column });
      column += text.length + 1;
    }
  }
  return lines;
}

const placed = ({ text, column }: Cell, row: number, scale: number): Word => ({
  text,
  x: MARGIN + column * LETTER * scale,
  y: MARGIN + row * LINE,
  width: text.length * LETTER * scale,
  height: HEIGHT * scale,
  certainty: 1,
});
