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

export function readFloors(draft: Draft) {
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

/** Floors that a denied one leaves: above the ground floor and the first there is something to say, of others nothing. */
export function addFloor(draft: Draft, from: number, to: number, value: number) {
  const { sentence } = draft;
  if (value > HIGHEST) return;
  const negation = negationOf(draft, from);
  const quantity: Quantity = { value, from, to, scale: 1, grouped: false, isArticle: false };
  const bound = boundOf(sentence, { ...quantity, from: wordAt(sentence, from - 1) === "un" ? from - 1 : from }, to);
  if (negation >= 0 && bound === "exact") {
    if (value > 1) return;
    draft.filter = { ...draft.filter, floor: joined(draft.filter.floor, { min: value + 1, max: null }) };
    takeWith(draft, negation, from, to);
    return;
  }
  const range = countRange({ first: quantity, last: quantity, bound, isStrict: false });
  draft.filter = { ...draft.filter, floor: joined(draft.filter.floor, range) };
  takeMeasure(draft, wordAt(sentence, from - 1) === "un" ? from - 1 : from, to);
}
