import type { DocumentPage } from "../document-text.ts";

/** Gaps between words so wide, in heights of a letter, lie between cells. */
const WIDE_GAP = 1.5;

/** Notes the left edge of each word that begins a line or a cell, by its place in the text of all pages. */
export function noteCells({ lines }: DocumentPage, from: number, cells: Map<number, number>): void {
  let at = from;
  for (const { words } of lines) {
    words.forEach((word, i) => {
      const before = words[i - 1];
      if (!before || word.x - before.x - before.width > WIDE_GAP * word.height) cells.set(at, word.x);
      at += word.text.length + 1;
    });
    if (words.length === 0) at += 1;
  }
}
