import { wordTable } from "../../shared/format/spelled-numbers.ts";
import { bedroomsOf } from "../../shared/listing/ambientes.ts";
import { boundOf, rangeEnd } from "../../shared/spoken/bounds.ts";
import { ORDINALS } from "../../shared/spoken/number-words.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { freeQuantities, isFree, take, wordAt } from "../../shared/spoken/scan.ts";
import type { Range } from "./market-filter.ts";
import { type Draft, joined, negationOf, takeWith } from "./sentence-draft.ts";
import { AMBIENT_WORDS, AREA_UNITS, BATH_WORDS, ROOM_WORDS } from "./sentence-words.ts";

/** «Unos 90 metros», and an area that is said bare: a tenth less to a tenth more. */
const ABOUT = 0.1;

const ABOUT_WORDS = /^(unos|unas|aproximadamente|aprox|alrededor|aproximados?|torno|sobre|ronde|ronden|rondando|casi)$/;

/** A number with its other end, and how it bounds: at least, at most, strictly, about. */
interface Bounded {
  first: Quantity;
  last: Quantity;
  bound: "exact" | "least" | "most" | "about";
  /** «Más de 3»: three are not enough. */
  isStrict: boolean;
}

/** @param end behind the number and its unit */
function bounded(draft: Draft, first: Quantity, end: number): Bounded {
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
function countRange({ first, last, bound, isStrict }: Bounded, bare: "exact" | "least" = "exact"): Range {
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
function amountRange({ first, last, bound }: Bounded, bare: "about" | "most"): Range {
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
function measuresIn(draft: Draft, isUnit: (word: string, at: number) => boolean): Measure[] {
  const free = freeQuantities(draft.sentence).filter(({ value }) => value >= 0);
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
  "mas menos de del hasta desde entre minimo maximo max min al como a partir por encima debajo no superior inferior mayor menor unos unas aproximadamente aprox alrededor sobre torno en tope presupuesto precio ronde".split(
    " ",
  ),
);
const TRAILING = new Set("o mas menos minimo maximo max min como mucho al tope adelante".split(" "));

function takeMeasure({ sentence }: Draft, from: number, to: number) {
  let start = from;
  while (start > 0 && !sentence.taken[start - 1] && LEADING.has(wordAt(sentence, start - 1))) start--;
  let end = to;
  while (TRAILING.has(wordAt(sentence, end)) && !sentence.taken[end] && !startsAnother(sentence, end)) end++;
  take(sentence, start, end);
}

/** A bound that belongs to the number behind it: «3 hab, menos de 200 mil», «2 baños como mínimo 3 hab». */
const startsAnother = (sentence: Draft["sentence"], at: number) =>
  [1, 2, 3].some((step) => sentence.quantities.some(({ from, isArticle }) => from === at + step && !isArticle));

/** Area, rooms, baths, floor and year. Takes the numbers that it reads. */
export function readMeasures(draft: Draft) {
  readYears(draft);
  readFloors(draft);
  readAreas(draft);
  readRooms(draft);
  readBaths(draft);
}

const AREA = { least: 8, most: 1e6 };

function readAreas(draft: Draft) {
  const { sentence } = draft;
  const isUnit = (word: string, at: number) =>
    AREA_UNITS.has(word) && !/^(euros?|eur|pesos)$/.test(wordAt(sentence, at + 1));
  for (const { measured, from, unitAt } of measuresIn(draft, isUnit)) {
    const { first, last } = measured;
    if (first.value < AREA.least || last.value > AREA.most || !isFree(sentence, first)) continue;
    const end = /^(cuadrados|cuad|2|construidos?|utiles|cubiertos)$/.test(wordAt(sentence, unitAt + 1))
      ? unitAt + 2
      : unitAt + 1;
    draft.filter = { ...draft.filter, builtAreaM2: joined(draft.filter.builtAreaM2, amountRange(measured, "about")) };
    takeMeasure(draft, from, end);
  }
}

function readRooms(draft: Draft) {
  const { sentence } = draft;
  const isBath = (at: number) => wordAt(sentence, at + 1) === "de" && BATH_WORDS.has(wordAt(sentence, at + 2));
  const isUnit = (word: string, at: number) =>
    !sentence.taken[at] && ((ROOM_WORDS.has(word) && !isBath(at)) || AMBIENT_WORDS.has(word));
  for (const { measured, from, unitAt } of measuresIn(draft, isUnit)) {
    if (measured.last.value > 20) continue;
    const counted = countRange(measured);
    const rooms = AMBIENT_WORDS.has(wordAt(sentence, unitAt))
      ? {
          min: counted.min === null ? null : bedroomsOf(counted.min),
          max: counted.max === null ? null : bedroomsOf(counted.max),
        }
      : counted;
    draft.filter = { ...draft.filter, rooms: joined(draft.filter.rooms, rooms) };
    takeMeasure(draft, from, unitAt + 1);
  }
  readLabelled(draft, ROOM_WORDS, (range) => {
    draft.filter = { ...draft.filter, rooms: joined(draft.filter.rooms, range) };
  });
}

function readBaths(draft: Draft) {
  const { sentence } = draft;
  const isUnit = (word: string, at: number) =>
    BATH_WORDS.has(word) ||
    (/^cuartos?$/.test(word) && wordAt(sentence, at + 1) === "de" && BATH_WORDS.has(wordAt(sentence, at + 2)));
  for (const { measured, from, unitAt } of measuresIn(draft, isUnit)) {
    if (measured.last.value > 15) continue;
    draft.filter = { ...draft.filter, bathrooms: joined(draft.filter.bathrooms, countRange(measured, "least")) };
    takeMeasure(draft, from, BATH_WORDS.has(wordAt(sentence, unitAt)) ? unitAt + 1 : unitAt + 3);
  }
  readLabelled(draft, BATH_WORDS, ({ min }) => {
    draft.filter = { ...draft.filter, bathrooms: joined(draft.filter.bathrooms, { min, max: null }) };
  });
}

/** «Habitaciones: 3», «baños 2». */
function readLabelled(draft: Draft, labels: ReadonlySet<string>, put: (range: Range) => void) {
  const { sentence } = draft;
  for (const quantity of freeQuantities(sentence)) {
    let at = quantity.from - 1;
    while (/^(:|=|-|minimo|maximo)$/.test(wordAt(sentence, at))) at--;
    if (at < 0 || !labels.has(wordAt(sentence, at)) || sentence.taken[at] || quantity.scale > 1 || quantity.value > 20)
      continue;
    put(countRange(bounded(draft, quantity, quantity.to)));
    take(sentence, at, quantity.to);
  }
}

const YEARS = { least: 1850, most: 2060 };
const BUILT = /^(construid[oa]s?|edificad[oa]s?|levantad[oa]s?|anterior(es)?|posterior(es)?)$/;

function readYears(draft: Draft) {
  const { sentence } = draft;
  for (const { from, to, value } of freeQuantities(sentence)) {
    if (!/^\d+$/.test(sentence.tokens[from]!.text)) continue;
    const words = [1, 2, 3, 4, 5].map((step) => wordAt(sentence, from - step));
    // «De los años 70»: a decade of the last century.
    if (words[0] === "anos" && value >= 10 && value <= 90 && value % 10 === 0) {
      put(draft, { min: 1900 + value, max: 1909 + value }, from - 1, to);
      continue;
    }
    const builtAt = words.findIndex((word) => BUILT.test(word));
    const isYear =
      value >= YEARS.least && value <= YEARS.most && (builtAt >= 0 || words[0] === "ano" || words[1] === "ano");
    if (!isYear) continue;
    const stated = words.slice(0, builtAt + 1).join(" ");
    const start = from - Math.max(1, builtAt + 1);
    if (/antes|anterior|previo/.test(stated)) put(draft, { min: null, max: value - 1 }, start, to);
    else if (/despues|posterior/.test(stated)) put(draft, { min: value + 1, max: null }, start, to);
    else if (/partir|desde/.test(stated)) put(draft, { min: value, max: null }, start, to);
    else if (/hasta/.test(stated)) put(draft, { min: null, max: value }, start, to);
    else put(draft, { min: value, max: value }, start, to);
  }
}

function put(draft: Draft, yearBuilt: Range, from: number, to: number) {
  draft.filter = { ...draft.filter, yearBuilt };
  take(draft.sentence, from, to);
}

const FLOOR_NOUN = /^(planta|plantas|piso|altura|nivel)$/;
const ORDINAL_SIGN = /^(º|°|ª|er|ro|ra|do|da|to|ta|mo|vo|no)$/;
const HIGHEST = 60;
/** Words between which an ordinal is a floor: «un tercero con ascensor». */
const BEFORE_ORDINAL = /^(un|el|es|en|piso|sea|de|desde|hasta|)$/;
const BEHIND_ORDINAL = /^(sin|con|exterior|interior|y|o|en|por|me|como|,|\.|;|)$/;

function readFloors(draft: Draft) {
  const { sentence } = draft;
  for (const [at, { word, text }] of sentence.tokens.entries()) {
    if (sentence.taken[at]) continue;
    const [before, next] = [wordAt(sentence, at - 1), wordAt(sentence, at + 1)];
    const figure = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
    const ordinal = ORDINALS[word];
    if (ordinal !== undefined) {
      if (FLOOR_NOUN.test(next)) addFloor(draft, at, at + 2, ordinal);
      else if (FLOOR_NOUN.test(before) && before !== "piso") addFloor(draft, at - 1, at + 1, ordinal);
      else if (
        word.endsWith("o") &&
        BEFORE_ORDINAL.test(before) &&
        BEHIND_ORDINAL.test(next) &&
        (at > 0 || /^(con|sin)$/.test(next))
      )
        addFloor(draft, at, at + 1, ordinal);
    } else if (figure !== undefined) {
      const sign = sentence.tokens[at + 1];
      if (sign && ORDINAL_SIGN.test(sign.text) && !sign.spaced)
        addFloor(draft, at, FLOOR_NOUN.test(wordAt(sentence, at + 2)) ? at + 3 : at + 2, figure);
      else if (/^(planta|altura|nivel)$/.test(before) && !AREA_UNITS.has(next) && !ROOM_WORDS.has(next))
        addFloor(draft, at - 1, at + 1, figure);
    } else if (word === "bajo" && isGround(draft, at)) addFloor(draft, at, at + 1, 0);
  }
}

/** «Un bajo», «no en bajo»; but «precio bajo», «bajo 200.000» and «lo más bajo» are none. */
function isGround({ sentence }: Draft, at: number): boolean {
  const before = wordAt(sentence, at - 1);
  return (
    /^(un|es|sea|en|piso|no|ni|de|sin|)$/.test(before) &&
    !/^(precio|coste|interes)$/.test(wordAt(sentence, at + 1)) &&
    !sentence.quantities.some(({ from }) => from === at + 1)
  );
}

/** Floors that a denied one leaves: above the ground floor there is something to say, of others nothing. */
export function addFloor(draft: Draft, from: number, to: number, value: number) {
  const { sentence } = draft;
  if (value > HIGHEST) return;
  const negation = negationOf(draft, from);
  const quantity: Quantity = { value, from, to, scale: 1, grouped: false, isArticle: false };
  const bound = boundOf(sentence, { ...quantity, from: wordAt(sentence, from - 1) === "un" ? from - 1 : from }, to);
  if (negation >= 0 && bound === "exact") {
    if (value !== 0) return;
    draft.filter = { ...draft.filter, floor: joined(draft.filter.floor, { min: 1, max: null }) };
    takeWith(draft, negation, from, to);
    return;
  }
  const range = countRange({ first: quantity, last: quantity, bound, isStrict: false });
  draft.filter = { ...draft.filter, floor: joined(draft.filter.floor, range) };
  takeMeasure(draft, wordAt(sentence, from - 1) === "un" ? from - 1 : from, to);
}

const CURRENCIES = wordTable<string>({
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  eur: "EUR",
  "£": "GBP",
  dolar: "USD",
  dolares: "USD",
  usd: "USD",
  soles: "PEN",
  mxn: "MXN",
  ars: "ARS",
  cop: "COP",
  clp: "CLP",
  uyu: "UYU",
});
const PESO_NAMES = wordTable<string>({
  mexicanos: "MXN",
  argentinos: "ARS",
  colombianos: "COP",
  chilenos: "CLP",
  uruguayos: "UYU",
});
/** «Pesos» and a bare «$» are those of the place, which may not be known yet. */
const PESOS = "pesos";

interface Money {
  currency: string | null;
  from: number;
  to: number;
}

function moneyAt({ sentence }: Draft, { from }: Quantity, { to }: Quantity): Money | null {
  const at = wordAt(sentence, to) === "de" ? to + 1 : to;
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
  if (before === "s" && wordAt(sentence, from - 2) === "$") return { currency: "USD", from: from - 4, to };
  if (before === "$") {
    const isDollar = /^(us|u)$/.test(wordAt(sentence, from - 2));
    return { currency: isDollar ? "USD" : PESOS, from: from - (isDollar ? 2 : 1), to };
  }
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

const hasLabel = ({ sentence }: Draft, from: number) =>
  [1, 2].some((step) => PRICE_LABELS.test(wordAt(sentence, from - step)));

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
  } else if (currency === null) draft.filter = { ...draft.filter, currency: ofPlace };
}
