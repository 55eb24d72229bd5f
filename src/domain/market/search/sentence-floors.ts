import { boundOf } from "../../shared/spoken/bounds.ts";
import { ORDINALS } from "../../shared/spoken/number-words.ts";
import type { Quantity } from "../../shared/spoken/quantities.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import { countRange, takeMeasure } from "./sentence-bounds.ts";
import { type Draft, joined, negationOf, takeWith } from "./sentence-draft.ts";
import { AREA_UNITS, ROOM_WORDS } from "./sentence-words.ts";

/** Floors in a sentence: «un tercero», «planta 2», «que no sea bajo». */

const FLOOR_NOUN = /^(planta|plantas|piso|altura|nivel)$/;
const ORDINAL_SIGN = /^(º|°|ª|er|ro|ra|do|da|to|ta|mo|vo|no)$/;
const HIGHEST = 60;
/** Words between which an ordinal is a floor: «un tercero con ascensor». */
const BEFORE_ORDINAL = /^(un|el|es|en|piso|sea|de|desde|hasta|)$/;
const BEHIND_ORDINAL = /^(sin|con|exterior|interior|y|o|en|por|me|como|,|\.|;|)$/;

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
    const next = /^(o|u|y|a|-)$/.test(wordAt(sentence, floor.to)) ? floorAt(draft, floor.to + 1, true) : null;
    if (next && next.value === floor.value + 1 && negationOf(draft, floor.from) === -1) {
      // «Un segundo o tercero»: both do. Of floors that lie apart the last one counts.
      const isLed = wordAt(sentence, floor.from - 1) === "un";
      draft.filter = { ...draft.filter, floor: { min: floor.value, max: next.value } };
      takeMeasure(draft, isLed ? floor.from - 1 : floor.from, next.to);
    } else addFloor(draft, floor.from, floor.to, floor.value);
    at = Math.max(at, (next ?? floor).to - 1);
  }
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
    if (/^(o|y)$/.test(next) && ORDINALS[beyond] !== undefined && /^(planta|altura)$/.test(wordAt(sentence, at + 3)))
      return { from: at, to: at + 1, value: ordinal };
    const isAlone = word.endsWith("o") && (isSecond || BEFORE_ORDINAL.test(before)) && BEHIND_ORDINAL.test(next);
    return isAlone && (at > 0 || /^(con|sin)$/.test(next)) ? { from: at, to: at + 1, value: ordinal } : null;
  }
  if (/^\d{1,2}$/.test(text)) {
    const sign = sentence.tokens[at + 1];
    if (sign && ORDINAL_SIGN.test(sign.text) && !sign.spaced)
      return { from: at, to: FLOOR_NOUN.test(wordAt(sentence, at + 2)) ? at + 3 : at + 2, value: Number(text) };
    const isUnit = AREA_UNITS.has(next) || ROOM_WORDS.has(next);
    const isFlat = before === "piso" && !isOneOfMore(draft, at);
    return (/^(planta|altura|nivel)$/.test(before) || isFlat) && !isUnit
      ? { from: at - 1, to: at + 1, value: Number(text) }
      : null;
  }
  return word === "bajo" && isGround(draft, at) ? { from: at, to: at + 1, value: 0 } : null;
}

/** «Piso 10 o superior» is a floor; «piso 3 habitaciones» and «piso 200 mil» are a flat. */
const isOneOfMore = ({ sentence }: Draft, at: number): boolean =>
  !(wordAt(sentence, at + 1) === "o" && /^(superior|mas|inferior)$/.test(wordAt(sentence, at + 2))) ||
  ROOM_WORDS.has(wordAt(sentence, at + 3));

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
