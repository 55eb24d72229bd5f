/** A word, figure or mark of a dictated text, with its place. */
export interface DictatedToken {
  /** Lower case, without accents. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /\d+(?:[.,]\d+)?|\p{L}+|[×*,;.:\n]/gu;

export function dictatedTokens(text: string): DictatedToken[] {
  return [...text.matchAll(WORD)].map((match) => ({
    // ñ becomes n as well: «bano».
    word: match[0].toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const UNITS =
  "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve".split(
    " ",
  );
const SMALL = new Map<string, number>([...UNITS.entries()].map(([value, word]) => [word, value]));
SMALL.set("uno", 1).set("una", 1);
const TENS = new Map([
  ["treinta", 30],
  ["cuarenta", 40],
  ["cincuenta", 50],
  ["sesenta", 60],
  ["setenta", 70],
  ["ochenta", 80],
  ["noventa", 90],
]);

interface Read {
  readonly value: number;
  readonly next: number;
}

/** A spelled number from 0 to 99: «veinte», «cuarenta y cinco». */
function spelled(tokens: readonly DictatedToken[], at: number): Read | null {
  const word = tokens[at]?.word ?? "";
  const tens = TENS.get(word);
  if (tens !== undefined) {
    const unit = tokens[at + 1]?.word === "y" ? SMALL.get(tokens[at + 2]?.word ?? "") : undefined;
    return unit !== undefined && unit > 0 && unit < 10
      ? { value: tens + unit, next: at + 3 }
      : { value: tens, next: at + 1 };
  }
  const small = SMALL.get(word);
  return small === undefined ? null : { value: small, next: at + 1 };
}

const METRES = new Set(["m", "metro", "metros", "mts", "mt"]);
const CENTIMETRES = new Set(["cm", "centimetro", "centimetros"]);

/**
 * A length in mm as it is typed or said: «5,20», «5.20 m», «520 cm», «tres metros y medio», «dos cuarenta», «cuatro con veinte», «uno
 * cero cinco». A plain number is metres.
 */
export function dictatedLength(
  tokens: readonly DictatedToken[],
  at: number,
): { lengthMm: number; next: number } | null {
  const word = tokens[at]?.word ?? "";
  if (word === "medio" && METRES.has(tokens[at + 1]?.word ?? "")) return { lengthMm: 500, next: at + 2 };
  const isFigure = /^\d/.test(word);
  const whole = isFigure ? { value: Number(word.replace(",", ".")), next: at + 1 } : spelled(tokens, at);
  if (!whole) return null;
  let { next } = whole;
  if (CENTIMETRES.has(tokens[next]?.word ?? "")) return { lengthMm: Math.round(whole.value * 10), next: next + 1 };
  const hasUnit = METRES.has(tokens[next]?.word ?? "");
  if (hasUnit) next++;
  const part = hundredths(tokens, next, isFigure && !hasUnit);
  const metres = whole.value + (part?.value ?? 0) / 100;
  next = part?.next ?? next;
  if (METRES.has(tokens[next]?.word ?? "") && !hasUnit) next++;
  return { lengthMm: Math.round(metres * 1000), next };
}

/** What follows the metres: «y medio», «con veinte», «veinte», «cero cinco». */
function hundredths(tokens: readonly DictatedToken[], at: number, isFigure: boolean): Read | null {
  const joins = ["y", "con", "coma", "punto"].includes(tokens[at]?.word ?? "");
  const from = joins ? at + 1 : at;
  if (tokens[from]?.word === "medio" && joins) return { value: 50, next: from + 1 };
  // After «5,20» no hundredths follow, and «5 y cocina» is no length.
  if (isFigure) return null;
  const isZero = tokens[from]?.word === "cero";
  const figure = /^\d\d$/.test(tokens[from]?.word ?? "") ? { value: Number(tokens[from]!.word), next: from + 1 } : null;
  const part = figure ?? spelled(tokens, isZero ? from + 1 : from);
  if (!part) return null;
  // «Dos cinco» may be 2.05 or 2.50: not understood rather than guessed.
  return part.value >= 10 || isZero ? withCentimetres(tokens, part) : null;
}

function withCentimetres(tokens: readonly DictatedToken[], part: Read): Read {
  return CENTIMETRES.has(tokens[part.next]?.word ?? "") ? { ...part, next: part.next + 1 } : part;
}
