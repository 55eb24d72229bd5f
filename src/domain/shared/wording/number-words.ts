import { SPELLED_HUNDREDS, SPELLED_TENS, SPELLED_UNITS } from "../format/spelled-numbers.ts";

/** Numbers written in words, read from words that follow one another. */

export interface WordNumber {
  value: number;
  /** How many of the words make it. */
  words: number;
  /** Only «un», «una», «uno»: an article until something says otherwise. */
  isArticle: boolean;
  /**
   * The last place that it expresses: 1 for «treinta y dos», 1.000 for «doscientos mil», 0,1 for «cuatro coma nueve».
   */
  step: number;
}

const table = (words: string, from = 1, by = 1): [string, number][] =>
  words.split(" ").flatMap((group, i) => group.split("/").map((word): [string, number] => [word, from + i * by]));

export const SCALES = new Map([
  ["mil", 1_000],
  ["millon", 1_000_000],
  ["millones", 1_000_000],
]);

const ENGLISH_UNITS = new Map([
  ...table("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"),
  ...table("seventeen eighteen nineteen", 17),
]);
const ENGLISH_TENS = new Map(table("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10));
const ENGLISH_SCALES = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["million", 1_000_000],
]);

export type WordLanguage = "es" | "en";

/** Whether a folded word may be the first of a number: most words are not, and nothing after them need be read. */
export function beginsNumber(word: string, language: WordLanguage): boolean {
  if (language === "en") return ENGLISH_UNITS.has(word) || ENGLISH_TENS.has(word);
  return (
    word in SPELLED_UNITS || word in SPELLED_TENS || word in SPELLED_HUNDREDS || word === "mil" || word === "medio"
  );
}

/** The number that the words begin with; null where they begin with none. Words are folded. */
export function readWordNumber(words: readonly string[], language: WordLanguage = "es"): WordNumber | null {
  return language === "es" ? readSpanish(words) : readEnglish(words);
}

function readSpanish(words: readonly string[]): WordNumber | null {
  if (words[0] === "cero") return withDecimals(words, { value: 0, words: 1, isArticle: false, step: 1 });
  let at = 0;
  let total = 0;
  let scaled = Number.POSITIVE_INFINITY;
  let step = 1;
  for (;;) {
    const group = readGroup(words, at);
    const scale = SCALES.get(words[at + group.words] ?? "");
    if (scale !== undefined && scale < scaled && (group.words > 0 || scale === 1_000)) {
      // «doscientos mil millones»: the thousands are counted in millions.
      total += (group.words > 0 ? group.value : 1) * scale;
      at += group.words + 1;
      step = scale;
      scaled = scale;
      const above = SCALES.get(words[at] ?? "");
      if (scale === 1_000 && above === 1_000_000) {
        total *= above;
        step *= above;
        at += 1;
      }
      continue;
    }
    if (group.words > 0) {
      total += group.value;
      at += group.words;
      step = 1;
    }
    break;
  }
  if (at === 0) return words[0] === "medio" && words[1] === "millon" ? HALF_MILLION : null;
  const found = { value: total, words: at, isArticle: at === 1 && SPELLED_UNITS[words[0]!] === 1, step };
  return withHalf(words, withDecimals(words, found));
}

const HALF_MILLION: WordNumber = { value: 500_000, words: 2, isArticle: false, step: 100_000 };

/** Below a thousand. */
function readGroup(words: readonly string[], from: number): { value: number; words: number } {
  let at = from;
  let value = 0;
  const hundreds = SPELLED_HUNDREDS[words[at] ?? ""];
  if (hundreds !== undefined) {
    value += hundreds;
    at++;
  }
  const tens = SPELLED_TENS[words[at] ?? ""];
  if (tens !== undefined) {
    value += tens;
    at++;
    const joined = words[at] === "y" ? 1 : 0;
    const unit = SPELLED_UNITS[words[at + joined] ?? ""];
    if (unit !== undefined && unit > 0 && unit < 10 && joined === 1) {
      value += unit;
      at += 2;
    }
    return { value, words: at - from };
  }
  const small = SPELLED_UNITS[words[at] ?? ""];
  if (small !== undefined && small > 0) {
    value += small;
    at++;
  }
  return { value, words: at - from };
}

/** «cuatro coma nueve», «tres coma cero cinco». */
function withDecimals(words: readonly string[], found: WordNumber): WordNumber {
  if (words[found.words] !== "coma") return found;
  let at = found.words + 1;
  let digits = "";
  while (words[at] === "cero") {
    digits += "0";
    at++;
  }
  const rest = readGroup(words, at);
  if (rest.words > 0) digits += String(rest.value);
  at += rest.words;
  if (digits === "") return found;
  return { value: Number(`${found.value}.${digits}`), words: at, isArticle: false, step: 10 ** -digits.length };
}

/** «dos millones y medio», «tres y medio». */
function withHalf(words: readonly string[], found: WordNumber): WordNumber {
  if (words[found.words] !== "y" || !/^medi[oa]$/.test(words[found.words + 1] ?? "")) return found;
  const half = found.step / 2;
  return { value: found.value + half, words: found.words + 2, isArticle: false, step: found.step / 10 };
}

function readEnglish(words: readonly string[]): WordNumber | null {
  let at = 0;
  let total = 0;
  let group = 0;
  let step = 1;
  for (;;) {
    const word = words[at] ?? "";
    const tens = ENGLISH_TENS.get(word);
    const unit = ENGLISH_UNITS.get(word);
    const scale = ENGLISH_SCALES.get(word);
    if (tens !== undefined && group % 100 === 0) group += tens;
    else if (unit !== undefined && (group % 100 === 0 || (unit < 10 && group % 10 === 0 && group % 100 >= 20)))
      group += unit;
    else if (scale === 100 && at > 0) group *= 100;
    else if (scale !== undefined && at > 0) {
      total += (group || 1) * scale;
      group = 0;
      step = scale;
    } else if (word === "and" && at > 0 && readEnglish(words.slice(at + 1)) && step >= 100) {
      at++;
      continue;
    } else break;
    if (scale === undefined) step = 1;
    else if (scale === 100) step = 100;
    at++;
  }
  return at === 0 ? null : { value: total + group, words: at, isArticle: at === 1 && words[0] === "one", step };
}
