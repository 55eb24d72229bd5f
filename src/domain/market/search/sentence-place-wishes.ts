import { fold } from "../../shared/listing/fold.ts";
import { distanceM, type Place } from "../../shared/places/place.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import { MOST_PLACES } from "./market-address.ts";
import type { PlaceCondition } from "./market-filter.ts";
import { countryOfWords, placesMeant } from "./sentence-country.ts";
import { nearAt, nearBehind, nearPlaceM } from "./sentence-distances.ts";
import { type Draft, tellPlace } from "./sentence-draft.ts";
import { isKnownTown, isNearCity, type PlaceQuestion, rivalsOf } from "./sentence-place-choices.ts";
import { conditionOf, joinsPlaces, type PlaceMention } from "./sentence-places.ts";
import { LEADS } from "./sentence-words.ts";

/** The wishes of a sentence about the places in it: which one of a name it means, whether it is wanted, and how near. */

/** Of places with one name the one that lies in another place of the sentence: «Palermo, Buenos Aires». */
function settle(mention: readonly PlaceMention[], { sentence }: Draft): PlaceMention[] {
  const kept: PlaceMention[] = [];
  for (const [index, each] of mention.entries()) {
    const above = mention[index + 1];
    const between = above ? sentence.tokens.slice(each.to, above.from).map(({ plain }) => plain) : [];
    const isNext = above !== undefined && between.every((word) => /^(,|\(|en|de)$/.test(word)) && between.length <= 2;
    const inside = isNext && !each.group ? insideOf(each, above) : undefined;
    if (inside && above) kept.push({ candidates: [inside], from: each.from, to: above.to, above });
    // «Mallorca, Inca», «San José, Escazú»: the part of the country, or the city, says where the town is, and is not searched whole.
    else if (
      isNext &&
      above &&
      (each.group || (isCity(each) && isCity(above))) &&
      between.length > 0 &&
      insideOf(above, each)
    ) {
      sentence.taken.fill(true, each.from, above.from);
    }
    // «Laureles, Medellín», where no list has that quarter of Medellín: one of the same name elsewhere is not meant, and its words stay words.
    else if (isNext && above && isElsewhere(each, above)) sentence.taken.fill(false, each.from, each.to);
    else if (!kept.some(({ to }) => to >= each.to)) kept.push(each);
  }
  return kept.map((each) =>
    each.group ? orItsQuarter(each, mention) : { ...each, candidates: preferred(each, mention) },
  );
}

/** «En Málaga, pero no en La Palma»: the quarter of a town that the sentence names, and not the island. */
function orItsQuarter(each: PlaceMention, mention: readonly PlaceMention[]): PlaceMention {
  const towns = mention.filter((other) => other !== each).flatMap(({ candidates: [first] }) => first ?? []);
  const part = each.parts?.find((place) => towns.some((town) => liesIn(place, town)));
  return part ? { candidates: [part], from: each.from, to: each.to } : each;
}

const insideOf = ({ candidates }: PlaceMention, { candidates: above, group }: PlaceMention) =>
  candidates.find((place) =>
    above.some((town) => liesIn(place, town) || (group !== undefined && place.id === town.id)),
  );

/** Whether every place of a name is a part of some town, and none of the town or province of the name behind it. */
const isElsewhere = ({ candidates }: PlaceMention, { candidates: above }: PlaceMention): boolean =>
  candidates.every(({ kind }) => kind === "barrio" || kind === "distrito" || kind === "localidad") &&
  above.some(({ kind }) => kind === "municipio" || kind === "ciudad") &&
  !candidates.some((place) => above.some((town) => isNearby(place, town)));

/** In one province of Spain, or one country abroad whose parts are named by the same words. */
const isNearby = (place: Place, town: Place): boolean =>
  place.country === town.country &&
  (place.country === "ES" ? place.provinceCode === town.provinceCode : fold(place.context) === fold(town.context));

/** Whether a place lies in a town or province, by their codes; abroad by what tells it from others of its name. */
export const liesIn = (place: Place, town: Place): boolean =>
  place.id !== town.id &&
  ((town.kind === "municipio" && place.municipalityCode === town.municipalityCode && place.kind !== "municipio") ||
    (town.kind === "provincia" && place.provinceCode === town.provinceCode && place.kind !== "provincia") ||
    (town.country === place.country && town.country !== "ES" && fold(place.context).includes(fold(town.name))) ||
    isOfCountry(place, town) ||
    isSuburb(place, town));

/** «Guadalajara, México»: the capital has its country's name, and the country is meant. */
const isOfCountry = (place: Place, capital: Place): boolean =>
  place.kind === "ciudad" &&
  capital.kind === "ciudad" &&
  place.country === capital.country &&
  fold(place.context).endsWith(` en ${fold(capital.name).replace(/^ciudad de /, "")}`);

/** Towns of one country that people name together lie as near. */
const SUBURB_M = 40_000;
/** Of two such towns the one that is named first lies in the other, unless it has so many times its people: «Zapopan, Guadalajara». */
const CLEARLY_LARGER = 1.5;

/** «Escazú, San José»: a town beside a city abroad. */
const isSuburb = (place: Place, town: Place): boolean =>
  place.kind === "ciudad" &&
  town.kind === "ciudad" &&
  place.country === town.country &&
  place.population < town.population * CLEARLY_LARGER &&
  distanceM(place, town) <= SUBURB_M;

const isCity = ({ candidates }: PlaceMention) => candidates.some(({ kind }) => kind === "ciudad");

/** The candidate that lies in a town that the sentence names elsewhere, else the first. */
const preferred = ({ candidates }: PlaceMention, mention: readonly PlaceMention[]): Place[] => {
  const towns = mention.flatMap(({ candidates: [first] }) => (first && first !== candidates[0] ? [first] : []));
  const best = candidates.find((place) => towns.some((town) => liesIn(place, town)));
  if (best) return [best];
  // «Santiago, comuna de Ñuñoa»: the city is meant, and not the commune of that name.
  if (candidates[0] && towns.some((other) => liesIn(other, candidates[0]!))) return [...candidates];
  // «Palermo o Villa Crespo»: of several Palermos the one of the town that the other quarter is in.
  const beside = candidates.find((place) => towns.some((other) => isPart(other) && isNearby(place, other)));
  return candidates.length > 1 && beside ? [beside] : [...candidates];
};

const isPart = ({ kind }: Place) => kind === "barrio" || kind === "distrito";

const QUARTER = /^(barrio|barriada|colonia|distrito)$/;

/** Facts of a name beside its own words. */
interface Known {
  /** The country that stands behind a name, by where that ends. */
  regions: ReadonlyMap<number, string>;
  /** Where a country ends that stands behind a name which no place in it has, by where that name ends: «Colina, Chile». */
  foreign: ReadonlyMap<number, number>;
  /** The country in which whoever asks works; null where it is not known. */
  own: string | null;
  /** The place that somebody chose of a name, by `nameKey`. */
  picks: ReadonlyMap<string, string>;
}

/** A name as choices of its places are kept. */
const nameKey = ({ sentence: { text, tokens } }: Draft, { from, to }: PlaceMention): string =>
  fold(text.slice(tokens[from]!.start, tokens[to - 1]!.end));

/** Which of the candidates is meant, and which others it may be: the one that was chosen, else the kind that is named, else what tells its country. */
function chosen(draft: Draft, mention: PlaceMention, known: Known, others: readonly PlaceMention[]): PlaceQuestion {
  const { sentence } = draft;
  const { candidates, from, to } = mention;
  const name = nameKey(draft, mention);
  const picked = candidates.find(({ id }) => id === known.picks.get(name));
  if (picked) return { name, place: picked, others: [] };
  const before = [1, 2, 3].map((step) => wordAt(sentence, from - step));
  const isProvince = before.includes("provincia") || before.includes("comunidad");
  const isQuarter = before.some((word) => QUARTER.test(word));
  const isTown = [wordAt(sentence, from - 1), wordAt(sentence, from - 2), wordAt(sentence, to)].some((word) =>
    /^(ciudad|capital)$/.test(word),
  );
  const ofKind = candidates.filter(({ kind }) => {
    if (isProvince) return kind === "provincia";
    return isQuarter ? kind === "barrio" || kind === "distrito" : isTown && (kind === "municipio" || kind === "ciudad");
  });
  const left = ofKind.length > 0 ? ofKind : candidates;
  const [first] = candidates;
  if (mention.isAlsoElsewhere && first && !isToldCountry(draft, mention, known, others))
    return { name, place: first, others: [first], unsure: mention.group };
  const stated = left.filter(({ country }) => country === known.regions.get(to));
  if (stated[0]) return { name, place: stated[0], others: [] };
  // A guessed name tells no country.
  const beside = new Set(others.filter(({ isGuess }) => !isGuess).flatMap(onlyCountry));
  const meant = placesMeant(draft, left, { beside, own: known.own });
  const [place = candidates[0]!] = meant;
  const anywhere = placesMeant(draft, left, { beside, own: null });
  return { name, place, others: rivalsOf(place, withCities(meant, anywhere)) };
}

/** The asker's own country decides between towns; a village or a quarter of it is no reason to be silent of a capital: «San Salvador», «San José». */
function withCities(meant: readonly Place[], anywhere: readonly Place[]): readonly Place[] {
  const [place] = meant;
  if (!place || isKnownTown(place)) return meant;
  const cities = anywhere.filter((other) => !meant.includes(other) && isKnownTown(other));
  return [place, ...cities, ...meant.slice(1)];
}

/** Whether words, money, another place or the asker's own country say that a name is that of its own country. */
function isToldCountry(draft: Draft, mention: PlaceMention, known: Known, others: readonly PlaceMention[]): boolean {
  const [place] = mention.candidates;
  const { country, currency } = place!;
  return (
    [countryOfWords(draft), known.own, known.regions.get(mention.to)].includes(country) ||
    draft.filter.currency === currency ||
    others.some((other) => other !== mention && onlyCountry(other).includes(country))
  );
}

/** The country of a name that only one has. */
function onlyCountry({ candidates }: PlaceMention): string[] {
  const countries = new Set(candidates.map(({ country }) => country));
  return countries.size === 1 ? [...countries] : [];
}

const DENIED =
  /^(no|ni|excepto|salvo|menos|quitando|evitar|evita|evitando|descarta|descartar|descartando|exceptuando|sin|nada|tampoco|fuera)$/;
/** «No quiero Carabanchel», «no me gusta por Usera», «que no esté en». */
const WITH_NO =
  /^(este|esten|sea|sean|quiero|queremos|quiere|quieren|busco|buscamos|gusta|gustan|interesa|interesan|vale|valen|sirve|sirven|contemplo|contemplamos)$/;
const PRONOUN = /^(me|nos|le|les)$/;

/** Whether the words in front of a place, which end before `start`, refuse it. */
function isRefused({ sentence }: Draft, start: number): boolean {
  const before = wordAt(sentence, start - 1);
  if (DENIED.test(before)) return true;
  const at = PRONOUN.test(wordAt(sentence, start - 2)) ? start - 3 : start - 2;
  return WITH_NO.test(before) && /^(no|ni|tampoco)$/.test(wordAt(sentence, at));
}

/**
 * Puts the places into the filter: wanted, unwanted, or a circle about one. Answers the first wanted or near place, and the names that
 * several places have.
 */
export function putPlaces(
  draft: Draft,
  mention: readonly PlaceMention[],
  known: Known,
): { first: Place | null; questions: PlaceQuestion[] } {
  const { sentence } = draft;
  const questions: PlaceQuestion[] = [];
  let first: Place | null = null;
  let wasDenied = false;
  let lastTo = -1;
  const settled = settle(mention, draft);
  for (const each of settled) {
    const question = chosen(draft, each, known, settled);
    const { place } = question;
    const conditions = conditionsOf(each, place);
    if (conditions.length === 0) continue;
    const start = leadStart(draft, each.from);
    const regionEnd = known.foreign.get(each.to);
    if (regionEnd !== undefined || isNotOfCity(draft, each, settled)) {
      // «Colina, Chile», «Quito, La Carolina», «Viña del Mar, Reñaca»: the place of that name, or of a like one, that the tables have lies elsewhere.
      tellPlace(draft, start, regionEnd ?? each.to);
      take(sentence, start, regionEnd ?? each.to);
      continue;
    }
    take(sentence, each.from, each.to);
    if (question.unsure !== undefined) {
      tellPlace(draft, start, each.to);
      take(sentence, start, each.to);
      questions.push(question);
      continue;
    }
    const goesOn = lastTo >= 0 && start - lastTo <= 1 && joinsPlaces(wordAt(sentence, lastTo));
    const isDenied: boolean =
      isRefused(draft, start) || (wasDenied && goesOn && !/^(pero)$/.test(wordAt(sentence, start - 1)));
    const lead = isDenied || each.group ? null : nearAt(draft, start);
    const behind = isDenied || each.group ? null : nearBehind(draft, each.to);
    if (lead ?? behind) {
      const { latitude, longitude } = place;
      const radiusM = behind?.radiusM ?? lead?.radiusM ?? nearPlaceM(place);
      draft.filter = {
        ...draft.filter,
        area: { kind: "circulo", latitude, longitude, radiusM, name: place.name },
      };
      take(sentence, lead?.from ?? start, behind?.to ?? each.to);
    } else {
      const name = isDenied ? "notPlaces" : "places";
      const places = withPlaces(draft.filter[name], conditions);
      if (places.length > MOST_PLACES) {
        // «Mallorca o el Empordà» are more towns than an address holds.
        tellPlace(draft, start, each.to);
        take(sentence, start, each.to);
        continue;
      }
      draft.filter = { ...draft.filter, [name]: places };
      take(sentence, isDenied ? start - 1 : start, each.from);
    }
    if (question.others.length > 0) questions.push(question);
    if (!isDenied) first ??= place;
    wasDenied = isDenied;
    lastTo = each.to;
    // «Que no esté en Carabanchel ni en Usera, en Madrid»: the rest of that town is wanted.
    if (isDenied && each.above) {
      const [town] = each.above.candidates;
      first ??= town ?? null;
      const around = town ? conditionsOf(each.above, town) : [];
      draft.filter = { ...draft.filter, places: withPlaces(draft.filter.places, around) };
    }
  }
  return { first, questions };
}

/** A town of so many people is meant in any country: «Lima, Madrid». */
const LEAST_KNOWN = 50_000;

/** Whether a place stands behind a city and a comma and is none of it: a small one of another country, or one whose name is only like the typed one. */
function isNotOfCity({ sentence }: Draft, each: PlaceMention, mention: readonly PlaceMention[]): boolean {
  const city = mention.find(({ to }) => to === each.from - 1 && wordAt(sentence, to) === ",");
  if (!city || each.above || city.candidates.every(({ kind }) => kind !== "ciudad" && kind !== "municipio"))
    return false;
  if (each.isGuess) return !insideOf(each, city);
  if (isAlone({ sentence }, city, each) && each.candidates.every((place) => isPartFarFrom(place, city))) return true;
  return each.candidates.every(
    ({ country, kind, population }) =>
      kind !== "ciudad" && population < LEAST_KNOWN && city.candidates.every((place) => place.country !== country),
  );
}

/** Whether a town and the name behind its comma are all that stands there, and not a list of places: «Guadalajara, Providencia». */
const isAlone = ({ sentence }: Pick<Draft, "sentence">, city: PlaceMention, each: PlaceMention): boolean =>
  !joinsPlaces(wordAt(sentence, city.from - 1)) && !/^(o|y|u|e|ni|\/)$/.test(wordAt(sentence, each.to));

const isPartFarFrom = (place: Place, { candidates }: PlaceMention): boolean =>
  (isPart(place) || place.kind === "localidad") && candidates.every((city) => !isNearCity(place, city));

/** The condition of a place; of a part of the country that is told by one name, those of its towns. */
function conditionsOf({ group, candidates }: PlaceMention, place: Place): PlaceCondition[] {
  if (group === undefined) return [conditionOf(place) ?? []].flat();
  return candidates.flatMap((town): PlaceCondition[] => {
    const condition = conditionOf(town);
    if (!condition) return [];
    return [condition.kind === "municipio" ? { ...condition, group } : condition];
  });
}

const withPlaces = (before: readonly PlaceCondition[], more: readonly PlaceCondition[]): PlaceCondition[] => [
  ...before.filter(({ name }) => more.every((each) => each.name !== name)),
  ...more,
];

/** Where the words begin that lead to a place: «en la zona de», «por el barrio de». */
function leadStart({ sentence }: Draft, from: number): number {
  let start = from;
  while (
    !sentence.taken[start - 1] &&
    (LEADS.has(wordAt(sentence, start - 1)) || /^(el|la|los|las|de|del|l|centro)$/.test(wordAt(sentence, start - 1)))
  )
    start--;
  // «A 500 metros de Benimaclet», «cerca de»: the link belongs to the distance.
  return start;
}
