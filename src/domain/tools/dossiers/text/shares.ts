import type { Figure } from "./figures.ts";
import { hasAny, phrases, spansOf } from "./find.ts";
import type { Flat, Span } from "./flat.ts";

/** A part of a whole: «50 %», «un tercio», «1/3», «la totalidad». */
export interface Percent extends Span {
  percent: number;
  /** In figures with the sign; words and fractions are parts of ownership and hardly anything else. */
  isRate: boolean;
  /** Several have it alike: «por terceras partes», «por partes iguales». */
  isEqual: boolean;
  /** How many then have it, where the words say so. */
  count: number | null;
}

const WHOLES: readonly [words: string, percent: number][] = [
  ["la totalidad", 100],
  ["totalidad", 100],
  ["entero dominio", 100],
  ["por iguales partes", 0],
  ["por partes iguales", 0],
  ["a partes iguales", 0],
  ["en partes iguales", 0],
  ["por iguales mitades", 0],
];

const listOf = (words: string, first: number): (readonly [string, number])[] =>
  words.split(" ").map((word, i) => [word, first + i] as const);
/** «Tercera parte»: words that name a part only together with that word. */
const ORDINALS = new Map([
  ...listOf("tercera cuarta quinta sexta septima octava novena decima onceava doceava treceava catorceava", 3),
  ...listOf("quinceava dieciseisava diecisieteava dieciochoava diecinueveava veinteava", 15),
  ["duodecima", 12],
  ["veinticuatroava", 24],
  ["dozava", 12],
  ["ochava", 8],
]);
/** «Un tercio», «tres octavos»: words that a floor has too, so that a count must stand before them. */
const PARTS = new Map(listOf("medio tercio cuarto quinto sexto septimo octavo noveno decimo", 2));
const COUNTS = new Map([["una", 1], ...listOf("un dos tres cuatro cinco seis siete ocho nueve diez once doce", 1)]);
const ONE = new Set("la el otra otro restante dicha cada su".split(" "));
const BEHIND_PART = new Set("indiviso indivisos del en pleno restante".split(" "));
const OF_RIGHT = new Set("la nuda pleno plena usufructo propiedad dominio su".split(" "));

/** Parts in words: «tres cuartas partes», «la mitad», «por terceras e iguales partes». */
function partsIn({ text, tokens }: Flat): Percent[] {
  const found: Percent[] = [];
  tokens.forEach((token, i) => {
    const part = partAt(i);
    if (!part) return;
    const before = tokens[i - 1]?.text ?? "";
    const count = COUNTS.get(before);
    const isMany = token.text.endsWith("s");
    const isAlike = (isMany && count === undefined) || (before === "por" && part.parts === 2);
    if (part.needsCount && count === undefined && !ONE.has(before)) return;
    found.push({
      start: count === undefined && !ONE.has(before) ? token.start : tokens[i - 1]!.start,
      end: part.end,
      percent: (100 * (count ?? 1)) / part.parts,
      isRate: false,
      isEqual: isAlike,
      count: isAlike ? part.parts : null,
    });
  });
  return found;

  function partAt(i: number): { parts: number; end: number; needsCount: boolean } | null {
    const token = tokens[i]!;
    const word = token.text.endsWith("s") ? token.text.slice(0, -1) : token.text;
    if (word === "mitad" || word === "mitade") return { parts: 2, end: token.end, needsCount: false };
    const ordinal = ORDINALS.get(word);
    if (ordinal !== undefined) {
      const noun = tokens.slice(i + 1, i + 4).find((one) => one.text === "parte" || one.text === "partes");
      const between = noun && text.slice(token.end, noun.start).trim();
      return noun && ["", "e iguales", "y iguales", "indivisa", "indivisas"].includes(between!)
        ? { parts: ordinal, end: noun.end, needsCount: false }
        : null;
    }
    const parts = PARTS.get(word);
    if (parts === undefined) return null;
    const next = tokens[i + 1]?.text ?? "";
    const isPart =
      parts === 3 ||
      token.text.endsWith("s") ||
      BEHIND_PART.has(next) ||
      // «Un cuarto de la nuda propiedad», and not «un cuarto de baño».
      (next === "de" && OF_RIGHT.has(tokens[i + 2]?.text ?? ""));
    return isPart ? { parts, end: token.end, needsCount: true } : null;
  }
}

export function percentsIn(flat: Flat, figures: readonly Figure[]): Percent[] {
  const { text } = flat;
  const found: Percent[] = [];
  figures.forEach((figure, i) => {
    const at = text[figure.end] === " " ? figure.end + 1 : figure.end;
    const sign = ["%", "por ciento", "por 100", "por cien"].find((one) => text.startsWith(one, at));
    if (sign && figure.value <= 1_000) {
      found.push({ start: figure.start, end: at + sign.length, percent: figure.value, isRate: true, ...ALONE });
      return;
    }
    // «cincuenta enteros por ciento», «dos enteros y cuarenta y cinco centésimas por ciento».
    if (text.startsWith("enteros", at) || text.startsWith("entero ", at)) {
      const fraction = figures[i + 1];
      const close = text.indexOf("por ciento", at);
      if (close < 0 || close > at + 90) return;
      const part = fraction && fraction.start < close ? partOf(text, fraction) : 0;
      found.push({
        start: figure.start,
        end: close + "por ciento".length,
        percent: figure.value + part,
        isRate: true,
        ...ALONE,
      });
      return;
    }
    // «1/3», unless it is a part of a date or an address.
    const below = figures[i + 1];
    const isFraction =
      below &&
      text.slice(figure.end, below.start) === "/" &&
      text[below.end] !== "/" &&
      text[figure.start - 1] !== "/" &&
      figure.value >= 1 &&
      below.value >= figure.value &&
      below.value <= 100 &&
      ((text[figure.start - 1] === "(" && text[below.end] === ")") ||
        hasAny(flat, OF_OWNERSHIP, below.end, below.end + 50) ||
        hasAny(flat, ["proporcion", "participacion", "porcion", "parte indivisa"], figure.start - 26, figure.start));
    if (isFraction)
      found.push({
        start: figure.start,
        end: below.end,
        percent: (figure.value * 100) / below.value,
        isRate: false,
        ...ALONE,
      });
  });
  const words = [
    ...partsIn(flat),
    ...WHOLES.flatMap(([phrase, percent]) =>
      spansOf(flat, phrase).map((span) => ({ ...span, percent, isRate: false, isEqual: percent === 0, count: null })),
    ),
  ];
  for (const one of words) if (!found.some((other) => other.start < one.end && one.start < other.end)) found.push(one);
  return found.sort((a, b) => a.start - b.start);
}

const ALONE = { isEqual: false, count: null };

const OF_OWNERSHIP = phrases(
  "indivis* · pleno dominio · nuda propiedad · usufructo · parte* · de la finca · de dominio · propiedad",
);

/** «cuarenta y cinco centésimas» is 0.45. */
function partOf(text: string, figure: Figure): number {
  const unit = text.slice(figure.end + 1, figure.end + 14);
  if (unit.startsWith("decim")) return figure.value / 10;
  if (unit.startsWith("centesim")) return figure.value / 100;
  if (unit.startsWith("milesim")) return figure.value / 1_000;
  return 0;
}

export type Right = "full" | "bare" | "usufruct";

const RIGHTS: readonly [words: string, right: Right][] = [
  ["pleno dominio", "full"],
  ["plena propiedad", "full"],
  ["dominio pleno", "full"],
  ["nuda propiedad", "bare"],
  ["nudo propietario", "bare"],
  ["nuda propietaria", "bare"],
  ["nudos propietarios", "bare"],
  ["usufructo", "usufruct"],
  ["usufructuari*", "usufruct"],
];

/** Rights named in a part of a text, in order. */
export function rightsIn(flat: Flat, from: number, to: number): (Span & { right: Right })[] {
  return RIGHTS.flatMap(([words, right]) => spansOf(flat, words, from, to).map((span) => ({ ...span, right }))).sort(
    (a, b) => a.start - b.start,
  );
}
