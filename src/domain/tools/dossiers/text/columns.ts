import { type Flat, lineAt, type Span, tokenFrom } from "./flat.ts";

/** Cells of a table, told by the gaps between words: what stands in one column belongs together, whatever stands beside it. */

export interface Cell extends Span {
  /** Left edge, in points. */
  x: number;
}

/** Whether a word stands behind a wide gap of its line. */
export function beginsCell(flat: Flat, { start }: Span): boolean {
  return flat.cells.has(flat.at[start] ?? -1) && lineAt(flat, start).start !== start;
}

/** The cells of the line that a place stands on, from left to right. */
export function cellsAt(flat: Flat, place: number): Cell[] {
  const line = lineAt(flat, place);
  const found: Cell[] = [];
  for (let i = tokenFrom(flat, line.start); i < flat.tokens.length && flat.tokens[i]!.start < line.end; i++) {
    const { start, end } = flat.tokens[i]!;
    const x = flat.cells.get(flat.at[start] ?? -1);
    if (x !== undefined || found.length === 0) found.push({ start, end, x: x ?? 0 });
    else found.at(-1)!.end = end;
  }
  return found;
}

/** Left edges of one column lie so near to each other, in points. */
const SAME_COLUMN = 16;

/** The cell below a place in its column. */
export function cellBelow(flat: Flat, place: number): Cell | null {
  const own = cellsAt(flat, place);
  const cell = own.findLast(({ start }) => start <= place);
  const below = lineAt(flat, lineAt(flat, place).end);
  if (own.length < 2 || !cell || below.start <= place) return null;
  return cellsAt(flat, below.start).find(({ x }) => Math.abs(x - cell.x) <= SAME_COLUMN) ?? null;
}

/** The cells above a place in its column, the nearest first, where its line is one of a table. */
export function columnAbove(flat: Flat, place: number, lines: number): Cell[] {
  const own = cellsAt(flat, place);
  const cell = own.findLast(({ start }) => start <= place);
  if (own.length < 2 || !cell) return [];
  const found: Cell[] = [];
  let line = lineAt(flat, place);
  for (let i = 0; i < lines && line.start > 0; i++) {
    line = lineAt(flat, line.start - 1);
    const row = cellsAt(flat, line.start);
    const same = row.length < 2 ? undefined : row.find(({ x }) => Math.abs(x - cell.x) <= SAME_COLUMN);
    if (same) found.push(same);
  }
  return found;
}
