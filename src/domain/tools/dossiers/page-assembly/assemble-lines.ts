import type { Box, TextLine, Word } from "../document-text.ts";
import type { Rule } from "../grey/rules.ts";

/**
 * Words with places to lines in the order in which one reads. Words of one height stand on one line; where a gap runs down through several
 * lines with prose on both sides, these are columns and the left one is read first. Cells of a table are read across.
 *
 * @param rules drawn from left to right, in points: a gap that one of them crosses lies between the cells of a table
 */
export function assembleLines(words: readonly Word[], rules: readonly Rule[] = []): TextLine[] {
  const given = words.filter(({ text, width, height }) => text.trim() !== "" && width > 0 && height > 0);
  return linesOf(given, rules, 0);
}

/** Columns within columns are no document that anybody reads. */
const DEEPEST = 4;
/** Lines that a gap must run through, with words on both sides of it in so many. */
const COLUMN_LINES = 4;
/** Width of a gap between columns, in heights of a line. */
const GUTTER = 0.9;
/** Prose has so many words in a line, which fill so much of their column. */
const PROSE_WORDS = 2.6;
const PROSE_FILL = 0.55;
/** Of the lines of prose so many go on with a small letter, or, of a column so long, so many fill it. */
const GOING_ON = 0.25;
const FULL_LINE = 0.85;
const FULL_SHARE = 0.5;
const LONG_COLUMN = 8;
/** Lines of a column begin so near to its edge, in heights of a line, and so many of them; the rest are indented. */
const EDGE = 0.5;
const ALIGNED_SHARE = 0.6;

const right = ({ x, width }: Box) => x + width;
const middle = ({ y, height }: Box) => y + height / 2;

function linesOf(words: readonly Word[], rules: readonly Rule[], depth: number): TextLine[] {
  const rows = rowsOf(words);
  if (depth === DEEPEST) return rows.map((row) => ({ words: row }));
  const lines: TextLine[] = [];
  for (let at = 0; at < rows.length; ) {
    const columns = columnsFrom(rows, rules, at);
    if (columns === null) {
      lines.push({ words: rows[at]! });
      at++;
      continue;
    }
    lines.push(...linesOf(columns.left, rules, depth + 1), ...linesOf(columns.right, rules, depth + 1));
    at = columns.end;
  }
  return lines;
}

/** Words by lines, from top to bottom and left to right. A word stands on a line whose middle it covers. */
function rowsOf(words: readonly Word[]): Word[][] {
  const rows: { words: Word[]; middle: number; height: number }[] = [];
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const at = middle(word);
    // The lines that may still get words are the last few: words come ordered by their middle.
    let best: (typeof rows)[number] | undefined;
    for (let i = rows.length - 1; i >= 0 && i >= rows.length - 4; i--) {
      const row = rows[i]!;
      if (Math.abs(row.middle - at) > Math.max(row.height, word.height) * 0.45) continue;
      if (!best || Math.abs(best.middle - at) > Math.abs(row.middle - at)) best = row;
    }
    if (!best) {
      rows.push({ words: [word], middle: at, height: word.height });
      continue;
    }
    best.words.push(word);
    // The tallest word carries the line: a raised number or a full stop moves it not.
    if (word.height > best.height) {
      best.height = word.height;
      best.middle = at;
    }
  }
  return rows.toSorted((a, b) => a.middle - b.middle).map((row) => row.words.toSorted((a, b) => a.x - b.x));
}

interface Gap {
  from: number;
  to: number;
}

interface Columns {
  left: Word[];
  right: Word[];
  /** The first row after them. */
  end: number;
}

/** The columns that begin at a row: the widest run of rows through which one of its gaps goes on. */
function columnsFrom(rows: readonly Word[][], rules: readonly Rule[], begin: number): Columns | null {
  let best: Columns | null = null;
  for (const first of gapsOf(rows[begin]!)) {
    let gap = first;
    let end = begin + 1;
    for (; end < rows.length; end++) {
      const next = continued(rows[end]!, gap);
      if (next === null || isRuledOff(rows[end - 1]!, rows[end]!, next, rules)) break;
      gap = next;
    }
    if (end - begin < COLUMN_LINES || (best && best.end >= end)) continue;
    const cut = (gap.from + gap.to) / 2;
    const words = rows.slice(begin, end).flat();
    const left = words.filter((word) => middleX(word) < cut);
    const rest = words.filter((word) => middleX(word) >= cut);
    if (isProse(left) && isProse(rest) && isAligned(rest)) best = { left, right: rest, end };
  }
  return best;
}

const middleX = ({ x, width }: Box) => x + width / 2;

function gapsOf(row: readonly Word[]): Gap[] {
  const gaps: Gap[] = [];
  for (let i = 1; i < row.length; i++) {
    const gap = { from: right(row[i - 1]!), to: row[i]!.x };
    if (gap.to - gap.from >= GUTTER * heightOf(row)) gaps.push(gap);
  }
  return gaps;
}

/** The rest of a gap after a row, whose words may also stand wholly on one side; null where a word crosses it. */
function continued(row: readonly Word[], { from, to }: Gap): Gap | null {
  let narrowed = { from, to };
  for (const word of row) {
    if (right(word) <= narrowed.from || word.x >= narrowed.to) continue;
    const isLeft = middleX(word) < (narrowed.from + narrowed.to) / 2;
    narrowed = isLeft ? { ...narrowed, from: right(word) } : { ...narrowed, to: word.x };
    if (narrowed.to - narrowed.from < GUTTER * 0.6 * heightOf(row)) return null;
  }
  return narrowed;
}

/** Whether a rule between two rows crosses the gap that both have. */
function isRuledOff(above: readonly Word[], below: readonly Word[], gap: Gap, rules: readonly Rule[]): boolean {
  const [top, bottom] = [middle(above[0]!), middle(below[0]!)];
  return rules.some(({ y, from, to }) => y > top && y < bottom && from <= gap.from && to >= gap.to);
}

/** Whether most lines of a column begin at its edge; gaps that stand under one another by chance leave a ragged one. */
function isAligned(words: readonly Word[]): boolean {
  const rows = rowsOf(words);
  const edge = Math.min(...rows.map((row) => row[0]!.x));
  return rows.filter((row) => row[0]!.x - edge <= EDGE * heightOf(row)).length >= rows.length * ALIGNED_SHARE;
}

const heightOf = (row: readonly Word[]) => Math.max(...row.map(({ height }) => height));

function isProse(words: readonly Word[]): boolean {
  const rows = rowsOf(words);
  if (rows.length < COLUMN_LINES) return false;
  const width =
    rows.reduce((most, row) => Math.max(most, right(row.at(-1)!)), 0) - Math.min(...words.map(({ x }) => x));
  const fill = rows.reduce((sum, row) => sum + (right(row.at(-1)!) - row[0]!.x) / width, 0) / rows.length;
  if (words.length / rows.length < PROSE_WORDS || fill < PROSE_FILL) return false;
  // Names and rights below one another fill their column too, and each of them begins with a capital and ends where it ends.
  const goingOn = rows.filter(([first]) => isSmall(first!.text));
  const full = rows.filter((row) => right(row.at(-1)!) - row[0]!.x >= FULL_LINE * width);
  const isFull = rows.length >= LONG_COLUMN && full.length >= rows.length * FULL_SHARE;
  return isFull || goingOn.length >= rows.length * GOING_ON;
}

const isSmall = (text: string): boolean => text[0] !== text[0]!.toLocaleUpperCase("es");
