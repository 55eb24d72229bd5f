import { take, wordAt } from "../../shared/spoken/scan.ts";
import { PESOS } from "./money-words.ts";
import { countryOfWords, isOfCurrency } from "./sentence-country.ts";
import { type Draft, tell, tellPlace } from "./sentence-draft.ts";
import { joinsPlaces, type PlaceMention } from "./sentence-places.ts";

/** Names that only a place of another country has than the one which the sentence speaks of: they are told, and no home of that country is searched for. */

/** Countries by the words that name them and no town. */
const COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ES: "espana",
    AR: "argentina",
    CL: "chile",
    CO: "colombia",
    PE: "peru",
    UY: "uruguay",
    EC: "ecuador",
    VE: "venezuela",
    BO: "bolivia",
    HN: "honduras",
    PY: "paraguay",
  }).map(([country, word]) => [word, country]),
);

/** Words by which a part of a country is told from another one: «la sierra norte» is no quarter called La Sierra. */
const PART_OF_COUNTRY = /^(norte|sur|este|oeste|oriental|occidental|central|alta|baja)$/;

/**
 * Leaves out the mentions that mean nothing in the country that is certain: by its name, by a currency that is its alone, by a name of a larger
 * place in the same sentence. They are told with the word that goes on behind them, and Spain is meant where nothing tells a country but a name
 * that goes on.
 *
 * @param own ISO 3166-1 alpha-2 of the country in which whoever asks works; null where it is not known
 */
export function tellFarPlaces(draft: Draft, mentions: readonly PlaceMention[], own: string | null): PlaceMention[] {
  const { country: named, at } = namedCountry(draft);
  const home = named ?? countryOfWords(draft) ?? own ?? "ES";
  let isTold = false;
  const near = mentions.filter((mention) => {
    if (mention.group !== undefined) return true;
    const goesOn = PART_OF_COUNTRY.test(wordAt(draft.sentence, mention.to)) && !draft.sentence.taken[mention.to];
    const isFar =
      mention.candidates.every((place) => !isOfMoney(draft, place) || (named !== null && place.country !== named)) ||
      (goesOn && mention.candidates.every(({ country }) => country !== home)) ||
      isFarFromOthers(draft, mention, mentions);
    if (!isFar) return true;
    const isOfCountry = at > mention.to && at <= mention.to + 2;
    const end = isOfCountry ? at + 1 : goesOn ? mention.to + 1 : mention.to;
    isTold ||= isOfCountry;
    tellPlace(draft, wordAt(draft.sentence, mention.from - 1) === "en" ? mention.from - 1 : mention.from, end);
    take(draft.sentence, mention.from, end);
    return false;
  });
  // No search knows a country by itself.
  const isNarrowed = near.some(({ candidates }) => candidates.some(({ country }) => country === named));
  if (named !== null && !isNarrowed && !isTold) tell(draft, at, at + 1);
  return near;
}

/** The country that the sentence names by itself; its words are taken. Null for none, and for several. */
function namedCountry({ sentence }: Draft): { country: string | null; at: number } {
  const found = new Map<string, number>();
  for (const [at, { plain, kind }] of sentence.tokens.entries()) {
    const country = kind === "word" && !sentence.taken[at] ? COUNTRIES.get(plain) : undefined;
    if (country === undefined || !/^(,|en|de|\(|)$/.test(wordAt(sentence, at - 1))) continue;
    found.set(country, at);
    take(sentence, at, at + 1);
  }
  const [one] = found;
  return one && found.size === 1 ? { country: one[0], at: one[1] } : { country: null, at: -1 };
}

/** Dollars and pesos are those of many countries. */
const isOfMoney = (draft: Draft, place: PlaceMention["candidates"][number]): boolean => {
  const { currency } = draft.filter;
  return currency === PESOS || currency === "USD" || currency === "GBP" || isOfCurrency(place, currency);
};

/** Whether a larger place of the sentence lies in another country than all places of this name: «la sierra de Madrid», «Ñuñoa, no oriente». */
function isFarFromOthers({ sentence }: Draft, mention: PlaceMention, all: readonly PlaceMention[]): boolean {
  const countries = new Set(mention.candidates.map(({ country }) => country));
  const people = peopleOf(mention);
  // Somebody may look in two countries, and says so: «Madrid o Bogotá».
  const isListed = [mention.from - 1, mention.to].some((at) => joinsPlaces(wordAt(sentence, at)));
  if (isListed || mention.candidates.some(({ kind }) => kind !== "barrio" && kind !== "localidad")) return false;
  return all.some((other) => {
    if (other === mention) return false;
    const isElsewhere = other.candidates.every(({ country }) => !countries.has(country));
    const isLarger = peopleOf(other) > people || (peopleOf(other) === people && other.from < mention.from);
    return isElsewhere && isLarger;
  });
}

const peopleOf = ({ candidates }: PlaceMention): number => Math.max(...candidates.map(({ population }) => population));
