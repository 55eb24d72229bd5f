import { fold, withinOneEdit } from "../../shared/listing/fold.ts";
import { HOME_TYPES } from "../chat/home-words.ts";
import { isKnownWord } from "../chat/spelling.ts";

/** Which of an agency's homes a client means: by reference, street, place in the answer before, quarter or kind. */

/** Words that name a home. */
export interface NamedHome {
  id: string;
  type: string;
  reference: string | null;
  /** Without its number where the home keeps that to itself. */
  address: string | null;
  locationDetail: string | null;
  placeName: string | null;
  town: string | null;
}

/** Homes that the conversation has spoken of. */
export interface Mentioned {
  /** Those of the last list, in its order. */
  shown: readonly string[];
  /** The one that was spoken of last. */
  focus: string | null;
}

export type Naming =
  /** Several where the words fit several. `rest` is the message without the words that named them. */
  | {
      kind: "named";
      by: "reference" | "street" | "order" | "place" | "type";
      homes: readonly NamedHome[];
      rest: string;
    }
  /** A reference, door or street that no home on offer has. */
  | { kind: "unknown" }
  | { kind: "none" };

const STREET_KINDS =
  /^(calle|carrer|c|cl|avenida|avinguda|avda|av|paseo|passeig|pg|plaza|placa|pza|ronda|camino|cami|carretera|ctra|travesia|travessera|rambla|via|carrera|cra|jiron|pasaje|passatge|callejon|boulevard|bulevar)$/;
const PARTICLES = /^(de|del|d|dels|la|el|les|els|l|las|los|i|y|da|do|san|sant|santa)$/;
/** A number before one of these counts rooms, metres or money, and is no door. */
const UNITS =
  /^(hab|habs|habitacion|habitaciones|dormitorios?|cuartos?|recamaras?|banos?|metros?|m|m2|mil|k|millon|millones|euros?|eur|anos?|plantas?|personas?|minutos?|min|por|a|al)$/;

const wordsOf = (text: string | null): string[] => (text === null ? [] : fold(text).split(" ").filter(Boolean));

/** An address up to its number: `Carrer de Villarroel`. */
export const withoutDoor = (address: string): string => address.split(/[\d,]/, 1)[0]!.trim();

/** `carrer de villarroel 121, 3r` → street `["villarroel"]`, door `121`. */
function streetOf(address: string | null): { words: string[]; door: string | null } {
  const words = wordsOf(address);
  const at = words.findIndex((word) => /^\d/.test(word));
  const street = (at === -1 ? words : words.slice(0, at)).filter(
    (word) => !STREET_KINDS.test(word) && !PARTICLES.test(word),
  );
  return { words: street, door: at === -1 ? null : words[at]! };
}

const isSameWord = (stated: string, name: string): boolean =>
  stated === name || (name.length >= 6 && stated[0] === name[0] && !isKnownWord(stated) && withinOneEdit(stated, name));

/** The words of a home's quarter and town. */
const placeWords = ({ locationDetail, placeName, town }: NamedHome): string[] =>
  [locationDetail, placeName, town].flatMap(wordsOf);

/** The message's words that are the reference of a home: `V 102` for «V-102». */
function byReference(words: readonly string[], homes: readonly NamedHome[]): Naming | null {
  const known = new Map<string, NamedHome>();
  for (const home of homes) if (home.reference) known.set(wordsOf(home.reference).join(""), home);
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + 4); to > from; to--) {
      const home = known.get(words.slice(from, to).join(""));
      const isMeant = /\d/.test(words.slice(from, to).join("")) || /^ref/.test(words[from - 1] ?? "");
      // A bare number is a reference only where the client calls it one.
      const isNumber =
        to - from === 1 && /^\d{1,7}$/.test(words[from]!) && !/^(ref|referencia)$/.test(words[from - 1] ?? "");
      if (home && isMeant && !isNumber)
        return { kind: "named", by: "reference", homes: [home], rest: without(words, from, to) };
    }
  }
  const at = words.findIndex(
    (word, i) => /^ref(erencia)?$/.test(word) && /\d/.test((words[i + 1] ?? "") + (words[i + 2] ?? "")),
  );
  return at === -1 ? null : { kind: "unknown" };
}

const without = (words: readonly string[], from: number, to: number): string =>
  [...words.slice(0, from), ...words.slice(to)].join(" ");

const ORDER: readonly [RegExp, number][] = [
  [/^(primer|primer[oa]|1[oa]|1er)$/, 0],
  [/^(segund[oa]|2[oa])$/, 1],
  [/^(tercer|tercer[oa]|3[oa])$/, 2],
  [/^(cuart[oa]|4[oa])$/, 3],
  [/^(ultim[oa])$/, -1],
];
/** "El segundo piso", "la primera planta", "segunda mano": no places in a list. */
const NOT_IN_A_LIST = /^(planta|mano|linea|residencia|bano|dormitorio|vivienda|vez|piso|visita)$/;

function byOrder(words: readonly string[], homes: readonly NamedHome[], { shown }: Mentioned): Naming | null {
  for (const [at, word] of words.entries()) {
    const order = ORDER.find(([pattern]) => pattern.test(word));
    if (!order || !/^(el|la|del|al|lo)$/.test(words[at - 1] ?? "") || NOT_IN_A_LIST.test(words[at + 1] ?? "")) continue;
    const id = shown.at(order[1]);
    const home = homes.find((each) => each.id === id);
    if (home) return { kind: "named", by: "order", homes: [home], rest: without(words, at, at + 1) };
  }
  return null;
}

interface Street {
  homes: NamedHome[];
  from: number;
  to: number;
}

/** The longest run of words that is, or is the telling part of, a street of some home. */
function streetIn(words: readonly string[], homes: readonly NamedHome[]): Street | null {
  let best: Street | null = null;
  for (const home of homes) {
    const { words: street } = streetOf(home.address);
    if (street.length === 0) continue;
    const ofPlace = placeWords(home);
    const hits = words.flatMap((stated, at) => (street.some((name) => isSameWord(stated, name)) ? [at] : []));
    if (hits.length === 0) continue;
    const stated = new Set(hits.map((at) => words[at]!));
    const isWhole = street.every((name) => [...stated].some((word) => isSameWord(word, name)));
    // "Granados" for Enric Granados; "Sant" alone names nothing, and neither does a word of everyday speech.
    const isDistinctive = [...stated].some((word) => word.length >= 5 && !isKnownWord(word) && !ofPlace.includes(word));
    const isLed = STREET_KINDS.test(words[hits[0]! - 1] ?? "") || /^\d/.test(words[hits.at(-1)! + 1] ?? "");
    if (!isDistinctive && !(isWhole && (isLed || !street.every((name) => isKnownWord(name) || ofPlace.includes(name)))))
      continue;
    const [from, to] = [hits[0]!, hits.at(-1)! + 1];
    if (!best || hits.length > best.to - best.from) best = { homes: [home], from, to };
    else if (from === best.from && to === best.to) best.homes.push(home);
  }
  return best;
}

function byStreet(words: readonly string[], homes: readonly NamedHome[], isSearch: boolean): Naming | null {
  const found = streetIn(words, homes);
  if (!found) return null;
  let { from, to } = found;
  const houseNumber = houseNumberAfter(words, to);
  if (houseNumber) to = houseNumber.to;
  while (
    from > 0 &&
    (STREET_KINDS.test(words[from - 1]!) ||
      (/^(de|d)$/.test(words[from - 1]!) && STREET_KINDS.test(words[from - 2] ?? "")))
  )
    from--;
  const isLed = from < found.from || houseNumber !== null;
  const isAlsoPlace = words
    .slice(found.from, found.to)
    .every((word) => homes.some((home) => placeWords(home).includes(word)));
  if (isSearch && !isLed && isAlsoPlace) return null;
  const rest = without(words, from, to);
  if (!houseNumber) return { kind: "named", by: "street", homes: found.homes, rest };
  const behind = (number: string | null) => found.homes.filter(({ address }) => streetOf(address).door === number);
  const atDoor = behind(houseNumber.number);
  // A home that keeps its number to itself answers to every number of its street, so that none can be guessed.
  const there = atDoor.length > 0 ? atDoor : behind(null);
  return there.length > 0 ? { kind: "named", by: "street", homes: there, rest } : { kind: "unknown" };
}

/** The door after a street: `121`, `n 121`, `numero 121`; a number that counts something is none. */
function houseNumberAfter(words: readonly string[], at: number): { number: string; to: number } | null {
  const skip = /^(numero|num|n|no)$/.test(words[at] ?? "") ? 1 : 0;
  const number = words[at + skip] ?? "";
  if (!/^\d{1,4}[a-z]?$/.test(number) || UNITS.test(words[at + skip + 1] ?? "")) return null;
  return { number, to: at + skip + 1 };
}

const ARTICLES = /^(el|la|del|al|ese|esa|este|esta|dicho|vuestro|vuestra|tu|su)$/;
/** "El piso" may also be an attic flat, "la casa" a semi-detached one. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  piso: ["piso", "atico", "duplex", "estudio"],
  casa: ["casa", "chalet", "adosado"],
};
const isOfKind = (type: string, { type: own }: NamedHome) => (KINDS[type] ?? [type]).includes(own);

/** "La casa de Sant Cugat", "el de Poblenou": a definite home by its quarter or town. */
function byPlace(words: readonly string[], homes: readonly NamedHome[]): Naming | null {
  for (const [at, word] of words.entries()) {
    if (!ARTICLES.test(word)) continue;
    const type = HOME_TYPES[words[at + 1] ?? ""];
    let next = at + (type === undefined ? 1 : 2);
    if (!/^(de|del|en|d)$/.test(words[next] ?? "")) continue;
    next++;
    while (/^(la|el|l|los|las|zona|barrio)$/.test(words[next] ?? "")) next++;
    let to = next;
    while (to < words.length && homes.some((home) => placeWords(home).includes(words[to]!))) to++;
    if (to === next) continue;
    const stated = words.slice(next, to).filter((each) => !PARTICLES.test(each));
    if (stated.length === 0) continue;
    const there = homes.filter((home) => stated.every((each) => placeWords(home).includes(each)));
    const fit = type === undefined ? there : there.filter((home) => isOfKind(type, home));
    const exact = fit.filter((home) => home.type === type);
    const found = exact.length > 0 ? exact : fit;
    if (found.length > 0) return { kind: "named", by: "place", homes: found, rest: without(words, at, to) };
  }
  return null;
}

/** "El ático", "la casa": the one of its kind, in the last list before the whole portfolio. */
function byType(words: readonly string[], homes: readonly NamedHome[], mentioned: Mentioned): Naming | null {
  for (const [at, word] of words.entries()) {
    const type = HOME_TYPES[words[at + 1] ?? ""];
    if (!/^(el|la|del|al)$/.test(word) || type === undefined) continue;
    const focus = homes.find(({ id }) => id === mentioned.focus);
    if (focus && isOfKind(type, focus))
      return { kind: "named", by: "type", homes: [focus], rest: without(words, at, at + 2) };
    const shown = homes.filter((home) => mentioned.shown.includes(home.id) && isOfKind(type, home));
    const all = shown.length > 0 ? shown : homes.filter((home) => home.type === type);
    // "El piso" of somebody who has named none may be any of them.
    if (all.length > 0 && (shown.length > 0 || type !== "piso")) {
      return { kind: "named", by: "type", homes: all, rest: without(words, at, at + 2) };
    }
  }
  return null;
}

/** "El de Balmes", "calle Balmes 45", where no home on offer is there. */
const UNKNOWN_STREET =
  /\b(?:calle|carrer|avenida|avinguda|paseo|passeig|plaza|placa|ronda)(?: de| del| d)?(?: la| el| l)? ([a-z]{3,})/;
const UNKNOWN_ONE =
  /\b(?:el|la|del|al)(?: (?:piso|casa|atico|chalet|duplex|estudio|apartamento|departamento|local|vivienda))? (?:de|en)(?: la| el| l)? ([a-z]{4,})/;

/**
 * Which homes a message names.
 *
 * @param folded the message as `fold` writes it
 * @param homes homes on offer that may be meant
 * @param isSearch it looks for homes: then a quarter is no home, and neither is a kind
 */
export function namingIn(folded: string, homes: readonly NamedHome[], mentioned: Mentioned, isSearch: boolean): Naming {
  const words = folded.split(" ").filter(Boolean);
  const found =
    byReference(words, homes) ??
    byStreet(words, homes, isSearch) ??
    byOrder(words, homes, mentioned) ??
    byPlace(words, homes) ??
    (isSearch ? null : byType(words, homes, mentioned));
  if (found) return found;
  if (isSearch) return { kind: "none" };
  const [, street] = UNKNOWN_STREET.exec(folded) ?? [];
  const [, one] = UNKNOWN_ONE.exec(folded) ?? [];
  return [street, one].some((word) => word !== undefined && !isKnownWord(word))
    ? { kind: "unknown" }
    : { kind: "none" };
}
