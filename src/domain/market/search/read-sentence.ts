import { distanceM, type Place } from "../../shared/places/place.ts";
import { CURRENCY_OF_COUNTRY } from "../../shared/spoken/amount-words.ts";
import { wordAt } from "../../shared/spoken/scan.ts";
import { LONGEST_SENTENCE, LONGEST_TEXT, RANGES } from "./market-address.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "./market-filter.ts";
import { withOperationOfPrice } from "./price-operation.ts";
import { readAlternatives } from "./sentence-alternatives.ts";
import { setCostsAside, setSecondCurrencyAside } from "./sentence-costs.ts";
import { countryOfWords } from "./sentence-country.ts";
import { setDistancesAside } from "./sentence-distances.ts";
import { type Draft, draftOf } from "./sentence-draft.ts";
import { tellFarPlaces } from "./sentence-far-places.ts";
import { readGroups } from "./sentence-groups.ts";
import { nearLead, readLandmarks } from "./sentence-landmarks.ts";
import { readMeasures } from "./sentence-measures.ts";
import { choiceLabel, type PlaceChoice, type PlaceQuestion, townOf } from "./sentence-place-choices.ts";
import { putPlaces } from "./sentence-place-wishes.ts";
import { type PlaceFinder, readLongNames, readShortNames, STREET_WORDS } from "./sentence-places.ts";
import { readPrices, readUnitPrices, settleCurrency } from "./sentence-prices.ts";
import { readRefusals } from "./sentence-refusals.ts";
import { readRegions } from "./sentence-regions.ts";
import { readStations } from "./sentence-stations.ts";
import { tellUnknownQuarters } from "./sentence-unknown-quarters.ts";
import { readPhrases, readWords, settleWishes } from "./sentence-wishes.ts";
import { FILLERS, HOME_NOUNS, LEADS, NEGATIONS } from "./sentence-words.ts";

/** The filter of a sentence, and the parts of it that nobody can search by. */
export interface ReadSentence {
  filter: MarketFilter;
  notUnderstood: string[];
  /** Those of them that name a place which no table has, or which is not the one of that name here. */
  unreadPlaces: string[];
  /** Names of several places, of which one is searched for and the others are offered. */
  choices: PlaceChoice[];
}

/** Facts of whoever asks, beside the sentence. */
interface Asker {
  /** ISO 3166-1 alpha-2 of the country in which whoever asks works; null where it is not known. */
  country?: string | null;
}

/**
 * Reads what somebody looks for from a sentence in Spanish, of Spain or of Latin America. Readers run in a fixed order, and each takes its
 * words from those after it; what says something and is no condition is searched for in titles and descriptions, and what cannot be searched
 * for at all is named, never dropped.
 *
 * @param text only its first 500 characters are read
 * @param finder how a name becomes places, best first
 */
export function readSentence(text: string, finder: PlaceFinder, { country = null }: Asker = {}): ReadSentence {
  const named = remembered(finder.named, Number.POSITIVE_INFINITY);
  const remembering = { ...finder, named, search: remembered(finder.search, MOST_SEARCHES) };
  const { read, questions } = readOnce(text, remembering, { own: country, picks: new Map() });
  const choices = questions.slice(0, MOST_QUESTIONS).map(({ name, place, others, unsure }) => ({
    name,
    chosen: unsure === undefined ? choiceLabel(place) : null,
    others: others.map((other) => {
      const { filter } = readOnce(text, remembering, { own: country, picks: new Map([[name, other.id]]) }).read;
      return { label: unsure === undefined ? choiceLabel(other) : `${unsure}, ${townOf(other)}`, filter };
    }),
  }));
  return { ...read, choices };
}

/** Names of one sentence of which it is asked which place is meant. */
const MOST_QUESTIONS = 2;

interface Asked {
  own: string | null;
  /** The places that are meant by names, by their ids. */
  picks: ReadonlyMap<string, string>;
}

function readOnce(text: string, finder: PlaceFinder, asked: Asked): { read: Read; questions: PlaceQuestion[] } {
  const draft = draftOf(text.slice(0, LONGEST_SENTENCE), (word) => finder.named(word).length > 0);
  setCostsAside(draft);
  setSecondCurrencyAside(draft);
  const ofLandmark = readLandmarks(draft, finder);
  const ofStation = readStations(draft, finder);
  const groups = readGroups(draft, finder);
  const long = readLongNames(draft, finder);
  const { regions, foreign } = readRegions(draft, finder);
  tellUnknownQuarters(draft, finder);
  readRefusals(draft);
  readAlternatives(draft);
  readPhrases(draft);
  readUnitPrices(draft);
  const distances = setDistancesAside(draft);
  readMeasures(draft);
  readWords(draft);
  readPrices(draft);
  for (const at of distances) draft.sentence.taken[at] = false;
  const mentions = readShortNames(draft, finder, [...groups, ...long]);
  const near = tellFarPlaces(draft, mentions, asked.own);
  const { first, questions } = putPlaces(draft, near, { regions, foreign, ...asked });
  draft.filter = withoutOwnTowns(draft.filter);
  tellFarLandmark(draft, first);
  const country = [...regions.values()][0] ?? countryOfWords(draft) ?? asked.own;
  settleCurrency(draft, first?.currency ?? ofLandmark ?? ofStation, CURRENCY_OF_COUNTRY[country ?? ""] ?? null);
  settleWishes(draft);
  draft.filter = withOperationOfPrice(draft.filter);
  return { read: withoutContradictions(leftOver(draft)), questions };
}

/** A search of places goes through all of them, up to four milliseconds each: whoever writes fifty unknown names is not looked after for each. */
const MOST_SEARCHES = 4;

/** A look-up that asks for each name once, and finds nothing for names beyond the most. */
function remembered(look: (name: string) => Place[], most: number): (name: string) => Place[] {
  const known = new Map<string, Place[]>();
  return (name) => {
    const found = known.get(name) ?? (known.size < most ? look(name) : []);
    known.set(name, found);
    return found;
  };
}

type Read = Omit<ReadSentence, "choices">;

/** The ranges of a filter, as a person is told of them. */
const RANGE_NAMES = {
  price: "el precio",
  unitPrice: "el precio por metro",
  builtAreaM2: "la superficie",
  rooms: "las habitaciones",
  bathrooms: "los baños",
  floor: "la planta",
  yearBuilt: "el año",
} as const;

/**
 * «Bajo, que no sea bajo» leaves no floor at all, and four hundred nines are no price: such a range is not asked for, and is named.
 */
function withoutContradictions({ filter, notUnderstood, unreadPlaces }: Read): Read {
  const faults = Object.values(RANGES).flatMap(({ field, least, most }): [keyof typeof RANGE_NAMES, string][] => {
    const { min, max } = filter[field];
    if (min !== null && max !== null && min > max) return [[field, "que se contradice"]];
    const isPossible = [min, max].every((end) => end === null || (end >= least && end <= most));
    return isPossible ? [] : [[field, "que no es posible"]];
  });
  return {
    filter: Object.assign({}, filter, Object.fromEntries(faults.map(([name]) => [name, NO_MARKET_FILTER[name]]))),
    notUnderstood: [...notUnderstood, ...faults.map(([name, why]) => `${RANGE_NAMES[name]}, ${why}`)],
    unreadPlaces,
  };
}

/** «Piso en Barcelona, Gràcia»: a town in front of its own quarter says where the quarter is, and is not searched whole. */
function withoutOwnTowns(filter: MarketFilter): MarketFilter {
  const places = filter.places.filter((place, i) => {
    const next = filter.places[i + 1];
    if (next?.kind !== "barrio") return true;
    if (place.kind === "ciudad") return next.municipalityCode !== null || distanceM(place, next) > place.radiusM;
    return place.kind !== "municipio" || next.municipalityCode !== place.code;
  });
  return places.length === filter.places.length ? filter : { ...filter, places };
}

/** A landmark so far from the place of the sentence is another one of its name: «Coyoacán, cerca del metro Viveros» is nowhere near Valencia. */
const FAR_M = 100_000;

function tellFarLandmark(draft: Draft, place: Place | null) {
  const { area } = draft.filter;
  if (area?.kind !== "circulo" || !place || distanceM(place, area) <= FAR_M) return;
  draft.told.push(`cerca de ${area.name}`);
  draft.filter = { ...draft.filter, area: null };
}

/** Shorter words say nothing that titles could be searched by. */
const SHORTEST_WORD = 3;

function leftOver(draft: Draft): Read {
  const { sentence, filter, told } = draft;
  const words: string[] = [];
  const streets: string[] = [];
  const notUnderstood = [...told];
  const unreadPlaces = [...draft.unreadPlaces];
  for (let at = 0; at < sentence.tokens.length; at++) {
    const token = sentence.tokens[at]!;
    if (sentence.taken[at] || token.kind === "mark" || token.kind === "sign") continue;
    const quantity = sentence.quantities.find(({ from, isArticle }) => from === at && !isArticle);
    if (quantity) {
      const end = /^(mes|meses|ano|anos|minutos|dias|plantas|plazas|personas)$/.test(wordAt(sentence, quantity.to))
        ? quantity.to + 1
        : quantity.to;
      const start = wordsBefore(sentence, at);
      for (let before = start; before < at; before++)
        words.splice(words.indexOf(sentence.tokens[before]!.text.toLowerCase()) >>> 0, 1);
      notUnderstood.push(textBetween(sentence, start, end));
      at = end - 1;
      continue;
    }
    if (isEmptyWord(token.word) || token.plain.length < SHORTEST_WORD) continue;
    const negation = negatedBy(sentence, at);
    const lead = unknownPlaceLead(draft, at);
    if (negation >= 0) {
      const end = endOfName(sentence, at);
      const part = textBetween(sentence, negation, end);
      // «Sin ruidos o humos» is one part, which begins with its first word.
      if (part.startsWith(notUnderstood.at(-1) ?? part)) notUnderstood.pop();
      notUnderstood.push(part);
      at = end - 1;
    } else if (STREET_WORDS.test(token.plain)) {
      const end = endOfName(sentence, at);
      const start = nearLead(draft, at);
      const name = sentence.tokens.slice(at + 1, end).filter(({ kind, word }) => kind === "word" && !isEmptyWord(word));
      if (start >= 0 && !sentence.taken[start]) notUnderstood.push(textBetween(sentence, start, end));
      else if (name.length === 0) notUnderstood.push(textBetween(sentence, at, end));
      else {
        // Texts and addresses of homes are searched for the street's name; few of them show the number of the door.
        for (const { text } of name) streets.push(text.toLowerCase());
        if (sentence.quantities.some(({ from }) => from === end)) at = end;
      }
      at = Math.max(at, end - 1);
    } else if (lead >= 0) {
      const end = endOfName(sentence, at);
      const place = textBetween(sentence, lead, end);
      notUnderstood.push(place);
      unreadPlaces.push(place);
      at = end - 1;
    } else words.push(token.text.toLowerCase());
  }
  const joined = [...new Set([...streets, ...words])].join(" ");
  // A street is a condition; beside other words, which are wishes, it only comes first.
  const onlyWords = streets.length > 0 && words.length === 0;
  return { filter: { ...filter, words: joined.slice(0, LONGEST_TEXT).trim(), onlyWords }, notUnderstood, unreadPlaces };
}

/** «Estrato 4», «para 2»: a number alone would tell nobody what was not understood. */
function wordsBefore({ tokens, taken }: Draft["sentence"], at: number): number {
  const isWord = (before: number) => tokens[before]?.kind === "word" && !taken[before];
  return isWord(at - 1) ? at - 1 : at;
}

const isEmptyWord = (word: string) =>
  FILLERS.has(word) || HOME_NOUNS.has(word) || LEADS.has(word) || NEGATIONS.has(word);

const textBetween = ({ text, tokens }: Draft["sentence"], from: number, to: number) =>
  text.slice(tokens[from]!.start, tokens[to - 1]!.end);

/** Empty words between a «ni» and what it refuses: «ni que tenga que pintar». */
const NEGATION_REACH = 6;

/** «Sin humedades», «ni que tenga que pintar»: titles are searched for words that stand there, never for words that do not. */
function negatedBy(sentence: Draft["sentence"], at: number): number {
  for (let before = at - 1; before >= Math.max(0, at - NEGATION_REACH); before--) {
    if (sentence.taken[before] || sentence.tokens[before]!.kind !== "word") return -1;
    const word = wordAt(sentence, before);
    if (NEGATIONS.has(word)) return before;
    // «Sin ruidos o humos».
    if (/^(o|u)$/.test(word) && before > 0 && !isEmptyWord(wordAt(sentence, before - 1)))
      return negatedBy(sentence, before - 1);
    if (!isEmptyWord(word) || /^(pero|con)$/.test(word)) return -1;
  }
  return -1;
}

/** Behind the last word of the name that begins at a piece. */
function endOfName(sentence: Draft["sentence"], at: number): number {
  let end = at + 1;
  while (end < sentence.tokens.length && isOfName(sentence, end)) end++;
  return end;
}

/** Words of a street's name: those with a capital, and small ones that lead to one («de la Paz»). */
function isOfName({ tokens, taken }: Draft["sentence"], at: number): boolean {
  let end = at;
  while (/^(de|del|la|el|los|las|l|d)$/.test(tokens[end]?.plain ?? "")) end++;
  return !taken[at] && /^\p{Lu}/u.test(tokens[end]?.text ?? "");
}

/** «En Villarriba», «cerca de la Torre Pelli», which no table has: where the words begin that lead to it, or −1. */
function unknownPlaceLead(draft: Draft, at: number): number {
  const { sentence } = draft;
  if (!/^\p{Lu}/u.test(sentence.tokens[at]!.text) || at === 0) return -1;
  let before = at - 1;
  // «En el Alt Empordà», «en Lo Barnechea».
  while (/^(el|la|los|las|lo|l|'|’)$/.test(sentence.tokens[before]?.plain || sentence.tokens[before]?.text || ""))
    before--;
  const isLed = LEADS.has(wordAt(sentence, before)) && wordAt(sentence, before) !== "por";
  const lead = isLed ? before : nearLead(draft, at);
  return lead >= 0 && !sentence.taken[lead] ? lead : -1;
}
