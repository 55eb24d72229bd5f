import { WRONG_PAIRS, WRONG_WORDS } from "./spelling-words.ts";

/** Faults of writing that adverts have again and again, each with its place in the text and what goes there instead. */

export type FaultKind = "letters" | "pair" | "plural" | "repeated" | "space" | "marks" | "capitals" | "price";

export interface WritingFault {
  kind: FaultKind;
  /** Place of the first character in the text. */
  at: number;
  /** As it is written. */
  found: string;
  /** The letters to put in its place. */
  fix: string;
  why: string;
}

const MOST_FAULTS = 60;

const isCapital = (letter: string) => letter !== letter.toLocaleLowerCase("es");
/** The right word in the case of the wrong one. */
function inCaseOf(wrong: string, right: string): string {
  if (wrong.length > 1 && wrong === wrong.toLocaleUpperCase("es")) return right.toLocaleUpperCase("es");
  return isCapital(wrong.charAt(0)) ? right.charAt(0).toLocaleUpperCase("es") + right.slice(1) : right;
}

const WORD = /\p{L}+/gu;
/** A Spanish word that ends so has its accent there; a name in the middle of a sentence may be of another language. */
const OF_ION = /^\p{Ll}{2,20}[cs]ion$/u;

const ROW = /(\p{L})\1{2,}/gu;
/** `muyyy` as `muy`; Roman numbers and addresses are no words. */
function withoutRows(word: string): string | undefined {
  const bare = /^[ivxlcdmw]+$/.test(word) ? word : word.replace(ROW, "$1");
  return bare === word ? undefined : (WRONG_WORDS.get(bare) ?? bare);
}

/** Words of the list, in whatever case, and those that end in «-ción» without their accent. */
function wordFaults(text: string): WritingFault[] {
  const found: WritingFault[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    // An address is no word, nor is a part of one.
    if (/[@./_-]/.test(text.charAt(index - 1)) || /[@/_]/.test(text.charAt(index + word.length))) continue;
    const lower = word.toLocaleLowerCase("es");
    const isAloud = word === word.toLocaleUpperCase("es") && word.length > 1;
    const isName = isCapital(word.charAt(0)) && !isAloud && !beginsSentence(text, index);
    const listed = WRONG_WORDS.get(lower) ?? withoutRows(lower);
    const right = listed ?? (OF_ION.test(lower) ? `${lower.slice(0, -2)}ón` : undefined);
    if (right === undefined || isName) continue;
    found.push({ kind: "letters", at: index, found: word, fix: inCaseOf(word, right), why: "Se escribe así." });
  }
  return found;
}

/** At the beginning, behind the end of a sentence or in a line of its own. */
function beginsSentence(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /[ \u00a0¡¿«"(*•-]/.test(text.charAt(before))) before--;
  return before < 0 || /[.!?…\n:]/.test(text.charAt(before));
}

function pairFaults(text: string): WritingFault[] {
  return WRONG_PAIRS.flatMap(([pattern, right, why]) =>
    [...text.matchAll(pattern)].map(({ 0: all, 1: wrong, index }) => {
      const word = wrong!;
      const at = index + (all.startsWith(word) ? 0 : all.indexOf(word));
      const kind: FaultKind = why.startsWith("Son ") ? "plural" : "pair";
      return { kind, at, found: word, fix: inCaseOf(word, right), why };
    }),
  );
}

/** Marks and blanks, by patterns whose whole match is what is replaced. */
const PATTERNS: readonly (readonly [FaultKind, RegExp, (found: string) => string, string])[] = [
  ["repeated", /(?<!\p{L})(de|la|el|los|las|en|con|un|una|que|del|al|por|para|\p{L}{4,15}) \1(?!\p{L})/gu, (found) => found.slice(0, found.indexOf(" ")), "La palabra está dos veces."],
  ["space", /(?<=\p{L}{2}),(?=\p{L}{2})/gu, () => ", ", "Falta un espacio detrás de la coma."],
  ["space", /(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu, () => ". ", "Falta un espacio detrás del punto."],
  ["space", /(?<=[\p{L}\d]) +(?=[,;](?: |$)|\.(?: |$|\n))/gmu, () => "", "Sobra un espacio delante del signo."],
  ["space", /(?<=[\p{L},;]) {2,}(?=\p{L})/gu, () => " ", "Sobra un espacio."],
  ["marks", /!{2,}/g, () => "!", "Con un signo basta; los demás parecen publicidad."],
  ["marks", /\?{2,}/g, () => "?", "Con un signo basta."],
  ["marks", /\.{4,}/g, () => "…", "Los puntos suspensivos son tres."],
  ["price", /(?<![\d.,])\d{1,3}(?:\.\d{3})+ ?e(?!\p{L})/giu, (found) => found.replace(/ ?e$/i, "\u00a0€"), "El euro se escribe con su signo."],
  ["price", /(?<![\d.,])[1-9]\d{4,7} ?(?:€|euros(?!\p{L}))/gu, (found) => grouped(found), "Los miles se separan."],
  ["price", /(?<![\d.,])\d{1,3}(?:\.\d{3})+€/gu, (found) => found.replace("€", "\u00a0€"), "Entre la cifra y el euro va un espacio."],
  ["price", /€ ?\d{1,3}(?:\.\d{3})+(?![\d.,])/gu, (found) => `${found.replace(/€ ?/, "")}\u00a0€`, "El euro va detrás de la cifra."],
  ["price", /(?<![\d.,])\d{1,3}(?:,\d{3})+(?= ?(?:€|euros(?!\p{L})))/gu, (found) => found.replaceAll(",", "."), "En euros los miles se separan con punto."],
]; // biome-ignore format: a table

const grouped = (price: string): string =>
  price.replace(/^\d+/, (digits) => digits.replace(/\B(?=(?:\d{3}){1,3}$)/g, ".")).replace(/ ?€/, "\u00a0€");

const patternFaults = (text: string): WritingFault[] =>
  PATTERNS.flatMap(([kind, pattern, fixed, why]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const fix = fixed(found);
      return fix === found ? [] : [{ kind, at: index, found, fix, why }];
    }),
  );

/** Two words or more in capitals: what a person shouts. A single one may be a name or an abbreviation. */
const SHOUTED = /(?<!\p{L})\p{Lu}{2,}(?: \p{Lu}+){1,40}(?!\p{L})/gu;
/** Words of a shout that are none of the short ones, such as names of papers and taxes. */
const LEAST_SHOUTED = 2;

function capitalFaults(text: string): WritingFault[] {
  const shouted = [...text.matchAll(SHOUTED)]
    .filter(([found]) => (found.match(/\p{Lu}{5,}/gu) ?? []).length >= LEAST_SHOUTED)
    .map(({ 0: found, index }): WritingFault => {
      const low = wellWritten(found.toLocaleLowerCase("es"));
      const fix = beginsSentence(text, index) ? low.charAt(0).toLocaleUpperCase("es") + low.slice(1) : low;
      return {
        kind: "capitals",
        at: index,
        found,
        fix,
        why: "En mayúsculas parece un grito. Revisa los nombres propios.",
      };
    });
  const begins = [...text.matchAll(/(?<=\p{Ll}{5}\. {1,2})\p{Ll}(?=\p{Ll})/gu)].map(
    ({ 0: found, index }): WritingFault => ({
      kind: "capitals",
      at: index,
      found,
      fix: found.toLocaleUpperCase("es"),
      why: "Detrás de punto va mayúscula.",
    }),
  );
  return [...shouted, ...begins];
}

/** The faults of a text in their order; where two lie over each other the first is told. */
export const writingFaults = (text: string): WritingFault[] => inOrder([...plainFaults(text), ...capitalFaults(text)]);

/** All but the capitals. */
const plainFaults = (text: string) => [...wordFaults(text), ...pairFaults(text), ...patternFaults(text)];

function inOrder(found: WritingFault[]): WritingFault[] {
  const all = found.toSorted((a, b) => a.at - b.at || b.found.length - a.found.length);
  const faults: WritingFault[] = [];
  let end = 0;
  for (const fault of all) {
    if (fault.at < end || faults.length === MOST_FAULTS) continue;
    faults.push(fault);
    end = fault.at + Math.max(1, fault.found.length);
  }
  return faults;
}

/** The text with some of its faults mended. @param faults of this very text, in their order */
export function mendedText(text: string, faults: readonly WritingFault[]): string {
  let [mended, from] = ["", 0];
  for (const { at, found, fix } of faults) {
    mended += text.slice(from, at) + fix;
    from = at + found.length;
  }
  return mended + text.slice(from);
}

/** The text without the faults that anybody may mend unasked. Capitals stay: a name would lose its own. */
export function wellWritten(text: string): string {
  let written = text;
  // Faults that lay under others are seen once those are gone.
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const mended = mendedText(written, inOrder(plainFaults(written)));
    if (mended === written) break;
    written = mended;
  }
  return written;
}
const MOST_ROUNDS = 5;
