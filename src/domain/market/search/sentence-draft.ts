import { wordTable } from "../../shared/format/spelled-numbers.ts";
import { withinOneEdit } from "../../shared/listing/fold.ts";
import { withCorrections } from "../../shared/spoken/corrections.ts";
import { type Scan, scanOf, take, wordAt } from "../../shared/spoken/scan.ts";
import { piecesOf } from "../../shared/spoken/tokens.ts";
import { type MarketFilter, NO_MARKET_FILTER, type Range } from "./market-filter.ts";
import { KNOWN_WORDS, NEGATION_ENDS, NEGATIONS } from "./sentence-words.ts";
import { SPELT_RIGHT } from "./spelt-right.ts";

/** A sentence while it is read: its pieces, and the filter that grows from them. */
export interface Draft {
  sentence: Scan;
  filter: MarketFilter;
  /** Parts that say something that no search can, in the order in which they were found. */
  told: string[];
  /** Those of them that name a place. */
  unreadPlaces: string[];
  /** Pieces whose «no» or «sin» turns nothing round: «sin ascensor no me vale». */
  undone: Set<number>;
  /** Pieces that ask for nothing but words of the title: «apto» of «apto crédito» is no flat. */
  keptWords: Set<number>;
}

/** Notes the pieces from `from` to before `to` as something that nobody can search by. */
export function tell({ sentence: { text, tokens }, told }: Draft, from: number, to: number) {
  told.push(text.slice(tokens[from]!.start, tokens[to - 1]!.end));
}

/** The same of a name that stands for a place: where a search has no other place, it must not become one of everywhere. */
export function tellPlace(draft: Draft, from: number, to: number) {
  tell(draft, from, to);
  draft.unreadPlaces.push(draft.told.at(-1)!);
}

/** Words as messages shorten them; in capitals they are letters of something else. */
const SHORT_WORDS = wordTable<string>({
  x: "por",
  pa: "para",
  xa: "para",
  asta: "hasta",
  d: "de",
  q: "que",
  cn: "con",
  pso: "piso",
  tb: "tambien",
});
/** Letters that stand at a number: «3h 2b», «2D 1B». */
const SHORT_UNITS = wordTable<string>({ h: "habitaciones", d: "dormitorios", b: "banos" });

/** Shorter words are too like others to be corrected. */
const SHORTEST = 5;

/**
 * The sentence, with words that are one letter off spelt as the reader knows them.
 *
 * @param isPlace whether a word is the name of a place, which is never corrected into anything else
 */
export function draftOf(text: string, isPlace: (word: string) => boolean): Draft {
  const tokens = piecesOf(text, (plain, isApart, typed) => {
    const short = (isApart ? SHORT_WORDS : SHORT_UNITS)[plain];
    if (short && typed === (isApart ? plain : typed)) return short;
    if (KNOWN_WORDS.has(plain) || SPELT_RIGHT.has(plain) || plain.length < SHORTEST) return plain;
    const isName = /^\p{Lu}/u.test(typed) && typed !== typed.toUpperCase() && !text.trimStart().startsWith(typed);
    if (isName) return plain;
    const meant = nearest(plain);
    return meant === undefined || isPlace(plain) ? plain : meant;
  });
  return {
    sentence: withCorrections(scanOf(text, tokens)),
    filter: NO_MARKET_FILTER,
    told: [],
    unreadPlaces: [],
    undone: new Set(),
    keptWords: new Set(),
  };
}

/** The known words that are long enough to be meant, by their first letter: a sentence is read at every pause of whoever types it. */
const BY_LETTER = Map.groupBy(
  [...KNOWN_WORDS].filter((word) => word.length >= SHORTEST),
  (word) => word[0]!,
);

/** The known word that is one letter off; «abitaciones» lacks its silent h. */
function nearest(plain: string): string | undefined {
  const own = BY_LETTER.get(plain[0]!)?.find((word) => withinOneEdit(word, plain));
  return own ?? BY_LETTER.get("h")?.find((word) => word[1] === plain[0] && withinOneEdit(word, plain));
}

const REACH = 6;
const HAVING = /^(tenga|tengan|tiene|tienen)$/;
const WANTING = /^(quiero|queremos|quiere|quieren|acepto|aceptamos|busco|buscamos|necesito|interesa)$/;

/** «No tenga», «ni que», «ni con», «no quiero que tenga»: what is refused goes on behind such a verb and such a «que». */
function isDeniedClause(sentence: Scan, at: number): boolean {
  const [word, before, beyond] = [0, 1, 2].map((step) => wordAt(sentence, at - step)) as [string, string, string];
  if (HAVING.test(word) && before === "que") return isDeniedClause(sentence, at - 1);
  if (word === "con") return before === "ni";
  if (!HAVING.test(word) && word !== "que") return false;
  return (
    /^(no|ni|tampoco)$/.test(before) || (word === "que" && WANTING.test(before) && /^(no|ni|tampoco)$/.test(beyond))
  );
}

/**
 * Where the word that negates the one at `at` stands, or −1: «sin ascensor», «que no sea bajo», «ni garaje». A mark, a number and words that
 * begin something new («con», «pero») end its reach.
 */
export function negationOf({ sentence, undone }: Draft, at: number): number {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    const token = sentence.tokens[before]!;
    const word = wordAt(sentence, before);
    if (token.kind !== "word" || (NEGATION_ENDS.has(word) && !isDeniedClause(sentence, before))) return -1;
    if (undone.has(before)) return -1;
    if (word === "menos" && ALL.test(wordAt(sentence, before - 1))) return before;
    if (NEGATIONS.has(word)) return /^(importa|solo|hace)$/.test(wordAt(sentence, before + 1)) ? -2 : before;
  }
  return -1;
}

/** Before «menos» it makes an exception of what follows: «todo menos áticos», «cualquier cosa menos estudios». */
const ALL = /^(todos?|todas?|cosa|cualquiera|valen?)$/;

/** «Con pileta no», «interior no»: the denial stands behind, and ends the clause. */
export function isDeniedBehind({ sentence }: Draft, to: number): boolean {
  return wordAt(sentence, to) === "no" && sentence.tokens[to + 1]?.kind !== "word";
}

/** Takes the pieces of a condition, and the word that negates it with those between them that say nothing else. */
export function takeWith({ sentence }: Draft, negation: number, from: number, to: number) {
  if (negation >= 0 && from - negation <= 3) take(sentence, negation, from);
  else if (negation >= 0) take(sentence, negation, negation + 1);
  take(sentence, from, to);
}

/** A list with one more value, once. */
export const withValue = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? [...list] : [...list, value];

/** Two ranges as one: each says what the other leaves open, the later one wins. */
export const joined = (before: Range, later: Range): Range => ({
  min: later.min ?? before.min,
  max: later.max ?? before.max,
});
