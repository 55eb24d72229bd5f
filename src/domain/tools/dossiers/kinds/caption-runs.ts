import { type Cell, hasFigure, isHeadRow, isYear, type Row, tokensIn as tokensOf, UNITS } from "../text/cells.ts";
import { firstFrom } from "../text/find.ts";
import { isDigit, type Span, type Token } from "../text/flat.ts";
import type { Known } from "../text/known.ts";

/** Runs of words that may be captions, each with the places in which its value may stand. */
export interface Run {
  label: Span;
  words: readonly string[];
  /** The same in each of its languages: «Tipus / Tipo». */
  parts: readonly (readonly string[])[];
  /** Words of its cell that stand on the next line. */
  more: readonly string[];
  hasColon: boolean;
  /** It begins its cell. */
  isFirst: boolean;
  /** The rest of its own cell. */
  own: Span | null;
  /** Cells to its right, up to the next one that is a caption. */
  beside: readonly Span[];
  /** The cell to its left, in a line that begins with a value. */
  left: Span | null;
  /** Cells in its column below it. */
  below: readonly Span[];
  /** Its line holds nothing else, and no colon. */
  isAlone: boolean;
  /** It is one of the heads of a table. */
  isHead: boolean;
}

const NEUTRAL = new Set("este esta presente dicho que de del la el los las al a en y e o u por para su sus con no n lo se es un una d i per les eur euros".split(" ")); // biome-ignore format: one list
const LONGEST = 9;

export function captionRuns(known: Known): Run[] {
  const { rows } = known.flat;
  const heads = rows.map((row) => isHeadRow(known.flat, row));
  return rows.flatMap((row, at) =>
    row.cells.flatMap((cell, place) => {
      // «196 kWh/m²»: units behind a figure ask for nothing.
      const runs = runsOf(known, cell).filter(
        (run) =>
          run[0]!.start === cell.start ||
          colonAfter(known, run.at(-1)!.end) ||
          run.some(({ text }) => !UNITS.has(text)),
      );
      return runs.map((tokens, i): Run => {
        const [first, last] = [tokens[0]!, tokens.at(-1)!];
        const end = behindBrackets(known, last.end, cell.end);
        const later = runs.slice(i + 1).filter((one) => one[0]!.start >= end);
        const next = later.find((one) => colonAfter(known, one.at(-1)!.end) || one.length > 1);
        const hasColon = colonAfter(known, last.end) || colonAfter(known, end);
        const until = hasColon
          ? (later.find((one) => colonAfter(known, one.at(-1)!.end))?.[0]?.start ?? cell.end)
          : (next?.[0]?.start ?? cell.end);
        const isLast = !hasTokens(known, end, cell.end);
        const further = isHead(heads, at) ? continuation(known, rows, at, cell) : null;
        const isFirst = first.start === cell.start;
        return {
          label: { start: first.start, end },
          words: wordsOf(known, [...tokens, ...(further?.tokens ?? [])]),
          parts: partsOf(known, tokens),
          more: isFirst && isLast && !heads[at] ? wordsOf(known, moreOf(known, rows, at, cell)) : [],
          hasColon,
          isFirst,
          own: isLast ? null : { start: end, end: Math.max(until, end) },
          beside: isLast || isFirst ? besideOf(rows, at, place) : [],
          left: isLast && isFirst && beginsWithValue(known, row) ? (row.cells[place - 1] ?? null) : null,
          below: isLast
            ? [...belowOf(rows, further ? at + 1 : at, row, place), ...(hasColon ? wrappedOf(rows, at, place) : [])]
            : [],
          isAlone: row.cells.length === 1 && !hasColon,
          isHead: heads[at]!,
        };
      });
    }),
  );
}

/** «1.732,44 | Total devengado»: values stand before what they are. */
const beginsWithValue = ({ flat }: Known, row: Row): boolean =>
  row.cells.length > 1 && /^[$€]? ?\d/.test(flat.text.slice(row.start, row.start + 4));

/** Words of a caption without small ones; of «Nº» alone that it asks for a number. */
function wordsOf({ flat }: Known, tokens: readonly Token[]): string[] {
  const words = inFull(flat, tokens).filter((word) => !NEUTRAL.has(word.replace(".", "")) && !isYear(word));
  const isSign = ({ end }: Token) => ["º", "°", "."].includes(flat.whole[flat.at[end - 1] ?? 0] ?? "");
  return words.length === 0 && tokens.some((one) => (one.text === "no" || one.text === "n") && isSign(one))
    ? ["numero"]
    : words;
}

/** Words apart by a stroke between blanks, each for itself. */
function partsOf(known: Known, tokens: readonly Token[]): string[][] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    if (before && known.flat.text.slice(before.end, token.start).includes(" / ")) parts.push([]);
    parts.at(-1)!.push(token);
  });
  return parts.length > 1 ? parts.map((part) => wordsOf(known, part)) : [];
}

/** «C.I.F.» in one word. */
function inFull({ text }: Known["flat"], tokens: readonly Token[]): string[] {
  const words: string[] = [];
  tokens.forEach((token, i) => {
    const before = tokens[i - 1];
    const goesOn =
      before && before.text.length === 1 && token.text.length === 1 && text.slice(before.end, token.start) === ".";
    if (goesOn) words.push(words.pop()!.replace(".", "") + token.text);
    // «Liq.», «ejerc.»: the point says that a word is not whole.
    else words.push(text[token.end] === "." ? `${token.text}.` : token.text);
  });
  return words;
}

const TAXES = ["iva", "i.v.a", "i.v.a.", "igic", "irpf"];

/** Behind «(casilla 0012)» and «(%)», which belong to the words before them. */
function behindBrackets({ flat }: Known, from: number, to: number): number {
  const open = flat.text[from] === " " ? from + 1 : from;
  // «IVA 21 %» asks for the amount of it.
  const rate = TAXES.some((tax) => flat.text.endsWith(tax, from))
    ? /^ ?\d{1,2} ?%/.exec(flat.text.slice(from, from + 8))
    : null;
  if (rate) return from + rate[0].length;
  if (flat.text[open] !== "(") return from;
  const close = flat.text.indexOf(")", open);
  return close > 0 && close < Math.min(to, open + 34) ? close + 1 : from;
}

/** A cell with the next line, where that has its words alone and below it: a long address. */
function extended(rows: readonly Row[], at: number, cell: Cell): Cell {
  const [row, next] = [rows[at]!, rows[at + 1]];
  const isLast = row.cells.at(-1)?.start === cell.start;
  const isSame = next && next.page === row.page && next.cells.length === 1 && next.y > row.y;
  if (!isLast || !isSame || next.y - row.y > SAME_HEAD * row.height) return cell;
  return Math.abs(next.cells[0]!.x - cell.x) <= row.height * 0.4 ? { ...cell, end: next.cells[0]!.end } : cell;
}

/** Cells to the right on the same height, those of a column that is read later with them. */
function besideOf(rows: readonly Row[], at: number, place: number): Cell[] {
  const row = rows[at]!;
  const own = row.cells.slice(place + 1, place + 4);
  if (own.length > 0) return own.map((one) => extended(rows, at, one));
  const cell = row.cells[place]!;
  for (let i = at + 1; i < rows.length && rows[i]!.page === row.page; i++) {
    const other = rows[i]!;
    if (Math.abs(other.y - row.y) <= SAME_HEIGHT * row.height && other.cells[0]!.x >= cell.right)
      return [extended(rows, i, other.cells[0]!)];
  }
  return [];
}

const isHead = (heads: readonly boolean[], at: number) => heads[at] === true;

const tokensIn = ({ flat }: Known, span: Span): Token[] => tokensOf(flat, span);

const hasTokens = (known: Known, start: number, end: number) => tokensIn(known, { start, end }).length > 0;

const colonAfter = ({ flat }: Known, end: number) => flat.text[end] === ":" || flat.text.startsWith(" :", end);

/** Words of a cell up to a figure or a mark, in runs; of a long one its end, where a value follows. */
function runsOf(known: Known, cell: Cell): Token[][] {
  const { text } = known.flat;
  const runs: Token[][] = [];
  let run: Token[] = [];
  const close = () => {
    if (run.length > 0 && run.length <= LONGEST) runs.push(run);
    else if (run.length > 0) runs.push(run.slice(-LONGEST + 3));
    run = [];
  };
  let before = cell.start;
  for (const token of tokensIn(known, cell)) {
    const gap = text.slice(before, token.start);
    before = token.end;
    const isShort = (run.at(-1)?.text.length ?? 9) <= 4;
    const isUnit = UNITS.has(token.text) || UNITS.has(run.at(-1)?.text ?? "");
    if (/[:,;"|]/.test(gap) || (/[()]/.test(gap) && !isUnit) || (gap.includes(". ") && !isShort) || gap.includes(" - "))
      close();
    const isCode = ["-", "/"].includes(text[token.end] ?? "") && isDigit(text[token.end + 1]);
    if (isYear(token.text) && run.length > 0 && token.end >= cell.end) run.push(token);
    else if (isLetterOfScale(known, token, run) && token.end >= cell.end) close();
    else if (hasFigure(token.text) || isCode || isInValue(known, token)) close();
    else run.push(token);
  }
  close();
  return runs;
}

/** «Clase E»: a letter in capitals behind words is an answer. */
function isLetterOfScale({ flat }: Known, { text, start }: Token, run: readonly Token[]): boolean {
  const original = flat.whole[flat.at[start] ?? 0] ?? "";
  return run.length > 0 && text.length === 1 && text >= "a" && text <= "g" && original === original.toUpperCase();
}

/** Words of a day, an amount, an area or a number. */
function isInValue({ dates, money, areas, percents, figures }: Known, token: Token): boolean {
  const covers = (list: readonly Span[]) => {
    const near = list[firstFrom(list, token.start + 1) - 1];
    return near !== undefined && token.start < near.end;
  };
  const figure = figures[firstFrom(figures, token.start)];
  return (
    covers(dates) ||
    covers(money) ||
    covers(areas) ||
    covers(percents) ||
    (figure?.start === token.start && figure.inWords && figure.value > 1)
  );
}

/** Lines of one head stand so near to one another, in heights of a line. */
const SAME_HEAD = 1.42;
const NEXT_ROW = 4;
/** Lines of two columns stand on one height where they differ by no more. */
const SAME_HEIGHT = 0.4;

/** The second line of a head whose words do not fit its column. */
function continuation(known: Known, rows: readonly Row[], at: number, cell: Cell): { tokens: Token[] } | null {
  const [row, next] = [rows[at]!, rows[at + 1]];
  if (!next || next.page !== row.page || next.y <= row.y || next.y - row.y > SAME_HEAD * row.height) return null;
  if (tokensIn(known, next).some(({ text }) => hasFigure(text))) return null;
  if (!next.cells.every((one) => row.cells.some((other) => overlap(one, other) > 0))) return null;
  return { tokens: next.cells.filter((one) => overlap(one, cell) > 0).flatMap((one) => tokensIn(known, one)) };
}

/** The rest of a caption that does not fit its cell, where the line below holds nothing else. */
function moreOf(known: Known, rows: readonly Row[], at: number, cell: Cell): Token[] {
  const [row, next] = [rows[at]!, rows[at + 1]];
  if (!next || row.cells.length < 2 || next.cells.length !== 1 || next.page !== row.page) return [];
  const isNear = next.y > row.y && next.y - row.y <= SAME_HEAD * row.height;
  const tokens = tokensIn(known, next);
  return isNear &&
    Math.abs(next.cells[0]!.x - cell.x) <= row.height * 0.4 &&
    !tokens.some(({ text }) => hasFigure(text))
    ? tokens
    : [];
}

const overlap = (a: Cell, b: Cell) => Math.min(a.right, b.right) - Math.max(a.x, b.x);

/** The beginning of the next line, on which a line goes on whose last words ask. */
function wrappedOf(rows: readonly Row[], at: number, place: number): Span[] {
  const [row, next] = [rows[at]!, rows[at + 1]];
  const goesOn =
    next && place === row.cells.length - 1 && next.page === row.page && next.y - row.y <= SAME_HEAD * row.height;
  return goesOn ? [next.cells[0]!] : [];
}

/** The cells in the place of this one, on the lines below it. */
function belowOf(rows: readonly Row[], at: number, row: Row, place: number): Span[] {
  const found: Span[] = [];
  const cell = row.cells[place]!;
  for (let i = at + 1; i <= at + 2 && i < rows.length; i++) {
    const [before, next] = [rows[i - 1]!, rows[i]!];
    const step = next.y - before.y;
    if (next.page !== row.page || step <= 0 || step > NEXT_ROW * row.height) break;
    const across = next.cells.toSorted((a, b) => overlap(b, cell) - overlap(a, cell))[0]!;
    const same = next.cells.length === row.cells.length ? next.cells[place]! : across;
    if (same !== across && overlap(across, cell) > 0 && overlap(same, cell) <= 0) {
      // Typed lines have their columns by number alone.
      if (row.cells.length < 2) break;
    } else if (next.cells.length !== row.cells.length && overlap(same, cell) <= 0) break;
    found.push(same);
  }
  return found;
}
