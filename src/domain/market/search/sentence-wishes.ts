import { CONDITIONS, type HomeType } from "../../shared/home-attributes/home-values.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import type { MarketFeature } from "../features.ts";
import type { MarketFilter } from "./market-filter.ts";
import { type Draft, isDeniedBehind, joined, negationOf, takeWith, tell, withValue } from "./sentence-draft.ts";
import { addFloor } from "./sentence-floors.ts";
import { settledTypes } from "./sentence-houses.ts";
import { PHRASES, type Wish } from "./sentence-phrases.ts";
import {
  AREA_UNITS,
  CONTRARY_WORDS,
  FEATURE_WORDS,
  KNOWN_WORDS,
  RENT_WORDS,
  SALE_WORDS,
  TYPE_OR_FEATURE,
  TYPE_WORDS,
} from "./sentence-words.ts";
import { type Met, meet } from "./spoken-pattern.ts";

/** Words and rows of words that ask for something without a number: who sells, state, features, novelty, order. */
export function readPhrases(draft: Draft) {
  for (let at = 0; at < draft.sentence.tokens.length; at++) {
    const found = longestPhrase(draft, at);
    if (!found) continue;
    if (grant(draft, found.wish, at, found.met)) at = found.met.to - 1;
  }
}

/** The wish that begins at a piece, in a row of words or in one. */
export function wishAt(draft: Draft, at: number): { wish: Wish; to: number } | null {
  const phrase = longestPhrase(draft, at);
  if (phrase) return { wish: phrase.wish, to: phrase.met.to };
  const wish = draft.sentence.taken[at] ? null : wishOf(draft, at);
  return wish && { wish, to: at + 1 };
}

function longestPhrase({ sentence }: Draft, at: number): { wish: Wish; met: Met } | null {
  if (sentence.taken[at]) return null;
  let best: { wish: Wish; met: Met } | null = null;
  for (const [pattern, wish] of PHRASES) {
    const met = meet(sentence, at, pattern);
    if (met && met.to > (best?.met.to ?? at)) best = { wish, met };
  }
  return best;
}

const OTHER_SELLER = { particular: "agencia", agencia: "particular" } as const;
const MOST_DAYS = 365;

/** Puts a wish into the filter; false where its negation cannot be searched for, and its words are left. */
function grant(draft: Draft, wish: Wish, from: number, { to, value, letter }: Met): boolean {
  const negation = negationOf(draft, from);
  if (negation === -2) return false;
  const isDenied = negation >= 0 || isDeniedBehind(draft, to);
  const { filter } = draft;
  const end = negation < 0 && isDenied ? to + 1 : to;
  const change = (more: Partial<MarketFilter>) => {
    draft.filter = Object.assign({}, filter, more);
    takeWith(draft, negation, from, end);
    return true;
  };
  switch (wish.kind) {
    case "nothing":
      take(draft.sentence, from, to);
      return true;
    case "words":
      for (let at = from; at < to; at++) draft.keptWords.add(at);
      return true;
    case "feature":
      if (wish.value === "allowsPets" || wish.value === "hasParkingIncluded")
        takeCount(draft, from, to, wish.value === "hasParkingIncluded");
      return change(withFeature(filter, wish.value, isDenied !== (wish.isContrary ?? false)));
    case "type":
      if (wish.value === "garaje" && isPartOfHome(draft, from))
        return grant(draft, { kind: "feature", value: "hasParkingIncluded" }, from, { to: to - 1, value, letter });
      if (isDenied && isOfSomeKind(draft, negation, from, to)) return true;
      return change(withType(filter, wish.value, isDenied));
    case "seller":
      return change({ seller: isDenied ? OTHER_SELLER[wish.value] : wish.value });
    case "condition": {
      const values = isDenied ? CONDITIONS.filter((each) => !wish.values.includes(each)) : wish.values;
      // «A estrenar o reformado»: either does.
      const isEither = /^(o|u)$/.test(wordAt(draft.sentence, from - 1));
      if (isEither) return change({ conditions: [...new Set([...filter.conditions, ...values])] });
      // «Nada de obra nueva, ni que haya que reformar»: both refusals count. Of states that exclude each other the last one does.
      const both = filter.conditions.filter((each) => values.includes(each));
      return change({ conditions: both.length > 0 ? both : values });
    }
    case "ground":
      addFloor(draft, from, to, 0);
      return true;
    case "energy":
      return letter !== null && !isDenied && change({ energyFrom: letter as MarketFilter["energyFrom"] });
    case "status":
      return !isDenied && change({ statuses: withValue(filter.statuses, wish.value) });
    case "fresh":
      return !isDenied && change({ newWithinDays: daysOf(wish.days, value) });
    case "changed":
      if (isDenied) return false;
      // A search finds what is new or what is cheaper; one that finds either is none that it has.
      draft.told.push("los precios que han cambiado, junto con lo nuevo: pide «bajadas de hoy» aparte");
      return change({ newWithinDays: daysOf(wish.days, value) });
    case "dropped":
      return !isDenied && change({ droppedWithinDays: daysOf(wish.days, value) });
    case "sort":
      return !isDenied && change({ sort: wish.value });
  }
}

/** «Piso con plaza de garaje en Valencia»: a place for a car behind another kind of home comes with it, but not behind an «o». */
const isPartOfHome = ({ sentence }: Draft, from: number): boolean =>
  !/^(o|u)$/.test(wordAt(sentence, from - 1)) &&
  wordAt(sentence, from) !== "garaje" &&
  sentence.tokens.some(({ word }, at) => at < from && TYPE_WORDS[word] !== undefined);

/**
 * «Nada de pisos interiores» refuses what is said of them, and no flats; «ni pisos turísticos» says what no search knows, and is told. Takes the
 * kind then.
 */
function isOfSomeKind(draft: Draft, negation: number, from: number, to: number): boolean {
  const { sentence } = draft;
  const next = sentence.tokens[to];
  if (next?.kind !== "word" || sentence.taken[to] || !/^\p{Ll}{3}/u.test(next.text) || negation < 0) return false;
  if (FEATURE_WORDS[next.word] !== undefined || CONTRARY_WORDS[next.word] !== undefined) {
    take(sentence, from, to);
    return true;
  }
  if (KNOWN_WORDS.has(next.word)) return false;
  tell(draft, negation, to + 1);
  take(sentence, negation, to + 1);
  return true;
}

/** «Dos perros», «3 cajones de estacionamiento»: how many there are is no condition, and more than one place for a car is told. */
function takeCount(draft: Draft, from: number, to: number, isTold: boolean) {
  const { sentence } = draft;
  const count = sentence.quantities.find((each) => each.to === from);
  if (!count) return;
  if (isTold && count.value > 1) tell(draft, count.from, to);
  take(sentence, count.from, count.to);
}

const daysOf = (days: number, times: number | null) =>
  Math.min(MOST_DAYS, Math.max(1, Math.round(days * (times ?? 1))));

/** The filter's lists with a feature wanted or unwanted; what was said last counts. */
function withFeature({ features, notFeatures }: MarketFilter, feature: MarketFeature, isUnwanted: boolean) {
  const without = (list: readonly MarketFeature[]) => list.filter((each) => each !== feature);
  return isUnwanted
    ? { features: without(features), notFeatures: withValue(notFeatures, feature) }
    : { features: withValue(features, feature), notFeatures: without(notFeatures) };
}

const withType = ({ types, notTypes }: MarketFilter, type: HomeType, isUnwanted: boolean) =>
  isUnwanted ? { notTypes: withValue(notTypes, type) } : { types: withValue(types, type) };

/** Single words: kinds of homes, features, sale or rent. */
export function readWords(draft: Draft) {
  const { sentence } = draft;
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.taken[at] || draft.keptWords.has(at)) continue;
    const word = wordAt(sentence, at);
    const wish = wishOf(draft, at);
    if (wish) {
      grant(draft, wish, at, { to: at + 1, value: null, letter: null });
      // «Departamento nuevo»; «pisos nuevos» may be those of this week.
      if (wish.kind === "type" && /^nuev[oa]$/.test(wordAt(sentence, at + 1)) && !sentence.taken[at + 1])
        grant(draft, { kind: "condition", values: ["obra_nueva"] }, at + 1, { to: at + 2, value: null, letter: null });
    } else if (RENT_WORDS.has(word) || SALE_WORDS.has(word)) readOperation(draft, at);
  }
}

function wishOf(draft: Draft, at: number): Wish | null {
  const word = wordAt(draft.sentence, at);
  // «Casa de dos pisos» has two storeys.
  if (
    word === "pisos" &&
    draft.sentence.quantities.some(({ to, from }) => to === at && wordAt(draft.sentence, from - 1) === "de")
  )
    return null;
  // Ecuador's flat of one room; a «habitación en suite» is a part of another home.
  if (word === "suite" && /^(|una|busco|quiero|necesito|alquilo|arriendo)$/.test(wordAt(draft.sentence, at - 1)))
    return { kind: "type", value: "estudio" };
  const type = TYPE_WORDS[word];
  // «Casa con terreno» is a house.
  if (type === "terreno" && wordAt(draft.sentence, at - 1) === "con" && draft.filter.types.length > 0) return null;
  if (type) return { kind: "type", value: type };
  const loose = TYPE_OR_FEATURE[word];
  if (loose) {
    if (isKindSought(draft, at)) return { kind: "type", value: loose };
  }
  const feature = FEATURE_WORDS[word];
  if (feature) return { kind: "feature", value: feature };
  const contrary = CONTRARY_WORDS[word];
  return contrary ? { kind: "feature", value: contrary, isContrary: true } : null;
}

/** Whether a word such as «finca» or «garaje» is the kind that is looked for, and no part of another. */
function isKindSought(draft: Draft, at: number): boolean {
  const { sentence, filter } = draft;
  const [before, beyond] = [wordAt(sentence, at - 1), wordAt(sentence, at - 2)];
  // «No quiero garaje» refuses a part.
  if (FEATURE_WORDS[wordAt(sentence, at)] !== undefined && negationOf(draft, at) >= 0) return false;
  // «5.000 m² de parcela», where no home is named.
  if (before === "de" && AREA_UNITS.has(beyond)) return filter.types.length === 0;
  // «Casa o parcela», «olivar o finca»: another kind, where what stands before is none of the features.
  if (before === "o")
    return TYPE_WORDS[beyond] !== undefined || (filter.types.length === 0 && FEATURE_WORDS[beyond] === undefined);
  return filter.types.length === 0 && (at === 0 || !/^(con|y|,|sin|ni|tenga|tengan|de)$/.test(before));
}

/** «Busco alquiler»; «en venta o alquiler» asks for either. */
function readOperation(draft: Draft, at: number) {
  const operation = RENT_WORDS.has(wordAt(draft.sentence, at)) ? "alquiler" : "venta";
  const negation = negationOf(draft, at);
  if (negation === -2) return;
  const meant = negation >= 0 ? (operation === "venta" ? "alquiler" : "venta") : operation;
  const before = draft.filter.operation;
  draft.filter = { ...draft.filter, operation: before !== null && before !== meant ? null : meant };
  takeWith(draft, negation, at, at + 1);
}

/** Kinds that were both wanted and unwanted, the kinds of a house, and ground floors that a kind does away with. */
export function settleWishes(draft: Draft) {
  const { floor } = draft.filter;
  draft.filter = { ...draft.filter, ...settledTypes(draft), floor: joined({ min: null, max: null }, floor) };
}
