import type { Place } from "../../shared/places/place.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import { type Draft, tellPlace } from "./sentence-draft.ts";
import { isNearCity } from "./sentence-place-choices.ts";
import type { PlaceFinder } from "./sentence-places.ts";
import { KNOWN_WORDS } from "./sentence-words.ts";

const LINK = /^(de|del|la|el|los|las)$/;
const MOST_PIECES = 5;

/**
 * «Cartagena, Bocagrande», «Asunción, Villa Morra»: a name with capitals behind a town and a comma is that of its quarter. One that no table has is
 * told, so that no part of it becomes a kind of home, a town of a like name or a word of titles. Read before towns of one word are.
 */
export function tellUnknownQuarters(draft: Draft, finder: PlaceFinder): void {
  const { sentence } = draft;
  const { tokens, taken, text } = sentence;
  if (text === text.toUpperCase()) return;
  const isFree = (at: number) => tokens[at]?.kind === "word" && !taken[at];
  const isCapital = (at: number) => isFree(at) && /^\p{Lu}/u.test(tokens[at]!.text);
  for (let at = 2; at < tokens.length; at++) {
    const towns = tokens[at - 1]!.text === "," && isCapital(at) ? townsBefore(draft, finder, at - 1) : [];
    if (towns.length === 0) continue;
    let to = at + 1;
    while (to - at < MOST_PIECES && (isCapital(to) || (LINK.test(wordAt(sentence, to)) && isCapital(to + 1)))) to++;
    const words = tokens.slice(at, to).filter(({ plain }) => !LINK.test(plain));
    const isKnown = ({ plain, word }: (typeof words)[number]) => KNOWN_WORDS.has(plain) || KNOWN_WORDS.has(word);
    const name = text.slice(tokens[at]!.start, tokens[to - 1]!.end);
    const [first, ...rest] = words;
    if (!first || finder.named(name).length > 0 || finder.group?.(name.toLowerCase())) continue;
    // A name that begins with one that is known goes on with other words: «Madrid, Chamberí Exterior».
    if (
      rest.length === 0
        ? isKnown(first) || isLike(finder, name)
        : rest.every(isKnown) || isNearOne(finder, first.text, towns)
    )
      continue;
    tellPlace(draft, at, to);
    take(sentence, at, to);
    at = to - 1;
  }
}

const isNearOne = (finder: PlaceFinder, name: string, towns: readonly Place[]): boolean =>
  finder.named(name).some((place) => towns.some((town) => isNearCity(place, town)));

/** Whether a search of places knows something that begins so, or is written almost so: the reader of towns asks it what was meant. */
const isLike = (finder: PlaceFinder, name: string) => finder.search(name).length > 0;

/** The towns that the words before a comma are the whole name of. */
function townsBefore({ sentence: { tokens, text } }: Draft, finder: PlaceFinder, comma: number): Place[] {
  for (let from = comma - 1; from >= Math.max(0, comma - MOST_PIECES); from--) {
    if (tokens[from]!.kind !== "word") return [];
    const name = text.slice(tokens[from]!.start, tokens[comma - 1]!.end);
    const towns = finder.named(name).filter(({ kind }) => kind === "ciudad" || kind === "municipio");
    if (/^\p{Lu}/u.test(name) && towns.length > 0) return towns;
  }
  return [];
}
