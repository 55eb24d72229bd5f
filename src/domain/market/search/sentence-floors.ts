import { boundOf } from "../../shared/spoken/bounds.ts";
import { ORDINALS } from "../../shared/spoken/number-words.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import { countRange, takeMeasure } from "./sentence-bounds.ts";
import { type Draft, joined, negationOf, takeWith, tell } from "./sentence-draft.ts";
import { AMBIENT_WORDS, AREA_UNITS, BATH_WORDS, ROOM_WORDS, TYPE_WORDS } from "./sentence-words.ts";

/** Floors in a sentence: «un tercero», «planta 2», «que no sea bajo». */

const FLOOR_NOUN = /^(planta|plantas|piso|pisos|altura|nivel)$/;
const ORDINAL_SIGN = /^(º|°|ª|er|ro|ra|do|da|to|ta|mo|vo|no)$/;
const HIGHEST = 60;
/** Words between which an ordinal is a floor: «un tercero con ascensor». */
const BEFORE_ORDINAL = /^(ni|un|el|es|en|piso|sea|de|desde|hasta|)$/;
const BEHIND_ORDINAL = /^(sin|con|exterior|interior|y|o|hasta|en|por|me|como|,|\.|;|)$/;

/** A floor in the sentence, with its pieces. */
interface Floor {
  from: number;
  to: number;
  value: number;
}

export function readFloors(draft: Draft) {
  const { sentence } = draft;
  for (let at = 0; at < sentence.tokens.length; at++) {
    const floor = floorAt(draft, at);
    if (!floor) continue;
    const negation = negationOf(draft, floor.from);
    const run = negation === -2 ? null : runFrom(draft, floor);
    if (run) takeRun(draft, floor, run, negation);
    else addFloor(draft, floor.from, floor.to, floor.value);
    at = Math.max(at, (run ?? floor).to - 1);
  }
}

/** Floors in a row: «planta 2 o 3», «un primero, un segundo o un tercero», «de la planta 2 a la 5». */
interface FloorRun {
  values: number[];
  /** Whether all floors between the ends are meant. */
  isRange: boolean;
  to: number;
}

/** The row that a floor begins; null where it stands alone. */
function runFrom(draft: Draft, first: Floor): FloorRun | null {
  const { sentence } = draft;
  const isBetween = [1, 2].some((step) => wordAt(sentence, first.from - step) === "entre");
  let run: FloorRun = { values: [first.value], isRange: false, to: first.to };
  let closed: FloorRun | null = null;
  for (;;) {
    const link = wordAt(sentence, run.to);
    const next = /^(o|u|y|a|hasta|-|,)$/.test(link) ? nextOfRun(draft, first, run.to + 1) : null;
    if (!next || next.value > HIGHEST) break;
    const isRange = /^(a|hasta|-)$/.test(link) || (link === "y" && isBetween);
    run = { values: [...run.values, next.value], isRange: run.isRange || isRange, to: next.to };
    // «Planta 2, 3 habitaciones»: a comma alone joins nothing.
    if (link !== ",") closed = run;
  }
  return closed;
}

/** A floor behind a link: one that says so, and behind a number with its noun a bare number too («planta 2 o 3», «a la 5»). */
function nextOfRun(draft: Draft, first: Floor, from: number): Floor | null {
  const { sentence } = draft;
  let at = from;
  while (/^(un|una|el|la|en|de|plantas?)$/.test(wordAt(sentence, at))) at++;
  const own = floorAt(draft, at, true);
  if (own) return own;
  const isNumbered = FLOOR_NOUN.test(wordAt(sentence, first.from)) && /^\d+$/.test(sentence.tokens[first.to - 1]!.text);
  return isNumbered && isBareNumber(draft, at) ? { from: at, to: at + 1, value: Number(wordAt(sentence, at)) } : null;
}

/** A number of one or two figures that counts nothing: no rooms, no metres, no thousands. */
function isBareNumber({ sentence }: Draft, at: number): boolean {
  const quantity = sentence.quantities.find(({ from }) => from === at);
  const next = wordAt(sentence, at + 1);
  const isUnit = AREA_UNITS.has(next) || ROOM_WORDS.has(next) || BATH_WORDS.has(next) || AMBIENT_WORDS.has(next);
  return (
    !sentence.taken[at] &&
    /^\d{1,2}$/.test(sentence.tokens[at]?.text ?? "") &&
    quantity?.to === at + 1 &&
    quantity.scale === 1 &&
    !isUnit &&
    !/^(€|\$|euros?|eur|usd|dolares|mil|k|%|anos?|minutos|min|uf)$/.test(next)
  );
}

/**
 * A search has one range of floors: rows with a gap («un segundo o un cuarto») are told. Floors that are refused leave those above them where they
 * begin at the ground, as a single one does.
 */
function takeRun(draft: Draft, { from }: Floor, { values, isRange, to }: FloorRun, negation: number) {
  const sorted = values.toSorted((a, b) => a - b);
  const [min = 0, max = 0] = [sorted[0], sorted.at(-1)];
  const isWhole = isRange || sorted.every((value, i) => i === 0 || value - sorted[i - 1]! <= 1);
  if (!isWhole || (negation >= 0 && min > 1)) tell(draft, negation >= 0 ? negation : from, to);
  else if (negation >= 0)
    draft.filter = { ...draft.filter, floor: joined(draft.filter.floor, { min: max + 1, max: null }) };
  else draft.filter = { ...draft.filter, floor: { min, max } };
  if (negation >= 0) takeWith(draft, negation, from, to);
  takeMeasure(draft, wordAt(draft.sentence, from - 1) === "un" ? from - 1 : from, to);
}

/** The floor that is told at a piece, none of whose pieces was read yet. @param isSecond whether it ends «un segundo o …» */
export function floorAt(draft: Draft, at: number, isSecond = false): Floor | null {
  const { sentence } = draft;
  const token = sentence.tokens[at];
  if (!token || sentence.taken[at]) return null;
  const { word, text } = token;
  const [before, next] = [wordAt(sentence, at - 1), wordAt(sentence, at + 1)];
  const ordinal = ORDINALS[word];
  // «Nada de primeros», «ni segundos».
  const plural = token.plain.endsWith("os") ? ORDINALS[token.plain.slice(0, -1)] : undefined;
  if (plural !== undefined && negationOf(draft, at) >= 0) return { from: at, to: at + 1, value: plural };
  if (ordinal !== undefined) {
    if (FLOOR_NOUN.test(next)) return { from: at, to: at + 2, value: ordinal };
    if (FLOOR_NOUN.test(before) && before !== "piso") return { from: at - 1, to: at + 1, value: ordinal };
    const beyond = sentence.tokens[at + 2]?.word ?? "";
    if (/^(o|y)$/.test(next) && ORDINALS[beyond] !== undefined && FLOOR_NOUN.test(wordAt(sentence, at + 3)))
      return { from: at, to: at + 1, value: ordinal };
    const isAlone = word.endsWith("o") && (isSecond || BEFORE_ORDINAL.test(before)) && BEHIND_ORDINAL.test(next);
    return isAlone && (at > 0 || /^(con|sin|o)$/.test(next)) ? { from: at, to: at + 1, value: ordinal } : null;
  }
  if (/^\d{1,2}$/.test(text)) {
    const sign = sentence.tokens[at + 1];
    if (sign && ORDINAL_SIGN.test(sign.text) && !sign.spaced)
      return { from: at, to: FLOOR_NOUN.test(wordAt(sentence, at + 2)) ? at + 3 : at + 2, value: Number(text) };
    const isUnit = AREA_UNITS.has(next) || ROOM_WORDS.has(next);
    const isFlat = /^pisos?$/.test(before) && (!isOneOfMore(draft, at) || isFloorOfFlat(draft, at));
    return (/^(plantas?|altura|nivel)$/.test(before) || isFlat) && !isUnit && !isUnitOfRange(draft, at)
      ? { from: at - 1, to: at + 1, value: Number(text) }
      : null;
  }
  return word === "bajo" && isGround(draft, at) ? { from: at, to: at + 1, value: 0 } : null;
}

/** «Piso 10 o superior» is a floor; «piso 3 habitaciones» and «piso 200 mil» are a flat. */
const isOneOfMore = ({ sentence }: Draft, at: number): boolean =>
  !(wordAt(sentence, at + 1) === "o" && /^(superior|mas|inferior)$/.test(wordAt(sentence, at + 2))) ||
  ROOM_WORDS.has(wordAt(sentence, at + 3));

/** «Depto en Lima, piso 5»: where another word names the kind of home, a «piso» with a number is a floor. */
function isFloorOfFlat(draft: Draft, at: number): boolean {
  const { tokens } = draft.sentence;
  const isNamed = tokens.slice(0, at - 1).some(({ word }) => TYPE_WORDS[word] !== undefined && !/^pisos?$/.test(word));
  return isNamed && isBareNumber(draft, at);
}

/** «Piso 2 o 3 habitaciones»: both numbers count rooms. */
const isUnitOfRange = ({ sentence }: Draft, at: number): boolean =>
  /^(o|y|a|-)$/.test(wordAt(sentence, at + 1)) &&
  /^\d+$/.test(wordAt(sentence, at + 2)) &&
  [ROOM_WORDS, AREA_UNITS, AMBIENT_WORDS, BATH_WORDS].some((units) => units.has(wordAt(sentence, at + 3)));

/** «Un bajo», «no en bajo»; but «precio bajo», «bajo 200.000» and «lo más bajo» are none. */
function isGround({ sentence }: Draft, at: number): boolean {
  const before = wordAt(sentence, at - 1);
  return (
    /^(un|es|sea|en|piso|no|ni|de|sin|quiero|queremos|quiere|)$/.test(before) &&
    !/^(precio|coste|interes)$/.test(wordAt(sentence, at + 1)) &&
    !sentence.quantities.some(({ from }) => from === at + 1)
  );
}

/** Floors that a denied one leaves: above the ground floor and the first there is something to say, of others nothing. */
export function addFloor(draft: Draft, from: number, to: number, value: number) {
  const { sentence } = draft;
  if (value > HIGHEST) return;
  const negation = negationOf(draft, from);
  const quantity: Quantity = { value, from, to, scale: 1, grouped: false, isArticle: false };
  const bound = boundOf(sentence, quantity, to);
  if (negation >= 0 && bound === "exact") {
    if (value > 1) return;
    const { max } = draft.filter.floor;
    if (max !== null && max < value) {
      // «Un bajo, nada de primeros» is said already.
      takeWith(draft, negation, from, to);
      return;
    }
    draft.filter = { ...draft.filter, floor: joined(draft.filter.floor, { min: value + 1, max: null }) };
    takeWith(draft, negation, from, to);
    return;
  }
  const range = countRange({ first: quantity, last: quantity, bound, isStrict: false });
  draft.filter = { ...draft.filter, floor: joined(draft.filter.floor, range) };
  takeMeasure(draft, wordAt(sentence, from - 1) === "un" ? from - 1 : from, to);
}
