import {
  CURRENCY_WORDS,
  EARNERS,
  FILLERS,
  MONEY_LABELS,
  type MoneySlot,
  PESO_NAMES,
  PESOS,
  WEAK_LABELS,
} from "./amount-words.ts";
import { type Bound, boundOf, rangeEnd } from "./bounds.ts";
import type { Quantity } from "./quantities.ts";
import { freeQuantities, type Scan, take, wordAt } from "./scan.ts";

/** A sum of money, or a number that may be one, with the meaning that the words around it give. */
export interface Amount {
  value: number;
  /** Other end of a range. */
  to?: number;
  bound: Bound;
  slot: MoneySlot | null;
  /** The word that makes it a bound or not: "presupuesto" does, "piso" does not. */
  label: string | null;
  currency?: string;
  period: "month" | "year" | null;
  /** Next to somebody who earns: "y yo 1.800". */
  ofEarner: boolean;
  /** Has a currency, a scale, grouped thousands, or is large: no mere number. */
  isMoney: boolean;
  /** "250" where thousands may be meant. */
  isShort: boolean;
  /** Factor that its own words give: a thousand of "250 mil". */
  scale: number;
  from: number;
  text: string;
}

/** The numbers left once areas, rooms, years and dates are taken, read as money. */
export function amountsIn(message: Scan, variety: string | null): Amount[] {
  const free = freeQuantities(message).filter(({ isArticle }) => !isArticle);
  const used = new Set<number>();
  const amounts: Amount[] = [];
  let skipped: Quantity | undefined;
  for (const first of free) {
    if (first === skipped) continue;
    const second = rangeEnd(message, first, free);
    skipped = second;
    const last = second ?? first;
    const money = currencyAt(message, last, variety) ?? currencyBefore(message, first, variety);
    const end = money?.end ?? last.to;
    const period = periodAt(message, end) ?? (isYearly(message, first.from) ? "year" : null);
    const afterPeriod = period && periodAt(message, end) ? skipPeriod(message, end) : end;
    const { slot, label } = labelOf(message, first, afterPeriod, used);
    const isLarge = last.value >= 1000 && !isCalendarYear(message, first);
    amounts.push({
      value: first.value,
      ...(second && { to: second.value }),
      bound: boundOf(message, first, end),
      slot,
      label,
      ...(money?.currency && { currency: money.currency }),
      period,
      ofEarner: hasEarner(message, first.from),
      isMoney: money !== null || last.scale > 1 || last.grouped || isLarge,
      isShort: last.scale === 1 && money === null && last.value < 1000,
      scale: last.scale,
      from: first.from,
      text: message.text,
    });
    take(message, first.from, last.to);
  }
  return amounts.filter(
    (amount) =>
      !(
        amount.slot === null &&
        !amount.isMoney &&
        isCalendarYear(message, { from: amount.from, value: amount.value, grouped: false })
      ),
  );
}

/** A currency beside a number, and where its words end. */
export interface Money {
  currency: string | undefined;
  /** Pesos or a bare sign, of a country that the words do not show. */
  unclear?: "pesos" | "$";
  end: number;
}

/** The currency behind a number: its word, sign or code, "de euros" too. Pesos are those of `variety`, a country's code. */
export function currencyAt(message: Scan, { to }: Quantity, variety: string | null): Money | null {
  const at = wordAt(message, to) === "de" ? to + 1 : to;
  const word = wordAt(message, at);
  if (/^pesos?$/.test(word)) return pesosAt(message, at, variety);
  if (/^(us|u)$/.test(word) && message.tokens[at + 1]?.text === "$")
    return { currency: "USD", end: at + 2 + (wordAt(message, at + 2) === "s" ? 1 : 0) };
  if (word === "$") return ofCountry("$", at + 1, variety);
  return CURRENCY_WORDS[word] ? { currency: CURRENCY_WORDS[word], end: at + 1 } : null;
}

function pesosAt(message: Scan, at: number, variety: string | null): Money {
  const named = PESO_NAMES[wordAt(message, at + 1)];
  return named ? { currency: named, end: at + 2 } : ofCountry("pesos", at + 1, variety);
}

function ofCountry(unclear: "pesos" | "$", end: number, variety: string | null): Money {
  const currency = PESOS[variety ?? ""];
  return currency ? { currency, end } : { currency, end, unclear };
}

/** The currency before a number: "US$ 100", "S/ 350,000", "UF 4.500". */
export function currencyBefore(message: Scan, { from, to }: Quantity, variety: string | null): Money | null {
  const before = wordAt(message, from - 1);
  if (before === "$") {
    const sign = wordAt(message, from - 2);
    if (/^(us|u)$/.test(sign)) return { currency: "USD", end: to };
    return SIGNS[sign] ? { currency: SIGNS[sign], end: to } : ofCountry("$", to, variety);
  }
  if (before === "/" && wordAt(message, from - 2) === "s") return { currency: "PEN", end: to };
  if (before === "s" && wordAt(message, from - 2) === "$") return { currency: "USD", end: to };
  return /^(€|usd|eur|uf|mxn|ars|cop|clp|pen|uyu)$/.test(before) ? { currency: CURRENCY_WORDS[before], end: to } : null;
}

/** Letters before a sign of dollars or pesos: "RD$ 3.000". */
const SIGNS: Readonly<Record<string, string>> = { rd: "DOP", mx: "MXN", ar: "ARS", cop: "COP", clp: "CLP" };

/** "Al mes", "por año", "mensuales" behind a number and its currency. */
export function periodAt(message: Scan, at: number): "month" | "year" | null {
  const words = [0, 1, 2, 3]
    .map((step) => wordAt(message, at + step))
    .filter((word) => !/^(netos?|limpios|brutos?)$/.test(word));
  const [first = "", second = ""] = words;
  if (/^mensual(es)?$/.test(first) || (/^(al|por|cada|a|\/|el)$/.test(first) && /^(mes|messes)$/.test(second)))
    return "month";
  if (/^anual(es)?$/.test(first) || (/^(al|por|cada|\/|a)$/.test(first) && /^(ano|anio)$/.test(second))) return "year";
  return null;
}

/** "Al año gano 36.000", "ingresos anuales de 36.000". */
function isYearly(message: Scan, from: number): boolean {
  const before = message.tokens.slice(Math.max(0, from - 5), from).map(({ word }) => word);
  return before.some((word) => /^anual(es)?$/.test(word)) || before.join(" ").includes("al ano");
}

/** Where the words of a period end that begin at `at`. */
export function skipPeriod(message: Scan, at: number): number {
  let end = at;
  while (/^(netos?|limpios|brutos?|mensual(es)?|anual(es)?|al|por|cada|a|\/|mes|ano|el)$/.test(wordAt(message, end)))
    end++;
  return end;
}

const STOPS = /^[.;?!]$/;
const FAR = 7;

/** Meaning of an amount, by the nearest word that names it; a word that named one amount names no other. */
function labelOf(
  message: Scan,
  { from }: Quantity,
  end: number,
  used: Set<number>,
): { slot: MoneySlot | null; label: string | null } {
  const found = (at: number, slot: MoneySlot) => {
    used.add(at);
    return { slot, label: wordAt(message, at) };
  };
  const strong = (at: number) => (at >= 0 && !used.has(at) ? MONEY_LABELS[wordAt(message, at)] : undefined);
  // Directly before: "sueldo de unos 2.000".
  let at = from - 1;
  while (
    at >= 0 &&
    (FILLERS.has(wordAt(message, at)) || wordAt(message, at) === ",") &&
    !WEAK_LABELS[wordAt(message, at)] &&
    from - at < FAR
  )
    at--;
  if (isKept(message, end)) return { slot: "savings", label: null };
  const near = strong(at);
  const weak = WEAK_LABELS[wordAt(message, at)];
  const after = labelAfter(message, end, used);
  const isPaid = /^(pago|pagamos|pagando|paga)$/.test(wordAt(message, at));
  const nearIsHome = near === "price" && after !== null;
  if (near && !nearIsHome) return found(at, near);
  if (after) {
    // A monthly payment for a loan is a debt, not the loan.
    const slot = strong(after.at)!;
    return found(after.at, isPaid && slot !== "price" ? "monthlyDebts" : slot);
  }
  if (near) return found(at, near);
  if (weak) return { slot: weak === "monthlyDebts" && !hasDebt(message) ? null : weak, label: wordAt(message, at) };
  for (let far = at; far >= 0 && from - far <= FAR; far--) {
    const word = wordAt(message, far);
    if (STOPS.test(word) || /^(con|si|y|pero|,)$/.test(word) || isNumberAt(message, far)) break;
    const slot = strong(far);
    if (slot) return found(far, slot);
    if (WEAK_LABELS[word] && WEAK_LABELS[word] !== "monthlyDebts") return { slot: WEAK_LABELS[word], label: word };
  }
  return { slot: null, label: null };
}

/** "40.000 en el banco", "35.000 en la cuenta". */
function isKept(message: Scan, end: number): boolean {
  if (wordAt(message, end) !== "en") return false;
  const at = /^(el|la|mi|una?)$/.test(wordAt(message, end + 1)) ? end + 2 : end + 1;
  return /^(bancos?|cuentas?|cartilla|libreta|efectivo|deposito)$/.test(wordAt(message, at));
}

/** "3.000 de ingresos", "40.000 ahorrados", "400 mil para el enganche", "250 al mes del coche". */
function labelAfter(message: Scan, end: number, used: ReadonlySet<number>): { at: number } | null {
  let at = end;
  const isLinked = /^(de|del|para|en|como|por)$/.test(wordAt(message, at));
  if (isLinked) at++;
  for (let step = 0; step < 3 && /^(la|el|mi|un|una|los|las|otro|otros|mis|su|ya)$/.test(wordAt(message, at)); step++)
    at++;
  const word = wordAt(message, at);
  const slot = MONEY_LABELS[word];
  if (!slot || used.has(at) || (slot === "price" && (!isLinked || word !== "precio"))) return null;
  const isVerb = /^(gano|gana|cobro|cobra|pido|debo|ganamos|cobramos|saco)$/.test(word);
  if (isVerb) return null;
  // "Ingresos 3.000 ahorros 50.000": the second word belongs to the number that follows it.
  const nextIsNumber =
    isNumberAt(message, at + 1) || (/^(de|:)$/.test(wordAt(message, at + 1)) && isNumberAt(message, at + 2));
  return isLinked || !nextIsNumber || POSTPOSED.test(word) ? { at } : null;
}

/** These follow the word they qualify: "2.900 netos 55 mil ahorrados". */
const POSTPOSED = /^(netos?|netas|ahorrad[oa]s?|guardados?|juntados?|financiad[oa]s?|reunidos)$/;

const isNumberAt = (message: Scan, at: number) =>
  message.quantities.some(({ from, to, isArticle }) => !isArticle && from <= at && at < to);

const hasDebt = (message: Scan) =>
  message.tokens.some(({ word }) =>
    /^(coche|auto|carro|deudas?|prestamos?|creditos?|tarjetas?|letras?|moto|otros?|otras?)$/.test(word),
  );

function hasEarner(message: Scan, from: number): boolean {
  const before = message.tokens.slice(Math.max(0, from - 4), from).map(({ word }) => word);
  return (
    before.some((word) => EARNERS.has(word) && word !== "mi" && word !== "el") ||
    (before.at(-1) === "el" && before.at(-2) === "y")
  );
}

/** "En 2027", "del 1975": a year, if nothing groups its thousands. */
export function isCalendarYear(
  message: Scan,
  { from, value, grouped }: Pick<Quantity, "from" | "value" | "grouped">,
): boolean {
  return (
    !grouped &&
    Number.isInteger(value) &&
    value >= 1850 &&
    value <= 2060 &&
    message.tokens[from]?.kind === "number" &&
    /^(en|del|ano|construid[oa])$/.test(wordAt(message, from - 1))
  );
}
