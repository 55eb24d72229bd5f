import { boundOf, rangeEnd } from "../../shared/spoken/bounds.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { freeQuantities, take, wordAt } from "../../shared/spoken/scan.ts";
import type { Range } from "./market-filter.ts";
import type { Draft } from "./sentence-draft.ts";

/** Numbers of a sentence with what bounds them: «3 o más», «de 80 a 100», «unos 90», and the words that belong to a number. */

/** «Unos 90 metros», and an area that is said bare: a tenth less to a tenth more. */
const ABOUT = 0.1;

const ABOUT_WORDS = /^(unos|unas|aproximadamente|aprox|alrededor|aproximados?|torno|sobre|ronde|ronden|rondando|casi)$/;

/** A number with its other end, and how it bounds: at least, at most, strictly, about. */
export interface Bounded {
  first: Quantity;
  last: Quantity;
  bound: "exact" | "least" | "most" | "about";
  /** «Más de 3»: three are not enough. */
  isStrict: boolean;
}

/** @param end behind the number and its unit */
export function bounded(draft: Draft, first: Quantity, end: number): Bounded {
  const { sentence } = draft;
  const last = rangeEnd(sentence, first, freeQuantities(sentence)) ?? first;
  const before = [1, 2, 3].map((step) => wordAt(sentence, first.from - step));
  const own = boundOf(sentence, first, first.to);
  const bound = own === "exact" ? boundOf(sentence, first, end) : own;
  const isStrict =
    (before[0] === "de" && /^(mas|menos|encima|debajo)$/.test(before[1]!) && before[2] !== "no") ||
    (/^(superior|inferior|mayor|menor)$/.test(before[1]!) && before[0] === "a");
  const isAbout = before.slice(0, 2).some((word) => ABOUT_WORDS.test(word)) && bound === "exact";
  return { first, last, bound: isAbout ? "about" : bound, isStrict };
}

/** Counts: rooms, baths, floors. Exactly so many where no bound is said. */
export function countRange({ first, last, bound, isStrict }: Bounded, bare: "exact" | "least" = "exact"): Range {
  if (first !== last) return { min: first.value, max: last.value };
  const step = isStrict ? 1 : 0;
  if (bound === "least") return { min: first.value + step, max: null };
  if (bound === "most") return { min: null, max: first.value - step };
  return { min: first.value, max: bare === "least" ? null : first.value };
}

/** Within a tenth of a value, in whole units inside it. */
function around(value: number): Range {
  const inMillionths = (part: number) => Math.round(value * part * 1e6) / 1e6;
  return { min: Math.ceil(inMillionths(1 - ABOUT)), max: Math.floor(inMillionths(1 + ABOUT)) };
}

/** @param bare what a number without a bound means */
export function amountRange({ first, last, bound }: Bounded, bare: "about" | "most"): Range {
  if (first !== last) return { min: first.value, max: last.value };
  if (bound === "least") return { min: first.value, max: null };
  if (bound === "most" || (bound === "exact" && bare === "most")) return { min: null, max: first.value };
  return around(first.value);
}

/** Words between a number and its unit: «3 o más habitaciones». */
const BETWEEN = [
  ["o", "mas"],
  ["o", "menos"],
  ["+"],
  ["como", "minimo"],
  ["minimo"],
  ["buenas"],
  ["amplias"],
  ["grandes"],
];

/** Where the unit of a number stands, or −1. */
function unitAfter({ sentence }: Draft, at: number, isUnit: (word: string, at: number) => boolean): number {
  if (isUnit(wordAt(sentence, at), at)) return at;
  for (const words of BETWEEN) {
    const end = at + words.length;
    if (words.every((word, step) => wordAt(sentence, at + step) === word) && isUnit(wordAt(sentence, end), end))
      return end;
  }
  return -1;
}

interface Measure {
  measured: Bounded;
  from: number;
  unitAt: number;
}

/** The numbers that one of these units follows, ranges as one. */
export function measuresIn(draft: Draft, isUnit: (word: string, at: number) => boolean): Measure[] {
  const free = freeQuantities(draft.sentence);
  const found: Measure[] = [];
  for (const first of free) {
    if (found.at(-1)?.measured.last === first) continue;
    const last = rangeEnd(draft.sentence, first, free) ?? first;
    const own = unitAfter(draft, first.to, isUnit);
    const unitAt = own >= 0 ? own : last === first ? -1 : unitAfter(draft, last.to, isUnit);
    if (unitAt < 0) continue;
    const measured = bounded(draft, first, unitAt + 1);
    found.push({ measured: own >= 0 ? { ...measured, last: first } : measured, from: first.from, unitAt });
  }
  return found;
}

/** The bound in front of a number, so that its words do not remain: «menos de», «entre». */
const LEADING = new Set(
  "mas menos de del hasta desde entre minimo maximo max min al como a partir por encima debajo no superior inferior mayor menor unos unas aproximadamente aprox alrededor sobre torno en tope presupuesto precio ronde pase pasen supere superen exceda excedan llegue que los".split(
    " ",
  ),
);

const TRAILING = new Set("o mas menos minimo maximo max min como mucho al tope adelante superior inferior".split(" "));

export function takeMeasure({ sentence }: Draft, from: number, to: number) {
  let start = from;
  while (!sentence.taken[start - 1] && LEADING.has(wordAt(sentence, start - 1))) start--;
  let end = to;
  while (TRAILING.has(wordAt(sentence, end)) && !sentence.taken[end] && !startsAnother(sentence, end)) end++;
  take(sentence, start, end);
}

/** A bound that belongs to the number behind it: «3 hab, menos de 200 mil», «2 baños como mínimo 3 hab». */
const startsAnother = (sentence: Draft["sentence"], at: number) =>
  [1, 2, 3].some((step) => sentence.quantities.some(({ from, isArticle }) => from === at + step && !isArticle));
