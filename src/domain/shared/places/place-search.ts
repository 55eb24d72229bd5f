import { fold, withinOneEdit } from "../listing/fold.ts";
import type { Place } from "./place.ts";

/** A place with the names by which it may be asked for. */
export interface NamedPlace {
  place: Place;
  /** Besides `place.name`, whose parts between slashes count as names of their own. */
  otherNames?: readonly string[];
}

interface Entry {
  place: Place;
  names: readonly Name[];
  /** Words of the context: "barcelona" in "Barrio de Barcelona". */
  contextWords: ReadonlySet<string>;
  /** Ranks places that match alike. */
  weight: number;
}

/** A name without accents and articles. */
interface Name {
  text: string;
  words: readonly string[];
}

export interface PlaceIndex {
  entries: readonly Entry[];
}

/** Articles and links in Spanish and the other languages of Spain: nobody types them alike. */
const SMALL_WORDS = new Set("el la lo los las l les els es sa o a os as de del d des i y e en".split(" "));

/** Words that people write in Spanish, or short, inside names that are official in another language. */
const SPANISH_WORDS: Readonly<Record<string, string>> = {
  alacant: "alicante",
  andreu: "andres",
  antoni: "antonio",
  joan: "juan",
  josep: "jose",
  llorenc: "lorenzo",
  marti: "martin",
  miquel: "miguel",
  pau: "pablo",
  pere: "pedro",
  sant: "san",
  sta: "santa",
  sto: "santo",
  vicent: "vicente",
};

/** The name as typed and, where it differs, with its words in Spanish. A name of small words only (`"O"`) keeps them. */
function keysOf(text: string): Name[] {
  const words = fold(text).split(" ");
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  const kept = telling.length > 0 ? telling : words;
  const spanish = kept.map((word) => SPANISH_WORDS[word] ?? word);
  const asTyped = { text: kept.join(" "), words: kept };
  const inSpanish = { text: spanish.join(" "), words: spanish };
  return asTyped.text === inSpanish.text ? [asTyped] : [asTyped, inSpanish];
}

/** Prepares places for `searchPlaces`: 8,300 of them take some 40 ms, once. */
export function indexPlaces(places: readonly NamedPlace[]): PlaceIndex {
  // A few dozen contexts serve all places.
  const contexts = new Map<string, ReadonlySet<string>>();
  const wordsOf = (context: string) => {
    const known = contexts.get(context);
    if (known) return known;
    const words = new Set(keysOf(context).flatMap((key) => key.words));
    contexts.set(context, words);
    return words;
  };
  const entries = places.map(({ place, otherNames = [] }): Entry => {
    const parts = place.name.includes("/") ? place.name.split("/") : [];
    return {
      place,
      names: [place.name, ...parts, ...otherNames].flatMap(keysOf),
      contextWords: wordsOf(place.context),
      weight: Math.log10(Math.max(10, place.population)),
    };
  });
  return { entries };
}

/**
 * The places that a typed text may mean, best first. Accents, case, articles, co-official names and one wrong letter in
 * a word are forgiven; a word may name the city or province instead (`"sants barcelona"`). The whole name comes before
 * its beginning, that before a word inside it, that before a wrong letter; then the more populated.
 *
 * @param query under two letters finds nothing
 */
export function searchPlaces(index: PlaceIndex, query: string, limit = 8): Place[] {
  const typed = keysOf(query);
  if ((typed[0]?.text.length ?? 0) < 2) return [];
  // A wrong letter only counts where nothing fits as typed.
  const asTyped = rank(index, typed, matchAsTyped);
  return (asTyped.length > 0 ? asTyped : rank(index, typed, matchNearly)).slice(0, limit);
}

type Match = (name: Name, typed: Name, context: ReadonlySet<string>) => number;

function rank(index: PlaceIndex, typed: readonly Name[], match: Match): Place[] {
  const found: { place: Place; score: number }[] = [];
  for (const { place, names, contextWords, weight } of index.entries) {
    let best = 0;
    for (const name of names) for (const key of typed) best = Math.max(best, match(name, key, contextWords));
    if (best > 0) found.push({ place, score: best + weight });
  }
  return found
    .sort((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name, "es"))
    .map(({ place }) => place);
}

/**
 * Points for a match, to which the logarithm of the population (1 to 7) is added: a name that begins as typed and one
 * that contains the words differ by less than a size of town, so that "la laguna" finds San Cristóbal de La Laguna.
 */
const POINTS = { exact: 60, start: 48, words: 47.3, context: 30, nearly: 20, nearlyWords: 10 } as const;

function matchAsTyped(name: Name, typed: Name, context: ReadonlySet<string>): number {
  if (name.text === typed.text) return POINTS.exact;
  if (name.text.startsWith(typed.text)) return POINTS.start;
  const last = typed.words.length - 1;
  if (typed.words.every((word, index) => fits(name, word, index === last))) return POINTS.words;
  const isPlaced = (word: string, index: number) => fits(name, word, false) || inContext(context, word, index === last);
  return last > 0 && typed.words.some((word) => fits(name, word, false)) && typed.words.every(isPlaced)
    ? POINTS.context
    : 0;
}

function matchNearly(name: Name, typed: Name): number {
  if (typed.text.length >= 4 && withinOneEdit(name.text, typed.text)) return POINTS.nearly;
  const last = typed.words.length - 1;
  const isNear = (word: string, index: number) =>
    fits(name, word, index === last) ||
    (word.length >= 4 &&
      name.words.some((own) => withinOneEdit(own, word) || (index === last && startsNearly(own, word))));
  return typed.words.every(isNear) ? POINTS.nearlyWords : 0;
}

const fits = (name: Name, word: string, isLast: boolean) =>
  name.words.some((own) => own === word || (isLast && own.startsWith(word)));

function inContext(context: ReadonlySet<string>, word: string, isLast: boolean): boolean {
  if (context.has(word)) return true;
  return isLast && word.length >= 3 && [...context].some((own) => own.startsWith(word));
}

/** Whether a longer word begins with `start` but for one letter: the first letter must be right, or all would match. */
function startsNearly(word: string, start: string): boolean {
  if (word[0] !== start[0] || start.length < 5 || word.length <= start.length) return false;
  return [start.length - 1, start.length, start.length + 1].some((length) =>
    withinOneEdit(word.slice(0, length), start),
  );
}
