import { fold, withinOneEdit } from "../../shared/listing/fold.ts";
import type { Place } from "../../shared/places/place.ts";
import { take, wordAt } from "../../shared/spoken/scan.ts";
import type { PlaceCondition } from "./market-filter.ts";
import { type Draft, tellPlace } from "./sentence-draft.ts";
import { KNOWN_WORDS, LEADS } from "./sentence-words.ts";

/** A building, a square or a park that a part of a city is told by. */
export interface Landmark {
  latitude: number;
  longitude: number;
  /** As a chip names it, with its article: `la Giralda`. */
  name: string;
  /** The city that it lies in; of landmarks of one name the one of the city that the sentence names is meant. */
  city: string;
  /** ISO 4217, of its country. */
  currency: string;
}

/** A part of the country that has a name and no council of its own, or several places that have one name: «Aljarafe», «Vallecas». */
export interface PlaceGroup {
  name: string;
  /** None where no table has them: then the name is told, and nothing of a like name is searched for. */
  places: Place[];
  /** A city elsewhere is called so too, and has no homes here: «Roma» without its article. */
  isAlsoElsewhere?: true;
}

/** How a sentence finds places: by whole names, which is cheap, and by what somebody may have meant. */
export interface PlaceFinder {
  named: (name: string) => Place[];
  search: (text: string) => Place[];
  /** The landmarks of exactly that name, without its article; a name such as «plaza de España» is that of several. */
  landmarks?: (name: string) => readonly Landmark[];
  /** The part of the country of exactly that name: without accents, and without its article where that tells nothing. */
  group?: (name: string) => PlaceGroup | undefined;
  /** The quarter that is a town's centre, where one is known. */
  centre?: (town: Place) => Place | undefined;
}

/** A place condition that says the same of homes as the place; null for a street, which no home is searched by. */
export function conditionOf(place: Place): PlaceCondition | null {
  const { kind, name, latitude, longitude, radiusM, municipalityCode, provinceCode, country } = place;
  if (kind === "municipio" && municipalityCode) return { kind, name, code: municipalityCode };
  if (kind === "provincia" && provinceCode) return { kind, name, code: provinceCode };
  if (kind === "codigo-postal") return { kind, name, code: name.slice(0, 5) };
  if (kind === "barrio" || kind === "distrito" || kind === "localidad")
    return {
      kind: "barrio",
      name,
      municipalityCode: municipalityCode ?? null,
      latitude,
      longitude,
      radiusM,
      ...(kind === "distrito" && { isWide: true as const }),
    };
  return kind === "ciudad" ? { kind, name, country, latitude, longitude, radiusM } : null;
}

/** A place that was found in the sentence, with its pieces. */
export interface PlaceMention {
  candidates: Place[];
  from: number;
  to: number;
  /** The name of a part of the country, whose towns are all of the candidates: «Aljarafe». */
  group?: string | undefined;
  /** Whether the name is only like the typed one: «Reñaca» may have been meant for Renca, but not behind another town. */
  isGuess?: boolean;
  /** Quarters of the same name: «La Palma» is one of Málaga, where the sentence names that. */
  parts?: Place[];
  /** Whether that name is also one of a city elsewhere: it is asked for where nothing else tells. */
  isAlsoElsewhere?: true | undefined;
  /** The town, or part of the country, that stands behind a part of it, as one name with it: «Gràcia, Barcelona», «Inca, Mallorca». */
  above?: PlaceMention | undefined;
}

/** Pieces of «Vandellòs i l'Hospitalet de l'Infant», the longest name that somebody writes. */
const LONGEST = 9;
/** Everyday words that are names of quarters and villages too: places only where something leads to them. */
const EVERYDAY = new Set(
  "buena bueno buenas buenos centro sol universidad estacion puerto mercado palacio playa mar jardin industrial comercial campo pueblo parque plaza norte sur este oeste vistas luz nuevo nueva antiguo antigua real alto alta grande pequeno amplio tranquilo moderno independiente metro colegio hospital cortes salon cocina patio torre torres puerta prosperidad concepcion pilar padres madres hijos abuelos salto colonia costa olivar olivos vinedo almendros encinar pinar dehesa infonavit coto urbanizacion huerta huerto pozo campo monte".split(
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
    draft.keptWords.has(at) ||
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
    const text = textOf(draft, at, to);
    const candidates = exactFirst(finder.named(text), text);
    if (candidates.length === 0) continue;
    const words = sentence.tokens.slice(at, to).filter(({ kind, plain }) => kind === "word" && !SMALL.test(plain));
    if (least > 1 && words.length < 2 && !(isCapital && SMALL.test(first.plain))) continue;
    const isEveryday = words.every(({ plain }) => KNOWN_WORDS.has(plain) || EVERYDAY.has(plain));
    if (isEveryday && !isCapital && !isLed(draft, at)) continue;
    // «La Torre Picasso» is a building of that name, and no village called La Torre.
    if (isEveryday && beginsLongerName(draft, to)) continue;
    if (candidates.every(({ kind }) => kind === "barrio") && goesOnUnknown({ draft, finder }, to)) continue;
    return { candidates, from: at, to };
  }
  return null;
}

/** «La Del Valle» is called so before «El Valle»: articles are left out where names are compared. */
function exactFirst(candidates: Place[], text: string): Place[] {
  const typed = fold(text);
  const isExact = ({ name }: Place) =>
    typed === fold(name) || typed === `la ${fold(name)}` || typed === `el ${fold(name)}`;
  const hasLink = / (del?|la|los|las|el) /.test(` ${typed} `);
  return hasLink ? [...candidates.filter(isExact), ...candidates.filter((place) => !isExact(place))] : candidates;
}

const beginsLongerName = ({ sentence: { tokens } }: Draft, to: number): boolean =>
  tokens[to]?.kind === "word" && /^\p{Lu}/u.test(tokens[to].text);

/** «La Ribera del Duero» is no quarter called La Ribera, because nothing is called Duero; «la Sagrera de Barcelona» is one. */
function goesOnUnknown({ draft: { sentence }, finder }: Reading, to: number): boolean {
  if (!/^(de|del)$/.test(wordAt(sentence, to))) return false;
  let at = to + 1;
  while (/^(la|el|los|las)$/.test(wordAt(sentence, at))) at++;
  const next = sentence.tokens[at];
  return (
    next?.kind === "word" && /^\p{Lu}/u.test(next.text) && !sentence.taken[at] && finder.named(next.text).length === 0
  );
}

const isLed = ({ sentence }: Draft, at: number): boolean => {
  let before = at - 1;
  while (/^(el|la|los|las|l|de|del|entre)$/.test(wordAt(sentence, before))) before--;
  return LEADS.has(wordAt(sentence, before)) || wordAt(sentence, before) === "cerca";
};

/** Words before the name of a street: no quarter or village is meant («en calle Colón»). */
export const STREET_WORDS =
  /^(calle|carrer|avenida|avinguda|avda|av|plaza|plaça|paseo|passeig|camino|carretera|ronda|carrera|cra)$/;

/** «Avenida de Aragón»: the name is a street's. */
function isOfStreet({ sentence }: Draft, at: number): boolean {
  let before = at - 1;
  while (/^(el|la|los|las|l|de|del)$/.test(wordAt(sentence, before))) before--;
  return STREET_WORDS.test(wordAt(sentence, before));
}

/** «Zona buena» and «zona tranquila» are wishes; «zona Ruzafa» is a place. */
const isOfZoneAlone = ({ sentence }: Draft, at: number) => /^(zona|zonas)$/.test(wordAt(sentence, at - 1));

export const joinsPlaces = (word: string) => /^(o|y|u|e|ni|,|\/)$/.test(word);

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
  return found.sort((a, b) => a.from - b.from).map((mention) => atCentre(reading, mention));
}

const OF_CENTRE = /^(comercial|de|historico)$/;

/** «Madrid centro», «en el centro de Valencia»: the quarter of that name, where the town has one that is known. */
function atCentre({ draft, finder }: Reading, mention: PlaceMention): PlaceMention {
  const { sentence } = draft;
  const { from, to, candidates, group } = mention;
  const isFree = (at: number) => wordAt(sentence, at) === "centro" && !sentence.taken[at];
  // «Centro de salud» is none, and «centro de 80 m²» is one.
  const isNumber = sentence.quantities.some(({ from: at }) => at === to + 2);
  const isBehind = isFree(to) && (isNumber || !OF_CENTRE.test(wordAt(sentence, to + 1)));
  const before = /^(de|del)$/.test(wordAt(sentence, from - 1)) ? from - 2 : from - 1;
  const isBefore = before < from - 1 && isFree(before);
  if (group || !finder.centre || !(isBehind || isBefore)) return mention;
  const centres = candidates.flatMap((town) => finder.centre?.(town) ?? []);
  if (centres.length === 0) return mention;
  const [start, end] = isBehind ? [from, to + 1] : [before, to];
  take(sentence, start, end);
  return { candidates: centres, from: start, to: end };
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

/** «Pozuelo» is Pozuelo de Alarcón before the village of that name, as the search of places has it: a hundred times the people. */
function withLarger({ draft, finder }: Reading, { candidates, from, to }: PlaceMention): Place[] {
  if (candidates.some(({ population, kind }) => population >= LEAST_UNLED || kind !== "municipio")) return candidates;
  const name = textOf(draft, from, to);
  const [best] = finder.search(name);
  const isLonger = best?.kind === "municipio" && fold(best.name).startsWith(`${fold(name)} `);
  return isLonger ? [best, ...candidates] : candidates;
}

function oneWord(reading: Reading, at: number, found: readonly PlaceMention[]): PlaceMention | null {
  const { draft } = reading;
  const whole = longest(reading, at, 1);
  if (!whole) return null;
  const mention = { ...whole, candidates: withLarger(reading, whole) };
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
  // «Lima, Miraflores»: a short name that begins the sentence is one with a comma behind it.
  const isHead = at === 0 && sentence.tokens[mention.to]?.text === "," && /^\p{Lu}/u.test(words[0]?.text ?? "");
  return isLarge && ((words[0]?.plain.length ?? 0) >= 5 || isHead) ? mention : null;
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
    draft.keptWords.has(at) ||
    SMALL.test(first.plain) ||
    !leads ||
    KNOWN_WORDS.has(first.plain) ||
    (EVERYDAY.has(first.plain) && !isCapital) ||
    STREET_WORDS.test(first.plain) ||
    first.plain.length < 4
  )
    return null;
  let end = at + 1;
  while (end < sentence.tokens.length && end - at < 4 && sentence.tokens[end]!.kind === "word" && !sentence.taken[end])
    end++;
  for (let to = end; to > at; to--) {
    const last = sentence.tokens[to - 1]!;
    if (SMALL.test(last.plain) || (to > at + 1 && KNOWN_WORDS.has(last.plain)) || goesOn(draft, to)) continue;
    if (EVERYDAY.has(first.plain) && beginsLongerName(draft, to)) continue;
    const text = textOf(draft, at, to);
    const alike = finder.search(text).filter(({ name }) => isAlike(text, name));
    const [best] = alike;
    if (best && alike.every((place) => endsIn(place, text))) {
      tellPlace(draft, leadFrom(draft, at), to);
      take(sentence, at, to);
      return null;
    }
    // «La Roma» begins the name of two colonias, and «El Romance» as well: a whole word counts before its beginning.
    const whole = alike.find(({ name }) => fold(name).split(" ").includes(fold(text)));
    if (best) return { candidates: [whole ?? best], from: at, to, isGuess: whole === undefined };
    // «Balencia», «Vilbao»: the two letters sound alike, and a search of places takes the first letter by the letter.
    const sound = to === at + 1 ? finder.named(otherSound(text)) : [];
    if (sound.length > 0) return { candidates: sound, from: at, to };
  }
  return null;
}

/** «Virgen del Remedio», of which no table has more than the first word: a name is not cut where it goes on. */
function goesOn({ sentence }: Draft, to: number): boolean {
  let at = to;
  while (/^(de|del|la|las|los)$/.test(sentence.tokens[at]?.plain ?? "")) at++;
  const isCapital = /^\p{Lu}/u.test(sentence.tokens[at]?.text ?? "");
  return at > to && isCapital && sentence.text !== sentence.text.toUpperCase();
}

/** «Empordà», «Penedès»: towns end in the name of their part of the country, and none of them alone is meant. */
function endsIn({ kind, name }: Place, text: string): boolean {
  const [own, typed] = [fold(name), fold(text)];
  return kind === "municipio" && ["de", "del", "d", "de la"].some((link) => own.endsWith(` ${link} ${typed}`));
}

/** Where the words begin that lead to a name: «en el Empordà». */
function leadFrom({ sentence }: Draft, at: number): number {
  let from = at;
  while (/^(el|la|los|las|l|de|del)$/.test(wordAt(sentence, from - 1))) from--;
  return LEADS.has(wordAt(sentence, from - 1)) ? from - 1 : at;
}

const otherSound = (text: string) => text.replace(/^[bv]/i, (letter) => (letter.toLowerCase() === "b" ? "v" : "b"));

/** «Chiloé» is no Chiloeches: a name may lack its last two letters, and no more. */
const isCutShort = (word: string, typed: string) => word.startsWith(typed) && word.length - typed.length <= 2;

/** A search forgives much: the first word must begin one of the name's, or be one letter off. */
function isAlike(text: string, name: string): boolean {
  const [first = ""] = fold(text).split(" ");
  return fold(name)
    .split(" ")
    .some((word) => isCutShort(word, first) || (first.length >= 5 && withinOneEdit(word, first)));
}
