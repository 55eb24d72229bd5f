import { hasFigure, type Row, tokensIn } from "./cells.ts";
import { firstFrom } from "./find.ts";
import { type Flat, isLetter, originalOf, type Span } from "./flat.ts";
import { LINKS, NO_NAMES } from "./name-words.ts";
import type { NameFound } from "./names.ts";

/** Names that were too long for their cell of a table and go on below, beside the rest of their row. */

/** The next line of one cell stands so near, in heights of the line; another row of the table is further. */
const SAME_CELL = 1.62;
/** How near the left edges of the two lines stand, in heights. */
const EDGE = 0.5;
/** Words of a name on its second line, at most. */
const MOST_WORDS = 5;
const MOST_LINES = 3;

/** The whole name, of which the first line was found. */
export function wholeName(flat: Flat, name: NameFound): NameFound {
  let at = firstFrom(flat.rows, name.start + 1) - 1;
  const row = flat.rows[at];
  const cell = row?.cells.find(({ start, end }) => start <= name.start && name.end <= end + 1);
  if (!row || !cell || row.cells.length < 2) return name;
  const rest = tokensIn(flat, { start: name.end, end: cell.end });
  if (!rest.every(({ text }) => LINKS.has(text))) return name;
  const isLoud = name.name === name.name.toUpperCase();
  // Without a word that waits for the next one only a name in capitals beside a figure is a cell of a table.
  if (rest.length === 0 && !(isLoud && hasFigureBeside(flat, row, cell))) return name;
  const right = row.cells.find(({ x }) => x > cell.x)?.x ?? Number.POSITIVE_INFINITY;
  const parts = [originalOf(flat, { start: name.start, end: cell.end })];
  for (let line = 0; line < MOST_LINES; line++) {
    const [above, below] = [flat.rows[at]!, flat.rows[++at]];
    const step = below ? below.y - above.y : 0;
    if (!below || below.page !== row.page || step <= 0 || step > SAME_CELL * row.height) break;
    if (rest.length === 0 && below.cells.length >= row.cells.length) break;
    const own = below.cells.filter(({ x, right: end }) => x >= cell.x - EDGE * row.height && end <= right);
    const first = own[0];
    if (!first || Math.abs(first.x - cell.x) > EDGE * row.height) break;
    const further = { start: first.start, end: own.at(-1)!.end };
    if (!isName(flat, further, isLoud)) break;
    parts.push(originalOf(flat, further));
  }
  return parts.length === 1 ? name : { ...name, name: parts.join(" ") };
}

const hasFigureBeside = (flat: Flat, row: Row, cell: Span): boolean =>
  row.cells.some((one) => one.start !== cell.start && tokensIn(flat, one).some(({ text }) => hasFigure(text)));

function isName(flat: Flat, cell: Span, isLoud: boolean): boolean {
  const words = tokensIn(flat, cell);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    !flat.text.slice(cell.start, cell.end).includes(":") &&
    words.every((word) => {
      const original = originalOf(flat, word);
      if (!isLetter(word.text[0]) || NO_NAMES.has(word.text)) return false;
      if (LINKS.has(word.text)) return true;
      return isLoud ? original === original.toUpperCase() : original[0] !== original[0]!.toLowerCase();
    })
  );
}
