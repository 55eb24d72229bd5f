import type { DocumentText, TextLine, Word } from "../document-text.ts";
import { firstFrom } from "./find.ts";
import type { Flat, Span, Token } from "./flat.ts";
import { isDigit } from "./letters.ts";

/** Words that stand together on a line, apart from its neighbours by a gap: a box of a form, a column of a table, or a whole line of prose. */
export interface Cell extends Span {
  x: number;
  right: number;
}

/** A line of a page with its cells, from left to right. */
export interface Row extends Span {
  cells: readonly Cell[];
  words: readonly Cell[];
  page: number;
  y: number;
  height: number;
}

/** A gap between cells, in heights of the line: so wide it always is one, so narrow it never is. */
const WIDE = 1.25;
const NARROW = 0.5;
/** Gaps that differ by no more than this share of the height were spread by a program. */
const EVEN = 0.08;
/** Edges of lines that stand at one margin differ by so few points, and prose beside them has no wider gaps, in heights. */
const SAME_EDGE = 1.5;
const PROSE_GAP = 1;
/** Frames of recognised words are those of their letters, which are so much lower than the line that a file states. */
const SCANNED = 1.35;
/** Between them it is one where it is so many times as wide as the line's usual gap. */
const BEYOND_USUAL = 2.2;

export function rowsIn({ pages }: DocumentText, flat: Omit<Flat, "rows">): Row[] {
  const rows: Row[] = [];
  let whole = 0;
  let at = 0;
  /** The place in the folded text of a place in the document's own; asked for in order. */
  const flatPlace = (place: number) => {
    while (at < flat.at.length && flat.at[at]! < place) at++;
    return at;
  };
  for (const page of pages) {
    for (const [i, line] of page.lines.entries()) {
      const spans = line.words.map(({ text }) => {
        const start = flatPlace(whole);
        whole += text.length;
        const end = flatPlace(whole);
        whole += 1;
        return { start, end };
      });
      if (spans.length === 0) {
        whole += 1;
        continue;
      }
      rows.push(rowOf(line, spans, page.number, page.origin === "scan", [page.lines[i - 1], page.lines[i + 1]]));
    }
    if (page.lines.length === 0) whole += 1;
  }
  return rows.map((row, at) => withParted(flat, row, rows[at + 1], rows[at + 2]));
}

/** How near the edges of a head and of its values stand, in heights of the line. */
const EDGE = 0.5;

/** A line of heads that nearly touch, parted by the cells of the values below it. */
function withParted(flat: Omit<Flat, "rows">, row: Row, ...further: readonly (Row | undefined)[]): Row {
  const isNamed = (one: Row) => tokensIn(flat, one).every(({ text }) => !hasFigure(text));
  if (row.cells.length < 2 || !isNamed(row)) return row;
  const values = further.find((one) => one && !isNamed(one));
  if (!values || values.page !== row.page || values.cells.length <= row.cells.length) return row;
  const cells = row.cells.flatMap((cell) => partedBy(row, cell, values));
  return { ...row, cells };
}

function partedBy(row: Row, cell: Cell, values: Row): Cell[] {
  const under = values.cells.filter((one) => Math.min(one.right, cell.right) > Math.max(one.x, cell.x));
  const words = row.words.filter(({ start, end }) => start >= cell.start && end <= cell.end);
  if (under.length < 2) return [cell];
  const near = (a: number, b: number) => Math.abs(a - b) <= EDGE * row.height;
  const parts: Cell[] = [];
  words.forEach((word, i) => {
    const before = words[i - 1];
    const begins = under.some(
      (one, at) => at > 0 && (near(one.x, word.x) || (before && near(under[at - 1]!.right, before.right))),
    );
    if (i === 0 || begins) parts.push(word);
    else parts[parts.length - 1] = { ...parts.at(-1)!, end: word.end, right: word.right };
  });
  return parts;
}

function rowOf(
  { words }: TextLine,
  spans: readonly Span[],
  page: number,
  isScan: boolean,
  beside: readonly (TextLine | undefined)[],
): Row {
  const height = median(words.map((word) => word.height)) * (isScan ? SCANNED : 1);
  const gaps = words.slice(1).map((word, i) => word.x - (words[i]!.x + words[i]!.width));
  const usual = Math.max(median(gaps), 0);
  // Prose that is set to both edges has gaps of one width, and a neighbour that shows which edges these are.
  const isEven = gaps.length > 1 && Math.max(...gaps) - Math.min(...gaps) < EVEN * height;
  const isSpread = isEven && beside.some((line) => line !== undefined && isProseOf(line, words, height));
  const cells: Cell[] = [];
  words.forEach((word, i) => {
    const gap = gaps[i - 1] ?? Number.POSITIVE_INFINITY;
    const isApart =
      i === 0 || (!isSpread && (gap >= WIDE * height || (gap > NARROW * height && gap > BEYOND_USUAL * usual)));
    if (isApart) cells.push({ ...spans[i]!, x: word.x, right: word.x + word.width });
    else cells[cells.length - 1] = { ...cells.at(-1)!, end: spans[i]!.end, right: word.x + word.width };
  });
  const top = Math.min(...words.map(({ y }: Word) => y));
  const placed = words.map((word, i) => ({ ...spans[i]!, x: word.x, right: word.x + word.width }));
  return { cells, words: placed, page, y: top, height, start: spans[0]!.start, end: spans.at(-1)!.end };
}

/** Whether a line is prose between the same margins as these words. */
function isProseOf({ words }: TextLine, others: readonly Word[], height: number): boolean {
  const edges = (line: readonly Word[]) => [line[0]!.x, line.at(-1)!.x + line.at(-1)!.width] as const;
  if (words.length < 4) return false;
  const [[left, right], [x, end]] = [edges(words), edges(others)];
  const widest = Math.max(...words.slice(1).map((word, i) => word.x - (words[i]!.x + words[i]!.width)));
  return Math.abs(left - x) <= SAME_EDGE && Math.abs(right - end) <= SAME_EDGE && widest <= PROSE_GAP * height;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Names of units, which may have figures and are no values. */
export const UNITS: ReadonlySet<string> = new Set("m2 co2 kgco2 kwh kg ano eur euros".split(" "));

/** «Impuesto anual 2026» is a head as well as «Impuesto anual». */
export const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

export const hasFigure = (text: string): boolean => !UNITS.has(text) && [...text].some(isDigit);

export function tokensIn({ tokens }: Pick<Flat, "tokens">, { start, end }: Span): Token[] {
  const found: Token[] = [];
  for (let i = firstFrom(tokens, start); i < tokens.length && tokens[i]!.start < end; i++) found.push(tokens[i]!);
  return found;
}

/** The line that a place stands on. */
export const rowAt = ({ rows }: Pick<Flat, "rows">, place: number): Row | undefined =>
  rows[firstFrom(rows, place + 1) - 1];

const isRate = ({ text }: Pick<Flat, "text">, end: number): boolean =>
  text.startsWith("%", text[end] === " " ? end + 1 : end);

/** A line of words alone in two cells or more: the heads of a table, where values stand below. */
export function isHeadRow(flat: Pick<Flat, "tokens" | "text">, row: Row): boolean {
  return (
    row.cells.length >= 2 &&
    row.cells.every((cell) =>
      tokensIn(flat, cell).every(
        ({ text, end }, i) => !hasFigure(text) || (i > 0 && (isYear(text) || isRate(flat, end))),
      ),
    ) &&
    !row.cells.some(({ start, end }) => flat.text.slice(start, end).trimEnd().endsWith(":"))
  );
}
