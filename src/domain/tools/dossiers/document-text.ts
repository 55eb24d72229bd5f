/**
 * The text of a document with its places, as every reader of files hands it on: a PDF's own text, a scan that was recognised, a Word file
 * or plain text that was set on pages. Engines read this and nothing else, so that browser and server say the same.
 */

/** A rectangle on a page, in points (1/72 inch) from its upper left corner, y downwards. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Word extends Box {
  text: string;
  /** How surely these letters stand there, 0 to 1; 1 for text that the file itself holds. */
  certainty: number;
}

/** Words that stand on one line, from left to right. */
export interface TextLine {
  words: readonly Word[];
}

export interface DocumentPage {
  /** From 1, as the person counts them. */
  number: number;
  /** Points. */
  width: number;
  height: number;
  /** From top to bottom, in the order in which one reads: the left column before the right one. */
  lines: readonly TextLine[];
  /**
   * `text`: letters of the file; `scan`: recognised on its picture; `unread`: a picture that nothing was recognised on, of which nothing may
   * be said, least of all that it holds no charges.
   */
  origin: "text" | "scan" | "unread";
  /** It stands for all pages behind the last one that is read. */
  isBeyond?: true;
}

export interface DocumentText {
  pages: readonly DocumentPage[];
}

/** A place in a document: half-open range of characters in `pageText` of a page. */
export interface Quote {
  /** Page number, from 1. */
  page: number;
  start: number;
  end: number;
}

/** The text of a page as quotes count it: words joined by one space, lines by one line feed. */
export function pageText({ lines }: DocumentPage): string {
  return lines.map(({ words }) => words.map(({ text }) => text).join(" ")).join("\n");
}

/** The words that a quote covers wholly or in part. */
export function wordsOf(page: DocumentPage, { start, end }: Quote): Word[] {
  const found: Word[] = [];
  let at = 0;
  for (const { words } of page.lines) {
    for (const word of words) {
      if (at < end && at + word.text.length > start) found.push(word);
      at += word.text.length + 1;
    }
    // A line without words still takes its line feed.
    if (words.length === 0) at += 1;
  }
  return found;
}

/** One rectangle for each line that a quote touches, to be marked on the picture of the page. */
export function boxesOf(page: DocumentPage, quote: Quote): Box[] {
  const covered = new Set(wordsOf(page, quote));
  return page.lines.flatMap(({ words }) => {
    const marked = words.filter((word) => covered.has(word));
    if (marked.length === 0) return [];
    const x = Math.min(...marked.map((word) => word.x));
    const y = Math.min(...marked.map((word) => word.y));
    const right = Math.max(...marked.map((word) => word.x + word.width));
    const bottom = Math.max(...marked.map((word) => word.y + word.height));
    return [{ x, y, width: right - x, height: bottom - y }];
  });
}

/** How surely the letters of a quote stand there: that of its least certain word, 0 to 1; 0 where it covers none. */
export function certaintyOf(page: DocumentPage, quote: Quote): number {
  const words = wordsOf(page, quote);
  return words.length === 0 ? 0 : Math.min(...words.map(({ certainty }) => certainty));
}
