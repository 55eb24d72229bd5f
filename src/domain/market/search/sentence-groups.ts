import { fold } from "../../shared/listing/fold.ts";
import type { Place } from "../../shared/places/place.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import { type Draft, tellPlace } from "./sentence-draft.ts";
import { type PlaceFinder, type PlaceMention, STREET_WORDS } from "./sentence-places.ts";
import { LEADS } from "./sentence-words.ts";

/** Parts of the country that have a name and no council («el Aljarafe», «Costa del Sol»), and districts that are told by one name («Vallecas»). */

const LONGEST = 5;
/** Pieces of the longest name of a town: «Santa María de Guía de Gran Canaria» ends as an island is called. */
const LONGEST_PLACE = 9;
/** «En la comarca del Aljarafe». */
const LEADING = /^(comarca|comarcas|zona|area|isla)$/;
/** Words that belong to the name of a part of the country: «isla de Ibiza». */
const NAMED_SO = /^(comarca|isla)$/;
const isPart = ({ kind }: Place) => kind === "barrio" || kind === "distrito";
const ARTICLE = /^(el|la|los|las|l) /;
const keyOf = (name: string) => fold(name).replace(ARTICLE, "");
/** No name begins with these: «en la Alpujarra» is not one of a place. */
const SMALL = /^(el|la|los|las|l|de|del|en|por|a|al|y|o|ni|con|sin|no)$/;
const LINK = /^(el|la|los|las|l|de|del|['’])$/;

/** Finds them, and takes their pieces before towns are read, of which some begin alike: «Mairena del Aljarafe» is one of the Aljarafe. */
export function readGroups(draft: Draft, finder: PlaceFinder): PlaceMention[] {
  const { sentence } = draft;
  const found: PlaceMention[] = [];
  if (!finder.group) return found;
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.taken[at] || sentence.tokens[at]!.kind !== "word") continue;
    for (let to = Math.min(sentence.tokens.length, at + LONGEST); to > at; to--) {
      if (sentence.tokens[to - 1]!.kind !== "word") continue;
      const name = sentence.text.slice(sentence.tokens[at]!.start, sentence.tokens[to - 1]!.end);
      const group = finder.group(fold(name)) ?? finder.group(keyOf(name));
      if (!group || isPartOfName(draft, finder, at, to)) continue;
      if (group.places.length === 0) {
        tellPlace(draft, LEADS.has(wordAt(sentence, at - 1)) ? at - 1 : at, to);
        take(sentence, at, to);
        at = to - 1;
        break;
      }
      let from = at;
      while (LINK.test(sentence.tokens[from - 1]?.plain ?? "") && LEADING.test(wordAt(sentence, leadAt(draft, from))))
        from--;
      if (NAMED_SO.test(wordAt(sentence, leadAt(draft, from)))) from = leadAt(draft, from);
      const { places: candidates, name: called, isAlsoElsewhere } = group;
      found.push({ candidates, from, to, group: called, isAlsoElsewhere, parts: finder.named(name).filter(isPart) });
      take(sentence, from, to);
      at = to - 1;
      break;
    }
  }
  tellUnknown(draft);
  return found;
}

/** «En la comarca del Bierzo», of which no table has the towns: it is told with its name, and is no word of a title. */
function tellUnknown(draft: Draft) {
  const { sentence } = draft;
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.taken[at] || !/^comarcas?$/.test(sentence.tokens[at]!.plain)) continue;
    let to = at + 1;
    while (LINK.test(sentence.tokens[to]?.plain ?? "")) to++;
    if (sentence.tokens[to]?.kind !== "word") continue;
    to++;
    while (/^\p{Lu}/u.test(sentence.tokens[to]?.text ?? "")) to++;
    tellPlace(draft, wordAt(sentence, at - 1) === "la" ? at - 1 : at, to);
    take(sentence, at, to);
  }
}

function leadAt({ sentence }: Draft, from: number): number {
  let at = from - 1;
  while (LINK.test(sentence.tokens[at]?.plain ?? "")) at--;
  return at;
}

/** «Puente de Vallecas», «Mairena del Aljarafe», «calle Vallecas»: the name stands in another one, or is a street's. */
function isPartOfName({ sentence }: Draft, finder: PlaceFinder, at: number, to: number): boolean {
  let before = at - 1;
  while (/^(de|del|la|el)$/.test(sentence.tokens[before]?.plain ?? "")) before--;
  if (STREET_WORDS.test(sentence.tokens[before]?.plain ?? "")) return true;
  // «Roma Norte» is one of the two.
  for (
    let end = to + 1;
    end <= Math.min(sentence.tokens.length, to + 3) && sentence.tokens[end - 1]!.kind === "word";
    end++
  ) {
    if (SMALL.test(sentence.tokens[end - 1]!.plain)) continue;
    const name = sentence.text.slice(sentence.tokens[at]!.start, sentence.tokens[end - 1]!.end);
    if (finder.named(name).length > 0) return true;
  }
  // «Ibiza ciudad», «la ciudad de Ibiza» are the town of that name.
  if ([sentence.tokens[to], sentence.tokens[before]].some((token) => /^(ciudad|capital)$/.test(token?.plain ?? "")))
    return true;
  for (let from = Math.max(0, to - LONGEST_PLACE); from < at; from++) {
    if (sentence.tokens[from]!.kind !== "word" || SMALL.test(sentence.tokens[from]!.plain)) continue;
    const name = sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end);
    if (finder.named(name).length > 0) return true;
  }
  return false;
}
