import type { Figure } from "./figures.ts";
import { hasAny, phrases, spansOf } from "./find.ts";
import type { Flat, Span } from "./flat.ts";

/** A part of a whole: «50 %», «un tercio», «1/3», «la totalidad». */
export interface Percent extends Span {
  percent: number;
  /** In figures with the sign; words and fractions are parts of ownership and hardly anything else. */
  isRate: boolean;
}

const FRACTIONS: readonly [words: string, percent: number][] = [
  ["la totalidad", 100],
  ["en su totalidad", 100],
  ["totalidad", 100],
  ["entero dominio", 100],
  ["una mitad", 50],
  ["la mitad", 50],
  ["mitad indivisa", 50],
  ["mitades indivisas", 50],
  ["por mitad", 50],
  ["por mitades", 50],
  ["por iguales partes", 0],
  ["por partes iguales", 0],
  ["dos tercios", 200 / 3],
  ["dos terceras partes", 200 / 3],
  ["un tercio", 100 / 3],
  ["una tercera parte", 100 / 3],
  ["tercera parte indivisa", 100 / 3],
  ["tres cuartas partes", 75],
  ["tres cuartos", 75],
  ["un cuarto indiviso", 25],
  ["una cuarta parte", 25],
  ["cuarta parte indivisa", 25],
  ["una quinta parte", 20],
  ["dos quintas partes", 40],
  ["tres quintas partes", 60],
  ["cuatro quintas partes", 80],
  ["un quinto", 20],
  ["una sexta parte", 100 / 6],
  ["un sexto", 100 / 6],
  ["dos sextas partes", 100 / 3],
  ["cinco sextas partes", 500 / 6],
  ["una septima parte", 100 / 7],
  ["una octava parte", 12.5],
  ["un octavo", 12.5],
  ["tres octavas partes", 37.5],
  ["una novena parte", 100 / 9],
  ["una decima parte", 10],
  ["una doceava parte", 100 / 12],
];

export function percentsIn(flat: Flat, figures: readonly Figure[]): Percent[] {
  const { text } = flat;
  const found: Percent[] = [];
  figures.forEach((figure, i) => {
    const at = text[figure.end] === " " ? figure.end + 1 : figure.end;
    const sign = ["%", "por ciento", "por 100", "por cien"].find((one) => text.startsWith(one, at));
    if (sign && figure.value <= 1_000) {
      found.push({ start: figure.start, end: at + sign.length, percent: figure.value, isRate: true });
      return;
    }
    // «cincuenta enteros por ciento», «dos enteros y cuarenta y cinco centésimas por ciento».
    if (text.startsWith("enteros", at) || text.startsWith("entero ", at)) {
      const fraction = figures[i + 1];
      const close = text.indexOf("por ciento", at);
      if (close < 0 || close > at + 90) return;
      const part = fraction && fraction.start < close ? partOf(text, fraction) : 0;
      found.push({ start: figure.start, end: close + "por ciento".length, percent: figure.value + part, isRate: true });
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
      (hasAny(flat, OF_OWNERSHIP, below.end, below.end + 50) ||
        hasAny(flat, ["proporcion", "participacion", "porcion", "parte indivisa"], figure.start - 26, figure.start));
    if (isFraction)
      found.push({ start: figure.start, end: below.end, percent: (figure.value * 100) / below.value, isRate: false });
  });
  for (const [words, percent] of FRACTIONS) {
    for (const span of spansOf(flat, words)) {
      if (!found.some((one) => one.start < span.end && span.start < one.end))
        found.push({ ...span, percent, isRate: false });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

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
