import { type GreyPage, turnedPage } from "./grey-page.ts";

/**
 * Printed rules of forms and tables, and the dashes with which notaries fill their lines: a recogniser that is told to read lines of text
 * takes a ruled table for a picture and skips it, and doubts a number that goes over into dashes.
 */

/** A rule from left to right, in pixels of the page or in points, as its owner says. */
export interface Rule {
  y: number;
  from: number;
  to: number;
}

/** On a cleared page paper is white, and a hairline is hardly darker than this. */
const DARK = 195;
/** The share of the page's width that a rule spans at the least: longer than any stroke of a letter. */
const LEAST_SHARE = 1 / 14;
/** A side of a cell, from one rule to the next, may be shorter; it is taller than letters of a heading. Pixels. */
const LEAST_SIDE = 26;
/** Thicker ones are bars, on which words may stand. Pixels. */
const THICKEST = 6;
/** Dust in a hairline, and the space between two dashes or dots. Pixels. */
const MOST_BREAK = 1;
const BETWEEN_DASHES = 9;
/** The sides of a cell end so near to its rules. Pixels. */
const REACH = 6;
/** A letter that crosses a rule. Pixels. */
const CROSSING = 14;
/** Paper above and below a dash: more than within a letter. Pixels. */
const AROUND_DASH = 12;
/** Columns of pixels of a bare rule that one column of a letter outweighs. */
const TALL_COST = 6;

/** The page without its rules, and those that ran from left to right; letters that cross one stay whole. */
export function withoutRules(page: GreyPage): { page: GreyPage; rules: Rule[] } {
  const { width, height } = page;
  const least = Math.round(width * LEAST_SHARE);
  const across = { marks: new Uint8Array(page.pixels.length), rules: [] as Rule[] };
  const solid = erased(page, { least, gap: MOST_BREAK, ends: null, found: across });
  // Rules from top to bottom are those across of the page on its side.
  const ends = turnedPage({ width, height, pixels: across.marks }, 90).pixels;
  const upright = turnedPage(erased(turnedPage(solid, 90), { least, gap: MOST_BREAK, ends, found: null }), 270);
  return { page: erased(upright, { least, gap: BETWEEN_DASHES, ends: null, found: null }), rules: across.rules };
}

interface Search {
  /** Pixels of a rule at the least. */
  least: number;
  /** Pixels of paper that do not end it. */
  gap: number;
  /** Where erased rules of the other direction were: what joins two of them may be short. */
  ends: Uint8Array | null;
  /** Takes down what is erased. */
  found: { marks: Uint8Array; rules: Rule[] } | null;
}

/** Erases rules that run from left to right. */
function erased(page: GreyPage, search: Search): GreyPage {
  const { width, height, pixels } = page;
  const out = pixels.slice();
  const shortest = search.ends ? Math.min(search.least, LEAST_SIDE) : search.least;
  for (let y = 1; y < height - 1; y++) {
    let from = -1;
    let last = -1;
    for (let x = 0; x <= width; x++) {
      const isInk = x < width && inkAround(pixels, y * width + x, width);
      if (isInk) {
        if (from < 0) from = x;
        last = x;
      }
      if (from < 0 || isInk || (x < width && x - last <= search.gap)) continue;
      if (last - from + 1 >= shortest) eraseAlong({ page, out, search }, { y, from, to: last });
      from = -1;
    }
  }
  return { width, height, pixels: out };
}

/** Whether a pixel or the one above or below is ink: a rule that is not quite straight goes on in the next row. */
const inkAround = (pixels: Uint8Array, at: number, width: number): boolean =>
  pixels[at]! < DARK || pixels[at - width]! < DARK || pixels[at + width]! < DARK;

interface Erasing {
  page: GreyPage;
  out: Uint8Array;
  search: Search;
}

/**
 * Erases those parts of a run of ink that are a rule: thin all along, save where a letter crosses them. A thin column of pixels speaks for a
 * rule and a tall one against it; a part ends where the tall ones have used up more than one letter may.
 */
function eraseAlong({ page, out, search }: Erasing, { y, from, to }: Rule): void {
  let part: Span[] = [];
  let score = 0;
  let best = { score: 0, length: 0 };
  const end = (): void => {
    erasePart({ page, out, search }, y, part.slice(0, best.length));
    part = [];
    score = 0;
    best = { score: 0, length: 0 };
  };
  for (let x = from; x <= to; x++) {
    const span = spanAt(page, x, y);
    if (!span) continue;
    if (search.gap === BETWEEN_DASHES && !isAlone(page, span)) span.height = THICKEST + 1;
    score += span.height <= THICKEST ? 1 : -TALL_COST;
    if (score <= 0 || score < best.score - CROSSING * TALL_COST) {
      end();
      continue;
    }
    part.push(span);
    if (score > best.score) best = { score, length: part.length };
  }
  end();
}

function erasePart({ page, out, search }: Erasing, y: number, part: readonly Span[]): void {
  const { width, height } = page;
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last || !isRule({ y, from: first.x, to: last.x }, page, search)) return;
  for (const { x, top, height: tall } of part) {
    if (tall > THICKEST) continue;
    for (let row = Math.max(0, top - 1); row <= Math.min(height - 1, top + tall); row++) {
      out[row * width + x] = 255;
      if (search.found) search.found.marks[row * width + x] = 1;
    }
  }
  noteRule(search, { y, from: first.x, to: last.x });
}

function isRule({ y, from, to }: Rule, { width }: GreyPage, { least, ends }: Search): boolean {
  if (to - from + 1 >= least) return true;
  if (!ends || to - from + 1 < LEAST_SIDE) return false;
  const touches = (x: number): boolean => {
    for (let near = Math.max(0, x - REACH); near <= Math.min(width - 1, x + REACH); near++)
      if (ends[y * width + near] === 1) return true;
    return false;
  };
  return touches(from) && touches(to);
}

/** Rows of pixels that are one rule are noted once. */
function noteRule({ found }: Search, rule: Rule): void {
  if (!found) return;
  const isSame = ({ y, from, to }: Rule) => rule.y - y <= THICKEST && from <= rule.to && rule.from <= to;
  if (!found.rules.slice(-40).some(isSame)) found.rules.push(rule);
}

/** Whether there is paper above and below a piece of ink; the bar of a letter has the rest of the letter there. */
function isAlone({ width, height, pixels }: GreyPage, { x, top, height: tall }: Span): boolean {
  for (let row = Math.max(0, top - AROUND_DASH); row < Math.min(height, top + tall + AROUND_DASH); row++)
    if ((row < top || row >= top + tall) && pixels[row * width + x]! < DARK) return false;
  return true;
}

interface Span {
  x: number;
  top: number;
  /** Pixels, one more than the thickest rule at most. */
  height: number;
}

/** The ink of a column of pixels that goes through a row. */
function spanAt({ width, height, pixels }: GreyPage, x: number, y: number): Span | null {
  const isInk = (row: number) => row >= 0 && row < height && pixels[row * width + x]! < DARK;
  const middle = isInk(y) ? y : isInk(y - 1) ? y - 1 : isInk(y + 1) ? y + 1 : -1;
  if (middle < 0) return null;
  let top = middle;
  let bottom = middle;
  while (bottom - top < THICKEST && isInk(top - 1)) top--;
  while (bottom - top < THICKEST && isInk(bottom + 1)) bottom++;
  return { x, top, height: bottom - top + 1 };
}
