import { wordTable } from "../../shared/format/spelled-numbers.ts";
import { rangeEnd } from "../../shared/spoken/bounds.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { freeQuantities, isFree, wordAt } from "../../shared/spoken/scan.ts";
import type { Range } from "./market-filter.ts";
import { CURRENCIES, PESO_NAMES, PESOS } from "./money-words.ts";
import { amountRange, type Bounded, bounded, takeMeasure } from "./sentence-bounds.ts";
import { currencyOfPlace } from "./sentence-country.ts";
import { type Draft, joined } from "./sentence-draft.ts";

/** Money in a sentence: prices, prices by square metre, and whose currency is meant. */

/** Millions that name their currency: Mexico's «mdp» and «mdd». */
const OF_SCALE = wordTable<string>({ mdp: "MXN", mdd: "USD" });

interface Money {
  currency: string | null;
  from: number;
  to: number;
}

/** The currency of an amount and the pieces that name it; null where none is named. `last` ends a range. */
export function moneyAt({ sentence }: Draft, { from }: Quantity, { to }: Quantity): Money | null {
  const scale = OF_SCALE[wordAt(sentence, to - 1)];
  if (scale) return { currency: scale, from, to };
  const at = wordAt(sentence, to) === "de" ? to + 1 : to;
  // «85 lucas verdes» are dollars; elsewhere green is a colour.
  if (wordAt(sentence, at) === "verdes" && /^(lucas?|palos?|mil)$/.test(wordAt(sentence, at - 1)))
    return { currency: "USD", from, to: at + 1 };
  const word = wordAt(sentence, at);
  if (/^pesos?$/.test(word)) {
    const named = PESO_NAMES[wordAt(sentence, at + 1)];
    return { currency: named ?? PESOS, from, to: named ? at + 2 : at + 1 };
  }
  if (/^(us|u)$/.test(word) && sentence.tokens[at + 1]?.text === "$")
    return { currency: "USD", from, to: at + 2 + (wordAt(sentence, at + 2) === "s" ? 1 : 0) };
  if (CURRENCIES[word]) return { currency: CURRENCIES[word], from, to: at + 1 };
  if (word === "$") return { currency: PESOS, from, to: at + 1 };
  const before = wordAt(sentence, from - 1);
  // «U$S» and «u$d».
  if (/^[sd]$/.test(sentence.tokens[from - 1]?.plain ?? "") && wordAt(sentence, from - 2) === "$")
    return { currency: "USD", from: from - 3, to };
  if (before === "$") {
    const isDollar = /^(us|u)$/.test(wordAt(sentence, from - 2));
    return { currency: isDollar ? "USD" : PESOS, from: from - (isDollar ? 2 : 1), to };
  }
  // «S/ 550.000», «S/. 550.000».
  const slash = before === "." ? from - 2 : from - 1;
  if (wordAt(sentence, slash) === "/" && sentence.tokens[slash - 1]?.plain === "s")
    return { currency: "PEN", from: slash - 1, to };
  return CURRENCIES[before] ? { currency: CURRENCIES[before], from: from - 1, to } : null;
}

/** Where a price by square metre ends: «€/m2», «euros el metro», «por metro cuadrado»; −1 where it is none. */
function unitPriceEnd({ sentence }: Draft, to: number): number {
  const isLinked = /^(\/|el|por|al)$/.test(wordAt(sentence, to));
  if (!isLinked || !/^(m2|mt2|m|metro)$/.test(wordAt(sentence, to + 1))) return -1;
  return /^(cuadrado|2)$/.test(wordAt(sentence, to + 2)) ? to + 3 : to + 2;
}

/** Prices by square metre, which are read before areas: both end in metres. Says whose pesos they are later. */
export function readUnitPrices(draft: Draft) {
  for (const first of freeQuantities(draft.sentence)) {
    if (!isFree(draft.sentence, first)) continue;
    const last = rangeEnd(draft.sentence, first, freeQuantities(draft.sentence)) ?? first;
    const money = moneyAt(draft, first, last);
    const end = unitPriceEnd(draft, money?.to ?? last.to);
    if (end < 0) continue;
    const stated = money ? { ...first, from: money.from } : first;
    const range = amountRange({ ...bounded(draft, stated, end), first, last }, "most");
    draft.filter = {
      ...draft.filter,
      unitPrice: joined(draft.filter.unitPrice, range),
      currency: money?.currency ?? draft.filter.currency,
    };
    takeMeasure(draft, Math.min(first.from, money?.from ?? first.from), end);
  }
}

/** Below this a number without a currency means thousands in a sale: «por menos de 250». */
const SHORT = 1000;
const PRICE_LABELS = /^(presupuesto|precio|por|cueste|gastar|pagar|hasta|maximo|valga)$/;

/** Reads the numbers that are left as prices: those with a currency, a scale or grouped thousands, large ones, and bounds of short ones. */
export function readPrices(draft: Draft) {
  const { sentence } = draft;
  for (const first of freeQuantities(sentence)) {
    if (first.isArticle || !isFree(sentence, first)) continue;
    const last =
      rangeEnd(
        sentence,
        first,
        freeQuantities(sentence).filter(({ isArticle }) => !isArticle),
      ) ?? first;
    const money = moneyAt(draft, first, last);
    const start = money?.from ?? first.from;
    const monthEnd = monthlyEnd(draft, money?.to ?? last.to);
    const stated = bounded(draft, { ...first, from: start }, money?.to ?? last.to);
    const isPlain = !money && last.scale === 1 && !last.grouped && monthEnd < 0;
    const isBound = stated.bound !== "exact" || last !== first || hasLabel(draft, start);
    const isShort = isPlain && last.value < SHORT;
    if (isShort && (!isBound || last.value < 10)) continue;
    const area = isShort && first === last && !hasLabel(draft, start, 3) ? otherBoundOfArea(draft, stated) : null;
    if (area) {
      draft.filter = { ...draft.filter, builtAreaM2: area };
      takeMeasure(draft, start, last.to);
      continue;
    }
    const isRent = draft.filter.operation === "alquiler" || monthEnd >= 0;
    const factor = isShort && !isRent ? 1000 : 1;
    const ends = { first: { ...first, value: first.value * factor }, last: { ...last, value: last.value * factor } };
    const range = amountRange(
      first === last ? { ...stated, first: ends.first, last: ends.first } : { ...stated, ...ends },
      "most",
    );
    draft.filter = {
      ...draft.filter,
      price: joined(draft.filter.price, range),
      currency: money?.currency ?? draft.filter.currency,
      operation: draft.filter.operation ?? (monthEnd >= 0 ? "alquiler" : null),
    };
    takeMeasure(draft, start, Math.max(monthEnd, money?.to ?? last.to));
  }
}

/** How far the two bounds of one area lie apart at most; a number farther off is an amount of thousands. */
const WIDEST_AREA = 2.5;

/** «Menos de 120 m², más de 80»: the second bound has the unit of the first. Null where it is none. */
function otherBoundOfArea({ filter: { builtAreaM2 } }: Draft, { bound, last: { value } }: Bounded): Range | null {
  const { min, max } = builtAreaM2;
  if (bound === "least" && min === null && max !== null && value < max && value * WIDEST_AREA >= max)
    return { min: value, max };
  return bound === "most" && max === null && min !== null && value > min && value <= min * WIDEST_AREA
    ? { min, max: value }
    : null;
}

const hasLabel = ({ sentence }: Draft, from: number, reach = 2) =>
  Array.from({ length: reach }, (_, i) => i + 1).some((step) => PRICE_LABELS.test(wordAt(sentence, from - step)));

/** Behind «al mes», «mensuales»; −1 where the price is of no month. */
function monthlyEnd({ sentence }: Draft, at: number): number {
  if (/^mensual(es)?$/.test(wordAt(sentence, at))) return at + 1;
  return /^(al|por|cada|\/)$/.test(wordAt(sentence, at)) && wordAt(sentence, at + 1) === "mes" ? at + 2 : -1;
}

/** The currency of «pesos» and of a price without any, by what else is known; null where nothing tells. */
export function settleCurrency(draft: Draft, ofPlace: string | null, ofWords: string | null) {
  const { price, unitPrice, currency } = draft.filter;
  const hasPrice = [price, unitPrice].some(({ min, max }) => min !== null || max !== null);
  if (!hasPrice) draft.filter = { ...draft.filter, currency: null };
  else if (currency === PESOS) {
    const isPesos = ofPlace !== null && ofPlace !== "EUR" && ofPlace !== "USD";
    draft.filter = { ...draft.filter, currency: isPesos ? ofPlace : ofWords };
  } else if (currency === null) draft.filter = { ...draft.filter, currency: currencyOfPlace(ofPlace, draft.filter) };
}
