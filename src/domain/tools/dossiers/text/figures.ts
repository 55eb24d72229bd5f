import { beginsNumber, readWordNumber } from "../../../shared/wording/number-words.ts";
import { type Flat, isDigit, isLetter, isWordPart, type Span, type Token } from "./flat.ts";

/** A number in figures or in words. */
export interface Figure extends Span {
  value: number;
  inWords: boolean;
  /** A letter was read as the figure that it looks like. */
  isMended: boolean;
  /** The last mark was a point or a comma before exactly three figures, and could be either. */
  isAmbiguous: boolean;
}

const AS_FIGURE: Readonly<Record<string, string>> = { o: "0", l: "1", i: "1", s: "5", b: "8", z: "2" };

/** The figure that a letter of a number was recognised from, as the «o» of «15o.000». */
function figureAt(text: string, at: number): string | undefined {
  const letter = text[at];
  if (isDigit(letter)) return letter;
  if (letter === undefined || !isLetter(letter)) return undefined;
  return AS_FIGURE[letter];
}

const NO_CUTS: ReadonlySet<number> = new Set();

/** The number in figures that begins at a place; null where none does. Longer ones than fifteen figures are no amounts. @param cuts where cells begin: blanks before them part numbers */
export function readFigures(
  text: string,
  from: number,
  mark: "comma" | "point" = "comma",
  cuts: ReadonlySet<number> = NO_CUTS,
): Figure | null {
  if (!isDigit(text[from]) && !(figureAt(text, from) !== undefined && isDigit(text[from + 1]))) return null;
  const groups: string[] = [""];
  const separators: string[] = [];
  let at = from;
  let isMended = false;
  for (; at < text.length && at - from < 24; at++) {
    const figure = figureAt(text, at);
    if (figure !== undefined) {
      if (!isDigit(text[at])) {
        // A letter between letters is a word: «95 is», «3ob».
        const before = text[at - 1];
        const after = text[at + 1];
        if (isLetter(after) && figureAt(text, at + 1) === undefined) break;
        if (at > from && !isDigit(before) && !isSeparator(before) && figureAt(text, at - 1) === undefined) break;
        if (at > from && !isSeparator(before) && !isDigit(after) && !isSeparator(after) && text[at] !== "o") break;
        isMended = true;
      }
      groups[groups.length - 1] += figure;
      continue;
    }
    const letter = text[at];
    if (isSeparator(letter) && figureAt(text, at + 1) !== undefined && groups.at(-1) !== "") {
      if (!isDigit(text[at + 1]) && !isDigit(text[at + 2]) && !isSeparator(text[at + 2])) break;
      separators.push(letter!);
      groups.push("");
      continue;
    }
    // «150 000»: blanks between groups of three.
    const isGroup =
      letter === " " &&
      !cuts.has(at + 1) &&
      separators.every((one) => one === " ") &&
      groups[0]!.length <= 3 &&
      [1, 2, 3].every((i) => isDigit(text[at + i])) &&
      !isWordPart(text[at + 4]);
    if (!isGroup) break;
    separators.push(" ");
    groups.push("");
  }
  if (isLetter(text[at]) && isMended) return null;
  if (groups.join("").length > 15) return null;
  const { value, isAmbiguous } = worthOf(groups, separators, mark);
  return { start: from, end: at, value, inWords: false, isMended, isAmbiguous };
}

const isSeparator = (letter: string | undefined): boolean => letter === "." || letter === "," || letter === "'";

function worthOf(groups: string[], separators: string[], mark: "comma" | "point") {
  if (separators.length === 0) return { value: Number(groups[0]), isAmbiguous: false };
  const last = separators.at(-1)!;
  const fraction = groups.at(-1)!;
  const isOneKind = separators.every((one) => one === last);
  const inThrees = groups.slice(1).every((group) => group.length === 3) && groups[0]!.length <= 3;
  const decimal = mark === "comma" ? "," : ".";
  const isGrouped =
    last === " " || (isOneKind && inThrees && groups[0] !== "0" && !(separators.length === 1 && last === decimal));
  if (isGrouped) return { value: Number(groups.join("")), isAmbiguous: false };
  return {
    value: Number(`${groups.slice(0, -1).join("")}.${fraction}`),
    isAmbiguous: fraction.length === 3 && separators.length === 1,
  };
}

/** The number in words that begins with a token; null where none does. */
export function readWords(tokens: readonly Token[], from: number, text: string): Figure | null {
  const first = tokens[from]!;
  if (!beginsNumber(first.text, "es")) return null;
  const words: string[] = [];
  for (let i = from; i < tokens.length && words.length < 24; i++) {
    if (i > from && text.slice(tokens[i - 1]!.end, tokens[i]!.start) !== " ") break;
    words.push(tokens[i]!.text);
  }
  const found = readWordNumber(words);
  if (!found || (found.value === 0 && words[0] !== "cero")) return null;
  return {
    start: first.start,
    end: tokens[from + found.words - 1]!.end,
    value: found.value,
    inWords: true,
    isMended: false,
    isAmbiguous: false,
  };
}

/** All numbers of a text, in figures and in words, in order. */
export function figuresIn(flat: Flat, mark: "comma" | "point" = "comma"): Figure[] {
  const cuts = new Set(flat.rows.flatMap(({ cells }) => cells.map(({ start }) => start)));
  const found: Figure[] = [];
  let until = 0;
  flat.tokens.forEach((token, i) => {
    if (token.start < until) return;
    const figure = readFigures(flat.text, token.start, mark, cuts) ?? readWords(flat.tokens, i, flat.text);
    if (!figure) return;
    found.push(figure);
    until = figure.end;
  });
  return found;
}
