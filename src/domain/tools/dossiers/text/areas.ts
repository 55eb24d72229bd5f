import { rowAt } from "./cells.ts";
import type { Figure } from "./figures.ts";
import { type Flat, isLetter, type Span } from "./flat.ts";

export interface Area extends Span {
  m2: number;
  /** In hectares, areas and centiareas, which only land is measured in. */
  isLand?: true;
}

const SQUARE = [
  "m2",
  "m.2",
  "m 2",
  "mts2",
  "mts 2",
  "mts.2",
  "mt2",
  "mtrs2",
  "metros cuadrados",
  "metro cuadrado",
  "m.c.",
  "mts. cuadrados",
  "ms cuadrados",
  "m cuadrados",
];
const METRES = ["metros", "metro", "mts", "m."];
const HUNDREDTHS = ["decimetros", "decimetro", "dm2", "dms", "dm.", "centimetros cuadrados"];
const LARGE: readonly [words: string, m2: number][] = [
  ["hectareas", 10_000],
  ["hectarea", 10_000],
  ["has", 10_000],
  ["ha", 10_000],
  ["areas", 100],
  ["area", 100],
  ["centiareas", 1],
  ["centiarea", 1],
  ["ca", 1],
];

/** All areas of a text: «95,30 m²», «setenta y ocho metros cuarenta decímetros cuadrados», «dos hectáreas, tres áreas». */
export function areasIn(flat: Flat, figures: readonly Figure[]): Area[] {
  const { text } = flat;
  const found: Area[] = [];
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i]!;
    const square = unitAfter(text, figure.end, SQUARE);
    // «M2 TERRENO» below a number is the head of a column.
    if (square !== null && isOfHead(flat, figure, square)) continue;
    if (square !== null) {
      const small = hundredths(text, figures[i + 1], square);
      found.push({ start: figure.start, end: small?.end ?? square, m2: figure.value + (small?.m2 ?? 0) });
      if (small) i++;
      continue;
    }
    const metres = unitAfter(text, figure.end, METRES);
    if (metres !== null) {
      const small = hundredths(text, figures[i + 1], metres);
      const isBuilt = ["construid", "util", "de superficie"].some((word) => text.startsWith(word, metres + 1));
      if (small || isBuilt) {
        found.push({ start: figure.start, end: small?.end ?? metres, m2: figure.value + (small?.m2 ?? 0) });
        if (small) i++;
      }
      continue;
    }
    const large = inLarge(text, figures, i);
    if (!large) continue;
    found.push(large.area);
    i = large.last;
  }
  return found;
}

function isOfHead(flat: Flat, figure: Figure, unit: number): boolean {
  const row = rowAt(flat, unit - 1);
  return row !== undefined && row.start > figure.start && row.cells.length > 1;
}

function unitAfter(text: string, end: number, units: readonly string[]): number | null {
  const at = text[end] === " " ? end + 1 : end;
  for (const unit of units) {
    if (text.startsWith(unit, at) && !isLetter(text[at + unit.length])) return at + unit.length;
  }
  return null;
}

/** «… y cuarenta decímetros cuadrados», at most a dozen letters further on. */
function hundredths(text: string, next: Figure | undefined, from: number): { m2: number; end: number } | null {
  if (!next || next.start < from || next.start > from + 14) return null;
  const end = unitAfter(text, next.end, HUNDREDTHS);
  if (end === null || next.value >= 100) return null;
  return { m2: next.value / 100, end: text.startsWith(" cuadrados", end) ? end + " cuadrados".length : end };
}

function inLarge(text: string, figures: readonly Figure[], from: number): { area: Area; last: number } | null {
  let m2 = 0;
  let end = -1;
  let last = from;
  let largest = Number.POSITIVE_INFINITY;
  for (let i = from; i < figures.length; i++) {
    const figure = figures[i]!;
    if (end >= 0 && figure.start > end + 5) break;
    const unit = LARGE.find(([word, worth]) => worth < largest && unitAfter(text, figure.end, [word]) !== null);
    if (!unit || (end < 0 && unit[1] < 10_000 && unit[0].length < 5)) break;
    m2 += figure.value * unit[1];
    end = unitAfter(text, figure.end, [unit[0]])!;
    largest = unit[1];
    last = i;
  }
  // An area alone («2 áreas») is no unit that papers use for a home; a hectare is.
  return end < 0 || (last === from && largest < 10_000)
    ? null
    : { area: { start: figures[from]!.start, end, m2, isLand: true }, last };
}
