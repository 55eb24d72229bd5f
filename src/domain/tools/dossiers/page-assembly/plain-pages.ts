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
  for (const [at, typed] of lines.entries()) {
    for (const [part, sheet] of typed.split("\f").entries()) {
      if (part > 0) begin();
      for (const words of wrapped(cleanLetters(sheet))) {
        if (row === LINES_OF_PAGE) begin();
        if (words.length > 0) pages.at(-1)!.push({ words: words.map((word) => placed(word, row)) });
        row++;
      }
    }
    if (pages.length > MOST_PLAIN_PAGES + 1) return { pages: numbered(pages), isCut: at < lines.length };
  }
  return { pages: numbered(pages), isCut: pages.filter((page) => page.length > 0).length > MOST_PLAIN_PAGES };
}

const numbered = (pages: readonly TextLine[][]): DocumentPage[] =>
  pages
    .filter((lines) => lines.length > 0)
    .slice(0, MOST_PLAIN_PAGES)
    .map((lines, i) => ({ number: i + 1, ...SHEET, lines, origin: "text" as const }));

/** Signs that are left free between two cells, beside the usual space. */
const CELL_GAP = 3;

interface Cell {
  text: string;
  column: number;
}

/** The words of a typed line by the lines of the page that they take; an empty one takes a line too. */
function wrapped(typed: string): Cell[][] {
  const lines: Cell[][] = [[]];
  // Columns that were set with spaces stand below one another, unless the line is broken.
  const isWhole = typed.trimEnd().length <= LETTERS_OF_LINE && !typed.includes("\t");
  let column = 0;
  let end = 0;
  for (const { 0: whole, index } of typed.matchAll(/\S+/g)) {
    // Several spaces, or a tab, stand between cells.
    if (isWhole) column = index;
    else if (column > 0 && (index - end > 1 || typed[end] === "\t")) column += CELL_GAP;
    end = index + whole.length;
    for (let from = 0, text = ""; from < whole.length; from += text.length) {
      text = firstSigns(whole.slice(from, from + LETTERS_OF_LINE + 2), LETTERS_OF_LINE);
      if (column > 0 && column + text.length > LETTERS_OF_LINE) {
        lines.push([]);
        column = 0;
      }
      lines.at(-1)!.push({ text, column });
      column += text.length + 1;
    }
  }
  return lines;
}

const placed = ({ text, column }: Cell, row: number): Word => ({
  text,
  x: MARGIN + column * LETTER,
  y: MARGIN + row * LINE,
  width: text.length * LETTER,
  height: HEIGHT,
  certainty: 1,
});
