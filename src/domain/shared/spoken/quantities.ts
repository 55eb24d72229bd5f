import { SPELLED_HUNDREDS, SPELLED_TENS, SPELLED_UNITS } from "../format/spelled-numbers.ts";
import { SCALES } from "./number-words.ts";
import type { Token } from "./tokens.ts";

/** A number in a message, in figures or words. */
export interface Quantity {
  value: number;
  /** Tokens from `from` up to, without, `to`. */
  from: number;
  to: number;
  /** Factor that it was multiplied by: 1, a thousand, a million. */
  scale: number;
  /** Thousands were grouped: "250.000". */
  grouped: boolean;
  /** "Un", "una" alone: may be an article. */
  isArticle: boolean;
}

interface Read {
  value: number;
  to: number;
  scale: number;
  grouped?: boolean;
  isArticle?: boolean;
}

/** All numbers, left to right. In a range a scale said once counts for both: "entre 180 y 220 mil". */
export function quantitiesIn(tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readAt(tokens, at);
    if (!read) {
      at++;
      continue;
    }
    const { grouped = false, isArticle = false, ...rest } = read;
    found.push({ ...rest, from: at, grouped, isArticle });
    at = read.to;
  }
  shareScales(tokens, found);
  return found;
}

/** The value of a figure as typed, in Spain's or America's manner; null where its points make no sense. */
function figureValue(text: string, isPercent: boolean): { value: number; grouped: boolean } | null {
  const plain = text.replace(/['’´]/g, ",");
  const separators = [...plain].filter((letter) => letter === "." || letter === ",");
  if (separators.length === 0) return { value: Number(plain), grouped: false };
  const last = separators.at(-1)!;
  const others = separators.slice(0, -1);
  const fraction = plain.slice(plain.lastIndexOf(last) + 1);
  const allAlike = others.every((each) => each === last);
  const inThrees = plain
    .split(/[.,]/)
    .slice(1, allAlike ? undefined : -1)
    .every((group) => group.length === 3);
  // "250.000", "1.250.000", "2,500,000"; but "0,125" and "3,125 %" have a fraction of three figures.
  const isGrouped =
    allAlike && inThrees && !(others.length === 0 && (plain.startsWith("0") || isPercent)) && plain.search(/[.,]/) <= 3;
  if (isGrouped) return { value: Number(plain.replace(/[.,]/g, "")), grouped: true };
  if (others.length > 0 && (allAlike || !inThrees)) return null;
  const whole = plain.slice(0, plain.length - fraction.length - 1).replace(/[.,]/g, "");
  return { value: Number(`${whole}.${fraction}`), grouped: others.length > 0 };
}

function readAt(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at]!;
  if (token.kind === "number") return readFigures(tokens, at);
  if (token.kind !== "word") return null;
  return readParts(tokens, at) ?? readWords(tokens, at);
}

function readFigures(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  const figure = figureValue(
    token.text,
    next?.text === "%" || (next?.word === "por" && tokens[at + 2]?.word === "ciento"),
  );
  if (!figure) return null;
  let { value, grouped } = figure;
  let to = at + 1;
  // "250 000 euros": groups parted by spaces.
  while (/^\d{1,3}$/.test(token.text) && /^\d00$|^\d50$/.test(tokens[to]?.text ?? "") && value >= 1) {
    value = value * 1000 + Number(tokens[to]!.text);
    grouped = true;
    to++;
  }
  return withScale(tokens, { value, to, scale: 1, grouped });
}

/** Words that follow a number and multiply it: "250 mil", "1,2 millones", "2 millones 300 mil", "millón y medio". */
function withScale(tokens: readonly Token[], read: Read): Read {
  const token = tokens[read.to];
  const scale = scaleOf(token, tokens[read.to + 1], read);
  if (!scale) return read;
  let value = Math.round(read.value * scale * 100) / 100;
  let to = read.to + 1;
  // "250 mil millones" is nobody's home, "mil millones" of pesos may be.
  if (scale === 1e3 && SCALES[tokens[to]?.word ?? ""] === 1e6) {
    value *= 1e6;
    to++;
  }
  if (tokens[to]?.word === "y" && /^medi[oa]$/.test(tokens[to + 1]?.word ?? ""))
    return { ...read, value: value + scale / 2, to: to + 2, scale };
  if (scale === 1e6) {
    const more = tokens[to] ? readAt(tokens, to) : null;
    if (more && more.value < 1e6 && more.value >= 1e3 && !more.isArticle)
      return { ...read, value: value + more.value, to: more.to, scale };
  }
  return { ...read, value, to, scale };
}

/** A large M glued to few figures is millions ("1.5M"), elsewhere metres ("90 M"). */
function scaleOf(token: Token | undefined, next: Token | undefined, { value, grouped }: Read): number | undefined {
  if (token?.kind !== "word") return undefined;
  if (token.text === "M" && !token.spaced && value < 20 && !grouped) return 1e6;
  if (token.word === "m" && /^(euros?|eur|usd|pesos)$/.test(next?.word ?? "") && value < 1000)
    return value < 20 ? 1e6 : 1e3;
  return SCALES[token.word];
}

/** "Medio millón", "un cuarto de millón", "un par de". */
function readParts(tokens: readonly Token[], at: number): Read | null {
  const words = [0, 1, 2, 3].map((step) => tokens[at + step]?.word ?? "");
  const from = words[0] === "un" ? 1 : 0;
  // "Palo y medio", "un millón y medio" said without its one.
  if (/^(palo|melon)$/.test(words[from]!) && words[from + 1] === "y" && words[from + 2] === "medio")
    return { value: 1.5e6, to: at + from + 3, scale: 1e6 };
  if (words[from] === "medio" && /^(millon|palo)$/.test(words[from + 1]!))
    return { value: 5e5, to: at + from + 2, scale: 1e6 };
  if (/^medi[oa]$/.test(words[from]!) && /^hectareas?$/.test(words[from + 1]!))
    return { value: 0.5, to: at + from + 1, scale: 1 };
  if (words[from] === "cuarto" && words[from + 1] === "de" && words[from + 2] === "millon") {
    return { value: 2.5e5, to: at + from + 3, scale: 1e6 };
  }
  if (words[from] === "par" && words[from + 1] === "de" && from === 1) return { value: 2, to: at + 3, scale: 1 };
  return null;
}

function readWords(tokens: readonly Token[], at: number): Read | null {
  let total = 0;
  let current = 0;
  let to = at;
  let scale = 1;
  let hasPart = false;
  for (;;) {
    const isLinked = hasPart && tokens[to]?.word === "y";
    const token = tokens[isLinked ? to + 1 : to];
    if (token?.kind !== "word") break;
    const step = isLinked ? 2 : 1;
    const word = token.word;
    const inHundred = current % 100;
    if (SPELLED_HUNDREDS[word] !== undefined && current === 0 && !isLinked) current = SPELLED_HUNDREDS[word];
    else if (SPELLED_TENS[word] !== undefined && inHundred === 0 && !isLinked && (current === 0 || current >= 100))
      current += SPELLED_TENS[word];
    else if (SPELLED_UNITS[word] !== undefined && fitsUnit(SPELLED_UNITS[word], current, hasPart, isLinked))
      current += SPELLED_UNITS[word];
    else if (SCALES[word] !== undefined && !isLinked && isScaleHere(word, total, hasPart)) {
      const factor = SCALES[word];
      if (factor === 1e6 && total > 0) total = (total + current) * 1e6;
      else total += (current || 1) * factor;
      current = 0;
      scale = Math.max(scale, factor);
    } else break;
    hasPart = true;
    to += step;
  }
  if (!hasPart) return null;
  const value = total + current;
  const isArticle = to === at + 1 && /^un[oa]?$/.test(tokens[at]!.word);
  return withFraction(tokens, { value, to, scale, isArticle });
}

/** "Mil" and "millón" begin a number; "k", "palos" do not. */
const isScaleHere = (word: string, total: number, hasPart: boolean) =>
  (word === "mil" && (total === 0 || total >= 1e6)) ||
  (word === "millon" && total === 0) ||
  (hasPart && (total === 0 || SCALES[word] === 1e6) && total < 1e6);

/** A unit after tens ("treinta y cinco", dictated "treinta cinco"), after hundreds, or first. */
function fitsUnit(unit: number, current: number, hasPart: boolean, isLinked: boolean): boolean {
  const inHundred = current % 100;
  if (isLinked) return inHundred >= 30 && inHundred % 10 === 0 && unit >= 1 && unit <= 9;
  if (!hasPart || current === 0) return true;
  if (inHundred === 0) return current >= 100;
  return inHundred >= 30 && inHundred % 10 === 0 && unit >= 1 && unit <= 9;
}

/** "Dos coma cinco", "tres y medio", "millón y medio". */
function withFraction(tokens: readonly Token[], read: Read): Read {
  const [first, second] = [tokens[read.to]?.word ?? "", tokens[read.to + 1]];
  // «Cuatro y medio millones».
  if (first === "y" && second?.word === "medio" && read.scale === 1 && SCALES[tokens[read.to + 2]?.word ?? ""] === 1e6)
    return { ...read, value: (read.value + 0.5) * 1e6, to: read.to + 3, scale: 1e6, isArticle: false };
  if (first === "y" && /^medi[oa]$/.test(second?.word ?? ""))
    return { ...read, value: read.value + read.scale / 2, to: read.to + 2, isArticle: false };
  if (!/^(coma|punto)$/.test(first) || !second || read.scale > 1) return read;
  if (SCALES[second.word] !== undefined) return read;
  const fraction =
    second.kind === "number"
      ? { value: Number(second.text), to: read.to + 2, scale: 1 }
      : readWords(tokens, read.to + 1);
  // "Cinco millones" is read as one: the five belongs behind the comma, and the millions to all of it.
  const figures = fraction ? fraction.value / fraction.scale : Number.NaN;
  if (!fraction || !Number.isInteger(figures) || figures >= 1000) return read;
  const value = Math.round(Number(`${read.value}.${figures}`) * fraction.scale * 1000) / 1000;
  return withScale(tokens, { value, to: fraction.to, scale: fraction.scale });
}

const LINKS = new Set(["y", "a", "o", "-", "–", "hasta"]);

function shareScales(tokens: readonly Token[], quantities: Quantity[]) {
  for (const [index, first] of quantities.entries()) {
    const second = quantities[index + 1];
    if (!second || second.from !== first.to + 1 || !LINKS.has(tokens[first.to]!.word)) continue;
    const isBelow = first.scale === 1 && !first.isArticle && !first.grouped && second.scale > 1 && first.value < 1000;
    if (isBelow && first.value * second.scale <= second.value) {
      first.value *= second.scale;
      first.scale = second.scale;
    }
  }
}
