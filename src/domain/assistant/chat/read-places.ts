import { COMMUNITIES, LATIN_AMERICA } from "../../shared/places/tax-places.ts";
import { type Scan, take, wordAt } from "../../shared/spoken/scan.ts";
import { plainOf } from "../../shared/spoken/tokens.ts";
import { HOME_NOUNS, HOME_TYPES } from "./home-words.ts";
import type { PlaceMention, UnderstandingContext } from "./intents.ts";
import { editsBetween, isKnownWord, soundOf } from "./spelling.ts";

/** A place found in a message, with its pieces. */
interface Found {
  mention: PlaceMention;
  country?: string;
  from: number;
  to: number;
  /** Of several places the most certain one counts. */
  rank: number;
}
interface PlaceRead {
  mention: PlaceMention;
  country?: string;
}
type FindPlace = UnderstandingContext["findPlace"];

/**
 * How strongly a sentence marks these words as a place: leads to it, leaves it open, or uses them as everyday words.
 */
type Certainty = "sure" | "open" | "common";
const LONGEST = 6;
/** `¿y Atlantis?`, with its signs. */
const SHORT_QUESTION = 6;
const ARTICLES = /^(el|la|los|las|l|un|una)$/;
/** Words that lead to a place: "en Gràcia", "por la zona de Ruzafa". */
const LEADS = new Set([
  "en",
  "zona",
  "barrio",
  "barriada",
  "colonia",
  "distrito",
  "comuna",
  "municipio",
  "ciudad",
  "cerca",
  "por",
  "centro",
  "localidad",
  "provincia",
  // As the speller writes "alrededores".
  "alrededor",
]);
/** No name goes on over these. */
const ENDS = new Set(
  "con sin por para hasta que si y o e u pero entre desde menos mas quiero tengo tiene como cuanto cual a al en es son un una unos mi mis tu su me se lo segunda obra nuevo nueva usado usada usada alquiler venta renta arriendo vale cuesta puedo soy gano tipo unas maximo minimo ni no tambien porque cuando donde barato barata baratos comprar alquilar habitaciones hab dormitorios metros euros vivienda piso casa".split(
    " ",
  ),
);
/** "En efectivo", "en mi zona": no places. */
const NO_PLACE = new Set(
  "efectivo general serio persona mano linea casa total caso cuenta venta alquiler renta arriendo mi tu su esta este esa ese donde que cual vez lugar euros pesos dolares umbral excel pdf google php python whatsapp instagram idealista internet portales web pagina app fin cuanto vivo directo concreto particular principio condiciones buen mal estado marcha camino medio especial planta obra pozo preventa exclusiva linea efecto realidad conjunto parte cambio hipoteca blanco negro serie ingles frances frío cualquier toda todo todas estos estas unos meses anos dias horas semanas zonas grande peque castellano espanol menos mas comunidad ordenador movil otra otro codigo postal credito prestamo cuota entrada enganche interes sueldo nomina ingresos ahorros gastos impuestos rentabilidad soles segunda fuente".split(
    " ",
  ),
);

/** "ISR", "UVA": capitals alone are a tax, an index or an office. These few are cities. */
const ACRONYM = /^\p{Lu}{2,5}$/u;
const CITY_ACRONYMS = /^(CDMX|DF|CABA|GDL|MTY|BCN|GBA|SLP|RD)$/;

/** Whether a word is an acronym, and no part of a name that is written in capitals. */
function isAcronym({ tokens }: Scan, at: number): boolean {
  const isCapitals = (index: number) => /^\p{Lu}{2,}$/u.test(tokens[index]?.text ?? "");
  const { text } = tokens[at]!;
  return ACRONYM.test(text) && !CITY_ACRONYMS.test(text) && !isCapitals(at + 1) && !isCapitals(at - 1);
}

/** The place of a message: the most certain one; the finer of two, "Gràcia, Barcelona". */
export function readPlace(
  message: Scan,
  findPlace: FindPlace,
  isAsked: boolean,
  isCorrection: boolean,
  isOpen: boolean,
): PlaceRead | null {
  const found: Found[] = [];
  const isShouting = message.text === message.text.toUpperCase();
  for (let at = 0; at < message.tokens.length; at++) {
    const place = placeAt(message, at, findPlace, isShouting, isAsked, isOpen);
    if (!place) continue;
    found.push(place);
    at = place.to - 1;
  }
  const known = found.filter(({ mention }) => mention.id);
  const candidates = known.length > 0 ? known : found;
  if (candidates.length === 0) return null;
  // A correction names the wrong place before the right one. Otherwise the first of the most certain places is meant.
  const best = isCorrection ? candidates.at(-1)! : candidates.toSorted((a, b) => b.rank - a.rank)[0]!;
  const { mention, country } = best;
  return { mention, ...(country && { country }) };
}

function placeAt(
  message: Scan,
  at: number,
  findPlace: FindPlace,
  isShouting: boolean,
  isAsked: boolean,
  isOpen: boolean,
): Found | null {
  const token = message.tokens[at]!;
  if (token.kind !== "word" || message.taken[at]) return null;
  if (!isShouting && !isAsked && isAcronym(message, at)) return null;
  const before = wordAt(message, at - 1);
  const article = ARTICLES.test(before) ? wordAt(message, at - 2) : before;
  const isLed =
    LEADS.has(before) ||
    ((before === "de" || before === "del") && LEADS.has(wordAt(message, at - 2))) ||
    // "Por un crédito" leads to no place.
    (ARTICLES.test(before) &&
      !/^una?$/.test(before) &&
      (LEADS.has(article) || (article === "de" && LEADS.has(wordAt(message, at - 3)))));
  const isCapital =
    !isShouting &&
    /^\p{Lu}/u.test(token.text) &&
    ((at > 0 && message.tokens[at - 1]!.kind !== "mark") || isAsked || before === ",");
  const isOfHome =
    /^(de|del)$/.test(before) &&
    (HOME_TYPES[wordAt(message, at - 2)] !== undefined || HOME_NOUNS.includes(wordAt(message, at - 2)));
  if (ARTICLES.test(token.plain) && !isNameStart(message, at)) return null;
  if (LEADS.has(token.word) && token.word !== "centro" && !isCapital) return null;
  const isCommon = isKnownWord(token.plain);
  const certainty =
    (isCapital && !isCommon) || ((isLed || isAsked || isOfHome) && before !== "por" && !isCommon)
      ? "sure"
      : isCommon
        ? "common"
        : "open";
  // A common word is a place only where something leads to it: "Salas", "Sol", "Toro".
  if (!isLed && !isCapital && !isOfHome && (isCommon || !isOpen)) return null;
  if (token.plain === "umbral" || (NO_PLACE.has(token.plain) && !isCapital)) return null;
  const inText = longestKnown(message, at, findPlace, certainty);
  if (inText) return inText;
  // "¿Y Atlantis?" asks for another place, and not for the one before.
  const isAnother = isCapital && !isCommon && /^[yo]$/.test(before) && message.tokens.length <= SHORT_QUESTION;
  if (!(isLed && before !== "por") && !isAsked && !isAnother) return null;
  return unknownPlace(message, at, isCapital);
}

/** "La Plata", "El Ejido": an article belongs to the name where the next word is unknown or has a capital letter. */
const isNameStart = (message: Scan, at: number) => {
  const next = message.tokens[at + 1];
  return next?.kind === "word" && (!isKnownWord(next.plain) || /^\p{Lu}/u.test(next.text));
};

function longestKnown(message: Scan, at: number, findPlace: FindPlace, certainty: Certainty): Found | null {
  const end = nameEnd(message, at);
  const region = regionAt(message, at, end);
  if (region) return region;
  for (let to = end; to > at; to--) {
    const last = message.tokens[to - 1]!;
    if (/^(de|del|la|el|los|las)$/.test(last.plain)) continue;
    const text = message.text.slice(message.tokens[at]!.start, last.end);
    if (text.length < 3 || (to === at + 1 && isFunctionWord(last.plain))) continue;
    const place = findPlace(text);
    if (!place || !isNamed(text, place.name, certainty, findPlace)) continue;
    return { ...whole(message, to, text, place, findPlace), from: at };
  }
  return null;
}

/** Communities and countries, which no search of towns knows: it would find a village with their name. */
const REGIONS = new Set(
  [
    ...Object.values(COMMUNITIES).filter((name) => !/^(Madrid|Murcia)$/.test(name)),
    ...Object.values(LATIN_AMERICA).map(({ name }) => name),
    "Catalunya",
    "Euskadi",
    "Comunidad de Madrid",
    "Comunidad Valenciana",
    "Región de Murcia",
    "Islas Canarias",
    "Castilla La Mancha",
    "España",
    "Francia",
    "Italia",
    "Portugal",
    "Alemania",
    "Latinoamérica",
    "Venezuela",
  ].map(plainOf),
);

function regionAt(message: Scan, at: number, end: number): Found | null {
  for (let to = end; to > at; to--) {
    const text = message.text.slice(message.tokens[at]!.start, message.tokens[to - 1]!.end);
    if (!REGIONS.has(plainOf(text))) continue;
    const country = Object.entries(LATIN_AMERICA).find(([, { name }]) => plainOf(name) === plainOf(text))?.[0];
    return { mention: { text }, ...(country && { country }), from: at, to, rank: -1 };
  }
  return null;
}

/** With the town after it where there is one: "Gràcia, Barcelona", "Triana (Sevilla)". */
function whole(
  message: Scan,
  to: number,
  text: string,
  place: NonNullable<ReturnType<FindPlace>>,
  findPlace: FindPlace,
): Omit<Found, "from"> {
  const found = (mention: PlaceMention, country: string, end: number) => ({
    mention,
    country,
    to: end,
    rank: rankOf(mention),
  });
  const own = { text, id: place.id, name: place.name };
  const separator = message.tokens[to];
  if (
    separator &&
    /^[,(]$/.test(separator.text) &&
    message.tokens[to + 1]?.kind === "word" &&
    !isKnownWord(message.tokens[to + 1]!.plain)
  ) {
    const end = nameEnd(message, to + 1);
    const town = message.text.slice(message.tokens[to + 1]!.start, message.tokens[end - 1]?.end ?? 0);
    const together = town && findPlace(`${text} ${town}`);
    if (together && town)
      return found({ text: `${text}, ${town}`, id: together.id, name: together.name }, together.country, end);
  }
  return found(own, place.country, to);
}

const rankOf = ({ id = "" }: PlaceMention) =>
  /^(barrio|distrito|localidad)-/.test(id) ? 2 : id.startsWith("provincia") ? 0 : 1;

function nameEnd(message: Scan, at: number): number {
  let to = at;
  while (to < message.tokens.length && to - at < LONGEST) {
    const token = message.tokens[to]!;
    const isJoin = token.text === "-" || token.text === "'" || token.text === "’";
    if ((token.kind !== "word" && !isJoin) || message.taken[to]) break;
    if (to > at && ENDS.has(token.plain) && !/^\p{Lu}/u.test(token.text)) break;
    to++;
  }
  return to;
}

const isFunctionWord = (plain: string) => plain.length < 4 && isKnownWord(plain);

/** "Ruzafa" for Russafa; one letter off in a long word. */
const isAlike = (a: string, b: string) => {
  const sounds = [a, b].map((word) => soundOf(word).replace(/(.)\1/g, "$1"));
  return sounds[0] === sounds[1] || (b.length >= 7 && editsBetween(a, b, 1) <= 1);
};

const nameWords = (text: string) =>
  plainOf(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);

/**
 * A search forgives much and completes unfinished words. Where nothing in the sentence leads to a place, the words must
 * be near to the name, where they are everyday words the name itself; a town may follow a neighbourhood: "gracia
 * barcelona".
 */
function isNamed(text: string, name: string, certainty: Certainty, findPlace: FindPlace): boolean {
  const [first, ...others] = nameWords(text);
  if (!first || certainty === "sure") return first !== undefined;
  const names = nameWords(name);
  const isNear = (word: string) => names.some((each) => (certainty === "common" ? each === word : isAlike(each, word)));
  return (
    isNear(first) &&
    others.every(
      (word) => isNear(word) || (!isKnownWord(word) && nameWords(findPlace(word)?.name ?? "").includes(word)),
    )
  );
}

/** A name that no list has: kept as it was written. */
function unknownPlace(message: Scan, at: number, isCapital: boolean): Found | null {
  const first = message.tokens[at]!;
  if (!isCapital && (isKnownWord(first.plain) || ENDS.has(first.plain))) return null;
  let to = at;
  while (to < message.tokens.length && to - at < LONGEST) {
    const token = message.tokens[to]!;
    if (token.kind !== "word" || message.taken[to]) break;
    const isLarge = /^\p{Lu}/u.test(token.text);
    const isJoin =
      /^(de|del|la|las|los|el)$/.test(token.plain) &&
      to + 1 < message.tokens.length &&
      (isCapital ? /^\p{Lu}/u.test(message.tokens[to + 1]!.text) : !isKnownWord(message.tokens[to + 1]!.plain));
    const goesOn = isCapital
      ? isLarge || isJoin
      : (!isKnownWord(token.plain) && !ENDS.has(token.plain)) || (isJoin && to > at);
    if (!goesOn) break;
    to++;
  }
  // "En responder", "en vender": an act is no place.
  if (to === at || (!isCapital && /(?:ar|er|ir|arlo|arla|ando|iendo|mente)$/.test(first.plain))) return null;
  const text = message.text.slice(first.start, message.tokens[to - 1]!.end);
  return text.length < 3 ? null : { mention: { text }, from: at, to, rank: -1 };
}

const LEADS_IN =
  /^\s*(?:(?:pues|bueno|a ver|mira|est[aá]|es|queda|se encuentra|vivo|ser[ií]a|digo|no|perd[oó]na?|mejor|quise decir|quer[ií]a decir)[\s,]+)*/i;

/** The whole of a bare answer to "¿en qué barrio o municipio está?". */
export function placeAsAnswer(text: string, findPlace: FindPlace): PlaceRead | null {
  const clean = text
    .replace(/[.!?¡¿]+/g, " ")
    .replace(LEADS_IN, "")
    .replace(/^(?:en|por|cerca de|la zona de|el barrio de|barrio de|zona)\s+/i, "")
    .trim();
  if (clean.length < 2 || clean.split(/\s+/).length > 6 || /\d/.test(clean)) return null;
  const place = findPlace(clean);
  if (place) return { mention: { text: clean, id: place.id, name: place.name }, country: place.country };
  const isPlain = clean.split(/[\s,]+/).every((word) => isKnownWord(plainOf(word)));
  return isPlain ? null : { mention: { text: clean } };
}

/** "CP 28010", "código postal 08036", "en el 28010": a number of five digits is a price without one of these before it. */
const BEFORE_POSTCODE = /^(cp|postal|en|zona|distrito)$/;

/** The known postcode of a message, whose pieces are taken; null for a number that is none. */
export function readPostcode(message: Scan, findPlace: FindPlace): PlaceRead | null {
  for (const [at, token] of message.tokens.entries()) {
    if (!/^\d{5}$/.test(token.text) || message.taken[at]) continue;
    // As typed: the speller knows no "postal".
    const plainAt = (where: number) => message.tokens[where]?.plain ?? "";
    const before = plainAt(at - 1);
    const lead = ARTICLES.test(before) ? plainAt(at - 2) : before;
    const isCounted =
      /^(euros?|eur|€|pesos|m2|metros|mil|al)$/.test(wordAt(message, at + 1)) || message.tokens[at + 1]?.text === "€";
    // Prices begin with no zero.
    if (isCounted || !(BEFORE_POSTCODE.test(lead) || token.text.startsWith("0"))) continue;
    const place = findPlace(`CP ${token.text}`);
    if (!place?.id.startsWith("cp-")) continue;
    take(message, at - (before === "postal" ? 2 : 1), at + 1);
    return { mention: { text: token.text, id: place.id, name: place.name }, country: place.country };
  }
  return null;
}
