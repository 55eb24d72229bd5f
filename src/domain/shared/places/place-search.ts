import { fold, withinOneEdit } from "../listing/fold.ts";
import type { Place } from "./place.ts";

/** A place with the names by which it may be asked for. */
export interface NamedPlace {
  place: Place;
  /** Besides `place.name`, whose parts between slashes count as names of their own. */
  otherNames?: readonly string[];
  /** Besides the words of `place.context`, names of where it lies: `CDMX`, `Argentina`. */
  inside?: readonly string[];
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
const SPANISH_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alacant: "alicante",
    andreu: "andres",
    antoni: "antonio",
    barri: "barrio",
    camins: "caminos",
    carreres: "carreras",
    ciutat: "ciudad",
    eixample: "ensanche",
    gotic: "gotico",
    joan: "juan",
    josep: "jose",
    llorenc: "lorenzo",
    maritims: "maritimos",
    marti: "martin",
    miquel: "miguel",
    pau: "pablo",
    pere: "pedro",
    poblats: "poblados",
    quatre: "cuatro",
    rascanya: "rascana",
    saidia: "zaidia",
    sant: "san",
    sta: "santa",
    sto: "santo",
    vella: "vieja",
    vicent: "vicente",
  }),
);

/** The name as typed and, where it differs, with its words in Spanish. A name of small words only (`"O"`) keeps them. */
function keysOf(text: string): Name[] {
  const words = fold(text).split(" ");
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  const kept = telling.length > 0 ? telling : words;
  const spanish = kept.map((word) => SPANISH_WORDS.get(word) ?? word);
  const asTyped = { text: kept.join(" "), words: kept };
  const inSpanish = { text: spanish.join(" "), words: spanish };
  return asTyped.text === inSpanish.text ? [asTyped] : [asTyped, inSpanish];
}

/** A name as it is compared: without accents and articles, and also with its words in Spanish. */
export const nameKeys = (name: string): string[] => keysOf(name).map(({ text }) => text);

/** Prepares places for `searchPlaces`: 12,700 of them take some 60 ms, once. */
export function indexPlaces(places: readonly NamedPlace[]): PlaceIndex {
  // A few dozen contexts serve all places.
  const contexts = new Map<string, ReadonlySet<string>>();
  const wordsOf = (context: string, inside: readonly string[]) => {
    const known = contexts.get(context);
    if (known) return known;
    const words = new Set([context, ...inside].flatMap(keysOf).flatMap((key) => key.words));
    contexts.set(context, words);
    return words;
  };
  const entries = places.map(({ place, otherNames = [], inside = [] }): Entry => {
    return {
      place,
      names: [place.name, ...otherNames].flatMap(keysOf),
      contextWords: wordsOf(place.context, inside),
      weight: Math.log10(Math.max(10, place.population)),
    };
  });
  return { entries };
}

/**
 * The places that a typed text may mean, best first. Accents, case, articles, co-official names and one wrong letter in
 * a word are forgiven; a word may name the city, province or country instead (`"sants barcelona"`). The whole name comes
 * before its beginning unless that is a hundred times larger (`"pozuelo"` is Pozuelo de Alarcón), those before a word inside it,
 * that before a wrong letter; then the more populated.
 *
 * A name that is not known finds nothing: no village stands in for a neighbourhood that sounds like it. So a wrong letter
 * is never the first one of a word, and neither it nor a word from the middle of a name leads to a small place.
 *
 * @param query under two letters finds nothing
 */
export function searchPlaces(index: PlaceIndex, query: string, limit = 8): Place[] {
  const typed = keysOf(query);
  if ((typed[0]?.text.length ?? 0) < 2) return [];
  // A wrong letter only counts where nothing fits as typed.
  const asTyped = rank(index, typed, matchAsTyped);
  const found = asTyped.length > 0 ? asTyped : quartersNamed(index, query);
  return (found.length > 0 ? found : rank(index, typed, matchNearly)).slice(0, limit);
}

/**
 * The places that are called exactly so, the most populated first: what readers of whole sentences ask for every word, and so by one look
 * into a table. Accents, case, articles and Spanish forms are forgiven as in `searchPlaces`, wrong letters and unfinished words are not.
 */
export function placesByName(index: PlaceIndex): (name: string) => Place[] {
  const byName = new Map<string, Entry[]>();
  for (const entry of index.entries) {
    for (const { text } of entry.names) {
      const known = byName.get(text);
      if (!known) byName.set(text, [entry]);
      else if (!known.includes(entry)) known.push(entry);
    }
  }
  return (name) => {
    const found = new Set(keysOf(name).flatMap(({ text }) => byName.get(text) ?? []));
    return [...found].sort((a, b) => b.weight - a.weight).map(({ place }) => place);
  };
}

/** Kinds of parts of a town, as people say them before a name: `Barrio de Salamanca`, `Colonia Roma`. */
const QUARTER_WORDS = new Set("barrio barri distrito colonia col localidad comuna".split(" "));

/** The parts of towns whose whole name stands behind such a word; none for any other text. */
function quartersNamed(index: PlaceIndex, query: string): Place[] {
  const [first = "", ...rest] = fold(query).split(" ");
  if (!QUARTER_WORDS.has(first) || rest.length === 0) return [];
  const whole: Match = (name, typed) => (name.text === typed.text ? POINTS.exact : 0);
  return rank(index, keysOf(rest.join(" ")), whole).filter(({ kind }) => kind === "barrio" || kind === "distrito");
}

type Match = (name: Name, typed: Name, context: ReadonlySet<string>, population: number) => number;

function rank(index: PlaceIndex, typed: readonly Name[], match: Match): Place[] {
  const found: { place: Place; score: number }[] = [];
  for (const { place, names, contextWords, weight } of index.entries) {
    let best = 0;
    for (const name of names)
      for (const key of typed) best = Math.max(best, match(name, key, contextWords, place.population));
    if (best > 0) found.push({ place, score: best + weight });
  }
  return found
    .sort((a, b) => b.score - a.score || a.place.name.localeCompare(b.place.name, "es"))
    .map(({ place }) => place);
}

/**
 * Points for a match, to which the logarithm of the population (1 to 7) is added: a name that begins as typed and one
 * that contains the words differ by less than a size of town, so that "la laguna" finds San Cristóbal de La Laguna. A whole name is
 * worth two sizes more than a beginning: a hundred times the people.
 */
const POINTS = { exact: 50, start: 48, words: 47.3, placed: 40, context: 30, nearly: 20, nearlyWords: 10 } as const;

/** A place below this is not found by one word from the middle of its name ("Villamanrique de la Condesa"). Inhabitants. */
const LEAST_BY_WORD = 5_000;
/** A place below these is not found with a wrong letter: in its whole name, and in some of its words. Inhabitants. */
const LEAST_NEARLY = 1_000;
const LEAST_NEARLY_WORDS = 20_000;

function matchAsTyped(name: Name, typed: Name, context: ReadonlySet<string>, population: number): number {
  if (name.text === typed.text) return POINTS.exact;
  if (name.text.startsWith(typed.text)) return POINTS.start;
  const last = typed.words.length - 1;
  const isTold = population >= LEAST_BY_WORD || typed.words.length > 1;
  if (isTold && typed.words.every((word, index) => fits(name, word, index === last))) return POINTS.words;
  const isPlaced = (word: string, index: number) => fits(name, word, false) || inContext(context, word, index === last);
  if (last === 0 || !typed.words.some((word) => fits(name, word, false)) || !typed.words.every(isPlaced)) return 0;
  // "Polanco CDMX" is Polanco before Chapultepec Polanco: all of the name is there, and the rest says where.
  return name.words.every((own) => typed.words.includes(own)) ? POINTS.placed : POINTS.context;
}

function matchNearly(name: Name, typed: Name, _context: ReadonlySet<string>, population: number): number {
  if (population >= LEAST_NEARLY && typed.text.length >= 4 && isNearly(name.text, typed.text)) return POINTS.nearly;
  if (population < LEAST_NEARLY_WORDS) return 0;
  const last = typed.words.length - 1;
  const isNear = (word: string, index: number) =>
    fits(name, word, index === last) || (word.length >= 5 && name.words.some((own) => isNearly(own, word)));
  return typed.words.every(isNear) ? POINTS.nearlyWords : 0;
}

const isNearly = (own: string, typed: string) => own[0] === typed[0] && withinOneEdit(own, typed);

const fits = (name: Name, word: string, isLast: boolean) =>
  name.words.some((own) => own === word || (isLast && own.startsWith(word)));

function inContext(context: ReadonlySet<string>, word: string, isLast: boolean): boolean {
  if (context.has(word)) return true;
  return isLast && word.length >= 3 && [...context].some((own) => own.startsWith(word));
}
