import { bedroomsOf } from "../../shared/listing/ambientes.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { freeQuantities, isFree, take, wordAt } from "../../shared/spoken/scan.ts";
import type { Range } from "./market-filter.ts";
import { amountRange, type Bounded, bounded, countRange, measuresIn, takeMeasure } from "./sentence-bounds.ts";
import { type Draft, joined, tell } from "./sentence-draft.ts";
import { readFloors } from "./sentence-floors.ts";
import {
  AMBIENT_WORDS,
  AREA_FACTORS,
  AREA_UNITS,
  BATH_WORDS,
  ROOM_WORDS,
  TYPE_OR_FEATURE,
  TYPE_WORDS,
} from "./sentence-words.ts";

/** Figures of a home in a sentence: area, rooms, baths and year. */

/** Area, rooms, baths, floor and year. Takes the numbers that it reads. */
export function readMeasures(draft: Draft) {
  readYears(draft);
  readFloors(draft);
  readPlots(draft);
  readAreas(draft);
  readLabelledAreas(draft);
  readRooms(draft);
  readBaths(draft);
}

/** Square metres; less is no area of a home, and more than a search takes is told as impossible, so that it becomes no price. */
const LEAST_AREA = 8;

function readAreas(draft: Draft) {
  const { sentence } = draft;
  const isUnit = (word: string, at: number) =>
    AREA_UNITS.has(word) && !/^(euros?|eur|pesos)$/.test(wordAt(sentence, at + 1));
  for (const { measured: stated, from, unitAt } of measuresIn(draft, isUnit)) {
    const isAndHalf = wordAt(sentence, unitAt + 1) === "y" && /^medi[oa]$/.test(wordAt(sentence, unitAt + 2));
    const measured = inMetres(stated, AREA_FACTORS[wordAt(sentence, unitAt)] ?? 1, isAndHalf ? 0.5 : 0);
    const { first, last } = measured;
    if (first.value < LEAST_AREA || !isFree(sentence, stated.first)) continue;
    const end = isAndHalf ? unitAt + 3 : unitEnd(draft, unitAt);
    const part = partMeasured(draft, from, unitAt, end) ?? plotOfHouse(draft, from, unitAt, end);
    if (part) {
      tell(draft, part.at, part.end);
      take(sentence, part.from, part.end);
      continue;
    }
    const far = first === last ? farEnd(draft, stated.first, end, isUnit) : null;
    const area =
      far && far.value > first.value
        ? { min: Math.round(first.value), max: far.value }
        : amountRange(measured, "about");
    draft.filter = { ...draft.filter, builtAreaM2: joined(draft.filter.builtAreaM2, area) };
    // Few adverts say the area inside the walls: homes are searched by what is built, which is more.
    const usable = [unitAt, unitAt + 1].findIndex((at) => wordAt(sentence, at + 1) === "utiles");
    if (usable >= 0) draft.told.push("los metros útiles: se busca por los construidos");
    takeMeasure(draft, from, usable < 0 ? (far?.end ?? end) : unitAt + usable + 2);
  }
}

const AREA_LABEL = /^(metros|m2|superficie|area)$/;

/** «Superficie: más de 100», «metros: 90», where the number has no unit behind it. */
function readLabelledAreas(draft: Draft) {
  const { sentence } = draft;
  for (const quantity of freeQuantities(sentence)) {
    let at = quantity.from - 1;
    while (at >= 0 && !/^[:=]$/.test(wordAt(sentence, at)) && BETWEEN_LABEL.test(wordAt(sentence, at))) at--;
    const isArea = /^[:=]$/.test(wordAt(sentence, at)) && AREA_LABEL.test(wordAt(sentence, at - 1));
    if (!isArea || sentence.taken[at - 1] || quantity.scale > 1 || quantity.value < LEAST_AREA) continue;
    const measured = bounded(draft, quantity, quantity.to);
    const area = amountRange(measured, "about");
    draft.filter = { ...draft.filter, builtAreaM2: joined(draft.filter.builtAreaM2, area) };
    takeMeasure(draft, quantity.from, measured.last.to);
    take(sentence, at - 1, measured.last.to);
  }
}

/** Metres of the side of a plot. */
const SIDE = { least: 4, most: 500 };

/** «Lote de 20x30»: six hundred square metres, about. */
function readPlots(draft: Draft) {
  const { sentence } = draft;
  const isLand = sentence.tokens.some(({ word }) => LAND.test(word));
  for (const [index, first] of sentence.quantities.entries()) {
    const second = sentence.quantities[index + 1];
    if (!isLand || !second || second.from !== first.to + 1 || !/^(x|por)$/.test(wordAt(sentence, first.to))) continue;
    const isSide = ({ value, scale }: Quantity) => value >= SIDE.least && value <= SIDE.most && scale === 1;
    if (!isSide(first) || !isSide(second) || !isFree(sentence, first) || !isFree(sentence, second)) continue;
    const whole = { ...first, value: Math.round(first.value * second.value) };
    const builtAreaM2 = amountRange({ first: whole, last: whole, bound: "exact", isStrict: false }, "about");
    draft.filter = { ...draft.filter, builtAreaM2 };
    const end = /^(m|mts|metros)$/.test(wordAt(sentence, second.to)) ? second.to + 1 : second.to;
    takeMeasure(draft, first.from, end);
  }
}

/**
 * A measure in square metres; hectares have a comma, and are about as exact as metres are.
 *
 * @param more of the unit: «dos hectáreas y media» are a half more
 */
function inMetres(measured: Bounded, factor: number, more: number): Bounded {
  const { first, last } = measured;
  const scaled = (quantity: Quantity): Quantity => ({
    ...quantity,
    value: Math.round((quantity.value + more) * factor),
  });
  const start = scaled(first);
  return { ...measured, first: start, last: first === last ? start : scaled(last) };
}

/** Behind a unit of area: «m2», «metros cuadrados», «m² construidos». */
const unitEnd = ({ sentence }: Draft, unitAt: number): number =>
  /^(cuadrad[oa]s|cuad|2|construidos?|utiles|cubiertos)$/.test(wordAt(sentence, unitAt + 1)) ? unitAt + 2 : unitAt + 1;

/** The other end of «de 500 m2 a 2 ha», each of which has its unit. */
function farEnd(
  draft: Draft,
  { from: start }: Quantity,
  at: number,
  isUnit: (word: string, at: number) => boolean,
): { value: number; end: number } | null {
  const { sentence } = draft;
  const quantity = sentence.quantities.find(({ from }) => from === at + 1);
  const link = wordAt(sentence, at);
  // «Casa de 200 metros y 3 hectáreas» says two things; «entre 500 m2 y 2 ha» is one.
  if (link === "y" && wordAt(sentence, start - 1) !== "entre") return null;
  if (!quantity || !/^(a|hasta|-|y)$/.test(link) || !isUnit(wordAt(sentence, quantity.to), quantity.to)) return null;
  const value = Math.round(quantity.value * (AREA_FACTORS[wordAt(sentence, quantity.to)] ?? 1));
  return { value, end: unitEnd(draft, quantity.to) };
}

const LAND = /^(parcela|terreno|solar|lote)$/;
const PARTS = /^(jardin|patio|terraza|balcon|trastero|azotea|garaje|salon|cocina)$/;

const hasHome = ({ sentence }: Draft, before: number): boolean =>
  sentence.tokens.some(({ word }, at) => at < before && TYPE_WORDS[word] !== undefined && !LAND.test(word));

/**
 * «Terraza de 20 metros», «casa con parcela de mil»: the area of a part of the home, which no search knows. A terrace is still one, whatever its
 * size: its own word is left to be read.
 *
 * @returns where it is told and from where its pieces are taken; null for the area of the home
 */
function partMeasured(
  draft: Draft,
  from: number,
  unitAt: number,
  end: number,
): { at: number; from: number; end: number } | null {
  const { sentence } = draft;
  // «Con 800 metros de parcela».
  const behind = wordAt(sentence, unitAt + 1) === "de" ? unitAt + 2 : -1;
  const isBehind = (words: RegExp) => behind > 0 && words.test(wordAt(sentence, behind));
  if (isBehind(PARTS) || (isBehind(LAND) && hasHome(draft, from))) return { at: from, end: behind + 1, from };
  let at = from - 1;
  while (
    /^(de|unos|mas|minim[oa]|min|maxim[oa]|max|como|al|a|partir|desde|hasta|menos|unas|:)$/.test(wordAt(sentence, at))
  )
    at--;
  const word = wordAt(sentence, at);
  if (sentence.taken[at] || at === from - 1) return null;
  if (PARTS.test(word)) return { at, from: at + 1, end };
  return LAND.test(word) && hasHome(draft, at) ? { at, from: at, end } : null;
}

/** «Casa con 2 hectáreas»: no house has so much; it is its land, which no search knows. */
function plotOfHouse(
  draft: Draft,
  from: number,
  unitAt: number,
  end: number,
): { at: number; from: number; end: number } | null {
  const { tokens } = draft.sentence;
  const isHectares = AREA_FACTORS[wordAt(draft.sentence, unitAt)] === AREA_FACTORS.ha;
  const isHouse = ({ word }: { word: string }) => /^(casa|chalet|adosado|piso)$/.test(TYPE_WORDS[word] ?? "");
  const isLand = ({ word }: { word: string }) =>
    /^(terreno|finca)$/.test(TYPE_WORDS[word] ?? TYPE_OR_FEATURE[word] ?? "");
  const first = tokens.find((token) => isHouse(token) || isLand(token));
  return isHectares && first && isHouse(first) ? { at: from, from, end } : null;
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
    const range = countRange(measured, "least");
    // Half a bathroom is one without a shower, and adverts count whole ones.
    if ([range.min, range.max].some((count) => count !== null && !Number.isInteger(count)))
      draft.told.push("el medio baño: se buscan los baños completos");
    const whole = (count: number | null) => (count === null ? null : Math.floor(count));
    const bathrooms = joined(draft.filter.bathrooms, { min: whole(range.min), max: whole(range.max) });
    draft.filter = { ...draft.filter, bathrooms };
    takeMeasure(draft, from, BATH_WORDS.has(wordAt(sentence, unitAt)) ? unitAt + 1 : unitAt + 3);
  }
  // A bare number of bathrooms is the least of them; «baños: hasta 2» says a most.
  readLabelled(draft, BATH_WORDS, ({ min, max }) => {
    const range = { min, max: min === null ? max : null };
    draft.filter = { ...draft.filter, bathrooms: joined(draft.filter.bathrooms, range) };
  });
}

/** «Baños: hasta 2», «habitaciones, más de 2» is none. */
const BETWEEN_LABEL = /^(:|=|-|minimo|maximo|min|max|hasta|al|menos|mas|como|desde|entre|de)$/;

/** «Habitaciones: 3», «baños 2», «baños: hasta 2». */
function readLabelled(draft: Draft, labels: ReadonlySet<string>, put: (range: Range) => void) {
  const { sentence } = draft;
  for (const quantity of freeQuantities(sentence)) {
    let at = quantity.from - 1;
    while (BETWEEN_LABEL.test(wordAt(sentence, at))) at--;
    if (at < 0 || !labels.has(wordAt(sentence, at)) || sentence.taken[at] || quantity.scale > 1 || quantity.value > 20)
      continue;
    const measured = bounded(draft, quantity, quantity.to);
    // «2 habitaciones hasta 3 baños»: the number belongs to what stands behind it.
    const isLoose = at < quantity.from - 1 && !/^[:=]$/.test(wordAt(sentence, at + 1));
    const behind = isLoose ? wordAt(sentence, measured.last.to) : "";
    if (ROOM_WORDS.has(behind) || BATH_WORDS.has(behind) || AREA_UNITS.has(behind)) continue;
    put(countRange(measured));
    takeMeasure(draft, quantity.from, measured.last.to);
    take(sentence, at, measured.last.to);
  }
}

const YEARS = { least: 1850, most: 2060 };
const BUILT = /^(construid[oa]s?|edificad[oa]s?|levantad[oa]s?|anterior(es)?|posterior(es)?)$/;

/** «A partir del año 2000», «antes del año 1990», read backwards from the number. */
const BOUNDED_YEAR = /^ano (?:(?:de|del|el) )?(antes|despues|partir|desde|hasta)\b/;

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
    const led = builtAt < 0 ? BOUNDED_YEAR.exec(words.join(" ")) : null;
    const stated = led?.[1] ?? words.slice(0, builtAt + 1).join(" ");
    const start = from - (led?.[0].split(" ").length ?? Math.max(1, builtAt + 1));
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
