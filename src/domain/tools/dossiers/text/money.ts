import type { Figure } from "./figures.ts";
import type { Flat, Span } from "./flat.ts";

export interface Money extends Span {
  amount: number;
  /** ISO code; `$` where pesos of some country or dollars may be meant, `ESP` for pesetas, `CLF` for unidades de fomento. */
  currency: string;
  /** The same amount in the other way of writing, where both stand beside each other. */
  other: number | null;
  inWords: boolean;
}

const AFTER: readonly [words: string, currency: string][] = [
  ["€", "EUR"],
  ["euros", "EUR"],
  ["euro", "EUR"],
  ["eur", "EUR"],
  ["pesetas", "ESP"],
  ["ptas", "ESP"],
  ["pts", "ESP"],
  ["pesos", "$"],
  ["peso", "$"],
  ["m.n.", "MXN"],
  ["mxn", "MXN"],
  ["dolares", "USD"],
  ["usd", "USD"],
  ["uf", "CLF"],
  ["u.f.", "CLF"],
  ["unidades de fomento", "CLF"],
  ["soles", "PEN"],
];
const BEFORE: readonly [words: string, currency: string][] = [
  ["u$s", "USD"],
  ["us$", "USD"],
  ["usd", "USD"],
  ["€", "EUR"],
  ["eur", "EUR"],
  ["$", "$"],
  ["uf", "CLF"],
  ["u.f.", "CLF"],
  ["s/", "PEN"],
  ["mxn", "MXN"],
];

/** Words that may stand between an amount and its currency: «un millón de euros», «120.000 (euros)». */
const BETWEEN = ["", "de ", "(", "de los ", ",- ", ".- ", ".-", ",-", ",-(", ".-("];

export function moneyIn(flat: Flat, figures: readonly Figure[]): Money[] {
  const { text } = flat;
  const found: Money[] = [];
  for (const figure of figures) {
    const before = currencyBefore(text, figure.start);
    const after = currencyAfter(text, figure.end);
    // «00/100 M.N.» are the cents of the amount before.
    if ((!before && !after) || text[figure.start - 1] === "/") continue;
    const cents = after ? centsAfter(figures, text, figure, after.end) : null;
    const decided = after && (after.currency !== "$" || !before) ? after : (before ?? after!);
    found.push({
      start: before ? before.start : figure.start,
      end: cents?.end ?? after?.end ?? figure.end,
      amount: figure.value + (cents?.value ?? 0) / 100,
      currency: decided.currency,
      other: null,
      inWords: figure.inWords,
    });
  }
  return inPairs(text, found);
}

function currencyAfter(text: string, end: number): { currency: string; end: number } | null {
  for (const between of BETWEEN) {
    const at = text[end] === " " ? end + 1 : end;
    if (!text.startsWith(between, at)) continue;
    const start = at + between.length;
    for (const [word, currency] of AFTER) {
      if (!text.startsWith(word, start)) continue;
      const next = text[start + word.length];
      if (next !== undefined && next >= "a" && next <= "z") continue;
      return { currency: dollarsOf(text, start, currency), end: start + word.length };
    }
  }
  return null;
}

/** «Pesos 00/100 M.N.» are Mexican, «pesos colombianos», «chilenos», «argentinos» what they say. */
function dollarsOf(text: string, start: number, currency: string): string {
  if (currency !== "$") return currency;
  const next = text.slice(start, start + 40);
  if (next.includes("m.n.") || next.includes("moneda nacional") || next.includes("mexicanos")) return "MXN";
  if (next.includes("colombianos") || next.includes("moneda corriente") || next.includes("m/cte")) return "COP";
  if (next.includes("chilenos")) return "CLP";
  if (next.includes("argentinos")) return "ARS";
  return currency;
}

function currencyBefore(text: string, start: number): { currency: string; start: number } | null {
  const end = text[start - 1] === " " ? start - 1 : start;
  for (const [word, currency] of BEFORE) {
    const from = end - word.length;
    if (from < 0 || text.slice(from, end) !== word) continue;
    const previous = text[from - 1];
    if (/[a-z]/.test(word[0]!) && previous !== undefined && previous >= "a" && previous <= "z") continue;
    return { currency, start: from };
  }
  return null;
}

/** «con cincuenta céntimos». */
function centsAfter(figures: readonly Figure[], text: string, whole: Figure, end: number) {
  if (!whole.inWords) return null;
  const next = figures.find(({ start }) => start >= end && start <= end + 6);
  if (!next || next.value >= 100 || !text.slice(next.end, next.end + 10).includes("centimo")) return null;
  return { value: next.value, end: text.indexOf("centimo", next.end) + "centimos".length };
}

/** Words and figures of one amount, «CIENTO VEINTE MIL EUROS (120.000 €)», are one amount that is told twice. */
function inPairs(text: string, all: readonly Money[]): Money[] {
  const found: Money[] = [];
  for (const one of all) {
    const last = found.at(-1);
    const between = last ? text.slice(last.end, one.start) : "";
    const areOne =
      last !== undefined &&
      last.inWords !== one.inWords &&
      last.other === null &&
      between.length <= 14 &&
      (between.includes("(") || between.includes("[") || between.trim() === "-" || between.trim() === "/");
    if (!areOne) {
      found.push(one);
      continue;
    }
    const [figures, words] = one.inWords ? [last, one] : [one, last];
    found[found.length - 1] = {
      start: last.start,
      end: one.end,
      amount: figures.amount,
      currency: figures.currency === "$" ? words.currency : figures.currency,
      other: words.amount,
      inWords: false,
    };
  }
  return found;
}
