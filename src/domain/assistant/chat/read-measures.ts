import { type Bound, boundOf, rangeEnd } from "../../shared/spoken/bounds.ts";
import { ORDINALS } from "../../shared/spoken/number-words.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { freeQuantities, isFree, type Scan, take, wordAt } from "../../shared/spoken/scan.ts";
import { AMBIENT_WORDS, BATH_WORDS, FEATURE_WORDS, HOME_TYPES, ROOM_WORDS } from "./home-words.ts";
import type { Slots } from "./intents.ts";
import { isNegated } from "./read-home.ts";

/** Area, rooms, baths and floor. Takes the numbers it reads. */
export function readMeasures(message: Scan): Slots {
  return { ...readFloor(message), ...readBaths(message), ...readRooms(message), ...readAreas(message) };
}

const AREA_UNITS = new Set("m2 mt2 mts2 m mt mts metros mtrs metro mtros".split(" "));
/** Unit of a number after it, with a bound between: "3 o más habitaciones", "3+ hab". */
const BETWEEN = ["o mas", "o menos", "+", "como minimo", "minimo", "como maximo", "buenas", "amplias", "o"];

/** Position of the number's unit, or −1. */
function unitAfter(message: Scan, at: number, isUnit: (word: string, at: number) => boolean): number {
  if (isUnit(wordAt(message, at), at)) return at;
  for (const phrase of BETWEEN) {
    const words = phrase.split(" ");
    const fits = words.every((word, step) => wordAt(message, at + step) === word);
    if (fits && isUnit(wordAt(message, at + words.length), at + words.length)) return at + words.length;
  }
  return -1;
}

interface Measured {
  first: Quantity;
  last: Quantity;
  bound: Bound;
  unitAt: number;
}

/** Numbers with their unit, ranges as one. */
function measuredIn(message: Scan, isUnit: (word: string, at: number) => boolean): Measured[] {
  const free = freeQuantities(message);
  const found: Measured[] = [];
  for (const [index, first] of free.entries()) {
    if (found.at(-1)?.last === first) continue;
    const second = rangeEnd(message, first, free);
    const last = second ?? first;
    const own = unitAfter(message, first.to, isUnit);
    const unitAt = own >= 0 ? own : second ? unitAfter(message, last.to, isUnit) : -1;
    if (unitAt < 0) continue;
    // "De 80 a 100 metros"; but "3 habitaciones a 200 mil" are two things.
    const isOne = own >= 0 || free[index] === last;
    found.push({ first, last: isOne ? first : last, bound: boundEither(message, first, unitAt + 1), unitAt });
  }
  return found;
}

/** "3 o más habitaciones" and "3 habitaciones o más". */
function boundEither(message: Scan, first: Quantity, after: number): Bound {
  const own = boundOf(message, first, first.to);
  return own === "exact" ? boundOf(message, first, after) : own;
}

function readAreas(message: Scan): Slots {
  const isUnit = (word: string, at: number) =>
    AREA_UNITS.has(word) && !(word === "m" && /^(euros?|eur|pesos)$/.test(wordAt(message, at + 1)));
  for (const { first, last, bound, unitAt } of measuredIn(message, isUnit)) {
    const next = wordAt(message, unitAt + 1);
    const end = /^(cuadrados|cuadraos|cuad|2|construidos?|utiles|cubiertos|²)$/.test(next) ? unitAt + 2 : unitAt + 1;
    const before = wordAt(message, first.from - 1);
    const isDistance = before === "a" && first === last && /^(de|del)$/.test(wordAt(message, end));
    const ofFeature =
      before === "de" &&
      FEATURE_WORDS[wordAt(message, first.from - 2)] !== undefined &&
      hasHomeBefore(message, first.from - 2);
    if (isDistance || ofFeature || last.value < 8 || last.value > 1e6) {
      take(message, first.from, end);
      continue;
    }
    take(message, first.from, end);
    if (first !== last) return { areaMinM2: first.value, areaMaxM2: last.value };
    if (bound === "least") return { areaMinM2: first.value };
    if (bound === "most") return { areaMaxM2: first.value };
    return { areaM2: first.value };
  }
  return labelled(message, /^(metros|superficie|metraje|m2|mts|tamano)$/, 12, 2000, (value) => ({ areaM2: value }));
}

const hasHomeBefore = (message: Scan, at: number) =>
  message.tokens.slice(0, at).some(({ word }) => HOME_TYPES[word] !== undefined);

/** "Metros: 90", "habitaciones 3", "habitaciones: mínimo 3". */
function labelled(
  message: Scan,
  label: RegExp,
  least: number,
  most: number,
  slots: (value: number, bound: Bound) => Slots,
): Slots {
  for (const quantity of freeQuantities(message)) {
    let at = quantity.from - 1;
    while (/^(:|=|de|son|-|unos|es|minimo|min|maximo|max|al|menos|desde|hasta)$/.test(wordAt(message, at))) at--;
    if (!label.test(wordAt(message, at)) || quantity.value < least || quantity.value > most || quantity.scale > 1)
      continue;
    const bound = boundOf(message, quantity, quantity.to);
    take(message, at, quantity.to);
    return slots(quantity.value, bound);
  }
  return {};
}

function readRooms(message: Scan): Slots {
  const isBath = (at: number) =>
    /^cuartos?$/.test(wordAt(message, at)) &&
    wordAt(message, at + 1) === "de" &&
    BATH_WORDS.has(wordAt(message, at + 2));
  // "Un cuarto sin ascensor" is a floor, which is read by then.
  const isUnit = (word: string, at: number) =>
    !message.taken[at] && ((ROOM_WORDS.has(word) && !isBath(at)) || AMBIENT_WORDS.has(word));
  for (const { first, last, bound, unitAt } of measuredIn(message, isUnit)) {
    if (first.value > 20) continue;
    take(message, first.from, unitAt + 1);
    // Argentina counts the living room: three "ambientes" are two bedrooms.
    const less = AMBIENT_WORDS.has(wordAt(message, unitAt)) ? 1 : 0;
    const rooms = Math.max(0, first.value - less);
    return first !== last ? { roomsMin: rooms } : boundedRooms(rooms, bound);
  }
  const bare = bareRooms(message);
  if (bare !== null) return bare;
  const single = message.tokens.findIndex(({ word }) => /^(monoambiente|monoambientes)$/.test(word));
  if (single >= 0 && !isNegated(message, single)) return { rooms: 0 };
  const label = /^(habitaciones|habs?|dormitorios|recamaras|alcobas|cuartos|dorms?)$/;
  return labelled(message, label, 0, 15, boundedRooms);
}

/** «3 o más», «hasta 3», and exactly so many where no bound is said. */
export const boundedRooms = (rooms: number, bound: Bound): Slots =>
  bound === "least" ? { roomsMin: rooms } : bound === "most" ? { roomsMax: rooms } : { rooms };

/** "Que sea de tres", "uno de 2": homes are counted in rooms where nothing else is named. */
function bareRooms(message: Scan): Slots | null {
  const found = freeQuantities(message).find(
    ({ from, to, value, scale }) =>
      value >= 1 &&
      value <= 6 &&
      scale === 1 &&
      wordAt(message, from - 1) === "de" &&
      /^(sea|sean|fuera|fueran|uno|una|unos|algo|alguno|alguna|pisos?|casas?|depas?|deptos?)$/.test(
        wordAt(message, from - 2),
      ) &&
      /^([.,;?!]|y|o|con|en|por|)$/.test(wordAt(message, to)),
  );
  if (!found) return null;
  const bound = boundOf(message, found, found.to);
  take(message, found.from, found.to);
  return boundedRooms(found.value, bound);
}

function readBaths(message: Scan): Slots {
  const isUnit = (word: string, at: number) =>
    BATH_WORDS.has(word) ||
    (/^cuartos?$/.test(word) && wordAt(message, at + 1) === "de" && BATH_WORDS.has(wordAt(message, at + 2)));
  const [found] = measuredIn(message, isUnit);
  if (!found || found.first.value > 15) return labelled(message, /^(banos)$/, 0, 10, (value) => ({ baths: value }));
  const end = /^cuartos?$/.test(wordAt(message, found.unitAt)) ? found.unitAt + 3 : found.unitAt + 1;
  take(message, found.first.from, end);
  return { baths: found.first.value };
}

const ORDINAL_SIGN = /^(º|°|ª|er|ro|ra|do|da|to|ta|mo|vo|no)$/;
const FLOOR_NOUN = /^(planta|piso|altura|nivel)$/;

function readFloor(message: Scan): Slots {
  for (const [at, { word, text }] of message.tokens.entries()) {
    const next = wordAt(message, at + 1);
    const before = wordAt(message, at - 1);
    const ordinal = ORDINALS[word];
    if (ordinal !== undefined && FLOOR_NOUN.test(next)) return floor(message, at, at + 2, ordinal);
    if (ordinal !== undefined && FLOOR_NOUN.test(before) && before !== "piso")
      return floor(message, at - 1, at + 1, ordinal);
    const standsAlone = /^(un|el|es|en|piso)$/.test(before) && /^(sin|con|exterior|interior|y|,|\.|)$/.test(next);
    if (ordinal !== undefined && word.endsWith("o") && standsAlone && !/^(lo)$/.test(wordAt(message, at - 2))) {
      return floor(message, at, at + 1, ordinal);
    }
    if (
      (word === "planta" && next === "baja") ||
      word === "pb" ||
      (word === "bajo" && /^(un|es|piso)$/.test(before) && !/^(precio|interes)$/.test(next))
    ) {
      return floor(message, at, at + (next === "baja" ? 2 : 1), 0);
    }
    const figure = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
    if (figure === undefined || !isFree(message, { from: at, to: at + 1 })) continue;
    if (ORDINAL_SIGN.test(message.tokens[at + 1]?.text ?? "") && !message.tokens[at + 1]!.spaced) {
      const end = FLOOR_NOUN.test(wordAt(message, at + 2)) ? at + 3 : at + 2;
      return floor(message, at, end, figure);
    }
    const isFloorNoun = before === "planta" || ((before === "piso" || before === "nivel") && isLast(message, at));
    if (isFloorNoun || (next === "a" && wordAt(message, at + 2) === "planta"))
      return floor(message, at, at + 1, figure);
  }
  return {};
}

/** Nothing follows that the number could count: "piso 3, con ascensor", but not "piso 3 hab". */
const isLast = (message: Scan, at: number) => {
  const next = message.tokens[at + 1];
  return !next || next.kind === "mark" || /^(sin|con|exterior|interior|y)$/.test(next.word);
};

function floor(message: Scan, from: number, to: number, value: number): Slots {
  const negated = isNegated(message, from, 4);
  take(message, from, to);
  return negated || value > 50 ? {} : { floor: value };
}
