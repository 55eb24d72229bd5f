import { fold, withinOneEdit } from "../../shared/listing/fold.ts";
import type { Place } from "../../shared/places/place.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import type { PlaceCondition } from "./market-filter.ts";
import type { Draft } from "./sentence-draft.ts";
import { KNOWN_WORDS, LEADS } from "./sentence-words.ts";

/** How a sentence finds places: by whole names, which is cheap, and by what somebody may have meant. */
export interface PlaceFinder {
  named: (name: string) => Place[];
  search: (text: string) => Place[];
}

/** «Cerca de Ruzafa», where no distance is said. */
const NEAR_M = 1000;
/** Metres that somebody walks in a minute. */
const WALK_M = 80;
const FARTHEST_M = 100_000;

/** A place condition that says the same of homes as the place; null for a street, which no home is searched by. */
export function conditionOf(place: Place): PlaceCondition | null {
  const { kind, name, latitude, longitude, radiusM, municipalityCode, provinceCode, country } = place;
  if (kind === "municipio" && municipalityCode) return { kind, name, code: municipalityCode };
  if (kind === "provincia" && provinceCode) return { kind, name, code: provinceCode };
  if (kind === "codigo-postal") return { kind, name, code: name.slice(0, 5) };
  if (kind === "barrio" || kind === "distrito" || kind === "localidad")
    return { kind: "barrio", name, municipalityCode: municipalityCode ?? null, latitude, longitude, radiusM };
  return kind === "ciudad" ? { kind, name, country, latitude, longitude, radiusM } : null;
}

/** A place that was found in the sentence, with its pieces. */
interface PlaceMention {
  candidates: Place[];
  from: number;
  to: number;
}

const LONGEST = 6;
/** Everyday words that are names of quarters and villages too: places only where something leads to them. */
const EVERYDAY = new Set(
  "centro sol universidad estacion puerto mercado palacio playa mar jardin industrial comercial campo pueblo parque plaza norte sur este oeste vistas luz nuevo nueva antiguo antigua real alto alta grande pequeno amplio tranquilo moderno independiente metro colegio hospital cortes salon cocina patio torre torres puerta prosperidad concepcion pilar".split(
    " ",
  ),
);
/** A place is found without anything that leads to it, in lower case, from so many inhabitants on. */
const LEAST_UNLED = 20_000;
const SMALL = /^(de|del|la|el|los|las|y|o|en|con|a|al|por|d|l)$/;

/** The draft with the means to find places in it. */
interface Reading {
  draft: Draft;
  finder: PlaceFinder;
}

/** Postcodes, and names of several words, which may hold words of homes and numbers («Tres Cantos», «Ciudad Jardín»). Read before those. */
export function readLongNames(draft: Draft, finder: PlaceFinder): PlaceMention[] {
  const { sentence } = draft;
  const found: PlaceMention[] = [];
  for (let at = 0; at < sentence.tokens.length; at++) {
    const mention = postcodeAt({ draft, finder }, at) ?? longest({ draft, finder }, at, 2);
    if (!mention) continue;
    found.push(mention);
    // Taken at once: no other reader may read a part of the name.
    take(sentence, mention.from, mention.to);
    at = mention.to - 1;
  }
  return found;
}

const textOf = ({ sentence }: Draft, from: number, to: number) =>
  sentence.text.slice(sentence.tokens[from]!.start, sentence.tokens[to - 1]!.end);

/** The longest run of free words from `at` that is the whole name of a place. */
function longest({ draft, finder }: Reading, at: number, least: number): PlaceMention | null {
  const { sentence } = draft;
  const first = sentence.tokens[at]!;
  if (
    first.kind !== "word" ||
    sentence.taken[at] ||
    (SMALL.test(first.plain) && !/^(la|el|los|las|l)$/.test(first.plain)) ||
    isOfStreet(draft, at)
  )
    return null;
  const isCapital = /^\p{Lu}/u.test(first.text);
  let end = at;
  while (end < sentence.tokens.length && end - at < LONGEST && !sentence.taken[end]) {
    const token = sentence.tokens[end]!;
    if (token.kind !== "word" && !/^['’-]$/.test(token.text)) break;
    end++;
  }
  for (let to = end; to >= at + least; to--) {
    if (SMALL.test(sentence.tokens[to - 1]!.plain)) continue;
    const candidates = finder.named(textOf(draft, at, to));
    if (candidates.length === 0) continue;
    const words = sentence.tokens.slice(at, to).filter(({ kind, plain }) => kind === "word" && !SMALL.test(plain));
    if (least > 1 && words.length < 2 && !(isCapital && SMALL.test(first.plain))) continue;
    const isEveryday = words.every(({ plain }) => KNOWN_WORDS.has(plain) || EVERYDAY.has(plain));
    if (isEveryday && !isCapital && !isLed(draft, at)) continue;
    return { candidates, from: at, to };
  }
  return null;
}

const isLed = ({ sentence }: Draft, at: number): boolean => {
  let before = at - 1;
  while (before >= 0 && /^(el|la|los|las|l|de|del|entre)$/.test(wordAt(sentence, before))) before--;
  return LEADS.has(wordAt(sentence, before)) || wordAt(sentence, before) === "cerca";
};

/** Words before the name of a street: no quarter or village is meant («en calle Colón»). */
export const STREET_WORDS =
  /^(calle|carrer|avenida|avinguda|avda|av|plaza|plaça|paseo|passeig|camino|carretera|ronda|carrera|cra)$/;

/** «Avenida de Aragón»: the name is a street's. */
function isOfStreet({ sentence }: Draft, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /^(el|la|los|las|l|de|del)$/.test(wordAt(sentence, before))) before--;
  return STREET_WORDS.test(wordAt(sentence, before));
}

/** «Zona buena» and «zona tranquila» are wishes; «zona Ruzafa» is a place. */
const isOfZoneAlone = ({ sentence }: Draft, at: number) => /^(zona|zonas)$/.test(wordAt(sentence, at - 1));

const joinsPlaces = (word: string) => /^(o|y|u|e|ni|,|\/)$/.test(word);

/** Places of one word, and those that only a search finds: «en Pozuelo», «en la Roma». */
export function readShortNames(draft: Draft, finder: PlaceFinder, before: readonly PlaceMention[]): PlaceMention[] {
  const { sentence } = draft;
  const reading = { draft, finder };
  const found: PlaceMention[] = [...before];
  for (let at = 0; at < sentence.tokens.length; at++) {
    const token = sentence.tokens[at]!;
    if (sentence.taken[at] || token.kind === "mark" || token.kind === "sign") continue;
    const mention = oneWord(reading, at, found) ?? searched(reading, at, found);
    if (!mention) continue;
    found.push(mention);
    take(sentence, mention.from, mention.to);
    at = mention.to - 1;
  }
  return found.sort((a, b) => a.from - b.from);
}

function postcodeAt({ draft, finder }: Reading, at: number): PlaceMention | null {
  const { sentence } = draft;
  const token = sentence.tokens[at]!;
  if (!/^\d{5}$/.test(token.text) || sentence.taken[at]) return null;
  const isCounted = /^(euros?|eur|€|pesos|m2|metros|mil|al)$/.test(wordAt(sentence, at + 1));
  const before = wordAt(sentence, at - 1);
  const isStated = /^(cp|postal|en|zona|distrito|el|,|)$/.test(before) || token.text.startsWith("0");
  const candidates = isCounted || !isStated ? [] : finder.named(token.text);
  return candidates.length > 0 ? { candidates, from: /^(cp|postal)$/.test(before) ? at - 1 : at, to: at + 1 } : null;
}

/** Whether the place before ends where only a link stands between it and this word: «en Ruzafa o Gràcia». */
const followsPlace = ({ sentence }: Draft, at: number, found: readonly PlaceMention[]) => {
  const before = at - 1;
  if (!joinsPlaces(wordAt(sentence, before))) return false;
  return found.some(({ to }) => to === before || (to === before - 1 && wordAt(sentence, before - 1) === "en"));
};

function oneWord(reading: Reading, at: number, found: readonly PlaceMention[]): PlaceMention | null {
  const { draft } = reading;
  const mention = longest(reading, at, 1);
  if (!mention) return null;
  const { sentence } = draft;
  const words = sentence.tokens.slice(mention.from, mention.to).filter(({ plain }) => !SMALL.test(plain));
  const isCommon = words.every(
    ({ plain, word }) => KNOWN_WORDS.has(plain) || KNOWN_WORDS.has(word) || EVERYDAY.has(plain),
  );
  const isCapital =
    at > 0 && words.some(({ text }) => /^\p{Lu}/u.test(text)) && sentence.text !== sentence.text.toUpperCase();
  const isWish = isOfZoneAlone(draft, at) && !isCapital;
  const leads = !isWish && (isLed(draft, at) || followsPlace(draft, at, found));
  if (isCommon) return isCapital && leads && !KNOWN_WORDS.has(words[0]?.plain ?? "") ? mention : null;
  if (leads || isCapital) return mention;
  const isLarge = mention.candidates.some(
    ({ population, kind }) => population >= LEAST_UNLED || kind === "barrio" || kind === "distrito",
  );
  return isLarge && (words[0]?.plain.length ?? 0) >= 5 ? mention : null;
}

/** A name that is not whole («Pozuelo») or has a wrong letter, where something leads to it. */
function searched({ draft, finder }: Reading, at: number, found: readonly PlaceMention[]): PlaceMention | null {
  const { sentence } = draft;
  const first = sentence.tokens[at]!;
  const isCapital = at > 0 && /^\p{Lu}/u.test(first.text) && sentence.text !== sentence.text.toUpperCase();
  const isAfterComma = wordAt(sentence, at - 1) === ",";
  const leads =
    isCapital || !(isAfterComma || isOfZoneAlone(draft, at))
      ? isLed(draft, at) || followsPlace(draft, at, found) || (isCapital && isAfterComma)
      : false;
  if (
    first.kind !== "word" ||
    SMALL.test(first.plain) ||
    !leads ||
    KNOWN_WORDS.has(first.plain) ||
    STREET_WORDS.test(first.plain) ||
    first.plain.length < 4
  )
    return null;
  let end = at + 1;
  while (end < sentence.tokens.length && end - at < 4 && sentence.tokens[end]!.kind === "word" && !sentence.taken[end])
    end++;
  for (let to = end; to > at; to--) {
    const last = sentence.tokens[to - 1]!;
    if (SMALL.test(last.plain) || (to > at + 1 && KNOWN_WORDS.has(last.plain))) continue;
    const text = textOf(draft, at, to);
    const [best] = finder.search(text);
    if (best && isAlike(text, best.name)) return { candidates: [best], from: at, to };
  }
  return null;
}

/** A search forgives much: the first word must begin one of the name's, or be one letter off. */
function isAlike(text: string, name: string): boolean {
  const [first = ""] = fold(text).split(" ");
  return fold(name)
    .split(" ")
    .some((word) => word.startsWith(first) || (first.length >= 5 && withinOneEdit(word, first)));
}

/** Of places with one name the one that lies in another place of the sentence: «Palermo, Buenos Aires». */
function settle(mention: readonly PlaceMention[], { sentence }: Draft): PlaceMention[] {
  const kept: PlaceMention[] = [];
  for (const [index, each] of mention.entries()) {
    const above = mention[index + 1];
    const between = above ? sentence.tokens.slice(each.to, above.from).map(({ plain }) => plain) : [];
    const isNext = above !== undefined && between.every((word) => /^(,|\(|en|de)$/.test(word)) && between.length <= 2;
    const inside = isNext ? insideOf(each, above) : undefined;
    if (inside && above) kept.push({ candidates: [inside], from: each.from, to: above.to });
    else if (!kept.some(({ to }) => to >= each.to)) kept.push(each);
  }
  return kept.map((each) => ({ ...each, candidates: preferred(each, mention) }));
}

const insideOf = ({ candidates }: PlaceMention, { candidates: above }: PlaceMention) =>
  candidates.find((place) => above.some((town) => liesIn(place, town)));

/** Whether a place lies in a town or province, by their codes; abroad by what tells it from others of its name. */
export const liesIn = (place: Place, town: Place): boolean =>
  place.id !== town.id &&
  ((town.kind === "municipio" && place.municipalityCode === town.municipalityCode && place.kind !== "municipio") ||
    (town.kind === "provincia" && place.provinceCode === town.provinceCode && place.kind !== "provincia") ||
    (town.country === place.country && town.country !== "ES" && fold(place.context).includes(fold(town.name))) ||
    (town.country !== "ES" &&
      town.kind === "ciudad" &&
      fold(place.context) === fold(town.context) &&
      place.country === town.country));

/** The candidate that lies in a town that the sentence names elsewhere, else the first. */
const preferred = ({ candidates }: PlaceMention, mention: readonly PlaceMention[]): Place[] => {
  const towns = mention.flatMap(({ candidates: [first] }) => (first && first !== candidates[0] ? [first] : []));
  const best = candidates.find((place) => towns.some((town) => liesIn(place, town)));
  return best ? [best] : [...candidates];
};

const QUARTER = /^(barrio|barriada|colonia|distrito)$/;

/** Which of the candidates is meant: the kind that the sentence names, else the country that its words belong to, else the first. */
function chosen({ sentence }: Draft, { candidates, from }: PlaceMention, country: string | null): Place {
  const before = [1, 2, 3].map((step) => wordAt(sentence, from - step));
  const isProvince = before.includes("provincia");
  const isQuarter = before.some((word) => QUARTER.test(word));
  const ofKind = candidates.find(({ kind }) =>
    isProvince ? kind === "provincia" : isQuarter ? kind === "barrio" || kind === "distrito" : false,
  );
  return ofKind ?? candidates.find((place) => place.country === country) ?? candidates[0]!;
}

const DENIED = /^(no|ni|excepto|salvo|menos|quitando|evitar|sin|nada|tampoco|fuera)$/;

/** Puts the places into the filter: wanted, unwanted, or a circle about one. Answers the first wanted or near place. */
export function putPlaces(draft: Draft, mention: readonly PlaceMention[], country: string | null): Place | null {
  const { sentence } = draft;
  let first: Place | null = null;
  let wasDenied = false;
  let lastTo = -1;
  for (const each of settle(mention, draft)) {
    const place = chosen(draft, each, country);
    const condition = conditionOf(place);
    if (!condition) continue;
    take(sentence, each.from, each.to);
    const start = leadStart(draft, each.from);
    const goesOn = lastTo >= 0 && start - lastTo <= 1 && joinsPlaces(wordAt(sentence, lastTo));
    const isDenied: boolean =
      DENIED.test(wordAt(sentence, start - 1)) ||
      (wasDenied && goesOn && !/^(pero)$/.test(wordAt(sentence, start - 1)));
    const near = isDenied ? null : nearAt(draft, start);
    if (near) {
      const { latitude, longitude } = place;
      draft.filter = { ...draft.filter, area: { kind: "circulo", latitude, longitude, radiusM: near.radiusM } };
      take(sentence, near.from, each.from);
    } else {
      const name = isDenied ? "notPlaces" : "places";
      draft.filter = {
        ...draft.filter,
        [name]: [...draft.filter[name].filter((known) => known.name !== condition.name), condition],
      };
      take(sentence, isDenied ? start - 1 : start, each.from);
    }
    if (!isDenied) first ??= place;
    wasDenied = isDenied;
    lastTo = each.to;
  }
  return first;
}

/** Where the words begin that lead to a place: «en la zona de», «por el barrio de». */
function leadStart({ sentence }: Draft, from: number): number {
  let start = from;
  while (
    start > 0 &&
    !sentence.taken[start - 1] &&
    (LEADS.has(wordAt(sentence, start - 1)) || /^(el|la|los|las|de|del|l|centro)$/.test(wordAt(sentence, start - 1)))
  )
    start--;
  // «A 500 metros de Benimaclet», «cerca de»: the link belongs to the distance.
  return start;
}

/** The distance that leads to a place, as words before `start`: «cerca de», «a menos de 2 km de», «a 10 minutos andando de». */
function nearAt({ sentence }: Draft, start: number): { from: number; radiusM: number } | null {
  const at = start - 1;
  const word = wordAt(sentence, at);
  if (/^(cerca|cercano|cercana|proximo|proxima|alrededores|cercanias|junto|lado)$/.test(word)) {
    const from = wordAt(sentence, at - 1) === "al" ? at - 1 : at;
    return { from, radiusM: NEAR_M };
  }
  if (word === "a" && /^(cerca|cercano|cercana|junto|proximo|proxima)$/.test(wordAt(sentence, at - 1)))
    return { from: at - 1, radiusM: NEAR_M };
  const unitAt = /^(andando|caminando|pie)$/.test(word) ? at - (wordAt(sentence, at - 1) === "a" ? 2 : 1) : at;
  const metres = DISTANCES[wordAt(sentence, unitAt)];
  const quantity = sentence.quantities.find(({ to }) => to === unitAt);
  if (metres === undefined || !quantity) return null;
  let from = quantity.from;
  while (/^(a|de|menos|unos|maximo|como|radio|un|en)$/.test(wordAt(sentence, from - 1))) from--;
  const radiusM = Math.round(quantity.value * metres);
  return radiusM > 0 && radiusM <= FARTHEST_M ? { from, radiusM } : null;
}

const DISTANCES: Readonly<Record<string, number | undefined>> = {
  km: 1000,
  kms: 1000,
  kilometro: 1000,
  kilometros: 1000,
  m: 1,
  mts: 1,
  metros: 1,
  minutos: WALK_M,
  min: WALK_M,
};
